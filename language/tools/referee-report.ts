/**
 * npm run referee:report: how right the referee is on the cases, language by language; writes docs/referee.md.
 * --check compares the page instead; --lang LANG and --cases FOLDER look at one language or at other cases, and write nothing.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadPacks } from '../loader.ts';
import { type Case, readCases } from '../referee/cases.ts';
import { grammars } from '../referee/grammars/index.ts';
import type { Opinion } from '../referee/opinion.ts';
import { Referee } from '../referee/referee.ts';

const names: Record<string, string> = {
  da: 'Danish',
  en: 'English',
  fi: 'Finnish',
  hu: 'Hungarian',
  it: 'Italian',
  ro: 'Romanian',
};
const page = join(import.meta.dirname, '..', '..', 'docs', 'referee.md');

type Judged = Case & { readonly opinion: Opinion };

const { values } = parseArgs({
  options: { check: { type: 'boolean' }, lang: { type: 'string' }, cases: { type: 'string' } },
});
const folder = values.cases ?? join(import.meta.dirname, '..', 'referee', 'cases');
const languages = values.lang ? [values.lang] : Object.keys(grammars);
const referee = new Referee(loadPacks().packs);
await referee.load(languages);
const judged = new Map(
  languages
    .filter((language) => existsSync(join(folder, `${language}.txt`)))
    .map((language) => [language, judgedIn(language)]),
);
for (const [language, cases] of judged) {
  const { right, missed, accused } = counted(cases);
  const figures = `${right.length} right (${percent(right.length, cases.length)}), ${missed.length} missed, ${accused.length} falsely accused`;
  console.log(`${language}: ${cases.length} cases, ${figures}`);
  if (!values.check) for (const each of cases.filter(isWrong)) console.log(`  ${each.line}: ${told(each)}`);
}
if (!values.lang && !values.cases) publish();

function judgedIn(language: string): Judged[] {
  return readCases(readFileSync(join(folder, `${language}.txt`), 'utf8')).map((each) => ({
    ...each,
    opinion: referee.judge(each.clue, each.visible, language, each.rules),
  }));
}

function isWrong({ verdict, opinion }: Judged): boolean {
  return verdict !== opinion.verdict;
}

function counted(cases: readonly Judged[]) {
  const those = (truth: string, said: string) =>
    cases.filter(({ verdict, opinion }) => verdict === truth && opinion.verdict === said);
  return {
    right: cases.filter((each) => !isWrong(each)),
    missed: those('illegal', 'legal'),
    accused: those('legal', 'illegal'),
    legal: cases.filter(({ verdict }) => verdict === 'legal'),
  };
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
}

function told({ clue, visible, verdict, rule, opinion }: Judged): string {
  const said = [opinion.verdict, opinion.rule, opinion.reason, opinion.codename].filter(Boolean).join(' ');
  return `${clue} : ${visible.join(', ')} should be ${[verdict, rule].filter(Boolean).join(' ')}, is ${said}`;
}

/** Writes the page, or tells that it is out of date. */
function publish(): void {
  const text = pageOf();
  if (values.check) {
    if (existsSync(page) && readFileSync(page, 'utf8') === text) return;
    console.error('docs/referee.md is out of date: npm run referee:report');
    process.exitCode = 1;
  } else {
    writeFileSync(page, text);
    console.log('docs/referee.md is written.');
  }
}

function pageOf(): string {
  const rows = [...judged].map(([language, cases]) => {
    const { right, missed, accused, legal } = counted(cases);
    const doubts = cases.filter(({ verdict, opinion }) => opinion.verdict === 'doubtful' && verdict !== 'doubtful');
    const figures = [
      cases.length,
      `${right.length} (${percent(right.length, cases.length)})`,
      missed.length,
      `${accused.length} (${percent(accused.length, legal.length)} of the legal ones)`,
      doubts.length,
    ];
    return `| ${names[language] ?? language} | ${figures.join(' | ')} |`;
  });
  const wrong = [...judged].flatMap(([language, cases]) => [
    `### ${names[language] ?? language}`,
    '',
    ...cases.filter(isWrong).map((each) => `- ${told(each)}`),
    '',
  ]);
  return [
    '# How right the referee is',
    '',
    'This page is written by `npm run referee:report` from the cases in `language/referee/cases/`, and CI compares it.',
    'The cases were written apart from the code, from the rules L1–L14 alone; half of their codenames are cards of ours,',
    'half are words that no pack of ours holds. *Missed* is an illegal clue called legal, *falsely accused* a legal one called',
    'illegal; *left to people* was called doubtful though the case is plain.',
    '',
    '| language | cases | right | missed | falsely accused | left to people |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows,
    '',
    '## What it gets wrong',
    '',
    ...wrong,
  ].join('\n');
}
