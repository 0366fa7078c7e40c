/**
 * Marks and tokens on cards, in both games and at every size: with long and many names, the word, the kind and other
 * marks stay uncovered.
 */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Pair } from '../duet/pair.ts';
import { Agent, newSecret } from '../kit/agent.ts';
import { FakedViews } from '../kit/faked-views.ts';
import { type GuestOptions, type House, openHouse } from '../kit/house.ts';
import { Table } from './table.ts';

const house = openHouse();
const sizes = [
  [320, 568],
  [390, 844],
  [768, 1024],
  [1100, 700],
  [1366, 768],
  [1920, 1080],
] as const;
const names = ['Ferdinand Maximilian', 'Wilhelmina Konstanze', 'Bo', 'Eve'];
/** With soft hyphens as in the packs: some words need two lines on a small card. */
const words = [
  'apple',
  'hand\u00adker\u00adchief',
  'ice cream',
  'new york',
  'un\u00adder\u00adstan\u00adding',
  'Loch Ness',
];

/** People with these names join as spectators; the test decides which cards they mark. */
async function crowd(house: House, table: string): Promise<string[]> {
  const ids: string[] = [];
  for (const name of names) {
    const agent = await Agent.at(house.url, table, newSecret());
    await agent.act({ kind: 'join', name });
    ids.push(agent.view.people.findLast((person) => person.name === name)?.id ?? '');
    await agent.close();
  }
  return ids;
}

/** Marks that overlap a word, an icon or a kind, or leave their card. */
function troubles(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = [...document.querySelectorAll('[data-card]')].flatMap((card) => {
      const paper = card.querySelector('.paper') as Element;
      const word = paper.querySelector('.word') as Element;
      // Letters do not fill their line box.
      const air = Number.parseFloat(getComputedStyle(word).fontSize) * 0.15;
      const lines = document.createRange();
      lines.selectNodeContents(word);
      const letters = [...lines.getClientRects()].map(({ left, right, top, bottom }) => {
        return { left, right, top: top + air, bottom: bottom - air };
      });
      const kind = [...paper.querySelectorAll('.tab > *')].filter((each) => each.checkVisibility());
      const over = (one: DOMRect, other: { left: number; right: number; top: number; bottom: number }) =>
        one.left < other.right - 0.5 &&
        one.right > other.left + 0.5 &&
        one.top < other.bottom - 0.5 &&
        one.bottom > other.top + 0.5;
      const edge = paper.getBoundingClientRect();
      const on = `${word.textContent} at ${Math.round(edge.width)}×${Math.round(edge.height)}`;
      const marks = [...paper.querySelectorAll('.mark')].flatMap((mark) => {
        const box = mark.getBoundingClientRect();
        return [
          ...(letters.some((line) => over(box, line)) ? [`a mark lies over ${on}`] : []),
          ...(kind.some((each) => over(box, each.getBoundingClientRect()))
            ? [`a mark lies over the kind of ${on}`]
            : []),
          ...(box.left < edge.left - 0.5 || box.right > edge.right + 0.5 ? [`a mark is cut off on ${on}`] : []),
        ];
      });
      const tokens = [...card.querySelectorAll('[data-token]')].map((token) => token.getBoundingClientRect());
      const hidden = tokens.some((box) => letters.some((line) => over(box, line)));
      const cut = letters.some(({ top, bottom }) => top < edge.top || bottom > edge.bottom);
      return [...marks, ...(hidden ? [`a token lies over ${on}`] : []), ...(cut ? [`${on} is cut off`] : [])];
    });
    return [...new Set(found)];
  });
}

/** One to four marks on cards of each of these kinds, at every size. */
async function tryMarks(
  open: (options: GuestOptions) => Promise<Page>,
  people: string[],
  looks: readonly object[],
): Promise<string[]> {
  const faked = new FakedViews();
  const page = await open({ reducedMotion: 'reduce', prepare: faked.prepare });
  const found: string[] = [];
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    for (const look of looks) {
      await faked.show(
        Array.from({ length: 25 }, (_, i) => ({
          ...look,
          word: words[i % words.length] as string,
          marks: people.slice(0, 1 + (i % people.length)),
        })),
      );
      expect(await page.locator('.mark').count()).toBeGreaterThan(25);
      found.push(...(await troubles(page)));
    }
  }
  return found;
}

test('UX 10, 27: marks leave the word and the kind of a card of Duet free, and so do two tokens', async () => {
  const pair = await Pair.open(house);
  const people = await crowd(house, pair.path.slice('/t/'.length));
  const token = (side: string) => [{ side, tokens: 2 }];
  const looks = [
    { face: 'agent', markers: [] },
    { face: 'bystander', markers: token('west') },
    { face: 'assassin', markers: token('east') },
  ];
  expect(await tryMarks((options) => pair.browser('east', options), people, looks)).toEqual([]);
  expect(await tryMarks((options) => pair.tv(options), people, [{ markers: [] }])).toEqual([]);
});

test('UX 10, 27: so do those on a card of Codenames, with the key and without', async () => {
  const table = await Table.open(house);
  const people = await crowd(house, table.id);
  expect(await tryMarks((options) => table.browser('red operative', options), people, [{}])).toEqual([]);
  const keyed = [{ identity: 'bystander' }];
  expect(await tryMarks((options) => table.browser('red spymaster', options), people, keyed)).toEqual([]);
});
