/** Picks the help text for a view of Spyfall by the phase and public facts, never by the card. */
import type { View } from '@safehouse/rules/spyfall/view-types.ts';
import type { Texts } from '../texts/texts.svelte.ts';

export type HelpKey = keyof Texts['spyfallHelp']['now'];

export function helpKey(view: View): HelpKey {
  const { outcome, you, phase, dealer, may } = view;
  if (outcome) return 'over';
  if (!you) return 'watch';
  if (phase === 'verdict') return 'verdict';
  if (!you.card) return 'newcomer';
  switch (phase) {
    case 'briefing':
      return dealer === you.person ? 'deal' : 'briefing';
    case 'asking':
      return asking(view, you.person);
    case 'accusation':
      return may.vote === 'yes' ? 'vote' : view.accusation?.suspect === you.person ? 'suspect' : 'voted';
    case 'naming':
      return view.stopper === you.person ? 'name' : 'naming';
    case 'suspicions':
      return dealer === you.person ? 'open' : 'suspicions';
    case 'ballot':
      return may.suspect === 'yes' ? 'speak' : 'ballot';
  }
}

function asking({ turn, options }: View, me: string): HelpKey {
  if (options.way === 'free') return 'free';
  const isSpoken = options.way === 'spoken';
  if (turn?.asked === me) return isSpoken ? 'answer' : 'answerWritten';
  if (turn?.asker !== me) return 'listen';
  // A written question cannot be changed once it is sent.
  return isSpoken ? 'ask' : turn.asked ? 'listen' : 'askWritten';
}
