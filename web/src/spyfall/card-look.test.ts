import { beforeEach, expect, test, vi } from 'vitest';
import { CardLook, TAP } from './card-look.svelte.ts';

let card = { cardShown: false };
let look = new CardLook(card);
beforeEach(() => {
  vi.useFakeTimers();
  card = { cardShown: false };
  look = new CardLook(card);
  return () => vi.useRealTimers();
});

test('UX 15: a card held down is shown until it is released', () => {
  look.press(1000);
  expect(card.cardShown).toBe(true);
  vi.advanceTimersByTime(60_000);
  expect(card.cardShown).toBe(true);
  look.release(61_000, true);
  look.click(true);
  expect(card.cardShown).toBe(false);
});

test('UX 48: a card shown by a tap covers itself again after six seconds', () => {
  look.press(1000);
  look.release(1100, true);
  look.click(true);
  expect([card.cardShown, look.isTimed]).toEqual([true, true]);
  vi.advanceTimersByTime(TAP - 1);
  expect(card.cardShown).toBe(true);
  vi.advanceTimersByTime(1);
  expect([card.cardShown, look.isTimed]).toEqual([false, false]);
});

test('UX 15: a second tap hides it, and the next tap has its full time', () => {
  look.press(1000);
  look.release(1100, true);
  look.click(true);
  vi.advanceTimersByTime(TAP - 1);
  look.press(7000);
  look.click(true);
  expect(card.cardShown).toBe(false);
  look.press(8000);
  look.release(8100, true);
  look.click(true);
  vi.advanceTimersByTime(TAP - 1);
  expect(card.cardShown).toBe(true);
});

test('UX 15: a finger that slides off the card hides it', () => {
  look.press(1000);
  look.release(1100, false);
  expect(card.cardShown).toBe(false);
});

test('UX 30: with the keyboard nobody is hurried', () => {
  look.click(false);
  vi.advanceTimersByTime(10 * TAP);
  expect(card.cardShown).toBe(true);
  look.click(false);
  expect(card.cardShown).toBe(false);
});
