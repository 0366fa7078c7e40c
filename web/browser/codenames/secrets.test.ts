/** UX 15, and the frames on the socket: nobody receives what they may not know. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { codenamesIn } from '../kit/agent.ts';
import { Frames } from '../kit/frames.ts';
import { hide } from '../kit/hide.ts';
import { openHouse, until } from '../kit/house.ts';
import { t } from '../kit/texts.ts';
import { board, button, clues, keyOf, now, openKey } from './controls.ts';
import { Table } from './table.ts';

const house = openHouse();
const phone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
const nothing = Array(25).fill(undefined);

test('UX 15: the key hides with one tap, and comes back with one', async () => {
  const table = await Table.open(house);
  const page = await table.browser('red spymaster', phone);
  expect(await keyOf(page)).not.toContain(undefined);
  await button(page, t.play.key.hide).tap();
  expect(await keyOf(page)).toEqual(nothing);
  // Nor in the styles: no card carries its identity.
  expect(await page.locator('[data-card] [data-team]').count()).toBe(0);
  await button(page, t.play.key.show).tap();
  expect(await keyOf(page)).not.toContain(undefined);
});

test('UX 48: after a deal the key is covered until its owner opens it, also after a reload', async () => {
  const table = await Table.open(house);
  const page = await table.browser('red spymaster', { ...phone, remembers: { opened: '' } });
  await now(page).getByText(t.play.key.sealed).waitFor();
  expect(await keyOf(page)).toEqual(nothing);
  await openKey(page);
  await now(page).getByText(t.play.key.sealed).waitFor({ state: 'detached' });
  expect(await keyOf(page)).not.toContain(undefined);
  await page.reload();
  expect(await keyOf(page)).not.toContain(undefined);
});

test('UX 42, 46: while a clue is typed with the keyboard up, the board stays in sight; the turn shows on a sheet', async () => {
  const table = await Table.open(house);
  const { us } = table.sides;
  const page = await table.browser(`${us} spymaster`, { ...phone, viewport: { width: 360, height: 740 } });
  await button(page, t.play.log.open).tap();
  await page.getByRole('dialog').getByText(t.codenames.now.spymaster.clue).waitFor();
  await page.getByRole('dialog').getByRole('button', { name: t.common.close }).tap();
  const field = page.getByRole('textbox', { name: t.play.clue.word });
  for (const [width, height] of [
    [360, 740],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height });
    await field.focus();
    // The keyboard takes 290 px.
    await page.setViewportSize({ width, height: height - 290 });
    await page.locator('[data-typing]').waitFor();
    const rows = () =>
      page.evaluate(() => {
        const bar = document.querySelector('.dock')?.getBoundingClientRect().top ?? 0;
        const cards = [...document.querySelectorAll('[data-card]')].map((card) => card.getBoundingClientRect());
        return cards.filter(({ top, bottom }) => top >= 0 && bottom <= bar + 1).length / 5;
      });
    await expect.poll(rows).toBeGreaterThanOrEqual(4);
    await field.fill(clues[0]);
    expect(await rows()).toBeGreaterThanOrEqual(4);
    expect(await field.evaluate((each) => each.getBoundingClientRect().bottom <= innerHeight)).toBe(true);
    await field.blur();
    await page.setViewportSize({ width, height });
    await now(page).waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
});

test('UX 15: on a phone the key hides by itself when the page loses focus, on a desk it stays', async () => {
  const table = await Table.open(house);
  const touching = await table.browser('red spymaster', phone);
  const desktop = await table.browser('blue spymaster');
  for (const page of [touching, desktop]) {
    await board(page).waitFor();
    await hide(page);
  }
  await until(async () => (await keyOf(touching)).every((each) => each === undefined));
  expect(await keyOf(desktop)).not.toContain(undefined);
});

test('UX 15: a screen that hides its key stays hidden after the next clue and the next card', async () => {
  const table = await Table.open(house);
  const { us, them } = table.sides;
  const page = await table.browser(`${them} spymaster`, phone);
  await button(page, t.play.key.hide).tap();
  const spymaster = table.at(`${us} spymaster`);
  await spymaster.clue(clues[0], 2);
  await table.at(`${us} operative`).touch(spymaster.open(us)[0] as number);
  await until(async () => (await keyOf(page)).filter(Boolean).length === 1);
});

test('a guesser, a watcher and a TV are sent no identity of an open card, no seed and no opinion of a clue that stands before the end', async () => {
  const table = await Table.open(house);
  const { us, them } = table.sides;
  const seen: Frames[] = [];
  const heard = { reducedMotion: 'reduce', prepare: (page: Page) => void seen.push(new Frames(page)) } as const;
  const pages = [
    await table.browser(`${them} operative`, heard),
    await table.watcher('Eve', heard),
    await table.tv(heard),
  ];
  await Promise.all(pages.map((page) => board(page).waitFor()));

  const ours = table.at(`${us} spymaster`);
  const theirs = table.at(`${them} spymaster`);
  const operative = table.at(`${us} operative`);
  const [first, second, ...rest] = ours.open(us) as [number, number, ...number[]];
  await ours.clue(clues[0], 3);
  await operative.play({ kind: 'mark', card: first, on: true });
  await operative.touch(first);
  await operative.play({ kind: 'stop' });
  await theirs.clue(clues[1], 2);
  // A refused touch and an objection reveal nothing either.
  await expect(operative.touch(second)).rejects.toThrow('not-your-turn');
  await ours.play({ kind: 'object' });
  await ours.play({ kind: 'cover', card: second });
  await ours.clue(clues[2], 'unlimited');
  for (const card of rest.slice(0, -1)) await operative.touch(card);
  await until(() => seen.every(({ view }) => view && codenamesIn(view)?.remaining[us] === 1));
  const counts = seen.map(({ texts }) => texts.length);
  await operative.touch(rest.at(-1) as number);
  await ours.until((view) => view.phase === 'over');
  await until(() => seen.every(({ view }) => view?.phase === 'over'));

  const { seed } = ours.view.round ?? {};
  expect(seed).toMatch(/^[0-9a-f]{32}$/);
  for (const [i, frames] of seen.entries()) {
    expect(frames.leaks).toEqual([]);
    expect(frames.texts.slice(0, counts[i]).join('\n')).not.toContain(seed);
    // Afterwards everything is revealed: the key and the seed, to verify the deal.
    expect(frames.view?.round?.seed).toBe(seed);
    expect(frames.view && codenamesIn(frames.view)?.cards.map(({ identity }) => identity)).not.toContain(undefined);
  }
  await Promise.all(pages.map((page) => now(page).first().waitFor()));
});
