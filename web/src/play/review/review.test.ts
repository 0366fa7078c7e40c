/** A bot's opinion in plain sentences, in every language. */
import { describe, expect, test } from 'vitest';
import type { Whole } from '../../texts/en/index.ts';
import { type LanguageCode, languages } from '../../texts/languages.ts';
import { ready } from '../../texts/ready.ts';
import { english, wholeOf } from '../../texts/whole.ts';
import { type Review, sayings } from './review.ts';

const words = ['ice', 'snow', 'ski', 'penguin', 'bank'];
const clue: Review = {
  about: 'clue',
  isKnown: true,
  pointed: [
    { card: 3, chance: 0.9 },
    { card: 0, chance: 0.6 },
    { card: 4, chance: 0.3 },
  ],
  meant: [
    { card: 0, chance: 0.6 },
    { card: 1, chance: 0.1 },
  ],
  isNoted: true,
  danger: { card: 3, chance: 0.9, role: 'assassin' },
  better: [
    { word: 'frost', cards: [0, 1, 2] },
    { word: 'cube', cards: [0] },
  ],
};
const said = { exchange: 0, part: 'answer' as const, by: 'ann', text: 'Mostly barefoot.' };
const round: Review = {
  about: 'round',
  isWritten: true,
  telling: [{ ...said, before: 0.1, after: 0.7 }],
  knowable: said,
  fits: [
    { location: 'beach', chance: 0.7 },
    { location: 'zoo', chance: 0.01 },
  ],
  slips: [{ ...said, by: 'bo', text: 'It depends.', how: 'evasive' }],
  suspects: [{ person: 'bo', chance: 0.9 }],
};
const aloud: Review = {
  ...round,
  isWritten: false,
  course: {
    spy: 'bo',
    questions: 6,
    toSpy: 1,
    failed: [
      { by: 'ann', suspect: 'bo', against: ['cy', 'di'] },
      { by: 'cy', suspect: 'ann', against: ['di'] },
    ],
    stop: { minutes: 3, places: 27 },
  },
};
const nameOf = (id: string) => ({ ann: 'Ann', bo: 'Bo' })[id] ?? id;
const known = { words, clue: { word: 'cold', number: 2 }, nameOf, placeOf: (id: string) => `the ${id}` };

test('a clue: what it was for, what it suggested, the danger, and better clues', () => {
  expect(sayings(clue, english, known)).toEqual([
    'Meant: ICE (likely) and SNOW (unlikely).',
    'It also points at: BANK (possible).',
    'PENGUIN was the danger: the assassin.',
    'FROST would have joined ICE, SNOW, and SKI.',
    'CUBE would have led to ICE.',
  ]);
});

test('a clue with nothing to find fault with, a clue of zero, and a word the bot does not know', () => {
  const { danger: _, ...safe } = clue;
  expect(sayings({ ...safe, better: [], isNoted: false }, english, known)).toEqual([
    'It fits best: ICE (likely) and SNOW (unlikely).',
    'It also points at: PENGUIN (almost certain) and BANK (possible).',
    'No wrong card was close.',
    'The bot knows no better clue.',
  ]);
  const zero = { ...safe, meant: [], better: [], isNoted: false };
  expect(sayings(zero, english, { ...known, clue: { word: 'cold', number: 0 } })).toEqual([
    'The zero warns most of: PENGUIN (almost certain), ICE (likely), and BANK (possible).',
  ]);
  expect(sayings({ ...zero, isKnown: false, pointed: [] }, english, known)).toEqual([
    'The bot doesn’t know COLD, so it can’t judge this clue.',
  ]);
});

test('a guess: how the board looked, and what the bot would have done', () => {
  const likeliest = [{ card: 0, chance: 0.9 }];
  const guess = { about: 'guess' as const, likeliest, touched: { card: 3, chance: 0.2, rank: 5 }, wouldStop: false };
  expect(sayings(guess, english, known)).toEqual([
    'From the guesser’s seat: ICE (almost certain) and PENGUIN (unlikely).',
    'The bot would have picked ICE first.',
  ]);
  expect(sayings({ ...guess, wouldStop: true }, english, known)[1]).toBe('The bot would have stopped here.');
  const same = { ...guess, touched: { card: 0, chance: 0.9, rank: 1 } };
  expect(sayings(same, english, known)[1]).toBe('The bot would have picked this card too.');
});

test('a round: which sentences gave the place and the spy away', () => {
  expect(sayings(round, english, known)).toEqual([
    '“Mostly barefoot.” (Ann): after that, the place was likely.',
    'From “Mostly barefoot.” (Ann) on, a spy could have named the place.',
    'All of it together fits: the beach (likely).',
    '“It depends.” (Bo) could have been said anywhere.',
    'Most suspicious to those who knew the place: Bo (almost certain).',
  ]);
});

test('a round that was played aloud: what people tapped, and that the bot knows no more', () => {
  expect(sayings(aloud, english, known)).toEqual([
    'Ann was right about Bo. Against it: cy and di.',
    'cy accused Ann, who knew the place. Against it: di.',
    'The spy stopped the round after 3 minutes.',
    '27 places were possible.',
    'The spy was asked 1 of 6 questions.',
    'Played aloud: the bot knows only who asked, accused and voted.',
  ]);
  const course = { spy: 'bo', questions: 2, toSpy: 0, failed: [], ballot: { right: [], named: 3 } };
  expect(sayings({ ...aloud, course }, english, known).slice(0, -1)).toEqual([
    'In the last vote, nobody named the spy.',
    'The last vote was split between 3 people.',
    'Nobody asked the spy anything.',
  ]);
  const silent = { spy: 'bo', questions: 0, toSpy: 0, failed: [], stop: { minutes: 0, places: 1 } };
  expect(sayings({ ...aloud, course: silent }, english, known).slice(0, -1)).toEqual([
    'The spy stopped the round in the first minute.',
    '1 place was possible.',
  ]);
});

describe.each(Object.keys(languages) as LanguageCode[])('%s', async (code) => {
  const t = ready((await wholeOf(code)) as Whole, code);

  test('says the same in as many sentences, with no gap', () => {
    for (const review of [clue, round, aloud]) {
      const lines = sayings(review, t, known);
      expect(lines).toHaveLength(sayings(review, english, known).length);
      for (const line of lines) expect(line).not.toMatch(/undefined|\{|\}|\(\)/);
    }
  });
});
