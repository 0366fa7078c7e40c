/** Every phase of Spyfall in a spectator's view: produced by the rules, for people at a real table. */
import type { FromServer } from '@safehouse/protocol/messages.ts';
import type { Content } from '@safehouse/rules/kernel/content.ts';
import type { PersonId, Seat } from '@safehouse/rules/kernel/contract.ts';
import { defaults } from '@safehouse/rules/spyfall/defaults.ts';
import { spyfall } from '@safehouse/rules/spyfall/game.ts';
import type { Options } from '@safehouse/rules/spyfall/options.ts';
import type { Action, Deal, State } from '@safehouse/rules/spyfall/types.ts';
import type { View } from '@safehouse/rules/spyfall/view-types.ts';
import type { View as TableView } from '@safehouse/rules/table/view-types.ts';
import type { Page, WebSocketRoute } from 'playwright-core';

export type SceneOptions = Partial<Options> & {
  /** In seat order. The second is the spy, the first is the dealer. */
  readonly people: readonly string[];
  readonly locations: Content['locations'];
};

/** A simulated game beside the server's: it needs no clock and no waiting. */
export class Scene {
  readonly #people: readonly string[];
  #state: State;
  #now = Date.now();

  constructor({ people, locations, ...agreed }: SceneOptions) {
    this.#people = people;
    const options = { ...defaults, ...agreed };
    const own = options.own.map(({ name, roles }, i) => ({ id: `own-${i}`, name, roles }));
    const each = [3, 4, 5, 6, 7, 8];
    const deal: Deal = {
      options,
      locations: [...locations, ...own],
      players: people as PersonId[],
      rounds: Array.from({ length: options.rounds }, (_, location) => ({
        location,
        spy: each.map(() => 1),
        roles: [0, 1, 2, 3, 4, 5, 6],
      })),
      dealer: each.map(() => 0),
    };
    this.#state = spyfall.begin(deal, this.#now);
  }

  get view(): View {
    return spyfall.view(this.#state, 'spectator');
  }
  get isOver(): boolean {
    return this.#state.outcome !== undefined;
  }

  /** By index in seat order. */
  does(player: number, action: Action): this {
    return this.#act({ person: this.#person(player), team: 'table', role: 'player' }, action);
  }
  starts(): this {
    return this.does(this.#people.indexOf(this.#state.dealer), { kind: 'start' });
  }
  asks(player: number, whom: number, text?: string): this {
    return this.does(player, { kind: 'ask', whom: this.#person(whom), ...(text !== undefined && { text }) });
  }
  accuses(player: number, suspect: number): this {
    return this.does(player, { kind: 'accuse', suspect: this.#person(suspect) });
  }
  suspects(player: number, suspect: number): this {
    return this.does(player, { kind: 'suspect', suspect: this.#person(suspect) });
  }
  /** Runs what the clock is set for. */
  rings(): this {
    const due = spyfall.deadline(this.#state);
    if (!due) throw new Error('nothing to wait for');
    this.#now = due.at;
    return this.#act('clock', due.action);
  }
  leaves(player: number): this {
    this.#state = spyfall.withdraw(this.#state, this.#person(player));
    const due = spyfall.deadline(this.#state);
    return due && due.at <= this.#now ? this.rings() : this;
  }

  #person(player: number): PersonId {
    return this.#people[player] as PersonId;
  }
  #act(by: Seat | 'clock', action: Action): this {
    const result = spyfall.decide(this.#state, by, action, { now: this.#now });
    if (!result.ok) throw new Error(`${action.kind} was refused: ${result.refusal.code}`);
    this.#state = result.value.reduce(spyfall.evolve, this.#state);
    return this;
  }
}

/** A page that shows scenes instead of the server's views. */
export class Theatre {
  readonly #page: Page;
  #socket: WebSocketRoute | undefined;
  #view: TableView | undefined;
  #version = 0;

  private constructor(page: Page) {
    this.#page = page;
  }

  /** Reloads the page with its socket intercepted. */
  static async on(page: Page): Promise<Theatre> {
    const theatre = new Theatre(page);
    await page.routeWebSocket(/\/ws$/, (socket) => theatre.#sit(socket));
    await page.reload();
    await page.locator('[data-now]').waitFor();
    return theatre;
  }

  async show({ view, isOver }: Scene): Promise<void> {
    const table = this.#view;
    if (!table?.round) throw new Error('no game to change');
    const shown = { ...table, phase: isOver ? 'over' : 'playing', round: { ...table.round, view } } as TableView;
    const message: FromServer = { type: 'view', now: Date.now(), version: this.#version, view: shown };
    this.#socket?.send(JSON.stringify(message));
    await this.#page.evaluate(async () => {
      // Texts are fitted after a frame, and again once their fonts are there.
      const frame = () => new Promise((over) => requestAnimationFrame(() => setTimeout(over)));
      await frame();
      await document.fonts.ready;
      await frame().then(frame);
    });
  }

  #sit(socket: WebSocketRoute): void {
    this.#socket = socket;
    const house = socket.connectToServer();
    house.onMessage((text) => {
      const message = JSON.parse(String(text)) as FromServer;
      if ('version' in message && message.type !== 'done') this.#version = message.version;
      if ('view' in message && message.view) this.#view = message.view;
      socket.send(text);
    });
  }
}
