/**
 * One schedule of failures: people act at a table while connections, the store and the server fail; then everything
 * recovers.
 */
import * as unpacker from '@safehouse/protocol/packed.ts';
import type { Random } from '@safehouse/rules/kernel/random.ts';
import { anyAction } from '@safehouse/rules/table/random-guest.ts';
import { table as machine } from '@safehouse/rules/table/table.ts';
import type { Action, Viewer } from '@safehouse/rules/table/types.ts';
import type { Link } from '@safehouse/web/src/lib/link.ts';
import type { Answer } from '@safehouse/web/src/lib/outbox.ts';
import { PlainLink } from '@safehouse/web/src/lib/plain-link.ts';
import { type TableId, tableStream } from '../platform/ids.ts';
import { openMemory } from '../streams/memory.ts';
import type { Streams } from '../streams/streams.ts';
import { type Envelope, eventOf } from '../tables/envelope.ts';
import { FaultyStreams } from '../testing/faulty-streams.ts';
import { type InProcess, openInProcess } from '../testing/in-process.ts';
import { lasting } from '../testing/lasting-streams.ts';
import { sorted } from '../testing/sorted.ts';
import { stateOf } from '../testing/state-of.ts';
import { seeded } from './command-line.ts';
import { VirtualTime } from './virtual-time.ts';
import { Wire } from './wire.ts';

const SECRETS = ['a', 'b', 'c'].map((letter) => letter.repeat(43));
const TROUBLE = 20_000;
/** Time until each side has noticed which connections are dead; and until everything has been retried. */
const NOTICED = 25_000;
const HEARTBEAT = 9_000;
const HEALED = 90_000;

type Asked = { readonly by: string; readonly action: Action; answer?: Answer };
type Tab = {
  readonly secret: string | undefined;
  readonly link: Link;
  readonly wires: Wire[];
  downUntil: number;
  isSeen: boolean;
};

export type Outcome = {
  /** Violations; empty if all is well. */
  readonly wrong: readonly string[];
  readonly actions: number;
  readonly dials: number;
};

export async function runSchedule(seed: number): Promise<Outcome> {
  const time = new VirtualTime();
  time.begin();
  try {
    const schedule = await Schedule.opened(seed, time);
    await schedule.trouble();
    await schedule.heal();
    return await schedule.outcome();
  } finally {
    time.end();
  }
}

class Schedule {
  readonly #time: VirtualTime;
  readonly #random: Random;
  readonly #store = new FaultyStreams(openMemory({ now: () => Date.now() }));
  readonly #tabs: Tab[] = [];
  readonly #asked: Asked[] = [];
  #server: InProcess;
  #kill: () => void;
  #table = '' as TableId;
  /** Whether the host has closed the table. */
  #isGone = false;

  private constructor(seed: number, time: VirtualTime) {
    this.#time = time;
    this.#random = seeded(seed);
    const { streams, kill } = mortal(this.#store.streams);
    this.#server = openInProcess(streams, this.#time.clock, { heartbeat: HEARTBEAT });
    this.#kill = kill;
  }

  static async opened(seed: number, time: VirtualTime): Promise<Schedule> {
    const schedule = new Schedule(seed, time);
    const opening = schedule.#server.house.open({ secret: SECRETS[0] as string, name: 'Ann', language: 'en' });
    await time.pass(1);
    schedule.#table = (await opening)?.table as TableId;
    for (const secret of [...SECRETS, undefined]) schedule.#open(secret);
    return schedule;
  }

  async trouble(): Promise<void> {
    const random = this.#random;
    for (let left = TROUBLE; left > 0; ) {
      const wait = 1 + random.below(random.below(4) === 0 ? 1500 : 150);
      await this.#time.pass(wait);
      left -= wait;
      const happening = random.below(20);
      const tab = random.pick(this.#tabs);
      if (happening < 12) this.#act(tab);
      else if (happening < 15) tab.wires.at(-1)?.cut();
      else if (happening === 15) tab.downUntil = this.#time.now + random.below(6000);
      else if (happening === 16) this.#store.fails = random.pick(['before', 'after', 'no', 'no']);
      else if (happening === 17) tab.link.wake();
      else if (happening === 18 && random.below(3) === 0) this.#restart();
      else if (happening === 19 && this.#tabs.length < 6) this.#open(random.pick(SECRETS));
    }
  }

  /** From now on everything works, and everyone looks at their page. */
  async heal(): Promise<void> {
    this.#store.fails = 'no';
    for (const tab of this.#tabs) {
      tab.downUntil = 0;
      tab.isSeen = true;
      tab.link.wake();
    }
    await this.#time.pass(NOTICED);
    for (let left = HEALED; left > 0 && !this.#isAtRest(); left -= 1000) await this.#time.pass(1000);
    await this.#time.pass(5000);
  }

  async outcome(): Promise<Outcome> {
    this.#isGone = (await this.#store.streams.read(tableStream(this.#table), 0)).length === 0;
    const wrong = this.#isGone
      ? this.#unanswered()
      : [...this.#unanswered(), ...(await this.#misled()), ...(await this.#miscounted())];
    return { wrong, actions: this.#asked.length, dials: this.#tabs.reduce((sum, { wires }) => sum + wires.length, 0) };
  }

  #open(secret: string | undefined): void {
    const wires: Wire[] = [];
    const dial = () => {
      const wire = new Wire(
        { time: this.#time, random: this.#random, accept: (channel) => this.#server.hub.add(channel) },
        { isDown: this.#time.now < tab.downUntil },
      );
      wires.push(wire);
      return wire.browser;
    };
    const link = new PlainLink({
      table: this.#table,
      ...(secret !== undefined && { secret }),
      dial,
      seen: () => tab.isSeen,
      random: () => this.#random.below(1000) / 1000,
      // Some browsers read packed frames, some do not.
      ...(this.#random.below(2) === 0 && { unpacker: async () => unpacker }),
    });
    const tab: Tab = { secret, link, wires, downUntil: 0, isSeen: this.#random.below(3) > 0 };
    this.#tabs.push(tab);
    link.connect();
  }

  #act({ link, secret }: Tab): void {
    if (!link.view || secret === undefined) return;
    const told = { kind: 'say', text: `told ${this.#asked.length}` } as const;
    const any = this.#random.below(2) === 0 ? told : anyAction(link.view, this.#random);
    // Closing a table ends it, so it is rare.
    const action = any.kind === 'close' && this.#random.below(8) > 0 ? told : any;
    const asked: Asked = { by: String(link.you), action };
    this.#asked.push(asked);
    void link.act(action).then((answer) => {
      asked.answer = answer;
    });
  }

  /** The server is killed, and another starts on the same store. */
  #restart(): void {
    for (const { wires } of this.#tabs) for (const wire of wires) if (!wire.isOver) wire.houseDied();
    this.#kill();
    const { streams, kill } = mortal(this.#store.streams);
    this.#server = openInProcess(streams, this.#time.clock, { heartbeat: HEARTBEAT });
    this.#kill = kill;
  }

  #isAtRest(): boolean {
    return this.#tabs.every(({ link }) => link.waiting === 0 && (link.status === 'open' || link.status === 'ended'));
  }

  #unanswered(): string[] {
    const waiting = this.#asked
      .filter(({ answer }) => !answer)
      .map(({ action }) => `${action.kind} was never answered`);
    const lost = this.#tabs.flatMap(({ link: { status, farewell } }) => {
      if (status === 'open' && !this.#isGone) return [];
      // A takeover by another tab, or a removal by the host, is a valid reason.
      const isWhy = farewell === 'taken-over' || farewell === 'removed';
      const isOver = this.#isGone && (farewell === 'table-closed' || farewell === 'no-such-table');
      if (status === 'ended' && (isWhy || isOver)) return [];
      return `a tab is ${status} (${farewell})`;
    });
    return [...waiting, ...lost];
  }

  async #misled(): Promise<string[]> {
    const state = await stateOf(this.#store.streams, this.#table, this.#time.clock);
    const open = this.#tabs.filter(({ link }) => link.status === 'open');
    const here = new Set(open.map(({ link }) => link.you));
    const present = state.people
      .filter(({ id, status }) => status === 'in' && here.has(id))
      .map(({ id }) => id)
      .sort();
    return open.flatMap(({ link }) => {
      const viewer = (link.you ?? 'spectator') as Viewer;
      const isRight = sorted(link.view) === sorted(machine.view(state, viewer));
      const seen = [...link.present].sort();
      const isCurrent = seen.join() === present.join();
      return [
        !isRight && `${viewer} sees something else`,
        !isCurrent && `${viewer} thinks that ${seen} are here, not ${present}`,
      ].filter((one) => one !== false);
    });
  }

  /** Each chat message appears once if it was confirmed, never if it was refused, and at most once if unknown. */
  async #miscounted(): Promise<string[]> {
    const stored = await this.#store.streams.read(tableStream(this.#table), 0);
    const said = new Map<string, number>();
    const ids = new Map<string, number>();
    for (const one of stored) {
      const event = eventOf(one);
      const { id, by } = one.event as Envelope;
      if (event.kind === 'said') said.set(event.text, (said.get(event.text) ?? 0) + 1);
      if (id !== undefined) ids.set(`${by} ${id}`, (ids.get(`${by} ${id}`) ?? 0) + 1);
    }
    const twice = [...ids.values()].filter((times) => times > 1).map(() => 'an action was played twice');
    const lines = this.#asked.flatMap(({ action, answer }) => {
      if (action.kind !== 'say' || !answer || !/^told \d+$/.test(action.text)) return [];
      const times = said.get(action.text) ?? 0;
      const isRight = answer.ok ? times === 1 : isUndecided(answer.code) ? times <= 1 : times === 0;
      return isRight ? [] : `${action.text} is there ${times} times, and the answer was ${JSON.stringify(answer)}`;
    });
    return [...twice, ...lines];
  }
}

/** After these it may have been stored or not. */
function isUndecided(code: string): boolean {
  return ['store-unavailable', 'taken-over', 'removed', 'idle', 'too-fast', 'hello-first'].includes(code);
}

/** The store of a server that may be killed: after that, nothing it asked for is done or answered. */
function mortal(real: Streams): { streams: Streams; kill(): void } {
  let isDead = false;
  const never = new Promise<never>(() => {});
  return {
    kill: () => {
      isDead = true;
    },
    streams: {
      ...lasting(real),
      read: (...asked) => (isDead ? never : real.read(...asked)),
      append: (...asked) => (isDead ? never : real.append(...asked)),
    },
  };
}
