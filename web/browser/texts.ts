/** What the pages say, for tests that look for it: by catalogue, so that a better wording breaks no test. */
import { type LanguageCode, languages } from '../src/texts/languages.ts';
import { ready } from '../src/texts/ready.ts';
import { english, wholeOf } from '../src/texts/whole.ts';

export type Texts = typeof english;

/** Every language the interface speaks so far. */
export const codes = Object.keys(languages) as LanguageCode[];

export async function textsOf(code: LanguageCode): Promise<Texts> {
  return ready(await wholeOf(code), code) as Texts;
}

/** English, which most tests read. */
export const t: Texts = english;
