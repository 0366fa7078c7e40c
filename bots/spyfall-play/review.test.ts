/** A bot's opinion of a finished round of Spyfall. */
import { spyfall } from '@safehouse/rules/spyfall/game.ts';
import type { View } from '@safehouse/rules/spyfall/view-types.ts';
import { expect, test } from 'vitest';
import { openBankNow } from './bank.ts';
import { reviewRound } from './review.ts';
import { selfPlay } from './self-play.ts';

const bank = openBankNow('en');

/** The rounds of a game between bots, each as spectators saw it when it was over. */
function rounds(number: number): View[] {
  const found: View[] = [];
  let before: View | undefined;
  for (const { state } of selfPlay({ bank, number, players: 4, level: 'normal' })) {
    const view = spyfall.view(state, 'spectator');
    if (before && view.verdicts.length > before.verdicts.length) found.push(view);
    before = view;
  }
  return found;
}

/** The round of a game with this talk: `bo` is the spy at the beach. */
function roundWith(talk: View['talk']): View {
  const [view] = rounds(1) as [View];
  const [verdict] = view.verdicts as [View['verdicts'][number]];
  const players = ['ann', 'bo', 'cy'].map((person) => ({ person, points: 0, plays: true, gone: false }));
  return { ...view, players, talk, hearings: [], verdicts: [{ ...verdict, location: 'beach', spy: 'bo' }] };
}
const said = (by: string, to: string, question: string, answer: string) => ({ by, to, question, answer });

test('names the sentence that gave the place away, and from where on a spy could have known', () => {
  const clear = 'Mostly sand, towels and sunscreen.';
  const talk = [
    said('ann', 'cy', 'Do you come here often?', 'Now and then.'),
    said('cy', 'ann', 'What is around you?', clear),
    said('ann', 'cy', 'And near you?', 'Waves, swimmers and a lifeguard.'),
  ];
  const review = reviewRound(roundWith(talk), bank);
  expect(review?.telling.map(({ exchange, part }) => [exchange, part])).toContainEqual([1, 'answer']);
  for (const { before, after } of review?.telling ?? []) expect(after).toBeGreaterThan(before);
  expect(review?.knowable).toMatchObject({ exchange: 2, part: 'answer', by: 'cy' });
  expect(review?.fits[0]?.location).toBe('beach');
});

test('what the spy says gives nothing away, and may not fit', () => {
  const review = reviewRound(
    roundWith([said('ann', 'bo', 'What do you hear?', 'Surgeons, nurses and patients.')]),
    bank,
  );
  expect(review?.telling).toEqual([]);
  expect(review?.knowable).toBeUndefined();
  expect(review?.slips).toMatchObject([{ by: 'bo', how: 'elsewhere' }]);
  expect(review?.suspects[0]?.person).toBe('bo');
});

test('reads nothing out of a round that was not written', () => {
  const review = reviewRound(roundWith([{ by: 'ann', to: 'cy' }]), bank);
  expect(review).toMatchObject({ isWritten: false, telling: [], slips: [] });
});

test('has an opinion of every round that bots play', () => {
  const all = [1, 2, 3].flatMap(rounds).map((view) => reviewRound(view, bank));
  expect(all.length).toBeGreaterThan(4);
  for (const review of all) {
    expect(review?.isWritten).toBe(true);
    expect(review?.fits).toHaveLength(3);
  }
});
