/**
 * The other faces that are possible for all a side may know: drawn, or all of them. For the tests, and on purpose apart
 * from `redeal.ts`: the two check each other.
 */
import type { Random } from '../kernel/random.ts';
import { foundIn, other } from './board.ts';
import { type Kind, kinds, type Side, type State } from './types.ts';

/** D4: of so many of one's own, the other face shows so many as agents, assassins and bystanders. */
const across: Record<Kind, readonly [number, number, number]> = {
  agent: [3, 1, 5],
  assassin: [1, 1, 1],
  bystander: [5, 1, 7],
};

/** The other faces there can be, for all that this side may know (D18, D19). */
export type OtherFaces = {
  /** One of them, each equally likely but for D18; nothing if it does not fit that. */
  drawn(random: Random): Kind[] | undefined;
  /** Every one of them; nothing if there are too many to list. */
  all(most: number): Kind[][] | undefined;
};

export function otherFaces(side: Side, state: State): OtherFaces {
  const now = state.deal.key[other(side)];
  const met = metBy(side, state);
  const open = openTo(side, state, met);
  const found = new Set(foundIn(state).map(({ card }) => card));
  const isComplete = (face: readonly Kind[]) => face.every((kind, card) => kind !== 'agent' || found.has(card));
  const wasComplete = isComplete(now);
  /** With these kinds on the cards that are open; nothing if it does not fit D18. */
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

/** The kinds on the other face that this side's own guesses met (D8). */
function metBy(side: Side, state: State): ReadonlyMap<number, Kind> {
  const met = new Map<number, Kind>();
  for (const guess of [...state.clues.flatMap(({ guesses }) => guesses), ...state.late]) {
    if (guess.side === side) met.set(guess.card, guess.kind);
  }
  return met;
}

/** Per kind on the own face: the cards whose other face is open, and what is left for them by D4. */
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

/** Every order of these kinds, each once. */
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
