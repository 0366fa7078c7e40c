/** The results of the mutants: as text, as a file, and compared with an earlier run. */
import { readFileSync } from 'node:fs';
import type { Mutant } from './mutants.ts';

export type Result = Mutant & { readonly killedBy?: string };
export type Report = {
  readonly results: readonly Result[];
  /** Test files that failed without a mutant. */
  readonly leftOut: readonly string[];
};

export function readReport(file: string): Report {
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}

const hasSurvived = ({ killedBy }: Result): boolean => killedBy === undefined;

export function lineOf({ file, line, operator, before, after }: Mutant): string {
  const [one, other] = [before, after].map((code) => code.replace(/\s+/g, ' ').trim());
  const same = sameStart(`${one}`, `${other}`);
  const shown = [one, other].map((code) => short(`${code}`, same) || '(nothing)');
  return `${file}:${line}  ${operator}  ${shown.join(' → ')}`;
}

export function summary(results: readonly Result[]): string[] {
  const survivors = results.filter(hasSurvived);
  const counts = `${results.length} mutants, ${results.length - survivors.length} killed, ${survivors.length} survived`;
  return [...survivors.map(lineOf), counts];
}

/** The mutants that tests notice now but not before, and the other way round. */
export function comparison(before: readonly Result[], now: readonly Result[]): string[] {
  const earlier = new Map(before.map((result) => [result.id, result]));
  const both = now.flatMap((result) => {
    const same = earlier.get(result.id);
    return same ? [{ before: hasSurvived(same), now: hasSurvived(result), line: lineOf(result) }] : [];
  });
  const lost = both.filter((each) => !each.before && each.now).map(({ line }) => `  ${line}`);
  const won = both.filter((each) => each.before && !each.now).map(({ line }) => `  ${line}`);
  return [
    `${both.length} mutants in both runs, ${before.length - both.length} only before, ${now.length - both.length} only now`,
    `killed before, survive now: ${lost.length}`,
    ...lost,
    `survived before, killed now: ${won.length}`,
    ...won,
  ];
}

const LONGEST = 100;

function sameStart(one: string, other: string): number {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  return same;
}

/** The part around the difference, if the whole is too long to read. */
function short(code: string, same: number): string {
  if (code.length <= LONGEST) return code;
  const start = Math.max(0, same - LONGEST / 2);
  const end = start + LONGEST;
  return `${start > 0 ? '…' : ''}${code.slice(start, end)}${end < code.length ? '…' : ''}`;
}
