/** Regular forms of Italian nouns and adjectives. */
import type { WordLookup } from '../../grammar.ts';

const SHORTEST_NOUN = 3;

/** Plurals: *macchina, macchine; lago, laghi; medico, medici; arancia, arance*. */
const plurals: readonly (readonly [RegExp, readonly string[]])[] = [
  [/[cg]ia$/, ['e', 'ie']],
  [/[cg]a$/, ['he']],
  [/a$/, ['e']],
  [/[cg]o$/, ['hi', 'i']],
  [/i[oe]$/, ['i']],
  [/[oe]$/, ['i']],
];

/** People by their work or origin. The dictionary lists the women as words of their own if they begin with a vowel. */
const people = /^[aeiou].*(?:[ai]no|aio|ario|iero|ologo|ografo|ato|ico)$/u;
const others = new Set('alunno allievo orso asino agnello architetto avvocato amico'.split(' '));

/** Kept agreements of the words on the tables. */
const kept = new Map<string, readonly string[]>();
const MOST_KEPT = 1000;

export function regularForms(letters: string, known: WordLookup): readonly string[] {
  const found = kept.get(letters);
  if (found) return found;
  if (kept.size >= MOST_KEPT) kept.clear();
  const forms = [
    ...pluralsOf(letters),
    ...agreementsOf(letters, known),
    ...womenOf(letters),
    ...superlativesOf(letters, known),
  ];
  kept.set(letters, forms);
  return forms;
}

function pluralsOf(letters: string): string[] {
  const [ending, plural] = plurals.find(([ending]) => ending.test(letters)) ?? [];
  if (!ending || !plural || letters.length < SHORTEST_NOUN) return [];
  const stem = letters.slice(0, /i[oae]$/.test(letters) && ending.source.includes('i') ? -2 : -1);
  return plural.map((end) => stem + end);
}

/** *Attore, attrice; attrice, attore*. */
function womenOf(letters: string): string[] {
  if (letters.endsWith('tore')) return ['trice', 'trici'].map((ending) => letters.slice(0, -4) + ending);
  return letters.endsWith('trice') ? ['tore', 'tori'].map((ending) => letters.slice(0, -5) + ending) : [];
}

/** Of an adjective: *stanco, stanca, stanche*. A noun has none of these: *porta* is no form of *porto*. */
function agreementsOf(letters: string, known: WordLookup): string[] {
  if (!letters.endsWith('o') || !(people.test(letters) || others.has(letters) || isAdjective(letters, known)))
    return [];
  const stem = letters.slice(0, -1);
  return [`${stem}a`, /[cg]$/u.test(stem) ? `${stem}he` : `${stem}e`];
}

function superlativesOf(letters: string, known: WordLookup): string[] {
  return isAdjective(letters, known) ? ['o', 'a', 'i', 'e'].map((ending) => `${most(letters)}${ending}`) : [];
}

/** *Stanchissim-, vecchissim-, utilissim-*. */
function most(letters: string): string {
  const stem = letters.slice(0, -1);
  return `${stem.replace(/i$/u, '')}${/[cg]o$/u.test(letters) ? 'h' : ''}issim`;
}

/** An adjective has an adverb or a superlative. */
function isAdjective(letters: string, { has, basesOf }: WordLookup): boolean {
  if (!/[oe]$/u.test(letters)) return false;
  const stem = letters.slice(0, -1);
  const adverb = `${letters.endsWith('o') ? `${stem}a` : /[lr]e$/u.test(letters) ? stem : letters}mente`;
  return has(adverb) || [adverb, `${most(letters)}o`].some((form) => basesOf(form).includes(letters));
}
