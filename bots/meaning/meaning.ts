/** What words mean to a bot: how strongly a clue points at a card, in one language. */
import { fold } from '@safehouse/language/letters.ts';
import { type AddAlike, columnsOf } from './columns.ts';
import {
  asSaid,
  ITSELF,
  type Listener,
  linkOf,
  type Sources,
  strengthOf,
  testGuessersFor,
  together,
  type Weights,
  weightsOf,
} from './listeners.ts';
import { sharedIn } from './shared.ts';
import {
  BACK,
  BORROWED,
  CANDIDATE,
  CARD,
  readTable,
  SCENE,
  type SourceName,
  STRENGTH,
  sourceNames,
  type Table,
} from './table.ts';
import { type Understood, understanding } from './understand.ts';
import { similarity, tellingBelow } from './vectors.ts';

export type { Listener } from './listeners.ts';
export type { Understood } from './understand.ts';

export interface Meaning {
  readonly language: string;
  /**
   * How strongly a clue points at each word: about 0 for unrelated, 1 for a fair link, 2 and more for an obvious one,
   * on the same scale in every language; `undefined` if the clue is unknown.
   */
  strengths(clue: string, words: readonly string[], listener: Listener): Float32Array | undefined;
  /** All candidate clues, row by row: the strength of clue i for word j is at i * words.length + j. */
  candidates(
    words: readonly string[],
    listener: Listener,
  ): { readonly clues: readonly string[]; readonly strengths: Float32Array };
  /**
   * How a clue sounds to test guessers, who know words but not the lexicon's associations; no test guessers if the clue is
   * unknown.
   */
  testGuessers(clue: string, words: readonly string[]): Hearings;
  /** What a typed clue may mean: the word itself, its lemma, part of a compound or a similar spelling. */
  understand(typed: string): Understood | undefined;
  knows(word: string): boolean;
  /** Whether it is a card of the lexicon, with what native speakers associate with it. */
  isCard(word: string): boolean;
}

/**
 * For each test guesser, the similarity of the clue to each word in deviations above chance; `share` is the test guessers'
 * weight.
 */
export type Hearings = { readonly each: readonly Float32Array[]; readonly share: number };

const opened = new Map<string, Promise<Meaning>>();

/** Reads `bots/tables/<language>.bin` once. Rejects with a TableError if it is missing or damaged. */
export function openMeaning(language: string): Promise<Meaning> {
  const known = opened.get(language) ?? Promise.resolve().then(() => meaningOf(readTable(language)));
  opened.set(language, known);
  known.catch(() => opened.delete(language));
  return known;
}

/** Factor for what the base of a form means. */
const OF_BASE = 0.95;

/** Cache size in board words: enough for several boards. */
const KEPT = 300;

function meaningOf(table: Table): Meaning {
  const { language, words } = table;
  const index = new Map<string, number>();
  for (const [at, word] of words.entries()) {
    const letters = fold(word, language);
    if (!index.has(letters)) index.set(letters, at);
  }
  const { understand, baseOf } = understanding(language, index, words);
  const find = (word: string): number | undefined => index.get(fold(word, language));
  const places = new Map<string, number | undefined>();
  /**
   * A board word missing from the lexicon may be a form of a known one. Cached, because the same boards come up
   * repeatedly.
   */
  const findOnBoard = (word: string): number | undefined => {
    if (places.has(word)) return places.get(word);
    if (places.size >= KEPT) places.clear();
    const meant = find(word) === undefined ? understand(word)?.clue : word;
    const at = meant === undefined ? undefined : find(meant);
    places.set(word, at);
    return at;
  };
  const given = Uint32Array.from(words.keys()).filter((at) => ((table.flags[at] as number) & CANDIDATE) !== 0);
  const clues = Array.from(given, (at) => words[at] as string);
  const columns = new Map<string, Float32Array>();
  /** Created when a spymaster first asks. */
  let adders: { name: SourceName; add: AddAlike }[] | undefined;
  const shared = sharedIn(table);
  /** Whether the card was among those gone through for this clue. */
  const isScene = (clue: number, word: number): boolean =>
    ((table.flags[clue] as number) & SCENE) !== 0 && ((table.flags[word] as number) & CARD) !== 0;

  /** Strength of every candidate for one board word. */
  const column = (word: number, listener: Listener): Float32Array => {
    const key = `${listener} ${word}`;
    const kept = columns.get(key);
    if (kept) return kept;
    if (columns.size >= KEPT) columns.delete(columns.keys().next().value as string);
    const sums = new Float32Array(given.length);
    const squares = new Float32Array(given.length);
    const weights = weightsOf(listener, language);
    const sharedWith = shared(word);
    adders ??= sourceNames.map((name) => ({ name, add: columnsOf(table.sources[name], given, tellingBelow(name)) }));
    let most: Float32Array | undefined;
    for (const { name, add } of adders) {
      add(word, weights[name], sums, squares, isOfNames(name) ? most : undefined);
      if (name === 'gloss')
        most = sums.map(
          (sum, at) => (squares[at] === 0 ? Number.POSITIVE_INFINITY : sum / weights.gloss) + weights.namesakes,
        );
    }
    const linked = links(table, word, weights, BACK);
    for (let at = 0; at < given.length; at++) {
      const clue = given[at] as number;
      const length = Math.sqrt(squares[at] as number) || 1;
      const vectors = (sums[at] as number) / length;
      sums[at] =
        clue === word ? ITSELF : strength(vectors, linked.get(clue), sharedWith(clue), weights, isScene(clue, word));
    }
    columns.set(key, sums);
    return sums;
  };

  const strengthsFrom = (clue: number, board: readonly string[], listener: Listener): Float32Array => {
    const weights = weightsOf(listener, language);
    const linked = links(table, clue, weights, 0);
    const sharedWith = shared(clue);
    return Float32Array.from(board, (word) => {
      const to = findOnBoard(word);
      if (to === undefined) return 0;
      if (to === clue) return ITSELF;
      return strength(alike(table, clue, to, weights), linked.get(to), sharedWith(to), weights, isScene(clue, to));
    });
  };

  return {
    language,
    strengths(clue, board, listener) {
      const from = find(clue);
      if (from === undefined) return undefined;
      const base = isLittleKnown(table, from) ? baseOf(fold(clue, language)) : undefined;
      if (base === undefined) return strengthsFrom(from, board, listener);
      const ofBase = strengthsFrom(index.get(base) as number, board, listener);
      return strengthsFrom(from, board, listener).map((own, at) => Math.max(own, OF_BASE * (ofBase[at] as number)));
    },
    testGuessers(clue, board) {
      const from = find(clue);
      const { each, share } = testGuessersFor(language);
      if (from === undefined) return { each: [], share };
      const cards = board.map(findOnBoard);
      const by = (weights: Sources) => (to: number | undefined) =>
        to === undefined ? 0 : alike(table, from, to, weights);
      return { each: each.map((weights) => Float32Array.from(cards, by(weights))), share };
    },
    candidates(board, listener) {
      const strengths = new Float32Array(clues.length * board.length);
      for (const [at, word] of board.entries()) {
        const to = findOnBoard(word);
        if (to === undefined) continue;
        const own = column(to, listener);
        for (let row = 0; row < own.length; row++) strengths[row * board.length + at] = own[row] as number;
      }
      return { clues, strengths };
    },
    understand,
    knows: (word) => find(word) !== undefined,
    isCard: (word) => ((table.flags[findOnBoard(word) ?? -1] ?? 0) & CARD) !== 0,
  };
}

/** A word outside the lexicon: of its forms, such as movies, hardly more than the name is known. */
function isLittleKnown({ flags, linkStart }: Table, word: number): boolean {
  return ((flags[word] as number) & CANDIDATE) === 0 && linkStart[word] === linkStart[word + 1];
}

/** Sources that only know the bare English word, regardless of its sense. */
const isOfNames = (source: SourceName): boolean => source === 'glove' || source === 'bare';

/** Similarity by vectors, in deviations above chance. */
function alike(table: Table, clue: number, word: number, weights: Sources): number {
  let sum = 0;
  let squares = 0;
  let most = Number.POSITIVE_INFINITY;
  for (const name of sourceNames) {
    if (weights[name] === 0) continue;
    const source = table.sources[name];
    const alike = similarity(source, clue, word, tellingBelow(name));
    if (alike === undefined) continue;
    const deviations = (alike - source.mean) / source.deviation;
    if (name === 'gloss') most = deviations + weights.namesakes;
    sum += weights[name] * (isOfNames(name) ? Math.min(deviations, most) : deviations);
    squares += weights[name] ** 2;
  }
  return squares > 0 ? sum / Math.sqrt(squares) : 0;
}

/** What a link adds, and its strength 1 to 5 if it is the language's own and leads from the clue to the card. */
type Linked = { readonly weight: number; readonly own: number };

function strength(
  vectors: number,
  link: Linked | undefined,
  shared: number,
  weights: Weights,
  isScene: boolean,
): number {
  return asSaid(strengthOf(together(vectors, link?.weight ?? 0, shared, weights)), link?.own ?? 0, isScene);
}

/** A word's links, read forwards or backwards. */
function links(
  { linkStart, linkTo, linkStrength }: Table,
  word: number,
  weights: Weights,
  turned: 0 | typeof BACK,
): Map<number, Linked> {
  const linked = new Map<number, Linked>();
  for (let at = linkStart[word] as number; at < (linkStart[word + 1] as number); at++) {
    const other = linkTo[at] as number;
    const number = (linkStrength[at] as number) ^ turned;
    const before = linked.get(other);
    linked.set(other, {
      weight: Math.max(before?.weight ?? 0, linkOf(number, weights)),
      own: Math.max(before?.own ?? 0, (number & (BACK | BORROWED)) === 0 ? number & STRENGTH : 0),
    });
  }
  return linked;
}
