/** The screen reader label of a Duet card: its word, then everything that is drawn. */
import type { Side } from '@safehouse/rules/duet/types.ts';
import type { View } from '@safehouse/rules/duet/view-types.ts';
import { plain } from '../play/word-fit.ts';
import type { Texts } from '../texts/texts.svelte.ts';

type Card = View['cards'][number];
type Around = {
  readonly side: Side | undefined;
  /** Whether the player's own face of the key is shown. */
  readonly face: boolean;
  readonly isChosen: boolean;
  readonly isMeant: boolean;
  readonly nameOf: (person: string) => string;
};

export function cardLabel(card: Card, t: Texts, { side, face, isChosen, isMeant, nameOf }: Around): string {
  const { board } = t.duet;
  return [
    plain(card.word),
    card.found && board.found,
    !card.found && card.markers.length === 2 && board.covered,
    ...card.markers.flatMap((marker) => [pointing(marker.side, side, board), marker.tokens === 2 && board.double]),
    face && card.face && board.face[card.face],
    card.marks.length > 0 && t.play.board.marked({ names: card.marks.map(nameOf).join(', ') }),
    isChosen && t.play.board.chosen,
    isMeant && board.meant,
  ]
    .filter(Boolean)
    .join(', ');
}

/** D11: the side an arrow points at. */
function pointing(at: Side, me: Side | undefined, board: Texts['duet']['board']): string {
  if (me === undefined) return board[at];
  return at === me ? board.mine : board.partner;
}
