/** The share text: one row of coloured squares per clue, without any words of the game. */
import type { Identity } from '@safehouse/rules/codenames/types.ts';
import type { View } from '@safehouse/rules/codenames/view-types.ts';
import type { Texts } from '../texts/texts.svelte.ts';

const squares: Record<Identity, string> = { red: '🟥', blue: '🟦', bystander: '🟨', assassin: '⬛' };
const dots = { red: '🔴', blue: '🔵' } as const;

export function shareText(view: View, t: Texts, address: string): string {
  return [
    t.codenames.share.heading,
    verdict(view, t),
    '',
    ...view.clues.map((clue) =>
      [
        dots[clue.team],
        clue.number === 'unlimited' ? '∞' : clue.number,
        clue.standing === 'illegal' ? '❌' : '',
        clue.guesses.map((guess) => squares[guess.identity]).join('') || (clue.standing === 'illegal' ? '' : '·'),
      ]
        .filter((part) => part !== '')
        .join(' '),
    ),
    '',
    address,
  ].join('\n');
}

function verdict({ outcome, options, clues }: View, t: Texts): string {
  const { share } = t.codenames;
  const count = t.play.share.clues({ n: clues.length });
  const winner = outcome?.winners[0];
  if (!outcome || !winner) return `${t.play.share.abandoned} · ${count}`;
  const together = outcome.score === undefined ? share.lostTogether : share.wonTogether({ score: outcome.score });
  const who = options.form === 'together' ? together : share.won[winner];
  return `${who} · ${share.ending[outcome.ending]} · ${count}`;
}
