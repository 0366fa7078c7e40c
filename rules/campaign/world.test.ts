/** The world map: what the loader rejects, the cities the rules name, and that every way out of Prague gets harder. */
import { describe, expect, test } from 'vitest';
import { optionsSchema } from '../duet/types.ts';
import { rule } from '../testing/rule.ts';
import { chanceToWin } from './odds.ts';
import data from './world.json' with { type: 'json' };
import { cityOf, distances, loadWorld, WorldError, world } from './world.ts';

type Data = typeof data;
const SKILLS = [0.65, 0.7, 0.75, 0.8, 0.85];

function mistakes(change: (data: Data) => void): string {
  const copy = structuredClone(data);
  change(copy);
  try {
    loadWorld(copy);
  } catch (error) {
    if (error instanceof WorldError) return error.message;
    throw error;
  }
  return '';
}

describe('the loader', () => {
  test('accepts the shipped map', () => {
    expect(mistakes(() => {})).toBe('');
    expect(world.cities.length).toBeGreaterThanOrEqual(20);
    expect(world.cities.length).toBeLessThanOrEqual(24);
  });

  test.each<[string, (data: Data) => void]>([
    ['berlin: is there twice', ({ cities }) => cities.push({ ...(cities[1] as Data['cities'][number]) })],
    ['cities.0.id: ', ({ cities }) => Object.assign(cities[0] as object, { id: 'New York' })],
    ['cities.0: Unrecognized key', ({ cities }) => Object.assign(cities[0] as object, { colour: 'red' })],
    ['cities.3.tokens: ', ({ cities }) => Object.assign(cities[3] as object, { tokens: 12 })],
    ['berlin: does not limit mistakes', ({ cities }) => Object.assign(cities[1] as object, { mistakes: 11 })],
    ['cities.3.longitude: ', ({ cities }) => Object.assign(cities[3] as object, { longitude: 181 })],
    ['moscow: more mistakes than tokens', ({ cities }) => Object.assign(cities[3] as object, { mistakes: 9 })],
    ['cities: ', ({ cities }) => void cities.splice(19)],
    ['start: ', (all) => Object.assign(all, { start: 'berlin' })],
    ['prague: the campaign starts here, and it is not on the map', ({ cities }) => void cities.shift()],
    ['atlantis: linked, but not on the map', ({ links }) => links.push(['prague', 'atlantis'])],
    ['rome: linked to itself', ({ links }) => links.push(['rome', 'rome'])],
    ['berlin-prague: linked twice', ({ links }) => links.push(['berlin', 'prague'])],
    ['nairobi: cannot be reached from prague', (all) => cutOff(all, 'nairobi')],
  ])('says %s', (mistake, change) => {
    expect(mistakes(change)).toContain(mistake);
  });

  test('lists all mistakes at once', () => {
    const both = mistakes((all) => {
      cutOff(all, 'nairobi');
      Object.assign(all.cities[3] as object, { mistakes: 9 });
    });
    expect(both).toContain('moscow: more mistakes');
    expect(both).toContain('nairobi: cannot');
  });
});

function cutOff(all: Data, city: string): void {
  all.links = all.links.filter((link) => !link.includes(city));
}

rule('D25', 'the cities that the rules name have their numbers', () => {
  const numbers = (id: string) => [cityOf(id)?.tokens, cityOf(id)?.mistakes];
  expect(numbers('prague')).toEqual([9, 9]);
  expect(numbers('berlin')[0]).toBe(11);
  expect(numbers('cairo')).toEqual([9, 5]);
  expect(numbers('moscow')).toEqual([8, 8]);
  expect(numbers('bangkok')).toEqual([7, 7]);
  expect(numbers('singapore')).toEqual([6, 6]);
});

rule('D25', 'no city has more than 11 tokens, and all but those of the rulebooks limit mistakes', () => {
  for (const { tokens } of world.cities) expect(tokens).toBeLessThanOrEqual(11);
  const free = world.cities.filter(({ tokens, mistakes }) => tokens === mistakes).map(({ id }) => id);
  expect(free.toSorted()).toEqual(['bangkok', 'moscow', 'prague', 'singapore']);
});

rule('D25', 'the map says which numbers are from the rulebooks', () => {
  const known = world.cities.filter(({ book }) => book).map(({ id }) => id);
  expect(known).toEqual(['prague', 'cairo', 'moscow', 'bangkok', 'singapore']);
});

rule('D24', 'Prague is linked to Berlin, Cairo and Moscow, and links go both ways', () => {
  expect(cityOf('prague')?.links).toEqual(['berlin', 'cairo', 'moscow']);
  for (const city of world.cities) for (const next of city.links) expect(cityOf(next)?.links).toContain(city.id);
});

test('every city can be reached, and is a mission that Duet can play', () => {
  expect([...distances(world).keys()].toSorted()).toEqual(world.cities.map(({ id }) => id).toSorted());
  for (const { id, tokens, mistakes } of world.cities) {
    const play = { kind: 'mission', city: id, tokens, mistakes };
    expect(optionsSchema.safeParse({ play, flexible: false }).success, id).toBe(true);
  }
});

test.each(SKILLS)('every link that leads away from Prague is a harder mission, for a team of skill %f', (skill) => {
  const far = distances(world);
  const chance = new Map(world.cities.map((city) => [city.id, chanceToWin(city, skill)]));
  let outward = 0;
  for (const { id, links } of world.cities) {
    for (const next of links.filter((next) => Number(far.get(next)) > Number(far.get(id)))) {
      outward += 1;
      expect(Number(chance.get(next)), `${id} to ${next}`).toBeLessThan(Number(chance.get(id)));
    }
  }
  expect(outward).toBeGreaterThanOrEqual(world.cities.length - 1);
});

test('for a single token, the chances equal those computed by hand', () => {
  // One token: the team wins by 2 to 4 right guesses and sudden death for the rest; any mistake loses (D28).
  const city = { id: 'nowhere', tokens: 1, mistakes: 0 };
  expect(chanceToWin(city, 0.9)).toBeCloseTo(0.9 ** 15, 10);
  // One token that allows a mistake: after it, sudden death for what is left.
  const afterMiss = (guesses: number) =>
    Array.from({ length: guesses }, (_, right) => 0.9 ** right * 0.1 * 0.9 * 0.9 ** (15 - right));
  const missed = [2, 3, 4].flatMap(afterMiss).reduce((sum, one) => sum + one / 3, 0);
  expect(chanceToWin({ ...city, mistakes: 1 }, 0.9)).toBeCloseTo(0.9 ** 15 + missed, 10);
});

test('cities differ: many tokens without mistakes, few tokens, and mixtures', () => {
  const has = (fits: (tokens: number, mistakes: number) => boolean) =>
    world.cities.filter(({ tokens, mistakes }) => fits(tokens, mistakes)).length;
  expect(has((tokens, mistakes) => tokens >= 10 && mistakes === 0)).toBeGreaterThanOrEqual(2);
  expect(has((tokens, mistakes) => mistakes > 0 && mistakes <= tokens / 2)).toBeGreaterThanOrEqual(5);
  const pairs = world.cities.map(({ tokens, mistakes }) => `${tokens}-${mistakes}`);
  expect(new Set(pairs).size).toBe(pairs.length);
});
