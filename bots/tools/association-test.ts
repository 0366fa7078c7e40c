/** The native association test: given an emoji's keyword (CLDR), pick the noun that names it out of 25. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fold } from '@safehouse/language/letters.ts';
import { type Entry, readLexicon } from '../meaning/lexicon.ts';
import type { Meaning } from '../meaning/meaning.ts';
import { heard } from '../word-games/hear.ts';
import { inputs } from './build/inputs.ts';

export type AssociationResult = {
  readonly language: string;
  /** Keywords asked, and those the bot knew or understood. */
  readonly asked: number;
  readonly understood: number;
  /** Understood keywords that led to the right noun at the first try. */
  readonly right: number;
  /** The same for keywords that are in the table as they are, not as a form, part or misspelling of another word. */
  readonly known: number;
  readonly knownRight: number;
};

const BOARD = 25;

type Annotations = { annotations: { annotations: Record<string, { tts?: string[]; default?: string[] }> } };

export function testAssociations(meaning: Meaning): AssociationResult {
  const { language } = meaning;
  const nouns = nounsOf(language, readLexicon(language).entries);
  const names = [...nouns.keys()].sort();
  const chance = generator(2_026);
  let asked = 0;
  let understood = 0;
  let right = 0;
  let known = 0;
  let knownRight = 0;
  for (const noun of names) {
    for (const keyword of [...(nouns.get(noun) ?? [])].sort()) {
      const board = [noun];
      while (board.length < BOARD) {
        const other = names[Math.floor(chance() * names.length)] as string;
        if (!board.includes(other) && !nouns.get(other)?.has(keyword)) board.push(other);
      }
      asked++;
      const meant = meaning.understand(keyword);
      const said = heard(keyword, board, meaning);
      if (!meant || !said) continue;
      const [own = 0, ...others] = said.strengths;
      const isRight = others.every((other) => own > other);
      understood++;
      if (isRight) right++;
      if (meant.how !== 'known') continue;
      known++;
      if (isRight) knownRight++;
    }
  }
  return { language, asked, understood, right, known, knownRight };
}

/** Emoji whose name is in our lexicon, with CLDR's other single-word keywords for them. */
function nounsOf(language: string, entries: readonly Entry[]): Map<string, Set<string>> {
  const file = join(inputs, 'cldr-annotations-full', 'annotations', language, 'annotations.json');
  const { annotations } = JSON.parse(readFileSync(file, 'utf8')) as Annotations;
  const known = new Set(entries.map(({ letters }) => letters));
  const nouns = new Map<string, Set<string>>();
  for (const { tts: [name = ''] = [], default: keywords = [] } of Object.values(annotations.annotations)) {
    const noun = fold(name, language);
    if (/\s/.test(name) || !known.has(noun)) continue;
    const own = nouns.get(noun) ?? new Set<string>();
    for (const keyword of keywords) {
      const letters = fold(keyword, language);
      // A keyword that contains the noun, or is contained in it, gives it away.
      if (/\s/.test(keyword) || letters === '' || letters.includes(noun) || noun.includes(letters)) continue;
      own.add(letters);
    }
    nouns.set(noun, own);
  }
  return nouns;
}

/** Reproducible numbers from 0 to 1 (mulberry32). */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
