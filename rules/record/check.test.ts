/** Damaged and forged records are told, with where they break. */
import { describe, expect, test } from 'vitest';
import { checked, type Fault, MOST_TEXT } from './check.ts';
import { gamesOf, recordedOf } from './played-games.ts';
import type { GameRecord, RecordEvent } from './schema.ts';

type Move = Extract<RecordEvent, { kind: 'played' }>['event'];

/** One finished game of each kind. */
const records = (() => {
  const found: Record<string, GameRecord> = {};
  for (let start = 0; Object.keys(found).length < 3; start++) {
    for (const game of gamesOf(start)) found[game.dealt.setup.game] ??= recordedOf(game);
  }
  return found as Record<'codenames' | 'duet' | 'spyfall', GameRecord>;
})();
const { codenames, duet, spyfall } = records;

function faultOf(record: unknown): Fault | undefined {
  const answer = checked(typeof record === 'string' ? record : JSON.stringify(record));
  return answer.ok ? undefined : answer.fault;
}

/** The record with the first move of this kind changed, and its number. */
function changed(record: GameRecord, kind: string, change: (move: Move) => object | undefined) {
  const index = record.events.findIndex((event) => event.kind === 'played' && event.event.kind === kind);
  const event = record.events[index] as Extract<RecordEvent, { kind: 'played' }>;
  const next = change(structuredClone(event.event));
  const events = record.events.toSpliced(index, 1, ...(next ? [{ kind: 'played', event: next } as RecordEvent] : []));
  return { record: { ...record, events }, event: index + 1 };
}

test('a real game passes, whatever game it is', () => {
  for (const record of Object.values(records)) expect(faultOf(record)).toBeUndefined();
});

describe('what is no saved game', () => {
  test.each<[string, unknown, Fault['code']]>([
    ['nothing', '', 'not-json'],
    ['bytes of a picture', '\u0089PNG\r\n\u001a\n', 'not-json'],
    ['half a file', JSON.stringify(codenames).slice(0, 900), 'not-json'],
    ['null', 'null', 'not-a-game'],
    ['a number', '7', 'not-a-game'],
    ['a list', '[]', 'not-a-game'],
    ['the proof of a game', { game: 'codenames', seed: '00' }, 'not-a-game'],
    ['a file of a later version', { ...codenames, version: 2 }, 'newer-version'],
    ['a field too many', { ...codenames, more: 1 }, 'damaged'],
    ['no events', { ...codenames, events: undefined }, 'damaged'],
    ['a file that is too large', ' '.repeat(MOST_TEXT + 1), 'too-large'],
    ['lists in lists', `{"format":"safehouse-game","deal":${'['.repeat(200_000)}${']'.repeat(200_000)}}`, 'damaged'],
    ['an unknown game', { ...codenames, game: 'chess' }, 'no-such-game'],
    ['a game called toString', { ...codenames, game: 'toString' }, 'no-such-game'],
    ['options of another game', { ...codenames, options: spyfall.options }, 'damaged'],
  ])('%s', (_, record, code) => expect(faultOf(record)?.code).toBe(code));
});

describe('a record that is too large', () => {
  const seated: RecordEvent = { kind: 'seated', person: 'nobody' };
  const many = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one);
  const withEvents = (count: number) => ({ ...codenames, events: many(count, seated) });
  const withWords = (count: number) => ({ ...codenames, words: many(count, '?1') });
  const withPeople = (count: number) => ({ ...codenames, people: many(count, { id: 'p1' }) });
  const withSeats = (count: number) => ({ ...codenames, seats: many(count, codenames.seats[0]) });
  const withPacks = (count: number) => ({ ...codenames, packs: many(count, 'en/classic') });

  test.each<[string, number, (count: number) => object, Fault | undefined]>([
    ['events', 20_000, withEvents, { code: 'bad-event', event: 1 }],
    ['words', 100_000, withWords, { code: 'other-deal', at: 'words' }],
    ['people', 300, withPeople, { code: 'bad-seats', at: 'seats' }],
    ['seats', 300, withSeats, { code: 'bad-seats', at: 'seats' }],
    ['packs', 24, withPacks, undefined],
  ])('%s: up to %i are read, and with one more nothing is looked at', (list, most, withMany, fault) => {
    expect(faultOf(withMany(most))).toEqual(fault);
    expect(faultOf(withMany(most + 1))).toEqual({ code: 'damaged', at: list });
  });
});

describe('a deal that was changed', () => {
  const key = (codenames.deal as { key: string[] }).key;
  const swapped = { ...(codenames.deal as object), key: [...key.slice(1), key[0]] };
  test.each<[string, GameRecord, Fault]>([
    ['another seed', { ...codenames, seed: '0'.repeat(32) }, { code: 'other-seed', at: 'seed' }],
    ['no seed', { ...codenames, seed: 'none' }, { code: 'bad-seed', at: 'seed' }],
    ['another commitment', { ...duet, commitment: 'f'.repeat(64) }, { code: 'other-seed', at: 'seed' }],
    ['another key', { ...codenames, deal: swapped as never }, { code: 'other-deal', at: 'deal' }],
    ['other words', { ...duet, words: duet.words.toReversed() }, { code: 'other-deal', at: 'deal' }],
    ['too few words', { ...duet, words: duet.words.slice(0, 5) }, { code: 'other-deal', at: 'words' }],
    ['no locations', { ...spyfall, locations: undefined }, { code: 'other-deal', at: 'words' }],
    ['nobody in a seat', { ...duet, seats: [] }, { code: 'bad-seats', at: 'seats' }],
    ['someone unknown', { ...duet, people: duet.people.slice(1) }, { code: 'bad-seats', at: 'seats' }],
  ])('%s', (_, record, fault) => expect(faultOf(record)).toEqual(fault));
});

describe('an event that the rules do not lead to', () => {
  const touch = changed(codenames, 'touched', (move) => ({ ...move, card: 99 }));
  const word = changed(codenames, 'clueGiven', (move) => ({
    ...move,
    word: (codenames.deal as { words: string[] }).words[0],
  }));
  const hand = changed(duet, 'touched', (move) => ({ ...move, by: 'nobody' }));
  const side = changed(duet, 'clueGiven', (move) => ({ ...move, side: move.side === 'west' ? 'east' : 'west' }));
  const kind = changed(duet, 'touched', () => ({ kind: 'toString' }));
  const field = changed(spyfall, 'started', (move) => ({ ...move, more: 1 }));
  const time = changed(spyfall, 'started', (move) => ({ ...move, at: 'noon' }));
  const gone = changed(spyfall, 'started', () => undefined);
  test.each<[string, { record: GameRecord; event: number }]>([
    ['a card that is not there', touch],
    ['a clue that is a word on the table', word],
    ['a move of someone who is not there', hand],
    ['a clue for the other side', side],
    ['a move that no game knows', kind],
    ['a field too many', field],
    ['an invalid time', time],
  ])('%s', (_, { record, event }) => expect(faultOf(record)).toEqual({ code: 'bad-event', event }));

  test('a move that was left out', () => {
    expect(faultOf(gone.record)).toMatchObject({ code: 'bad-event' });
  });

  test('a seat that does not exist, and a connection of someone without a seat', () => {
    const seat: RecordEvent = {
      kind: 'seated',
      person: duet.seats[0]?.person as string,
      place: { team: 'x', role: 'y' },
    };
    expect(faultOf({ ...duet, events: [seat, ...duet.events] })).toEqual({ code: 'bad-event', event: 1 });
    const away: RecordEvent = { kind: 'presence', person: 'nobody', here: false, at: 1 };
    expect(faultOf({ ...spyfall, events: [away, ...spyfall.events] })).toEqual({ code: 'bad-event', event: 1 });
  });

  test('a field of the wrong kind is named with its event', () => {
    const events = duet.events.with(2, { kind: 'seated' } as never);
    expect(faultOf({ ...duet, events })).toEqual({ code: 'damaged', at: 'events.2.person', event: 3 });
  });

  test('a game without its end', () => {
    const end = codenames.events.findLastIndex((event) => event.kind === 'played');
    expect(faultOf({ ...codenames, events: codenames.events.slice(0, end) })).toEqual({ code: 'unfinished' });
  });

  test('a game that goes on after its end', () => {
    const last = codenames.events.at(-1) as RecordEvent;
    const event = codenames.events.length + 1;
    expect(faultOf({ ...codenames, events: [...codenames.events, last] })).toEqual({ code: 'bad-event', event });
  });
});

test('any bytes have an answer', () => {
  const text = JSON.stringify(spyfall);
  for (let i = 0; i < 400; i++) {
    const at = (i * 7919) % text.length;
    const answer = checked(text.slice(0, at) + String.fromCharCode(33 + (i % 90)) + text.slice(at + 1));
    expect(answer.ok || typeof answer.fault.code === 'string').toBe(true);
  }
});
