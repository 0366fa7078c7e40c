/** The now-line: one sentence that tells this viewer what to do now. */
import type { Team } from '@safehouse/rules/codenames/types.ts';
import type { View } from '@safehouse/rules/codenames/view-types.ts';
import type { Texts } from '../texts/texts.svelte.ts';

/** Names of the people whose move it is. */
export type Cast = {
  readonly spymaster: (team: Team) => string | undefined;
  readonly loneOperative: string | undefined;
  /** The last card of this turn, if someone else touched it. */
  readonly touched?: { readonly name: string; readonly word: string } | undefined;
};

export function nowLine(view: View, t: Texts['codenames'], cast: Cast): string {
  if (view.outcome) return t.now.over;
  if (view.phase !== 'guess' && !cast.spymaster(view.team)) return t.now.empty[view.team];
  if (!view.you) return watching(view, t);
  return view.you.role === 'spymaster' ? spymaster(view, t, cast) : operative(view, t, cast);
}

/** Whether it is this viewer's move. */
export function isOnMe({ may, you }: View): boolean {
  return you !== undefined && [may.giveClue, may.touch, may.cover].includes('yes');
}

function spymaster(view: View, { now }: Texts['codenames'], cast: Cast): string {
  const { may, phase, team, you } = view;
  const mine = you?.team === team;
  if (phase === 'opponent') return now.spymaster.opponent({ n: view.due });
  if (phase === 'clue') {
    if (!mine) return now.spymaster.wait({ name: cast.spymaster(team) ?? now.someone });
    return may.cover === 'yes' ? now.spymaster.clueOrCover : now.spymaster.clue;
  }
  if (view.options.form === 'three') {
    const name = cast.loneOperative ?? now.someOperative;
    if (mine) return now.spymaster.lone({ name });
    return may.object === 'yes' ? now.spymaster.loneJudge({ name }) : now.spymaster.loneIdle({ name });
  }
  if (mine) return now.spymaster.guess;
  return may.object === 'yes' ? now.spymaster.judge : now.spymaster.idle;
}

function operative(view: View, { now }: Texts['codenames'], cast: Cast): string {
  const { phase, team, you, guesses } = view;
  const mine = you?.team === team || you?.team === 'both';
  const name = cast.spymaster(team) ?? now.someone;
  if (phase === 'opponent') return now.operative.opponent({ name });
  if (phase === 'clue') return mine ? now.operative.clue({ name }) : now.operative.wait;
  if (!mine || !guesses) return now.operative.idle;
  if (guesses.made === 0) return now.operative.first;
  const { touched } = cast;
  if (guesses.most === undefined) return touched ? now.operative.freeBy(touched) : now.operative.free;
  const n = guesses.most - guesses.made;
  return touched ? now.operative.moreBy({ ...touched, n }) : now.operative.more({ n });
}

function watching({ phase, team }: View, { now }: Texts['codenames']): string {
  return phase === 'opponent' ? now.watch.opponent : now.watch[phase][team];
}
