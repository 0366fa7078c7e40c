/** A Codenames table: agents hold the seats until a browser takes one over. */
import type { Options } from '@safehouse/rules/codenames/types.ts';
import type { Page } from 'playwright-core';
import { Agent, newSecret } from '../kit/agent.ts';
import type { GuestOptions, House } from '../kit/house.ts';

export type Seat = 'red spymaster' | 'red operative' | 'blue spymaster' | 'blue operative' | 'both operative';

export const four: readonly Seat[] = ['red spymaster', 'red operative', 'blue spymaster', 'blue operative'];
export const NAMES: Record<Seat, string> = {
  'red spymaster': 'Ada',
  'red operative': 'Bo',
  'blue spymaster': 'Cleo',
  'blue operative': 'Dag',
  'both operative': 'Edi',
};

export type TableOptions = {
  readonly seats?: readonly Seat[];
  readonly form?: Options['form'];
  readonly clock?: Options['clock'];
  /** The default if omitted. */
  readonly referee?: Options['referee'];
  readonly language?: string;
  readonly names?: Partial<Record<Seat, string>>;
  /** Stay in the lobby; by default a game is started. */
  readonly lobby?: boolean;
};

export class Table {
  readonly id: string;
  readonly code: string;
  readonly path: string;
  readonly #house: House;
  readonly #agents = new Map<Seat, Agent>();

  private constructor(house: House, id: string, code: string) {
    this.#house = house;
    this.id = id;
    this.code = code;
    this.path = `/t/${id}`;
  }

  /** The first seat is the host's. */
  static async open(house: House, options: TableOptions = {}): Promise<Table> {
    const {
      seats = four,
      form = 'teams',
      clock = { kind: 'off' },
      referee,
      language = 'en',
      names = {},
      lobby = false,
    } = options;
    const [first, ...rest] = seats;
    if (!first) throw new Error('somebody has to open the table');
    const nameOf = (seat: Seat) => names[seat] ?? NAMES[seat];
    const secret = newSecret();
    const { table: id, code } = await opened(house.url, { secret, name: nameOf(first), language });
    const table = new Table(house, id, code);
    const host = await Agent.at(house.url, id, secret);
    table.#agents.set(first, host);
    const { packs } = host.view.setup;
    await host.act({
      kind: 'setUp',
      setup: { game: 'codenames', packs, options: { form, clock, ...(referee && { referee }) } },
    });
    await host.act({ kind: 'sit', place: placeOf(first) });
    for (const seat of rest) {
      const agent = await Agent.at(house.url, id, newSecret());
      await agent.act({ kind: 'join', name: nameOf(seat), place: placeOf(seat) });
      table.#agents.set(seat, agent);
    }
    if (!lobby) {
      await host.act({ kind: 'start' });
      await Promise.all([...table.#agents.values()].map((agent) => agent.until((view) => view.phase === 'playing')));
    }
    return table;
  }

  /** The agent on a seat, until a browser takes it over. */
  at(seat: Seat): Agent {
    const agent = this.#agents.get(seat);
    if (!agent) throw new Error(`nobody is at ${seat}`);
    return agent;
  }
  /** The team whose turn it is, and the other one. */
  get sides(): { us: 'red' | 'blue'; them: 'red' | 'blue' } {
    const us = this.host.game.team;
    return { us, them: us === 'red' ? 'blue' : 'red' };
  }
  get host(): Agent {
    const [host] = this.#agents.values();
    return host as Agent;
  }

  /** A browser takes the seat over from its agent. */
  async browser(seat: Seat, { remembers, ...options }: GuestOptions = {}): Promise<Page> {
    const agent = this.at(seat);
    await agent.close();
    this.#agents.delete(seat);
    // They have opened the key of this game before (UX 48).
    const opened = `${this.id} ${agent.view.round?.number ?? 1} ${seat}`;
    const known = { secret: agent.secret as string, opened, ...remembers };
    return this.#house.guest(this.path, { ...options, remembers: known });
  }

  /** A browser that joins as a spectator. */
  async watcher(name: string, { remembers, ...options }: GuestOptions = {}): Promise<Page> {
    const secret = newSecret();
    const agent = await Agent.at(this.#house.url, this.id, secret);
    await agent.act({ kind: 'join', name });
    await agent.close();
    return this.#house.guest(this.path, { ...options, remembers: { secret, ...remembers } });
  }

  tv(options: GuestOptions = {}): Promise<Page> {
    return this.#house.guest(`${this.path}/tv`, { ...options, viewport: { width: 1920, height: 1080 } });
  }

  /** A spectator's connection, to compare with. */
  onlooker(): Promise<Agent> {
    return Agent.at(this.#house.url, this.id);
  }
}

async function opened(house: string, wish: object): Promise<{ table: string; code: string }> {
  const response = await fetch(`${house}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wish),
  });
  if (!response.ok) throw new Error(`no table was opened: ${response.status}`);
  return (await response.json()) as { table: string; code: string };
}

function placeOf(seat: Seat): { team: string; role: string } {
  const [team = '', role = ''] = seat.split(' ');
  return { team, role };
}
