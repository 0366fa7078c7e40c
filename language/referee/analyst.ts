/** How the referee takes a word apart: its bases, what it is derived from, and the parts of compounds. */
import type { Ending, Grammar } from './grammar.ts';
import type { Knowledge } from './knowledge.ts';
import { type Split, type Word, writtenParts } from './word.ts';

const SHORTEST_ROOT = 3;
const SHORTEST_PART = 3;
/** *kősó* */
const SHORTEST_COMPOUND = 4;
/** Parts of this length are not chance; of shorter ones, only those that the grammar lists are sure. */
const SURE_PART = 4;
const DEEPEST = 3;
const MOST_PARTS = 3;

export class Analyst {
  readonly #about: Knowledge;
  readonly #grammar: Grammar;
  readonly #shortParts: ReadonlySet<string>;
  readonly #noParts: ReadonlySet<string>;
  readonly #heads: ReadonlySet<string>;

  constructor(about: Knowledge) {
    const { grammar } = about;
    this.#about = about;
    this.#grammar = grammar;
    this.#shortParts = new Set(grammar.shortParts);
    this.#noParts = new Set(grammar.noParts);
    this.#heads = new Set(grammar.heads);
  }

  analyse(written: string): Word {
    const letters = this.#about.fold(written);
    const isWhole = this.#about.vocabulary.whole.has(letters);
    const known = isWhole ? [] : this.#about.lexicon.basesOf(written).map((base) => this.#about.fold(base));
    const listed = (word: string) => this.#about.isListed(word);
    const told = this.#grammar.readings?.(letters, known, listed) ?? { sure: known, loose: [] };
    const bases = new Set([letters, ...told.sure]);
    if (!isWhole) {
      for (const base of this.#led(letters, this.#grammar.inflections)) bases.add(base);
      for (const base of this.#grammar.basesOf?.(letters, listed, known) ?? []) bases.add(base);
    }
    const isUncut = [...bases].some((base) => this.#about.vocabulary.whole.has(base));
    const given = (isUncut ? [] : this.#about.lexicon.partsOf(written)).map((parts) =>
      this.#split(
        parts.map((part) => this.#about.fold(part)),
        true,
      ),
    );
    const loose = (isUncut ? [] : (this.#about.lexicon.loosePartsOf?.(written) ?? [])).map((parts) => ({
      ...this.#split(
        parts.map((part) => this.#about.fold(part)),
        false,
      ),
      isSure: false,
    }));
    const own = [...bases].flatMap((base) => this.#notedSplits(base) ?? this.#splitsOf(base));
    const family = this.#about.familyOf(letters);
    const bare = letters.normalize('NFD').replace(/\p{M}/gu, '');
    return {
      written,
      letters,
      bare,
      isAccented: this.#about.isOtherWord(written, bare),
      spellings: [letters, ...(this.#grammar.variants?.(letters) ?? [])],
      parts: family && family.parts.length > 0 ? family.parts : writtenParts(written),
      bases,
      formOf:
        this.#about.lexicon.formsOf &&
        new Set(this.#about.lexicon.formsOf(written).map((base) => this.#about.fold(base))),
      roots: this.#rootsOf(bases),
      loose: new Set([
        ...told.loose,
        ...this.#rootsOf((this.#about.lexicon.looseBasesOf?.(written) ?? []).map((base) => this.#about.fold(base))),
      ]),
      splits: [...given, ...own, ...loose],
      family,
    };
  }

  /** Everything these words are derived from, as long as each step is a word. */
  #rootsOf(bases: Iterable<string>): Set<string> {
    const roots = new Set(bases);
    let newest = [...roots];
    for (let depth = 0; depth < DEEPEST && newest.length > 0; depth++) {
      const found = newest.flatMap((word) => this.#originsOf(word));
      newest = [...new Set(found)].filter((word) => !roots.has(word));
      for (const word of newest) roots.add(word);
    }
    return roots;
  }

  /** What a word is derived from, in one step. A word that must stay whole has only origins of that kind: *besøge*, *besøg*. */
  #originsOf(word: string): string[] {
    const found = [
      ...this.#led(word, this.#grammar.derivations),
      ...this.#withoutPrefix(word),
      ...(this.#about.lexicon.rootsOf?.(word) ?? []),
      ...(this.#grammar.rootsOf?.(word, (other) => this.#about.isListed(other)) ?? []),
    ];
    const { whole } = this.#about.vocabulary;
    return whole.has(word) ? found.filter((origin) => whole.has(origin)) : found;
  }

  /** The listed words that these endings lead to. */
  #led(letters: string, endings: readonly Ending[]): string[] {
    return endings.flatMap(([ending, instead]) => {
      if (!letters.endsWith(ending)) return [];
      const stem = ending === '' ? letters : letters.slice(0, -ending.length);
      if (stem.length < 2) return [];
      return instead
        .map((other) => stem + other)
        .filter((word) => word.length >= SHORTEST_ROOT && word !== letters && this.#about.isListed(word));
    });
  }

  #withoutPrefix(letters: string): string[] {
    return this.#grammar.prefixes
      .filter((prefix) => letters.startsWith(prefix))
      .map((prefix) => letters.slice(prefix.length))
      .filter((rest) => rest.length > SHORTEST_ROOT && this.#about.isListed(rest));
  }

  /** The notes on a word's parts take precedence over computed splits, even if they list none. */
  #notedSplits(letters: string): Split[] | undefined {
    const family = this.#about.familyOf(letters);
    if (!family) return undefined;
    const parts = family.parts.map((part) => this.#about.fold(part));
    return parts.length > 0 ? [this.#split(parts, true)] : [];
  }

  #splitsOf(letters: string): Split[] {
    if (
      this.#grammar.links.length === 0 ||
      letters.length < SHORTEST_COMPOUND ||
      this.#about.vocabulary.whole.has(letters)
    )
      return [];
    // Names are not split: nobody hears "land" in Finland.
    if (this.#about.lexicon.hasName(letters) && !this.#about.lexicon.has(letters)) return [];
    const told = this.#grammar.compoundsOf?.(letters, (word) => this.#about.isListed(word));
    const found = told ?? this.#cut(letters, MOST_PARTS);
    return found.filter((parts) => !this.#breaks(parts)).map((parts) => this.#split(parts, told !== undefined));
  }

  /** Whether the split cuts through a word that must stay whole: *hundrede* in *hundredekrone*. */
  #breaks(parts: readonly string[]): boolean {
    return parts.slice(1).some((part, at) => {
      const first = parts[at] ?? '';
      return Array.from(part, (_, end) => first + part.slice(0, end + 1)).some((word) =>
        this.#about.vocabulary.whole.has(word),
      );
    });
  }

  #split(parts: readonly string[], isSure: boolean): Split {
    const basesOf = (part: string) => this.#grammar.partBasesOf?.(part, (word) => this.#about.isListed(word)) ?? [];
    const isLong = (part: string) => part.length >= SURE_PART || this.#shortParts.has(part) || this.#heads.has(part);
    return {
      parts: parts.map((letters) => ({ letters, roots: this.#rootsOf([letters, ...basesOf(letters)]) })),
      isSure: isSure || parts.every(isLong),
    };
  }

  /** Every way to split a word into listed words. */
  #cut(letters: string, most: number): string[][] {
    if (most < 2) return [];
    const found: string[][] = [];
    for (let at = 2; at <= letters.length - 2; at++) {
      const head = letters.slice(0, at);
      const tail = letters.slice(at);
      for (const link of this.#grammar.links) {
        if (!head.endsWith(link)) continue;
        const first = head.slice(0, head.length - link.length);
        if (!this.#heads.has(first) && !this.#isPart(first)) continue;
        if (this.#isPart(tail)) found.push([first, tail]);
        if (this.#about.vocabulary.whole.has(tail)) continue;
        for (const rest of this.#cut(tail, most - 1)) found.push([first, ...rest]);
      }
    }
    return found;
  }

  #isPart(letters: string): boolean {
    if (this.#noParts.has(letters)) return false;
    if (this.#shortParts.has(letters)) return true;
    if (letters.length < SHORTEST_PART) return false;
    return (
      this.#about.isListed(letters) || (this.#grammar.isPart?.(letters, (word) => this.#about.isListed(word)) ?? false)
    );
  }
}
