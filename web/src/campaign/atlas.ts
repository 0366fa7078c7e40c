/** Where things are on the mission map: an equirectangular world in units of its own, x to the east and y to the south. */

export type Spot = { readonly x: number; readonly y: number };
export type Place = { readonly longitude: number; readonly latitude: number };
/** Half of it lies on each side of a spot. */
export type Size = { readonly width: number; readonly height: number };

/** What the map shows, in degrees. */
const WEST = -170;
const EAST = 190;
const NORTH = 78;
const SOUTH = -56;
/** A degree to the east is so much of a degree to the south: right at 37°, where most cities are. */
const SQUEEZE = 0.8;

export const world: Size = { width: (EAST - WEST) * SQUEEZE, height: NORTH - SOUTH };

export function spotOf({ longitude, latitude }: Place): Spot {
  return { x: (longitude - WEST) * SQUEEZE, y: NORTH - latitude };
}

/** An outline as the path of an SVG. */
export function pathOf(corners: readonly (readonly [longitude: number, latitude: number])[]): string {
  const spots = corners.map(([longitude, latitude]) => spotOf({ longitude, latitude }));
  return `M${spots.map(({ x, y }) => `${Math.round(x * 10) / 10} ${y}`).join('L')}Z`;
}

const ROUNDS = 400;
/** From here on nothing pulls them home any more. */
const CALM = 300;
const HOMESICK = 0.06;

/** Tags of one size, each as near to its spot as its neighbours let it be, none over another, all on the map. */
export function spread(spots: readonly Spot[], tag: Size): Spot[] {
  const tags = spots.map(({ x, y }) => ({ x, y }));
  for (let round = 0; round < ROUNDS; round++) {
    if (round < CALM) {
      for (const [i, each] of tags.entries()) {
        const home = spots[i] as Spot;
        each.x += (home.x - each.x) * HOMESICK;
        each.y += (home.y - each.y) * HOMESICK;
      }
    }
    for (const [i, one] of tags.entries()) {
      for (const [j, other] of tags.slice(i + 1).entries()) {
        part(one, other, { tag, homes: [spots[i] as Spot, spots[i + 1 + j] as Spot] });
      }
    }
    for (const each of tags) {
      each.x = within(each.x, tag.width / 2, world.width);
      each.y = within(each.y, tag.height / 2, world.height);
    }
  }
  return tags;
}

type Moving = { x: number; y: number };

/** Pushes two tags apart the short way, to the sides their homes are on. */
function part(one: Moving, other: Moving, { tag, homes: [a, b] }: { tag: Size; homes: [Spot, Spot] }): void {
  const over = {
    x: tag.width - Math.abs(other.x - one.x),
    y: tag.height - Math.abs(other.y - one.y),
  };
  if (over.x <= 0 || over.y <= 0) return;
  const way = over.x < over.y ? 'x' : 'y';
  const apart = other[way] - one[way] || b[way] - a[way] || 1;
  // A trifle more, or rounding would leave them touching for ever.
  const push = (Math.sign(apart) * (over[way] + 0.01)) / 2;
  one[way] -= push;
  other[way] += push;
}

function within(value: number, margin: number, length: number): number {
  return Math.min(Math.max(value, margin), length - margin);
}
