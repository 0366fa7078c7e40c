/** npm run packs [-- FOLDER …]: checks the shipped packs, or those of the folders given, and prints what they hold. */
import { described, readPackFiles, shippedPacks } from '../loader.ts';

const folders = process.argv.slice(2);
const { files, mistakes } = readPackFiles(folders.length > 0 ? folders : [shippedPacks]);

const rows = files.map(({ id, cards, mistakes }) => {
  const words = cards.map((card) => card.replaceAll('\u00AD', ''));
  const longest = words.reduce((best, word) => (word.length > best.length ? word : best), '');
  const withBreaks = cards.filter((card) => card.includes('\u00AD')).length;
  return [id, `${cards.length}`, `${longest} (${longest.length})`, `${withBreaks}`, `${mistakes.length}`];
});
print([['pack', 'cards', 'longest', 'with breaks', 'mistakes'], ...rows]);

const all = [...mistakes, ...files.flatMap((file) => file.mistakes)];
if (all.length > 0) console.error(`\n${all.map(described).join('\n')}`);
if (files.length === 0) console.error('\nThere are no packs.');
process.exitCode = all.length > 0 || files.length === 0 ? 1 : 0;

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
