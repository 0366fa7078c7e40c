/** Which sound to play for the last change. */
import type { View } from '@safehouse/rules/codenames/view-types.ts';
import type { Sound } from '../lib/sound.ts';
import { isNewGame } from '../play/new-game.ts';
import { moment } from './moments.ts';

export function soundOf(before: View | undefined, after: View): Sound | undefined {
  if (!before || isNewGame(before, after)) return undefined;
  const stamped = moment(before, after)?.kind;
  if (stamped === 'won') return 'won';
  if (stamped === 'assassin') return 'lamp';
  if (stamped === 'lost') return 'lost';
  if (stamped === 'clue') return 'clue';
  const turned = after.cards.find((card, i) => card.covered && !before.cards[i]?.covered);
  if (turned) return turned.how !== 'guess' || turned.covered === before.team ? 'reveal' : 'wrong';
  return stamped ? 'turn' : undefined;
}
