/** Lays out tags on the map without overlaps. */
import type { Size, Spot } from './atlas.ts';

const ROUNDS = 1000;
/** From this step on nothing pulls them back to their spots. */
const CALM = 300;
const HOMESICK = 0.06;

/** Tags of one size, each as near to its spot as possible, without overlaps, all within the frame. */
export function spread(spots: readonly Spot[], { tag, frame }: { tag: Size; frame: Size }): Spot[] {
  const tags = spots.map(({ x, y }) => ({ x, y }));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [i, each] of tags.entries()) {
      if (round < CALM) pull(each, spots[i] as Spot);
      for (const [j, other] of tags.slice(i + 1).entries()) {
        part(each, other, { tag, homes: [spots[i] as Spot, spots[i + 1 + j] as Spot] });
      }
    }
    for (const each of tags) {
      each.x = within(each.x, tag.width / 2, frame.width);
      each.y = within(each.y, tag.height / 2, frame.height);
    }
  }
  return tags;
}

type Moving = { x: number; y: number };

function pull(tag: Moving, home: Spot): void {
  tag.x += (home.x - tag.x) * HOMESICK;
  tag.y += (home.y - tag.y) * HOMESICK;
}

/** Pushes two tags apart along the shorter axis, in the direction of their spots. */
function part(one: Moving, other: Moving, { tag, homes: [a, b] }: { tag: Size; homes: [Spot, Spot] }): void {
  const over = {
    x: tag.width - Math.abs(other.x - one.x),
    y: tag.height - Math.abs(other.y - one.y),
  };
  if (over.x <= 0 || over.y <= 0) return;
  const way = over.x < over.y ? 'x' : 'y';
  const apart = other[way] - one[way] || b[way] - a[way] || 1;
  // Slightly more than needed, as rounding could leave them touching forever.
  const push = (Math.sign(apart) * (over[way] + 0.01)) / 2;
  one[way] -= push;
  other[way] += push;
}

function within(value: number, margin: number, length: number): number {
  return Math.min(Math.max(value, margin), length - margin);
}
