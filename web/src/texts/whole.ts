/** Everything that is said in a language at once, for tests that look at all of it. */
import * as codenames from './en/codenames.ts';
import * as duet from './en/duet.ts';
import { catalogue } from './en/index.ts';
import * as map from './en/map.ts';
import * as passing from './en/passing.ts';
import * as reading from './en/reading.ts';
import * as spyfall from './en/spyfall.ts';
import * as spyfallSetup from './en/spyfall-setup.ts';
import { type LanguageCode, languages } from './languages.ts';
import { ready } from './ready.ts';
import type { Translation } from './shape.ts';

const whole = { ...catalogue, ...codenames, ...duet, ...map, ...passing, ...reading, ...spyfall, ...spyfallSetup };

export async function wholeOf(code: LanguageCode): Promise<Translation<typeof whole, 'en'>> {
  const { name, load, ...parts } = languages[code];
  const all = await Promise.all(Object.values(parts).map((part) => part()));
  return Object.assign({}, (await load()).catalogue, ...all);
}

export const english = ready(whole, 'en');
