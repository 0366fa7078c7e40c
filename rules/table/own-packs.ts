/** The table's own packs: words added by its people, deleted with the table. */
import { games } from '../games.ts';
import type { Facts, PersonId } from '../kernel/contract.ts';
import { broken, ok, type Result, refuse } from '../kernel/result.ts';
import { tidyName } from '../kernel/text.ts';
import { fits, weightOf } from './pack-room.ts';
import { permissionsOf } from './permissions.ts';
import type { Action, Event, OwnPack, Setup, State } from './types.ts';

const LONGEST_NAME = 40;

export function addPack(state: State, { person, pack }: Action & { kind: 'addPack' }): Result<Event[]> {
  const by = person as PersonId;
  const permission = permissionsOf(state, by).addPack;
  if (permission !== 'yes') return refuse(permission);
  const name = tidyName(pack.name, LONGEST_NAME);
  if (name === undefined) return refuse('bad-name');
  if (state.ownPacks.some(({ id }) => id === pack.id)) return broken('a pack id was drawn twice');
  if (!fits(state, pack)) return refuse('too-many-packs');
  return ok([{ kind: 'packAdded', ...pack, name, by }]);
}

/** If the setup uses the pack, the game is set up without it. */
export function removePack(state: State, id: string, { packs: instead }: Facts): Event[] {
  const removed: Event = { kind: 'packRemoved', id };
  const { setup } = state;
  if (!setup.packs.includes(id)) return [removed];
  const rest = setup.packs.filter((pack) => pack !== id);
  const packs = rest.length > 0 ? rest : [instead?.[0] ?? broken('a house has a pack')];
  return [removed, { kind: 'setUp', setup: { ...setup, packs } as Setup }];
}

/** The words of the selected own packs. */
export function ownWords({ ownPacks, setup }: Pick<State, 'ownPacks' | 'setup'>): string[] {
  return ownPacks.filter(({ id }) => setup.packs.includes(id)).flatMap(({ words }) => words);
}

/** Whether this is one of the table's packs and the game is dealt from words. */
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
