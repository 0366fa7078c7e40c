/**
 * npm run referee:report: how right the referee is on the cases, language by language; writes docs/referee.md.
 * --check compares the page instead; --lang LANG and --cases FOLDER look at one language or at other cases, and write nothing.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Opinion } from '@safehouse/rules/kernel/opinion.ts';
import { loadPacks } from '../loader.ts';
import { type Case, readCases } from '../referee/cases.ts';
import { grammars } from '../referee/languages/index.ts';
import { Referee } from '../referee/referee.ts';

const page = join(import.meta.dirname, '..', '..', 'docs', 'referee.md');

type Judged = Case & { readonly opinion: Opinion };
/** What is looked at: a language as the referee knows it here, or Finnish as it knows it without Voikko. */
type Subject = { readonly language: string; readonly title: string; readonly cases: readonly Judged[] };

const { values } = parseArgs({
  options: { check: { type: 'boolean' }, lang: { type: 'string' }, cases: { type: 'string' } },
});
const folder = values.cases ?? join(import.meta.dirname, '..', 'referee', 'cases');
const { packs } = loadPacks();
const referee = new Referee(packs);
const languages = values.lang ? [values.lang] : Object.keys(grammars);
await referee.load(languages);
/** Without Voikko nobody can say how right the referee is with it. */
const hasVoikko = !referee.limited.includes('fi');

const names = new Intl.DisplayNames('en', { type: 'language' });
const subjects = languages
  .filter((language) => existsSync(join(folder, `${language}.txt`)))
  .map(
    (language): Subject => ({ language, title: names.of(language) ?? language, cases: judgedBy(referee, language) }),
  );
if (!values.lang && !values.cases) subjects.push(await withoutVoikko());

for (const { title, cases } of subjects) {
  const { right, missed, accused } = counted(cases);
  const figures = `${right.length} right (${percent(right.length, cases.length)}), ${missed.length} missed, ${accused.length} falsely accused`;
  console.log(`${title}: ${cases.length} cases, ${figures}`);
  if (!values.check) for (const each of cases.filter(isWrong)) console.log(`  ${each.line}: ${told(each)}`);
}
if (!values.lang && !values.cases) publish();

async function withoutVoikko(): Promise<Subject> {
  process.env.SAFEHOUSE_VOIKKO = '';
  const limited = new Referee(packs);
  await limited.load(['fi']);
  return { language: 'fi', title: 'Finnish without Voikko', cases: judgedBy(limited, 'fi') };
}

function judgedBy(by: Referee, language: string): Judged[] {
  return readCases(readFileSync(join(folder, `${language}.txt`), 'utf8')).map((each) => ({
    ...each,
    opinion: by.judge(each.clue, each.visible, language, each.rules),
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
    /** Struck out, and for another rule than people would. */
    misnamed: those('illegal', 'illegal').filter(({ rule, opinion }) => rule !== opinion.rule),
    doubts: cases.filter(({ verdict, opinion }) => opinion.verdict === 'doubtful' && verdict !== 'doubtful'),
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
  const old = existsSync(page) ? readFileSync(page, 'utf8') : '';
  const text = pageOf(old);
  if (!hasVoikko) console.log('Voikko is not at hand: what the page says of Finnish with it was left as it is.');
  if (!values.check) {
    writeFileSync(page, text);
    console.log('docs/referee.md is written.');
  } else if (old !== text) {
    console.error('docs/referee.md is out of date: npm run referee:report');
    process.exitCode = 1;
  }
}

function pageOf(old: string): string {
  const isUnknown = ({ title }: Subject) => title === 'Finnish' && !hasVoikko;
  const rows = subjects.map((subject) =>
    isUnknown(subject) ? (/^\| Finnish \|.*$/mu.exec(old)?.[0] ?? '') : rowOf(subject),
  );
  const mistakes = subjects.map((subject) =>
    isUnknown(subject) ? (/^### Finnish\n[^#]*/mu.exec(old)?.[0] ?? '') : mistakesOf(subject),
  );
  return `# How accurate the referee is

\`npm run referee:report\` generates this page from the cases in \`language/referee/cases/\`, and \`npm test\` checks that it is
up to date. The cases were written independently of the code, from the rules L1–L14 alone; half of their codenames are
cards of our packs, half are not. Errors with a general cause were fixed, so the figures are slightly better than they
would be for new cases. *Missed* is an illegal clue judged legal; *falsely accused* is a legal clue judged illegal; *left
to people* is a clear case judged doubtful; *by another rule* is an illegal clue that was judged illegal by a different
rule than the case names.

| language | cases | right | missed | falsely accused | left to people | by another rule |
| --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}

## What it gets wrong

${mistakes.join('')}`;
}

function rowOf({ title, cases }: Subject): string {
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

function mistakesOf({ title, cases }: Subject): string {
  const wrong = cases.filter(isWrong).map((each) => `- ${told(each)}`);
  return `### ${title}\n\n${wrong.join('\n')}\n\n`;
}
