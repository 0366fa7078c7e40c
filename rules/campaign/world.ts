/**
 * The world map (D24, D25): cities, their two numbers, and the links between neighbours, read from a data file and
 * checked.
 */
import { z } from 'zod';
import { type CityId, cityId } from './types.ts';
import data from './world.json' with { type: 'json' };

/** D25: as many tokens as mistakes are allowed start with the bystander side up. */
const citySchema = z.strictObject({
  id: cityId,
  longitude: z.number().min(-180).max(180),
  latitude: z.number().min(-90).max(90),
  /** D25: no more than there are in the box. */
  tokens: z.int().min(1).max(11),
  /** At most as many as tokens: see `mistakesIn`. */
  mistakes: z.int().min(0),
  /** The rulebooks give both numbers; the others are ours. */
  book: z.literal(true).optional(),
});

const worldSchema = z.strictObject({
  /** D24 */
  start: z.literal('prague'),
  cities: z.array(citySchema).min(20).max(24),
  /** Each link is listed once and goes both ways. */
  links: z.array(z.tuple([cityId, cityId])),
});
type WorldData = z.infer<typeof worldSchema>;

export type City = z.infer<typeof citySchema> & { readonly links: readonly CityId[] };
export type World = { readonly start: CityId; readonly cities: readonly City[] };

/** A map that cannot be played; the message lists all mistakes. */
export class WorldError extends Error {
  override readonly name = 'WorldError';
}

export function loadWorld(data: unknown): World {
  const parsed = worldSchema.safeParse(data);
  if (!parsed.success) {
    throw new WorldError(parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'));
  }
  const mistakes = mistakesIn(parsed.data);
  if (mistakes.length > 0) throw new WorldError(mistakes.join('\n'));
  const { start, cities, links } = parsed.data;
  return { start, cities: cities.map((city) => ({ ...city, links: neighboursOf(city.id, links) })) };
}

export const world: World = loadWorld(data);

export function cityOf(id: CityId): City | undefined {
  return world.cities.find((city) => city.id === id);
}

/** How many links away from the start each city is; unreachable cities are missing. */
export function distances({ start, cities }: World): ReadonlyMap<CityId, number> {
  const far = new Map([[start, 0]]);
  // Cities found on the way are appended, so that their neighbours are visited too.
  for (const [id, steps] of far) {
    for (const next of cities.find((city) => city.id === id)?.links ?? []) if (!far.has(next)) far.set(next, steps + 1);
  }
  return far;
}

function mistakesIn({ start, cities, links }: WorldData): string[] {
  const ids = cities.map(({ id }) => id);
  const pairs = links.map((link) => link.toSorted().join('-'));
  const reached = distances({
    start,
    cities: cities.map((city) => ({ ...city, links: neighboursOf(city.id, links) })),
  });
  return [
    ...ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => `${id}: is there twice`),
    ...cities.filter(({ tokens, mistakes }) => mistakes > tokens).map(({ id }) => `${id}: more mistakes than tokens`),
    ...cities.filter(isFree).map(({ id }) => `${id}: does not limit mistakes`),
    ...(ids.includes(start) ? [] : [`${start}: the campaign starts here, and it is not on the map`]),
    ...[...new Set(links.flat())].filter((id) => !ids.includes(id)).map((id) => `${id}: linked, but not on the map`),
    ...links.filter(([one, other]) => one === other).map(([id]) => `${id}: linked to itself`),
    ...pairs.filter((pair, i) => pairs.indexOf(pair) !== i).map((pair) => `${pair}: linked twice`),
    ...ids.filter((id) => !reached.has(id)).map((id) => `${id}: cannot be reached from ${start}`),
  ];
}

/** D25: only cities of the rulebooks are as free with mistakes as the standard game. */
function isFree({ tokens, mistakes, book }: WorldData['cities'][number]): boolean {
  return mistakes === tokens && !book;
}

function neighboursOf(id: CityId, links: WorldData['links']): CityId[] {
  return links.flatMap(([one, other]) => (one === id ? [other] : other === id ? [one] : []));
}
