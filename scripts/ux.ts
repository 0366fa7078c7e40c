/**
 * Checks docs/ux.md, the list of what users can do, against the tests that cite it. With --write it updates the files in
 * the last column.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { tableRows } from './lib/page-table.ts';
import { type Citations, readCitations } from './lib/ux-citations.ts';

export const POINTS = 54;
const UNBUILT = 'not built yet';

export type Point = {
  readonly line: number;
  readonly number: number;
  /** What the last column says before its files, such as `in part`. */
  readonly note: string;
  readonly files: readonly string[];
};

export type Evidence = {
  readonly any: Citations;
  readonly proofs: Citations;
  readonly exists: (file: string) => boolean;
};

export function readPoints(page: string): Point[] {
  return tableRows(page).map(({ line, cells: [number, , proof = ''] }) => {
    const files = [...proof.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);
    const note = proof.split('`')[0] ?? '';
    return { line, number: Number(number), note: note.replace(/:\s*$/, ''), files };
  });
}

/** Everything that is wrong with the list. */
export function faults(points: readonly Point[], { any, proofs, exists }: Evidence): string[] {
  const numbers = points.map(({ number }) => number);
  const expected = Array.from({ length: POINTS }, (_, i) => i + 1);
  return [
    ...expected.filter((number) => !numbers.includes(number)).map((number) => `${number} is missing`),
    ...numbers.filter((number, i) => numbers.indexOf(number) !== i).map((number) => `${number} is listed twice`),
    ...[...any]
      .filter(([number]) => !numbers.includes(number))
      .map(([number, files]) => `${number} is not in the list, but cited by ${files.join(', ')}`),
    ...points.flatMap((point) => faultsOf(point, proofs.get(point.number) ?? [], exists)),
  ];
}

function faultsOf({ number, note, files }: Point, proofs: readonly string[], exists: Evidence['exists']): string[] {
  const unproven = (file: string): boolean => !isPicture(file) && !proofs.includes(file);
  const isUnbuilt = note === UNBUILT;
  return [
    ...(files.length === 0 && !isUnbuilt ? [`${number} has no file, no picture and no '${UNBUILT}'`] : []),
    ...(files.length > 0 && isUnbuilt ? [`${number} is '${UNBUILT}', but has files`] : []),
    ...files.filter((file) => !exists(file)).map((file) => `${number} names ${file}, which does not exist`),
    ...files.filter((file) => exists(file) && unproven(file)).map((file) => `${number} is in no test name of ${file}`),
    ...proofs.filter((file) => !files.includes(file)).map((file) => `${number} lacks ${file}, which cites it`),
  ];
}

/**
 * The page with the files that cite each point. Notes stay. A point that was not built is proven in part at first; one
 * that loses its last file gets an empty cell, which fails the check until someone says what became of it.
 */
export function withProofs(page: string, proofs: Citations): string {
  const lines = page.split('\n');
  for (const { line, number, note, files } of readPoints(page)) {
    const named = [...(proofs.get(number) ?? []), ...files.filter(isPicture)].map((file) => `\`${file}\``);
    const isUnbuilt = note === UNBUILT;
    const kept = isUnbuilt ? 'in part' : note;
    const proof = `${kept && `${kept}: `}${named.join(', ')}`;
    const cell = named.length > 0 ? proof : isUnbuilt ? UNBUILT : '';
    lines[line] = [...(lines[line] ?? '').split('|').slice(0, 3), ` ${cell} |`].join('|');
  }
  return lines.join('\n');
}

const isPicture = (file: string): boolean => file.startsWith('docs/pictures/');

if (import.meta.main) {
  const root = dirname(import.meta.dirname);
  const path = join(root, 'docs/ux.md');
  const evidence = { ...readCitations(root), exists: (file: string) => existsSync(join(root, file)) };
  if (process.argv.includes('--write')) writeFileSync(path, withProofs(readFileSync(path, 'utf8'), evidence.proofs));
  const wrong = faults(readPoints(readFileSync(path, 'utf8')), evidence);
  for (const each of wrong) console.error(`docs/ux.md: ${each}`);
  process.exitCode = wrong.length > 0 ? 1 : 0;
}
