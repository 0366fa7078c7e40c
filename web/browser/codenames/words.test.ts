/** UX 27 and 28: every word of every pack is shown whole, on a small phone and on a TV. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { breakable, emWidths } from '../../src/play/word-fit.ts';
import { Pair } from '../duet/pair.ts';
import { FakedViews } from '../kit/faked-views.ts';
import { type GuestOptions, openHouse } from '../kit/house.ts';
import { Table } from './table.ts';

const house = openHouse();
const folder = resolve(import.meta.dirname, '..', '..', '..', 'language', 'packs');
const BOARD = 25;
/** How many of each pack, by their width in one piece and broken. */
const WIDEST = 25;
/** Notes after a card in a pack: parts, relatives, and what it is not. */
const NOTES = / [=>!] .*$/;

/** A word as a card shows it: with its break points and widths. */
type Shown = { readonly word: string; readonly one: number; readonly broken: number };

function shown(card: string): Shown {
  const word = breakable(card);
  return { word, ...emWidths(word) };
}

/** The cards of each pack as the server deals them: a soft hyphen for `|`. */
const packs: readonly (readonly Shown[])[] = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.txt'))
  .map((file) =>
    readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line && !line.startsWith('#'))
      .map((line) => shown(line.replace(NOTES, '').replaceAll('|', '\u00ad'))),
  );

/**
 * Runs in the page: words that are cut off, overflow their card, or are smaller than `least` px. Puts each on a card as
 * the page would.
 */
function misfits({ words, least }: { words: readonly Shown[]; least: number }): string[] {
  const cards = [...document.querySelectorAll('[data-card]')];
  const put = (all: readonly Shown[]) => {
    for (const [place, { word, one, broken }] of all.entries()) {
      const card = cards[place]?.querySelector<HTMLElement>('.card');
      card?.style.setProperty('--one', String(one));
      card?.style.setProperty('--broken', String(broken));
      for (const each of card?.querySelectorAll('.word') ?? []) (each.firstChild as Text).data = word;
    }
  };
  const before = cards.map((card) => {
    const { style } = card.querySelector('.card') as HTMLElement;
    const of = (name: string) => Number(style.getPropertyValue(name));
    return { word: card.querySelector('.word')?.textContent ?? '', one: of('--one'), broken: of('--broken') };
  });
  const misfit = (card: Element): string[] => {
    const faces = [...card.querySelectorAll('.face')];
    const face = faces.find((each) => each.classList.contains('plate')) ?? faces[0] ?? card.querySelector('.card');
    const word = face?.querySelector('.word');
    if (!face || !word) return ['a card without a word'];
    const range = document.createRange();
    range.selectNodeContents(word);
    const lines = [...range.getClientRects()];
    const edge = face.getBoundingClientRect();
    const name = word.textContent;
    const size = Number.parseFloat(getComputedStyle(word).fontSize);
    const wrong = lines.flatMap((line) => [
      ...(line.left < edge.left - 0.5 || line.right > edge.right + 0.5
        ? [`${name} is ${Math.round(line.width)} px wide on ${Math.round(edge.width)}`]
        : []),
      ...(line.top < edge.top - 0.5 || line.bottom > edge.bottom + 0.5 ? [`${name} is cut off above or below`] : []),
    ]);
    // Letters do not fill their line box.
    const air = Math.max(2, size * 0.12);
    const tab = face.querySelector('.tab, .faces')?.getBoundingClientRect();
    if (tab && lines.some((line) => line.bottom > tab.top + air)) wrong.push(`${name} runs under its tab`);
    const tokens = [...card.querySelectorAll('[data-token]')].map((token) => token.getBoundingClientRect());
    const isUnder = (line: DOMRect) =>
      tokens.some(
        ({ left, right, bottom }) => line.right > left + 1 && line.left < right - 1 && line.top < bottom - air - 1,
      );
    if (lines.some(isUnder)) wrong.push(`${name} lies under a token`);
    return [...wrong, ...(size < least ? [`${name} at ${size} px`] : [])];
  };
  const wrong = new Set<string>();
  for (let start = 0; start < words.length; start += cards.length) {
    put(words.slice(start, start + cards.length));
    for (const what of cards.flatMap(misfit)) wrong.add(what);
  }
  put(before);
  return [...wrong];
}

/**
 * Runs in the page: the states of the cards' fonts, after loading all of them. A browser loads a font when a letter needs
 * it, and until then draws the letter with another font.
 */
async function cardFonts(): Promise<string[]> {
  const faces = [...document.fonts].filter(({ family }) => family.replaceAll('"', '') === 'Barlow Condensed');
  const loaded = await Promise.all(faces.map((face) => face.load()));
  await document.fonts.ready;
  return [...new Set(loaded.map(({ status }) => status))];
}

/** Runs in the page: the words on its cards, with the widths that the page computed. */
function onCards(): Shown[] {
  return [...document.querySelectorAll<HTMLElement>('[data-card] .card')].map((card) => ({
    word: card.querySelector('.word')?.textContent ?? '',
    one: Number(card.style.getPropertyValue('--one')),
    broken: Number(card.style.getPropertyValue('--broken')),
  }));
}

type Trial = { readonly page: Page; readonly faked: FakedViews };

/** Every word of a pack, or the widest ones; the widest first. */
function chosen(words: readonly Shown[], which: 'all' | 'widest'): Shown[] {
  const whole = words.toSorted((a, b) => b.one - a.one);
  if (which === 'all') return whole;
  const inPieces = words.toSorted((a, b) => b.broken - a.broken);
  return [...new Set([...whole.slice(0, WIDEST), ...inPieces.slice(0, WIDEST)])];
}

/** Tries words on cards of this kind. */
async function tryWords(
  { page, faked }: Trial,
  { least, look = {}, which = 'widest' }: { least: number; look?: object; which?: 'all' | 'widest' },
): Promise<string[]> {
  const tried = packs.map((words) => chosen(words, which));
  // The page itself renders the first word of each pack; the rest is put on the same cards in the same way.
  const first = Array.from({ length: BOARD }, (_, i) => {
    return tried[i % tried.length]?.[Math.floor(i / tried.length)] as Shown;
  });
  await faked.show(first.map(({ word }) => ({ ...look, word })));
  expect(await page.evaluate(cardFonts)).toEqual(['loaded']);
  expect(await page.evaluate(onCards)).toEqual(first);
  return page.evaluate(misfits, { words: tried.flat(), least });
}

/** A page whose cards can be replaced. */
async function trial(open: (options: GuestOptions) => Promise<Page>, options: GuestOptions): Promise<Trial> {
  const faked = new FakedViews();
  return { page: await open({ ...options, reducedMotion: 'reduce', prepare: faked.prepare }), faked };
}

const small = { viewport: { width: 320, height: 568 } };

test('there are packs to try', () => {
  expect(packs.length).toBeGreaterThanOrEqual(10);
  for (const words of packs) expect(words.length).toBeGreaterThanOrEqual(400);
});

test('UX 27: at 320 px every word of every pack shows unclipped at 12 px or more: open, with the key, and covered', async () => {
  const table = await Table.open(house);
  const operative = await trial((options) => table.browser('red operative', options), small);
  expect(await tryWords(operative, { least: 12 })).toEqual([]);
  expect(await tryWords(operative, { least: 12, look: { covered: 'bystander', how: 'guess', clue: 0 } })).toEqual([]);
  const spymaster = await trial((options) => table.browser('red spymaster', options), small);
  expect(await tryWords(spymaster, { least: 12, look: { identity: 'bystander' } })).toEqual([]);
});

test('UX 28: on a TV every word of every pack shows unclipped at 40 px or more', async () => {
  const table = await Table.open(house);
  const tv = await trial((options) => table.tv(options), {});
  expect(await tryWords(tv, { least: 40 })).toEqual([]);
  // Checks the check: no word is a hundred pixels high.
  expect((await tryWords(tv, { least: 100 })).length).toBeGreaterThan(0);
});

test('UX 27, 28: so does every word on a card of Duet: open, with tokens, found, and covered by both arrows', async () => {
  const pair = await Pair.open(house);
  const page = await trial((options) => pair.browser('west', options), small);
  const arrows = [
    { side: 'west', tokens: 1 },
    { side: 'east', tokens: 2 },
  ];
  // All words on the card with the least space, with the key at its foot and tokens at its head; the widest on the
  // others.
  const full = { face: 'agent', markers: arrows.slice(1) };
  expect(await tryWords(page, { least: 12, look: full, which: 'all' })).toEqual([]);
  const looks = [
    { face: 'agent', markers: [] },
    { face: 'bystander', found: 'west', markers: arrows.slice(0, 1) },
    { face: 'assassin', markers: arrows },
  ];
  for (const look of looks) {
    expect(await tryWords(page, { least: 12, look }), JSON.stringify(look)).toEqual([]);
  }
  const tv = await trial((options) => pair.tv(options), {});
  expect(await tryWords(tv, { least: 40, look: { markers: arrows.slice(1) } })).toEqual([]);
});

test('UX 27, 28: and on the open key of Duet, with what happened on it', async () => {
  const pair = await Pair.open(house);
  await pair.clue('west', 1);
  await pair.touch('east', pair.open('west', 'assassin')[0] as number);
  const look = { found: 'west', markers: [{ side: 'east', tokens: 2 }] };
  const page = await trial((options) => pair.browser('west', options), small);
  expect(await tryWords(page, { least: 12, look })).toEqual([]);
  const tv = await trial((options) => pair.tv(options), {});
  expect(await tryWords(tv, { least: 40, look })).toEqual([]);
});
