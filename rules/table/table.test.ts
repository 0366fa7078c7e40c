/** The table: people come and go, sit, act as host and play again. */
import { describe, expect, test } from 'vitest';
import type { View as CodenamesView } from '../codenames/view-types.ts';
import { rule } from '../testing/rule.ts';
import { Evening, places, SETUP, WORDS } from './scenario.ts';
import type { Action, SeatName } from './types.ts';

describe('people', () => {
  test('a guest comes with a name, sits down, watches, leaves and comes back', () => {
    const evening = new Evening().come('bo');
    evening.does('bo', { kind: 'sit', place: places.redOperative });
    evening.does('bo', { kind: 'watch' });
    evening.does('bo', { kind: 'leave' });
    expect(evening.sees('anna').people.find((person) => person.id === 'bo')?.left).toBe(true);
    evening.refuses('bo', { kind: 'say', text: 'hi' }, 'join-first');
    evening.does('bo', { kind: 'join', name: 'Bo again', place: places.blueOperative });
    expect(evening.sees('bo').people.find((person) => person.id === 'bo')).toEqual({
      id: 'bo',
      name: 'Bo again',
      place: places.blueOperative,
    });
  });

  test('names are cleaned, have 1 to 20 graphemes, and equal names are numbered', () => {
    const evening = new Evening();
    evening.does('x', { kind: 'join', name: '  Łucja \u202e  Ő👩‍👩‍👧‍👦  ' });
    evening.does('y', { kind: 'join', name: 'ANNA' });
    expect(evening.sees('x').people.map(({ name, tag }) => [name, tag])).toEqual([
      ['anna', undefined],
      ['Łucja Ő👩‍👩‍👧‍👦', undefined],
      ['ANNA', 2],
    ]);
    evening.does('z', { kind: 'join', name: '👩‍👩‍👧‍👦'.repeat(9) });
    for (const name of [' ', '\u200b', 'a'.repeat(21), '\n']) evening.refuses('q', { kind: 'join', name }, 'bad-name');
  });

  test('a place takes no more than the game allows, and nobody sits where the game has no place', () => {
    const evening = new Evening().come('bo');
    evening.does('anna', { kind: 'sit', place: places.redSpymaster });
    evening.refuses('bo', { kind: 'sit', place: places.redSpymaster }, 'place-taken');
    evening.refuses('anna', { kind: 'sit', place: places.redSpymaster }, 'already-there');
    evening.refuses('bo', { kind: 'sit', place: { team: 'green', role: 'operative' } }, 'no-such-place');
    evening.refuses('stranger', { kind: 'sit', place: places.redOperative }, 'join-first');
  });

  test('a locked table accepts nobody new, but people who were here before', () => {
    const evening = new Evening().come('bo');
    evening.does('bo', { kind: 'leave' });
    evening.does('anna', { kind: 'lock', on: true });
    evening.refuses('carla', { kind: 'join', name: 'carla' }, 'table-locked');
    evening.does('bo', { kind: 'join', name: 'bo' });
  });
});

describe('the host', () => {
  test('renames, moves, removes; the removed do not come back', () => {
    const evening = new Evening().come('bo');
    evening.does('anna', { kind: 'rename', person: 'bo', name: 'Robert' });
    evening.does('anna', { kind: 'move', person: 'bo', place: places.blueSpymaster });
    evening.does('anna', { kind: 'remove', person: 'bo' });
    evening.refuses('bo', { kind: 'join', name: 'bo' }, 'you-were-removed');
    evening.refuses('anna', { kind: 'remove', person: 'anna' }, 'not-yourself');
    evening.refuses('anna', { kind: 'move', person: 'nobody' }, 'no-such-person');
  });

  test('seats several at once, so that two can swap full seats', () => {
    const evening = new Evening().come('bo', 'carla');
    const seatsOf = (...people: string[]) =>
      people.map((person) => evening.state.people.find(({ id }) => id === person)?.place);
    evening.does('anna', { kind: 'sit', place: places.redSpymaster });
    evening.does('bo', { kind: 'sit', place: places.redOperative });
    const swap = (one: SeatName, other: SeatName): Action => ({
      kind: 'arrange',
      seats: [
        { person: 'anna', place: one },
        { person: 'bo', place: other },
      ],
    });
    evening.does('anna', swap(places.redOperative, places.redSpymaster));
    expect(seatsOf('anna', 'bo', 'carla')).toEqual([places.redOperative, places.redSpymaster, undefined]);
    const alone = (person: string, place: SeatName): Action => ({ kind: 'arrange', seats: [{ person, place }] });
    evening.refuses('anna', alone('carla', places.redSpymaster), 'place-taken');
    evening.refuses('anna', swap(places.blueSpymaster, places.blueSpymaster), 'place-taken');
    evening.refuses('anna', alone('nobody', places.redOperative), 'no-such-person');
    evening.refuses('anna', alone('bo', { team: 'green', role: 'operative' }), 'no-such-place');
    evening.refuses('bo', swap(places.redSpymaster, places.redOperative), 'host-only');
    evening.refuses('stranger', swap(places.redSpymaster, places.redOperative), 'join-first');
    evening.refuses(
      'anna',
      { kind: 'arrange', seats: [places.redOperative, places.redSpymaster].map((place) => ({ person: 'bo', place })) },
      'no-such-person',
    );
    evening.does('anna', alone('carla', places.blueSpymaster));
    evening.does('dan', { kind: 'join', name: 'dan', place: places.blueOperative });
    evening.does('anna', { kind: 'start' });
    evening.refuses('anna', swap(places.redSpymaster, places.redOperative), 'game-running');
  });

  test('nobody else does', () => {
    const evening = new Evening().come('bo');
    for (const action of [
      { kind: 'rename', person: 'anna', name: 'X' },
      { kind: 'move', person: 'anna' },
      { kind: 'remove', person: 'anna' },
      { kind: 'handOver', person: 'bo' },
      { kind: 'lock', on: true },
      { kind: 'setUp', setup: SETUP },
      { kind: 'start' },
      { kind: 'abandon' },
    ] as const) {
      evening.refuses('bo', action, 'host-only');
    }
  });

  test('only the server reports presence, and a game that waits for nobody ignores it', () => {
    const away = (person: string) => ({ kind: 'presence', person, here: false }) as const;
    const evening = new Evening().come('eve');
    evening.refuses('house', away('anna'), 'no-game-running');
    const playing = Evening.playing().come('eve');
    expect(playing.does('house', away('bo'))).toEqual([]);
    playing.refuses('house', away('eve'), 'not-in-a-game');
    playing.refuses('anna', away('bo'), 'house-only');
    playing.refuses('clock', away('bo'), 'house-only');
  });
});

describe('setting up', () => {
  test('the game starts only with every place filled, enough words and known packs', () => {
    const evening = new Evening().come('bo');
    evening.refuses('anna', { kind: 'start' }, 'places-empty');
    evening.refuses('anna', { kind: 'setUp', setup: { ...SETUP, packs: ['xx/none'] } }, 'no-such-pack');
    evening.does('anna', { kind: 'setUp', setup: { ...SETUP, options: { form: 'together', clock: { kind: 'off' } } } });
    evening.does('anna', { kind: 'sit', place: places.redSpymaster });
    evening.does('bo', { kind: 'sit', place: places.redOperative });
    for (const words of [WORDS.slice(0, 24), Array.from({ length: 40 }, (_, i) => WORDS[i % 20] ?? '')]) {
      evening.words = words;
      evening.refuses('anna', { kind: 'start' }, 'too-few-words');
    }
    evening.words = WORDS;
    evening.does('anna', { kind: 'start' });
    evening.refuses('anna', { kind: 'setUp', setup: SETUP }, 'game-running');
  });

  test('people keep their places where the new form still has them', () => {
    const evening = new Evening().come('bo', 'carla');
    evening.does('anna', { kind: 'sit', place: places.redSpymaster });
    evening.does('bo', { kind: 'sit', place: places.redOperative });
    evening.does('carla', { kind: 'sit', place: places.blueSpymaster });
    evening.does('anna', { kind: 'setUp', setup: { ...SETUP, options: { form: 'together', clock: { kind: 'off' } } } });
    expect(evening.state.people.map((person) => person.place?.role)).toEqual(['spymaster', 'operative', undefined]);
  });

  test('the deal is bound by a commitment at the start, and its seed is shown at the end', () => {
    const evening = Evening.playing();
    const before = evening.sees('anna').round;
    expect(before?.commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(before?.seed).toBeUndefined();
    evening.ends();
    expect(evening.sees('bo').round?.seed).toMatch(/^[0-9a-f]{32}$/);
    expect(evening.sees('bo').round?.commitment).toBe(before?.commitment);
  });
});

describe('in a game', () => {
  test('a latecomer sits down with the operatives in one step; sides are fixed for those who play', () => {
    const evening = Evening.playing();
    evening.does('eve', { kind: 'join', name: 'eve', place: places.redOperative });
    evening.refuses('eve', { kind: 'sit', place: places.blueOperative }, 'sides-are-fixed');
    evening.does('eve', { kind: 'watch' });
    evening.refuses('eve', { kind: 'sit', place: places.blueOperative }, 'sides-are-fixed');
    evening.does('eve', { kind: 'sit', place: places.redOperative });
  });

  test('a person who has seen the key cannot become an operative, not even after leaving', () => {
    const evening = Evening.playing();
    evening.refuses('anna', { kind: 'sit', place: places.redOperative }, 'you-know-the-key');
    evening.does('anna', { kind: 'leave' });
    evening.refuses('anna', { kind: 'join', name: 'anna', place: places.redOperative }, 'you-know-the-key');
    evening.does('bo', { kind: 'sit', place: places.redSpymaster });
    evening.does('anna', { kind: 'join', name: 'anna' });
    evening.refuses('bo', { kind: 'move', person: 'anna', place: places.redOperative }, 'you-know-the-key');
  });

  test('the host pauses a clock and ends a game that cannot go on', () => {
    const clock = { kind: 'limits', clue: 60, guess: 60 } as const;
    const evening = Evening.playing({ ...SETUP, options: { form: 'teams', clock } });
    evening.refuses('anna', { kind: 'clock', do: 'resume' }, 'clock-not-paused');
    evening.does('anna', { kind: 'clock', do: 'pause' });
    evening.refuses('bo', { kind: 'clock', do: 'resume' }, 'host-only');
    evening.does('anna', { kind: 'abandon' });
    expect(evening.sees('bo').phase).toBe('over');
    expect(evening.sees('bo').played).toEqual([{ number: 1, game: 'codenames' }]);
    expect(evening.sees('bo').round?.seed).toBeUndefined();
    evening.refuses('bo', { kind: 'play', game: 'codenames', action: { kind: 'stop' } }, 'no-game-running');
  });
});

describe('again', () => {
  rule('C20', 'the same people play again in one step, roles passed on if they wish', () => {
    const evening = Evening.playing().ends();
    evening.refuses('bo', { kind: 'again', rotate: true }, 'host-only');
    evening.does('anna', { kind: 'again', rotate: true });
    const roles = Object.fromEntries(evening.state.people.map(({ id, place }) => [id, place]));
    expect(roles).toEqual({
      anna: places.redOperative,
      bo: places.redSpymaster,
      carla: places.blueOperative,
      dan: places.blueSpymaster,
    });
    evening.ends().does('anna', { kind: 'again', rotate: false });
    expect(evening.state.people.find(({ id }) => id === 'bo')?.place).toEqual(places.redSpymaster);
    expect(evening.state.phase).toBe('playing');
  });

  rule('C20', 'no word of the last three games comes again (UX 17)', () => {
    const evening = Evening.playing();
    const seen = [wordsOf(evening)];
    for (let game = 1; game < 4; game++) {
      evening.ends().does('anna', { kind: 'again', rotate: false });
      seen.push(wordsOf(evening));
    }
    expect(new Set(seen.flat()).size).toBe(100);
  });

  rule('C20', 'a word of the last game does not come back in another spelling or from another pack', () => {
    const evening = Evening.playing();
    evening.words = [...WORDS.slice(0, 24), 'Århus'];
    evening.ends().does('anna', { kind: 'again', rotate: false });
    expect(wordsOf(evening)).toContain('Århus');
    const respelled = ['AARHUS', 'Århus\u00ad', ...WORDS.slice(0, 24).map((word) => word.toUpperCase())];
    evening.words = [...respelled, ...WORDS.slice(95, 120)];
    evening.ends().does('anna', { kind: 'again', rotate: false });
    expect([...wordsOf(evening)].sort()).toEqual(WORDS.slice(95, 120).sort());
  });

  test('a small pack repeats the oldest words rather than refuse', () => {
    const evening = Evening.playing();
    evening.words = WORDS.slice(0, 60);
    for (let game = 0; game < 4; game++) {
      const before = wordsOf(evening);
      evening.ends().does('anna', { kind: 'again', rotate: false });
      expect(wordsOf(evening).filter((word) => before.includes(word))).toEqual([]);
    }
  });

  test('back in the lobby everything can be changed', () => {
    const evening = Evening.playing().ends();
    evening.does('anna', { kind: 'toLobby' });
    evening.does('anna', { kind: 'setUp', setup: { ...SETUP, packs: ['da/classic'] } });
    expect(evening.sees('bo').round).toBeUndefined();
    evening.refuses('anna', { kind: 'again', rotate: true }, 'no-game-yet');
    evening.does('anna', { kind: 'start' });
    expect(evening.sees('bo').round?.number).toBe(2);
  });
});

function wordsOf(evening: Evening): string[] {
  return (evening.sees('bo').round?.view as CodenamesView | undefined)?.cards.map((card) => card.word) ?? [];
}
