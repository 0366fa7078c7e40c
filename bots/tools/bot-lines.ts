/** Parses the command-line bot's input lines and reports what is wrong with them. */
import { type Level, levels } from '@safehouse/rules/table/types.ts';
import type { ClueQuestion, GuessQuestion } from './bare-words.ts';

export class BadLine extends Error {
  readonly code: 'bad-json' | 'bad-shape' | 'no-clue';

  constructor(code: BadLine['code'], message: string) {
    super(message);
    this.code = code;
  }
}

export function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new BadLine('bad-json', `no JSON: ${line.slice(0, 80)}`);
  }
}

export function guessQuestion(line: unknown): GuessQuestion {
  const { words, clue, number = 1 } = fieldsOf(line);
  const list = wordsOf(words, 'words');
  if (list.length === 0) throw new BadLine('bad-shape', '"words" is empty');
  if (typeof clue !== 'string' || clue.trim() === '') throw new BadLine('bad-shape', '"clue" is no word');
  if (number !== 'unlimited' && !(Number.isInteger(number) && (number as number) >= 0)) {
    throw new BadLine('bad-shape', '"number" is no whole number from 0 up');
  }
  return { words: list, clue, number: number as number | 'unlimited' };
}

export function clueQuestion(line: unknown): ClueQuestion {
  const { own, opponent = [], neutral = [], assassin = [], level = 'normal' } = fieldsOf(line);
  const question = {
    own: wordsOf(own, 'own'),
    opponent: wordsOf(opponent, 'opponent'),
    neutral: wordsOf(neutral, 'neutral'),
    assassin: wordsOf(assassin, 'assassin'),
  };
  if (question.own.length === 0) throw new BadLine('bad-shape', '"own" is empty');
  if (!levels.includes(level as Level)) throw new BadLine('bad-shape', `"level" is none of ${levels.join(', ')}`);
  return { ...question, level: level as Level };
}

function fieldsOf(line: unknown): Record<string, unknown> {
  if (typeof line === 'object' && line !== null && !Array.isArray(line)) return line as Record<string, unknown>;
  throw new BadLine('bad-shape', 'a line is one object');
}

/** A single assassin may be given as a plain string. */
function wordsOf(given: unknown, name: string): string[] {
  const list = typeof given === 'string' ? [given] : given;
  if (Array.isArray(list) && list.every((word) => typeof word === 'string' && word.trim() !== '')) return list;
  throw new BadLine('bad-shape', `"${name}" is no list of words`);
}
