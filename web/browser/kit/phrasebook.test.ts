/** The crawl's reader finds each thing that must never be on a page, and accepts everything else. */
import { expect, test } from 'vitest';
import { fault, keysOf, Phrasebook } from './phrasebook.ts';

const en = {
  lobby: { start: 'Start the game', sit: 'Sit here', sitAt: 'Sit here: {seat}', seat: 'Spymaster' },
  cards: { one: '{n} card', other: '{n} cards' },
  clue: '{name} says {word}.',
  doubt: 'Doubtful.',
  refusals: { 'not-your-turn': 'It is not your turn.' },
};
const ro = {
  lobby: { start: 'Începe partida', sit: 'Ia loc aici', sitAt: 'Ia loc aici: {seat}', seat: 'Spion-șef' },
  cards: { one: '{n} carte', few: '{n} cărți', other: '{n} de cărți' },
  clue: '{name} spune {word}.',
  doubt: 'Discutabil.',
  refusals: { 'not-your-turn': 'Nu e rândul tău.' },
};
const data = { words: ['Ada', 'Bo', 'nyúl'], shapes: [/^K\d+$/] };
const english = new Phrasebook('en', en, data);
const romanian = new Phrasebook('ro', ro, data);
const found = (text: string) => fault(text, romanian, english, keysOf(en));

test('what the language says is fine, alone, filled and put together', () => {
  for (const text of [
    'Începe partida',
    'Ia loc aici: Spion-șef',
    'Ada spune nyúl.',
    'Discutabil. Nu e rândul tău.',
    'nyúl, Spion-șef, Ada și Bo',
    'ny\u00adúl',
    'Spion-șef:',
    '🔴 2 🟥🟥',
    'NYÚL 3',
    'Ia loc aici: K7',
    'acum 20 de minute',
    'ieri',
    '15 minute',
    '1:23',
  ]) {
    expect(found(text), text).toBeUndefined();
  }
});
test('English is found, whole or filled', () => {
  expect(found('Start the game')).toBe('English: “Start the game”');
  expect(found('Sit here: Spymaster')).toMatch(/^English/);
  expect(found('Ada says nyúl.')).toMatch(/^English/);
  // Only half of it is English.
  expect(found('Ia loc aici: Spymaster')).toMatch(/^in no catalogue/);
  expect(found('Discutabil. It is not your turn.')).toMatch(/^in no catalogue/);
});
test('a text that is in no catalogue is found', () => {
  expect(found('Loading')).toBe('in no catalogue: “Loading”');
  expect(found('nyúl loading')).toMatch(/^in no catalogue/);
});
test('the name of a text is found', () => {
  expect(found('not-your-turn')).toBe('the name of a text: “not-your-turn”');
  expect(found('lobby.sitAt')).toMatch(/^the name of a text/);
  expect(found('Ada: not-your-turn')).toMatch(/^the name of a text/);
});
test('a parameter without its value is found', () => {
  expect(found('Ia loc aici: {seat}')).toMatch(/^a parameter was not replaced/);
  expect(found('Ia loc aici: undefined')).toMatch(/^no text at all/);
  expect(found('Ada spune [object Object].')).toMatch(/^no text at all/);
  expect(found('NaN de cărți')).toMatch(/^no text at all/);
  expect(found('Ia loc aici:')).toMatch(/^in no catalogue/);
  expect(found('Ada spune .')).toMatch(/^in no catalogue/);
});
test('Romanian has three plural forms, and a wrong one is found', () => {
  for (const text of ['1 carte', '2 cărți', '19 cărți', '20 de cărți', '101 cărți', '1.000 de cărți']) {
    expect(found(text), text).toBeUndefined();
  }
  expect([...romanian.met].sort()).toEqual(['few', 'one', 'other']);
  for (const text of ['2 carte', '20 cărți', '2 de cărți', '1 cărți', '119 de cărți']) {
    expect(found(text), text).toBe(`the wrong plural: “${text}”`);
  }
  expect(found('1,000 de cărți')).toMatch(/^in no catalogue/);
});
