import { expect, test } from 'vitest';
import { packsHolding } from './packs.ts';

test('distinguishes packs of words from packs of locations', () => {
  const known = [
    { id: 'en/classic', holds: 'words' as const },
    { id: 'en/locations', holds: 'locations' as const },
    { id: 'ro/duet', holds: 'words' as const },
  ];
  expect(packsHolding('locations', known).map(({ id }) => id)).toEqual(['en/locations']);
  expect(packsHolding('words', known).map(({ id }) => id)).toEqual(['en/classic', 'ro/duet']);
});
