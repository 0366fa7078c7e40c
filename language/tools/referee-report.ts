/**
 * npm run referee:report: how right the referee is on the cases, language by language; writes docs/referee.md.
 * --check compares the page instead; --lang LANG looks at one language, --cases FOLDER at a set elsewhere, and both write nothing.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadPacks } from '../loader.ts';
import { grammars } from '../referee/languages/index.ts';
import { Referee } from '../referee/referee.ts';
import { type CaseSet, judgedBy, readSet, readSets } from './referee-cases.ts';
import { counted, isWrong, type Judged, percent, told } from './referee-figures.ts';
import { firstTable, nowTable, rowOf } from './referee-tables.ts';

const page = join(import.meta.dirname, '..', '..', 'docs', 'referee.md');

/** What is looked at: a language as the referee knows it here, or Finnish as it knows it without Voikko. */
type Subject = { readonly title: string; readonly cases: readonly Judged[] };

const { values } = parseArgs({
  options: { check: { type: 'boolean' }, lang: { type: 'string' }, cases: { type: 'string' } },
});
const casesFolder = join(import.meta.dirname, '..', 'referee', 'cases');
const sets = values.cases === undefined ? readSets(casesFolder) : [readSet(values.cases)];
const { packs } = loadPacks();
const referee = new Referee(packs);
const languages = values.lang ? [values.lang] : Object.keys(grammars);
await referee.load(languages);
/** Without Voikko nobody can say how right the referee is with it. */
const hasVoikko = !referee.limited.includes('fi');

const names = new Intl.DisplayNames('en', { type: 'language' });
const subjects = languages.map((language): Subject => {
  const cases = sets.flatMap((set) => judgedSet(set, language));
  return { title: nameOf(language), cases };
});

if (!values.lang && !values.cases) {
  const limited = await withoutVoikko();
  const cases = sets.flatMap((set) => judgedBy(limited, set, 'fi'));
  subjects.push({ title: 'Finnish without Voikko', cases });
  publish();
}

function nameOf(language: string): string {
  return names.of(language) ?? language;
}

/** Tells what came out while it goes on. */
function judgedSet(set: CaseSet, language: string): Judged[] {
  const cases = judgedBy(referee, set, language);
  if (cases.length === 0) return cases;
  const { right, missed, accused } = counted(cases);
  const figures = `${right.length} right (${percent(right.length, cases.length)}), ${missed.length} missed, ${accused.length} falsely accused`;
  console.log(`${nameOf(language)}, ${set.title}: ${cases.length} cases, ${figures}`);
  if (!values.check) for (const each of cases.filter(isWrong)) console.log(`  ${each.line}: ${told(each)}`);
  return cases;
}

async function withoutVoikko(): Promise<Referee> {
  process.env.SAFEHOUSE_VOIKKO = '';
  const other = new Referee(packs);
  await other.load(['fi']);
  return other;
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
  return `# How accurate the referee is

\`npm run referee:report\` writes this page from the cases in \`language/referee/cases/\`, and \`npm test\` checks that it is up to
date. A case is a clue, the visible codenames and the verdict that the rules ask for. *Missed* is an illegal clue judged legal;
*falsely accused* is a legal clue judged illegal; *left to people* is a clear case judged doubtful; *by another rule* is an illegal
clue that was judged illegal by a different rule than the case names.

${readFileSync(join(casesFolder, 'about.md'), 'utf8').trim()}

## Before anything was mended

How many cases of a set were right when the referee saw them for the first time, and how many legal clues were accused. Afterwards
the causes of the others were mended.

${firstTable(sets, languages)}

## Now

All cases of all sets, most of which the referee knows by now.

${nowTable(subjects.map((subject) => (isUnknown(subject) ? kept(old, /^\| Finnish \|.*$/mu) : rowOf(subject.title, subject.cases))))}

## What it gets wrong now

${subjects.map((subject) => (isUnknown(subject) ? kept(old, /^### Finnish\n[^#]*/mu) : mistakesOf(subject))).join('')}${sets.map(({ title, about }) => `## ${title}\n\n${about}\n`).join('\n')}`;
}

function isUnknown({ title }: Subject): boolean {
  return title === 'Finnish' && !hasVoikko;
}

/** What the old page says about Finnish with Voikko, which only a machine with Voikko can measure. */
function kept(old: string, pattern: RegExp): string {
  return pattern.exec(old)?.[0] ?? '';
}

function mistakesOf({ title, cases }: Subject): string {
  const wrong = cases.filter(isWrong).map((each) => `- ${told(each)}\n`);
  return wrong.length === 0 ? '' : `### ${title}\n\n${wrong.join('')}\n`;
}
