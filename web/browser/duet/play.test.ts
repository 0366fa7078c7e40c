/**
 * Duet in play: the own face only, tokens on the table, every phase on a small phone, cards that differ without
 * colours.
 */
import { expect, test } from 'vitest';
import { actButton, announcer, button, card, giveClue, now, touch } from '../codenames/controls.ts';
import { difference, picturesOf } from '../kit/brightness.ts';
import { FakedViews } from '../kit/faked-views.ts';
import { openHouse, until } from '../kit/house.ts';
import { nowSentences, violations } from '../kit/page-checks.ts';
import type { Pixels } from '../kit/pixels.ts';
import { t } from '../kit/texts.ts';
import { faceOf } from './controls.ts';
import { Pair } from './pair.ts';

const house = openHouse();
const small = { viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true } as const;
const { board } = t.duet;

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

test('UX 10, D11, D17: a tap marks, a second control touches; a token with its arrow closes the card to one side only', async () => {
  const pair = await Pair.open(house);
  const place = pair
    .open('west', 'bystander')
    .find((each) => pair.view('east').cards[each]?.face === 'bystander') as number;
  // With motion, as most people have it.
  const moving = { reducedMotion: 'no-preference' } as const;
  const west = await pair.browser('west', moving);
  const east = await pair.browser('east', { ...small, ...moving });
  await giveClue(west, 'seldom', 1);
  await now(east).getByText(t.duet.now.guess.first).waitFor();
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
  // D15: it is West's clue again, and East can no longer touch the card.
  await giveClue(west, 'merely', 1);
  await now(east).getByText(t.duet.now.guess.first).waitFor();
  await card(east, place).click();
  await east.getByText(t.refusals['card-covered']).first().waitFor();
});

test('UX 9, 31: every phase on a small phone, to its giver and its guesser in turn', async () => {
  const pair = await Pair.open(house, { play: { kind: 'mission', city: 'cairo', tokens: 3, mistakes: 3 } });
  const page = await pair.mate('east', 'Dag', { ...small, reducedMotion: 'reduce' });
  const phases: [comes: () => Promise<unknown>, line: string][] = [
    [async () => undefined, t.duet.now.clue.first({ name: 'Ada' })],
    [() => pair.clue('west', 1), t.duet.now.guess.first],
    [() => pair.touch('east', pair.open('west', 'bystander')[0] as number), t.duet.now.clue.give({ name: 'Ada' })],
    [() => pair.spend(), t.duet.now.sudden.both({ name: 'Ada' })],
    [() => pair.touch('east', pair.open('west', 'assassin')[0] as number), t.duetResult.title.assassin],
  ];
  for (const [comes, line] of phases) {
    await comes();
    await now(page).getByText(line).waitFor();
    expect(await nowSentences(page), line).toHaveLength(1);
    expect(await violations(page), line).toEqual([]);
  }
});

/** Everything that West can see on the table, in two rows; every card has the same word. */
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
  const faked = await FakedViews.on(page);
  const cdp = await page.context().newCDPSession(page);
  /** Within a row all cards have the same word, so that the word makes no difference. */
  const compare = async (how: string) => {
    const pictures = await picturesOf(page, 10);
    for (const [number, row] of rows.entries()) {
      const names = Object.keys(row);
      for (const [i, one] of names.entries()) {
        for (const [j, other] of names.slice(0, i).entries()) {
          const share = difference(pictures[5 * number + i] as Pixels, pictures[5 * number + j] as Pixels);
          expect(share, `${one} and ${other}, ${how}`).toBeGreaterThan(0.01);
        }
      }
    }
  };
  await faked.show(rows.flatMap((row) => Object.values(row).map((card) => ({ word: 'row', markers: [], ...card }))));
  for (const type of ['achromatopsia', 'deuteranopia', 'protanopia'] as const) {
    await cdp.send('Emulation.setEmulatedVisionDeficiency', { type });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await compare(`${type}, ${colorScheme}`);
    }
  }
  await cdp.send('Emulation.setEmulatedVisionDeficiency', { type: 'none' });
  await page.emulateMedia({ forcedColors: 'active' });
  await compare('forced colours');
});
