/** Positions of the cities' tags on the map, and the size the map needs for them. */
import { type Coordinates, type Size, type Spot, spotOf, world } from './atlas.ts';
import { spread } from './spread.ts';

/** In rem: the minimum width of the map, and the size of a tag with its margin. */
export const MAP_WIDTH = 54;
export const TAG_WIDTH = 6.3;
const TAG_HEIGHT = 2.75;
const AIR = 0.3;

const scale = world.width / MAP_WIDTH;
/** In map units. */
export const TAG: Size = { width: (TAG_WIDTH + AIR) * scale, height: (TAG_HEIGHT + AIR) * scale };

type City = Coordinates & { readonly id: string; readonly links: readonly string[] };
/** `spot` is the city's position, `tag` its tag's. */
export type Tagged<Each> = Each & { readonly spot: Spot; readonly tag: Spot };

export function tagged<Each extends City>(cities: readonly Each[]): Tagged<Each>[] {
  const spots = cities.map(spotOf);
  const tags = spread(spots, { tag: TAG, frame: world });
  return cities.map((city, i) => ({ ...city, spot: spots[i] as Spot, tag: tags[i] as Spot }));
}

/** Each link once. */
export function linksOf<Each extends City>(cities: readonly Each[]): [Each, Each][] {
  return cities.flatMap((one) =>
    cities
      .filter((other) => one.id < other.id && one.links.includes(other.id))
      .map((other): [Each, Each] => [one, other]),
  );
}
