/** What a bot says: a question or answer from the bank, new in this round, that never gives its place away. */
import { betrayalIn, type Fit, type LocationLines, type Piece, type Reply, type Topic } from './bank.ts';
import { pickBy } from './chance.ts';
import { nameParts } from './hear.ts';
import { kindOf } from './kind.ts';
import type { Mind } from './mind.ts';
import { isAskedAtPlace } from './search-index.ts';
import { isSameWord, lettersOf, wordsOf } from './words.ts';

/** Said when nothing else is left. */
const SPEECHLESS = '…';

/** How many of the likeliest places a spy asks about. */
const IN_MIND = 3;

export function questionOf(mind: Mind): string {
  const { bank } = mind;
  const general = bank.topics.flatMap(({ questions }) => questions).map(({ text }) => text);
  const pointed = piecesInMind(mind).flatMap(({ question }) => (question ? [question.text] : []));
  const isPointed = mind.chance('pointed') < mind.daring.pointed;
  const order = isPointed ? [pointed, general] : [general, pointed];
  return chosen(order, mind, 'question');
}

/** Never an answer to another kind of question: “How long?” is not answered with a name. */
export function answerTo(question: string, mind: Mind): string {
  const { bank } = mind;
  const topic = bank.topics.find(({ id }) => id === mind.interpret(question).topic);
  const pieces = piecesInMind(mind, 1).filter((piece) => piece.topic === topic?.id);
  const own = pieces.filter((piece) => piece.question && isSame(piece.question.text, question, mind));
  if (own.length > 0)
    return chosen([own.flatMap(({ answers }) => fitting(answers, 'own')), bank.other], mind, 'answer');
  const fit = topic && fitOf(question, topic, mind);
  return chosen(
    [pieces.flatMap(({ answers }) => fitting(answers, fit)), fitting(topic?.answers ?? [], fit), bank.other],
    mind,
    'answer',
  );
}

/** Which answers on a topic fit a question that is not their own; none fits what is asked only at another place. */
function fitOf(question: string, { open }: Topic, { bank }: Mind): Fit | undefined {
  if (isAskedAtPlace(question, bank)) return undefined;
  const kind = kindOf(question, bank.language);
  return kind === 'yes' ? 'yes' : open.has(kind) ? 'open' : undefined;
}

function isSame(one: string, other: string, { bank: { language } }: Mind): boolean {
  return lettersOf(one, language) === lettersOf(other, language);
}

function fitting(answers: readonly Reply[], fit: Fit | undefined): string[] {
  return answers.filter(({ fits }) => fit && fits.includes(fit)).map(({ text }) => text);
}

/** The bank's entries for the bot's place; for a daring spy, for the places it suspects. */
function piecesInMind({ isSpy, place, places, bank, daring }: Mind, most = IN_MIND): readonly Piece[] {
  if (!isSpy) return place?.pieces ?? [];
  const sure = places.slice(0, most);
  const chance = sure.reduce((sum, [, chance]) => sum + chance, 0);
  if (chance < daring.pretend) return [];
  return sure.flatMap(([id]) => bank.places.get(id)?.pieces ?? []);
}

/** Picks from the first list with something new and harmless, or else repeats a harmless sentence. */
function chosen(lists: readonly (readonly string[])[], mind: Mind, purpose: string): string {
  const heard = heardIn(mind);
  const harmless = lists.map((list) => list.filter((text) => !betrays(text, mind)));
  const fresh = harmless.map((list) => list.filter((text) => !heard.has(lettersOf(text, mind.bank.language))));
  const list = [...fresh, ...harmless.toReversed()].find((list) => list.length > 0) ?? [];
  return pickBy(list, mind.chance(purpose)) ?? SPEECHLESS;
}

function heardIn({ view, bank }: Mind): Set<string> {
  const texts = view.talk.flatMap(({ question = '', answer = '' }) => [question, answer]);
  return new Set(texts.map((text) => lettersOf(text, bank.language)));
}

/** Whether the text contains part of the place's name or one of its words. */
function betrays(text: string, { location, place, bank: { language } }: Mind): boolean {
  const parts = location ? nameParts(location.name, language) : [];
  if (wordsOf(text, language).some((word) => parts.some((each) => isSameWord(each, word, language)))) return true;
  return place !== undefined && isBetrayal(text, place, language);
}

const betrayals = new WeakMap<LocationLines, Map<string, boolean>>();

/** Remembered per place, because every sentence of the bank is checked each time a bot speaks. */
function isBetrayal(text: string, place: LocationLines, language: string): boolean {
  const known = betrayals.get(place) ?? new Map<string, boolean>();
  betrayals.set(place, known);
  const is = known.get(text) ?? betrayalIn(text, place.words, language) !== undefined;
  known.set(text, is);
  return is;
}
