/**
 * From the table to the map: wherever the store fails or the server dies on the way, the result arrives exactly once.
 */
import { describe, expect, test } from 'vitest';
import { openMemory } from '../streams/memory.ts';
import { type Streams, StreamsError } from '../streams/streams.ts';
import { cityOn, openCampaign, openMission } from '../testing/campaigns.ts';
import { Client, newActionId } from '../testing/client.ts';
import { begun, type Pair, pairAt, playOut, winningMove } from '../testing/duet.ts';
import { openHouse } from '../testing/house.ts';
import { lasting } from '../testing/lasting-streams.ts';
import { ManualClock } from '../testing/manual-clock.ts';

type How = 'before' | 'after';

/** A store whose appends fail: one of them, counted from when it is armed, or all to one kind of stream. */
class Brink {
  readonly real = openMemory();
  /** The appends between arming and the failure, by stream. */
  readonly asked: string[] = [];
  /** Nothing is stored any more, as if the process had died. */
  isDead = false;
  refuses: string | undefined;
  #fails: { step: number; how: How; dies: boolean } | undefined;

  get streams(): Streams {
    const append: Streams['append'] = async (stream, ...asked) => {
      this.#alive();
      if (this.refuses && stream.startsWith(this.refuses)) throw full();
      if (this.#fails) this.asked.push(stream.slice(0, stream.indexOf('/')));
      const fails = this.#fails?.step === this.asked.length ? this.#fails : undefined;
      if (fails?.how === 'before') this.#fail(fails.dies);
      const done = await this.real.append(stream, ...asked);
      if (fails) this.#fail(fails.dies);
      return done;
    };
    const read: Streams['read'] = async (...asked) => {
      this.#alive();
      return this.real.read(...asked);
    };
    return { ...lasting(this.real), append, read };
  }

  arm(step: number, how: How, dies: boolean): void {
    this.#fails = { step, how, dies };
  }

  #fail(dies: boolean): never {
    this.#fails = undefined;
    this.isDead = dies;
    throw full();
  }

  #alive(): void {
    if (this.isDead) throw full();
  }
}

function full(): StreamsError {
  return new StreamsError('store-full', 'The disk is full.');
}

/** Plays until one touch is missing. */
async function almostWon({ west, east }: Pair): Promise<void> {
  for (;;) {
    await Promise.all([west.ping(), east.ping()]);
    if (west.view.round?.view.game === 'duet' && west.view.round.view.remaining === 1) return;
    const { by, action } = winningMove(west, east);
    await by.must(action);
  }
}

async function kinds(streams: Streams, stream: string): Promise<string[]> {
  return (await streams.read(stream, 0)).map(({ event }) => (event as { event: { kind: string } }).event.kind);
}

const steps = [
  [1, 'the last move of the table'],
  [2, 'the result on the map'],
  [3, 'the word of it at the table'],
] as const;
const cases = steps.flatMap(([step, what]) =>
  (['before', 'after'] as const).flatMap((how) => [false, true].map((dies) => ({ step, what, how, dies }))),
);

test.each(cases)('a store that fails $how $what (the server dies: $dies) loses and duplicates nothing', async (at) => {
  const clock = new ManualClock();
  const brink = new Brink();
  let house = await openHouse({ streams: brink.streams, clock });
  const id = await openCampaign(house.base);
  const { table, secret } = await openMission(house.base, id, 'prague');
  const pair = await pairAt(house.base, { table, secret });
  await begun(pair);
  await almostWon(pair);
  const { by, action } = winningMove(pair.west, pair.east);
  const last = newActionId();
  brink.arm(at.step, at.how, at.dies);
  const answer = await by.act(action, last);
  expect(answer.type).toBe(at.step === 1 ? 'error' : 'done');
  await clock.pass(100);
  expect(brink.asked).toEqual(['table', 'campaign', 'table'].slice(0, at.step));
  let [west, mover] = [pair.west, by];
  if (at.dies) {
    await house.close();
    brink.isDead = false;
    house = await openHouse({ streams: brink.streams, clock });
    const seat = pair.secrets[by === pair.west ? 0 : 1];
    mover = await Client.at(house.base, { table, secret: seat });
    west = mover;
  }
  expect((await mover.act(action, last)).type).toBe('done');
  await clock.pass(10_000);
  await west.until(({ view }) => view.mission?.result === 'recorded');
  const onTable = await kinds(brink.real, `table/${table}`);
  expect(onTable.filter((kind) => kind === 'missionEnded' || kind === 'settled')).toEqual(['missionEnded', 'settled']);
  expect(await kinds(brink.real, `campaign/${id}`)).toEqual(['opened', 'tableOpened', 'recorded']);
  expect(await cityOn(house.base, id, 'prague')).toMatchObject({ wins: 1, losses: 0, best: 7 });
  expect(await brink.real.due(Number.MAX_SAFE_INTEGER, 10)).toEqual([]);
  await house.close();
});

describe('a map that cannot be written', () => {
  async function mission(streams: Streams) {
    const errors: string[] = [];
    const log = { debug() {}, info() {}, warn() {}, error: (message: string) => void errors.push(message) };
    const clock = new ManualClock();
    const house = await openHouse({ streams, clock, log });
    const id = await openCampaign(house.base);
    const pair = await pairAt(house.base, await openMission(house.base, id, 'prague'));
    await begun(pair);
    return { house, id, pair, clock, errors };
  }

  test('is retried until it works, while the table goes on; the log says it once', async () => {
    const brink = new Brink();
    const { house, id, pair, clock, errors } = await mission(brink.streams);
    brink.refuses = 'campaign/';
    await playOut(pair);
    await clock.pass(60_000);
    await pair.east.must({ kind: 'say', text: 'well played' });
    expect(pair.west.view.mission?.result).toBe('owed');
    expect(errors).toEqual(['a result waits for its map']);
    await pair.west.must({ kind: 'again', rotate: false });
    await pair.east.until(({ view }) => view.phase === 'playing');
    await playOut(pair);
    await clock.pass(60_000);
    brink.refuses = undefined;
    await clock.pass(5000);
    await pair.west.until(({ view }) => view.mission?.result === 'recorded');
    expect((await cityOn(house.base, id, 'prague')).wins).toBe(2);
    expect(errors).toEqual(['a result waits for its map']);
    await house.close();
  });

  test.each<[string, (real: Streams, stream: string) => Promise<unknown>]>([
    ['is gone', (real, stream) => real.drop(stream)],
    ['makes no sense', (real, stream) => real.append(stream, 2, [{ event: { kind: 'nonsense' } }])],
    [
      'is damaged',
      async (real) => {
        const read = real.read.bind(real);
        real.read = async (stream, after) => {
          if (stream.startsWith('campaign/')) throw new StreamsError('store-damaged', 'The file is damaged.');
          return read(stream, after);
        };
      },
    ],
  ])('because it %s does not stop the table', async (_, break_) => {
    const brink = new Brink();
    const { house, id, pair, clock, errors } = await mission(brink.streams);
    await break_(brink.real, `campaign/${id}`);
    await playOut(pair);
    await clock.pass(60_000);
    expect(errors).toEqual(['a result could not be written to its map']);
    expect(await brink.real.due(Number.MAX_SAFE_INTEGER, 10)).toEqual([]);
    await pair.east.until(({ view }) => view.mission?.result === 'lost');
    await pair.west.must({ kind: 'again', rotate: false });
    await pair.east.until(({ view }) => view.phase === 'playing');
    expect(pair.east.view.mission?.result).toBeUndefined();
    expect([404, 500, 503]).toContain((await fetch(`${house.base}/api/campaigns/${id}`)).status);
    await house.close();
  });
});

test('two servers on one store record a result once', async () => {
  const streams = lasting(openMemory());
  const clock = new ManualClock();
  const [one, other] = [await openHouse({ streams, clock }), await openHouse({ streams, clock })];
  const id = await openCampaign(one.base);
  const { table, secret } = await openMission(one.base, id, 'prague');
  const pair = await pairAt(one.base, { table, secret });
  const watcher = await Client.at(other.base, { table });
  await begun(pair);
  await playOut(pair);
  await clock.pass(5000);
  await watcher.until(({ view }) => view.mission?.result === 'recorded');
  expect(await kinds(streams, `campaign/${id}`)).toEqual(['opened', 'tableOpened', 'recorded']);
  expect((await kinds(streams, `table/${table}`)).filter((kind) => kind === 'settled')).toHaveLength(1);
  await one.close();
  await other.close();
});
