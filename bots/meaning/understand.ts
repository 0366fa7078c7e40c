/** What a typed clue may mean: the referee's grammars lead from a form to a known word. */
import { fold } from '@safehouse/language/letters.ts';
import type { Grammar } from '@safehouse/language/referee/grammar.ts';
import { grammars, unknownGrammar } from '@safehouse/language/referee/languages/index.ts';
import { botLanguages } from '../languages/index.ts';
import { neighbour, oneSlipAway } from './neighbour.ts';

export type Understood = {
  readonly clue: string;
  readonly how: 'known' | 'lemma' | 'part' | 'spelling';
  /** The other part of a compound. */
  readonly beside?: string;
};

/** Minimum length of a compound's part; the head comes last. */
const SHORTEST_PART = 4;
/** Minimum length of the part next to a known one. */
const SHORTEST_BESIDE = 3;

/** Cache size: the words of a board are looked up repeatedly. */
const KEPT = 500;

export function understanding(
  language: string,
  index: ReadonlyMap<string, number>,
  words: readonly string[],
): {
  understand(typed: string): Understood | undefined;
  /** The known word of which this one is a form, by its letters. */
  baseOf(letters: string): string | undefined;
} {
  const grammar = grammars[language] ?? unknownGrammar;
  const kept = new Map<string, Understood | undefined>();
  const has = (letters: string): boolean => index.has(letters);
  const isLoose = botLanguages[language]?.hasCompounds && !grammar.joinsCompounds;
  const named = (letters: string, how: Understood['how']): Understood => ({
    clue: words[index.get(letters) as number] as string,
    how,
  });
  let bare: Map<string, string> | undefined;
  /** The known word that has these letters when typed without its marks: pitka is pitkä. */
  const unmarked = (letters: string): string | undefined => {
    bare ??= new Map([...index.keys()].reverse().map((word) => [bareOf(word), word]));
    return bare.get(bareOf(letters));
  };
  const find = (letters: string): Understood | undefined => {
    if (letters === '') return undefined;
    if (has(letters)) return named(letters, 'known');
    // Where compounds are seldom joined, one slip is also likelier than a rare derivation or compound: a villian is no
    // villa, and a hankerchief no chief.
    const isInflected = inflections(letters, language, grammar, has).some(has);
    const slip = isLoose && !isInflected ? oneSlipAway(letters, index.keys()) : undefined;
    if (slip !== undefined) return named(slip, 'spelling');
    const lemma = lemmas(letters, language, grammar, has).find(has);
    if (lemma !== undefined) return named(lemma, 'lemma');
    const marked = unmarked(letters);
    if (marked !== undefined) return named(marked, 'lemma');
    const [part, beside] = botLanguages[language]?.hasCompounds ? partsOf(letters, language, grammar, has) : [];
    if (part !== undefined && beside !== undefined)
      return { ...named(part, 'part'), beside: named(beside, 'part').clue };
    // A slip of the pen is likelier than a compound of which only half is known: baloon is no loon. Where compounds are
    // joined freely, that holds for one slip only.
    const near = neighbour(letters, index.keys(), part !== undefined && grammar.joinsCompounds ? 1 : 2);
    if (near !== undefined) return named(near, 'spelling');
    return part === undefined ? undefined : named(part, 'part');
  };
  return {
    understand(typed) {
      const letters = fold(typed, language);
      if (!kept.has(letters)) {
        if (kept.size >= KEPT) kept.clear();
        kept.set(letters, find(letters));
      }
      return kept.get(letters);
    },
    baseOf: (letters) => inflections(letters, language, grammar, has).find((base) => base !== letters && has(base)),
  };
}

/** Possible base forms, the likeliest first. */
function lemmas(letters: string, language: string, grammar: Grammar, has: (letters: string) => boolean): string[] {
  const found = bases(letters, grammar, has, [
    grammar.inflections,
    botLanguages[language]?.clueEndings ?? [],
    grammar.derivations,
  ]);
  return found.some(has) ? found : [...found, ...(grammar.rootsOf?.(letters, has) ?? [])].filter(isLong);
}

/** Possible base forms of an inflected word. */
function inflections(letters: string, language: string, grammar: Grammar, has: (letters: string) => boolean): string[] {
  return bases(letters, grammar, has, [grammar.inflections, botLanguages[language]?.clueEndings ?? []]);
}

/** Bases have three letters or more: shorter ones would match almost any ending. */
const isLong = (base: string): boolean => base.length > 2;

/** Goes through the lists of endings until one leads to a known word. */
function bases(
  letters: string,
  grammar: Grammar,
  has: (letters: string) => boolean,
  lists: readonly Grammar['inflections'][],
): string[] {
  const found = [...(grammar.variants?.(letters) ?? []), ...(grammar.basesOf?.(letters, has, []) ?? [])];
  for (const list of lists) {
    for (const [ending, instead] of list) {
      if (!letters.endsWith(ending) || letters.length - ending.length < 2) continue;
      const stem = letters.slice(0, letters.length - ending.length);
      // A consonant doubled before an ending belongs to the ending: running, butikker.
      const single = /([^aeiouyæøåäö])\1$/u.test(stem) ? [stem.slice(0, -1)] : [];
      found.push(...instead.flatMap((end) => [stem + end, ...single.map((short) => short + end)]));
    }
    if (found.some((base) => isLong(base) && has(base))) break;
  }
  return found.filter(isLong);
}

/**
 * The longest known end of a compound with the part before it, or else its longest known beginning; parts may be
 * inflected.
 */
function partsOf(
  letters: string,
  language: string,
  grammar: Grammar,
  has: (letters: string) => boolean,
): [] | [part: string, beside?: string] {
  const known = (part: string, shortest = SHORTEST_PART): string | undefined =>
    part.length < shortest || grammar.noParts.includes(part)
      ? undefined
      : has(part)
        ? part
        : lemmas(part, language, grammar, has).find((base) => base.length >= shortest && has(base));
  for (let at = 2; at <= letters.length - SHORTEST_PART; at++) {
    const tail = known(letters.slice(at));
    if (tail === undefined) continue;
    const head = known(letters.slice(0, at), SHORTEST_BESIDE);
    return head === undefined ? [tail] : [tail, head];
  }
  for (let at = letters.length - 2; at >= SHORTEST_PART; at--) {
    const head = letters.slice(0, at);
    if (has(head) && !grammar.noParts.includes(head)) return [head];
  }
  return [];
}

function bareOf(letters: string): string {
  return letters.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ø', 'o').replaceAll('æ', 'ae');
}
