/** The table's own packs: words that its people have brought, which go with the table. */
import { games } from '../games.ts';
import type { Facts, PersonId } from '../kernel/contract.ts';
import { broken, ok, type Result, refuse } from '../kernel/result.ts';
import { tidyName } from '../kernel/text.ts';
import { permissionsOf } from './permissions.ts';
import type { Action, Event, OwnPack, Setup, State } from './types.ts';

const MOST_WORDS = 20_000;
/** As they are stored: a deal from all of them and from the house's packs is one event. */
const MOST_BYTES = 300_000;
/** What was taken away stays in the stream until the table is deleted. */
const MOST_BYTES_EVER = 3_000_000;
/** A small pack has a link of its own like any other: so that there are a thousand of them at most. */
const LEAST_BYTES = 3000;
const LONGEST_NAME = 40;

const encoder = new TextEncoder();

export function addPack(state: State, { person, pack }: Action & { kind: 'addPack' }): Result<Event[]> {
  const by = person as PersonId;
  const permission = permissionsOf(state, by).addPack;
  if (permission !== 'yes') return refuse(permission);
  const name = tidyName(pack.name, LONGEST_NAME);
  if (name === undefined) return refuse('bad-name');
  if (state.ownPacks.some(({ id }) => id === pack.id)) return broken('a pack id was drawn twice');
  const all = [...state.ownPacks, pack];
  const words = all.reduce((sum, { words }) => sum + words.length, 0);
  const bytes = all.reduce((sum, { words }) => sum + bytesOf(words), 0);
  const ever = state.packBytes + weightOf(pack.words);
  if (words > MOST_WORDS || bytes > MOST_BYTES || ever > MOST_BYTES_EVER) return refuse('too-many-packs');
  return ok([{ kind: 'packAdded', ...pack, name, by }]);
}

/** What the game was to be played with is played without it. */
export function removePack(state: State, id: string, { packs: instead }: Facts): Result<Event[]> {
  if (!state.ownPacks.some((pack) => pack.id === id)) return refuse('no-such-pack');
  const removed: Event = { kind: 'packRemoved', id };
  const { setup } = state;
  if (!setup.packs.includes(id)) return ok([removed]);
  const rest = setup.packs.filter((pack) => pack !== id);
  const packs = rest.length > 0 ? rest : [instead?.[0] ?? broken('a house has a pack')];
  return ok([removed, { kind: 'setUp', setup: { ...setup, packs } as Setup }]);
}

/** The words of those that are chosen. */
export function ownWords({ ownPacks, setup }: Pick<State, 'ownPacks' | 'setup'>): string[] {
  return ownPacks.filter(({ id }) => setup.packs.includes(id)).flatMap(({ words }) => words);
}

/** Whether this is a pack of the table that this game can be dealt from. */
export function isOwn({ ownPacks }: Pick<State, 'ownPacks'>, { game }: Pick<Setup, 'game'>, pack: string): boolean {
  return games[game].meta.dealtFrom === 'words' && ownPacks.some(({ id }) => id === pack);
}

export function packAdded(state: State, { id, name, language, words, share }: Event & { kind: 'packAdded' }): State {
  const pack: OwnPack = { id, name, language, words, share };
  return { ...state, ownPacks: [...state.ownPacks, pack], packBytes: state.packBytes + weightOf(words) };
}

export function packRemoved(state: State, { id }: Event & { kind: 'packRemoved' }): State {
  return { ...state, ownPacks: state.ownPacks.filter((pack) => pack.id !== id) };
}

/** What a pack takes of all that may ever be brought. */
function weightOf(words: readonly string[]): number {
  return Math.max(LEAST_BYTES, bytesOf(words));
}

/** With its quotes and its comma. */
function bytesOf(words: readonly string[]): number {
  return words.reduce((sum, word) => sum + encoder.encode(word).length + 3, 0);
}
