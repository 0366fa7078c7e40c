/** The end of a game of Duet: the result of each ending, the whole key, what clues were for, and the TV. */
import { other } from '@safehouse/rules/duet/sides.ts';
import type { Kind, Options, Side } from '@safehouse/rules/duet/types.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { board, button, clues } from '../codenames/controls.ts';
import { openHouse, until } from '../kit/house.ts';
import { nowSentences, outOfSight } from '../kit/page-checks.ts';
import { decoded } from '../kit/qr.ts';
import { t } from '../kit/texts.ts';
import { Pair } from './pair.ts';

const house = openHouse();
const small = { viewport: { width: 320, height: 568 } };

const title = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });
/** Both faces of the revealed key, as a screen reader reads them. */
const keyOf = (page: Page) => page.getByRole('list', { name: t.duetResult.key.title }).getByRole('listitem');
const facesOf = (word: string, key: Record<Side, Kind> | undefined) => {
  const { west = 'agent', east = 'agent' } = key ?? {};
  return `${word.replaceAll('\u00ad', '')}, ${t.duetResult.key.faces({ west: t.duet.kind[west], east: t.duet.kind[east] })}`;
};
const story = (page: Page) => page.getByRole('region', { name: t.play.result.story });

test('D20, D23, D39: after a win the score, both faces and the story are there, and what a clue was for', async () => {
  const pair = await Pair.open(house);
  // What each finds for the other: all of one face, then the rest of the other.
  const finds: Record<Side, number[]> = { west: pair.open('west', 'agent'), east: [] };
  finds.east = pair.open('east', 'agent').filter((card) => !finds.west.includes(card));
  const miss = pair.open('east', 'bystander').find((card) => !finds.west.includes(card)) as number;
  const words = pair.view().cards.map(({ word }) => word.replaceAll('\u00ad', ''));
  const turn = async (giver: Side, cards: readonly number[]) => {
    await pair.clue(giver, cards.length);
    for (const card of cards) await pair.touch(other(giver), card);
  };
  await turn('west', finds.west.slice(0, 4));
  await pair.play('east', { kind: 'stop' });
  await turn('east', [...finds.east.slice(0, 2), miss]);
  await turn('west', finds.west.slice(4));
  await pair.play('east', { kind: 'stop' });
  await turn('east', finds.east.slice(2));
  const pages = { west: await pair.browser('west'), east: await pair.browser('east') };

  // Nine tokens: five left (15), three taken (3), one on a card.
  for (const page of Object.values(pages)) {
    await title(page, t.duetResult.title.standard).waitFor();
    await page
      .getByText(t.duetResult.score({ score: 18 }))
      .first()
      .waitFor();
    expect(await nowSentences(page)).toEqual([t.duetResult.title.standard]);
  }
  const total = pages.west.getByRole('row', { name: t.duetResult.tally.total });
  expect(await total.textContent()).toContain('18');
  await pages.west.getByText(t.duetResult.next.campaign).waitFor();
  const said = await keyOf(pages.east).allTextContents();
  expect(said).toHaveLength(25);
  expect(said.filter((label) => label.includes(t.duetResult.key.found.west))).toHaveLength(6);
  expect(said.filter((label) => label.includes(t.duetResult.key.found.east))).toHaveLength(9);
  expect(said[miss]).toContain(t.duetResult.key.marker.west);

  // East gave the clue; West cannot say what it was for, and reads what East says.
  const tell = (page: Page) => button(page, t.duetResult.tell.open);
  await expect.poll(() => tell(pages.east).count()).toBe(2);
  await tell(pages.east).first().click();
  const dialog = pages.east.getByRole('dialog');
  await dialog.getByText(t.duetResult.tell.none).waitFor();
  const [found, unguessed] = [finds.east[0], finds.east[2]].map((card) => words[card as number] as string);
  for (const word of [found, unguessed]) await button(dialog, word as string).click();
  await button(dialog, t.duetResult.tell.save).click();
  const missed = t.duetResult.story.missed({ words: (unguessed as string).toLocaleUpperCase() });
  await story(pages.west).getByText(missed).waitFor();
  await expect.poll(() => story(pages.west).getByText(t.duetResult.story.meant, { exact: true }).count()).toBe(1);
  // It can be corrected.
  await button(pages.east, t.duetResult.tell.change).click();
  await button(dialog, unguessed as string).click();
  await button(dialog, t.duetResult.tell.save).click();
  await story(pages.west).getByText(missed).waitFor({ state: 'detached' });

  // D24: the campaign begins with this win. It needs a name.
  await button(pages.west, t.duetResult.next.openCampaign).click();
  await pages.west.getByText(t.home.campaigns.needName).waitFor();
  await pages.west.getByRole('textbox', { name: t.home.campaigns.name }).fill('The Moles');
  await button(pages.west, t.duetResult.next.openCampaign).click();
  await pages.west.waitForURL(/\/c\/[\w-]{22}$/);
  await pages.west.getByRole('heading', { name: 'The Moles' }).waitFor();
  const id = new URL(pages.west.url()).pathname.slice('/c/'.length);
  const map = await (await fetch(`${house.url}/api/campaigns/${id}`)).json();
  const won = map.cities.filter(({ standing }: { standing: string }) => standing === 'won');
  expect(won.map((city: { id: string }) => city.id)).toEqual(['prague']);
});

test.each<[string, (pair: Pair) => Promise<void>, string, string, Options['play']?]>([
  [
    'D10: an assassin',
    async (pair: Pair) => {
      await pair.clue('west', 1);
      await pair.touch('east', pair.open('west', 'assassin')[0] as number);
    },
    t.duetResult.title.assassin,
    t.duetResult.next.assassins,
  ],
  [
    'D22: a bystander in sudden death',
    async (pair: Pair) => {
      await pair.spend();
      await pair.touch('east', pair.open('west', 'bystander')[0] as number);
    },
    t.duetResult.title.time,
    t.duetResult.next.tenth,
  ],
  [
    'D28: a mistake that cannot be paid',
    async (pair: Pair) => {
      await pair.turn('west', 0, 'miss');
      await pair.turn('east', 2, 'miss');
    },
    t.duetResult.title.time,
    t.duetResult.next.dear,
    { kind: 'mission', city: 'cairo', tokens: 2, mistakes: 1 },
  ],
])('D39: %s says so, and what to try next', async (_, play, name, next, options) => {
  const pair = await Pair.open(house, options && { play: options });
  await play(pair);
  const page = await pair.browser('west', small);
  await title(page, name).waitFor();
  await page.getByText(next).waitFor();
  const said = await keyOf(page).allTextContents();
  expect(said.filter((label) => label.includes(t.duetResult.key.last))).toHaveLength(1);
  // Both faces of all cards, for every viewer and every way to lose.
  expect(said).toEqual(pair.view().cards.map(({ word, key }) => expect.stringContaining(facesOf(word, key))));
});

test('D22, D23: a win in sudden death costs a point; with 10 or 11 tokens there is none to lose', async () => {
  const late = await Pair.open(house);
  await late.turn('west', 9);
  await late.turn('east', 5, 'miss');
  await late.spend();
  await late.touch('west', late.open('east', 'agent')[0] as number);
  const page = await late.browser('east', small);
  await title(page, t.duetResult.title.standard).waitFor();
  await page.getByText(t.duetResult.how.late).waitFor();
  // One token taken, eight on cards, and minus one for sudden death.
  await page.getByRole('row', { name: t.duetResult.tally.late }).getByText('−1').waitFor();
  const total = page.getByRole('row', { name: t.duetResult.tally.total });
  expect((await total.textContent())?.replace(/\s+/g, '')).toBe(`${t.duetResult.tally.total}0`);

  const easier = await Pair.open(house, { play: { kind: 'standard', tokens: 11 } });
  await easier.win();
  const other = await easier.browser('west', small);
  await title(other, t.duetResult.title.easier).waitFor();
  await other.getByText(t.duetResult.unscored({ n: 11 })).waitFor();
  await other.getByText(t.duetResult.next.nine).waitFor();
  expect(await other.getByRole('row', { name: t.duetResult.tally.total }).count()).toBe(0);
  for (const [of, on] of [
    [late, page],
    [easier, other],
  ] as const) {
    const said = await keyOf(on).allTextContents();
    expect(said).toEqual(of.view().cards.map(({ word, key }) => expect.stringContaining(facesOf(word, key))));
    expect(said.filter((label) => label.includes(t.duetResult.key.last))).toEqual([]);
  }
});

test('a mission called off keeps both faces sealed, and nothing comes on the map', async () => {
  const pair = await Pair.open(house, { city: 'prague' });
  await pair.clue('west', 1);
  await pair.at('west').act({ kind: 'abandon' });
  const page = await pair.browser('east');
  await title(page, t.play.result.abandoned).waitFor();
  expect(await keyOf(page).count()).toBe(0);
  expect(await board(page).ariaSnapshot()).not.toContain(t.duet.board.face.assassin);
  await page.getByText(t.duetResult.mission.stays).waitFor();
  expect(await page.getByText(t.duetResult.mission.written).count()).toBe(0);
});

test('UX 28: Duet on the TV: neither face, big words, tokens, no scroll, the way in always there, no way to the map', async () => {
  const pair = await Pair.open(house, { city: 'prague' });
  const tv = await pair.tv();
  const wayIn = async () => {
    await tv.getByText(pair.code).waitFor();
    // Round tokens can look like a QR code's corners, so try several sizes.
    const read = (await decoded(tv, 0.5)) ?? (await decoded(tv, 0.4)) ?? (await decoded(tv, 0.25));
    expect(read).toBe(`${house.url}${pair.path}`);
    const size = () => tv.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]);
    expect(await size()).toEqual([1920, 1080]);
    expect(await tv.content()).not.toContain(pair.campaign);
  };
  const sizes = (at: string) =>
    tv.locator(at).evaluateAll((all) => all.map((each) => Number.parseFloat(getComputedStyle(each).fontSize)));
  await board(tv).waitFor();
  const faces = Object.values(t.duet.board.face);
  const said = await board(tv).ariaSnapshot();
  expect(faces.filter((face) => said.includes(face))).toEqual([]);
  await expect.poll(() => tv.locator('[data-supply] [data-token]').count()).toBe(9);
  expect(Math.min(...(await sizes('[data-card] .word')))).toBeGreaterThanOrEqual(40);
  await wayIn();

  await pair.turn('west', 2);
  await pair.turn('east', 1, 'miss');
  await tv.getByText(t.duet.score.foundAll({ found: 3, all: 15 })).waitFor({ state: 'attached' });
  // A token is taken after the card has turned.
  await until(async () => (await tv.locator('[data-supply] [data-token]').count()) === 7);
  await expect.poll(() => tv.locator('[data-card] [data-token]').count()).toBe(1);
  await pair.clue('west', 1);
  const clue = tv.getByText(clues[2]).first();
  await clue.waitFor();
  expect(await clue.evaluate((each) => Number.parseFloat(getComputedStyle(each).fontSize))).toBeGreaterThanOrEqual(40);
  await wayIn();

  await pair.touch('east', pair.open('west', 'assassin')[0] as number);
  await title(tv, t.duetResult.title.assassin).waitFor();
  await expect.poll(() => keyOf(tv).count()).toBe(25);
  expect(Math.min(...(await sizes('[data-card] .word')))).toBeGreaterThanOrEqual(40);
  expect(await outOfSight(tv)).toEqual([]);
  await wayIn();
  expect(await tv.getByRole('main').getByRole('link').count()).toBe(0);
});
