/** Reads the tables of a Markdown page. */

export type Row = { readonly line: number; readonly cells: readonly string[] };

/** The rows of all tables, without their heads. `line` counts from 0. */
export function tableRows(page: string): Row[] {
  const lines = page.split('\n');
  const isHead = (line: number): boolean => /^\| ---/.test(lines[line + 1] ?? '');
  return lines.flatMap((text, line) => {
    if (!text.startsWith('| ') || text.startsWith('| ---') || isHead(line)) return [];
    return [
      {
        line,
        cells: text
          .slice(1, -1)
          .split('|')
          .map((cell) => cell.trim()),
      },
    ];
  });
}
