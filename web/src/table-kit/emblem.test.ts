/** UX 49: everyone has a colour and an emblem of their own. */
import { expect, test } from 'vitest';
import { emblemsOf } from './emblem.ts';

const crowd = (n: number) => Array.from({ length: n }, (_, i) => ({ id: `p${i}` }));

test('UX 49: nobody of 24 people shares an emblem, nobody of 12 a colour', () => {
  const all = [...emblemsOf(crowd(24)).values()];
  expect(new Set(all.map(({ icon }) => icon)).size).toBe(24);
  expect(new Set(all.slice(0, 12).map(({ colour }) => colour)).size).toBe(12);
});

test('UX 49: it stays when others come, leave or are replaced', () => {
  const before = emblemsOf(crowd(6));
  const after = emblemsOf([...crowd(6).map((each, i) => ({ ...each, left: i % 2 === 0 })), { id: 'new' }]);
  for (const [id, emblem] of before) expect(after.get(id)).toEqual(emblem);
  expect([...before.values()].map(({ icon }) => icon)).not.toContain(after.get('new')?.icon);
});

test('UX 49: after many arrivals, those present still differ', () => {
  const people = crowd(60).map((each, i) => ({ ...each, left: i % 3 !== 0 && i < 57 }));
  const all = emblemsOf(people);
  const present = people.filter(({ left }) => !left).map(({ id }) => all.get(id)?.icon);
  expect(new Set(present).size).toBe(present.length);
});

test('UX 49: in a crowd larger than that, at least the pair of emblem and colour differs', () => {
  const all = [...emblemsOf(crowd(100)).values()].map(({ icon, colour }) => `${icon} ${colour}`);
  expect(new Set(all).size).toBe(100);
});

test('UX 49: white stands out from every colour', () => {
  for (const { colour } of emblemsOf(crowd(12)).values()) expect(contrastWithWhite(colour)).toBeGreaterThan(4.5);
});

function contrastWithWhite(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}
