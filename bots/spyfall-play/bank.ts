/** What a bot says in Spyfall: one language's bank, parsed strictly from bots/spyfall/<language>.txt. */
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { described, lengthOf, type Mistake, notebook, readLines, type Wrong } from '@safehouse/language/text-files.ts';
import { isSameWord, lettersOf, wordsOf } from './words.ts';

const topicIds = [
  ...['smell', 'sound', 'clothes', 'people', 'children', 'money', 'food', 'weather'],
  ...['time', 'way', 'work', 'feeling', 'things', 'rules', 'stay', 'look'],
] as const;

/** Questions that fit any place, and answers to them that fit any place. */
export type Topic = {
  readonly id: string;
  /** Words that identify a question on this topic; folded. */
  readonly words: readonly string[];
  readonly questions: readonly string[];
  readonly answers: readonly string[];
};

/** A question and answers from a person who knows the place. */
export type Piece = { readonly topic: string; readonly question: string; readonly answers: readonly string[] };

export type LocationLines = {
  readonly id: string;
  /** Words that give the place away, the strongest first; folded. */
  readonly words: readonly string[];
  readonly pieces: readonly Piece[];
};

export type Bank = {
  readonly language: string;
  readonly topics: readonly Topic[];
  /** Answers to almost any question. */
  readonly other: readonly string[];
  readonly places: ReadonlyMap<string, LocationLines>;
};

/** How many of a place's strongest words are never said there. */
export const BETRAYING = 5;

const LONGEST = 90;
const least = { topicWords: 8, questions: 4, answers: 6, other: 12, placeWords: 12, pieces: 10, pieceAnswers: 2 };
const most = { topicWords: 16, placeWords: 20, pieceAnswers: 3 };

const folder = join(import.meta.dirname, '..', 'spyfall');
const opened = new Map<string, Promise<Bank>>();

/** A language's bank, read once. Throws with every mistake if the file is faulty or missing. */
export async function openBank(language: string): Promise<Bank> {
  const file = fileOf(language);
  const known = opened.get(language) ?? readFile(file).then((bytes) => soundBank(bytes, { file, language }));
  opened.set(language, known);
  // Retry after a failed read.
  known.catch(() => opened.delete(language));
  return known;
}

/** Synchronous version, for tests and tools. */
export function openBankNow(language: string): Bank {
  const file = fileOf(language);
  return soundBank(readFileSync(file), { file, language });
}

function fileOf(language: string): string {
  if (!/^[a-z]{2,3}$/.test(language)) throw new Error(`no bank for the language “${language}”`);
  return join(folder, `${language}.txt`);
}

type About = { readonly file: string; readonly language: string };

function soundBank(bytes: Uint8Array, about: About): Bank {
  const { bank, mistakes } = readBank(bytes, about);
  if (mistakes.length > 0) throw new Error(mistakes.map(described).join('\n'));
  return bank;
}

type Words = { readonly line: number; readonly words: string[] };
type Section = { readonly line: number; readonly id: string; readonly words: Words; readonly lines: Said[] };
type Said = { readonly line: number; readonly kind: '?' | '-'; readonly topic?: string; readonly text: string };

/** Never throws: reports mistakes with file and line. */
export function readBank(bytes: Uint8Array, { file, language }: About): { bank: Bank; mistakes: readonly Mistake[] } {
  const { wrong, mistakes } = notebook(file);
  const lines = readLines(bytes, language, wrong) ?? [];
  const general: Section[] = [];
  const places: Section[] = [];
  let section: Section | undefined;
  for (const { line, written } of lines) {
    const head = /^(?:@ ([a-z]+)|\[([a-z0-9-]{1,40})\])(?: ~ (.+))?$/u.exec(written);
    if (head) {
      const [, topic, place, list = ''] = head;
      section = { line, id: topic ?? place ?? '', words: { line, words: listOf(list, language) }, lines: [] };
      if (topic && places.length > 0) wrong(line, `the topic ${topic} comes after the places`);
      (topic ? general : places).push(section);
    } else if (!section) wrong(line, `“${written}” belongs to nothing: begin with @ topic ~ words`);
    else {
      const said = saidOf(line, written, places.includes(section), wrong);
      if (said) section.lines.push(said);
    }
  }
  const bank: Bank = {
    language,
    topics: general.filter(({ id }) => id !== 'other').map((each) => topicOf(each, wrong)),
    other: otherOf(general, wrong),
    places: new Map(places.map((each) => [each.id, linesOf(each, language, wrong)])),
  };
  const ids = general.map(({ id }) => id).join(', ');
  if (ids !== [...topicIds, 'other'].join(', ')) wrong(undefined, `has the topics ${ids}`);
  if (bank.places.size === 0) wrong(undefined, 'has no places');
  for (const [i, { id, line }] of places.entries()) {
    if (places.findIndex((each) => each.id === id) < i) wrong(line, `[${id}] is there already`);
  }
  for (const each of [...general, ...places]) checkLines(each, language, wrong);
  return { bank, mistakes: mistakes() };
}

function listOf(list: string, language: string): string[] {
  const words = list.split(',').map((word) => word.trim());
  return words.filter((word) => word !== '').map((word) => (/\s/.test(word) ? word : lettersOf(word, language)));
}

function saidOf(line: number, written: string, isPlace: boolean, wrong: Wrong): Said | undefined {
  const [, kind, rest = ''] = /^([?-]) (.+)$/u.exec(written) ?? [];
  if (kind !== '?' && kind !== '-') {
    wrong(line, `“${written}” is neither a question (? …) nor an answer (- …)`);
    return undefined;
  }
  if (kind === '-' || !isPlace) return { line, kind, text: rest };
  const [, topic, text] = /^([a-z]+) \| (.+)$/u.exec(rest) ?? [];
  if (topic !== undefined && text !== undefined) return { line, kind, topic, text };
  wrong(line, `“${written}” is not ? topic | question`);
  return undefined;
}

function textsOf({ lines }: Section, kind: Said['kind']): string[] {
  return lines.filter((said) => said.kind === kind).map(({ text }) => text);
}

function topicOf(section: Section, wrong: Wrong): Topic {
  const { line, id } = section;
  const { words } = section.words;
  const [questions, answers] = [textsOf(section, '?'), textsOf(section, '-')];
  counted(words.length, least.topicWords, most.topicWords, 'words', line, wrong);
  counted(questions.length, least.questions, undefined, 'questions', line, wrong);
  counted(answers.length, least.answers, undefined, 'answers', line, wrong);
  return { id, words, questions, answers };
}

function otherOf(general: readonly Section[], wrong: Wrong): string[] {
  const section = general.find(({ id }) => id === 'other');
  if (!section) return [];
  const answers = textsOf(section, '-');
  counted(answers.length, least.other, undefined, 'answers', section.line, wrong);
  if (answers.length < section.lines.length) wrong(section.line, 'other has questions');
  if (section.words.words.length > 0) wrong(section.line, 'other is known by no words');
  return answers;
}

function linesOf({ line, id, words: { words }, lines }: Section, language: string, wrong: Wrong): LocationLines {
  counted(words.length, least.placeWords, most.placeWords, 'words', line, wrong);
  const pieces: { topic: string; question: string; answers: string[]; line: number }[] = [];
  for (const said of lines) {
    if (said.kind === '-') {
      const piece = pieces.at(-1);
      if (piece) piece.answers.push(said.text);
      else wrong(said.line, `“${said.text}” answers no question`);
      continue;
    }
    const topic = said.topic ?? '';
    if (!(topicIds as readonly string[]).includes(topic)) wrong(said.line, `${topic} is no topic`);
    if (pieces.some((piece) => piece.topic === topic)) wrong(said.line, `${topic} is there already`);
    pieces.push({ topic, question: said.text, answers: [], line: said.line });
  }
  counted(pieces.length, least.pieces, undefined, 'questions', line, wrong);
  for (const { answers, line } of pieces) {
    counted(answers.length, least.pieceAnswers, most.pieceAnswers, 'answers', line, wrong);
  }
  const betraying = words.slice(0, BETRAYING);
  for (const { line, text } of lines) {
    const word = wordsOf(text, language).find((word) =>
      betraying.some((each) => word.startsWith(each) && isSameWord(each, word, language)),
    );
    if (word !== undefined) wrong(line, `“${text}” betrays the place by “${word}”`);
  }
  return { id, words, pieces: pieces.map(({ topic, question, answers }) => ({ topic, question, answers })) };
}

/** Checks a section's words and sentences on their own. */
function checkLines({ words, lines }: Section, language: string, wrong: Wrong): void {
  for (const [i, word] of words.words.entries()) {
    if (/\s/.test(word)) wrong(words.line, `“${word}” is more than one word`);
    if (words.words.indexOf(word) < i) wrong(words.line, `“${word}” is there already`);
  }
  const seen = new Set<string>();
  for (const { line, kind, text } of lines) {
    const length = lengthOf(text);
    if (length > LONGEST) wrong(line, `“${text}” has ${length} characters, and may have ${LONGEST}`);
    const letters = kind + lettersOf(text, language);
    if (seen.has(letters)) wrong(line, `“${text}” is there already`);
    seen.add(letters);
  }
}

function counted(
  count: number,
  least: number,
  most: number | undefined,
  what: string,
  line: number,
  wrong: Wrong,
): void {
  if (count < least) wrong(line, `has ${count} ${what}, and needs ${least}`);
  if (most !== undefined && count > most) wrong(line, `has ${count} ${what}, and may have ${most}`);
}
