/** Links are borrowed only between words of the same sense, and are stronger if more languages have them. */
import { expect, test } from 'vitest';
import type { Entry } from '../../meaning/lexicon.ts';
import { borrowed, loansOf } from './borrowed-links.ts';
import type { WordTexts } from './texts.ts';

/** As a sentence model would place them: music near music, archery near archery. */
const vectors: Readonly<Record<string, Float32Array>> = {
  'bow: weapon for arrows': Float32Array.of(1, 0),
  'bow: shoots arrows': Float32Array.of(0.9, 0.1),
  'bow: stick for a violin': Float32Array.of(0, 1),
  'arrow: shot from a bow': Float32Array.of(0.95, 0.05),
  'violin: instrument with strings': Float32Array.of(0.05, 0.95),
};
const vectorOf = (text: string) => vectors[text];

const entry = (word: string, senses: readonly [string, string][], links: readonly [string, number][] = []): Entry => ({
  word,
  letters: word,
  senses: senses.map(([headword, gloss]) => ({ headword, gloss })),
  links: links.map(([word, strength]) => ({ word, strength })),
  isCard: links.length > 0,
});

const danish = [
  entry(
    'bue',
    [
      ['bow', 'weapon for arrows'],
      ['bow', 'stick for a violin'],
    ],
    [
      ['pil', 4],
      ['violin', 3],
      ['sløjfe', 5],
      ['strop', 1],
    ],
  ),
  entry('pil', [['arrow', 'shot from a bow']]),
  entry('violin', [['violin', 'instrument with strings']]),
];
const finnish = [
  entry('jousi', [['bow', 'shoots arrows']], [['nuoli', 3]]),
  entry('nuoli', [['arrow', 'shot from a bow']]),
];
const hungarian: readonly WordTexts[] = [
  { word: 'íj', senses: ['bow: shoots arrows'], headwords: ['bow'] },
  { word: 'vonó', senses: ['bow: stick for a violin'], headwords: ['bow'] },
  { word: 'nyíl', senses: ['arrow: shot from a bow'], headwords: ['arrow'] },
  { word: 'hegedű', senses: ['violin: instrument with strings'], headwords: ['violin'] },
].map((one) => ({ ...one, letters: one.word, isCard: false, isCandidate: true, isScene: false }));

test('a link is about the two senses that are most alike; a hint, and a word without a sense, are not lent', () => {
  const loans = loansOf('da', danish, vectorOf);
  expect(loans.map(({ card, clue, strength }) => [card.text, clue.text, strength])).toEqual([
    ['bow: weapon for arrows', 'arrow: shot from a bow', 4],
    ['bow: stick for a violin', 'violin: instrument with strings', 3],
  ]);
});

test('two words of one English name keep their own company, and what two countries say is stronger', () => {
  const loans = [...loansOf('da', danish, vectorOf), ...loansOf('fi', finnish, vectorOf)];
  expect(borrowed(hungarian, [], loans, vectorOf)).toEqual([
    { card: 'íj', clue: 'nyíl', strength: 4, isBorrowed: true },
    { card: 'vonó', clue: 'hegedű', strength: 2, isBorrowed: true },
  ]);
});

test('what the own lexicon says is not borrowed', () => {
  const own = [{ card: 'íj', clue: 'nyíl', strength: 2 }];
  expect(borrowed(hungarian, own, loansOf('fi', finnish, vectorOf), vectorOf)).toEqual([]);
});
