/** The referee: loads languages one by one and judges clues. Runs in a worker; see referee-worker.ts. */

import type { HouseRules, Opinion } from '@safehouse/rules/kernel/opinion.ts';
import type { Family } from '../family.ts';
import { fold } from '../letters.ts';
import type { Mistake } from '../text-files.ts';
import { alike, type Pair } from './alike.ts';
import { type ForeignWords, loadForeign } from './foreign.ts';
import { hunspellLexicon } from './hunspell.ts';
import { judge } from './judge.ts';
import { Knowledge } from './knowledge.ts';
import { grammars, lexicons, unknownGrammar } from './languages/index.ts';
import type { Lexicon } from './lexicon.ts';
import { folded, readVocabulary } from './vocabulary.ts';

/** A pack with the notes on its cards. */
export type NotedPack = {
  readonly language: string;
  readonly cards: readonly string[];
  readonly families: ReadonlyMap<string, Family>;
};

/** Limit for languages without a grammar: a table's own words may be in any language. */
const MOST_STRANGE = 50;

export class Referee {
  readonly #known = new Map<string, Knowledge>();
  readonly #strange = new Map<string, Knowledge>();
  readonly #packs: readonly NotedPack[];
  /** Mistakes in the word lists. */
  readonly mistakes: Mistake[] = [];
  /** Languages with incomplete data. */
  readonly limited: string[] = [];

  constructor(packs: readonly NotedPack[]) {
    this.#packs = packs;
  }

  /** Loads the given languages, by default all that it knows. */
  async load(languages: readonly string[] = Object.keys(grammars)): Promise<void> {
    const foreign = await loadForeign(this.#packs);
    for (const language of languages) {
      if (grammars[language] && !this.#known.has(language)) await this.#learn(language, foreign(language));
    }
  }

  /** For a language that is not loaded, it only compares letters. */
  judge(clue: string, visible: readonly string[], language: string, rules?: HouseRules): Opinion {
    return judge(clue, visible, this.#knowledgeOf(language), rules);
  }

  /** Pairs of words that are forms of each other. Also yields undefined, so that the caller can pause between words. */
  *alike(words: Iterable<string>, language: string): Generator<Pair | undefined> {
    const knowledge = this.#knowledgeOf(language);
    // Not kept: thousands of words would push out those on the tables.
    yield* alike(words, (written) => knowledge.analyse(written));
  }

  #knowledgeOf(language: string): Knowledge {
    const primary = language.split('-')[0] ?? language;
    return this.#known.get(primary) ?? this.#unknownLanguage(primary);
  }

  async #learn(language: string, foreign: ForeignWords): Promise<void> {
    const grammar = grammars[language] ?? unknownGrammar;
    const lexicon = await lexiconOf(language);
    if (lexicon.isLimited) this.limited.push(language);
    const { vocabulary, mistakes } = readVocabulary(language);
    this.mistakes.push(...mistakes);
    this.#known.set(language, new Knowledge({ lexicon, grammar, vocabulary, foreign, ...this.#cardsOf(language) }));
  }

  #unknownLanguage(language: string): Knowledge {
    const met = this.#strange.get(language);
    if (met) return met;
    if (this.#strange.size >= MOST_STRANGE) this.#strange.clear();
    const knowledge = new Knowledge({
      lexicon: nothingOf(language),
      grammar: unknownGrammar,
      vocabulary: {
        words: new Set(),
        everyday: new Set(),
        foreign: new Set(),
        acronyms: new Set(),
        names: new Set(),
        places: new Set(),
        expressions: new Set(),
        whole: new Set(),
        families: new Map(),
      },
      foreign: { has: () => false },
      ...this.#cardsOf(language),
    });
    this.#strange.set(language, knowledge);
    return knowledge;
  }

  #cardsOf(language: string): { cards: Set<string>; families: Map<string, Family> } {
    const cards = new Set<string>();
    const families = new Map<string, Family>();
    for (const pack of this.#packs.filter((pack) => pack.language === language)) {
      for (const card of pack.cards) cards.add(fold(card, language));
      for (const [card, family] of pack.families) families.set(fold(card, language), folded(family, language));
    }
    return { cards, families };
  }
}

function lexiconOf(language: string): Promise<Lexicon> {
  return lexicons[language]?.() ?? hunspellLexicon(language);
}

/** A lexicon that knows nothing. */
function nothingOf(language: string): Lexicon {
  return {
    language,
    isLimited: true,
    has: () => false,
    isBlank: true,
    hasName: () => false,
    basesOf: () => [],
    partsOf: () => [],
    isBuilt: () => false,
  };
}
