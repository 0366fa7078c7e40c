/** npm run --silent bot -- guess --lang en: a bot at the command line, one line of JSON in, one out. */
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { loadPacks } from '@safehouse/language/loader.ts';
import { Referee } from '@safehouse/language/referee/referee.ts';
import { levels } from '@safehouse/rules/table/types.ts';
import { languageCodes } from '../languages/index.ts';
import { type Meaning, openMeaning } from '../meaning/meaning.ts';
import { clueFor, rankingFor } from './bare-words.ts';
import { BadLine, clueQuestion, guessQuestion, parsed } from './bot-lines.ts';

const help = `What would a bot say, and what would it guess?

  npm run --silent bot -- guess --lang en
      reads lines  {"words":["apple","bank"],"clue":"fruit","number":2}
      prints       {"ranking":[["apple",2.1],["bank",0.1]]}

  npm run --silent bot -- clue --lang en
      reads lines  {"own":["apple"],"opponent":["bank"],"neutral":["crown"],"assassin":["dwarf"],"level":"normal"}
      prints       {"clue":"fruit","number":1,"targets":["apple"],"runnersUp":["orchard"]}

  --lang LANG   ${languageCodes.join(', ')}

Levels are ${levels.join(', ')}; a list that is left out is empty. Each line is answered before the next is read.
A line that cannot be read is answered with {"error":{"code":…,"message":…}}, and the exit code is 1 then.
Ends with 2 if it was asked wrongly.
`;

/** A usage error; the message says how to fix it. */
class Misuse extends Error {}

/** The command's input and output; tests pass their own. */
export type Terminal = {
  readonly input: NodeJS.ReadableStream;
  out(text: string): Promise<void>;
  error(text: string): void;
};

const terminal: Terminal = {
  input: process.stdin,
  // The calling program may wait for each answer.
  out: (text) => new Promise((written) => process.stdout.write(text, () => written())),
  error: (text) => void process.stderr.write(text),
};

if (import.meta.main) process.exitCode = await botCommand(process.argv.slice(2), terminal);

/** Resolves with the exit code. */
export async function botCommand(args: readonly string[], at: Terminal): Promise<number> {
  try {
    return await main(args, at);
  } catch (error) {
    if (!(error instanceof Misuse)) throw error;
    at.error(`${error.message}\nTry: npm run --silent bot -- --help\n`);
    return 2;
  }
}

async function main(args: readonly string[], at: Terminal): Promise<number> {
  const { values, positionals } = asked(args);
  if (values.help) {
    await at.out(help);
    return 0;
  }
  const [what] = positionals;
  if (positionals.length !== 1 || (what !== 'guess' && what !== 'clue')) throw new Misuse('Which: guess or clue?');
  const language = languageOf(values.lang);
  const meaning = await openMeaning(language);
  const answer = what === 'guess' ? guessing(meaning) : await clueing(meaning);
  let exitCode = 0;
  for await (const line of createInterface({ input: at.input })) {
    if (line.trim() === '') continue;
    const said = answered(line, answer);
    if ('error' in said) exitCode = 1;
    await at.out(`${JSON.stringify(said)}\n`);
  }
  return exitCode;
}

function asked(args: readonly string[]) {
  try {
    const options = { help: { type: 'boolean', short: 'h' }, lang: { type: 'string' } } as const;
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    throw new Misuse((error as Error).message);
  }
}

function languageOf(given: string | undefined): string {
  if (given === undefined) throw new Misuse('Which language? --lang en');
  const language = given.toLowerCase().split('-')[0] ?? '';
  if (!languageCodes.includes(language)) {
    throw new Misuse(`No bot speaks “${given}”. There are ${languageCodes.join(', ')}.`);
  }
  return language;
}

function guessing(meaning: Meaning): (line: unknown) => object {
  return (line) => rankingFor(guessQuestion(line), meaning);
}

async function clueing(meaning: Meaning): Promise<(line: unknown) => object> {
  const referee = new Referee(loadPacks().packs);
  await referee.load([meaning.language]);
  return (line) => {
    const answer = clueFor(
      clueQuestion(line),
      meaning,
      (clue, visible) => referee.judge(clue, visible, meaning.language).verdict,
    );
    if (!answer) throw new BadLine('no-clue', 'no clue comes to mind for these words');
    return answer;
  };
}

function answered(line: string, answer: (line: unknown) => object): object {
  try {
    return answer(parsed(line));
  } catch (error) {
    if (!(error instanceof BadLine)) throw error;
    return { error: { code: error.code, message: error.message } };
  }
}
