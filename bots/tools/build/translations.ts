/** Translations of the cards' senses: words of another language that have the same sense. */
import { fold } from '@safehouse/language/letters.ts';
import type { Entry } from '../../meaning/lexicon.ts';
import type { Table } from '../../meaning/table.ts';

/** A language's lexicon and the table built from it, which has a vector for each sense. */
export type KnownLanguage = { readonly language: string; readonly entries: readonly Entry[]; readonly table: Table };

export type Translated = {
  readonly headword: string;
  readonly gloss: string;
  readonly words: Record<string, string[]>;
};

/** Two texts about one sense by different authors are at least this similar. */
const SAME_SENSE = 0.5;
/** Another sense of the same English word that is more similar by this much is the one that is meant. */
const CLEARLY = 0.06;
/** Words for one sense in one language. */
const MOST_WORDS = 2;

type Source = Table['sources']['gloss'];
/** A sense of a word: its place among the word's senses, and the place of its vector. */
type Placed = { readonly word: string; readonly letters: string; readonly place: number; readonly at: number };

/** For each card of a language its senses, with the words of each language that have the same sense. */
export function translations(of: KnownLanguage, all: readonly KnownLanguage[]): Map<string, Translated[]> {
  const own = sensesByName(of);
  const others = all.map((known) => ({ ...known, named: sensesByName(known) }));
  const cards = of.entries.filter(({ isCard }) => isCard);
  const wordsFor = (sense: Placed, name: string): [string, string[]][] =>
    others.flatMap(({ language, table, named }) => {
      const rivals = (own.get(name) ?? []).filter((rival) => rival.at !== sense.at);
      const alike = (named.get(name) ?? [])
        .filter((other) => language !== of.language || other.letters !== sense.letters)
        .map((other) => ({ ...other, likeness: likeness(of, sense, table.sources.gloss, other) }))
        .filter(({ likeness }) => likeness >= SAME_SENSE)
        .filter((other) => !rivals.some((rival) => isCloser(of, rival, table.sources.gloss, other)))
        // What a word means first is what it is used for.
        .sort((a, b) => b.likeness - 0.1 * b.place - (a.likeness - 0.1 * a.place));
      const words = [...new Set(alike.map(({ word }) => word))].slice(0, MOST_WORDS);
      return words.length > 0 ? [[language, words]] : [];
    });
  return new Map(
    cards.map((card) => [
      card.letters,
      card.senses.map(({ headword, gloss }, place) => {
        const name = nameOf(headword);
        const sense = own.get(name)?.find((one) => one.letters === card.letters && one.place === place);
        return { headword, gloss, words: Object.fromEntries(sense ? wordsFor(sense, name) : []) };
      }),
    ]),
  );
}

/** All senses of a lexicon, by their English headword. */
function sensesByName({ language, entries, table }: KnownLanguage): Map<string, Placed[]> {
  const starts = new Map(
    table.words.map((word, at) => [fold(word, language), table.sources.gloss.start[at] as number]),
  );
  const named = new Map<string, Placed[]>();
  for (const { word, letters, senses } of entries) {
    const start = starts.get(letters);
    if (start === undefined) continue;
    for (const [place, { headword }] of senses.entries()) {
      const name = nameOf(headword);
      named.set(name, [...(named.get(name) ?? []), { word, letters, place, at: start + place }]);
    }
  }
  return named;
}

const nameOf = (headword: string): string => headword.toLowerCase();

function isCloser(of: KnownLanguage, rival: Placed, source: Source, other: Placed & { likeness: number }): boolean {
  return likeness(of, rival, source, other) > other.likeness + CLEARLY;
}

function likeness({ table }: KnownLanguage, one: Placed, source: Source, other: Placed): number {
  const own = table.sources.gloss;
  const { size } = own;
  let [sum, first, second] = [0, 0, 0];
  for (let i = 0; i < size; i++) {
    const x = own.vectors[one.at * size + i] as number;
    const y = source.vectors[other.at * size + i] as number;
    sum += x * y;
    first += x * x;
    second += y * y;
  }
  return sum / Math.sqrt(first * second || 1);
}
