/**
 * Writes `rules/kernel/confusables.json`: which characters look alike, by Unicode's data for security (UTS #39).
 * `node scripts/run.mjs rules/tools/confusables.ts <folder>` with the folder `icu/source/data/unidata` of ICU's source.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Letters that the data spells with two: `m` as `rn`, `æ` as `ae`. They stay one letter, or `stern` would be `stem`. */
const KEPT = ['m', 'æ', 'Æ'];

const folder = process.argv[2];
if (!folder) throw new Error('name the folder with confusables.txt and UnicodeData.txt');
const text = readFileSync(join(folder, 'confusables.txt'), 'utf8');
const version = /^# Version: (\S+)/m.exec(text)?.[1];
if (!version) throw new Error('confusables.txt has no version');

/** By what a character looks like. */
const alike = new Map<string, string>();
for (const [, from = '', to = ''] of text.matchAll(/^\uFEFF?([0-9A-F]+) ;\t([0-9A-F ]+) ;\tMA/gm)) {
  alike.set(lettersOf(from), lettersOf(to));
}
for (const letter of KEPT) {
  const spelt = alike.get(letter);
  for (const [from, to] of alike) if (to === spelt) alike.set(from, letter);
  alike.delete(letter);
}
// The data has only some of the small capitals.
const names = readFileSync(join(folder, 'UnicodeData.txt'), 'utf8');
for (const [, code = '', capital = ''] of names.matchAll(/^([0-9A-F]+);LATIN LETTER SMALL CAPITAL ([A-Z]);/gm)) {
  const letter = lettersOf(code);
  if (!alike.has(letter)) alike.set(letter, alike.get(capital) ?? capital);
}
for (const [from, to] of alike) alike.set(from, settled(to));

const groups = new Map<string, string[]>();
for (const [from, to] of alike) {
  if (from !== to) groups.set(to, [...(groups.get(to) ?? []), from]);
}
const sorted = [...groups].sort(([one], [other]) => (one < other ? -1 : 1));
const json = {
  source: `Unicode ${version}, confusables.txt and UnicodeData.txt (https://www.unicode.org/license.txt)`,
  alike: Object.fromEntries(sorted.map(([to, from]) => [codesOf(to), from.sort().map(codesOf).join(' ')])),
};
writeFileSync(new URL('../kernel/confusables.json', import.meta.url), `${JSON.stringify(json, undefined, 2)}\n`);

/** What these letters look like in the end: `н` looks like `ʜ`, which looks like `H`. */
function settled(letters: string): string {
  const next = Array.from(letters, (letter) => alike.get(letter) ?? letter).join('');
  return next === letters ? letters : settled(next);
}

function lettersOf(codes: string): string {
  return String.fromCodePoint(...codes.split(' ').map((code) => Number.parseInt(code, 16)));
}

function codesOf(letters: string): string {
  return Array.from(letters, (letter) => letter.codePointAt(0)?.toString(16).toUpperCase()).join('-');
}
