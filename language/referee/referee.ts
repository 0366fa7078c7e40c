/** The referee: knows the languages one by one, as they are loaded, and judges clues. Lives in a worker; see desk.ts. */
import type { Family } from '../family.ts';
import { fold } from '../letters.ts';
import type { Mistake } from '../text-files.ts';
import { alike, type Pair } from './alike.ts';
import { loadForeign } from './foreign.ts';
import { hunspellLexicon } from './hunspell.ts';
import { judge } from './judge.ts';
import { type ForeignWords, Knowledge } from './knowledge.ts';
import { grammars, lexicons, unknownGrammar } from './languages/index.ts';
import type { Lexicon } from './lexicon.ts';
import type { HouseRules, Opinion } from './opinion.ts';
import { folded, readVocabulary } from './vocabulary.ts';

/** Packs with what their writers noted behind the cards. */
export type NotedPack = {
  readonly language: string;
  readonly cards: readonly string[];
  readonly families: ReadonlyMap<string, Family>;
};

/** A table's own words may be in any language there is. */
const MOST_STRANGE = 50;

export class Referee {
  readonly #known = new Map<string, Knowledge>();
  readonly #strange = new Map<string, Knowledge>();
  readonly #packs: readonly NotedPack[];
  /** What is wrong with the lists. */
  readonly mistakes: Mistake[] = [];
  /** Languages of which it should know more. */
  readonly limited: string[] = [];

  constructor(packs: readonly NotedPack[]) {
    this.#packs = packs;
  }

  /** All languages it knows, or those asked for. */
  async load(languages: readonly string[] = Object.keys(grammars)): Promise<void> {
    const foreign = await loadForeign();
    for (const language of languages) {
      if (grammars[language] && !this.#known.has(language)) await this.#learn(language, foreign(language));
    }
  }

  /** Of a language that is not loaded it knows the letters. */
  judge(clue: string, visible: readonly string[], language: string, rules?: HouseRules): Opinion {
    return judge(clue, visible, this.#knowledgeOf(language), rules);
  }

  /** Pairs of words that are forms of each other; nothing after each word, so that whoever asks may take a rest. */
  *alike(words: Iterable<string>, language: string): Generator<Pair | undefined> {
    const knowledge = this.#knowledgeOf(language);
    yield* alike(words, (written) => knowledge.word(written));
  }

  #knowledgeOf(language: string): Knowledge {
    const primary = language.split('-')[0] ?? language;
    return this.#known.get(primary) ?? this.#stranger(primary);
  }

  async #learn(language: string, foreign: ForeignWords): Promise<void> {
    const grammar = grammars[language] ?? unknownGrammar;
    const lexicon = await lexiconOf(language);
    if (lexicon.isLimited) this.limited.push(language);
    const { vocabulary, mistakes } = readVocabulary(language);
    this.mistakes.push(...mistakes);
    this.#known.set(language, new Knowledge({ lexicon, grammar, vocabulary, foreign, ...this.#cardsOf(language) }));
  }

  #stranger(language: string): Knowledge {
    const met = this.#strange.get(language);
    if (met) return met;
    if (this.#strange.size >= MOST_STRANGE) this.#strange.clear();
    const knowledge = new Knowledge({
      lexicon: nothingOf(language),
      grammar: unknownGrammar,
      vocabulary: {
        words: new Set(),
        acronyms: new Set(),
        names: new Set(),
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

/** Nothing at all. */
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
