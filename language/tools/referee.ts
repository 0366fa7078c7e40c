/** npm run --silent referee -- --lang fi --visible "JALKAPALLO,MUISTI" kallo: one verdict as a line of JSON; or those of a file of cases. */
import { createReadStream } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { type HouseRules, usualHouseRules } from '@safehouse/rules/kernel/opinion.ts';
import { loadPacks } from '../loader.ts';
import { grammars } from '../referee/languages/index.ts';
import { Referee } from '../referee/referee.ts';

const help = `Is this clue legal here?

  npm run --silent referee -- --lang fi --visible "JALKAPALLO,MUISTI" kallo
  npm run --silent referee -- --cases FILE

  --lang LANG       ${Object.keys(grammars).join(', ')}; of any other language only letters are compared
  --visible WORDS   the codenames on the table, with commas between; may be left out
  --cases FILE      JSON lines {"lang","visible":[…],"clue"}; - reads standard input.
                    A line may also have "rules": {"names","acronyms","apart"}
  --names           names of several words count as one (L12)
  --no-acronyms     abbreviations are no words (L13)
  --apart           compounds written apart count as one word (L14)

Prints one line of JSON for each clue:
  {"verdict":"legal"|"illegal"|"doubtful","rule":…,"codename":…,"reason":…}
What does not apply is null; "limited" is there where part of the language's data is missing.
Ends with 0 if all was judged, whatever the verdicts; with 2 if it was asked wrongly or a file or line cannot be read.
`;

/** A mistake in what was asked; the message says how to mend it. */
class Misuse extends Error {}

type Question = {
  readonly lang: string;
  readonly visible: readonly string[];
  readonly clue: string;
  readonly rules: HouseRules;
};

/** Where the command reads and writes; a test brings its own. */
export type Terminal = { readonly input: NodeJS.ReadableStream; out(text: string): void; error(text: string): void };

const terminal: Terminal = {
  input: process.stdin,
  out: (text) => void process.stdout.write(text),
  error: (text) => void process.stderr.write(text),
};

if (import.meta.main) process.exitCode = await refereeCommand(process.argv.slice(2), terminal);

/** Resolves with the exit code. */
export async function refereeCommand(args: readonly string[], at: Terminal): Promise<number> {
  try {
    await main(args, at);
    return 0;
  } catch (error) {
    if (!(error instanceof Misuse)) throw error;
    at.error(`${error.message}\nTry: npm run --silent referee -- --help\n`);
    return 2;
  }
}

async function main(args: readonly string[], at: Terminal): Promise<void> {
  const { values, positionals } = asked(args);
  if (values.help) return at.out(help);
  const rules = { names: values.names ?? false, acronyms: !values['no-acronyms'], apart: values.apart ?? false };
  if (values.cases !== undefined) {
    if (positionals.length > 0) throw new Misuse('A clue and --cases do not go together.');
    return judgeFile(values.cases, rules, at);
  }
  if (values.lang === undefined) throw new Misuse('Which language? --lang en');
  if (positionals.length === 0) throw new Misuse('Which clue?');
  const visible = (values.visible ?? '').split(',').map((word) => word.trim());
  const question = {
    lang: values.lang,
    visible: visible.filter((word) => word !== ''),
    clue: positionals.join(' '),
    rules,
  };
  const referee = await refereeFor([question.lang], at);
  print(referee, question, at);
}

function asked(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        lang: { type: 'string' },
        visible: { type: 'string' },
        cases: { type: 'string' },
        names: { type: 'boolean' },
        'no-acronyms': { type: 'boolean' },
        apart: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new Misuse((error as Error).message);
  }
}

/** Languages are loaded when the first line asks for them. */
async function judgeFile(file: string, rules: HouseRules, at: Terminal): Promise<void> {
  const referee = await refereeFor([], at);
  const loaded = new Set<string>();
  let number = 0;
  for await (const line of linesOf(file, at)) {
    number++;
    if (line.trim() === '') continue;
    const question = questionOf(line, number, rules);
    const language = primary(question.lang);
    if (!loaded.has(language)) await referee.load([language]);
    loaded.add(language);
    print(referee, question, at);
  }
}

async function* linesOf(file: string, { input }: Terminal): AsyncGenerator<string> {
  try {
    yield* createInterface({ input: file === '-' ? input : createReadStream(fileAt(file)) });
  } catch (error) {
    throw new Misuse(`${file} cannot be read (${(error as NodeJS.ErrnoException).code ?? String(error)}).`);
  }
}

/** Relative to where the command was typed: npm runs this in the project's root. */
function fileAt(file: string): string {
  return resolve(process.env.INIT_CWD ?? '.', file);
}

function questionOf(line: string, number: number, rules: HouseRules): Question {
  const wrong = (what: string) => new Misuse(`Line ${number} ${what}: ${line.slice(0, 80)}`);
  let found: Record<string, unknown>;
  try {
    found = JSON.parse(line);
  } catch {
    throw wrong('is no JSON');
  }
  const { lang, visible = [], clue } = found ?? {};
  if (typeof lang !== 'string') throw wrong('has no "lang"');
  if (typeof clue !== 'string') throw wrong('has no "clue"');
  if (!Array.isArray(visible) || visible.some((word) => typeof word !== 'string'))
    throw wrong('has a "visible" that is no list of words');
  return { lang, visible, clue, rules: { ...rules, ...rulesOf(found.rules) } };
}

function rulesOf(given: unknown): Partial<HouseRules> {
  if (typeof given !== 'object' || given === null) return {};
  return Object.fromEntries(
    Object.entries(given).filter(([rule, on]) => rule in usualHouseRules && typeof on === 'boolean'),
  ) as Partial<HouseRules>;
}

async function refereeFor(languages: readonly string[], at: Terminal): Promise<Referee> {
  const referee = new Referee(loadPacks().packs);
  for (const language of languages.map(primary)) {
    if (!(language in grammars))
      at.error(
        `The referee does not know “${language}”: it compares letters. It knows ${Object.keys(grammars).join(', ')}.\n`,
      );
  }
  if (languages.length > 0) await referee.load(languages.map(primary));
  return referee;
}

function print(referee: Referee, { clue, visible, lang, rules }: Question, at: Terminal): void {
  const { verdict, ...why } = referee.judge(clue, visible, lang, rules);
  const nothing = { rule: null, codename: null, reason: null };
  at.out(`${JSON.stringify({ verdict, ...nothing, ...why })}\n`);
}

function primary(language: string): string {
  return language.split('-')[0] ?? language;
}
