/** Finds Duet's key in a frame: every mention of a kind, and data reserved for one side or for the end. */
import type { FromServer } from '@safehouse/protocol/messages.ts';
import type { Kind, Side } from '@safehouse/rules/duet/types.ts';
import type { View } from '@safehouse/rules/table/view-types.ts';
import { type Fact, factsOf } from '../kit/frames.ts';

const kinds: readonly unknown[] = ['agent', 'assassin', 'bystander'] satisfies Kind[];
const sealed: readonly unknown[] = ['key', 'seed', 'told'];

/**
 * Checks the frames of a player with `face`, or of a spectator: until the game is over, a frame may contain that face
 * and what guesses revealed, and nothing else of the key.
 */
export function facesIn(own?: { readonly side: Side; readonly face: readonly Kind[] }) {
  return (message: FromServer, { phase, round }: View): string[] => {
    if (phase !== 'playing' || round?.view.game !== 'duet') return [];
    const { clues } = round.view;
    const isKnown = ({ at, value }: Fact): boolean => {
      const [list, index, name] = at.slice(-3);
      if (name === 'kind') return list === 'guesses' || list === 'late';
      return list === 'cards' && name === 'face' && value === own?.face[index as number];
    };
    const isTheirs = ({ at }: Fact): boolean => {
      const clue = at[at.indexOf('clues') + 1] as number;
      return at.at(-1) === 'meant' && clues[clue]?.side !== own?.side;
    };
    return factsOf(message)
      .filter(
        (fact) => (kinds.includes(fact.value) && !isKnown(fact)) || sealed.includes(fact.at.at(-1)) || isTheirs(fact),
      )
      .map(({ at, value }) => `${at.join('/')}: ${JSON.stringify(value)}`);
  };
}
