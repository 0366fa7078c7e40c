/** Common words: their links are put into a table, and only they are replaced. */
import { describe, expect, it } from 'vitest';
import { openMeaning } from '../../meaning/meaning.ts';
import { BACK, COMMON, readTable, type Table } from '../../meaning/table.ts';
import { withCommon } from './common-links.ts';

const table: Table = {
  ...readTable('da'),
  language: 'en',
  words: ['king', 'queen', 'ship', 'sea'],
  linkStart: Uint32Array.from([0, 0, 0, 1, 2]),
  linkTo: Uint32Array.from([3, 2]),
  linkStrength: Uint8Array.from([5, 5 + BACK]),
};
const linksIn = ({ words, linkStart, linkTo, linkStrength }: Table) =>
  words.flatMap((word, at) =>
    Array.from({ length: (linkStart[at + 1] as number) - (linkStart[at] as number) }, (_, i) => {
      const link = (linkStart[at] as number) + i;
      return [word, words[linkTo[link] as number], linkStrength[link]];
    }),
  );
const word = (name: string, ...links: [string, number][]) => ({
  word: name,
  letters: name,
  links: links.map(([word, strength]) => ({ word, strength })),
});

describe('common words', () => {
  it('are linked both ways, if the table has both words', () => {
    const linked = withCommon(table, [word('king', ['queen', 5], ['throne', 4]), word('prince', ['king', 4])]);
    expect(linksIn(linked)).toEqual([
      ['king', 'queen', 5 + COMMON + BACK],
      ['queen', 'king', 5 + COMMON],
      ['ship', 'sea', 5],
      ['sea', 'ship', 5 + BACK],
    ]);
    expect(linksIn(withCommon(linked, []))).toEqual(linksIn(table));
  });

  it('are found by what people say of them', async () => {
    const meaning = await openMeaning('en');
    const strengths = meaning.strengths('lungs', ['air', 'table', 'lawyer'], 'operative');
    expect(strengths?.[0]).toBeGreaterThanOrEqual(2);
  });
});
