/** Texts that look alike are recognized in any script. Words that only differ by an accent do not look alike. */
import { describe, expect, test } from 'vitest';
import { glance, isNumbered, latinLook, looksLike, nameLook } from './looks.ts';

describe('two names look the same', () => {
  test.each([
    ['Ann', 'ann'],
    ['Ann', 'Аnn'],
    ['Alex', 'AIex'],
    ['Alex', 'A1ex'],
    ['Bob', 'B0b'],
    ['Maria', 'Маria'],
    ['Ann', 'A\u200dnn'],
    ['Ann', 'Ａｎｎ'],
    ['Tom', 'Torn'],
    ['Will', 'VVill'],
    ['Anna', 'Ꭺnna'],
    ['Anna', 'ꓮnna'],
    ['Anna', 'ᴀnna'],
    ['Anna', '𝓐𝓷𝓷𝓪'],
    ['Anna', 'Anna (2)'],
    ['Anna', 'Anna （２）'],
    ['Anna', 'Anna⑵'],
    ['Anna', 'Anna❨10❩'],
    ['Anna', 'Anna (2) (3)'],
  ])('%s and %s', (one, other) => expect(nameLook(one)).toBe(nameLook(other)));

  test.each([
    ['Ann', 'Anna'],
    ['Jose', 'José'],
    ['Őry', 'Ory'],
    ['Őry', 'Öry'],
    ['Åse', 'Ase'],
    ['Мария', 'Maria'],
    ['Anna', 'Anna 2'],
    ['(2)', '(3)'],
  ])('%s and %s do not', (one, other) => expect(nameLook(one)).not.toBe(nameLook(other)));

  test('a number in brackets after a name is recognized', () => {
    expect(['Anna (2)', 'Anna', 'Anna 2', '(2)'].map(isNumbered)).toEqual([true, false, false, false]);
  });
});

describe('a clue that looks like a codename', () => {
  test.each([
    ['vеlvеt', 'velvet'],
    ['VЕLVЕT', 'velvet'],
    ['vеLvet', 'velvet'],
    ['veIvet', 'velvet'],
    ['ve1vet', 'velvet'],
    ['MlLK', 'milk'],
    ['M1LK', 'milk'],
    ['m1lk', 'milk'],
    ['mılk', 'milk'],
    ['mi\u0307lk', 'milk'],
    ['b00k', 'book'],
    ['ΝΑΤΟ', 'nato'],
    ['bӕr', 'bær'],
    ['ӧl', 'öl'],
    ['𝓿𝓮𝓵𝓿𝓮𝓽', 'velvet'],
    ['ᴠᴇʟᴠᴇᴛ', 'velvet'],
    ['vеlvеt', 'vel\u00advet'],
    ['straße', 'strasse'],
    ['coh', 'сон'],
    ['с\u006fн', 'сон'],
  ])('%s is %s', (clue, codename) => expect(looksLike(clue, codename)).toBe(true));

  test.each([
    ['tall', 'tail'],
    ['Tall', 'tail'],
    ['TAIL', 'tall'],
    ['led', 'ied'],
    ['10', 'lo'],
    ['stern', 'stem'],
    ['öl', 'ől'],
    ['ol', 'öl'],
    ['ar', 'år'],
    ['kor', 'kør'],
    ['baer', 'bær'],
    ['sal', 'șal'],
    ['vélvet', 'velvet'],
    ["l'arte", 'larte'],
    ['τόσο', 'τόοο'],
    ['сон', 'сом'],
  ])('%s is not %s', (clue, codename) => expect(looksLike(clue, codename)).toBe(false));
});

test('only i and l look alike among the letters of our languages', () => {
  const letters = [...'abcdefghjklmnopqrstuvwxyzåøæäöőűüșțăâîéèàìòùáíóúšž'];
  expect(new Set(letters.map(glance)).size).toBe(letters.length);
});

test('letters of other scripts are replaced only if all of them look like Latin ones', () => {
  expect(latinLook('vеlvеts')).toBe('velvets');
  expect(latinLook('ᴠᴇʟᴠᴇᴛs')).toBe('velvets');
  expect(latinLook('мария')).toBe('мария');
  expect(latinLook('Őrült sør')).toBe('Őrült sør');
});
