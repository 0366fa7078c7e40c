/** The real cities on the map at its smallest size. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pathOf, type Spot, spotOf, world } from './atlas.ts';
import { land } from './land.ts';
import { spread } from './spread.ts';
import { TAG, tagged } from './tags.ts';

const { cities } = JSON.parse(readFileSync(new URL('../../../rules/campaign/world.json', import.meta.url), 'utf8')) as {
  cities: { id: string; longitude: number; latitude: number }[];
};
const at = (id: string) => spotOf(cities.find((city) => city.id === id) as (typeof cities)[number]);

function overlaps(spots: readonly Spot[]): number {
  return spots.flatMap((one, i) =>
    spots.slice(i + 1).filter(({ x, y }) => Math.abs(one.x - x) < TAG.width && Math.abs(one.y - y) < TAG.height),
  ).length;
}

test('east is right and south is down', () => {
  expect(at('tokyo').x).toBeGreaterThan(at('london').x);
  expect(at('capetown').y).toBeGreaterThan(at('cairo').y);
});

test('every city is on the map', () => {
  for (const { x, y } of cities.map(spotOf)) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(world.width);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(world.height);
  }
});

test('the tags of the cities would lie on each other, and do not once they are spread', () => {
  expect(overlaps(cities.map(spotOf))).toBeGreaterThan(0);
  const spots = spread(cities.map(spotOf), { tag: TAG, frame: world });
  expect(overlaps(spots)).toBe(0);
  for (const { x, y } of spots) {
    expect(x).toBeGreaterThanOrEqual(TAG.width / 2);
    expect(x).toBeLessThanOrEqual(world.width - TAG.width / 2);
    expect(y).toBeGreaterThanOrEqual(TAG.height / 2);
    expect(y).toBeLessThanOrEqual(world.height - TAG.height / 2);
  }
});

test('no tag is far from its city', () => {
  for (const { id, spot, tag } of tagged(cities.map((city) => ({ ...city, links: [] })))) {
    expect(Math.hypot(spot.x - tag.x, spot.y - tag.y), id).toBeLessThan(2 * TAG.width);
  }
});

test('tags at one and the same spot part, too', () => {
  const spot = { x: 100, y: 60 };
  expect(overlaps(spread([spot, spot, spot], { tag: TAG, frame: world }))).toBe(0);
});

test('an outline becomes a closed path, in tenths', () => {
  for (const outline of land) {
    expect(outline.length).toBeGreaterThanOrEqual(3);
    expect(pathOf(outline)).toMatch(/^M(-?\d+(\.\d)? -?\d+(\.\d)?L?)+Z$/);
  }
});

test('the glass moves Europe apart and leaves the far side of the world where it is', () => {
  const apart = (one: Spot, other: Spot) => Math.hypot(one.x - other.x, one.y - other.y);
  expect(apart(at('prague'), at('berlin'))).toBeGreaterThan(2 * 2.4);
  expect(at('sydney').x).toBeCloseTo((151.2 + 128) * 0.8, 0);
  // The projection never folds the map: what is farther north stays farther north.
  const heights = Array.from({ length: 120 }, (_, i) => spotOf({ longitude: 15, latitude: 75 - i }).y);
  expect(heights).toEqual([...heights].sort((a, b) => a - b));
});
