/** The tables of docs/referee.md. */
import type { CaseSet } from './referee-cases.ts';
import { counted, type Judged, percent } from './referee-figures.ts';

type Share = readonly [right: number, cases: number];

/** Sets of which the last row is the sum. */
const LATEST = 3;

export function firstTable(sets: readonly CaseSet[], languages: readonly string[]): string {
  const seen = sets.filter((set) => set.first !== undefined);
  const latest = seen.slice(-LATEST);
  return [
    `| set | ${languages.join(' | ')} | all | accused |`,
    `| --- |${' --- |'.repeat(languages.length + 2)}`,
    ...seen.map((set) => firstRow(nameOf(set), [set], languages, shareText)),
    firstRow(`the last ${LATEST}`, latest, languages, percentText),
  ].join('\n');
}

function firstRow(
  name: string,
  sets: readonly CaseSet[],
  languages: readonly string[],
  textOf: (share: Share) => string,
): string {
  const shares = languages.map((language) => summed(sets.map(({ first }) => first?.right[language] ?? [0, 0])));
  const accused = sets.reduce((sum, { first }) => sum + (first?.accused ?? 0), 0);
  return `| ${[name, ...[...shares, summed(shares)].map(textOf), accused].join(' | ')} |`;
}

/** `The ninth set` is the ninth. */
function nameOf({ title }: CaseSet): string {
  return title.replace(/^The (.*) set$/u, '$1');
}

function summed(shares: readonly Share[]): Share {
  return shares.reduce<Share>(([right, cases], [more, of]) => [right + more, cases + of], [0, 0]);
}

function shareText([right, cases]: Share): string {
  return cases === 0 ? '' : `${right} of ${cases}`;
}

function percentText([right, cases]: Share): string {
  return percent(right, cases);
}

export function nowTable(rows: readonly string[]): string {
  return [
    '| language | cases | right | missed | falsely accused | left to people | by another rule |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

export function rowOf(title: string, cases: readonly Judged[]): string {
  const { right, missed, accused, legal, doubts, misnamed } = counted(cases);
  const figures = [
    cases.length,
    `${right.length} (${percent(right.length, cases.length)})`,
    missed.length,
    `${accused.length} (${percent(accused.length, legal.length)} of the legal ones)`,
    doubts.length,
    misnamed.length,
  ];
  return `| ${title} | ${figures.join(' | ')} |`;
}
