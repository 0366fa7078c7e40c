/** A Spyfall table with an agent in every seat: together they know every card, and play as a test asks. */
import { defaults } from '@safehouse/rules/spyfall/defaults.ts';
import type { Options } from '@safehouse/rules/spyfall/options.ts';
import type { Action, RoundResult } from '@safehouse/rules/spyfall/types.ts';
import type { View } from '@safehouse/rules/spyfall/view-types.ts';
import type { Page } from 'playwright-core';
import { Agent, newSecret } from '../kit/agent.ts';
import type { GuestOptions, House } from '../kit/house.ts';

export type RingOptions = Partial<Options> & {
  /** In seat order, the host first. */
  readonly names?: readonly string[];
  readonly language?: string;
  /** Stay in the lobby; by default a game is started. */
  readonly lobby?: boolean;
};

/** Results of a round that need no waiting for the clock. */
export type Quick = Exclude<RoundResult, 'spy-convicted' | 'innocent-convicted' | 'spy-escaped'>;

const player = { team: 'table', role: 'player' } as const;
/** Sounds take time, and these tests do not need them. */
const quiet = { sound: 'off' } as const;

export class Ring {
  readonly code: string;
  readonly path: string;
  readonly #house: House;
  readonly #agents: Agent[];

  private constructor(house: House, { table, code }: Opened, agents: Agent[]) {
    this.#house = house;
    this.code = code;
    this.path = `/t/${table}`;
    this.#agents = agents;
  }

  static async open(house: House, options: RingOptions = {}): Promise<Ring> {
    const { names = ['Ada', 'Ben', 'Cleo', 'Dov'], language = 'en', lobby = false, ...agreed } = options;
    const [name, ...guests] = names;
    const secret = newSecret();
    const opened = await openTable(house, { secret, name, language, game: 'spyfall' });
    const host = await Agent.at(house.url, opened.table, secret);
    await host.act({
      kind: 'setUp',
      setup: { game: 'spyfall', options: { ...defaults, ...agreed }, packs: [`${language}/locations`] },
    });
    await host.act({ kind: 'sit', place: player });
    const ring = new Ring(house, opened, [host]);
    for (const guest of guests) await ring.joins(guest);
    if (!lobby) await ring.start();
    return ring;
  }

  /** In seat order. */
  get agents(): readonly Agent[] {
    return this.#agents;
  }
  get host(): Agent {
    return this.#agents[0] as Agent;
  }
  /** An agent's view of the game. */
  view(agent = this.host): View {
    const view = agent.view.round?.view;
    if (view?.game !== 'spyfall') throw new Error('no Spyfall on the table');
    return view;
  }
  get phase(): View['phase'] {
    return this.view().phase;
  }
  by(person: string | undefined): Agent {
    const agent = this.#agents.find(({ you }) => you === person);
    if (!agent) throw new Error(`no agent plays for ${person}`);
    return agent;
  }
  /** The agent's id and name at the table. */
  person({ you }: Agent): { readonly id: string; readonly name: string } {
    return { id: you, name: this.host.view.people.find(({ id }) => id === you)?.name ?? '' };
  }
  get dealer(): Agent {
    return this.by(this.view().dealer);
  }
  get spy(): Agent {
    const spy = this.#agents.find((agent) => 'spy' in (this.view(agent).you?.card ?? {}));
    if (!spy) throw new Error('no agent is the spy');
    return spy;
  }
  get innocents(): Agent[] {
    const { spy } = this;
    return this.#agents.filter((agent) => agent !== spy && this.view(agent).you?.card);
  }
  /** The location, from the card of an agent who is not the spy. */
  get location(): string {
    const card = this.view(this.innocents[0]).you?.card;
    return card && 'location' in card ? card.location : '';
  }

  async start(): Promise<void> {
    await this.host.act({ kind: 'start' });
    await this.#seen(this.host.view.round?.number ?? 1);
  }
  async joins(name: string): Promise<Agent> {
    const agent = await Agent.at(this.#house.url, this.path.slice(3), newSecret());
    await agent.act({ kind: 'join', name, place: player });
    this.#agents.push(agent);
    return agent;
  }
  /** Acts, and waits until every agent has seen it. */
  async play(agent: Agent, action: Action): Promise<void> {
    await agent.act({ kind: 'play', game: 'spyfall', action });
    await Promise.all(this.#agents.map((each) => each.caughtUp()));
  }
  /** The dealer starts the clock. */
  begin(): Promise<void> {
    return this.play(this.dealer, { kind: 'start' });
  }
  ask(from: Agent, to: Agent, text?: string): Promise<void> {
    return this.play(from, { kind: 'ask', whom: to.you, ...(text !== undefined && { text }) });
  }
  accuse(from: Agent, suspect: Agent): Promise<void> {
    return this.play(from, { kind: 'accuse', suspect: suspect.you });
  }
  /** Everyone who has not voted yet votes. */
  async vote(guilty: boolean): Promise<void> {
    for (const person of this.view().accusation?.awaited ?? []) {
      await this.play(this.by(person), { kind: 'vote', guilty });
    }
  }

  /** Plays this round to its end, and continues with the next one unless it was the last. */
  async round(result: Quick, then: 'go on' | 'stay' = 'go on'): Promise<void> {
    if (this.phase === 'briefing') await this.begin();
    await this.#end(result);
    if (then === 'go on' && !this.view().outcome) await this.play(this.host, { kind: 'goOn' });
  }

  /** An agent's connection is lost. */
  async loses(agent: Agent): Promise<void> {
    await agent.close();
    this.#agents.splice(this.#agents.indexOf(agent), 1);
    await this.misses(agent.you);
  }
  /** Waits until the server has noticed that these people are disconnected: from then on its clock counts. */
  async misses(...people: string[]): Promise<void> {
    const { host } = this;
    await host.until(() => !people.some((person) => host.present.includes(person)));
  }
  /** Reconnects the agents after a restart of the server. */
  async comesBack(): Promise<void> {
    const path = this.path.slice(3);
    const agents = await Promise.all(this.#agents.map(({ secret }) => Agent.at(this.#house.url, path, secret)));
    this.#agents.splice(0, agents.length, ...agents);
  }

  /** A browser takes the seat over from its agent, whose view stays as it was. */
  async browser(agent: Agent, { remembers, ...options }: GuestOptions = {}): Promise<Page> {
    await agent.close();
    this.#agents.splice(this.#agents.indexOf(agent), 1);
    return this.#house.guest(this.path, {
      ...options,
      remembers: { ...quiet, secret: agent.secret as string, ...remembers },
    });
  }
  /** A browser that joins as a spectator. */
  async watcher(name: string, { remembers, ...options }: GuestOptions = {}): Promise<Page> {
    const secret = newSecret();
    const agent = await Agent.at(this.#house.url, this.path.slice(3), secret);
    await agent.act({ kind: 'join', name });
    await agent.close();
    return this.#house.guest(this.path, { ...options, remembers: { ...quiet, secret, ...remembers } });
  }
  tv(options: GuestOptions = {}): Promise<Page> {
    return this.#house.guest(`${this.path}/tv`, { ...options, viewport: { width: 1920, height: 1080 } });
  }

  async #end(result: Quick): Promise<void> {
    const { spy, innocents, location } = this;
    const [first, second] = innocents as [Agent, Agent];
    if (result === 'spy-accused' || result === 'innocent-accused') {
      await this.accuse(first, result === 'spy-accused' ? spy : second);
      return this.vote(true);
    }
    if (result === 'void') {
      await spy.act({ kind: 'watch' });
      return this.host.until(() => this.phase === 'verdict').then(() => undefined);
    }
    await this.play(spy, { kind: 'stop' });
    const played = this.view().verdicts.map((verdict) => verdict.location);
    const wrong = this.view().locations.find(({ id }) => id !== location && !played.includes(id))?.id ?? '';
    await this.play(spy, { kind: 'name', location: result === 'location-named' ? location : wrong });
  }
  async #seen(round: number): Promise<void> {
    await Promise.all(
      this.#agents.map((agent) => agent.until((view) => view.phase === 'playing' && view.round?.number === round)),
    );
  }
}

type Opened = { readonly table: string; readonly code: string };

async function openTable(house: House, wish: object): Promise<Opened> {
  const response = await fetch(`${house.url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wish),
  });
  if (!response.ok) throw new Error(`no table was opened: ${response.status}`);
  return (await response.json()) as Opened;
}
