/** Borrowed links: taken from other languages' lexicons where both words mean the same here. */
import { fold } from '@safehouse/language/letters.ts';
import { type Entry, textOf } from '../../meaning/lexicon.ts';
import type { LinkText, WordTexts } from './texts.ts';

export type VectorOf = (text: string) => Float32Array | undefined;

/** A link between two senses in another language. */
export type Loan = {
  readonly language: string;
  readonly card: Sense;
  readonly clue: Sense;
  readonly strength: number;
};
/** The English names it is found by, and the text that tells it from their other senses. */
type Sense = { readonly names: readonly string[]; readonly text: string };

/**
 * Minimum similarity of two texts about one sense by different authors; texts about two senses of one English word
 * score lower.
 */
const SAME_SENSE = 0.6;
/** Weak hints are not borrowed, and a link from a single language must be stronger. */
const WEAKEST = 2;
const WEAKEST_ALONE = 3;
const STRONGEST = 5;

/** A lexicon's links, each between the two senses it is most likely about. */
export function loansOf(language: string, entries: readonly Entry[], vectorOf: VectorOf): Loan[] {
  const senses = new Map(entries.map((entry) => [entry.letters, sensesIn(entry, language)]));
  return entries.flatMap(({ letters, links }) =>
    links.flatMap(({ word, strength }) => {
      if (strength < WEAKEST) return [];
      const pairs = (senses.get(letters) ?? []).flatMap((card) =>
        (senses.get(fold(word, language)) ?? []).map((clue) => ({
          loan: { language, card, clue, strength },
          alike: likeness(vectorOf(card.text), vectorOf(clue.text)),
        })),
      );
      const [first, ...rest] = pairs;
      return first ? [rest.reduce((best, pair) => (pair.alike > best.alike ? pair : best), first).loan] : [];
    }),
  );
}

function sensesIn({ word, senses }: Entry, language: string): Sense[] {
  const own = language === 'en' ? [word.toLowerCase()] : [];
  return senses.map((sense) => ({
    names: [...new Set([sense.headword.toLowerCase(), ...own])],
    text: textOf(sense),
  }));
}

/** Links that the language's own lexicon lacks. Links from several languages are stronger. */
export function borrowed(
  words: readonly WordTexts[],
  own: readonly LinkText[],
  loans: readonly Loan[],
  vectorOf: VectorOf,
): LinkText[] {
  const here = finder(words, vectorOf);
  const ours = new Set(own.map(({ card, clue }) => `${card} ${clue}`));
  const said = new Map<string, { card: string; clue: string; by: Map<string, number> }>();
  for (const { language, card: to, clue: from, strength } of loans) {
    for (const card of here(to)) {
      for (const clue of here(from)) {
        const key = `${card} ${clue}`;
        if (card === clue || ours.has(key)) continue;
        const one = said.get(key) ?? { card, clue, by: new Map<string, number>() };
        one.by.set(language, Math.max(strength, one.by.get(language) ?? 0));
        said.set(key, one);
      }
    }
  }
  return [...said.values()].flatMap(({ card, clue, by }) => {
    const most = Math.max(...by.values());
    if (by.size === 1 && most < WEAKEST_ALONE) return [];
    // A link from a single language may be specific to it, so it is weakened.
    return [{ card, clue, strength: Math.min(STRONGEST, most + by.size - 2), isBorrowed: true }];
  });
}

/** Finds the words of this language that have another language's sense. */
function finder(words: readonly WordTexts[], vectorOf: VectorOf): (sense: Sense) => readonly string[] {
  const named = Map.groupBy(
    words.flatMap(({ letters, senses, headwords }) =>
      senses.flatMap((text) => {
        // A word with one headword has that name in all its senses, like every English word.
        const names = [text.slice(0, text.indexOf(': ')), ...(headwords.length === 1 ? headwords : [])];
        return Array.from(new Set(names.map((name) => name.toLowerCase())), (name) => ({ name, letters, text }));
      }),
    ),
    ({ name }) => name,
  );
  const kept = new Map<Sense, readonly string[]>();
  return (sense) => {
    const known = kept.get(sense);
    if (known) return known;
    const own = vectorOf(sense.text);
    const found = sense.names
      .flatMap((name) => named.get(name) ?? [])
      .filter(({ text }) => likeness(vectorOf(text), own) >= SAME_SENSE);
    const letters = [...new Set(found.map(({ letters }) => letters))];
    kept.set(sense, letters);
    return letters;
  };
}

function likeness(a: Float32Array | undefined, b: Float32Array | undefined): number {
  if (!a || !b) return 0;
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += (a[at] as number) * (b[at] as number);
  return sum;
}
