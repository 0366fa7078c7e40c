/** Numbers as people read them: a median with its spread, and a table in Markdown. */

/** `median (least–most)` */
export function spread(numbers: readonly number[], digits: number): string {
  const sorted = [...numbers].sort((a, b) => a - b);
  const show = (value: number | undefined) => (value ?? Number.NaN).toFixed(digits);
  return `${show(sorted[Math.floor(sorted.length / 2)])} (${show(sorted[0])}–${show(sorted.at(-1))})`;
}

export function printTable(head: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = head.map((title, i) => Math.max(title.length, ...rows.map((row) => row[i]?.length ?? 0)));
  const line = (cells: readonly string[]) => `| ${cells.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`;
  console.log([line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n'));
}
