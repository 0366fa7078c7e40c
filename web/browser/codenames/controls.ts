/** The Codenames board as a user operates it: by the names of controls and the labels of cards. */
import type { Identity } from '@safehouse/rules/codenames/types.ts';
import type { Locator, Page } from 'playwright-core';
import { t } from '../kit/texts.ts';

/** Words that no pack has and that contain no codename. */
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
/** The now-line. */
export function now(page: Page): Locator {
  return page.locator('[data-now]');
}
/** On a phone the setup in the lobby is folded to a line. */
export function unfold(page: Page): Promise<void> {
  return page.locator('[aria-controls="setup-whole"][aria-expanded="false"]').click();
}
export function button(page: Page | Locator, name: string): Locator {
  return page.getByRole('button', { name, exact: true });
}
/** The button that touches or covers the chosen card. */
export function actButton(page: Page): Locator {
  return page.locator('[data-act]').getByRole('button');
}
/** After a deal the key is covered (UX 48). */
export async function openKey(page: Page): Promise<void> {
  await button(page, t.play.key.open).click();
}
export function announcer(page: Page): Locator {
  return page.locator('[data-announcer]');
}

/** All cards as a screen reader reads them: the word first. */
export async function labels(page: Page): Promise<string[]> {
  await board(page).waitFor();
  const told = await board(page).ariaSnapshot();
  return [...told.matchAll(/button "((?:[^"\\]|\\.)*)"/g)].map(([, name = '']) => name);
}

/** The key as this screen shows it; undefined where it shows nothing. */
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

/** Waits until a card is revealed. */
export async function turned(page: Page, place: number, identity: Identity): Promise<void> {
  await card(page, place)
    .and(page.getByRole('button', { name: t.codenames.board.covered[identity] }))
    .waitFor();
}

export async function giveClue(page: Page, word: string, number: number | 'unlimited' = 1): Promise<void> {
  const field = page.getByRole('textbox', { name: t.play.clue.word });
  await field.fill(word);
  // The number starts at 1, and the arrow keys change it.
  const steps = number === 'unlimited' ? 9 : number - 1;
  for (let i = 0; i < Math.abs(steps); i++) await field.press(steps > 0 ? 'ArrowUp' : 'ArrowDown');
  await button(page, t.play.clue.give).click();
}

/** Marks a card and touches it, or covers it as a spymaster; waits until this screen allows it. */
export async function touch(page: Page, place: number): Promise<void> {
  const why = page
    .locator('[data-act]')
    .getByText(t.play.guess.markFirst)
    .or(page.locator('[data-act]').getByText(t.codenames.cover.none));
  await why.waitFor({ state: 'attached' });
  await card(page, place).click();
  await actButton(page).click();
}
