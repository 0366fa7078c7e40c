/** Words no bot says as a clue. */
import { fold } from '@safehouse/language/letters.ts';
import { expect, test } from 'vitest';
import { botLanguages, isUnsaid, languageCodes } from './index.ts';

test.each(languageCodes)('no bot says a rude or sensitive word of %s, in any spelling of its letters', (code) => {
  const { rude, sensitive } = botLanguages[code] as (typeof botLanguages)[string];
  for (const word of `${rude} ${sensitive}`.split(/\s+/)) expect(isUnsaid(fold(word, code), code), word).toBe(true);
  for (const word of ['Hitler', 'Auschwitz', 'Gestapo']) expect(isUnsaid(fold(word, code), code), word).toBe(true);
});

test('bots say the names of places that only look rude', () => {
  for (const code of languageCodes) expect(isUnsaid(fold('Pisa', code), code), code).toBe(false);
  expect(isUnsaid(fold('pisi', 'hu'), 'hu')).toBe(true);
  expect(isUnsaid(fold('pieru', 'fi'), 'fi')).toBe(true);
});
