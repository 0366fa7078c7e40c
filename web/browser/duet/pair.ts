/** A Duet table with one agent per side: together they know both faces, and play as a test asks. */
import { other } from '@safehouse/rules/duet/sides.ts';
import type { Action, Kind, Options, Side } from '@safehouse/rules/duet/types.ts';
import type { View } from '@safehouse/rules/duet/view-types.ts';
import type { Action as TableAction } from '@safehouse/rules/table/types.ts';
import type { Page } from 'playwright-core';
import { clues } from '../codenames/controls.ts';
import { Agent, newSecret } from '../kit/agent.ts';
import type { GuestOptions, House } from '../kit/house.ts';
import type { Texts } from '../kit/texts.ts';

export type PairOptions = {
  readonly play?: Options['play'];
  /** Play a mission instead: opens a campaign for this city. */
  readonly city?: string;
  readonly language?: string;
};

/** Motion takes time, and these tests do not need it. */
const still = { reducedMotion: 'reduce' } as const;
const quiet = { sound: 'off' } as const;

export class Pair {
  readonly code: string;
  readonly path: string;
  /** The campaign's secret, for a mission. */
  readonly campaign: string | undefined;
  readonly #house: House;
  readonly #agents: Record<Side, Agent>;
  #clues = 0;

  private constructor(house: House, { code, table, campaign }: Opened, agents: Record<Side, Agent>) {
    this.#house = house;
    this.code = code;
    this.path = `/t/${table}`;
    this.campaign = campaign;
    this.#agents = agents;
  }

  /** Ada in the West is the host, Ben is in the East; the game is started. */
  static async open(house: House, { play, city, language = 'en' }: PairOptions = {}): Promise<Pair> {
    const secret = newSecret();
    const opened = await openTable(house, { secret, name: 'Ada', language }, city);
    const west = await Agent.at(house.url, opened.table, secret);
    const { setup } = west.view;
    if (play && setup.game === 'duet') {
      await west.act({ kind: 'setUp', setup: { ...setup, options: { ...setup.options, play } } });
    }
    await west.act({ kind: 'sit', place: { team: 'west', role: 'partner' } });
    const east = await Agent.at(house.url, opened.table, newSecret());
    await east.act({ kind: 'join', name: 'Ben', place: { team: 'east', role: 'partner' } });
    const pair = new Pair(house, opened, { west, east });
    await west.act({ kind: 'start' });
    await pair.begins();
    return pair;
  }

  /** Two agents at an existing table, one per side; the game is not started yet. */
  static async joining(house: House, table: string, names: Record<Side, string>): Promise<Pair> {
    const at = (side: Side) => Agent.joining(house.url, table, names[side], { team: side, role: 'partner' });
    return new Pair(house, { table, code: '' }, { west: await at('west'), east: await at('east') });
  }

  at(side: Side): Agent {
    return this.#agents[side];
  }
  view(side: Side = 'west'): View {
    return this.#agents[side].view.round?.view as View;
  }
  async begins(): Promise<void> {
    await Promise.all(Object.values(this.#agents).map((agent) => agent.until((view) => view.phase === 'playing')));
  }
  get isOver(): boolean {
    return this.view().outcome !== undefined;
  }

  /** Cards that the other side may still touch and that are this kind on the giver's face. */
  open(giver: Side, kind: Kind): number[] {
    const guesser = other(giver);
    return this.view(giver).cards.flatMap(({ face, found, markers }, i) =>
      face === kind && !found && !markers.some(({ side }) => side === guesser) ? [i] : [],
    );
  }

  /** Acts, and waits until both sides have seen it. */
  async play(side: Side, action: Action): Promise<void> {
    await this.#agents[side].act({ kind: 'play', game: 'duet', action });
    await Promise.all(Object.values(this.#agents).map((agent) => agent.caughtUp()));
  }
  async clue(giver: Side, number: number): Promise<void> {
    await this.play(giver, { kind: 'giveClue', word: clues[this.#clues++ % clues.length] as string, number });
  }
  touch(guesser: Side, card: number): Promise<void> {
    return this.play(guesser, { kind: 'touch', card });
  }

  /** A clue, `finds` agents found on it, then a bystander or a stop. */
  async turn(giver: Side, finds: number, end: 'miss' | 'stop' = 'stop'): Promise<void> {
    const cards = this.open(giver, 'agent').slice(0, finds);
    await this.clue(giver, Math.max(1, finds));
    for (const card of cards) await this.touch(other(giver), card);
    if (this.isOver) return;
    if (end === 'stop') await this.play(other(giver), { kind: 'stop' });
    else await this.touch(other(giver), this.open(giver, 'bystander')[0] as number);
  }

  /** Gives clues for everything that is left, until the game is won. */
  async win(): Promise<void> {
    while (!this.isOver) await this.turn(this.view().givers[0] as Side, 9);
  }
  /** Turns that find nothing, until no clue can be given. */
  async spend(): Promise<void> {
    while (!this.isOver && this.view().phase === 'clue') await this.turn(this.view().givers[0] as Side, 0, 'miss');
  }

  /** A browser takes the seat over from its agent, whose view stays as it was. */
  async browser(side: Side, { remembers, ...options }: GuestOptions = {}): Promise<Page> {
    const agent = this.#agents[side];
    await agent.close();
    const secret = agent.secret as string;
    // They have opened the key of this game before (UX 48).
    const opened = `${this.path.slice('/t/'.length)} ${agent.view.round?.number ?? 1} ${side}`;
    const known = { ...quiet, secret, opened, ...remembers };
    return this.#house.guest(this.path, { ...still, ...options, remembers: known });
  }
  /** The agent reconnects after a browser used the seat. */
  async back(side: Side): Promise<void> {
    this.#agents[side] = await Agent.at(this.#house.url, this.path.slice(3), this.#agents[side].secret);
  }
  /** One more browser on a side; the agents stay and play on. */
  mate(side: Side, name: string, { remembers, ...options }: GuestOptions = {}): Promise<Page> {
    const opened = `${this.path.slice('/t/'.length)} 1 ${side}`;
    const join = { kind: 'join', name, place: { team: side, role: 'partner' } } as const;
    return this.#guest(join, { ...options, remembers: { opened, ...remembers } });
  }
  /** A browser that joins as a spectator. */
  watcher(name: string, options: GuestOptions = {}): Promise<Page> {
    return this.#guest({ kind: 'join', name }, options);
  }
  tv(options: GuestOptions = {}): Promise<Page> {
    return this.#house.guest(`${this.path}/tv`, { ...still, ...options, viewport: { width: 1920, height: 1080 } });
  }

  async #guest(join: TableAction, { remembers, ...options }: GuestOptions): Promise<Page> {
    const secret = newSecret();
    const agent = await Agent.at(this.#house.url, this.path.slice('/t/'.length), secret);
    await agent.act(join);
    await agent.close();
    return this.#house.guest(this.path, { ...still, ...options, remembers: { ...quiet, secret, ...remembers } });
  }
}

type Opened = { readonly table: string; readonly code: string; readonly campaign?: string };

async function openTable(house: House, host: object, city: string | undefined): Promise<Opened> {
  if (city === undefined) return (await post(house, '/api/tables', { ...host, game: 'duet' })) as Opened;
  const { campaign } = (await post(house, '/api/campaigns', { name: 'Night shift' })) as { campaign: string };
  return { ...((await post(house, `/api/campaigns/${campaign}/tables`, { ...host, city })) as Opened), campaign };
}

async function post(house: House, path: string, wish: object): Promise<unknown> {
  const response = await fetch(house.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wish),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
}

/** The end of the now-line after a teammate has found an agent; it begins with who found which word. */
export function afterMate(t: Texts): string {
  return t.duet.now.guess.moreBy({ name: '', word: '·' }).split('·').at(-1) as string;
}
