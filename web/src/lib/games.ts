/** What every page knows about the games: their ids, in the order they are offered, and which packs they use. */
import type { Pack } from '@safehouse/protocol/messages.ts';
import type { GameId } from '@safehouse/rules/games.ts';

/** Written out here so that no page loads the rules' schemas for it. */
export const gameIds = ['codenames', 'duet', 'spyfall'] as const satisfies readonly GameId[];

/** The packs a game can be played with. */
export function packsOf<Some extends Pick<Pack, 'holds'>>(game: GameId, packs: readonly Some[]): Some[] {
  const wanted = game === 'spyfall' ? 'locations' : 'words';
  return packs.filter(({ holds }) => holds === wanted);
}
