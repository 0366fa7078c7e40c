/** Which packs a game can be played with. */
import type { Pack } from '@safehouse/protocol/messages.ts';

export function packsHolding<Some extends Pick<Pack, 'holds'>>(kind: Pack['holds'], packs: readonly Some[]): Some[] {
  return packs.filter(({ holds }) => holds === kind);
}
