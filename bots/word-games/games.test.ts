/** Whole games: every form ends, no move is refused, and no move depends on what the seat cannot see. */
import { type Random, randomFrom, type Seed } from '@safehouse/rules/kernel/random.ts';
import { anyAction } from '@safehouse/rules/table/random-guest.ts';
import { table } from '@safehouse/rules/table/table.ts';
import type { State } from '@safehouse/rules/table/types.ts';
import { describe, expect, test } from 'vitest';
import type { Level } from '../bot.ts';
import { madeUp } from '../testing/made-up-meaning.ts';
import { answerOf, dealt, forms, NOW, playedOut, turns } from '../testing/self-play.ts';
import { think } from './think.ts';

const levels: readonly Level[] = ['careful', 'normal', 'bold'];
/** Games per form; `npm run test:deep` plays more. */
const games = process.env.DEEP ? { played: 30, compared: 20 } : { played: 6, compared: 4 };

function chance(number: number): Random {
  return randomFrom(number.toString(16).padStart(32, '0') as Seed);
}

describe.each(forms)('%s', (form) => {
  test('bots play to the end, whatever their level, and are never refused', () => {
    for (let game = 0; game < games.played; game++) {
      const over = playedOut(dealt(form, chance(game)), levels[game % 3] as Level, madeUp);
      expect(over.phase).toBe('over');
    }
  });

  test('a bot cannot cheat: it answers the same in every world that looks the same from its seat', () => {
    let compared = 0;
    let changed = 0;
    for (let game = 0; game < games.compared; game++) {
      for (const state of statesOf(dealt(form, chance(100 + game)), chance(game))) {
        for (const { id } of state.people) {
          const answer = answerOf(state, id, 'normal', madeUp);
          if (answer.actions.length === 0) continue;
          const world = table.redeal(state, id, chance(1000 + compared));
          expect(answerOf(world, id, 'normal', madeUp)).toEqual(answer);
          compared++;
          if (JSON.stringify(world.round?.state) !== JSON.stringify(state.round?.state)) changed++;
        }
      }
    }
    expect(compared).toBeGreaterThan(6 * games.compared);
    // Spymasters see the key, so there may be nothing hidden left to change.
    expect(changed).toBeGreaterThan(1.5 * games.compared);
  });
});

test('the same question has the same answer', () => {
  for (const { state, person, answer } of turns(dealt('teams', chance(7)), () => 'normal', madeUp)) {
    expect(think({ view: structuredClone(table.view(state, person)), person, level: 'normal' }, madeUp)).toEqual(
      answer,
    );
  }
});

test('a bot that is not to move does nothing, nor does a paused one', () => {
  const state = dealt('together', chance(3));
  expect(answerOf(state, 'seat-1' as never, 'normal', madeUp).actions.length).toBeGreaterThan(0);
  expect(answerOf(state, 'seat-2' as never, 'normal', madeUp).actions).toEqual([]);
  expect(answerOf(state, 'nobody' as never, 'normal', madeUp).actions).toEqual([]);
  const duet = dealt('duet', chance(3));
  expect(answerOf(duet, 'seat-2' as never, 'normal', madeUp).actions.length).toBeGreaterThan(0);
  const paused = table.evolve(duet, { kind: 'botSet', person: 'seat-2' as never, level: 'normal', paused: true });
  expect(answerOf(paused, 'seat-2' as never, 'normal', madeUp).actions).toEqual([]);
});

test('after the end of Duet a bot tells what each of its clues was meant for', () => {
  const { round } = table.view(playedOut(dealt('duet', chance(5)), 'normal', madeUp), 'spectator');
  if (round?.view.game !== 'duet') throw new Error('no Duet');
  expect(round.view.clues.length).toBeGreaterThan(2);
  for (const clue of round.view.clues) expect(clue.told).toHaveLength(clue.number);
});

test('bold bots say higher numbers than careful ones', () => {
  const numbers = levels.map((level) => {
    const said: number[] = [];
    for (let game = 0; game < 6; game++) {
      const answer = answerOf(dealt('together', chance(game)), 'seat-1' as never, level, madeUp);
      const [first] = answer.actions;
      if (first?.kind === 'play' && first.action.kind === 'giveClue') said.push(first.action.number as number);
    }
    return said.reduce((sum, one) => sum + one, 0) / said.length;
  });
  expect(numbers[0]).toBeLessThan(numbers[2] as number);
  expect(numbers[1]).toBeLessThanOrEqual(numbers[2] as number);
});

/** States that can occur in play: bots and random players take turns. */
function* statesOf(start: State, random: Random): Generator<State> {
  let state = start;
  for (let step = 0; step < 60 && state.phase === 'playing'; step++) {
    yield state;
    const { id } = random.pick(state.people);
    const isBot = random.below(2) === 0;
    const [planned] = isBot ? answerOf(state, id, 'normal', madeUp).actions : [];
    const action = planned ?? anyAction(table.view(state, id), random);
    if (action.kind !== 'play') continue;
    const decided = table.decide(state, id, action, { now: NOW });
    if (decided.ok) state = decided.value.reduce(table.evolve, state);
  }
}
