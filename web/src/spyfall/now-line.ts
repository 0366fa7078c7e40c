/** The now-line of Spyfall: one sentence that tells this viewer what to do now. It never depends on their card. */
import { barredFor } from '@safehouse/rules/spyfall/barred.ts';
import type { View } from '@safehouse/rules/spyfall/view-types.ts';
import type { Texts } from '../texts/texts.svelte.ts';

type NameOf = (person: string) => string;
type Now = Texts['spyfall']['now'];

export function nowLine(view: View, t: Texts, nameOf: NameOf): string {
  const { now } = t.spyfall;
  if (view.outcome) return now.over;
  // Joined in the middle of a round.
  if (view.you && !view.you.card && view.phase !== 'verdict') return now.newcomer;
  switch (view.phase) {
    case 'briefing':
      return dealersMove(view, now.briefing, nameOf);
    case 'asking':
      return view.options.way === 'free'
        ? now.free[view.you ? 'play' : 'watch']
        : asking(view, now[view.options.way], nameOf);
    case 'accusation':
      return accusation(view, now.accusation, nameOf);
    case 'naming':
      return view.may.name === 'yes' ? now.naming.me : now.naming.wait({ name: nameOf(view.stopper ?? '') });
    case 'suspicions':
      return dealersMove(view, now.suspicions, nameOf);
    case 'ballot':
      return ballot(view, now.ballot, nameOf);
    case 'verdict':
      return verdict(view, now.verdict);
  }
}

/** Whether it is this viewer's move. */
export function isOnMe({ phase, may, turn, you }: View): boolean {
  if (phase === 'asking') return you !== undefined && turn !== undefined && (turn.asked ?? turn.asker) === you.person;
  return (
    may.start === 'yes' || may.vote === 'yes' || may.name === 'yes' || may.openBallot === 'yes' || may.suspect === 'yes'
  );
}

/** The player to move, if it is only one. */
export function awaitedOf({ phase, turn, stopper, ballot, dealer }: View): string | undefined {
  if (phase === 'asking') return turn?.asked ?? turn?.asker;
  if (phase === 'naming') return stopper;
  if (phase === 'ballot') return ballot?.awaited;
  return phase === 'briefing' || phase === 'suspicions' ? dealer : undefined;
}

/** S8, S17 */
function dealersMove({ dealer, you }: View, now: Now['briefing'] | Now['suspicions'], nameOf: NameOf): string {
  if (!you) return now.watch({ name: nameOf(dealer) });
  return you.person === dealer ? now.dealer : now.wait({ name: nameOf(dealer) });
}

/** S9, S10 */
function asking(view: View, now: Now['spoken'] | Now['written'], nameOf: NameOf): string {
  const { turn, dealer, you } = view;
  const { asker, asked } = turn ?? { asker: dealer };
  const me = you?.person;
  if (asked !== undefined) {
    if (asked === me) return now.asked({ name: nameOf(asker) });
    return asker === me ? now.asking({ name: nameOf(asked) }) : now.listen({ by: nameOf(asker), to: nameOf(asked) });
  }
  if (asker !== me) return now.picks({ name: nameOf(asker) });
  const barred = barredFor(view, asker);
  return barred === undefined ? now.ask : now.askBut({ name: nameOf(barred) });
}

/** S13 */
function accusation({ accusation, may, you }: View, now: Now['accusation'], nameOf: NameOf): string {
  const by = accusation?.by ?? '';
  const suspect = accusation?.suspect ?? '';
  const names = { by: nameOf(by), suspect: nameOf(suspect) };
  if (!you) return now.watch(names);
  if (you.person === by) return now.accuser(names);
  if (you.person === suspect) return now.suspect(names);
  return may.vote === 'yes' ? now.vote(names) : now.voted(names);
}

/** S17 */
function ballot({ ballot, may, you }: View, now: Now['ballot'], nameOf: NameOf): string {
  const name = nameOf(ballot?.awaited ?? '');
  if (!you) return now.watch({ name });
  if (may.suspect === 'yes') return now.me;
  return ballot?.voices.some(({ by }) => by === you.person) ? now.done({ name }) : now.wait({ name });
}

function verdict({ may, you }: View, now: Now['verdict']): string {
  if (!you) return now.watch;
  return may.goOn === 'yes' ? now.goOn : now.few;
}
