/** How the two ears weigh what is known, and how that becomes a strength. */
import { BACK, BORROWED, type SourceName, STRENGTH } from './table.ts';

/** Whose knowledge is asked: a pair of bots that knew exactly the same would play unnaturally well. */
export type Ear = 'spymaster' | 'operative';

/** How much each source counts. */
export type Sources = Readonly<Record<SourceName, number>> & {
  /** By how many deviations two English words alone may be more alike than what is said of their senses. */
  readonly namesakes: number;
};

export type Weights = Sources & {
  /** How much the links of the lexicon count, and what two words share of them. */
  readonly links: number;
  readonly shared: number;
  /** What can be said at most without a link, above what is by chance, in deviations: a clue should rest on more. */
  readonly trust: number;
};

/** An English word is its own name. */
const FREE = Number.POSITIVE_INFINITY;

/** The spymaster thinks in what people of the country say and in what stands beside what; the operative more in definitions. */
const english: Readonly<Record<Ear, Weights>> = {
  spymaster: { gloss: 0.5, glove: 0.65, bare: 0.5, around: 0.4, namesakes: FREE, links: 1.7, shared: 16, trust: 12 },
  operative: { gloss: 0.9, glove: 0.45, bare: 0.45, around: 0.7, namesakes: FREE, links: 1.5, shared: 12, trust: 1000 },
};
/**
 * Who plays in another language has English words for theirs, with all the senses these have there and not here: what is
 * said of the word alone counts little beside its definition, and hardly more than that allows.
 */
const others: Readonly<Record<Ear, Weights>> = {
  spymaster: { gloss: 0.9, glove: 0.3, bare: 0.25, around: 0.4, namesakes: 0, links: 1.8, shared: 18, trust: 6 },
  operative: { gloss: 0.9, glove: 0.4, bare: 0.35, around: 0.7, namesakes: 0.5, links: 1.5, shared: 12, trust: 1000 },
};

/** Somebody who knows words in some way, but not what people of the country say. */
const stranger: Sources = { gloss: 0, glove: 0, bare: 0, around: 0, namesakes: FREE };

/** Those by whom a clue is tried before it is said, and how much their word counts beside one's own, from 0 to 1. */
export type Strangers = { readonly each: readonly Sources[]; readonly share: number };

/** Each knows words in one way only: a clue that all of them follow is one that anybody does. */
const strangersInEnglish: Strangers = {
  each: [
    { ...stranger, gloss: 1 },
    { ...stranger, glove: 1 },
    { ...stranger, bare: 1 },
  ],
  share: 0.45,
};
/** In the other languages they know English only: one of them, who is believed a little. */
const strangersElsewhere: Strangers = {
  each: [{ ...stranger, gloss: 0.9, glove: 0.3, bare: 0.25, namesakes: 0 }],
  share: 0.15,
};

export function strangersTo(language: string): Strangers {
  return language === 'en' ? strangersInEnglish : strangersElsewhere;
}

/** What a link adds, by its number 1 to 5, in deviations of chance. */
const LINKS = [0, 0.8, 1.2, 1.7, 2.2, 2.7];
/** A clue that is itself a card calls the word to mind: the same link, read against its direction. */
const BACKWARDS = 0.8;
/** What people say elsewhere may be said here, too. */
const ABROAD = 0.6;

export function weightsOf(ear: Ear, language: string): Weights {
  return (language === 'en' ? english : others)[ear];
}

/** What a link counts, `number` as the table has it. */
export function linkOf(number: number, { links }: Weights): number {
  const back = (number & BACK) === 0 ? 1 : BACKWARDS;
  const abroad = (number & BORROWED) === 0 ? 1 : ABROAD;
  return (LINKS[number & STRENGTH] ?? 0) * back * abroad * links;
}

/** Where the bend is, in deviations: a word must be well above chance to be a link at all. */
const BEND = 2;
const STEEP = 1.5;
/** What is never passed, and how fast it is neared. */
const HEIGHT = 2.6;
const REACH = 4;

/** What vectors and the lexicon say together, in deviations above chance. */
export function together(vectors: number, link: number, shared: number, { trust, shared: weight }: Weights): number {
  const guess = vectors + weight * shared;
  const over = Math.max(0, guess - BEND);
  return Math.min(guess, BEND) + trust * (1 - Math.exp(-over / trust)) + link;
}

/** The curve is asked hundreds of thousands of times a clue: it is computed once, and read in small steps. */
const LOWEST = -12;
const STEPS = 64;
const curve = Float32Array.from({ length: 40 * STEPS }, (_, step) => exactly(LOWEST + step / STEPS));

/** From deviations above chance to a strength: near 0 for most, 1 for a fair link, 2 and more for what everybody sees. */
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

/** The word itself, should somebody say it. */
export const ITSELF = 5;
