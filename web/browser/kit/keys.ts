/** Uses a page by keyboard alone, and records what its live regions say meanwhile. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Runs at page start: records everything that any live region says, in order. */
export const LISTENER = `
  globalThis.heard = [];
  const live = '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert], [role=log]';
  new MutationObserver((changes) => {
    for (const { target, addedNodes, type } of changes) {
      const at = target.nodeType === 1 ? target : target.parentElement;
      if (!at?.closest(live)) continue;
      if (type === 'characterData') heard.push(target.data);
      else for (const node of addedNodes) if (node.textContent.trim()) heard.push(node.textContent.trim());
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
`;
export function heard(page: Page): Promise<string[]> {
  return page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);
}

/** The same for the one region that announces what happens (Announcer.svelte). */
export const ANNOUNCED = `
  globalThis.announced = [];
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes)
      if (target.matches?.('[data-announcer]')) for (const node of addedNodes) if (node.textContent.trim()) announced.push(node.textContent.trim());
  }).observe(document, { subtree: true, childList: true });
`;
export function announced(page: Page): Promise<string[]> {
  return page.evaluate(() => (globalThis as unknown as { announced: string[] }).announced);
}

/** Each sentence was said exactly once, and each word came up in one sentence only. */
export async function saidOnce(page: Page, sentences: readonly string[], words: readonly string[]): Promise<void> {
  const all = await heard(page);
  for (const sentence of sentences) {
    expect(
      all.filter((each) => each === sentence),
      sentence,
    ).toHaveLength(1);
  }
  for (const word of words) expect(all.filter((each) => each.includes(word))).toHaveLength(1);
}

/** Presses Tab until this is focused; fails if it cannot be reached. */
export async function tabTo(page: Page, role: Parameters<Page['getByRole']>[0], name: string | RegExp): Promise<void> {
  const target = page.getByRole(role, { name, exact: typeof name === 'string' }).first();
  await target.waitFor();
  let found = await target.elementHandle();
  for (let stops = 0; stops < 60; stops++) {
    const at = await page.evaluate(
      (each) => ({ here: each === document.activeElement, gone: !each?.isConnected }),
      found,
    );
    if (at.here) return;
    // Looking it up by role at every stop would cost more than everything else.
    if (at.gone) found = await target.elementHandle();
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never comes to ${role} ${name}`);
}

/** Tabs to it and presses Enter. */
export async function pressOn(page: Page, role: Parameters<Page['getByRole']>[0], name: string | RegExp) {
  await tabTo(page, role, name);
  await page.keyboard.press('Enter');
}

/** Presses B to go to the cards, and moves over the grid with the arrow keys. */
export async function walkTo(page: Page, place: number): Promise<void> {
  await page.keyboard.press('b');
  await page.keyboard.press('Home');
  await page.keyboard.press('PageUp');
  for (let row = 0; row < Math.floor(place / 5); row++) await page.keyboard.press('ArrowDown');
  for (let column = 0; column < place % 5; column++) await page.keyboard.press('ArrowRight');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-card'))).toBe(String(place));
}

/** Goes to a card, marks it with Enter, goes to the control with T, and touches the card with Enter. */
export async function touchByKeys(page: Page, place: number): Promise<void> {
  await walkTo(page, place);
  await page.keyboard.press('Enter');
  await page.locator('[data-act]').getByRole('button').and(page.locator(':not([aria-disabled])')).waitFor();
  await page.keyboard.press('t');
  await page.keyboard.press('Enter');
}
