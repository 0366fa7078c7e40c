/**
 * Where things are on the mission map: an equirectangular world in units of its own, x to the east and y to the
 * south, under a magnifying glass that lies on Europe, where most of the cities are.
 */

export type Spot = { readonly x: number; readonly y: number };
export type Place = { readonly longitude: number; readonly latitude: number };
export type Size = { readonly width: number; readonly height: number };

/** What the map shows, in degrees; the north is seen through the glass. */
const WEST = -128;
const EAST = 172;
const NORTH = 89;
const SOUTH = -43;
/** A degree to the east is so much of a degree to the south: right at 37°, a mean of all the cities. */
const SQUEEZE = 0.8;

export const world: Size = { width: (EAST - WEST) * SQUEEZE, height: NORTH - SOUTH };

/** Its middle is enlarged by 1 + `strength`; from twice its size on, nothing is moved. */
const glass = { at: flat({ longitude: 15, latitude: 51 }), width: 52, height: 30, strength: 1.6 };

export function spotOf(place: Place): Spot {
  const { x, y } = flat(place);
  const away = { x: x - glass.at.x, y: y - glass.at.y };
  const reach = (away.x / glass.width) ** 2 + (away.y / glass.height) ** 2;
  const more = 1 + glass.strength * Math.exp(-reach);
  return { x: glass.at.x + away.x * more, y: glass.at.y + away.y * more };
}

function flat({ longitude, latitude }: Place): Spot {
  return { x: (longitude - WEST) * SQUEEZE, y: NORTH - latitude };
}

/** An outline as the path of an SVG. */
export function pathOf(corners: readonly (readonly [longitude: number, latitude: number])[]): string {
  const spots = corners.map(([longitude, latitude]) => spotOf({ longitude, latitude }));
  return `M${spots.map(({ x, y }) => `${tenth(x)} ${tenth(y)}`).join('L')}Z`;
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
