/** Words no bot says as a clue. */
import { fold } from '@safehouse/language/letters.ts';
import { loadPacks } from '@safehouse/language/loader.ts';
import { expect, test } from 'vitest';
import { botLanguages, isUnsaid, languageCodes } from './index.ts';

const { packs } = loadPacks();

test.each(languageCodes)('no bot says a rude or sensitive word of %s, in any spelling of its letters', (code) => {
  const { rude, sensitive } = botLanguages[code] as (typeof botLanguages)[string];
  for (const word of `${rude} ${sensitive}`.split(/\s+/)) expect(isUnsaid(fold(word, code), code), word).toBe(true);
  for (const word of ['Hitler', 'Auschwitz', 'Gestapo']) expect(isUnsaid(fold(word, code), code), word).toBe(true);
});

test('bots say the names of places that only look rude', () => {
  for (const code of languageCodes) expect(isUnsaid(fold('Pisa', code), code), code).toBe(false);
  expect(isUnsaid(fold('pisi', 'hu'), 'hu')).toBe(true);
  expect(isUnsaid(fold('pieru', 'fi'), 'fi')).toBe(true);
});

test.each(languageCodes)('no list of %s bars a card of its packs', (code) => {
  const cards = packs.filter(({ language }) => language === code).flatMap((pack) => pack.cards);
  expect(cards.filter((card) => isUnsaid(fold(card, code), code))).toEqual([]);
});

test('the lists of Hungarian bar no innocent word that looks or sounds like a barred one', () => {
  const innocent = `Pisa Róma Tisza buzogány csillag csók faszén fasor fogó fosztóképző genetika golyó here
    hugenotta kakas kakaó kereszt kúra kúria magyar mell menóra momentum narancs nyilas pinty pisztoly pisztráng segéd
    segítség szarka szarvas szegfű szekta tábor tök turul vezér`;
  const barred = innocent.split(/\s+/).filter((word) => isUnsaid(fold(word, 'hu'), 'hu'));
  expect(barred).toEqual([]);
});

test('the lists of Finnish bar no innocent word that looks or sounds like a barred one', () => {
  const innocent = `munat panna pallo kukko kusiainen rinta rintama keskusta vihreä romaani Romania Persia natsata
    sekstetti helvetti`;
  expect(innocent.split(/\s+/).filter((word) => isUnsaid(fold(word, 'fi'), 'fi'))).toEqual([]);
  for (const word of ['itsemurha', 'mustalainen', 'perussuomalaiset', 'holokausti', 'pissa'])
    expect(isUnsaid(fold(word, 'fi'), 'fi'), word).toBe(true);
});

test('the lists of Romanian bar no innocent word that looks or sounds like a barred one', () => {
  const innocent = `aur Roma rom roman român curcan curs curte cursă fund fundaș laba labă rahat pulover pulpă puls pix
    viola violă violet violoncel violență negru rus maghiar neamț turc muiere muiat sanie sânge sânziană analiză coajă
    cocoș ou cucu nod sol debit idee lagună legiune mască obicei evantai clipă pisică pițigoi popor târg tort jder`;
  expect(innocent.split(/\s+/).filter((word) => isUnsaid(fold(word, 'ro'), 'ro'))).toEqual([]);
});
