/** The referee knows the words that the lexicon has: none of them is foreign or invented. */
import { loadPacks } from '@safehouse/language/loader.ts';
import { Referee } from '@safehouse/language/referee/referee.ts';
import { beforeAll, expect, test } from 'vitest';
import { languageCodes } from '../languages/index.ts';
import { readLexicon } from './lexicon.ts';

/** Every fifth word is checked: all of them take too long. */
const STEP = 5;

const referee = new Referee(loadPacks().packs);
beforeAll(() => referee.load());

test.each(languageCodes)('no plain clue word of the lexicon of %s is illegal next to no card', (language) => {
  const words = readLexicon(language)
    .entries.filter(({ word, isCard }) => !isCard && /^\p{Ll}+$/u.test(word))
    .map(({ word }) => word)
    .filter((_, at) => at % STEP === 0);
  expect(words.length).toBeGreaterThan(600);
  expect(words.filter((word) => referee.judge(word, [], language).verdict === 'illegal')).toEqual([]);
});
