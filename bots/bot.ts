/** The door to a bot: what somebody in its seat sees goes in, what it would do comes out. */
import { permits } from '@safehouse/rules/table/permits.ts';
import type { Action } from '@safehouse/rules/table/types.ts';
import type { View } from '@safehouse/rules/table/view-types.ts';
import type { Meaning } from './meaning/meaning.ts';
import { codenamesMoves } from './word-games/codenames.ts';
import type { Level } from './word-games/daring.ts';
import { duetMoves } from './word-games/duet.ts';

export type { Level } from './word-games/daring.ts';

/** All a bot is given: what a person in its seat sees, and nothing else. */
export type Question = { readonly view: View; readonly person: string; readonly level: Level };

/**
 * What it would do, best first. Clues are to be shown to the referee, and the first that passes is given. Empty: there is
 * nothing to do now. `unknown` is the clue it could make nothing of.
 */
export type Answer = { readonly actions: readonly Action[]; readonly unknown?: string };

/** Codenames and Duet. The same question has the same answer, always. */
export function think({ view, person, level }: Question, meaning: Meaning): Answer {
  if (!isAwake(view, person)) return { actions: [] };
  const { actions, unknown } = movesIn(view, person, level, meaning);
  const permitted = actions.filter((action) => permits(view, action) === undefined);
  return unknown === undefined ? { actions: permitted } : { actions: permitted, unknown };
}

function movesIn(view: View, person: string, level: Level, meaning: Meaning): Answer {
  const game = view.round?.view;
  if (game?.game === 'codenames') {
    const { actions, ...rest } = codenamesMoves(game, level, meaning);
    return { ...rest, actions: actions.map((action) => ({ kind: 'play', game: 'codenames', action })) };
  }
  if (game?.game === 'duet') {
    const { actions, ...rest } = duetMoves(game, person, level, meaning);
    return { ...rest, actions: actions.map((action) => ({ kind: 'play', game: 'duet', action })) };
  }
  return { actions: [] };
}

/** Paused bots do nothing, and of several bots in one place the first one acts for all. */
function isAwake({ people, may }: View, person: string): boolean {
  const me = people.find(({ id }) => id === person);
  if (may.play !== 'yes' || !me || me.bot?.paused) return false;
  if (!me.bot || !me.place) return true;
  const { team, role } = me.place;
  const first = people.find(
    ({ bot, left, place }) => bot && !bot.paused && !left && place?.team === team && place.role === role,
  );
  return first === undefined || first.id === person;
}
