/** How the two listeners weigh their sources, and how that becomes a strength. */
import { BACK, BORROWED, COMMON, type SourceName, STRENGTH } from './table.ts';

/** Whose knowledge is used: two bots with exactly the same knowledge would play unnaturally well together. */
export type Listener = 'spymaster' | 'operative';

/** The weight of each source. */
export type Sources = Readonly<Record<SourceName, number>> & {
  /** By how many deviations the bare English words may exceed the similarity of their senses. */
  readonly namesakes: number;
};

export type Weights = Sources & {
  /** Weights of the lexicon's direct links, and of the links two words share. */
  readonly links: number;
  readonly shared: number;
  /** Cap on what counts without a link, in deviations above the bend: a clue should rest on more. */
  readonly trust: number;
  /** Factor for a link from a common word to what it calls to mind; 0 keeps such links out of clues for our cards. */
  readonly fromCommon: number;
};

/** No cap: an English word is its own name. */
const FREE = Number.POSITIVE_INFINITY;

/** The spymaster relies more on native speakers' associations and co-occurrence; the operative more on definitions. */
const english: Readonly<Record<Listener, Weights>> = {
  spymaster: {
    gloss: 0.5,
    glove: 0.65,
    bare: 0.5,
    around: 0.4,
    namesakes: FREE,
    links: 1.7,
    shared: 16,
    trust: 12,
    fromCommon: 0,
  },
  operative: {
    gloss: 0.9,
    glove: 0.45,
    bare: 0.45,
    around: 0.7,
    namesakes: FREE,
    links: 1.5,
    shared: 12,
    trust: 1000,
    fromCommon: 0.8,
  },
};
/**
 * Other languages go through English words, which bring senses that the original word lacks. So the bare word counts
 * little next to its definition, and hardly more than the definition allows.
 */
const others: Readonly<Record<Listener, Weights>> = {
  spymaster: {
    gloss: 0.9,
    glove: 0.3,
    bare: 0.25,
    around: 0.4,
    namesakes: 0,
    links: 1.8,
    shared: 18,
    trust: 6,
    fromCommon: 0,
  },
  operative: {
    gloss: 0.9,
    glove: 0.4,
    bare: 0.35,
    around: 0.7,
    namesakes: 0.5,
    links: 1.5,
    shared: 12,
    trust: 1000,
    fromCommon: 0.8,
  },
};

/** Knows words by vectors, but not the lexicon's associations. */
const testGuesser: Sources = { gloss: 0, glove: 0, bare: 0, around: 0, namesakes: FREE };

/** The listeners a clue is tested on before it is given, and their weight next to the giver's own view, from 0 to 1. */
export type TestGuessers = { readonly each: readonly Sources[]; readonly share: number };

/** Each uses one source only: a clue that all of them follow works for anyone. */
const englishTestGuessers: TestGuessers = {
  each: [
    { ...testGuesser, gloss: 1 },
    { ...testGuesser, glove: 1 },
    { ...testGuesser, bare: 1 },
  ],
  share: 0.45,
};
/** In other languages they only know English, so there is one, with little weight. */
const otherTestGuessers: TestGuessers = {
  each: [{ ...testGuesser, gloss: 0.9, glove: 0.3, bare: 0.25, namesakes: 0 }],
  share: 0.15,
};

export function testGuessersFor(language: string): TestGuessers {
  return language === 'en' ? englishTestGuessers : otherTestGuessers;
}

/** What a link adds by its strength 1 to 5, in deviations. */
const LINKS = [0, 0.8, 1.2, 1.7, 2.2, 2.7];
/** A clue that is itself a card brings the word to mind: the same link, read backwards. */
const BACKWARDS = 0.8;
/** Factor for associations borrowed from another language. */
const ABROAD = 0.6;

export function weightsOf(listener: Listener, language: string): Weights {
  return (language === 'en' ? english : others)[listener];
}

/** A link's contribution; `number` is encoded as in the table. */
export function linkOf(number: number, { links, fromCommon }: Weights): number {
  const backwards = (number & COMMON) === 0 ? BACKWARDS : fromCommon;
  const back = (number & BACK) === 0 ? 1 : backwards;
  const abroad = (number & BORROWED) === 0 ? 1 : ABROAD;
  return (LINKS[number & STRENGTH] ?? 0) * back * abroad * links;
}

/** Where the curve bends, in deviations: a word must be well above chance to be a link at all. */
const BEND = 2;
const STEEP = 1.5;
/** Upper limit of a strength, and how fast the curve approaches it. */
const HEIGHT = 2.6;
const REACH = 4;

/** Combines vectors and lexicon, in deviations above chance. */
export function together(vectors: number, link: number, shared: number, { trust, shared: weight }: Weights): number {
  const guess = vectors + weight * shared;
  const over = Math.max(0, guess - BEND);
  return Math.min(guess, BEND) + trust * (1 - Math.exp(-over / trust)) + link;
}

/** Precomputed curve with linear interpolation: one clue evaluates it hundreds of thousands of times. */
const LOWEST = -12;
const STEPS = 64;
const curve = Float32Array.from({ length: 40 * STEPS }, (_, step) => exactly(LOWEST + step / STEPS));

/** Turns deviations into a strength: near 0 for most pairs, 1 for a fair link, 2 and more for an obvious one. */
export function strengthOf(deviations: number): number {
  const place = Math.min(Math.max(0, (deviations - LOWEST) * STEPS), curve.length - 2);
  const step = Math.floor(place);
  const below = curve[step] as number;
  return below + ((curve[step + 1] as number) - below) * (place - step);
}

function exactly(deviations: number): number {
  const bent = STEEP * (deviations - BEND);
  const above = (bent > 30 ? bent : Math.log1p(Math.exp(bent))) / STEEP;
  return HEIGHT * (1 - Math.exp(-above / REACH));
}

/**
 * What native speakers say outweighs vectors: the least strength of a card by its own link, and the most if all cards were
 * gone through for the clue.
 */
const SAID = [0, 0, 0.9, 1.4, 2, 2.3];
const AT_MOST = [1.15, 1.15, 1.3, HEIGHT, HEIGHT, HEIGHT];
/** Read blind, a card with a 3 is found less often than the vectors make believe. */
const SOME = 3;
const DOUBT = 0.15;

/** `link` is the strength 1 to 5 of the language's own link, or 0 without one. */
export function asSaid(strength: number, link: number, isScene: boolean): number {
  if (!isScene) return Math.max(strength, SAID[link] ?? 0);
  const heard = link === SOME ? strength - DOUBT : strength;
  return Math.min(Math.max(heard, SAID[link] ?? 0), AT_MOST[link] ?? HEIGHT);
}

/** Strength of the word itself as a clue. */
export const ITSELF = 5;
