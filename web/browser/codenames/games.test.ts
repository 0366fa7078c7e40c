/**
 * Whole games in real browsers with every possible ending; the next game in one tap (UX 17); the story of the last (UX
 * 18).
 */
import type { Team } from '@safehouse/rules/codenames/types.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Agent, codenamesIn } from '../kit/agent.ts';
import { openHouse, until } from '../kit/house.ts';
import { t } from '../kit/texts.ts';
import { button, clues, giveClue, keyOf, now, touch, turned, wordsOf } from './controls.ts';
import { four, type Seat, Table } from './table.ts';

const house = openHouse();
/** Animated cards in four browsers would take most of the test's time. */
const desktop = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' } as const;

type Cast = Record<'spymaster' | 'operative', Page>;
type Pages = Record<Team, Cast>;

/** Four browsers at a table with a running game. */
async function fourBrowsers(table: Table): Promise<Pages> {
  const pages = await Promise.all(four.map((seat) => table.browser(seat, desktop)));
  const at = (seat: Seat) => pages[four.indexOf(seat)] as Page;
  return {
    red: { spymaster: at('red spymaster'), operative: at('red operative') },
    blue: { spymaster: at('blue spymaster'), operative: at('blue operative') },
  };
}

/** Finds the starting team from the spymasters' now-lines. */
async function sides({ red, blue }: Pages): Promise<{ ours: Cast; theirs: Cast; us: Team; them: Team }> {
  await now(red.spymaster).waitFor();
  const isRed = (await now(red.spymaster).innerText()) === t.codenames.now.spymaster.clue;
  return isRed
    ? { ours: red, theirs: blue, us: 'red', them: 'blue' }
    : { ours: blue, theirs: red, us: 'blue', them: 'red' };
}

async function touchAll({ operative }: Cast, cards: readonly number[], team: Team): Promise<void> {
  for (const place of cards) {
    await touch(operative, place);
    await turned(operative, place, team);
  }
}

test('four browsers play a whole game, and the next one in one tap: same link, same people, other words (UX 17)', async () => {
  const table = await Table.open(house);
  const pages = await fourBrowsers(table);
  const everyone = [pages.red, pages.blue].flatMap((cast) => [cast.spymaster, cast.operative]);
  const host = pages.red.spymaster;
  const words = await wordsOf(host);
  const { ours, theirs, us, them } = await sides(pages);
  const key = await keyOf(ours.spymaster);
  const cards = places(key, us);
  await giveClue(ours.spymaster, clues[0], 1);
  await touchAll(ours, cards.slice(0, 1), us);
  await button(ours.operative, t.play.guess.stop).click();
  await giveClue(theirs.spymaster, clues[1], 2);
  await touchAll(theirs, places(key, them).slice(0, 1), them);
  await touch(theirs.operative, key.indexOf('bystander'));
  await giveClue(ours.spymaster, clues[2], 'unlimited');
  await touchAll(ours, cards.slice(1, -1), us);
  await touch(ours.operative, cards.at(-1) as number);
  for (const page of everyone) {
    await page.getByRole('heading', { name: t.codenames.result.won[us] }).waitFor();
    await page.getByText(t.codenames.result.how.contacted[us]).waitFor();
  }
  const again = button(host, t.play.result.again);
  await again.click();
  for (const page of everyone) await page.getByText(t.codenames.result.how.contacted[us]).waitFor({ state: 'hidden' });
  await again.waitFor({ state: 'hidden' });
  const next = await Promise.all(everyone.map(wordsOf));
  for (const shown of next) expect(shown).toEqual(next[0]);
  expect(next[0]).toHaveLength(25);
  expect(next[0]?.filter((word) => words.includes(word))).toEqual([]);
  expect(new Set(everyone.map((page) => new URL(page.url()).pathname))).toEqual(new Set([table.path]));
});

/** Agents play until our last card is the only one left, and the other team has its turn and a clue. */
async function toTheLastCard(table: Table): Promise<number> {
  const { us, them } = table.sides;
  const spymaster = table.at(`${us} spymaster`);
  const cards = spymaster.open(us);
  await spymaster.clue(clues[0], 'unlimited');
  for (const place of cards.slice(0, -1)) await table.at(`${us} operative`).touch(place);
  await table.at(`${us} operative`).play({ kind: 'stop' });
  await table.at(`${them} spymaster`).clue(clues[1], 1);
  return cards.at(-1) as number;
}

/** The last moves of a game in the acting player's browser; returns the winner. */
const endings: Record<'handed' | 'penalty' | 'assassin', (table: Table) => Promise<{ page: Page; winner: Team }>> = {
  /** The other team finds our last card. */
  handed: async (table) => {
    const { us, them } = table.sides;
    const last = await toTheLastCard(table);
    const page = await table.browser(`${them} operative`, desktop);
    await touch(page, last);
    return { page, winner: us };
  },
  /** A clue of the other team is ruled illegal, and our last card is covered as the penalty. */
  penalty: async (table) => {
    const { us } = table.sides;
    const last = await toTheLastCard(table);
    const page = await table.browser(`${us} spymaster`, desktop);
    await button(page, t.play.judge.object).click();
    await button(page, t.codenames.judge.yes).click();
    await now(page).getByText(t.codenames.now.spymaster.clueOrCover).waitFor();
    await touch(page, last);
    return { page, winner: us };
  },
  assassin: async (table) => {
    const { us, them } = table.sides;
    const spymaster = table.at(`${us} spymaster`);
    await spymaster.clue(clues[0], 2);
    await table.at(`${us} operative`).touch(spymaster.open(us)[0] as number);
    const page = await table.browser(`${us} operative`, desktop);
    await touch(page, spymaster.open('assassin')[0] as number);
    return { page, winner: them };
  },
};

test.each(Object.keys(endings) as (keyof typeof endings)[])('a game ends as it may: %s', async (ending) => {
  const table = await Table.open(house);
  const { page, winner } = await endings[ending](table);
  await page.getByRole('heading', { name: t.codenames.result.won[winner] }).waitFor();
  await page.getByText(t.codenames.result.how[ending][winner]).waitFor();
});

test('UX 17: the roles can be passed on', async () => {
  const table = await Table.open(house, { seats: [...four, 'blue operative'] });
  const { us, them } = table.sides;
  await table.at(`${us} spymaster`).clue(clues[0], 1);
  await table.at(`${us} operative`).touch(table.at(`${them} spymaster`).open('assassin')[0] as number);
  const host = await table.browser('red spymaster', desktop);
  await host.getByRole('checkbox', { name: t.play.result.rotate }).check();
  await button(host, t.play.result.again).click();
  const onlooker = await table.onlooker();
  await onlooker.until(({ phase }) => phase === 'playing');
  const spymasters = onlooker.view.people.filter(({ place }) => place?.role === 'spymaster').map(({ name }) => name);
  expect(spymasters).not.toContain('Ada');
  expect(spymasters).not.toContain('Cleo');
  await host.getByRole('button', { name: t.play.guess.stop }).waitFor();
});

test('UX 18: the result tells the story, the whole key and what to try next, and has a text to share without a word of it', async () => {
  const table = await Table.open(house);
  const { us, them } = table.sides;
  const spymaster = table.at(`${us} spymaster`);
  const operative = table.at(`${us} operative`);
  const words = spymaster.game.cards.map(({ word }) => word.replaceAll('\u00ad', ''));
  const [one, two] = spymaster.open(us) as [number, number];
  const assassin = spymaster.open('assassin')[0] as number;
  const key = spymaster.game.cards.map(({ identity }) => identity);
  await spymaster.clue(clues[0], 2);
  for (const card of [one, two, assassin]) await operative.touch(card);
  const page = await table.browser(`${them} operative`, {
    ...desktop,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await page.getByRole('heading', { name: t.codenames.result.won[them] }).waitFor();
  await page.getByText(t.codenames.result.how.assassin[them]).waitFor();
  await page.getByText(us === 'red' ? 'Red 2 : 0 Blue' : 'Red 0 : 2 Blue').waitFor();
  const story = page.getByRole('region', { name: t.play.result.story });
  for (const part of [clues[0], words[one], words[two], words[assassin]])
    await story
      .getByText(part as string)
      .first()
      .waitFor();
  expect(await story.innerText()).toContain(us === 'red' ? 'Bo' : 'Dag');
  expect(await keyOf(page)).toEqual(key);
  await page.getByText(t.codenames.result.tip.swift).waitFor();
  await button(page, t.play.result.share).click();
  await until(async () => (await page.evaluate(() => navigator.clipboard.readText())) !== '');
  const shared = (await page.evaluate(() => navigator.clipboard.readText())).toLowerCase();
  expect(shared).toContain(t.codenames.share.won[them].toLowerCase());
  const spoken = new Set(shared.split(/[^\p{L}]+/u));
  expect([...words, clues[0]].filter((word) => spoken.has(word.toLowerCase()))).toEqual([]);
  // The deal can be verified right there.
  await page.getByText(t.play.result.fair).click();
  await button(page, t.play.result.check).click();
  await page.getByText(t.play.result.fits).first().waitFor();
});

test('playing together is won with a score, in two browsers', async () => {
  const table = await Table.open(house, { form: 'together', seats: ['red spymaster', 'red operative'] });
  const mate = await Agent.joining(house.url, table.id, 'Mo', { team: 'red', role: 'operative' });
  const [missed, ...rest] = table.at('red spymaster').open('red') as [number, ...number[]];
  const [theirs] = table.at('red spymaster').open('blue') as [number];
  await table.at('red spymaster').clue(clues[0], 1);
  await mate.touch(missed);
  const spymaster = await table.browser('red spymaster', desktop);
  const operative = await table.browser('red operative', desktop);
  await button(operative, t.play.guess.stop).click();
  // The spymaster plays the opponent's turn.
  await now(spymaster)
    .getByText(t.codenames.now.spymaster.opponent({ n: 1 }))
    .waitFor();
  await now(operative)
    .getByText(t.codenames.now.operative.opponent({ name: 'Ada' }))
    .waitFor();
  await touch(spymaster, theirs);
  await giveClue(spymaster, clues[1], 'unlimited');
  await mate.until((view) => codenamesIn(view)?.clues.length === 2);
  for (const place of rest.slice(0, -1)) await mate.touch(place);
  await touch(operative, rest.at(-1) as number);
  for (const page of [spymaster, operative]) {
    await page.getByText(t.codenames.result.wonTogether).first().waitFor();
    await page
      .getByText(t.codenames.result.score({ score: 7 }))
      .first()
      .waitFor();
    await page.getByText(t.codenames.result.comment[7]).waitFor();
  }
});

test('playing together is lost when the opponent is faster', async () => {
  const table = await Table.open(house, { form: 'together', seats: ['red spymaster', 'red operative'] });
  const [spymaster, operative] = [table.at('red spymaster'), table.at('red operative')];
  const theirs = spymaster.open('blue');
  for (let turn = 0; turn < 4; turn++) {
    await spymaster.clue(clues[turn] as string, 1);
    await operative.touch(theirs[2 * turn] as number);
    if (turn < 3) await spymaster.play({ kind: 'cover', card: theirs[2 * turn + 1] as number });
  }
  const page = await table.browser('red spymaster', desktop);
  await now(page)
    .getByText(t.codenames.now.spymaster.opponent({ n: 1 }))
    .waitFor();
  await touch(page, theirs[7] as number);
  await page.getByText(t.codenames.result.howTogether.outrun).waitFor();
});

test('three people play: the lone operative guesses for whichever side is in turn', async () => {
  const table = await Table.open(house, {
    form: 'three',
    seats: ['both operative', 'red spymaster', 'blue spymaster'],
  });
  const lone = await table.browser('both operative', desktop);
  for (let turn = 0; turn < 2; turn++) {
    const onlooker = await table.onlooker();
    const { team } = onlooker.game;
    const spymaster = table.at(`${team} spymaster`);
    await spymaster.clue(clues[turn] as string, 1);
    await now(lone).getByText(t.codenames.now.operative.first).waitFor();
    await touch(lone, spymaster.open('bystander')[0] as number);
    await spymaster.until((view) => codenamesIn(view)?.team !== team);
  }
});

/** Places of the uncovered cards with an identity. */
function places(key: readonly (string | undefined)[], identity: string): number[] {
  return key.flatMap((each, place) => (each === identity ? [place] : []));
}
