/** The referee's opinion in words: the reason, naming the codename, and how sure it is. */
import type { Opinion } from '@safehouse/rules/kernel/opinion.ts';
import type { Texts } from '../../texts/texts.svelte.ts';
import { plain } from '../word-fit.ts';

type Reason = NonNullable<Opinion['reason']>;

/** Opinions in old games only name the rule. */
const reasonOf: Readonly<Record<string, Reason>> = {
  L1: 'several-words',
  L2: 'letter',
  L5: 'unknown',
  L6: 'form',
  L7: 'part-inside',
  L10: 'invented',
  L11: 'spelling',
  L12: 'name',
  L13: 'abbreviation',
  L14: 'apart',
};

/** The codename as shown on the table; `language` is that of the cards. */
export function codenameOf({ codename }: Opinion, language?: string): string | undefined {
  return codename === undefined ? undefined : plain(codename).toLocaleUpperCase(language);
}

/** `undefined` for a legal clue. */
export function refereeReason(opinion: Opinion, { referee }: Texts['play'], language?: string): string | undefined {
  const { verdict, rule = '', reason = reasonOf[rule] } = opinion;
  if (verdict === 'legal') return undefined;
  const about = codenameOf(opinion, language);
  const maybe: Partial<Record<Reason, string | ((about: { codename: string }) => string)>> = referee.maybe;
  const text = reason && ((verdict === 'doubtful' && maybe[reason]) || referee.why[reason]);
  if (typeof text === 'string') return text;
  return about === undefined ? referee.unclear : (text ?? referee.why.near)({ codename: about });
}

/** The whole text: the verdict, the reason, and a note if the referee is limited here. */
export function opinionText(opinion: Opinion, t: Texts['play'], language?: string): string {
  const limited = opinion.limited ? t.referee.limited : undefined;
  return [t.clue[opinion.verdict], refereeReason(opinion, t, language), limited].filter(Boolean).join(' ');
}
