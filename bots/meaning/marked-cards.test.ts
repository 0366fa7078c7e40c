/**
 * The cards of packs that a second reader has marked. `language/packs/<language>/marks-<pack>.tsv` has one line a card:
 * word, tab, `great`, `fine` or `poor`, and after another tab its theme if it is an `animal`, a `food` or a `place`.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fold } from '@safehouse/language/letters.ts';
import { loadPacks, type Pack, shippedPacks } from '@safehouse/language/loader.ts';
import { describe, expect, it } from 'vitest';
import { readLexicon } from './lexicon.ts';

const themes = { animal: 0.06, food: 0.05, place: 0.05 };
const { packs } = loadPacks();
const marksOf = ({ id }: Pack): string => join(shippedPacks, `${id.replace('/', '/marks-')}.tsv`);
const plain = (card: string): string => card.replaceAll('\u00AD', '');

describe.each(packs.filter((pack) => existsSync(marksOf(pack))))('the pack $id', (pack) => {
  const { language } = pack;
  const cards = pack.cards.map(plain);
  const lines = readFileSync(marksOf(pack), 'utf8').trimEnd().split('\n');
  const marks = lines.filter((line) => !line.startsWith('#')).map((line) => line.split('\t'));
  const share = (column: number, value: string): number =>
    marks.filter((mark) => mark[column] === value).length / cards.length;

  it('has a mark for each card, in their order', () => {
    expect(marks.map(([word]) => word)).toEqual(cards);
    const odd = marks.filter(
      ([, mark = '', theme]) =>
        !['great', 'fine', 'poor'].includes(mark) || (theme !== undefined && !Object.hasOwn(themes, theme)),
    );
    expect(odd).toEqual([]);
  });

  it('is great by half at least, and poor by a twentieth at most', () => {
    expect(share(1, 'great')).toBeGreaterThanOrEqual(0.5);
    expect(share(1, 'poor')).toBeLessThanOrEqual(0.05);
  });

  it.each(Object.entries(themes))('is not crowded by one theme: %s', (theme, most) => {
    expect(share(2, theme)).toBeLessThanOrEqual(most);
  });

  it('has two senses or more on three cards of five', () => {
    const { entries } = readLexicon(language);
    const senses = new Map(entries.map((entry) => [entry.letters, entry.senses.length]));
    const several = cards.filter((card) => (senses.get(fold(card, language)) ?? 0) > 1);
    expect(several.length / cards.length).toBeGreaterThanOrEqual(0.6);
  });

  it('has no card that is one letter away from another card of its language', () => {
    const all = packs.filter((other) => other.language === language).flatMap((other) => other.cards);
    const letters = all.map((card) => fold(card, language));
    const near = cards.flatMap((card) => {
      const own = fold(card, language);
      return letters.filter((other) => areNear(own, other)).map((other) => `${card}: ${other}`);
    });
    expect(near).toEqual([]);
  });
});

it.each([
  ['bank', 'tank', true],
  ['perec', 'perc', true],
  ['fok', 'fog', true],
  ['bank', 'bank', false],
  ['bank', 'link', false],
  ['kör', 'körző', false],
])('%s and %s are one letter apart: %s', (one, other, near) => {
  expect(areNear(one, other)).toBe(near);
});

/** Whether one letter is changed, added or left out. */
function areNear(one: string, other: string): boolean {
  const [a, b] = one.length <= other.length ? [one, other] : [other, one];
  if (a === b || b.length - a.length > 1) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  return a.slice(a.length === b.length ? at + 1 : at) === b.slice(at + 1);
}
