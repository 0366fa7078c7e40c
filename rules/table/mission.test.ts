/** A table opened for a city of a campaign, and what a finished game still allows. */

import { describe, expect, test } from 'vitest';
import { usualReferee } from '../clues/referee.ts';
import type { View as CodenamesView } from '../codenames/view-types.ts';
import type { View as DuetView } from '../duet/view-types.ts';
import { rule } from '../testing/rule.ts';
import { Evening, places, SETUP } from './scenario.ts';
import { DUET, DuetEvening, east, west } from './scenario-duet.ts';
import { table } from './table.ts';
import type { Action, Setup } from './types.ts';

const CAIRO: Extract<Setup, { game: 'duet' }> = {
  ...DUET,
  options: { play: { kind: 'mission', city: 'cairo', tokens: 9, mistakes: 5 }, flexible: false },
};
const MISSION = { campaign: 'secret-map', name: 'The Moles', city: 'cairo' };

function viewOf<View>(evening: Evening, who: string): View {
  return evening.sees(who).round?.view as View;
}

/** Applies the clock's due action: the result is on the map, unless the server finds that the map is gone. */
function settle(evening: Evening, found: { recorded?: false } = {}): void {
  const due = table.deadline(evening.state);
  expect(due?.action.kind).toBe('settled');
  if (due?.action.kind === 'settled') evening.does('clock', { ...due.action, ...found });
}

describe('a mission', () => {
  test('is shown to everyone; the way to the map only to those with a place or a part', () => {
    const evening = new DuetEvening(CAIRO, MISSION).come('bo', 'carla');
    const shown = { city: 'cairo', name: 'The Moles' };
    for (const who of ['anna', 'carla', 'spectator', 'stranger']) expect(evening.sees(who).mission).toEqual(shown);
    evening.does('anna', { kind: 'sit', place: west });
    evening.does('bo', { kind: 'sit', place: east });
    expect(evening.sees('anna').mission).toEqual({ ...shown, campaign: 'secret-map' });
    evening.does('anna', { kind: 'start' });
    evening.does('bo', { kind: 'watch' });
    expect(evening.sees('bo').mission?.campaign).toBe('secret-map');
    for (const who of ['carla', 'spectator', 'stranger']) {
      expect(JSON.stringify(evening.sees(who)), who).not.toContain('secret-map');
    }
    evening.does('bo', { kind: 'leave' });
    expect(evening.sees('bo').mission?.campaign).toBeUndefined();
    expect(new DuetEvening(CAIRO).sees('anna').mission).toBeUndefined();
  });

  rule(
    'D25',
    'is played with the numbers of its city: only the packs, the turn order and the referee can be changed',
    () => {
      const evening = new DuetEvening(CAIRO, MISSION).come('bo');
      const { play } = CAIRO.options;
      const wrong: Setup[] = [
        SETUP,
        DUET,
        { ...CAIRO, options: { ...CAIRO.options, play: { ...play, tokens: 10 } as typeof play } },
        { ...CAIRO, options: { ...CAIRO.options, play: { ...play, mistakes: 9 } as typeof play } },
        { ...CAIRO, options: { ...CAIRO.options, play: { ...play, city: 'berlin' } as typeof play } },
      ];
      for (const setup of wrong) evening.refuses('anna', { kind: 'setUp', setup }, 'mission-is-set');
      evening.refuses('bo', { kind: 'setUp', setup: DUET }, 'host-only');
      evening.refuses('anna', { kind: 'setUp', setup: { ...CAIRO, packs: ['xx/none'] } }, 'no-such-pack');
      const mine: Setup = {
        ...CAIRO,
        options: { ...CAIRO.options, flexible: true, referee: { ...usualReferee, mode: 'off' } },
        packs: ['da/classic'],
      };
      evening.does('anna', { kind: 'setUp', setup: mine });
      expect(evening.sees('bo').setup).toEqual(mine);
    },
  );

  rule('D31', 'that is won is owed to the map until it is recorded there', () => {
    const evening = DuetEvening.begun(CAIRO, MISSION);
    expect(table.deadline(evening.state)).toBeUndefined();
    evening.wins();
    // D23: two turns with nine tokens.
    expect(evening.state.owed).toEqual([
      { number: 1, outcome: { ending: 'contacted', winners: ['west', 'east'], left: 7 }, at: evening.now },
    ]);
    expect(evening.sees('anna').mission?.result).toBe('owed');
    expect(table.deadline(evening.state)).toMatchObject({ at: 0 });
    settle(evening);
    expect(evening.state.owed).toEqual([]);
    expect(evening.sees('spectator').mission?.result).toBe('recorded');
    expect(table.deadline(evening.state)).toBeUndefined();
  });

  rule('D31', 'that is lost is owed as well; one that was abandoned is not', () => {
    const evening = DuetEvening.begun(CAIRO, MISSION).loses();
    expect(evening.state.owed).toMatchObject([{ number: 1, outcome: { ending: 'assassin', winners: [] } }]);
    settle(evening);
    evening.does('anna', { kind: 'again', rotate: true });
    expect(evening.sees('anna').mission?.result).toBeUndefined();
    evening.does('anna', { kind: 'abandon' });
    expect(evening.state.owed).toEqual([]);
    expect(evening.sees('anna').mission?.result).toBeUndefined();
  });

  test('is settled by nobody but the server, and once', () => {
    const evening = DuetEvening.begun(CAIRO, MISSION).wins();
    const settled = { kind: 'settled', number: 1, recorded: true } as const;
    for (const who of ['anna', 'bo', 'stranger']) evening.refuses(who, settled, 'house-only');
    expect(evening.does('clock', { ...settled, number: 2 })).toEqual([]);
    expect(evening.does('house', settled)).toHaveLength(1);
    expect(evening.does('house', settled)).toEqual([]);
  });

  test('whose map is gone is settled, and everyone sees that it is not recorded', () => {
    const evening = DuetEvening.begun(CAIRO, MISSION).wins();
    settle(evening, { recorded: false });
    expect(evening.state.owed).toEqual([]);
    for (const who of ['anna', 'spectator']) expect(evening.sees(who).mission?.result).toBe('lost');
    evening.does('anna', { kind: 'again', rotate: false });
    expect(evening.sees('anna').mission?.result).toBeUndefined();
  });

  test('can be played again before the last one is recorded: each is owed', () => {
    const evening = DuetEvening.begun(CAIRO, MISSION).wins();
    evening.does('anna', { kind: 'again', rotate: false });
    evening.loses();
    expect(evening.state.owed.map(({ number }) => number)).toEqual([1, 2]);
    settle(evening);
    expect(evening.sees('anna').mission?.result).toBe('owed');
    settle(evening);
    expect(evening.sees('anna').mission?.result).toBe('recorded');
    expect(evening.state.owed).toEqual([]);
  });

  test('reported again after the end, is not owed a second time', () => {
    const evening = DuetEvening.begun(CAIRO, MISSION).wins();
    settle(evening);
    evening.duet('anna', { kind: 'tell', clue: 0, cards: [1, 2] });
    expect(evening.state.owed).toEqual([]);
    expect(evening.sees('anna').played).toHaveLength(1);
  });

  test('played without a campaign is owed to nobody', () => {
    expect(DuetEvening.begun(CAIRO).wins().state.owed).toEqual([]);
  });
});

describe('after a game', () => {
  const tell: Action = { kind: 'play', game: 'duet', action: { kind: 'tell', clue: 0, cards: [3] } };

  test('the game itself says what may still be done', () => {
    const evening = DuetEvening.begun().wins();
    evening.refuses('bo', { kind: 'play', game: 'duet', action: { kind: 'touch', card: 0 } }, 'game-over');
    evening.refuses('bo', tell, 'not-your-clue');
    evening.does('anna', tell);
    // Leaving a seat keeps one's part in the finished game; taking one gives none.
    evening.does('anna', { kind: 'watch' });
    evening.does('anna', { kind: 'play', game: 'duet', action: { kind: 'tell', clue: 0, cards: [4] } });
    evening.come('carla').does('carla', { kind: 'sit', place: west });
    evening.refuses('carla', tell, 'not-in-a-game');
    const codenames = Evening.playing().ends();
    codenames.refuses('bo', { kind: 'play', game: 'codenames', action: { kind: 'stop' } }, 'game-over');
  });

  test('an abandoned one takes nothing any more', () => {
    const evening = DuetEvening.begun();
    evening.duet('anna', { kind: 'giveClue', word: 'finale', number: 1 });
    evening.does('anna', { kind: 'abandon' });
    evening.refuses('anna', tell, 'no-game-running');
  });

  test('back in the lobby there is no game to play in', () => {
    const evening = DuetEvening.begun().wins();
    evening.does('anna', { kind: 'toLobby' });
    evening.refuses('anna', tell, 'no-game-running');
  });

  test('changing seats does not show what the other side kept to itself', () => {
    for (const end of ['wins', 'abandoned'] as const) {
      const evening = DuetEvening.begun();
      evening.does('bo', { kind: 'say', text: 'only for the East' });
      if (end === 'wins') evening.wins();
      else evening.does('anna', { kind: 'abandon' });
      evening.does('bo', { kind: 'watch' });
      evening.does('anna', { kind: 'sit', place: east });
      evening.come('carla').does('carla', { kind: 'sit', place: east });
      const round = (who: string) => viewOf<DuetView>(evening, who);
      expect(round('anna').you).toEqual({ side: 'west' });
      expect(round('carla').you).toBeUndefined();
      expect(round('carla').cards.some(({ face }) => face)).toBe(false);
      for (const who of ['anna', 'carla']) expect(evening.sees(who).chat.lines).toEqual([]);
      expect(evening.sees('bo').chat.lines).toMatchObject([{ text: 'only for the East' }]);
    }
  });

  test('a person who leaves or changes seats loses their marks', () => {
    const evening = DuetEvening.begun();
    evening.duet('anna', { kind: 'giveClue', word: 'compass', number: 2 });
    evening.come('carla').does('carla', { kind: 'sit', place: east });
    for (const away of [{ kind: 'watch' }, { kind: 'leave' }] as const) {
      evening.duet('carla', { kind: 'mark', card: 7, on: true });
      const marks = () => viewOf<DuetView>(evening, 'bo').cards[7]?.marks;
      expect(marks()).toEqual(['carla']);
      evening.does('carla', away);
      expect(marks()).toEqual([]);
      if (away.kind === 'watch') evening.does('carla', { kind: 'sit', place: east });
    }
    const codenames = Evening.playing().come('eve');
    const { team } = viewOf<CodenamesView>(codenames, 'anna');
    const [giver, guesser, spot] =
      team === 'red' ? ['anna', 'bo', places.redSpymaster] : ['carla', 'dan', places.blueSpymaster];
    codenames.plays(giver, { kind: 'giveClue', word: 'compass', number: 2 });
    codenames.plays(guesser, { kind: 'mark', card: 3, on: true });
    codenames.does(giver, { kind: 'watch' });
    codenames.does(guesser, { kind: 'sit', place: spot });
    expect(viewOf<CodenamesView>(codenames, 'eve').cards[3]?.marks).toEqual([]);
  });

  test('an action of another game is not one of this game', () => {
    DuetEvening.begun().refuses('anna', { kind: 'play', game: 'codenames', action: { kind: 'stop' } }, 'other-game');
    Evening.playing().refuses('bo', { kind: 'play', game: 'duet', action: { kind: 'stop' } }, 'other-game');
  });

  test('another game can be set up while the last one is still shown', () => {
    const evening = DuetEvening.begun().wins();
    evening.does('anna', { kind: 'setUp', setup: SETUP });
    const { round, setup, people } = evening.sees('anna');
    expect([round?.view.game, setup.game]).toEqual(['duet', 'codenames']);
    expect(people.map(({ place }) => place)).toEqual([undefined, undefined]);
    evening.does('anna', { kind: 'sit', place: places.redSpymaster });
    for (const who of ['anna', 'bo', 'spectator']) expect(evening.sees(who).round?.view.game).toBe('duet');
    // A place in the next game gives no part in the finished one; earlier parts remain.
    evening.does('anna', tell);
    evening.refuses('anna', { kind: 'play', game: 'codenames', action: { kind: 'stop' } }, 'other-game');
    evening.refuses('anna', { kind: 'again', rotate: false }, 'places-empty');
    evening.come('carla', 'dan');
    evening.does('bo', { kind: 'sit', place: places.redOperative });
    evening.does('carla', { kind: 'sit', place: places.blueSpymaster });
    evening.does('dan', { kind: 'sit', place: places.blueOperative });
    evening.does('anna', { kind: 'again', rotate: false });
    expect(evening.sees('bo').round).toMatchObject({ number: 2, view: { game: 'codenames' } });
  });
});
