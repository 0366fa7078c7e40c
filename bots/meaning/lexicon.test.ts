/** The lexicon: the texts of all languages are complete, and mistakes are reported with their line. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fold } from '@safehouse/language/letters.ts';
import { loadPacks } from '@safehouse/language/loader.ts';
import { described } from '@safehouse/language/text-files.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { languageCodes } from '../languages/index.ts';
import { readCommon } from './common-words.ts';
import { readLexicon } from './lexicon.ts';

const { packs } = loadPacks();

describe.each(languageCodes)('the lexicon of %s', (language) => {
  const { entries, scenes, mistakes } = readLexicon(language);

  it('has no mistakes', () => {
    expect(mistakes.map(described)).toEqual([]);
  });

  it('has every card of our packs, with what it calls to mind', () => {
    const cards = new Set(entries.filter(({ isCard }) => isCard).map(({ letters }) => letters));
    const ours = packs.filter((pack) => pack.language === language).flatMap((pack) => pack.cards);
    expect(ours.length).toBeGreaterThanOrEqual(800);
    expect(ours.filter((card) => !cards.has(fold(card, language)))).toEqual([]);
  });

  it('has at least 3,000 clue words', () => {
    expect(entries.filter(({ isCard }) => !isCard).length).toBeGreaterThanOrEqual(3000);
  });

  it('has common words that are no cards, if any', () => {
    const { words, mistakes } = readCommon(language);
    expect(mistakes.map(described)).toEqual([]);
    const cards = new Set(entries.filter(({ isCard }) => isCard).map(({ letters }) => letters));
    expect(words.filter(({ letters }) => cards.has(letters)).map(({ word }) => word)).toEqual([]);
  });

  it('has at least 1,000 scenes', () => {
    expect(scenes.size).toBeGreaterThanOrEqual(1000);
  });
});

describe('a line that is wrong', () => {
  const folders: string[] = [];
  afterEach(() => {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
  });

  const links = '5 a, b, c, d; 4 e, f, g, h; 1 i, j, k, l';
  const read = (clues: string, cards = `sun = sun: our star ~ ${links}`, scenes = '') => {
    const folder = mkdtempSync(join(tmpdir(), 'lexicon-'));
    folders.push(folder);
    mkdirSync(join(folder, 'en'));
    writeFileSync(join(folder, 'en', 'cards-classic.txt'), cards);
    writeFileSync(join(folder, 'en', 'cards-duet.txt'), '');
    writeFileSync(join(folder, 'en', 'clues.txt'), clues);
    writeFileSync(join(folder, 'en', 'scenes.txt'), scenes);
    const lexicon = readLexicon('en', folder);
    return { ...lexicon, told: lexicon.mistakes.map((mistake) => described(mistake).slice(folder.length + 1)) };
  };
  const mistakesOf = (...texts: Parameters<typeof read>) => read(...texts).told;

  it('reports nothing when all is well', () => {
    expect(mistakesOf('moon = moon: it circles the earth | moon: to show one’s bottom')).toEqual([]);
  });

  it.each([
    ['moon', 'en/clues.txt:1: “moon” is not written as: word = headword: gloss'],
    ['# first\nmoon = moon', 'en/clues.txt:2: “moon”: the sense “moon” is not written as headword: gloss'],
    ['Sun = sun: our star', 'en/clues.txt:1: “Sun” is there already: cards-classic.txt:1'],
    ['New York = New York: a city', 'en/clues.txt:1: “New York” has a space: join the words of a name by _'],
    ['moon = moon: a body ~ 5 night', 'en/clues.txt:1: “moon” is a clue word: only cards have links after ~'],
  ])('%s', (clues, told) => {
    expect(mistakesOf(clues)).toEqual([told]);
  });

  it.each([
    ['sun = sun: our star', '“sun” is a card and says nothing after ~'],
    [`sun = sun: our star ~ ${links}; 4 a`, '“sun”: “a” is linked twice'],
    [`sun = sun: our star ~ ${links}; 7 m`, '“sun”: “7 m” does not begin with its strength, 1 to 5'],
    [`sun = sun: our star ~ ${links}; 3 sun`, '“sun”: is linked to itself'],
    ['sun = sun: our star ~ 5 moon', '“sun” has 1 links, and needs 12'],
  ])('of a card: %s', (cards, told) => {
    expect(mistakesOf('', cards)).toEqual([`en/cards-classic.txt:1: ${told}`]);
  });

  it.each([
    ['beach', '“beach” is not written as: word ~ 5 card, card; 4 card'],
    ['beach ~ 5 moon', '“beach”: there is no card “moon”'],
    ['beach ~ sun', '“beach”: “sun” does not begin with its strength, 1 to 5'],
    ['sun ~ 5 sun', '“sun”: is linked to itself'],
  ])('of a scene: %s', (scene, told) => {
    expect(mistakesOf('', undefined, scene)).toEqual([`en/scenes.txt:1: ${told}`]);
  });

  it('a scene that is there twice', () => {
    expect(mistakesOf('', undefined, 'beach ~ 5 sun\nBeach ~ 4 sun')).toEqual([
      'en/scenes.txt:2: “Beach”: is there already',
    ]);
  });

  it('scenes add to what a card calls to mind, and decide how strongly', () => {
    const { entries, scenes, told } = read('', undefined, 'beach ~ 4 sun\na ~ 3 sun\nl ~ 2 sun');
    expect(told).toEqual([]);
    expect([...scenes]).toEqual(['beach', 'a', 'l']);
    const strengths = new Map(entries[0]?.links.map(({ word, strength }) => [word, strength]));
    expect([strengths.get('beach'), strengths.get('a'), strengths.get('l')]).toEqual([4, 3, 2]);
  });

  it.each([
    ['king', '“king” is not written as: word ~ 5 link, link; 4 link'],
    ['king ~ 5 queen\nKing ~ 5 crown', '“King”: is there already'],
    ['king ~ queen', '“king”: “queen” does not begin with its strength, 1 to 5'],
  ])('of a common word: %s', (common, told) => {
    const folder = mkdtempSync(join(tmpdir(), 'lexicon-'));
    folders.push(folder);
    mkdirSync(join(folder, 'en'));
    writeFileSync(join(folder, 'en', 'common.txt'), common);
    const [mistake, ...others] = readCommon('en', folder).mistakes;
    expect(mistake?.text).toBe(told);
    expect(others).toEqual([]);
  });

  it('a missing language is reported', () => {
    expect(readLexicon('xx').mistakes).toHaveLength(4);
  });
});
