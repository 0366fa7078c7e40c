/** The banks of all languages are valid, and mistakes are reported with file and line. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadLocations } from '@safehouse/language/locations.ts';
import { described } from '@safehouse/language/text-files.ts';
import { describe, expect, test } from 'vitest';
import { languageCodes } from '../languages/index.ts';
import { openBank, readBank } from './bank.ts';
import { nameParts } from './hear.ts';
import { kindOf } from './kind.ts';
import { wordsOf } from './words.ts';

const english = readFileSync(join(import.meta.dirname, '../spyfall/en.txt'), 'utf8');

describe.each(languageCodes)('the bank in %s', (language) => {
  const locations = loadLocations().sets.get(language) ?? [];

  test('has every location, in the order of the locations', async () => {
    const bank = await openBank(language);
    expect([...bank.places.keys()]).toEqual(locations.map(({ id }) => id));
    expect(bank.places.size).toBe(30);
  });

  test('never names a location where someone is at it', async () => {
    const bank = await openBank(language);
    for (const { id, name } of locations) {
      const pieces = bank.places.get(id)?.pieces ?? [];
      const texts = pieces.flatMap(({ question, answers }) => [...(question ? [question] : []), ...answers]);
      const words = new Set(texts.flatMap(({ text }) => wordsOf(text, language)));
      const parts = nameParts(name, language);
      expect(parts.length).toBeGreaterThan(0);
      expect(
        parts.filter((part) => words.has(part)),
        name,
      ).toEqual([]);
    }
  });

  test('names the kind of each question as a typed one would be read', async () => {
    const { topics, places } = await openBank(language);
    const pieces = [...places.values()].flatMap(({ pieces }) => pieces);
    const questions = [...topics.flatMap(({ questions }) => questions), ...pieces.flatMap((p) => p.question ?? [])];
    expect(questions.length).toBeGreaterThan(200);
    for (const { kind, text } of questions) expect(kindOf(text, language), text).toBe(kind);
  });

  test('asks on each topic openly, and for yes or no', async () => {
    for (const { id, questions, open } of (await openBank(language)).topics) {
      expect(open.size, id).toBeGreaterThan(0);
      expect(
        questions.some(({ kind }) => kind === 'yes'),
        id,
      ).toBe(true);
    }
  });
});

test('a language without a bank is an error', async () => {
  await expect(openBank('xx')).rejects.toThrow('xx.txt');
  await expect(openBank('../en')).rejects.toThrow('no bank');
});

/** The English bank with one change, and the mistake reported for it. */
const faults: [what: string, change: (text: string) => string, told: RegExp][] = [
  ['a line that is nothing', (text) => `${text}\nhello`, /^en\.txt:\d+: “hello” is neither a question/],
  ['a question without its topic', (text) => `${text}\n? Well?`, /: {2}is no topic$/],
  ['an unknown topic', (text) => `${text}\n? taste yes | Well?\n- own | Yes.\n- own | No.`, /: taste is no topic$/],
  ['a topic twice', (text) => text.replace('? sound yes | Did', '? smell yes | Did'), /: smell is there already$/],
  ['an unknown kind', (text) => text.replace('? sound yes | Did', '? sound maybe | Did'), /needs its kind: yes, or/],
  [
    'too few answers',
    (text) => text.replace('- open | A hundred perfumes and one sandwich.\n', ''),
    /has 1 answers, and needs 2/,
  ],
  ['an answer that fits nothing', (text) => text.replace('- open | A hundred', '- A hundred'), /sandwich\.” fits $/],
  [
    'an answer to no question of its own',
    (text) => text.replace('- open | A hun', '- own | A hun'),
    /sandwich\.” fits own$/,
  ],
  [
    'a question without an answer',
    (text) => text.replace('- own open | I catch', '- open | I catch'),
    /nothing answers/,
  ],
  [
    'a question of any place at one',
    (text) => text.replace('Did you understand that last announcement?', 'Is it noisy around you?'),
    /is asked anywhere$/,
  ],
  [
    'a sentence twice',
    (text) => text.replace('| My nose has known worse.', '| You stop noticing after a while.'),
    /already$/,
  ],
  ['a long sentence', (text) => text.replace('My nose has', `My nose ${'really '.repeat(12)}has`), /and may have 90$/],
  ['a betraying word', (text) => text.replace('I catch every third', 'In planes I catch every third'), /by “planes”$/],
  ['a weaker one, in another form', (text) => text.replace('| I catch', '| At landings I catch'), /by “landings”$/],
  ['a list entry of two words', (text) => text.replace('~ plane,', '~ jumbo jet,'), /is more than one word$/],
  ['a word twice in a list', (text) => text.replace('~ plane,', '~ gate,'), /“gate” is there already$/],
  ['an answer to nothing', (text) => `${text}\n[moon] ~ a\n- open | Yes.`, /answers no question$/],
  ['a place twice', (text) => text.replace('[bakery]', '[airport]'), /\[airport\] is there already$/],
  ['a place without topics', (text) => `${text}\n[moon] ~ a`, /has 0 topics, and needs 10$/],
  ['a place without questions', (text) => `${text}\n[moon] ~ a`, /has 0 questions, and needs 5$/],
  ['topics in another order', (text) => text.replace('@ smell', '@ taste'), /^en\.txt: has the topics taste, sound/],
  ['a line before the first head', (text) => `- Yes.\n${text}`, /^en\.txt:1: “- Yes.” belongs to nothing/],
];

test.each(faults)('a bank with %s is faulty', (_, change, told) => {
  const read = (text: string) =>
    readBank(Buffer.from(text), { file: 'en.txt', language: 'en' }).mistakes.map(described);
  expect(read(english)).toEqual([]);
  const changed = change(english);
  expect(changed).not.toBe(english);
  expect(read(changed).filter((mistake) => told.test(mistake)).length).toBeGreaterThan(0);
});
