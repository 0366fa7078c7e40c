/** The path of an arrow between two players on the TV's table. */
import type { Spot } from '../seat-positions.ts';

type Field = Pick<Spot, 'column' | 'row'>;
type Point = readonly [x: number, y: number];
type Size = { readonly width: number; readonly height: number };

/** How far an arrow between neighbours bends beyond the middle of the table; 0 is the middle. */
const SWING = 0.5;
const STEPS = 80;

/** The visible part between the two plates, in units of `table`. `plate` is the share of a field that a plate fills. */
export function arrow(from: Field, to: Field, table: Size, plate: Size): Point[] {
  const [a, b] = [centre(from), centre(to)];
  const bend: Point = [swung(a[0], b[0]), swung(a[1], b[1])];
  const isUnder = ([x, y]: Point, [cx, cy]: Point) =>
    Math.abs(x - cx) < plate.width / 6 && Math.abs(y - cy) < plate.height / 6;
  return Array.from({ length: STEPS + 1 }, (_, step) => along(a, bend, b, step / STEPS))
    .filter((point) => !isUnder(point, a) && !isUnder(point, b))
    .map(([x, y]) => [Math.round(x * table.width), Math.round(y * table.height)]);
}

/** In units of a table that is one wide and one high. */
function centre({ column, row }: Field): Point {
  return [(column - 0.5) / 3, (row - 0.5) / 3];
}

/** Bends from between the two towards the middle of the table, so that arrows between neighbours differ. */
function swung(a: number, b: number): number {
  const between = (a + b) / 2;
  return between + (0.5 - between) * (1 + SWING);
}

function along(a: Point, bend: Point, b: Point, t: number): Point {
  const at = (i: 0 | 1) => (1 - t) ** 2 * a[i] + 2 * t * (1 - t) * bend[i] + t ** 2 * b[i];
  return [at(0), at(1)];
}
