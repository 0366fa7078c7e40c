/**
 * The other faces that are possible given what a side may know: one at random, or all of them. For tests, and
 * deliberately independent of `redeal.ts`: the two check each other.
 */
import type { Random } from '../kernel/random.ts';
import { foundIn } from './board.ts';
import { other } from './sides.ts';
import { type Kind, kinds, type Side, type State } from './types.ts';

/**
 * D4: for each kind on one's own face, how many of these cards are agents, assassins and bystanders on the other face.
 */
const across: Record<Kind, readonly [number, number, number]> = {
  agent: [3, 1, 5],
  assassin: [1, 1, 1],
  bystander: [5, 1, 7],
};

/** The other faces that are possible given what this side may know (D18, D19). */
export type OtherFaces = {
  /** One of them, all equally likely except for D18; undefined if it contradicts D18. */
  drawn(random: Random): Kind[] | undefined;
  /** All of them; undefined if there are too many to list. */
  all(most: number): Kind[][] | undefined;
};

export function otherFaces(side: Side, state: State): OtherFaces {
  const now = state.deal.key[other(side)];
  const met = metBy(side, state);
  const open = openTo(side, state, met);
  const found = new Set(foundIn(state).map(({ card }) => card));
  const isComplete = (face: readonly Kind[]) => face.every((kind, card) => kind !== 'agent' || found.has(card));
  const wasComplete = isComplete(now);
  /** With these kinds on the open cards; undefined if it contradicts D18. */
  const faceWith = (kindOf: ReadonlyMap<number, Kind>) => {
    const face = now.map((_, card) => (met.get(card) ?? kindOf.get(card)) as Kind);
    return isComplete(face) === wasComplete ? face : undefined;
  };
  return {
    drawn: (random) => {
      const drawn = open.flatMap(({ cards, left }) => {
        const kinds = random.shuffled(left);
        return cards.map((card, i) => [card, kinds[i] as Kind] as const);
      });
      return faceWith(new Map(drawn));
    },
    all: (most) => {
      let all: [number, Kind][][] = [[]];
      for (const { cards, left } of open) {
        const orders = ordersOf(left, most);
        if (!orders || all.length * orders.length > most) return undefined;
        all = all.flatMap((begun) =>
          orders.map((order) => [...begun, ...cards.map((card, i) => [card, order[i]] as never)]),
        );
      }
      return all.flatMap((kindOf) => {
        const face = faceWith(new Map(kindOf));
        return face ? [face] : [];
      });
    },
  };
}

/** Kinds on the other face that this side's own guesses have revealed (D8). */
function metBy(side: Side, state: State): ReadonlyMap<number, Kind> {
  const met = new Map<number, Kind>();
  for (const guess of [...state.clues.flatMap(({ guesses }) => guesses), ...state.late]) {
    if (guess.side === side) met.set(guess.card, guess.kind);
  }
  return met;
}

/** For each kind on one's own face: the cards whose other face is unknown, and the kinds left for them by D4. */
function openTo(side: Side, state: State, met: ReadonlyMap<number, Kind>): { cards: number[]; left: Kind[] }[] {
  return kinds.map((mine) => {
    const cards = state.deal.key[side].flatMap((kind, card) => (kind === mine ? card : []));
    const left = kinds.flatMap((kind, i) => {
      const shown = cards.filter((card) => met.get(card) === kind).length;
      return Array<Kind>((across[mine][i] as number) - shown).fill(kind);
    });
    return { cards: cards.filter((card) => !met.has(card)), left };
  });
}

/** All distinct orders of these kinds. */
function ordersOf(left: readonly Kind[], most: number): Kind[][] | undefined {
  if (left.length === 0) return [[]];
  const orders: Kind[][] = [];
  for (const first of new Set(left)) {
    const rest = ordersOf(left.toSpliced(left.indexOf(first), 1), most);
    if (!rest || orders.length + rest.length > most) return undefined;
    for (const order of rest) orders.push([first, ...order]);
  }
  return orders;
}
