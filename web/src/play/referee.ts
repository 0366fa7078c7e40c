/** The referee's reason in words, from the rule it rests on. */
import type { Opinion } from '@safehouse/rules/kernel/contract.ts';
import type { Texts } from '../texts/texts.svelte.ts';
import { plain } from './word-fit.ts';

export function refereeReason({ verdict, rule, codename }: Opinion, t: Texts['play']): string | undefined {
  if (verdict === 'legal') return undefined;
  const about = codename === undefined ? undefined : plain(codename).toLocaleUpperCase();
  // A doubt about a codename is no more than that: it does not claim to know why.
  const isSure = verdict === 'illegal' || about === undefined;
  const text =
    isSure && rule !== undefined && rule in t.referee ? t.referee[rule as keyof typeof t.referee] : undefined;
  if (typeof text === 'string') return text;
  if (about === undefined) return t.referee.unknown;
  return (text ?? t.referee.near)({ codename: about });
}
