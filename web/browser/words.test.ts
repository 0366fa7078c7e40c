/** UX 27 and 28: every word of every pack is shown whole, on a small phone and on a TV. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Pair } from './duet-pair.ts';
import { openHouse } from './house.ts';
import { Pretence } from './pretend.ts';
import { Table } from './table.ts';

const house = openHouse();
const folder = resolve(import.meta.dirname, '..', '..', 'language', 'packs');
const BOARD = 25;
const LONGEST = 100;
/** What stands behind a card: its parts, its kin, what it is not. */
const NOTES = / [=>!] .*$/;

/** The cards of a pack as the house deals them: a soft hyphen where `|` stands. */
const packs = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.txt'))
  .map((file) => {
    const lines = readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .map((line) => line.trim());
    return {
      id: file,
      words: lines
        .filter((line) => line && !line.startsWith('#'))
        .map((line) => line.replace(NOTES, '').replaceAll('|', '\u00ad')),
    };
  });

/** Words that are cut off, overflow their card, or are smaller than `least` px. */
function misfits(page: Page, least: number): Promise<string[]> {
  return page.evaluate((least) => {
    return [...document.querySelectorAll('[data-card]')].flatMap((card) => {
      const faces = [...card.querySelectorAll('.face')];
      const face = faces.find((each) => each.classList.contains('plate')) ?? faces[0] ?? card.querySelector('.card');
      const word = face?.querySelector('.word');
      if (!face || !word) return ['a card without a word'];
      const range = document.createRange();
      range.selectNodeContents(word);
      const edge = face.getBoundingClientRect();
      const name = word.textContent;
      const size = Number.parseFloat(getComputedStyle(word).fontSize);
      const wrong = [...range.getClientRects()].flatMap((line) => [
        ...(line.left < edge.left - 0.5 || line.right > edge.right + 0.5
          ? [`${name} is ${Math.round(line.width)} px wide on ${Math.round(edge.width)}`]
          : []),
        ...(line.top < edge.top - 0.5 || line.bottom > edge.bottom + 0.5 ? [`${name} is cut off above or below`] : []),
      ]);
      // A line begins a little above its letters, and ends below them.
      const air = Math.max(2, size * 0.12);
      const tab = face.querySelector('.tab, .faces')?.getBoundingClientRect();
      if (tab && [...range.getClientRects()].some((line) => line.bottom > tab.top + air))
        wrong.push(`${name} runs under its tab`);
      const tokens = [...card.querySelectorAll('[data-token]')].map((token) => token.getBoundingClientRect());
      const isUnder = (line: DOMRect) =>
        tokens.some(
          ({ left, right, bottom }) => line.right > left + 1 && line.left < right - 1 && line.top < bottom - air - 1,
        );
      if ([...range.getClientRects()].some(isUnder)) wrong.push(`${name} lies under a token`);
      return [...wrong, ...(size < least ? [`${name} at ${size} px`] : [])];
    });
  }, least);
}

/** All words, or the longest of each pack. */
async function tryWords(
  page: Page,
  { least, look = {}, most }: { least: number; look?: object; most?: number },
): Promise<string[]> {
  const pretence = await Pretence.on(page);
  const wrong: string[] = [];
  for (const { id, words } of packs) {
    const longest = words.toSorted((a, b) => b.length - a.length).slice(0, most);
    for (let start = 0; start < longest.length; start += BOARD) {
      const some = longest.slice(start, start + BOARD);
      await pretence.show(some.map((word) => ({ ...look, word })));
      wrong.push(...(await misfits(page, least)).map((what) => `${id}: ${what}`));
    }
  }
  return [...new Set(wrong)];
}

test('there are packs to try', () => {
  expect(packs.length).toBeGreaterThanOrEqual(10);
  for (const { words } of packs) expect(words.length).toBeGreaterThanOrEqual(400);
});

test('UX 27: at 320 px every word of every pack shows unclipped at 12 px or more: open, with the key, and covered', async () => {
  const table = await Table.open(house);
  const still = { viewport: { width: 320, height: 568 }, reducedMotion: 'reduce' } as const;
  const operative = await table.browser('red operative', still);
  expect(await tryWords(operative, { least: 12 })).toEqual([]);
  expect(
    await tryWords(operative, { least: 12, most: LONGEST, look: { covered: 'bystander', how: 'guess', clue: 0 } }),
  ).toEqual([]);
  const spymaster = await table.browser('red spymaster', still);
  expect(await tryWords(spymaster, { least: 12, most: LONGEST, look: { identity: 'bystander' } })).toEqual([]);
});

test('UX 28: on a TV every word of every pack shows unclipped at 40 px or more', async () => {
  const table = await Table.open(house);
  const tv = await table.tv({ reducedMotion: 'reduce' });
  expect(await tryWords(tv, { least: 40, most: LONGEST })).toEqual([]);
  // The measure measures: nothing is a hundred pixels high.
  expect((await tryWords(tv, { least: 100, most: 1 })).length).toBeGreaterThan(0);
});

test('UX 27, 28: so does every word on a card of Duet: open, with tokens, found, and covered by both arrows', async () => {
  const pair = await Pair.open(house);
  const page = await pair.browser('west', { viewport: { width: 320, height: 568 }, reducedMotion: 'reduce' });
  const arrows = [
    { side: 'west', tokens: 1 },
    { side: 'east', tokens: 2 },
  ];
  // The fullest open card with all words, the others with the longest.
  const full = { face: 'agent', markers: arrows.slice(1) };
  expect(await tryWords(page, { least: 12, look: full })).toEqual([]);
  const looks = [
    { face: 'agent', markers: [] },
    { face: 'bystander', found: 'west', markers: arrows.slice(0, 1) },
    { face: 'assassin', markers: arrows },
  ];
  for (const look of looks) {
    expect(await tryWords(page, { least: 12, look, most: LONGEST }), JSON.stringify(look)).toEqual([]);
  }
  const tv = await pair.tv({ reducedMotion: 'reduce' });
  expect(await tryWords(tv, { least: 40, look: { markers: arrows.slice(1) }, most: LONGEST })).toEqual([]);
});

test('UX 27, 28: and on the open key of Duet, with what happened on it', async () => {
  const pair = await Pair.open(house);
  await pair.clue('west', 1);
  await pair.touch('east', pair.open('west', 'assassin')[0] as number);
  const look = { found: 'west', markers: [{ side: 'east', tokens: 2 }] };
  const page = await pair.browser('west', { viewport: { width: 320, height: 568 }, reducedMotion: 'reduce' });
  expect(await tryWords(page, { least: 12, look, most: LONGEST })).toEqual([]);
  const tv = await pair.tv({ reducedMotion: 'reduce' });
  expect(await tryWords(tv, { least: 40, look, most: LONGEST })).toEqual([]);
});
