/** Formats results: a median with its spread, Markdown tables, and the section of a page that contains them. */
import { readFileSync, writeFileSync } from 'node:fs';

/** `median (least–most)` */
export function spread(numbers: readonly number[], digits = 0): string {
  const sorted = [...numbers].sort((a, b) => a - b);
  const show = (value: number | undefined) =>
    (value ?? Number.NaN).toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const middle = show(median(sorted));
  return sorted.length < 2 ? middle : `${middle} (${show(sorted[0])}–${show(sorted.at(-1))})`;
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const [below, above] = [(sorted.length - 1) / 2, sorted.length / 2].map((at) => sorted[Math.floor(at)] ?? Number.NaN);
  return ((below ?? Number.NaN) + (above ?? Number.NaN)) / 2;
}

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, i) => Math.max(title.length, ...rows.map((row) => row[i]?.length ?? 0)));
  const line = (cells: readonly string[]) => `| ${cells.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

/**
 * Prints a section, and writes it into the page if one is given, between `<!-- bench:name -->` and `<!-- /bench:name
 * -->`.
 */
export function publish(name: string, parts: readonly string[], page: string | undefined): void {
  const text = parts.join('\n\n');
  console.log(`\n${text}\n`);
  if (page === undefined) return;
  const [start, end] = [`<!-- bench:${name} -->`, `<!-- /bench:${name} -->`];
  const old = readFileSync(page, 'utf8');
  const [from, to] = [old.indexOf(start), old.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${page} has no place for this: write ${start} and ${end} into it`);
  writeFileSync(page, `${old.slice(0, from + start.length)}\n\n${text}\n\n${old.slice(to)}`);
}
