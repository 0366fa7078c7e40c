/** A deal can be checked from what a finished game publishes, and a false one is found out. */
import { expect, test } from 'vitest';
import { type Proof, unfairness } from './fair.ts';
import { Evening } from './scenario.ts';

function proofOfAGame(): Proof {
  const evening = Evening.playing().ends();
  const dealt = evening.does('anna', { kind: 'again', rotate: true }).find((event) => event.kind === 'dealt');
  if (dealt?.kind !== 'dealt') throw new Error('nothing was dealt');
  const { setup, seats, words, seed, commitment, deal } = dealt;
  return JSON.parse(JSON.stringify({ game: setup.game, options: setup.options, seats, words, seed, commitment, deal }));
}

test('an honest deal is found fair', () => {
  expect(unfairness(proofOfAGame())).toBeUndefined();
});

test('another seed, another key, other words are found out', () => {
  const proof = proofOfAGame();
  const deal = proof.deal as { key: string[] };
  expect(unfairness({ ...proof, seed: 'f'.repeat(32) })).toBe('other-seed');
  expect(unfairness({ ...proof, seed: 'zz' })).toBe('bad-seed');
  expect(unfairness({ ...proof, game: 'chess' })).toBe('no-such-game');
  expect(unfairness({ ...proof, deal: { ...deal, key: deal.key.toReversed() } })).toBe('other-deal');
  expect(unfairness({ ...proof, words: proof.words.slice(1) })).toBe('other-deal');
});
