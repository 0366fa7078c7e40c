/** The Codenames desk as people use it: by what controls are called and what cards say. */
import type { Identity } from '@safehouse/rules/codenames/types.ts';
import type { Locator, Page } from 'playwright-core';
import { t } from '../kit/texts.ts';

/** Words no pack has, and no codename is part of. */
export const clues = [
  'seldom',
  'unless',
  'whence',
  'merely',
  'quite',
  'somehow',
  'almost',
  'perhaps',
  'beyond',
] as const;

const identities = ['red', 'blue', 'bystander', 'assassin'] as const satisfies readonly Identity[];

export function board(page: Page): Locator {
  return page.getByRole('grid', { name: t.play.board.label });
}
export function card(page: Page, place: number): Locator {
  return page.locator(`[data-card="${place}"]`);
}
/** The one sentence of what to do now. */
export function now(page: Page): Locator {
  return page.locator('[data-now]');
}
export function button(page: Page | Locator, name: string): Locator {
  return page.getByRole('button', { name, exact: true });
}
/** The control that touches or covers the chosen card. */
export function actButton(page: Page): Locator {
  return page.locator('[data-act]').getByRole('button');
}
export function announcer(page: Page): Locator {
  return page.locator('[data-announcer]');
}

/** The whole board as a screen reader says it, card by card: the word first. */
export async function labels(page: Page): Promise<string[]> {
  await board(page).waitFor();
  const told = await board(page).ariaSnapshot();
  return [...told.matchAll(/button "((?:[^"\\]|\\.)*)"/g)].map(([, name = '']) => name);
}

/** What this screen says of the key; undefined where it says nothing. */
export async function keyOf(page: Page): Promise<(Identity | undefined)[]> {
  return (await labels(page)).map((label) =>
    identities.find(
      (each) => label.includes(t.codenames.board.key[each]) || label.includes(t.codenames.board.covered[each]),
    ),
  );
}
export async function coveredOf(page: Page): Promise<(Identity | undefined)[]> {
  return (await labels(page)).map((label) =>
    identities.find((each) => label.includes(t.codenames.board.covered[each])),
  );
}
/** The words on the table. */
export async function wordsOf(page: Page): Promise<string[]> {
  return (await labels(page)).map((label) => label.split(',')[0] as string);
}

/** Waits until a card has been turned over. */
export async function turned(page: Page, place: number, identity: Identity): Promise<void> {
  await card(page, place)
    .and(page.getByRole('button', { name: t.codenames.board.covered[identity] }))
    .waitFor();
}

export async function giveClue(page: Page, word: string, number: number | 'unlimited' = 1): Promise<void> {
  const field = page.getByRole('textbox', { name: t.play.clue.word });
  await field.fill(word);
  // From the 1 it begins with: the arrows of the field walk through the numbers.
  const steps = number === 'unlimited' ? 9 : number - 1;
  for (let i = 0; i < Math.abs(steps); i++) await field.press(steps > 0 ? 'ArrowUp' : 'ArrowDown');
  await button(page, t.play.clue.give).click();
}

/** Marks a card, then touches it for real; waits for this screen's turn. A spymaster who covers one does the same. */
export async function touch(page: Page, place: number): Promise<void> {
  const why = page
    .locator('[data-act]')
    .getByText(t.play.guess.markFirst)
    .or(page.locator('[data-act]').getByText(t.codenames.cover.none));
  await why.waitFor({ state: 'attached' });
  await card(page, place).click();
  await actButton(page).click();
}
