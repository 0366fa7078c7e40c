/** About how many bytes the events of a table take. All of them are in memory while it is loaded, so they are limited. */
import type { Event } from '@safehouse/rules/table/types.ts';
import { limits } from '../config/limits.ts';
import type { Move } from './live-table-types.ts';

/** Bytes of an event without any text from people. */
const EVENT = 300;
/** Bytes of a board with its key, and of a location with its roles. */
const DEAL = 4096;
const LOCATION = 300;
/** Bytes around a word in a list. */
const QUOTES = 3;

export function bytesOf(events: readonly Event[]): number {
  return events.reduce((sum, event) => sum + EVENT + textIn(event), 0);
}

function textIn(event: Event): number {
  if (event.kind === 'said') return event.text.length;
  if (event.kind === 'setUp') return JSON.stringify(event.setup).length;
  if (event.kind === 'packAdded') return lengthOf(event.words);
  if (event.kind !== 'dealt') return 0;
  const locations = (event.locations?.length ?? 0) * LOCATION;
  return DEAL + locations + lengthOf(event.words) + JSON.stringify(event.setup).length;
}

function lengthOf(words: readonly string[]): number {
  return words.reduce((sum, word) => sum + word.length + QUOTES, 0);
}

/** A table whose history is full can only be left and deleted. What the server itself records is little. */
export function isBarred(bytes: number, { by, action }: Pick<Move, 'by' | 'action'>): boolean {
  if (bytes <= limits.tableBytes || ['leave', 'forget', 'close'].includes(action.kind)) return false;
  return (by !== 'clock' && by !== 'house') || action.kind === 'addPack';
}
