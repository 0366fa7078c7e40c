/** Limits how much the people of a table may say and store: enough for a whole evening, too little to fill a disk. */
import type { PersonId } from '@safehouse/rules/kernel/contract.ts';
import type { Action, State } from '@safehouse/rules/table/types.ts';
import { limits } from '../config/limits.ts';
import type { Settings } from '../config/settings.ts';
import { Bucket, Budget, type Rate } from '../platform/token-bucket.ts';

export class Allowance {
  readonly #written: Bucket;
  readonly #perMinute: number;
  /** What people say, from the first line on. */
  #lines: { readonly ofAll: Bucket; readonly perPerson: Budget } | undefined;

  constructor(
    { linesPerMinute, megabytesPerHour }: Pick<Settings, 'linesPerMinute' | 'megabytesPerHour'>,
    now: number,
  ) {
    this.#perMinute = linesPerMinute;
    this.#written = new Bucket(times(writtenFrom(megabytesPerHour), limits.share), now);
  }

  take(person: PersonId, action: Action, weight: number, now: number): boolean {
    if (!this.#written.take(now, weight)) return false;
    if (action.kind !== 'say') return true;
    this.#lines ??= this.#newLines(now);
    return this.#lines.perPerson.take(person, now) && this.#lines.ofAll.take(now);
  }

  #newLines(now: number): { ofAll: Bucket; perPerson: Budget } {
    const rate = { most: Math.max(1, this.#perMinute / 5), perSecond: this.#perMinute / 60 };
    return { ofAll: new Bucket(times(rate, limits.talkers), now), perPerson: new Budget(rate) };
  }
}

/** How many bytes one address may store; it can use an hour's worth at once. */
export function writtenFrom(megabytesPerHour: number): Rate {
  const bytes = megabytesPerHour * 1_000_000;
  return { most: bytes, perSecond: bytes / 3600 };
}

function times({ most, perSecond }: Rate, factor: number): Rate {
  return { most: most * factor, perSecond: perSecond * factor };
}

/** Bytes of an event without any text from people. */
const EVENT = 300;
/** Bytes of a deal: board, key and the words it was drawn from, own packs excluded. */
const DEAL = 16 * 1024;
/** Maximum bytes per UTF-16 unit. */
const LETTER = 3;

/** Rough upper bound of the bytes an action takes in its stream. */
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
