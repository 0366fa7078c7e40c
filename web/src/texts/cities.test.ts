/** Every city has a name and a briefing in every language, and there are no others. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type LanguageCode, languages } from './languages.ts';
import { wholeOf } from './whole.ts';

const world = JSON.parse(readFileSync(new URL('../../../rules/campaign/world.json', import.meta.url), 'utf8')) as {
  cities: { id: string }[];
};
const ids = world.cities.map(({ id }) => id).sort();

test.each(Object.keys(languages) as LanguageCode[])('%s', async (code) => {
  const { cities } = await wholeOf(code);
  expect(Object.keys(cities).sort()).toEqual(ids);
  for (const [id, { name, brief }] of Object.entries(cities)) {
    expect(name.length, id).toBeGreaterThan(1);
    // The width of a tag on the map.
    expect(name.length, id).toBeLessThanOrEqual(17);
    expect(brief.split(/\s+/).length, `${id}: ${brief}`).toBeLessThanOrEqual(12);
  }
});
