import { expect, test } from 'vitest';
import { directionOf, toward } from './travel.ts';

const city = (id: string, x: number, y: number, links: string[] = []) => ({ id, spot: { x, y }, links });

const home = city('home', 50, 50, ['far']);
const near = city('near', 60, 50);
const far = city('far', 90, 55);
const above = city('above', 52, 20);
const corner = city('corner', 20, 25);
const all = [home, near, far, above, corner];

test('a link that leads there is taken before a nearer city', () => {
  expect(toward(home, 'right', all)?.id).toBe('far');
});
test('without a link it is the nearest city in that direction', () => {
  expect(toward(far, 'left', all)?.id).toBe('near');
  expect(toward(home, 'up', all)?.id).toBe('above');
});
test('what lies aslant is reached both ways', () => {
  expect(toward(home, 'left', all)?.id).toBe('corner');
  expect(toward(corner, 'down', all)?.id).toBe('home');
  expect(toward(corner, 'right', all)?.id).toBe('above');
});
test('where nothing lies, one stays', () => {
  expect(toward(home, 'down', all)).toBeUndefined();
});
test('only arrows travel', () => {
  expect(directionOf('ArrowUp')).toBe('up');
  expect(directionOf('Enter')).toBeUndefined();
});
