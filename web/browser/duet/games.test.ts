/** Whole games of Duet in real browsers: a win with a reload, two clues at once, sudden death, objections, missions. */
import { other } from '@safehouse/rules/duet/sides.ts';
import type { Kind, Side } from '@safehouse/rules/duet/types.ts';
import type { View } from '@safehouse/rules/duet/view-types.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { actButton, announcer, button, card, clues, giveClue, labels, now, touch } from '../codenames/controls.ts';
import { Agent } from '../kit/agent.ts';
import { Frames } from '../kit/frames.ts';
import { heldLine } from '../kit/held-connection.ts';
import { openHouse, until } from '../kit/house.ts';
import { t } from '../kit/texts.ts';
import { faceOf, foundOn, isFound, labelled, places, supplyOf, Two } from './controls.ts';
import { facesIn } from './frames.ts';
import { Pair } from './pair.ts';

const house = openHouse();
const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  reducedMotion: 'reduce',
} as const;
const desktop = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' } as const;
const word = (page: Page) => page.getByRole('textbox', { name: t.play.clue.word });
const stop = (page: Page) => button(page, t.play.guess.stop);

test('a phone and a desk play to a win, with a reload in the middle, and nobody is sent the other face', async () => {
  const pair = await Pair.open(house);
  const known = { west: faceIn(pair, 'west'), east: faceIn(pair, 'east') };
  const frames = {} as Record<Side, Frames>;
  const prepare = (side: Side) => (page: Page) => {
    frames[side] = new Frames(page, facesIn({ side, face: known[side] }));
  };
  const two = new Two(
    await pair.browser('west', { ...desktop, prepare: prepare('west') }),
    await pair.browser('east', { ...phone, prepare: prepare('east') }),
  );
  expect(await two.faces()).toEqual(known);
  await now(two.west)
    .getByText(t.duet.now.clue.first({ name: 'Ben' }))
    .waitFor();

  const forEast = places(known.west, 'agent');
  const forWest = places(known.east, 'agent').filter((place) => !forEast.includes(place));
  const bystander = places(known.east, 'bystander').find((place) => !forEast.includes(place)) as number;
  // A private note: West taps the cards that the clue is for before giving it.
  for (const place of forEast.slice(0, 2)) await card(two.west, place).click();
  await until(async () => (await labels(two.west))[forEast[1] as number]?.includes(t.duet.board.meant) ?? false);
  await word(two.west).fill(clues[8]);
  await button(two.west, t.play.clue.give).click();
  for (const place of forEast.slice(0, 3)) {
    await touch(two.east, place);
    await isFound(two.east, place);
  }
  await card(two.east, forEast[3] as number).tap();
  await actButton(two.east).and(two.east.locator(':not([aria-disabled])')).waitFor();
  await labelled(two.east, forEast[3] as number, t.play.board.marked({ names: 'Ben' })).waitFor();
  const before = await labels(two.east);
  await two.east.reload({ waitUntil: 'commit' });
  await now(two.east).getByText(t.duet.now.guess.more).waitFor();
  expect(await labels(two.east)).toEqual(before);
  await actButton(two.east).tap();
  await isFound(two.east, forEast[3] as number);
  await stop(two.east).tap();

  await two.turn('east', [...forWest.slice(0, 1), bystander]);
  await labelled(two.east, bystander, t.duet.board.partner).waitFor();
  await two.turn('west', forEast.slice(4));
  await now(two.west)
    .getByText(t.duet.now.guess.wait({ name: 'Ben' }))
    .waitFor();
  await stop(two.east).tap();
  // D18: West has given its last clue.
  await now(two.west)
    .getByText(t.duet.now.clue.meDone({ name: 'Ben' }))
    .waitFor();
  expect((await foundOn(two.west)).toSorted()).toEqual([...forEast, forWest[0] as number].toSorted());
  const counts = Object.values(frames).map(({ texts }) => texts.length);
  expect(Math.min(...counts)).toBeGreaterThan(10);
  await two.turn('east', forWest.slice(1));
  for (const page of [two.west, two.east]) {
    await page.getByRole('heading', { name: t.duetResult.title.standard }).waitFor();
  }

  for (const [name, { leaks, views }] of Object.entries(frames)) {
    expect(leaks, name).toEqual([]);
    await until(() => views.at(-1)?.round?.seed !== undefined);
  }
  // Checks the check: the other side's first view contains it, and so does a note of theirs.
  const first = frames.east.texts.find((text) => text.includes('"cards"')) as string;
  const search = facesIn({ side: 'west', face: known.west });
  expect(search(JSON.parse(first), frames.east.views[0] as never).length).toBeGreaterThan(9);
  const noted = frames.west.texts.filter((text) => text.includes('"meant"'));
  expect(noted.length).toBeGreaterThan(0);
  const seen = frames.west.views.find(
    ({ round }) => round?.view.game === 'duet' && round.view.clues.length === 1,
  ) as never;
  expect(noted.flatMap((text) => facesIn({ side: 'east', face: known.west })(JSON.parse(text), seen))).not.toEqual([]);
});

test('D6: of two clues at the same moment one stands; the other page says so kindly, and keeps word and number', async () => {
  const pair = await Pair.open(house);
  const pages = { west: await pair.browser('west', desktop), east: await pair.browser('east', phone) };
  const written: Record<Side, { word: string; number: number }> = {
    west: { word: clues[0], number: 3 },
    east: { word: clues[1], number: 2 },
  };
  // Holds the server's answers on both sockets until both have sent their clue.
  const lines = [await heldLine(pages.west), await heldLine(pages.east)];
  for (const side of ['west', 'east'] as const) {
    const field = word(pages[side]);
    await field.fill(written[side].word);
    for (let n = 1; n < written[side].number; n++) await field.press('ArrowUp');
    await pages[side].getByText(t.play.clue.legal).waitFor();
  }
  for (const line of lines) line.hold();
  await Promise.all([pages.west, pages.east].map((page) => button(page, t.play.clue.give).click()));
  await until(() => lines.every(({ sent }) => sent.some((text) => text.includes('giveClue'))));
  for (const line of lines) line.release();

  const onlooker = await Agent.at(house.url, pair.path.slice(3));
  const given = () => duetIn(onlooker).clues;
  await onlooker.until(() => given().length === 1);
  const winner = given()[0]?.side as Side;
  const loser = other(winner);
  const slow = pages[loser];
  await now(slow).getByText(t.duet.now.guess.first).waitFor();
  await slow.getByText(t.refusals['partner-was-faster']).and(slow.locator(':visible')).first().waitFor();
  await announcer(slow).getByText(t.refusals['partner-was-faster']).waitFor();
  const kept = slow.locator('p').filter({ hasText: t.duet.clue.kept });
  expect(await kept.innerText()).toMatch(new RegExp(`${written[loser].word}\\s*${written[loser].number}`, 'i'));
  await now(pages[winner])
    .getByText(t.duet.now.guess.wait({ name: loser === 'west' ? 'Ada' : 'Ben' }))
    .waitFor();
  // Exactly one: the other word is only on its writer's own screen.
  expect(given().map(({ word }) => word)).toEqual([written[winner].word]);
  expect(await pages[winner].content()).not.toContain(written[loser].word);

  const face = (await faceOf(pages[winner])) as Kind[];
  await touch(slow, places(face, 'bystander')[0] as number);
  await now(slow)
    .getByText(t.duet.now.clue.give({ name: winner === 'west' ? 'Ada' : 'Ben' }))
    .waitFor();
  expect(await word(slow).inputValue()).toBe(written[loser].word);
  await button(slow, t.play.clue.give).click();
  await pages[winner].locator('.slip[data-team]').getByText(written[loser].word).waitFor();
  expect(await pages[winner].locator('.slip[data-team]').innerText()).toContain(String(written[loser].number));
});

test('D21, D22: sudden death: no clue, no stopping, no planning together; the last agent wins', async () => {
  const pair = await Pair.open(house);
  const left = await lastTwo(pair);
  const pages = { west: await pair.browser('west', phone), east: await pair.browser('east', desktop) };
  await now(pages.west)
    .getByText(t.duet.now.sudden.both({ name: 'Ben' }))
    .waitFor();
  await now(pages.east)
    .getByText(t.duet.now.sudden.both({ name: 'Ada' }))
    .waitFor();
  for (const page of Object.values(pages)) {
    expect(await word(page).count()).toBe(0);
    expect(await supplyOf(page)).toMatchObject({ bystander: 0, check: 0 });
  }
  await stop(pages.west).press('Enter');
  await pages.west.getByText(t.refusals['no-stopping-now']).and(pages.west.locator(':visible')).first().waitFor();
  // D21: marks are private.
  await card(pages.west, left.west).click();
  await until(async () => (await labels(pages.west))[left.west]?.includes(t.play.board.chosen) ?? false);
  await card(pages.east, left.east).click();
  await until(async () => (await labels(pages.east))[left.east]?.includes(t.play.board.chosen) ?? false);
  expect((await labels(pages.east))[left.west]).not.toContain('Ada');
  await actButton(pages.east).click();
  await now(pages.east)
    .getByText(t.duet.now.sudden.partner({ name: 'Ada' }))
    .waitFor();
  await now(pages.west).getByText(t.duet.now.sudden.me).waitFor();
  await actButton(pages.west).click();
  for (const page of Object.values(pages)) {
    await page.getByRole('heading', { name: t.duetResult.title.standard }).waitFor();
    await page.getByText(t.duetResult.how.late).waitFor();
    await page.getByText(t.duetResult.tally.late).waitFor();
  }
});

test('D32, D34: an objection costs a token and the clue is guessed on all the same; the next one is waved through', async () => {
  const pair = await Pair.open(house);
  await pair.clue('west', 1);
  const agent = pair.open('west', 'agent')[0] as number;
  const page = await pair.browser('east', phone);
  const dialog = page.getByRole('dialog', { name: t.play.judge.heading });
  await button(page, t.play.judge.object).tap();
  await dialog.getByText(t.duet.judge.sure({ word: clues[0].toUpperCase() })).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => supplyOf(page)).toEqual({ bystander: 9, check: 0, gone: 0 });
  await button(page, t.play.judge.object).tap();
  await button(dialog, t.duet.judge.yes).tap();
  await now(page).getByText(t.duet.now.guess.illegal).waitFor();
  await expect.poll(() => supplyOf(page)).toEqual({ bystander: 8, check: 0, gone: 1 });
  await page
    .getByText(t.play.referee.struckBy({ name: 'Ben' }))
    .first()
    .waitFor();
  await button(page, t.play.judge.object).waitFor({ state: 'detached' });
  await touch(page, agent);
  await isFound(page, agent);
  await stop(page).tap();
  await now(page)
    .getByText(t.duet.now.clue.give({ name: 'Ada' }))
    .waitFor();
  await expect.poll(() => supplyOf(page)).toEqual({ bystander: 7, check: 0, gone: 1 });

  await giveClue(page, clues[1], 1);
  const judge = await pair.browser('west', desktop);
  await button(judge, t.play.judge.object).click();
  await button(judge.getByRole('dialog'), t.play.judge.allow).click();
  await judge.locator('.slip[data-team]').getByText(t.play.clue.allowed).waitFor();
  await page.locator('.slip[data-team]').getByText(t.play.clue.allowed).waitFor();
  await button(judge, t.play.judge.object).waitFor({ state: 'detached' });
  await expect.poll(() => supplyOf(judge)).toEqual({ bystander: 7, check: 0, gone: 1 });
});

test('D27, D28: on a mission a mistake too many lies there as two tokens, and one more cannot be paid', async () => {
  const pair = await Pair.open(house, { play: { kind: 'mission', city: 'cairo', tokens: 4, mistakes: 1 } });
  await pair.turn('west', 0, 'miss');
  await pair.clue('east', 1);
  const double = pair
    .open('east', 'bystander')
    .find((place) => pair.view().cards[place]?.markers.length === 0) as number;
  const fatal = pair.open('west', 'bystander').at(-1) as number;
  const pages = { west: await pair.browser('west', phone), east: await pair.browser('east', desktop) };
  await expect.poll(() => supplyOf(pages.west)).toEqual({ bystander: 0, check: 3, gone: 0 });
  await touch(pages.west, double);
  await labelled(pages.west, double, `${t.duet.board.mine}, ${t.duet.board.double}`).waitFor();
  await labelled(pages.east, double, `${t.duet.board.partner}, ${t.duet.board.double}`).waitFor();
  await announcer(pages.east).getByText(t.duet.said.laidTwo.west).waitFor();
  await expect.poll(() => card(pages.west, double).locator('[data-token]').count()).toBe(1);
  await expect.poll(() => supplyOf(pages.west)).toEqual({ bystander: 0, check: 1, gone: 0 });
  await giveClue(pages.west, clues[5], 1);
  await touch(pages.east, fatal);
  for (const page of Object.values(pages)) {
    await page.getByRole('heading', { name: t.duetResult.title.time }).waitFor();
    await page.getByText(t.duetResult.next.dear).waitFor();
  }
});

function duetIn({ view }: Agent): View {
  if (view.round?.view.game !== 'duet') throw new Error('no Duet on the table');
  return view.round.view;
}

/** A face, from the agent's own view. */
function faceIn(pair: Pair, side: Side): Kind[] {
  return pair.view(side).cards.map(({ face }) => face as Kind);
}

/** Plays to sudden death with one agent left for each side; returns the card each has to touch. */
async function lastTwo(pair: Pair): Promise<Record<Side, number>> {
  const faces = { west: faceIn(pair, 'west'), east: faceIn(pair, 'east') };
  const forEast = places(faces.west, 'agent').toSorted((a, b) => Number(shared(b)) - Number(shared(a)));
  const forWest = places(faces.east, 'agent').filter((place) => !forEast.includes(place));
  function shared(place: number): boolean {
    return faces.east[place] === 'agent';
  }
  await pair.clue('west', 9);
  for (const place of forEast.slice(0, -1)) await pair.touch('east', place);
  await pair.play('east', { kind: 'stop' });
  await pair.clue('east', 9);
  for (const place of forWest.slice(0, -1)) await pair.touch('west', place);
  await pair.play('west', { kind: 'stop' });
  await pair.spend();
  return { west: forWest.at(-1) as number, east: forEast.at(-1) as number };
}
