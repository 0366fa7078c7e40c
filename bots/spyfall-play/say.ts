/** What a bot says: a question or answer from the bank, new in this round, that never gives its place away. */
import { BETRAYING, type Piece } from './bank.ts';
import { pickBy } from './chance.ts';
import { nameParts } from './hear.ts';
import type { Mind } from './mind.ts';
import { isSameWord, lettersOf, wordsOf } from './words.ts';

/** Said when nothing else is left. */
const SPEECHLESS = '…';

/** How many of the likeliest places a spy asks about. */
const IN_MIND = 3;

export function questionOf(mind: Mind): string {
  const { bank } = mind;
  const general = bank.topics.flatMap(({ questions }) => questions);
  const pointed = piecesInMind(mind).map(({ question }) => question);
  const isPointed = mind.chance('pointed') < mind.daring.pointed;
  const order = isPointed ? [pointed, general] : [general, pointed];
  return chosen(order, mind, 'question');
}

export function answerTo(question: string, mind: Mind): string {
  const { bank } = mind;
  const { topic } = mind.interpret(question);
  const knowing = piecesInMind(mind, 1).filter((piece) => piece.topic === topic);
  const evasive = bank.topics.find(({ id }) => id === topic)?.answers ?? [];
  return chosen([knowing.flatMap(({ answers }) => answers), evasive, bank.other], mind, 'answer');
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

/** Whether the text contains part of the place's name or one of its strongest words. */
function betrays(text: string, { location, place, bank: { language } }: Mind): boolean {
  const forbidden = [
    ...(location ? nameParts(location.name, language) : []),
    ...(place?.words.slice(0, BETRAYING) ?? []),
  ];
  return wordsOf(text, language).some((word) => forbidden.some((each) => isSameWord(each, word, language)));
}
