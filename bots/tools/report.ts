/**
 * npm run bots:report: measures how well bots play together; writes docs/bots-report.md and the sample that a test
 * compares. Options: --lang LANG measures one language; --boards N uses fewer boards; --times measures only time,
 * memory and associations; --page measures nothing; --clues N prints first clues and writes nothing. For English, with
 * data or models not in this project: --human FILE (people's turns as JSON lines; --seen if they were looked at) and
 * --guesser MODULE (another model of meaning). --test-guessers measures guessers that use a single source. --readings
 * counts the clues that were read blind, natural clues, and whole games with a reader; --spyfall measures how Spyfall
 * games end.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadPacks } from '@safehouse/language/loader.ts';
import { levels } from '@safehouse/rules/table/types.ts';
import { languageCodes } from '../languages/index.ts';
import { openMeaning } from '../meaning/meaning.ts';
import { firstClues } from '../report/first-clues.ts';
import { outsideGuesser, testGuessersAlone } from '../report/guesser.ts';
import { humanTurns } from '../report/human.ts';
import { clocked, guessed, measured } from '../report/measure.ts';
import { pageOf } from '../report/page.ts';
import { type Readings, readingsIn } from '../report/readings.ts';
import { type Guessed, type Measured, readResults, writeResults } from '../report/results.ts';
import { sampled, sampleFile } from '../report/sample.ts';
import { spyfallRates } from '../report/spyfall.ts';
import { countedGames, wholeGames } from '../report/whole-games.ts';

/** Games of three rounds per language and level. */
const SPYFALL_GAMES = 100;

const page = join(import.meta.dirname, '..', '..', 'docs', 'bots-report.md');
const { values } = parseArgs({
  options: {
    lang: { type: 'string' },
    boards: { type: 'string', default: '200' },
    page: { type: 'boolean' },
    times: { type: 'boolean' },
    clues: { type: 'string' },
    human: { type: 'string' },
    seen: { type: 'boolean' },
    guesser: { type: 'string' },
    'test-guessers': { type: 'boolean' },
    readings: { type: 'boolean' },
    spyfall: { type: 'boolean' },
  },
});
const asked: readonly string[] = values.lang ? [values.lang] : languageCodes;
const boards = Number(values.boards);
const { packs } = loadPacks();

if (values.clues) for (const language of asked) console.log(await firstClues(language, Number(values.clues), packs));
else {
  if (values.human) await listen(values.human);
  else if (values.guesser) await guess(values.guesser);
  else if (values['test-guessers']) await letTestGuessersGuess();
  else if (values.readings) await countReadings();
  else if (values.spyfall) playSpyfall();
  else if (values.times)
    for (const one of readResults().languages) keep({ ...one, ...(await clocked(one.language, packs)) });
  else if (!values.page) for (const language of asked) keep(await measured(language, boards, packs));
  writeFileSync(page, pageOf(readResults()));
  if (values.page || !values.lang) writeFileSync(sampleFile, await sampled());
}

function keep(one: Measured): void {
  const old = readResults();
  writeResults({ ...old, languages: [...old.languages.filter(({ language }) => language !== one.language), one] });
  const { together, teams, duet } = one.forms;
  console.log(one.language, JSON.stringify({ together, teams, duet, times: one.times, association: one.association }));
}

async function listen(file: string): Promise<void> {
  const { human, misses } = humanTurns(file, await openMeaning('en'));
  if (values.seen) console.log(misses.join('\n'));
  console.log(JSON.stringify(human));
  const old = readResults();
  const key = values.seen ? 'humanSeen' : 'human';
  writeResults({ ...old, outside: { ...old.outside, [key]: { ...old.outside[key], ...human } } });
}

async function guess(file: string): Promise<void> {
  const guesser = await guessed(await outsideGuesser(file), boards, packs);
  console.log(JSON.stringify(guesser));
  const old = readResults();
  writeResults({ ...old, outside: { ...old.outside, guesser } });
}

async function letTestGuessersGuess(): Promise<void> {
  const testGuessers: Guessed[] = [];
  for (const testGuesser of testGuessersAlone(await openMeaning('en'))) {
    testGuessers.push(await guessed(testGuesser, boards, packs));
    console.log(JSON.stringify(testGuessers.at(-1)));
  }
  const old = readResults();
  writeResults({ ...old, outside: { ...old.outside, testGuessers } });
}

async function countReadings(): Promise<void> {
  const readings: Readings[] = [];
  for (const language of languageCodes) readings.push(await readingsIn(language));
  const counted = countedGames(wholeGames());
  console.log(JSON.stringify({ readings, wholeGames: counted }));
  writeResults({ ...readResults(), readings, wholeGames: counted });
}

function playSpyfall(): void {
  const spyfall = levels.map((level) => spyfallRates(level, SPYFALL_GAMES));
  console.log(JSON.stringify(spyfall));
  writeResults({ ...readResults(), spyfall });
}
