/** How much the people of a table may say and have written down: what a whole evening needs, and not what fills a disk. */
import type { PersonId } from '@safehouse/rules/kernel/contract.ts';
import type { Action, State } from '@safehouse/rules/table/types.ts';
import { limits } from '../config/limits.ts';
import type { Settings } from '../config/settings.ts';
import { Bucket, Budget, type Rate } from '../platform/token-bucket.ts';

export class Allowance {
  readonly #lines: Bucket;
  readonly #linesPerPerson: Budget;
  readonly #written: Bucket;

  constructor(
    { linesPerMinute, megabytesPerHour }: Pick<Settings, 'linesPerMinute' | 'megabytesPerHour'>,
    now: number,
  ) {
    const lines = { most: Math.max(1, linesPerMinute / 5), perSecond: linesPerMinute / 60 };
    this.#linesPerPerson = new Budget(lines);
    this.#lines = new Bucket(times(lines, limits.talkers), now);
    this.#written = new Bucket(times(writtenFrom(megabytesPerHour), limits.share), now);
  }

  take(person: PersonId, action: Action, weight: number, now: number): boolean {
    if (!this.#written.take(now, weight)) return false;
    if (action.kind !== 'say') return true;
    return this.#linesPerPerson.take(person, now) && this.#lines.take(now);
  }
}

/** What one address may have written down, in bytes: an hour's worth at once. */
export function writtenFrom(megabytesPerHour: number): Rate {
  const bytes = megabytesPerHour * 1_000_000;
  return { most: bytes, perSecond: bytes / 3600 };
}

function times({ most, perSecond }: Rate, factor: number): Rate {
  return { most: most * factor, perSecond: perSecond * factor };
}

/** An event without anything people wrote. */
const EVENT = 300;
/** A deal with its board, its key and the words it was drawn from, if they are the house's. */
const DEAL = 16 * 1024;
/** Bytes that a letter may take. */
const LETTER = 3;

/** About how many bytes an action will be in its stream, at most. */
export function weightOf(action: Action, { ownPacks, setup }: Pick<State, 'ownPacks' | 'setup'>): number {
  switch (action.kind) {
    case 'say':
      return EVENT + LETTER * action.text.length;
    case 'play':
      return EVENT + LETTER * ('text' in action.action ? (action.action.text?.length ?? 0) : 0);
    case 'setUp':
      return EVENT + Buffer.byteLength(JSON.stringify(action.setup));
    case 'start':
    case 'again': {
      const own = ownPacks.filter(({ id }) => setup.packs.includes(id)).flatMap(({ words }) => words);
      return DEAL + own.reduce((sum, word) => sum + LETTER * word.length, 0);
    }
    default:
      return EVENT;
  }
}
