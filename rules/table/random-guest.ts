/** A guest at random, who sees what they see: for the laws of the table. */
import { anyAction as anyCodenames } from '../codenames/random-player.ts';
import { anyAction as anyDuet } from '../duet/random-player.ts';
import type { Random } from '../kernel/random.ts';
import type { Action, Setup } from './types.ts';
import type { View } from './view-types.ts';

const NAMES = ['Anna', 'anna', 'Bő', 'Țurcanu', '👩‍🚀', ' ', 'x'.repeat(30), 'Eve'];
const CLOCKS: Extract<Setup, { game: 'codenames' }>['options']['clock'][] = [
  { kind: 'off' },
  { kind: 'hourglass', seconds: 30 },
  { kind: 'limits', clue: 60, guess: 60 },
];

/** Some well-formed action: what moves the evening on more often than what does not. */
export function anyAction(view: View, random: Random): Action {
  if (view.phase === 'playing' && view.round && view.may.play === 'yes' && random.below(8) > 0) {
    return anyPlay(view.round.view, random);
  }
  if (view.may.start === 'yes' && random.below(2) === 0) return { kind: 'start' };
  if (view.may.join === 'yes') return join(view, random);
  if (view.may.watch === 'already-there' && random.below(2) === 0)
    return { kind: 'sit', place: anyPlace(view, random) };
  return wild(view, random);
}

function wild(view: View, random: Random): Action {
  const person = random.pick([...view.people.map(({ id }) => id), 'nobody']);
  const game = view.round?.view;
  return random.pick<() => Action>([
    () => join(view, random),
    () => ({ kind: 'leave' }),
    () => ({ kind: 'sit', place: anyPlace(view, random) }),
    () => ({ kind: 'sit', place: anyPlace(view, random) }),
    () => ({ kind: 'watch' }),
    () => ({ kind: 'rename', name: random.pick(NAMES), ...(random.below(2) === 0 && { person }) }),
    () => ({ kind: 'say', text: random.pick(['hello', 'the third one', ' \n ', '\u200b']) }),
    () => ({ kind: 'say', text: `line ${random.below(100)}` }),
    () => ({ kind: 'move', person, ...(random.below(3) > 0 && { place: anyPlace(view, random) }) }),
    () => (random.below(6) === 0 ? { kind: 'remove', person } : { kind: 'handOver', person }),
    () => ({ kind: 'lock', on: random.below(4) === 0 }),
    () => ({ kind: 'setUp', setup: anySetup(random) }),
    () => ({ kind: 'start' }),
    () => ({ kind: 'again', rotate: random.below(2) === 0 }),
    () => ({ kind: 'toLobby' }),
    () => (random.below(6) === 0 ? { kind: 'abandon' } : { kind: 'clock', do: 'extend' }),
    () => ({ kind: 'clock', do: random.pick(['pause', 'resume']) }),
    () => ({ kind: 'hostGone', present: [] }),
    () => (game ? anyPlay(game, random) : { kind: 'play', game: 'codenames', action: { kind: 'stop' } }),
    () => ({ kind: 'play', game: random.pick(['codenames', 'duet']), action: { kind: 'stop' } }),
  ])();
}

function anyPlay(view: NonNullable<View['round']>['view'], random: Random): Action {
  switch (view.game) {
    case 'codenames':
      return { kind: 'play', game: 'codenames', action: anyCodenames(view, random) };
    case 'duet':
      return { kind: 'play', game: 'duet', action: anyDuet(view, random) };
  }
}

function join(view: View, random: Random): Action {
  return { kind: 'join', name: random.pick(NAMES), ...(random.below(3) > 0 && { place: anyPlace(view, random) }) };
}

function anyPlace(view: View, random: Random) {
  const needy = view.places.filter((place) => place.taken < place.min);
  const { team, role } = random.pick(needy.length > 0 && random.below(3) > 0 ? needy : view.places);
  return random.below(30) === 0 ? { team: 'green', role } : { team, role };
}

export function anySetup(random: Random): Setup {
  if (random.below(3) === 0) {
    const options = { play: { kind: 'standard', tokens: 9 }, flexible: random.below(2) === 0 } as const;
    return { game: 'duet', options, packs: ['en/classic'] };
  }
  return {
    game: 'codenames',
    options: { form: random.pick(['teams', 'together', 'three']), clock: random.pick(CLOCKS) },
    packs: ['en/classic'],
  };
}
