/** The now-line of Duet: one sentence that tells this viewer what to do now. */
import { other } from '@safehouse/rules/duet/sides.ts';
import type { Side } from '@safehouse/rules/duet/types.ts';
import type { View } from '@safehouse/rules/duet/view-types.ts';
import type { Texts } from '../texts/texts.svelte.ts';

/** The name of a side: its only person, or the side; undefined if the seats are empty. */
export type Cast = (side: Side) => string | undefined;

/** What the line says beyond the view: whether the partner is a bot, and the last card, if someone else touched it. */
export type Around = {
  readonly isBot?: boolean;
  readonly touched?: { readonly name: string; readonly word: string } | undefined;
};

export function nowLine(view: View, t: Texts, cast: Cast, around: Around = {}): string {
  const { now } = t.duet;
  if (view.outcome) return now.over;
  const awaited = view.phase === 'clue' ? view.givers : view.guessers;
  const [first] = awaited;
  if (first && awaited.every((side) => cast(side) === undefined)) return now.empty[first];
  if (!view.you) return watching(view, now);
  const partner = other(view.you.side);
  const name = cast(partner) ?? t.common.team[partner];
  if (view.phase === 'sudden') return sudden(view, view.you.side, now, name);
  if (view.phase === 'guess') return guess(view, view.you.side, now, name, around);
  // D6, D35: a bot gives the first clue, and leaves the others to its partner.
  if (around.isBot && view.givers.length > 1) {
    return view.clues.length === 0 ? t.play.bot.begins({ name }) : now.clue.give({ name });
  }
  return clue(view, view.you.side, now, name);
}

/** Whether it is this viewer's move. */
export function isOnMe({ may }: View): boolean {
  return may.giveClue === 'yes' || may.touch === 'yes';
}

type Now = Texts['duet']['now'];

function clue({ givers, clues, complete }: View, me: Side, { clue: now }: Now, name: string): string {
  const partner = other(me);
  if (!givers.includes(me)) return complete[me] ? now.meDone({ name }) : now.wait({ name });
  if (!givers.includes(partner)) return complete[partner] ? now.partnerDone({ name }) : now.give({ name });
  const last = clues.at(-1);
  if (!last) return now.first({ name });
  return last.side === me ? now.again({ name }) : now.either({ name });
}

function guess({ guessers, clues }: View, me: Side, { guess: now }: Now, name: string, { touched }: Around): string {
  const last = clues.at(-1);
  if (!guessers.includes(me) || !last) return now.wait({ name });
  if (last.guesses.length > 0) return touched ? now.moreBy(touched) : now.more;
  if (last.standing === 'illegal') return now.illegal;
  return last.number === 0 ? now.zero : now.first;
}

function sudden({ guessers }: View, me: Side, { sudden: now }: Now, name: string): string {
  if (!guessers.includes(me)) return now.partner({ name });
  return guessers.length > 1 ? now.both({ name }) : now.me;
}

function watching({ phase, givers, guessers, clues }: View, { watch }: Now): string {
  if (phase === 'sudden') return watch.sudden;
  const [side = 'west'] = phase === 'clue' ? givers : guessers;
  if (phase === 'guess') return watch.guess[side];
  if (givers.length < 2) return watch.clue[side];
  return clues.length === 0 ? watch.first : watch.either;
}
