/** Which packs to start a game with. */
import type { Pack } from '@safehouse/protocol/messages.ts';
import type { GameId } from '@safehouse/rules/games.ts';
import { games } from '../games.ts';
import { packsHolding } from '../lib/packs.ts';

/**
 * The packs to start another game with: the chosen ones it can be played with, else those used `before` if they share a
 * language with the chosen ones, else a pack of that language.
 */
export function packsFor(
  game: GameId,
  known: readonly Pack[],
  chosen: readonly string[],
  before: readonly string[] = [],
): string[] {
  const { dealtFrom, preferredPacks } = games[game];
  const fitting = packsHolding(dealtFrom, known);
  const idsIn = (some: readonly string[]) => fitting.filter(({ id }) => some.includes(id)).map(({ id }) => id);
  const same = idsIn(chosen);
  if (same.length > 0) return same;
  const spoken = known.filter(({ id }) => chosen.includes(id)).map(({ language }) => language);
  const last = fitting.filter(({ id }) => before.includes(id));
  if (last.some(({ language }) => spoken.includes(language))) return last.map(({ id }) => id);
  // As the server does when a table is opened.
  const wanted = [...spoken, 'en'];
  const of = wanted.map((language) => fitting.filter((pack) => pack.language === language)).find((some) => some[0]);
  const [first] = of ?? fitting;
  const [best = first] = preferredPacks.flatMap((name) => of?.find(({ id }) => id.endsWith(`/${name}`)) ?? []);
  return best ? [best.id] : [...chosen];
}
