/** What a bot says in Spyfall: one language's bank, parsed strictly from bots/spyfall/<language>.txt. */
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { described, lengthOf, type Mistake, notebook, readLines, type Wrong } from '@safehouse/language/text-files.ts';
import { type QuestionKind, questionKinds } from '../languages/bot-language.ts';
import { botLanguages } from '../languages/index.ts';
import { isSameWord, lettersOf, wordsOf } from './words.ts';

const topicIds = [
  ...['smell', 'sound', 'clothes', 'people', 'children', 'money', 'food', 'weather'],
  ...['time', 'way', 'work', 'feeling', 'things', 'rules', 'stay', 'look'],
] as const;

export type Question = { readonly kind: QuestionKind; readonly text: string };

/** Which questions an answer fits: the one above it, the open questions on its topic, a yes-or-no question on it. */
const fits = ['own', 'open', 'yes'] as const;
export type Fit = (typeof fits)[number];
export type Reply = { readonly fits: readonly Fit[]; readonly text: string };

/** Questions that fit any place, and answers to them that fit any place. */
export type Topic = {
  readonly id: string;
  /** Words that identify a question on this topic; folded. */
  readonly words: readonly string[];
  readonly questions: readonly Question[];
  /** The kinds of its questions that are not answered with yes or no. */
  readonly open: ReadonlySet<QuestionKind>;
  readonly answers: readonly Reply[];
};

/** Answers from a person who knows the place, and perhaps a question that only such a person answers well. */
export type Piece = { readonly topic: string; readonly question?: Question; readonly answers: readonly Reply[] };

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

const LONGEST = 90;
const least = {
  topicWords: 8,
  questions: 4,
  answers: 6,
  other: 12,
  placeWords: 12,
  pieces: 10,
  pieceAnswers: 2,
  own: 5,
};
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
/** A line as written: `? topic kind | question` or `- fits | answer`; a question without a text only names its topic. */
type Said = {
  readonly line: number;
  readonly sign: '?' | '-';
  readonly tags: readonly string[];
  readonly text: string;
};

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
  const asked = new Set(bank.topics.flatMap(({ questions }) => questions.map(({ text }) => lettersOf(text, language))));
  for (const { line, sign, text } of places.flatMap(({ lines }) => lines)) {
    if (sign === '?' && asked.has(lettersOf(text, language))) wrong(line, `“${text}” is asked anywhere`);
  }
  return { bank, mistakes: mistakes() };
}

function listOf(list: string, language: string): string[] {
  const words = list.split(',').map((word) => word.trim());
  return words.filter((word) => word !== '').map((word) => (/\s/.test(word) ? word : lettersOf(word, language)));
}

function saidOf(line: number, written: string, isPlace: boolean, wrong: Wrong): Said | undefined {
  const [, sign, tags = '', text = ''] = /^([?-]) (?:([a-z ]+) \| )?(.+)$/u.exec(written) ?? [];
  if (sign === '?' && isPlace && tags === '' && /^[a-z]+$/.test(text)) return { line, sign, tags: [text], text: '' };
  if (sign === '?' || sign === '-') return { line, sign, tags: tags.split(' ').filter((tag) => tag !== ''), text };
  wrong(line, `“${written}” is neither a question (? …) nor an answer (- …)`);
  return undefined;
}

function questionOf({ line, text }: Said, kind: string | undefined, wrong: Wrong): Question[] {
  const known = questionKinds.find((each) => each === kind);
  if (!known) wrong(line, `“${text}” needs its kind: ${questionKinds.join(', ')}`);
  return known ? [{ kind: known, text }] : [];
}

function replyOf({ line, tags, text }: Said, allowed: readonly Fit[], wrong: Wrong): Reply {
  const known = allowed.filter((fit) => tags.includes(fit));
  if (known.length === 0 || known.length < tags.length) wrong(line, `“${text}” fits ${tags.join(' ')}`);
  return { fits: known, text };
}

function topicOf({ line, id, words: { words }, lines }: Section, wrong: Wrong): Topic {
  const questions = lines.filter(({ sign }) => sign === '?').flatMap((said) => questionOf(said, said.tags[0], wrong));
  const answers = lines.filter(({ sign }) => sign === '-').map((said) => replyOf(said, ['open', 'yes'], wrong));
  counted(words.length, least.topicWords, most.topicWords, 'words', line, wrong);
  counted(questions.length, least.questions, undefined, 'questions', line, wrong);
  for (const fit of ['open', 'yes'] as const) {
    const fitting = answers.filter((answer) => answer.fits.includes(fit)).length;
    counted(fitting, least.answers - 1, undefined, `answers that fit ${fit}`, line, wrong);
  }
  counted(answers.length, least.answers, undefined, 'answers', line, wrong);
  const open = new Set(questions.map(({ kind }) => kind).filter((kind) => kind !== 'yes'));
  return { id, words, questions, open, answers };
}

/** Answers to any question. */
function otherOf(general: readonly Section[], wrong: Wrong): string[] {
  const section = general.find(({ id }) => id === 'other');
  if (!section) return [];
  const answers = section.lines.filter(({ sign }) => sign === '-').map(({ text }) => text);
  counted(answers.length, least.other, undefined, 'answers', section.line, wrong);
  if (answers.length < section.lines.length) wrong(section.line, 'other has questions');
  if (section.words.words.length > 0) wrong(section.line, 'other is known by no words');
  return answers;
}

type Draft = { readonly topic: string; readonly line: number; readonly question?: Question; readonly answers: Reply[] };

function linesOf({ line, id, words: { words }, lines }: Section, language: string, wrong: Wrong): LocationLines {
  counted(words.length, least.placeWords, most.placeWords, 'words', line, wrong);
  const pieces: Draft[] = [];
  for (const said of lines) {
    const piece = pieces.at(-1);
    if (said.sign === '?') pieces.push(draftOf(said, pieces, wrong));
    else if (piece) piece.answers.push(replyOf(said, piece.question ? fits : ['open', 'yes'], wrong));
    else wrong(said.line, `“${said.text}” answers no question`);
  }
  counted(pieces.length, least.pieces, undefined, 'topics', line, wrong);
  counted(pieces.filter(({ question }) => question).length, least.own, undefined, 'questions', line, wrong);
  for (const { question, answers, line } of pieces) {
    counted(answers.length, least.pieceAnswers, most.pieceAnswers, 'answers', line, wrong);
    if (question && !answers.some(({ fits }) => fits.includes('own')))
      wrong(line, `nothing answers “${question.text}”`);
  }
  for (const { line, text } of lines) {
    const word = betrayalIn(text, words, language);
    if (word !== undefined) wrong(line, `“${text}” betrays the place by “${word}”`);
  }
  return { id, words, pieces: pieces.map(({ line: _, ...piece }) => piece) };
}

function draftOf(said: Said, pieces: readonly Draft[], wrong: Wrong): Draft {
  const { line, text } = said;
  const [topic = '', kind] = said.tags;
  if (!(topicIds as readonly string[]).includes(topic)) wrong(line, `${topic} is no topic`);
  if (pieces.some((piece) => piece.topic === topic)) wrong(line, `${topic} is there already`);
  const [question] = text === '' ? [] : questionOf(said, kind, wrong);
  return { topic, line, ...(question && { question }), answers: [] };
}

/** The first word of a text that is a form of one of a place's words, or a compound with it. */
export function betrayalIn(text: string, words: readonly string[], language: string): string | undefined {
  const isCompound = (word: string, part: string) =>
    botLanguages[language]?.hasCompounds && part.length >= 5 && (word.startsWith(part) || word.endsWith(part));
  return wordsOf(text, language).find((word) =>
    words.some((each) => isSameWord(each, word, language) || isCompound(word, each)),
  );
}

/** Checks a section's words and sentences on their own. */
function checkLines({ words, lines }: Section, language: string, wrong: Wrong): void {
  for (const [i, word] of words.words.entries()) {
    if (/\s/.test(word)) wrong(words.line, `“${word}” is more than one word`);
    if (words.words.indexOf(word) < i) wrong(words.line, `“${word}” is there already`);
  }
  const seen = new Set<string>();
  for (const { line, sign, text } of lines) {
    if (text === '') continue;
    const length = lengthOf(text);
    if (length > LONGEST) wrong(line, `“${text}” has ${length} characters, and may have ${LONGEST}`);
    const letters = sign + lettersOf(text, language);
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
