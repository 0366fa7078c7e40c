/** The order in which NATS stored records decides which one counts, even if it stored what it should have refused. */
import { setImmediate } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import type { Stored } from '../streams.ts';
import type { Records } from './access.ts';
import { Layout, type Shard } from './layout.ts';
import { decode, type Record } from './record.ts';
import type { Patience } from './stream-tail.ts';
import { StreamWriter } from './stream-writer.ts';
import { Refused, wrongLastSequence } from './trouble.ts';

type Hear = (sequence: number, previous: number, data: () => string) => void;

/** A subject on a cluster that checks the expected sequence only sometimes, and is slow to store and to publish. */
class Hasty implements Records {
  readonly isReplicated = true;
  readonly listeners = new Set<Hear>();
  isBlind = false;
  isMute = false;
  /** For the next questions about the last record, the leader knows nothing. */
  ignorant = 0;
  readonly #stored: { sequence: number; data: string }[] = [];
  #sequence = 0;

  get size(): number {
    return this.#stored.length;
  }

  async write(_shard: Shard, _subject: string, data: string, expected?: number): Promise<number> {
    await setImmediate();
    const previous = this.#stored.at(-1)?.sequence ?? 0;
    if (!this.isBlind && expected !== undefined && expected !== previous) {
      throw new Refused({ err_code: wrongLastSequence });
    }
    // The sequence is shared with other streams.
    this.#sequence += 3;
    const sequence = this.#sequence;
    this.#stored.push({ sequence, data });
    if (!this.isMute) for (const hear of this.listeners) hear(sequence, previous, () => data);
    await setImmediate();
    return sequence;
  }

  async last(): Promise<Record | undefined> {
    await setImmediate();
    if (this.ignorant > 0) {
      this.ignorant -= 1;
      return undefined;
    }
    return read(this.#stored.at(-1));
  }

  async next(_: unknown, from: number): Promise<Record | undefined> {
    return read(this.#stored.find(({ sequence }) => sequence >= from));
  }

  async at(_: unknown, which: number): Promise<Record | undefined> {
    return read(this.#stored.find(({ sequence }) => sequence === which));
  }

  async erase(_: unknown, which: number): Promise<void> {
    const index = this.#stored.findIndex(({ sequence }) => sequence === which);
    if (index >= 0) this.#stored.splice(index, 1);
  }

  async purge(_: unknown, before: number): Promise<void> {
    while ((this.#stored[0]?.sequence ?? before) < before) this.#stored.shift();
  }
}

const read = (stored: { sequence: number; data: string } | undefined): Record | undefined =>
  stored && decode(stored.sequence, stored.data);

const patience: Patience = { between: 1, tries: 20, purged: 60_000 };

function writersOn(access: Hasty, count: number, waits = patience): StreamWriter[] {
  const location = new Layout('safehouse', 1).locate('table/a');
  return Array.from({ length: count }, () => {
    return new StreamWriter('table/a', location, {
      access,
      noteWake: async () => {},
      explained: (error) => error,
      damaged: () => new Error('damaged'),
      report: (error) => expect.unreachable(String(error)),
      track: (work) => work,
      listen: (_, hear) => {
        access.listeners.add(hear);
        return () => void access.listeners.delete(hear);
      },
      patience: waits,
    });
  });
}

const append = (writer: StreamWriter | undefined, expectedVersion: number, ...events: unknown[]) =>
  writer?.append({ expectedVersion, events: events.map((event) => JSON.stringify(event)), wakeAt: undefined, at: 0 });

test.each([
  { which: 'and all hear it', isMute: false, follow: true },
  { which: 'and nobody hears it', isMute: true, follow: true },
  { which: 'and nobody follows', isMute: false, follow: false },
])(
  'of several that were stored at one version the first counts, for its author and for all others, $which',
  async ({ isMute, follow }) => {
    const access = new Hasty();
    const writers = writersOn(access, 4);
    const heard = writers.map((): Stored[] => []);
    if (follow)
      for (const [index, writer] of writers.entries()) writer.tail.follow(0, (news) => heard[index]?.push(...news));
    const won: unknown[] = [];
    for (let version = 0; version < 70; version++) {
      // Check only every other time, as on a cluster where concurrent appends are rare.
      access.isBlind = version % 2 === 1;
      access.isMute = isMute && version % 3 === 0;
      const answers = await Promise.all(writers.map((writer, rival) => append(writer, version, { version, rival })));
      const winners = writers.flatMap((_, rival) => (answers[rival]?.appended ? [{ version, rival }] : []));
      expect(winners).toHaveLength(1);
      for (const answer of answers) expect(answer?.version).toBe(version + 1);
      won.push(...winners);
    }
    expect(access.size).toBeGreaterThan(100);
    const expected = won.map((event, index) => ({ version: index + 1, event }));
    for (const writer of [...writers, ...writersOn(access, 1)]) {
      expect(await writer.tail.read(0)).toEqual(expected);
      expect(await writer.tail.read(33)).toEqual(expected.slice(33));
    }
    for (const writer of writers) writer.tail.refreshSoon();
    if (follow) for (const each of heard) await vi.waitFor(() => expect(each).toEqual(expected));
  },
);

test('an append that was stored after a drop does not count', async () => {
  const access = new Hasty();
  const [one, other] = writersOn(access, 2);
  await append(one, 0, 'x');
  expect(await append(other, 0, 'late')).toEqual({ appended: false, version: 1 });
  access.isBlind = true;
  const [, late] = await Promise.all([one?.drop(5), append(other, 1, 'y')]);
  access.isBlind = false;
  expect(await one?.tail.read(0)).toEqual([]);
  expect(await other?.tail.read(0)).toEqual([]);
  expect(late?.version).toBeLessThan(3);
  expect(await append(other, 0, 'new')).toEqual({ appended: true, version: 1 });
  expect(await one?.tail.read(0)).toEqual([{ version: 1, event: 'new' }]);
});

test('a leader that knows less than was acknowledged is asked again, and ends no follower', async () => {
  const access = new Hasty();
  const [writer] = writersOn(access, 1);
  const heard: Stored[] = [];
  let isDropped = false;
  const tell = (news: readonly Stored[]) => heard.push(...news);
  writer?.tail.follow(0, tell, undefined, () => {
    isDropped = true;
  });
  await append(writer, 0, 'x');
  access.ignorant = 10;
  expect(await writer?.tail.refresh()).toMatchObject({ last: 3 });
  access.ignorant = 50;
  await expect(writer?.tail.refresh()).rejects.toMatchObject({ why: 'behind' });
  access.ignorant = 0;
  expect(await append(writer, 1, 'y')).toEqual({ appended: true, version: 2 });
  await vi.waitFor(() => expect(heard.map(({ event }) => event)).toEqual(['x', 'y']));
  expect(isDropped).toBe(false);
});

test('what the leader does not know for long was purged', async () => {
  const access = new Hasty();
  const [writer] = writersOn(access, 1, { ...patience, purged: 0 });
  let isDropped = false;
  writer?.tail.follow(
    0,
    () => {},
    undefined,
    () => {
      isDropped = true;
    },
  );
  await append(writer, 0, 'x');
  await access.purge(undefined, 100);
  expect(await writer?.tail.refresh()).toMatchObject({ last: 0 });
  expect(isDropped).toBe(true);
});
