/** What the judged cases of the referee come to: which are right, and how the others are wrong. */
import type { Opinion } from '@safehouse/rules/kernel/opinion.ts';
import type { Case } from '../referee/cases.ts';

export type Judged = Case & { readonly opinion: Opinion };

export function isWrong({ verdict, opinion }: Judged): boolean {
  return verdict !== opinion.verdict;
}

export function counted(cases: readonly Judged[]) {
  const those = (truth: string, said: string) =>
    cases.filter(({ verdict, opinion }) => verdict === truth && opinion.verdict === said);
  return {
    right: cases.filter((each) => !isWrong(each)),
    missed: those('illegal', 'legal'),
    accused: those('legal', 'illegal'),
    legal: cases.filter(({ verdict }) => verdict === 'legal'),
    /** Struck out, and for another rule than people would. */
    misnamed: those('illegal', 'illegal').filter(({ rule, opinion }) => rule !== opinion.rule),
    doubts: cases.filter(({ verdict, opinion }) => opinion.verdict === 'doubtful' && verdict !== 'doubtful'),
  };
}

export function percent(part: number, whole: number): string {
  return `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
}

export function told({ clue, visible, verdict, rule, opinion }: Judged): string {
  const said = [opinion.verdict, opinion.rule, opinion.reason, opinion.codename].filter(Boolean).join(' ');
  return `${clue} : ${visible.join(', ')} should be ${[verdict, rule].filter(Boolean).join(' ')}, is ${said}`;
}
