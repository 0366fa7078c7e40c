/** UX 29 and 33 in Duet: icons beside the colours, and no motion for people who turn it off. */
import type { Kind } from '@safehouse/rules/duet/types.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { board, card, now } from '../codenames/controls.ts';
import { difference } from '../kit/brightness.ts';
import { drawWhole } from '../kit/drawing.ts';
import { FakedViews } from '../kit/faked-views.ts';
import { openHouse } from '../kit/house.ts';
import { type Pixels, pixelsOf } from '../kit/pixels.ts';
import { t } from '../kit/texts.ts';
import { farMap } from './campaign-map.ts';
import { afterMate, Pair } from './pair.ts';

const house = openHouse();
const still = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' } as const;
const kinds = ['agent', 'assassin', 'bystander'] as const satisfies readonly Kind[];

test('UX 29: each kind has an icon and a word of its own, each side an arrow, each face of a token a sign', async () => {
  const pair = await Pair.open(house, { play: { kind: 'mission', city: 'cairo', tokens: 4, mistakes: 2 } });
  await pair.clue('west', 1);
  await pair.play('east', { kind: 'object' });
  const page = await pair.browser('west', still);
  await board(page).waitFor();
  const tokens = page.locator('[data-supply] [data-token] svg');
  const signs = await tokens.evaluateAll((all) => all.map((each) => each.innerHTML));
  // Two of one kind, one check side up, one discarded.
  expect(signs).toHaveLength(4);
  expect(new Set(signs).size).toBe(3);
  await drawWhole(page);
  const pictures = await Promise.all(
    ['bystander', 'check', 'gone'].map(async (up) => {
      const token = page.locator(`[data-supply] [data-token=${up}]`).first();
      return pixelsOf(await token.screenshot());
    }),
  );
  const [bystander, check, gone] = pictures as [Pixels, Pixels, Pixels];
  for (const [one, other] of [[bystander, check] as const, [check, gone] as const, [gone, bystander] as const]) {
    expect(difference(one, other)).toBeGreaterThan(0.04);
  }

  const faked = await FakedViews.on(page);
  await faked.show(kinds.map((face) => ({ word: 'faces', face, markers: [] })));
  const icon = (place: number) => card(page, place).locator('svg:visible').first().innerHTML();
  expect(new Set(await Promise.all(kinds.map((_, place) => icon(place)))).size).toBe(kinds.length);
  for (const [place, kind] of kinds.entries()) {
    await card(page, place)
      .getByText(t.duet.kind[kind], { exact: true })
      .and(page.locator(':visible'))
      .first()
      .waitFor();
  }
  await faked.show(['west', 'east'].map((side) => ({ word: 'arrows', markers: [{ side, tokens: 1 }] })));
  const arrows = await page
    .locator('[data-card] [data-token] svg')
    .evaluateAll((all) => all.map((each) => each.innerHTML));
  expect(new Set(arrows).size).toBe(2);
});

test('UX 33: whoever wants less movement sees none: clue, agent, token, sudden death, result, map', async () => {
  const pair = await Pair.open(house, { play: { kind: 'mission', city: 'cairo', tokens: 1, mistakes: 1 } });
  const page = await pair.mate('east', 'Dag', still);
  const moving = (on: Page) =>
    on.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
  await board(page).waitFor();
  const found = pair.open('west', 'agent')[0] as number;
  const miss = pair.open('west', 'bystander')[0] as number;
  const steps: [() => Promise<void>, string][] = [
    [() => pair.clue('west', 1), t.duet.now.guess.first],
    [() => pair.touch('east', found), afterMate(t)],
    [() => pair.touch('east', miss), t.duet.now.sudden.both({ name: 'Ada' })],
    [() => pair.touch('east', pair.open('west', 'assassin')[0] as number), t.duetResult.title.assassin],
  ];
  for (const [step, line] of steps) {
    await step();
    await now(page).getByText(line).waitFor();
    expect(await moving(page), line).toBe(0);
  }
  expect(await moving(await farMap(house, still))).toBe(0);
});
