/** The report: its page matches the measurements, and bots still play as in the committed sample. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadPacks } from '@safehouse/language/loader.ts';
import { expect, it } from 'vitest';
import { languageCodes } from '../languages/index.ts';
import { pageOf } from './page.ts';
import { readResults } from './results.ts';
import { sampled, sampleFile } from './sample.ts';
import { seated } from './seats.ts';

it('is written from what was measured, in every language on 200 boards at least', () => {
  const results = readResults();
  expect(results.languages.map(({ language }) => language)).toEqual(languageCodes);
  for (const { boards } of results.languages) expect(boards).toBeGreaterThanOrEqual(200);
  const page = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'bots-report.md'), 'utf8');
  expect(page, 'npm run bots:report -- --page').toBe(pageOf(results));
});

it('deals the same boards always, and another one for another number', () => {
  const { packs } = loadPacks();
  expect(seated('duet', 'fi', 3, packs)).toEqual(seated('duet', 'fi', 3, packs));
  expect(seated('duet', 'fi', 3, packs).round?.state).not.toEqual(seated('duet', 'fi', 4, packs).round?.state);
});

it('finds bots playing as the sample says', { timeout: 120_000 }, async () => {
  expect(await sampled(), 'npm run bots:report -- --page').toBe(readFileSync(sampleFile, 'utf8'));
});
