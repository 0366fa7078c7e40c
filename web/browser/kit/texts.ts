/** The pages' texts, for tests that look for them: read from the catalogues, so that a new wording breaks no test. */
import type { Page } from 'playwright-core';
import { type LanguageCode, languages } from '../../src/texts/languages.ts';
import { ready } from '../../src/texts/ready.ts';
import { english, wholeOf } from '../../src/texts/whole.ts';

export type Texts = typeof english;

/** All languages of the interface. */
export const codes = Object.keys(languages) as LanguageCode[];

export async function textsOf(code: LanguageCode): Promise<Texts> {
  return ready(await wholeOf(code), code) as Texts;
}

/** English, which most tests use. */
export const t: Texts = english;

/** Reloads the same page in another language. */
export async function speak(page: Page, code: LanguageCode): Promise<void> {
  await page.evaluate((code) => localStorage.setItem('safehouse.language', code), code);
  await page.reload();
  await page.locator(`html[lang=${code}]`).waitFor();
}
