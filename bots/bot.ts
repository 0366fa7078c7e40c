/** Entry point of a bot: takes the view from its seat, returns what it would do. */
import { permits } from '@safehouse/rules/table/legal.ts';
import type { Action } from '@safehouse/rules/table/types.ts';
import type { View } from '@safehouse/rules/table/view-types.ts';
import type { Meaning } from './meaning/meaning.ts';
import { codenamesMoves } from './word-games/codenames.ts';
import type { Level } from './word-games/daring.ts';
import { duetMoves } from './word-games/duet.ts';

export type { Level } from './word-games/daring.ts';

/** A bot's whole input: what a person in its seat sees. */
export type Question = { readonly view: View; readonly person: string; readonly level: Level };

/**
 * Actions, best first; empty if there is nothing to do. Submit clues to the referee and give the first that passes.
 * `unknown` is a clue the bot does not understand.
 */
export type Answer = { readonly actions: readonly Action[]; readonly unknown?: string };

/** Codenames and Duet. Deterministic: the same question always gets the same answer. */
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

/** Paused bots do nothing. Of several bots in one place, the first acts for all. */
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
