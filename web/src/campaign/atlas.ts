/**
 * Coordinates of the mission map: an equirectangular world in its own units, x to the east and y to the south, under a
 * magnifying lens on Europe, where most of the cities are.
 */

export type Spot = { readonly x: number; readonly y: number };
export type Coordinates = { readonly longitude: number; readonly latitude: number };
export type Size = { readonly width: number; readonly height: number };

/** The map's bounds in degrees; the northern one applies after the lens. */
const WEST = -128;
const EAST = 172;
const NORTH = 89;
const SOUTH = -43;
/** Width of a degree of longitude relative to latitude: exact at 37°, the mean of all cities. */
const SQUEEZE = 0.8;

export const world: Size = { width: (EAST - WEST) * SQUEEZE, height: NORTH - SOUTH };

/** The lens magnifies its centre by 1 + `strength`; from twice its size on, nothing moves. */
const glass = { at: flat({ longitude: 15, latitude: 51 }), width: 52, height: 30, strength: 1.6 };

export function spotOf(place: Coordinates): Spot {
  const { x, y } = flat(place);
  const away = { x: x - glass.at.x, y: y - glass.at.y };
  const reach = (away.x / glass.width) ** 2 + (away.y / glass.height) ** 2;
  const more = 1 + glass.strength * Math.exp(-reach);
  return { x: glass.at.x + away.x * more, y: glass.at.y + away.y * more };
}

function flat({ longitude, latitude }: Coordinates): Spot {
  return { x: (longitude - WEST) * SQUEEZE, y: NORTH - latitude };
}

/** An outline as an SVG path. */
export function pathOf(corners: readonly (readonly [longitude: number, latitude: number])[]): string {
  const spots = corners.map(([longitude, latitude]) => spotOf({ longitude, latitude }));
  return `M${spots.map(({ x, y }) => `${tenth(x)} ${tenth(y)}`).join('L')}Z`;
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
