/** Everything that is said in a language at once, for tests that look at all of it. */
import * as duet from './en/duet.ts';
import { catalogue } from './en/index.ts';
import * as map from './en/map.ts';
import * as passing from './en/passing.ts';
import * as reading from './en/reading.ts';
import * as spyfall from './en/spyfall.ts';
import * as spyfallSetup from './en/spyfall-setup.ts';
import { type LanguageCode, languages } from './languages.ts';
import { ready } from './ready.ts';

export async function wholeOf(code: LanguageCode) {
  const { load, duet, map, passing, reading, spyfall, spyfallSetup } = languages[code];
  return {
    ...(await load()).catalogue,
    ...(await duet()),
    ...(await map()),
    ...(await passing()),
    ...(await reading()),
    ...(await spyfall()),
    ...(await spyfallSetup()),
  };
}

export const english = ready(
  { ...catalogue, ...duet, ...map, ...passing, ...reading, ...spyfall, ...spyfallSetup },
  'en',
);
