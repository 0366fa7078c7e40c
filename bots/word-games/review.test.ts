/** A bot's opinion of clues and guesses in a finished game. */
import { table } from '@safehouse/rules/codenames/scenario.ts';
import { table as pair } from '@safehouse/rules/duet/scenario.ts';
import { expect, test } from 'vitest';
import type { Meaning } from '../meaning/meaning.ts';
import { type Links, linked } from '../testing/linked-meaning.ts';
import { reviewWords } from './review.ts';

const drawing = 'apple:red pear:red plum:red knife:red bank:blue coin:blue crown:- dwarf:X';
const links: Links = {
  fruit: { apple: 2.2, pear: 2, plum: 1.9 },
  sweet: { apple: 1.9, crown: 1.7, pear: 0.6 },
  deadly: { knife: 1.6, dwarf: 1.5 },
};

/** Red's first clue, seen by its giver before and by the guessers after it. */
function clueOf(word: string, number: number, meant?: string[], meaning: Meaning = linked(links)) {
  const t = table(drawing);
  const giver = t.red.spymaster.view;
  t.red.spymaster.clues(word, number);
  const card = (one: string) => giver.cards.findIndex((each) => each.word === one);
  const review = reviewWords(
    { about: 'clue', giver, guesser: t.red.operative.view, ...(meant && { meant: meant.map(card) }) },
    meaning,
  );
  if (review?.about !== 'clue') throw new Error('no opinion of the clue');
  const words = (cards: readonly { card: number }[]) => cards.map((one) => giver.cards[one.card]?.word);
  return { ...review, words, wordOf: (card: number) => giver.cards[card]?.word };
}

test('says what a clue pointed at, how likely each meant card was found, and the danger', () => {
  const { pointed, meant, danger, words, wordOf, isNoted, isKnown } = clueOf('sweet', 2, ['apple', 'pear']);
  expect(isKnown).toBe(true);
  expect(isNoted).toBe(true);
  expect(words(pointed).slice(0, 2)).toEqual(['apple', 'crown']);
  expect(words(meant)).toEqual(['apple', 'pear']);
  expect(meant[0]?.chance).toBeGreaterThan(0.8);
  expect(meant[1]?.chance).toBeLessThan(0.3);
  expect(danger && wordOf(danger.card)).toBe('crown');
  expect(danger?.role).toBe('bystander');
});

test('names a clue with which guessers find more of the same cards', () => {
  const { better, wordOf } = clueOf('sweet', 2, ['apple', 'pear']);
  expect(better.map(({ word, cards }) => [word, cards.map(wordOf)])).toEqual([['fruit', ['apple', 'pear']]]);
});

test('knows no better clue where the given one was best', () => {
  expect(clueOf('fruit', 3, ['apple', 'pear', 'plum'])).toMatchObject({ better: [], isNoted: true });
  expect(clueOf('fruit', 3).danger).toBeUndefined();
});

test('without a note of the giver, it takes the cards that fit best', () => {
  const { meant, words, isNoted } = clueOf('fruit', 3);
  expect(isNoted).toBe(false);
  expect(words(meant)).toEqual(['apple', 'pear', 'plum']);
});

test('names the assassin as the danger', () => {
  expect(clueOf('deadly', 1, ['knife']).danger?.role).toBe('assassin');
});

test('does not judge a word it does not know, and says what else could have been given', () => {
  const { better, wordOf, ...rest } = clueOf('zzyzx', 1);
  expect(rest).toMatchObject({ isKnown: false, pointed: [], meant: [] });
  expect(better[0]?.word).toBe('fruit');
  expect(better[0]?.cards.map(wordOf)).toEqual(['apple']);
});

test('says how the board looked to the guesser, and what the bot would have touched', () => {
  const t = table(drawing);
  t.red.spymaster.clues('fruit', 2);
  const guesser = t.red.operative.view;
  const card = (one: string) => guesser.cards.findIndex((each) => each.word === one);
  const about = (word: string) => {
    const review = reviewWords({ about: 'guess', guesser, card: card(word) }, linked(links));
    return review?.about === 'guess' ? review : undefined;
  };
  expect(about('apple')).toMatchObject({ touched: { card: card('apple'), rank: 1 }, wouldStop: false });
  const wrong = about('bank');
  expect(wrong?.likeliest[0]?.card).toBe(card('apple'));
  expect(wrong?.touched.rank).toBeGreaterThan(3);
  expect(wrong?.touched.chance).toBeLessThan(0.5);
});

test('reviews a clue of Duet by the face of its giver', () => {
  const t = pair(`apple:A/- pear:A/- crown:-/A dwarf:X/-`);
  const giver = t.west.view;
  t.west.clues('sweet', 2);
  const review = reviewWords({ about: 'clue', giver, guesser: t.east.view }, linked(links));
  if (review?.about !== 'clue') throw new Error('no opinion of the clue');
  expect(giver.cards[review.danger?.card ?? -1]?.word).toBe('crown');
});
