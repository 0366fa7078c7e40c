/** What the pages say, for tests that look for it: by catalogue, so that a better wording breaks no test. */
import type { Page } from 'playwright-core';
import { type LanguageCode, languages } from '../../src/texts/languages.ts';
import { ready } from '../../src/texts/ready.ts';
import { english, wholeOf } from '../../src/texts/whole.ts';

export type Texts = typeof english;

/** Every language the interface speaks so far. */
export const codes = Object.keys(languages) as LanguageCode[];

export async function textsOf(code: LanguageCode): Promise<Texts> {
  return ready(await wholeOf(code), code) as Texts;
}

/** English, which most tests read. */
export const t: Texts = english;

/** Comes back to the same page in another language. */
export async function speak(page: Page, code: LanguageCode): Promise<void> {
  await page.evaluate((code) => localStorage.setItem('safehouse.language', code), code);
  await page.reload();
  await page.locator(`html[lang=${code}]`).waitFor();
}
