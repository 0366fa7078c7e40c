/** Bots at the table: who seats them, how they make room for people, and how they stay from game to game. */
import { describe, expect, test } from 'vitest';
import { MOST_BOTS, MOST_BOTS_EVER } from './bots.ts';
import { Evening, places, SETUP } from './scenario.ts';
import { among, begun, bot, placeOf, seen } from './scenario-bots.ts';
import { DUET, DuetEvening, east, west } from './scenario-duet.ts';

describe('the host', () => {
  test('seats a bot, which everyone sees to be one', () => {
    const evening = new Evening();
    evening.does('anna', bot(places.redSpymaster, { level: 'bold' }));
    expect(seen(evening, 'bot-1')).toEqual({
      id: 'bot-1',
      name: 'Otto',
      place: places.redSpymaster,
      bot: { level: 'bold', paused: false },
    });
    expect(seen(evening, 'anna')?.bot).toBeUndefined();
  });

  test('finds in the view where a bot can be put, and is refused elsewhere', () => {
    const evening = new Evening().come('bo');
    evening.does('bo', { kind: 'sit', place: places.redSpymaster });
    const leave = (who: string) => evening.sees(who).places.map(({ addBot }) => addBot);
    expect(leave('anna')).toEqual(['place-taken', 'yes', 'yes', 'yes']);
    expect(new Set(leave('bo'))).toEqual(new Set(['host-only']));
    expect(new Set(leave('stranger'))).toEqual(new Set(['join-first']));
    evening.refuses('anna', bot(places.redSpymaster), 'place-taken');
    evening.refuses('anna', bot(west), 'no-such-place');
    evening.refuses('anna', bot(places.redOperative, { name: ' ' }), 'bad-name');
    evening.refuses('bo', bot(places.redOperative), 'host-only');
    evening.refuses('stranger', bot(places.redOperative), 'join-first');
  });

  test('puts a bot in the place of someone, who then watches', () => {
    const evening = Evening.playing();
    evening.does('anna', bot(places.blueOperative, { insteadOf: 'dan' }));
    expect(placeOf(evening, 'dan')).toBeUndefined();
    expect(seen(evening, 'dan')?.left).toBeUndefined();
    expect(placeOf(evening, 'bot-1')).toEqual(places.blueOperative);
    evening.refuses('anna', bot(places.blueOperative, { insteadOf: 'dan' }), 'no-such-person');
    evening.refuses('anna', bot(places.redOperative, { insteadOf: 'carla' }), 'no-such-person');
    evening.refuses('anna', bot(places.blueOperative, { insteadOf: 'bot-1' }), 'bots-only-play');
    evening.does('anna', bot(places.blueSpymaster, { insteadOf: 'carla' }));
    expect(seen(evening, 'bot-2')?.part).toEqual({ team: 'blue', secret: true });
  });

  test('lets a bot play for themselves, and stays host', () => {
    const evening = Evening.playing();
    evening.does('anna', bot(places.redSpymaster, { insteadOf: 'anna' }));
    expect(placeOf(evening, 'anna')).toBeUndefined();
    expect(evening.state.host).toBe('anna');
  });

  test('changes its level and pauses it; nobody else does but the server', () => {
    const evening = begun().come('bo');
    evening.does('anna', { kind: 'setBot', person: 'bot-1', level: 'careful' });
    expect(seen(evening, 'bot-1')?.bot).toEqual({ level: 'careful', paused: false });
    evening.does('house', { kind: 'setBot', person: 'bot-1', paused: true });
    expect(seen(evening, 'bot-1')?.bot).toEqual({ level: 'careful', paused: true });
    expect(evening.does('anna', { kind: 'setBot', person: 'bot-1', paused: true })).toEqual([]);
    evening.refuses('bo', { kind: 'setBot', person: 'bot-1', paused: false }, 'host-only');
    evening.refuses('clock', { kind: 'setBot', person: 'bot-1', paused: false }, 'house-only');
    evening.refuses('anna', { kind: 'setBot', person: 'bo', paused: true }, 'no-such-person');
    evening.refuses('house', { kind: 'setBot', person: 'bot-9', paused: true }, 'no-such-person');
  });

  test('only the server says that a bot can make nothing of a clue; it is forgotten with the game', () => {
    const evening = begun().come('bo');
    const puzzled = { kind: 'botPuzzled', person: 'bot-1', clue: 'harbour' } as const;
    evening.does('house', puzzled);
    expect(seen(evening, 'bot-1')?.bot).toEqual({ level: 'normal', paused: false, puzzled: 'harbour' });
    expect(evening.does('house', puzzled)).toEqual([]);
    for (const by of ['anna', 'bot-1', 'clock']) evening.refuses(by, puzzled, 'house-only');
    evening.refuses('house', { ...puzzled, person: 'bo' }, 'no-such-person');
    evening.does('anna', { kind: 'abandon' });
    evening.does('anna', { kind: 'again', rotate: false });
    expect(seen(evening, 'bot-1')?.bot).toEqual({ level: 'normal', paused: false });
  });

  test('removes a bot, and the next has another id', () => {
    const evening = among(places.redSpymaster);
    evening.does('anna', { kind: 'remove', person: 'bot-1' });
    expect(seen(evening, 'bot-1')).toMatchObject({ left: true, bot: { level: 'normal' } });
    evening.refuses('anna', { kind: 'setBot', person: 'bot-1', paused: true }, 'no-such-person');
    evening.does('anna', bot(places.redSpymaster));
    expect(placeOf(evening, 'bot-2')).toEqual(places.redSpymaster);
  });

  test('moves and renames a bot like anyone', () => {
    const evening = among(places.redSpymaster);
    evening.does('anna', { kind: 'move', person: 'bot-1', place: places.blueOperative });
    evening.does('anna', { kind: 'rename', person: 'bot-1', name: 'Ida' });
    expect(seen(evening, 'bot-1')).toMatchObject({
      name: 'Ida',
      place: places.blueOperative,
      bot: { level: 'normal' },
    });
    evening.does('anna', { kind: 'move', person: 'bot-1' });
    expect(seen(evening, 'bot-1')?.bot).toEqual({ level: 'normal', paused: false });
  });

  test('has a limited number at once and in total', () => {
    const evening = new Evening();
    for (let i = 0; i < MOST_BOTS; i++) evening.does('anna', bot(places.redOperative));
    evening.refuses('anna', bot(places.redOperative), 'too-many-bots');
    for (let i = MOST_BOTS; i < MOST_BOTS_EVER; i++) {
      evening.does('anna', { kind: 'remove', person: `bot-${i}` });
      evening.does('anna', bot(places.redOperative));
    }
    evening.does('anna', { kind: 'remove', person: `bot-${MOST_BOTS_EVER}` });
    expect(evening.sees('anna').may.addBot).toBe('too-many-bots');
  });
});

describe('a person who sits down where all is taken', () => {
  test('takes the place of a bot, which leaves', () => {
    const evening = begun();
    expect(evening.sees('stranger').places.map(({ sit }) => sit)).toEqual(Array(4).fill('yes'));
    evening.does('bo', { kind: 'join', name: 'bo', place: places.blueSpymaster });
    expect(placeOf(evening, 'bo')).toEqual(places.blueSpymaster);
    expect(seen(evening, 'bot-2')).toMatchObject({ left: true, bot: { level: 'normal' } });
    evening.refuses('bot-2', { kind: 'play', game: 'codenames', action: { kind: 'stop' } }, 'join-first');
    evening.come('carla').refuses('carla', { kind: 'sit', place: places.blueSpymaster }, 'place-taken');
    evening.does('anna', { kind: 'move', person: 'carla', place: places.redSpymaster });
    expect(seen(evening, 'bot-1')?.left).toBe(true);
  });

  test('leaves the bot where another place is free', () => {
    const evening = begun().come('bo');
    evening.does('bo', { kind: 'sit', place: places.blueOperative });
    expect(placeOf(evening, 'bot-3')).toEqual(places.blueOperative);
  });

  test('or takes the place of the bot they name, though there is room beside it', () => {
    const evening = begun().come('bo', 'carla');
    evening.refuses('bo', { kind: 'sit', place: places.blueOperative, insteadOf: 'bot-2' }, 'no-such-person');
    evening.refuses('bo', { kind: 'sit', place: places.redOperative, insteadOf: 'anna' }, 'no-such-person');
    expect(placeOf(evening, 'bo')).toBeUndefined();
    evening.does('bo', { kind: 'sit', place: places.blueOperative, insteadOf: 'bot-3' });
    expect(placeOf(evening, 'bo')).toEqual(places.blueOperative);
    expect(seen(evening, 'bot-3')?.left).toBe(true);
    evening.refuses('carla', { kind: 'sit', place: places.blueOperative, insteadOf: 'bot-3' }, 'no-such-person');
  });

  test('is no bot: one bot does not drive another out', () => {
    const evening = among(places.redSpymaster, places.blueOperative);
    evening.refuses('anna', { kind: 'move', person: 'bot-2', place: places.redSpymaster }, 'place-taken');
  });
});

describe('from game to game', () => {
  test('bots stay seated when it is over, and pass the roles on with the others', () => {
    const evening = begun().ends();
    expect(placeOf(evening, 'bot-1')).toEqual(places.redSpymaster);
    evening.does('anna', { kind: 'again', rotate: true });
    expect(placeOf(evening, 'anna')).toEqual(places.redSpymaster);
    expect(placeOf(evening, 'bot-1')).toEqual(places.redOperative);
    expect(placeOf(evening, 'bot-3')).toEqual(places.blueSpymaster);
  });

  test('they keep their places where the new setup has them, and watch otherwise', () => {
    const evening = among(places.redSpymaster, places.blueSpymaster);
    evening.does('anna', { kind: 'setUp', setup: { ...SETUP, options: { form: 'together', clock: { kind: 'off' } } } });
    expect([placeOf(evening, 'bot-1'), placeOf(evening, 'bot-2')]).toEqual([places.redSpymaster, undefined]);
    expect(seen(evening, 'bot-2')?.bot).toEqual({ level: 'normal', paused: false });
    evening.does('anna', { kind: 'setUp', setup: DUET });
    evening.does('anna', { kind: 'move', person: 'bot-2', place: east });
    expect(placeOf(evening, 'bot-2')).toEqual(east);
  });

  test('a mission can be played with a bot', () => {
    const play = { kind: 'mission', city: 'cairo', tokens: 9, mistakes: 9 } as const;
    const mission = { campaign: 'secret-map', name: 'The Moles', city: 'cairo' };
    const evening = new DuetEvening({ ...DUET, options: { play, flexible: false } }, mission);
    evening.does('anna', { kind: 'sit', place: west });
    evening.does('anna', bot(east));
    evening.does('anna', { kind: 'start' });
    const faces = evening.facesOf('bot-1');
    evening.duet('bot-1', { kind: 'giveClue', word: 'finale', number: 1, meant: [faces.indexOf('agent')] });
    evening.duet('anna', { kind: 'touch', card: faces.indexOf('assassin') });
    expect(evening.state.owed).toMatchObject([{ number: 1, outcome: { ending: 'assassin' } }]);
    // Afterwards it reveals what it meant.
    evening.duet('bot-1', { kind: 'tell', clue: 0, cards: [faces.indexOf('agent')] });
    const view = evening.sees('anna').round?.view;
    expect(view?.game === 'duet' && view.clues[0]?.told).toEqual([faces.indexOf('agent')]);
  });
});
