/** What the pages say, for tests that look for it: by catalogue, so that a better wording breaks no test. */
import type { English } from '../src/texts/en/index.ts';
import { type LanguageCode, languages } from '../src/texts/languages.ts';
import { ready } from '../src/texts/ready.ts';
import type { Ready } from '../src/texts/shape.ts';

export type Texts = Ready<English>;

/** Every language the interface speaks so far. */
export const codes = Object.keys(languages) as LanguageCode[];

export async function textsOf(code: LanguageCode): Promise<Texts> {
  const { catalogue } = await languages[code].load();
  return ready(catalogue, code) as Texts;
}

/** English, which most tests read. */
export const t: Texts = await textsOf('en');
