/** How much room a table has for own packs. */
import type { OwnPack, State } from './types.ts';

type Room = Pick<State, 'ownPacks' | 'packBytes'>;

const MOST_PACKS = 8;
const MOST_WORDS = 20_000;
/** Stored size: a deal from all own packs and the server's packs must fit into one event. */
const MOST_BYTES = 300_000;
/** Removed packs stay in the stream until the table is deleted. */
const MOST_BYTES_EVER = 3_000_000;
/** Minimum charge per pack, because even a small one gets its own link: at most a thousand packs per table. */
const LEAST_BYTES = 3000;

const encoder = new TextEncoder();

/** Whether a small pack would still fit: asked before a long list of words is read. */
export function hasRoom({ ownPacks, packBytes }: Room): boolean {
  return ownPacks.length < MOST_PACKS && wordsLeft({ ownPacks }) > 0 && packBytes + LEAST_BYTES <= MOST_BYTES_EVER;
}

/** How many words more the table may have: a longer list need not be kept in memory. */
export function wordsLeft({ ownPacks }: Pick<Room, 'ownPacks'>): number {
  return MOST_WORDS - wordsOf(ownPacks);
}

export function fits({ ownPacks, packBytes }: Room, pack: OwnPack): boolean {
  const all = [...ownPacks, pack];
  if (wordsOf(all) > MOST_WORDS || packBytes + weightOf(pack.words) > MOST_BYTES_EVER) return false;
  return all.reduce((sum, { words }) => sum + bytesOf(words), 0) <= MOST_BYTES;
}

/** What a pack counts towards the lifetime limit. */
export function weightOf(words: readonly string[]): number {
  return Math.max(LEAST_BYTES, bytesOf(words));
}

function wordsOf(packs: readonly OwnPack[]): number {
  return packs.reduce((sum, { words }) => sum + words.length, 0);
}

/** Includes each word's quotes and comma. */
function bytesOf(words: readonly string[]): number {
  return encoder.encode(words.join('')).length + 3 * words.length;
}
