/** The sets of cases: a folder each, with a file for each language, what is to be said of the set, and its first figures. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCases } from '../referee/cases.ts';
import type { Referee } from '../referee/referee.ts';
import type { Judged } from './referee-figures.ts';

/** Of each language how many cases were right before anything was mended, of how many; and how many legal clues were accused. */
export type First = {
  readonly right: Readonly<Record<string, readonly [right: number, cases: number]>>;
  readonly accused: number;
};
export type CaseSet = {
  readonly folder: string;
  readonly title: string;
  readonly about: string;
  readonly first: First | undefined;
};

/** In the order in which they were written. */
export function readSets(folder: string): CaseSet[] {
  const numbered = readdirSync(folder).filter((name) => /^\d+$/u.test(name));
  return numbered.toSorted().map((name) => readSet(join(folder, name)));
}

export function readSet(folder: string): CaseSet {
  const [title = '', ...about] = (textOf(folder, 'about.md') ?? '# These cases').split('\n');
  const first = textOf(folder, 'first.json');
  return {
    folder,
    title: title.replace(/^# /u, ''),
    about: about.join('\n').trim(),
    first: first === undefined ? undefined : (JSON.parse(first) as First),
  };
}

/** None if the set has no cases in this language. */
export function judgedBy(referee: Referee, { folder }: CaseSet, language: string): Judged[] {
  return readCases(textOf(folder, `${language}.txt`) ?? '').map((each) => ({
    ...each,
    opinion: referee.judge(each.clue, each.visible, language, each.rules),
  }));
}

function textOf(folder: string, name: string): string | undefined {
  const file = join(folder, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
