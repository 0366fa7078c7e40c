/** A bot's opinion of a moment of a finished game, in sentences. */
import type { ErrorCode } from '@safehouse/protocol/codes.ts';
import type { reviewOf } from '@safehouse/protocol/http.ts';
import { hrefOf } from '../../lib/site.ts';
import type { Texts } from '../../texts/texts.svelte.ts';
import { courseSayings } from './course.ts';

export type Review = ReturnType<(typeof reviewOf)['parse']>;
type Of<About extends Review['about']> = Extract<Review, { about: About }>;

/** What the sentences need from the game: its cards, people and places, the clue that was given; and the page's language. */
export type ReviewContext = {
  readonly locale?: string;
  readonly words?: readonly string[];
  readonly clue?: { readonly word: string; readonly number: number | 'unlimited' } | undefined;
  readonly nameOf?: (person: string) => string;
  readonly placeOf?: (location: string) => string;
};

/** `clues/3`, `guesses/3-1` or `rounds/0`, all counted from 0. */
export async function askReview(
  table: string,
  game: number,
  moment: string,
): Promise<Review | { readonly error: ErrorCode | 'unreachable' }> {
  try {
    const response = await fetch(hrefOf(`/api/tables/${table}/games/${game}/${moment}`));
    return (await response.json()) as Review | { error: ErrorCode };
  } catch {
    return { error: 'unreachable' };
  }
}

export function sayings(review: Review, { review: t }: Pick<Texts, 'review'>, known: ReviewContext): string[] {
  if (review.about === 'clue') return ofClue(review, t, known);
  return review.about === 'guess' ? ofGuess(review, t, known) : ofRound(review, t, known);
}

function ofClue(
  { isKnown, pointed, meant, isNoted, danger, better }: Of<'clue'>,
  t: T,
  known: ReviewContext,
): string[] {
  const word = wordIn(known);
  const list = (chances: readonly Chance[]) => listed(chances, t, known);
  const clue = known.clue?.word.toLocaleUpperCase() ?? '';
  const also = pointed.filter(({ card }) => card !== danger?.card && !meant.some((one) => one.card === card));
  const isZero = known.clue?.number === 0;
  const aim = isNoted ? t.meant : t.fits;
  return [
    ...(isKnown ? [] : [t.unknown({ word: clue })]),
    ...(isKnown && isZero && pointed.length > 0 ? [t.zero({ list: list(pointed) })] : []),
    ...(isKnown && !isZero && meant.length > 0 ? [aim({ list: list(meant) })] : []),
    ...(isKnown && !isZero && also.length > 0 ? [t.also({ list: list(also) })] : []),
    ...(isKnown && !isZero ? [danger ? t.danger[danger.role]({ word: word(danger.card) }) : t.safe] : []),
    ...better.map(({ word: clue, cards }) =>
      t.better({ n: cards.length, clue: clue.toLocaleUpperCase(), words: joined(cards.map(word), known) }),
    ),
    ...(isKnown && better.length === 0 && meant.length > 0 ? [t.noBetter] : []),
  ];
}

function ofGuess({ likeliest, touched, wouldStop }: Of<'guess'>, t: T, known: ReviewContext): string[] {
  const word = wordIn(known);
  const shown = likeliest.some(({ card }) => card === touched.card) ? likeliest : [...likeliest, touched];
  const [best] = likeliest;
  const first = best && best.card !== touched.card ? t.instead({ word: word(best.card) }) : t.same;
  return [t.looked({ list: listed(shown, t, known) }), wouldStop ? t.stop : first];
}

function ofRound(
  { isWritten, course, telling, knowable, fits, slips, suspects }: Of<'round'>,
  t: T,
  known: ReviewContext,
): string[] {
  const name = known.nameOf ?? ((person: string) => person);
  if (course) return courseSayings(course, { t, nameOf: name, joined: (parts) => joined(parts, known) });
  if (!isWritten) return [t.spoken];
  const place = known.placeOf ?? ((location: string) => location);
  const mostly = fits
    .filter(({ chance }) => chance >= 0.08)
    .map(({ location, chance }) => within(place(location), chance, t));
  const eyed = suspects
    .filter(({ chance }) => chance >= 0.25)
    .map(({ person, chance }) => within(name(person), chance, t));
  return [
    ...telling.map(({ by, text, after }) => t.telling({ name: name(by), text, chance: t.chance[degree(after)] })),
    knowable ? t.knowable({ name: name(knowable.by), text: knowable.text }) : t.unknowable,
    ...(mostly.length > 0 ? [t.places({ list: joined(mostly, known) })] : []),
    ...slips.map(({ by, text, how }) => t[how]({ name: name(by), text })),
    ...(eyed.length > 0 ? [t.suspects({ list: joined(eyed, known) })] : []),
  ];
}

type T = Texts['review'];
type Chance = { readonly card: number; readonly chance: number };

function wordIn({ words = [] }: ReviewContext): (card: number) => string {
  return (card) => (words[card] ?? '').toLocaleUpperCase();
}

function listed(chances: readonly Chance[], t: T, known: ReviewContext): string {
  const word = wordIn(known);
  return joined(
    chances.map(({ card, chance }) => within(word(card), chance, t)),
    known,
  );
}

function within(what: string, chance: number, t: T): string {
  return t.chanced({ what, chance: t.chance[degree(chance)] });
}

/** A probability in plain words. */
function degree(chance: number): 'sure' | 'likely' | 'maybe' | 'hardly' {
  if (chance >= 0.85) return 'sure';
  if (chance >= 0.55) return 'likely';
  return chance >= 0.25 ? 'maybe' : 'hardly';
}

function joined(parts: readonly string[], { locale = 'en' }: ReviewContext): string {
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(parts);
}
