/** For the laws: the same table with everything hidden from a viewer redrawn at random. */
import type { Random, Seed } from '../kernel/random.ts';
import { gameViewer } from './audience.ts';
import { knowsMap } from './mission.ts';
import { gameChannelOf, gameOf, guestOf, isSealed } from './people.ts';
import type { Line, Mission, OwnPack, State, Viewer } from './types.ts';

export function redeal(state: State, viewer: Viewer, random: Random): State {
  const guest = guestOf(state, viewer);
  const heard = guest && gameChannelOf(state, guest);
  const lines = state.lines.flatMap((line) =>
    line.channel === 'table' || line.channel === heard ? [line] : unheard(line, random),
  );
  const known = {
    ...state,
    lines,
    ownPacks: state.ownPacks.map((pack) => unread(pack, guest !== undefined, random)),
    ...(state.mission && { mission: missionFor(state, state.mission, viewer, random) }),
  };
  if (!state.round) return known;
  return {
    ...known,
    round: {
      ...state.round,
      seed: isSealed(state) ? anySeed(random) : state.round.seed,
      state: gameOf(state).redeal(state.round.state, gameViewer(state, viewer), random),
    },
  };
}

/** The same number of different words: nobody sees them before a game. */
function unread(pack: OwnPack, isIn: boolean, random: Random): OwnPack {
  const words = pack.words.map((_, i) => `brought${i}-${random.below(1000)}`);
  return { ...pack, words, share: isIn ? pack.share : anySeed(random) };
}

function missionFor(state: State, mission: Mission, viewer: Viewer, random: Random): Mission {
  return knowsMap(state, viewer) ? mission : { ...mission, campaign: anySeed(random) };
}

/** Replaces a line by none, one or two with other text. */
function unheard(line: Line, random: Random): Line[] {
  return Array.from({ length: random.below(3) }, () => ({ ...line, text: `line ${random.below(1000)}` }));
}

function anySeed(random: Random): Seed {
  return Array.from({ length: 4 }, () =>
    random
      .below(2 ** 32)
      .toString(16)
      .padStart(8, '0'),
  ).join('') as Seed;
}
