/** A bot's opinion of a finished round of Spyfall. */
import { spyfall } from '@safehouse/rules/spyfall/game.ts';
import type { View } from '@safehouse/rules/spyfall/view-types.ts';
import { describe, expect, test } from 'vitest';
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

describe('of a round that was played aloud, it tells what was tapped', () => {
  const aloud = roundWith([
    { by: 'ann', to: 'cy' },
    { by: 'cy', to: 'bo' },
    { by: 'bo', to: 'ann' },
  ]);
  const [verdict] = aloud.verdicts as [View['verdicts'][number]];
  const { accuser: _, suspect: __, ...ended } = verdict;

  test('reads nothing out of sentences, and counts the questions to the spy', () => {
    const review = reviewRound(aloud, bank);
    expect(review).toMatchObject({ isWritten: false, telling: [], slips: [] });
    expect(review?.course).toMatchObject({ spy: 'bo', questions: 3, toSpy: 1, failed: [] });
    expect(reviewRound(roundWith([said('ann', 'cy', 'Why?', 'Because.')]), bank)?.course).toBeUndefined();
  });

  test('accusations that someone was against, and not the one that ended the round', () => {
    const vote = (by: string, guilty: boolean) => ({ by, guilty });
    const hearings = [
      { by: 'ann', suspect: 'bo', votes: [vote('ann', true), vote('cy', false)] },
      { by: 'cy', suspect: 'bo', votes: [vote('cy', true), vote('ann', true)] },
    ];
    expect(reviewRound({ ...aloud, hearings }, bank)?.course?.failed).toEqual([
      { by: 'ann', suspect: 'bo', against: ['cy'] },
    ]);
  });

  test('when the spy named a place, and how many were possible', () => {
    const named = { ...ended, result: 'location-named' as const, named: 'beach' };
    const { locations } = aloud;
    const earlier = [{ ...named, location: 'circus' }, named];
    expect(reviewRound({ ...aloud, verdicts: earlier }, bank, 3)?.course?.stop).toEqual({
      minutes: 3,
      places: locations.length - 1,
    });
    expect(reviewRound({ ...aloud, verdicts: [named] }, bank)?.course?.stop).toEqual({ places: locations.length });
  });

  test('a last vote that did not find the spy: who was right, and how split it was', () => {
    const voices = [
      { by: 'ann', suspect: 'bo' },
      { by: 'bo', suspect: 'ann' },
      { by: 'cy', suspect: 'ann' },
    ];
    const escaped = { ...ended, result: 'spy-escaped' as const, voices };
    expect(reviewRound({ ...aloud, verdicts: [escaped] }, bank)?.course?.ballot).toEqual({ right: ['ann'], named: 2 });
    const convicted = { ...escaped, result: 'spy-convicted' as const };
    expect(reviewRound({ ...aloud, verdicts: [convicted] }, bank)?.course?.ballot).toBeUndefined();
  });
});

test('has an opinion of every round that bots play', () => {
  const all = [1, 2, 3].flatMap(rounds).map((view) => reviewRound(view, bank));
  expect(all.length).toBeGreaterThan(4);
  for (const review of all) {
    expect(review?.isWritten).toBe(true);
    expect(review?.fits).toHaveLength(3);
  }
});
