/** npm run packs [-- FOLDER …]: checks the shipped packs, locations and word lists, or the packs and locations of the folders given, and prints what they hold. */
import type { Family } from '../family.ts';
import { described, readPackFiles, shippedPacks } from '../loader.ts';
import { readLocationFiles, readOwnLocationFiles } from '../locations.ts';
import { grammars } from '../referee/languages/index.ts';
import { readVocabulary, wordLists } from '../referee/vocabulary.ts';

const folders = process.argv.slice(2);
const { files, mistakes } = readPackFiles(folders.length > 0 ? folders : [shippedPacks]);

print([
  ['pack', 'cards', 'longest', 'with breaks', 'compounds', 'with family', 'with strangers', 'with doubts', 'mistakes'],
  ...files.map(({ id, cards, families, mistakes }) => {
    const words = cards.map((card) => card.replaceAll('\u00AD', ''));
    const withBreaks = cards.filter((card) => card.includes('\u00AD')).length;
    const having = (kind: keyof Family) =>
      `${[...families.values()].filter((family) => family[kind].length > 0).length}`;
    const notes = [having('parts'), having('kin'), having('strangers'), having('doubts')];
    return [id, `${cards.length}`, longest(words), `${withBreaks}`, ...notes, `${mistakes.length}`];
  }),
]);

const locations =
  folders.length > 0 ? { files: folders.flatMap(readOwnLocationFiles), mistakes: [] } : readLocationFiles();
if (locations.files.length > 0) {
  console.log();
  print([
    ['locations', 'places', 'longest name', 'longest role', 'mistakes'],
    ...locations.files.map(({ language, locations, mistakes }) => {
      const names = locations.map(({ name }) => name);
      const roles = locations.flatMap(({ roles }) => roles);
      return [language, `${locations.length}`, longest(names), longest(roles), `${mistakes.length}`];
    }),
  ]);
}

const vocabularies =
  folders.length > 0 ? [] : Object.keys(grammars).map((language) => ({ language, ...readVocabulary(language) }));
if (vocabularies.length > 0) {
  console.log();
  print([
    ['word lists', ...wordLists, 'mistakes'],
    ...vocabularies.map(({ language, vocabulary, mistakes }) => {
      const sizes = wordLists.map((list) => `${vocabulary[list].size}`);
      return [language, ...sizes, `${mistakes.length}`];
    }),
  ]);
}

const all = [
  ...mistakes,
  ...locations.mistakes,
  ...[...files, ...locations.files, ...vocabularies].flatMap(({ mistakes }) => mistakes),
];
if (all.length > 0) console.error(`\n${all.map(described).join('\n')}`);
const isEmpty = files.length === 0 && locations.files.length === 0;
if (isEmpty) console.error('\nThere are no packs.');
process.exitCode = all.length > 0 || isEmpty ? 1 : 0;

function longest(texts: readonly string[]): string {
  const found = texts.reduce((best, text) => (text.length > best.length ? text : best), '');
  return `${found} (${found.length})`;
}

function print(table: readonly string[][]): void {
  const widths = table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? [];
  for (const row of table)
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
}
