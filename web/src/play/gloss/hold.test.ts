/** Holding a card shows what it means and never marks it; a tap still marks. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hold } from './hold.ts';
import { type Sense, shownSenses } from './senses.ts';

let board: EventTarget;
let held: number[];
let taps: number;
beforeEach(() => {
  vi.useFakeTimers();
  board = new EventTarget();
  held = [];
  taps = 0;
  hold(board as HTMLElement, (card) => held.push(card));
  board.addEventListener('click', () => taps++);
});
afterEach(() => vi.useRealTimers());

function send(type: string, about: object = {}): Event {
  const event = new Event(type, { cancelable: true });
  const card = { closest: () => ({ getAttribute: () => '7' }) };
  Object.defineProperty(event, 'target', { value: card });
  board.dispatchEvent(
    Object.assign(event, { pointerType: 'touch', isPrimary: true, clientX: 5, clientY: 5, ...about }),
  );
  return event;
}

test('a finger that stays on a card holds it, and lifting it marks nothing', () => {
  send('pointerdown');
  vi.advanceTimersByTime(600);
  send('pointerup');
  send('click');
  expect(held).toEqual([7]);
  expect(taps).toBe(0);
  send('pointerdown');
  send('pointerup');
  send('click');
  expect(held).toEqual([7]);
  expect(taps).toBe(1);
});

test('a finger that moves scrolls, and a slow click of a mouse marks', () => {
  send('pointerdown');
  send('pointermove', { clientY: 40 });
  vi.advanceTimersByTime(600);
  send('pointerdown', { pointerType: 'mouse' });
  vi.advanceTimersByTime(600);
  send('click');
  expect(held).toEqual([]);
  expect(taps).toBe(1);
});

test('a phone that opens its menu first holds once', () => {
  send('pointerdown');
  vi.advanceTimersByTime(300);
  expect(send('contextmenu').defaultPrevented).toBe(true);
  vi.advanceTimersByTime(600);
  send('click');
  expect(held).toEqual([7]);
  expect(taps).toBe(0);
});

test('the menu key, a right click and "?" hold the focused card', () => {
  send('contextmenu', { pointerType: 'mouse' });
  send('keydown', { key: '?' });
  send('keydown', { key: 'x' });
  expect(held).toEqual([7, 7]);
});

test('senses are shown in the reader’s language, else in English and marked as such', () => {
  const senses: Sense[] = [
    { headword: 'hare', gloss: 'fast wild animal', words: { fi: ['jänis'], hu: ['nyúl', 'mezei nyúl'] }, texts: {} },
    { headword: 'coward', gloss: 'timid person', words: { fi: ['pelkuri'] }, texts: { it: 'persona senza coraggio' } },
  ];
  expect(shownSenses(senses, 'fi')).toEqual([{ text: 'jänis' }, { text: 'pelkuri' }]);
  expect(shownSenses(senses, 'hu')).toEqual([
    { text: 'nyúl, mezei nyúl' },
    { text: 'coward – timid person', lang: 'en' },
  ]);
  expect(shownSenses(senses, 'it')[1]).toEqual({ text: 'persona senza coraggio' });
  expect(shownSenses(senses, 'en')[0]).toEqual({ text: 'hare – fast wild animal' });
});
