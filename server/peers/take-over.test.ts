/** One person, several places: whatever network and clocks do, only the place they entered last remains. */
import type { PersonId } from '@safehouse/rules/kernel/contract.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newTableId, type TableId } from '../platform/ids.ts';
import type { Bus } from '../streams/bus.ts';
import { ManualClock } from '../testing/manual-clock.ts';
import { peersOn } from './nodes.ts';
import type { Presence } from './peers.ts';

const person = 'a'.repeat(16) as PersonId;

/** A bus that keeps the order of messages from one node to another, but no other order. */
class JumbledBus {
  readonly #lines: Map<string, ((text: string) => void)[]>[] = [];
  readonly #underWay: { text: string; subject: string }[][][] = [];

  line(): Bus {
    const from = this.#lines.length;
    const listeners = new Map<string, ((text: string) => void)[]>();
    this.#lines.push(listeners);
    return {
      isUp: true,
      say: (subject, text) => {
        for (const to of this.#lines.keys()) this.#queue(from, to).push({ subject, text });
      },
      hear: (subject, listener) => {
        listeners.set(subject, [...(listeners.get(subject) ?? []), listener]);
        return () =>
          listeners.set(
            subject,
            (listeners.get(subject) ?? []).filter((one) => one !== listener),
          );
      },
      watch: () => () => {},
    };
  }

  /** Delivers one of the messages that could come next; false if there is none. */
  deliver(which: number): boolean {
    const queues = this.#underWay.flatMap((line, from) =>
      (line ?? []).flatMap((queue, to) => (queue.length > 0 && from !== to ? [{ queue, to }] : [])),
    );
    const chosen = queues[which % Math.max(1, queues.length)];
    const message = chosen?.queue.shift();
    if (!chosen || !message) return false;
    for (const listener of this.#lines[chosen.to]?.get(message.subject) ?? []) listener(message.text);
    return true;
  }

  #queue(from: number, to: number) {
    const line = this.#underWay[from] ?? [];
    const queue = line[to] ?? [];
    this.#underWay[from] = line;
    line[to] = queue;
    return queue;
  }
}

type Node = { readonly presence: Presence; readonly clock: ManualClock };
type Step = { readonly do: 'enter' | 'deliver' | 'pass'; readonly node: number; readonly which: number };

/** Nodes with one room each for the table, and clocks that differ by hours. */
function nodesOn(bus: JumbledBus, skews: readonly number[]): Node[] {
  const table: TableId = newTableId();
  return skews.map((skew) => {
    const clock = new ManualClock(1_800_000_000_000 + skew);
    const presence = peersOn(bus.line())({ clock, malformed: () => expect.unreachable() }).presence(table);
    presence.listen(() => {});
    return { presence, clock };
  });
}

const turn = () => new Promise((done) => setImmediate(done));

/** Delivers everything in transit, and whatever follows from it. */
async function calm(bus: JumbledBus): Promise<void> {
  await turn();
  for (let tries = 0; tries < 10_000; tries++) {
    if (bus.deliver(0)) await turn();
    else return;
  }
  throw new Error('they never stop telling each other');
}

const step = fc.record({
  do: fc.constantFrom('enter', 'deliver', 'deliver', 'deliver', 'pass'),
  node: fc.nat(2),
  which: fc.nat(20),
}) as fc.Arbitrary<Step>;

test('in every order of messages, exactly one connection stays', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: -7_200_000, max: 7_200_000 }), { minLength: 3, maxLength: 3 }),
      fc.array(step, { minLength: 2, maxLength: 40 }),
      async (skews, steps) => {
        const bus = new JumbledBus();
        const nodes = nodesOn(bus, skews);
        const here = new Set<object>();
        for (const { do: what, node: index, which } of steps) {
          const node = nodes[index] as Node;
          if (what === 'enter') {
            const place = {};
            // A room closes its own older connection itself.
            for (const one of here) if ('node' in one && one.node === index) here.delete(one);
            here.add(Object.assign(place, { node: index }));
            node.presence.enter(person, () => here.delete(place));
          } else if (what === 'deliver') bus.deliver(which);
          else await Promise.all(nodes.map(({ clock }) => clock.pass(which * 20)));
          await turn();
        }
        await calm(bus);
        const hasEntered = steps.some((one) => one.do === 'enter');
        expect(here.size).toBe(hasEntered ? 1 : 0);
        expect(nodes.map(({ presence }) => presence.has(person))).toEqual([hasEntered, hasEntered, hasEntered]);
      },
    ),
    { numRuns: 300 },
  );
});

test('the last to connect stays, whichever clock is ahead', async () => {
  for (const skews of [
    [0, 3_600_000],
    [3_600_000, 0],
    [0, 0],
  ]) {
    for (const pause of [0, 100, 20_000]) {
      const bus = new JumbledBus();
      const [one, other] = nodesOn(bus, skews) as [Node, Node];
      const ended: string[] = [];
      one.presence.enter(person, () => ended.push('first'));
      // The second enters before anything of the first arrives, or long after.
      for (let passed = 0; passed < pause; passed += 100) {
        await calm(bus);
        await Promise.all([one.clock.pass(100), other.clock.pass(100)]);
      }
      other.presence.enter(person, () => ended.push('second'));
      await calm(bus);
      if (pause > 0) expect(ended).toEqual(['first']);
      else expect(ended).toHaveLength(1);
    }
  }
});

test('a person who comes back to a node that did not know the table is not disconnected because of their old connection', async () => {
  const bus = new JumbledBus();
  const table = newTableId();
  const ahead = new ManualClock(2_000_000_000_000);
  const before = peersOn(bus.line())({ clock: ahead, malformed: () => {} }).presence(table);
  before.listen(() => {});
  const ended: string[] = [];
  before.enter(person, () => ended.push('before'));
  await calm(bus);
  await ahead.pass(600_000);
  const behind = new ManualClock(1_000_000_000_000);
  const now = peersOn(bus.line())({ clock: behind, malformed: () => {} }).presence(table);
  now.listen(() => {});
  now.enter(person, () => ended.push('now'));
  await calm(bus);
  expect(ended).toEqual(['before']);
  expect(before.has(person) && now.has(person)).toBe(true);
});

test('a person who connects to a node that knows their other connection stays, however recent the other is', async () => {
  const bus = new JumbledBus();
  const table = newTableId();
  const clock = new ManualClock();
  const open = () => {
    const presence = peersOn(bus.line())({ clock, malformed: () => {} }).presence(table);
    presence.listen(() => {});
    return presence;
  };
  const old = open();
  await clock.pass(600);
  const young = open();
  const ended: string[] = [];
  young.enter(person, () => ended.push('first'));
  await calm(bus);
  old.enter(person, () => ended.push('second'));
  await calm(bus);
  expect(ended).toEqual(['first']);
});
