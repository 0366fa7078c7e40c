/** Duet in play: own face only, tokens on the table, two givers at once, a turn by keyboard, every phase on every screen. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { difference, picturesOf } from './apart.ts';
import { actButton, announcer, button, card, giveClue, labels, now, touch } from './desk.ts';
import { Pair } from './duet-pair.ts';
import { openHouse, until } from './house.ts';
import { clipped, nowSentences, outOfReach, sideways, silent, smallTargets, violations } from './look.ts';
import type { Pixels } from './pixels.ts';
import { Pretence } from './pretend.ts';
import { t } from './texts.ts';

const house = openHouse();
const small = { viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true } as const;
const { board } = t.duet;

/** What a screen says of its own face, card by card. */
async function faceOf(page: Page): Promise<(string | undefined)[]> {
  const kinds = ['agent', 'assassin', 'bystander'] as const;
  return (await labels(page)).map((label) => kinds.find((kind) => label.includes(board.face[kind])));
}

function field(page: Page) {
  return page.getByRole('textbox', { name: t.play.clue.word });
}

test('D1, UX 15: a side sees its own face alone; one tap hides it, and so does losing focus on a phone', async () => {
  const pair = await Pair.open(house);
  const mine = pair.view('west').cards.map(({ face }) => face);
  const page = await pair.browser('west', small);
  expect(await faceOf(page)).toEqual(mine);
  await button(page, t.play.key.hide).click();
  expect(await faceOf(page)).toEqual(Array(25).fill(undefined));
  expect(await page.locator('[data-card] .tab').count()).toBe(0);
  await button(page, t.play.key.show).click();
  expect(await faceOf(page)).toEqual(mine);
  await page.evaluate(() => dispatchEvent(new Event('blur')));
  await until(async () => (await faceOf(page)).every((face) => face === undefined));
});

test('D6: whoever gives the first clue a moment too late is told kindly, and text and number are kept', async () => {
  const pair = await Pair.open(house);
  const west = await pair.browser('west');
  const east = await pair.browser('east', small);
  await field(east).fill('whence');
  await east.getByText(t.play.clue.legal).waitFor();
  await field(east).press('ArrowUp');
  // On its way while the partner's clue is given.
  await east.context().setOffline(true);
  await button(east, t.play.clue.give).click();
  await giveClue(west, 'seldom', 1);
  await now(west)
    .getByText(t.duet.now.guess.wait({ name: 'Ben' }))
    .waitFor();
  await east.context().setOffline(false);
  await announcer(east).getByText(t.refusals['partner-was-faster']).waitFor();
  await now(east).getByText(t.duet.now.guess.first).waitFor();
  await east.getByText(t.duet.clue.kept).waitFor();
  await east.locator('p').getByText(t.refusals['partner-was-faster']).first().waitFor();
  await touch(east, (await faceOf(west)).indexOf('agent'));
  await button(east, t.play.guess.stop).click();
  await now(east)
    .getByText(t.duet.now.clue.give({ name: 'Ada' }))
    .waitFor();
  expect(await field(east).inputValue()).toBe('whence');
  expect(await east.locator('output').innerText()).toContain('2');
});

test('UX 10, D11, D17: a tap marks, a second control touches; a token with its arrow closes the card to one side only', async () => {
  const pair = await Pair.open(house);
  const place = pair
    .open('west', 'bystander')
    .find((each) => pair.view('east').cards[each]?.face === 'bystander') as number;
  const west = await pair.browser('west');
  const east = await pair.browser('east', small);
  await giveClue(west, 'seldom', 1);
  await card(east, place).click();
  await card(west, place)
    .and(west.getByRole('button', { name: t.play.board.marked({ names: 'Ben' }) }))
    .waitFor();
  await actButton(east).click();
  await card(east, place)
    .and(east.getByRole('button', { name: board.mine }))
    .waitFor();
  await card(west, place)
    .and(west.getByRole('button', { name: board.partner }))
    .waitFor();
  await announcer(west).getByText(t.duet.said.laid.east).waitFor();
  await giveClue(east, 'whence', 1);
  await touch(west, place);
  await card(west, place)
    .and(west.getByRole('button', { name: board.covered }))
    .waitFor();
  // D15: it is West's clue again, and East cannot touch it any more.
  await giveClue(west, 'merely', 1);
  await now(east).getByText(t.duet.now.guess.first).waitFor();
  await card(east, place).click();
  await east.getByText(t.refusals['card-covered']).first().waitFor();
});

test('D32, D34: an objection is asked about once more, and costs a token', async () => {
  const pair = await Pair.open(house);
  const east = await pair.browser('east', small);
  await pair.at('west').act({ kind: 'play', game: 'duet', action: { kind: 'giveClue', word: 'seldom', number: 1 } });
  await button(east, t.play.judge.object).click();
  await east.getByText(t.duet.judge.sure({ word: 'SELDOM' })).waitFor();
  await button(east, t.duet.judge.yes).click();
  await announcer(east)
    .getByText(t.duet.said.illegal({ word: 'seldom' }))
    .waitFor();
  await now(east).getByText(t.duet.now.guess.illegal).waitFor();
  expect(await east.locator('[data-supply] [data-token="bystander"]').count()).toBe(8);
  expect(await east.locator('[data-supply] [data-token="gone"]').count()).toBe(1);
  expect(await button(east, t.play.judge.object).count()).toBe(0);
});

test('UX 30: a turn by keyboard alone, with a note that only one’s own side is shown', async () => {
  const pair = await Pair.open(house);
  const [first, second] = pair.open('west', 'agent') as [number, number];
  const west = await pair.browser('west');
  const east = await pair.browser('east');
  const walkTo = async (page: Page, place: number) => {
    await page.keyboard.press('b');
    await page.keyboard.press('Home');
    await page.keyboard.press('PageUp');
    for (let row = 0; row < Math.floor(place / 5); row++) await page.keyboard.press('ArrowDown');
    for (let column = 0; column < place % 5; column++) await page.keyboard.press('ArrowRight');
  };
  await now(west).waitFor();
  for (const place of [first, second]) {
    await walkTo(west, place);
    await west.keyboard.press('Enter');
  }
  await field(west).focus();
  await west.keyboard.type('seldom');
  await west.keyboard.press('Enter');
  await now(east).getByText(t.duet.now.guess.first).waitFor();
  expect((await labels(west)).filter((label) => label.includes(board.meant))).toHaveLength(2);
  expect((await labels(east)).filter((label) => label.includes(board.meant))).toEqual([]);
  await walkTo(east, first);
  await east.keyboard.press('Enter');
  await east.keyboard.press('t');
  await east.keyboard.press('Enter');
  await card(west, first)
    .and(west.getByRole('button', { name: board.found }))
    .waitFor();
  expect(
    await announcer(west)
      .getByText(/: an agent\.$/)
      .count(),
  ).toBe(1);
});

test('UX 9, 27, 31, 32: every phase on a small phone and at a desk, by day and by night', async () => {
  const pair = await Pair.open(house, { play: { kind: 'mission', city: 'cairo', tokens: 5, mistakes: 2 } });
  const phases: Record<string, () => Promise<unknown>> = {
    'the first clue': async () => undefined,
    guessing: () => pair.clue('west', 2),
    'the partner’s clue': async () => {
      await pair.touch('east', pair.open('west', 'agent')[0] as number);
      await pair.touch('east', pair.open('west', 'bystander')[0] as number);
    },
    'sudden death': () => pair.spend(),
  };
  for (const [phase, comes] of Object.entries(phases)) {
    await comes();
    for (const side of ['west', 'east'] as const) {
      const page = await house.guest(pair.path, {
        ...small,
        reducedMotion: 'reduce',
        remembers: { secret: pair.at(side).secret as string },
      });
      await now(page).waitFor();
      expect(await nowSentences(page), phase).toHaveLength(1);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        for (const viewport of [small.viewport, { width: 1366, height: 768 }]) {
          await page.setViewportSize(viewport);
          const wrong = [
            ...(await violations(page)),
            ...(await sideways(page)),
            ...(await smallTargets(page)),
            ...(await clipped(page)),
            ...(await silent(page)),
            ...(await outOfReach(page)),
          ];
          expect(wrong, `${phase}, ${side}, ${colorScheme} ${viewport.width}`).toEqual([]);
        }
      }
      await page.close();
      await pair.back(side);
    }
  }
});

/** What can lie on the table before West, in two rows; every card has the same word. */
const rows: readonly Readonly<Record<string, object>>[] = [
  {
    agent: { face: 'agent' },
    assassin: { face: 'assassin' },
    bystander: { face: 'bystander' },
    'found, an agent here': { face: 'agent', found: 'west' },
    'found, a bystander here': { face: 'bystander', found: 'west' },
  },
  {
    bystander: { face: 'bystander' },
    'own arrow': { face: 'bystander', markers: [{ side: 'west', tokens: 1 }] },
    'partner’s arrow': { face: 'bystander', markers: [{ side: 'east', tokens: 1 }] },
    'partner’s arrow, two tokens': { face: 'bystander', markers: [{ side: 'east', tokens: 2 }] },
    'both arrows': {
      face: 'bystander',
      markers: [
        { side: 'west', tokens: 1 },
        { side: 'east', tokens: 1 },
      ],
    },
  },
];

test('UX 29, 33: who sees no colours, no green or no red, or has colours of their own, tells all cards apart', async () => {
  const pair = await Pair.open(house);
  const page = await pair.browser('west', { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  const pretence = await Pretence.on(page);
  const cdp = await page.context().newCDPSession(page);
  const compare = async (names: readonly string[], how: string) => {
    const pictures = await picturesOf(page, names.length);
    for (const [i, one] of names.entries()) {
      for (const [j, other] of names.slice(0, i).entries()) {
        const share = difference(pictures[i] as Pixels, pictures[j] as Pixels);
        expect(share, `${one} and ${other}, ${how}`).toBeGreaterThan(0.01);
      }
    }
  };
  for (const [number, row] of rows.entries()) {
    const names = Object.keys(row);
    // One word for all cards of a row, so that it is not what tells them apart; another for the next, to see it painted.
    const word = `row${'abc'[number]}`;
    await pretence.show(Object.values(row).map((card) => ({ word, markers: [], ...card })));
    for (const type of ['achromatopsia', 'deuteranopia', 'protanopia'] as const) {
      await cdp.send('Emulation.setEmulatedVisionDeficiency', { type });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await compare(names, `${type}, ${colorScheme}`);
      }
    }
    await cdp.send('Emulation.setEmulatedVisionDeficiency', { type: 'none' });
    await page.emulateMedia({ forcedColors: 'active' });
    await compare(names, 'forced colours');
    await page.emulateMedia({ forcedColors: 'none' });
  }
});
