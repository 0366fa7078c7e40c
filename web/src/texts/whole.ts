/** All texts of a language at once, for tests. */
import type { Whole } from './en/index.ts';
import { joined } from './joined.ts';
import { type LanguageCode, languages } from './languages.ts';
import { ready } from './ready.ts';
import type { Translation } from './shape.ts';

export async function wholeOf(code: LanguageCode): Promise<Translation<Whole, 'en'>> {
  const { load, map, reading } = languages[code];
  const { catalogue, parts } = await load();
  const more = await Promise.all([map, reading, ...Object.values(parts)].map((part) => part()));
  return joined([catalogue, ...more]) as Translation<Whole, 'en'>;
}

export const english = ready((await wholeOf('en')) as Whole, 'en');
