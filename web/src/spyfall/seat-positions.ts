/** The round table: where each seat is drawn for a viewer, and how the keyboard moves between seats. */

/** Where a seat is drawn: on an ellipse (-1 to 1, y grows downwards), or in a grid of nine fields on small screens. */
export type Spot = { readonly x: number; readonly y: number; readonly column: number; readonly row: number };

/** Per number of seats: their fields as `column row`, clockwise from the bottom. */
const fields: Readonly<Record<number, string>> = {
  3: '23 11 31',
  4: '23 12 21 32',
  5: '23 12 11 31 32',
  6: '23 13 11 21 31 33',
  7: '23 13 12 11 31 32 33',
  8: '23 13 12 11 21 31 32 33',
};

/** Clockwise from the bottom. */
export function spots(seats: number): readonly Spot[] {
  const places = (fields[seats] ?? '').split(' ');
  return Array.from({ length: seats }, (_, i) => {
    const angle = Math.PI / 2 + (i * 2 * Math.PI) / seats;
    const [column, row] = [...(places[i] ?? '')].map(Number);
    return { x: Math.cos(angle), y: Math.sin(angle), column: column ?? 1 + (i % 3), row: row ?? 1 + Math.floor(i / 3) };
  });
}

/** Seats in order, rotated to begin with this one. */
export function beginningWith<Seat>(seats: readonly Seat[], isFirst: (seat: Seat) => boolean): readonly Seat[] {
  const first = Math.max(0, seats.findIndex(isFirst));
  return [...seats.slice(first), ...seats.slice(0, first)];
}

const ways: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** The seat that a key moves to, if any. `open`: seats that can be reached. */
export function towards(all: readonly Spot[], at: number, key: string, open: readonly number[]): number | undefined {
  if (key === 'Home') return open[0];
  if (key === 'End') return open.at(-1);
  const way = ways[key];
  const here = all[at];
  if (!way || !here) return undefined;
  const steps = open.flatMap((seat) => {
    const there = all[seat];
    if (!there || seat === at) return [];
    const x = there.x - here.x;
    const y = there.y - here.y;
    const along = x * way[0] + y * way[1];
    const aside = Math.abs(x * way[1]) + Math.abs(y * way[0]);
    return along > 0.01 ? { seat, far: along + aside } : [];
  });
  return steps.toSorted((a, b) => a.far - b.far)[0]?.seat;
}
