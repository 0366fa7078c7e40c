/** The streams contract: any sequence of operations gives the same results as a simple model. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { House } from './contract-house.ts';
import type { Appended, Stored, Streams } from './streams.ts';

export function modelled(house: House): void {
  test('any sequence of calls gives the same results as a simple model', async () => {
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(command, { maxLength: 12 }), { maxLength: 12 }), async (groups) => {
        const model = new Model(`table/${run++}-`);
        try {
          for (const group of groups) {
            const answers = group.map((each) => apply(each, model, house.streams));
            for (const { actual, expected } of answers) expect(await actual).toEqual(expected);
            if (house.reopen && group.length === 12) {
              house.streams = await house.reopen();
              model.forgetFollowers();
            }
            await model.check(house);
          }
        } finally {
          await model.dropAll(house.streams);
        }
      }),
      { numRuns: house.runs ?? 150 },
    );
  });
}

type Command =
  | { do: 'append'; stream: number; off: number; events: unknown[]; wakeAt: number | undefined }
  | { do: 'drop'; stream: number }
  | { do: 'follow'; stream: number; after: number }
  | { do: 'leave'; follower: number };

const stream = fc.nat(2);

const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('append' as const),
      stream,
      off: fc.oneof(
        { weight: 4, arbitrary: fc.constant(0) },
        { weight: 1, arbitrary: fc.integer({ min: -2, max: 2 }) },
      ),
      events: fc.array(fc.jsonValue({ maxDepth: 1 }), { maxLength: 3 }),
      wakeAt: fc.option(fc.nat(99), { nil: undefined }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('drop' as const), stream }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('follow' as const), stream, after: fc.nat(4) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('leave' as const), follower: fc.nat(4) }) },
);

type Follower = { name: string; after: number; heard: Stored[]; leave: () => void };

class Model {
  readonly #prefix: string;
  readonly #events = new Map<string, Stored[]>();
  readonly #wakeAt = new Map<string, number>();
  readonly #dropped = new Set<string>();
  followers: Follower[] = [];

  constructor(prefix: string) {
    this.#prefix = prefix;
  }

  name(index: number): string {
    return this.#prefix + index;
  }

  version(name: string): number {
    return this.#events.get(name)?.length ?? 0;
  }

  append(name: string, expectedVersion: number, events: unknown[], wakeAt: number | undefined): Appended {
    const version = this.version(name);
    if (version !== expectedVersion) return { appended: false, version };
    const added = events.map((event, index) => ({
      version: version + index + 1,
      event: JSON.parse(JSON.stringify(event)),
    }));
    if (version + added.length > 0) {
      this.#events.set(name, [...(this.#events.get(name) ?? []), ...added]);
      if (wakeAt === undefined) this.#wakeAt.delete(name);
      else this.#wakeAt.set(name, wakeAt);
    }
    return { appended: true, version: version + added.length };
  }

  drop(name: string): void {
    this.#events.delete(name);
    this.#wakeAt.delete(name);
    this.#dropped.add(name);
  }

  forgetFollowers(): void {
    this.followers = [];
  }

  async check({ streams, settled }: House): Promise<void> {
    await settled();
    // What they heard depends on timing; other contract tests cover that.
    this.followers = this.followers.filter(({ name }) => !this.#dropped.has(name));
    this.#dropped.clear();
    for (const index of [0, 1, 2]) {
      const name = this.name(index);
      expect(await streams.read(name, 0)).toEqual(this.#events.get(name) ?? []);
    }
    const sooner = (one: { at: number; stream: string }, other: { at: number; stream: string }) =>
      one.at - other.at || one.stream.localeCompare(other.stream);
    const due = [...this.#wakeAt].map(([stream, at]) => ({ stream, at }));
    expect((await streams.due(50, 99)).sort(sooner)).toEqual(due.filter(({ at }) => at <= 50).sort(sooner));
    for (const { name, after, heard } of this.followers) {
      expect(heard).toEqual((this.#events.get(name) ?? []).filter(({ version }) => version > after));
    }
  }

  async dropAll(streams: Streams): Promise<void> {
    await Promise.all([0, 1, 2].map((index) => streams.drop(this.name(index))));
  }
}

/** Applies the command to both, without waiting for the store. */
function apply(command: Command, model: Model, streams: Streams): { actual: unknown; expected: unknown } {
  if (command.do === 'leave') {
    const [left] = model.followers.splice(command.follower, 1);
    left?.leave();
    return { actual: undefined, expected: undefined };
  }
  const name = model.name(command.stream);
  if (command.do === 'drop') {
    model.drop(name);
    return { actual: streams.drop(name), expected: undefined };
  }
  if (command.do === 'follow') {
    const heard: Stored[] = [];
    const leave = streams.follow(name, command.after, (stored) => heard.push(...stored));
    model.followers.push({ name, after: command.after, heard, leave });
    return { actual: undefined, expected: undefined };
  }
  const expectedVersion = Math.max(0, model.version(name) + command.off);
  return {
    actual: streams.append(name, expectedVersion, command.events, command.wakeAt),
    expected: model.append(name, expectedVersion, command.events, command.wakeAt),
  };
}
