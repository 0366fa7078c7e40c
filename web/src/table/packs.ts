/** How packs are spoken of, and which of them a game can be played with. */
import type { Pack } from '@safehouse/protocol/messages.ts';
import type { GameId } from '@safehouse/rules/games.ts';
import type { View } from '@safehouse/rules/table/view-types.ts';
import { packsOf } from '../lib/games.ts';
import { t } from '../texts/texts.svelte.ts';

/** Words that the table's people have brought. */
export type OwnPack = View['ownPacks'][number];

/** "Classic" of `en/classic`; a pack we have no word for is called what its file is called. */
export function packKind(pack: string): string {
  const kind = pack.split('/').at(-1) ?? pack;
  const names: Record<string, string> = t.lobby.setup.packNames;
  return names[kind] ?? kind;
}

/**
 * The packs to begin another game with: those that are chosen, if it can be played with them, else others of the same
 * language; those it was played with `before`, if they are of that language, too.
 */
export function packsFor(
  game: GameId,
  known: readonly Pack[],
  chosen: readonly string[],
  before: readonly string[] = [],
): string[] {
  const fitting = packsOf(game, known);
  const idsIn = (some: readonly string[]) => fitting.filter(({ id }) => some.includes(id)).map(({ id }) => id);
  const same = idsIn(chosen);
  if (same.length > 0) return same;
  const spoken = known.filter(({ id }) => chosen.includes(id)).map(({ language }) => language);
  const last = fitting.filter(({ id }) => before.includes(id));
  if (last.some(({ language }) => spoken.includes(language))) return last.map(({ id }) => id);
  // As the house does it when a table is opened.
  const wanted = [...spoken, 'en'];
  const of = wanted.map((language) => fitting.filter((pack) => pack.language === language)).find((some) => some[0]);
  const [first] = of ?? fitting;
  const best = of?.find(({ id }) => id.endsWith(game === 'duet' ? '/duet' : '/classic')) ?? first;
  return best ? [best.id] : [...chosen];
}
