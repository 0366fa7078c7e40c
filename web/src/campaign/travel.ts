/** Moves between cities with the arrow keys. */
import type { Spot } from './atlas.ts';

export type Direction = 'left' | 'right' | 'up' | 'down';
type City = { readonly id: string; readonly spot: Spot; readonly links: readonly string[] };

const keys: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

export function directionOf(key: string): Direction | undefined {
  return keys[key];
}

/** Prefers a linked city in this direction, then the nearest one. */
export function toward(from: City, way: Direction, cities: readonly City[]): City | undefined {
  const ahead = cities
    .filter((city) => city !== from)
    .map((city) => ({ city, ...seen(from.spot, city.spot, way) }))
    // Within 60° of the direction, or every city would be in every direction.
    .filter(({ along, aside }) => along > 0 && aside <= along * 1.75)
    .sort((a, b) => a.along + 2 * a.aside - (b.along + 2 * b.aside));
  return (ahead.find(({ city }) => from.links.includes(city.id)) ?? ahead[0])?.city;
}

/** The distance along the direction, and across it. */
function seen(from: Spot, to: Spot, way: Direction): { along: number; aside: number } {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const along = { left: -x, right: x, up: -y, down: y }[way];
  return { along, aside: Math.abs(way === 'left' || way === 'right' ? y : x) };
}
