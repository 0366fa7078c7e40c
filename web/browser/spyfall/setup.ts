/** The lobby of Spyfall as a user operates it: by the names of controls. */
import type { Locator, Page } from 'playwright-core';
import { button } from '../codenames/controls.ts';
import { t } from '../kit/texts.ts';

const texts = t.spyfallSetup;

export const seat = t.seat.table.player;

export function sit(page: Page, at = seat): Promise<void> {
  return button(page, t.lobby.sitAt({ seat: at })).click();
}
export function round(page: Page): Locator {
  return page.getByRole('region', { name: t.seats.table.player });
}
export function choice(page: Page, label: string): Locator {
  return page.getByRole('combobox', { name: label });
}
export function dialog(page: Page, name: string): Locator {
  return page.getByRole('dialog', { name });
}
export function toggle(page: Page, name: string): Locator {
  return page.getByRole('switch', { name });
}

/** Opens the list of all locations, as the host or as a guest. */
export async function locations(page: Page, how: 'choose' | 'look' = 'choose'): Promise<void> {
  await button(page, texts.locations[how]).click();
  await toggle(page, 'The airport').waitFor();
}

/** `on` built-in locations in play, and `own` of the table. */
export function count(page: Page, on: number, own = 0): Locator {
  const house = texts.locations.count({ on, all: 30 });
  const said = own > 0 ? `${house} · ${texts.locations.own({ n: own })}` : house;
  return dialog(page, texts.locations.title).getByText(said, { exact: true });
}

export function roles(word: string): string[] {
  return Array.from({ length: 7 }, (_, i) => `${word} number ${i + 1}`);
}

/** Fills in the form of an own location. */
export async function write(page: Page, name: string, all: readonly string[]): Promise<void> {
  await page.getByRole('textbox', { name: texts.form.name, exact: true }).fill(name);
  for (const [i, role] of all.entries()) {
    await page.getByRole('textbox', { name: texts.form.role({ number: i + 1 }) }).fill(role);
  }
}
