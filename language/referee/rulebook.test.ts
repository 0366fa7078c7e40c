/** The rulebooks' own examples: every line must come out as written. */
import { beforeAll, describe, expect, test } from 'vitest';
import { loadPacks } from '../loader.ts';
import { usual } from './opinion.ts';
import { Referee } from './referee.ts';

const withCards = new Referee(loadPacks().packs);
/** As with the cards of a table's own: no families. */
const bare = new Referee([]);
beforeAll(async () => {
  await withCards.load();
  await bare.load();
}, 60_000);

const illegal: [rule: string, language: string, visible: string[], clues: string[]][] = [
  ['L6', 'da', ['MÅL'], ['mål', 'måler', 'måleske']],
  ['L7', 'da', ['SNEMAND'], ['sne', 'mand', 'vandmand', 'snesko']],
  ['L10', 'da', [], ['skakjournalist']],
  ['L5', 'da', [], ['gateau']],
  ['L6', 'it', ['BOCCA'], ['boccalone', 'boccaglio', 'boccuccia', 'bocche']],
  ['L7', 'it', ['GRATTACIELO'], ['grattugia', 'grattarsi']],
  ['L11', 'it', ['FAMILIARE'], ['famigliare']],
  ['L5', 'it', [], ['Apfel']],
  ['L6', 'hu', ['DRÁGAKŐ'], ['drágakő']],
  ['L7', 'hu', ['KIRÁLYLÁNY'], ['király']],
  ['L7', 'hu', ['PORSZEM'], ['por', 'szem', 'porszívó', 'szemüveg']],
  ['L1', 'hu', [], ['Leonardo da Vinci', 'fekete péntek']],
  ['L6', 'fi', ['MYRSKY'], ['myrsky']],
  ['L7', 'fi', ['SADEPILVI'], ['sade']],
  ['L6', 'fi', ['MUISTI'], ['muistaminen', 'muistettu', 'muistikortti']],
  ['L7', 'fi', ['JALKAPALLO'], ['jalka', 'pallo', 'jalkaisin', 'palloilu']],
  ['L10', 'fi', [], ['avaruushuone']],
  ['L6', 'en', ['PARK'], ['park', 'parks', 'parking']],
  ['L7', 'en', ['FIREMAN'], ['fire', 'man', 'firefly', 'manhole']],
];

const legal: [rule: string, language: string, visible: string[], clues: string[]][] = [
  ['L9', 'da', ['ENGLAND', 'GRÆKENLAND'], ['land']],
  ['L8', 'da', ['KRUMME'], ['rum']],
  ['L10', 'da', [], ['sportsjournalist']],
  ['L5', 'da', [], ['petitfour']],
  ['L13', 'da', [], ['FBI', 'CIA', 'DSB', 'radar', 'sonar', 'laser']],
  ['L9', 'it', ['INGHILTERRA'], ['terra']],
  ['L8', 'it', ['POSIZIONE'], ['zio']],
  ['L11', 'it', ['ANNO'], ['hanno']],
  ['L5', 'it', [], ['strudel']],
  ['L13', 'it', [], ['CIA', 'ONU', 'laser', 'radar', 'sonar']],
  ['L5', 'hu', [], ['hotel', 'Michelangelo']],
  ['L8', 'fi', ['MUISTI'], ['uistin']],
  ['L8', 'fi', ['JALKAPALLO'], ['kallo']],
  ['L5', 'fi', [], ['vinaigrette', 'Michelangelo']],
  ['L8', 'en', ['PARK'], ['ark']],
];

describe.each([
  ['cards', withCards],
  ['words without families', bare],
])('with %s', (_, referee) => {
  for (const [rule, language, visible, clues] of illegal) {
    test.each(clues)(`${rule} ${language} ${visible.join(', ')}: %s is illegal`, (clue) => {
      expect(referee.judge(clue, visible, language)).toMatchObject({ verdict: 'illegal', rule });
    });
  }
  for (const [rule, language, visible, clues] of legal) {
    test.each(clues)(`${rule} ${language} ${visible.join(', ')}: %s is legal`, (clue) => {
      expect(referee.judge(clue, visible, language)).toMatchObject({ verdict: 'legal' });
    });
  }
  test('L12 Leonardo da Vinci is one word where names are', () => {
    expect(referee.judge('Leonardo da Vinci', [], 'hu', { ...usual, names: true }).verdict).toBe('legal');
    expect(referee.judge('fekete péntek', [], 'hu', { ...usual, names: true }).verdict).toBe('illegal');
  });
  test('L14 fekete péntek is one word where compounds may be written apart', () => {
    expect(referee.judge('fekete péntek', [], 'hu', { ...usual, apart: true }).verdict).toBe('legal');
    expect(referee.judge('Leonardo da Vinci', [], 'hu', { ...usual, apart: true }).verdict).not.toBe('legal');
  });
  test('L13 abbreviations are no words where the table has agreed so; radar is one always', () => {
    const rules = { ...usual, acronyms: false };
    expect(referee.judge('CIA', [], 'it', rules)).toMatchObject({ verdict: 'illegal', rule: 'L13' });
    expect(referee.judge('radar', [], 'it', rules).verdict).toBe('legal');
  });
});
