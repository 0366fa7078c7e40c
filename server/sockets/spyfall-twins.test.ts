/**
 * Twin servers with one table but different secrets: a viewer who may not know them gets the same bytes and answers
 * from both.
 */
import { loadLocations } from '@safehouse/language/locations.ts';
import { type Random, randomFrom, type Seed } from '@safehouse/rules/kernel/random.ts';
import { locationOf, spyOf } from '@safehouse/rules/spyfall/cards.ts';
import type { State as Spyfall, Action as SpyfallAction } from '@safehouse/rules/spyfall/types.ts';
import { table as machine, stateFrom } from '@safehouse/rules/table/table.ts';
import type { State, Viewer } from '@safehouse/rules/table/types.ts';
import { expect, test } from 'vitest';
import { openMemory } from '../streams/memory.ts';
import type { Envelope } from '../tables/envelope.ts';
import { Client, newSecret } from '../testing/client.ts';
import { openHouse, type TestHouse } from '../testing/house.ts';
import { ManualClock } from '../testing/manual-clock.ts';
import {
  begun,
  caughtUp,
  dealerOf,
  plays,
  ringAt,
  someMove,
  spyOf as spyAmong,
  spyfall,
  spyfallView,
} from '../testing/spyfall.ts';

const { sets } = loadLocations();
const PLAYERS = 5;
/** The players, a guest who only watches, and a screen without a name. */
const SEATS = [0, 1, 2, 3, 4, 5, 6] as const;

/** The stored table just before a round starts. */
type Evening = {
  readonly table: string;
  /** Of the players and the guest. */
  readonly secrets: readonly string[];
  readonly stored: readonly Envelope[];
  readonly now: number;
};

const stateOf = (stored: readonly Envelope[]): State => stateFrom(stored.map(({ event }) => event));
const gameIn = (state: State) => state.round?.state as Spyfall;

async function eveningOf(wanted: { language: string; way: 'spoken' | 'written'; round: number }): Promise<Evening> {
  const { language, way, round } = wanted;
  const clock = new ManualClock();
  const house = await openHouse({ clock, locations: sets });
  const ring = await ringAt(house.base, { people: PLAYERS, rounds: 3, language, way });
  const secret = newSecret();
  const guest = await Client.at(house.base, { table: ring.table, secret });
  await guest.must({ kind: 'join', name: 'Eve' });
  await begun(ring);
  const [anyone] = ring.people as [Client];
  while (spyfallView(anyone).round < round) {
    const spy = spyAmong(ring.people);
    const dealer = dealerOf(ring.people);
    await plays(ring.people, dealer, { kind: 'start' });
    await plays(ring.people, spy, { kind: 'stop' });
    const { locations, verdicts } = spyfallView(spy);
    const free = locations.filter(({ id }) => verdicts.every(({ location }) => location !== id));
    await plays(ring.people, spy, { kind: 'name', location: free[0]?.id as string });
    await plays(ring.people, dealer, { kind: 'goOn' });
  }
  const stored = (await house.streams.read(`table/${ring.table}`, 0)).map(({ event }) => event as Envelope);
  await house.close();
  return { table: ring.table, secrets: [...ring.secrets, secret], stored, now: clock.now() };
}

/** The same evening with everything this viewer may not know redrawn, until the location, the spy, or both differ. */
function drawnAnew({ stored }: Evening, viewer: Viewer, random: Random): Envelope[] {
  const state = stateOf(stored);
  const secretOf = (state: State) => [locationOf(gameIn(state)).id, spyOf(gameIn(state))];
  const [place, spy] = secretOf(state);
  const mayKnow = viewer === spy ? [spy] : gameIn(state).players.some((one) => one === viewer) ? [place] : [];
  for (;;) {
    const other = machine.redeal(state, viewer, random);
    if (secretOf(other).some((one) => [place, spy].includes(one) && !mayKnow.includes(one))) continue;
    const { deal } = gameIn(other);
    const seed = other.round?.seed as Seed;
    return stored.map((one) => (one.event.kind === 'dealt' ? { ...one, event: { ...one.event, deal, seed } } : one));
  }
}

type Side = { readonly house: TestHouse; readonly clock: ManualClock; readonly clients: readonly Client[] };

async function opened(
  { table, secrets, now }: Evening,
  stored: readonly Envelope[],
  encoding: 'json' | 'packed',
): Promise<Side> {
  const clock = new ManualClock(now);
  const streams = openMemory({ now: () => clock.now() });
  await streams.append(`table/${table}`, 0, stored);
  const house = await openHouse({ clock, streams, locations: sets });
  const clients: Client[] = [];
  for (const secret of secrets) clients.push(await Client.at(house.base, { table, secret }));
  clients.push(await Client.at(house.base, { table }));
  if (encoding === 'packed') await Promise.all(clients.map((client) => client.pack()));
  return { house, clock, clients };
}

/** What a player was sent, without presence messages: their timing varies and is no secret. */
const sentTo = (client: Client): string[] => [
  ...client.frames.filter((frame) => !frame.startsWith('{"type":"present"')),
  ...client.packed.map((bytes) => bytes.toString('hex')),
];

/**
 * One round on both sides with the same moves, up to the move that would end it. In between the viewer tries refused
 * moves.
 */
class Twins {
  readonly #sides: readonly [Side, Side];
  readonly #viewer: number;
  readonly #random: Random;
  #moves = 0;
  tries = 0;

  constructor(sides: readonly [Side, Side], viewer: number, random: Random) {
    this.#sides = sides;
    this.#viewer = viewer;
    this.#random = random;
  }

  get #game() {
    return spyfallView(this.#sides[0].clients[6] as Client);
  }

  async play(): Promise<void> {
    const { options, dealer, players } = this.#game;
    const order = players.map(({ person }) => person);
    const text = options.way === 'written' && { text: 'What brings you here?' };
    await this.#both(dealer, { kind: 'start' });
    for (let questions = 0; questions < 5; questions++) {
      const { asker = '', barred } = this.#game.turn ?? {};
      const whom = this.#random.pick(order.filter((person) => person !== asker && person !== barred));
      await this.#both(asker, { kind: 'ask', whom, ...text });
      await this.#both(whom, { kind: 'answer', ...text });
    }
    for (const [accuser, suspect] of [
      [0, 1],
      [1, 0],
    ] as const) {
      await this.#both(order[accuser], { kind: 'accuse', suspect: order[suspect] as string });
      for (const seat of [2, 3, 4]) await this.#both(order[seat], { kind: 'vote', guilty: seat !== 2 });
    }
    const isSpy = spyAmong(this.#sides[0].clients.slice(0, PLAYERS)) === this.#sides[0].clients[this.#viewer];
    if (isSpy && this.#random.below(2) === 0) return this.#both(order[this.#viewer], { kind: 'stop' });
    await Promise.all(this.#sides.map(({ clock }) => clock.pass(9 * 60_000)));
    await this.#caughtUp();
    await this.#both(dealer, { kind: 'openBallot' });
    const first = order.indexOf(dealer);
    const voices = [...order.slice(first), ...order.slice(0, first)];
    for (const [i, by] of voices.slice(0, -1).entries()) {
      await this.#both(by, { kind: 'suspect', suspect: voices[(i + 1) % PLAYERS] as string });
    }
  }

  async #both(person: string | undefined, action: SpyfallAction): Promise<void> {
    await this.#tryNonsense();
    const id = `move-${String(this.#moves++).padStart(4, '0')}`;
    for (const { clients } of this.#sides) {
      const by = clients.find(({ you }) => you === person);
      expect(await by?.act(spyfall(action), id)).toMatchObject({ type: 'done' });
    }
    await this.#caughtUp();
  }

  async #tryNonsense(): Promise<void> {
    const [one, other] = this.#sides.map(({ clients }) => clients[this.#viewer] as Client) as [Client, Client];
    // Without a name there is nothing to try.
    if (one.you === undefined) return;
    const action = someMove(one, this.#random, 'refused') ?? ({ kind: 'stop' } as const);
    const id = `try-${String(this.tries++).padStart(5, '0')}`;
    const answers = [await one.act(spyfall(action), id), await other.act(spyfall(action), id)];
    expect(answers[0]?.type).toBe('refused');
    expect(answers[1]).toEqual(answers[0]);
  }

  async #caughtUp(): Promise<void> {
    await caughtUp(this.#sides.flatMap(({ clients }) => clients));
  }
}

/** Spoken and written, and each of the three rounds with both. */
const runs = [...sets.keys()].map(
  (language, i) => [language, i % 2 === 0 ? 'spoken' : 'written', (i % 3) + 1] as const,
);

test.each(runs)('%s, %s, round %i', async (language, way, round) => {
  const random = randomFrom(Buffer.from(language.padEnd(16, '+')).toString('hex') as Seed);
  const evening = await eveningOf({ language, way, round });
  for (const seat of SEATS) {
    const { players } = gameIn(stateOf(evening.stored));
    const viewer: Viewer = players[seat] ?? 'spectator';
    const form = seat % 2 === 0 ? 'json' : 'packed';
    const sides = [
      await opened(evening, evening.stored, form),
      await opened(evening, drawnAnew(evening, viewer, random), form),
    ] as const;
    const twins = new Twins(sides, seat, random);
    await twins.play();
    const [one, other] = sides.map(({ clients }) => clients.map(sentTo)) as [string[][], string[][]];
    expect(other[seat]).toEqual(one[seat]);
    expect(one[seat]?.length).toBeGreaterThan(20);
    expect(sides[0].clients[seat]?.packed.length).toSatisfy((count: number) => (form === 'json' ? !count : count > 20));
    if (seat < 6) expect(twins.tries).toBeGreaterThan(10);
    // The secrets do differ: players who know them, or a part, were sent something else.
    const others = SEATS.filter((player) => player < PLAYERS && player !== seat);
    expect(others.some((player) => JSON.stringify(other[player]) !== JSON.stringify(one[player]))).toBe(true);
    await Promise.all(sides.map(({ house }) => house.close()));
  }
});
