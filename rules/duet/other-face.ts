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

/** What a side knows of the other face: the kinds that its own guesses met (D8), and whether it is complete (D18). */
function knownTo(side: Side, state: State) {
  const met = new Map<number, Kind>();
  for (const guess of [...state.clues.flatMap(({ guesses }) => guesses), ...state.late]) {
    if (guess.side === side) met.set(guess.card, guess.kind);
  }
  const found = new Set(foundIn(state).map(({ card }) => card));
  const isComplete = (face: readonly Kind[]) => face.every((kind, card) => kind !== 'agent' || found.has(card));
  return { met, isComplete };
}

/** Per kind on the own face: the cards whose other face is open, and what is left for them by D4. */
function openTo(side: Side, state: State): { cards: number[]; left: Kind[] }[] {
  const { met } = knownTo(side, state);
  return kinds.map((mine) => {
    const cards = state.deal.key[side].flatMap((kind, card) => (kind === mine ? card : []));
    const left = kinds.flatMap((kind, i) => {
      const shown = cards.filter((card) => met.get(card) === kind).length;
      return Array<Kind>((across[mine][i] as number) - shown).fill(kind);
    });
    return { cards: cards.filter((card) => !met.has(card)), left };
  });
}

/** The other face with these kinds on the cards that are open; nothing if it does not fit D18. */
function faceWith(side: Side, state: State, kindOf: ReadonlyMap<number, Kind>): Kind[] | undefined {
  const { met, isComplete } = knownTo(side, state);
  const now = state.deal.key[other(side)];
  const face = now.map((_, card) => (met.get(card) ?? kindOf.get(card)) as Kind);
  return isComplete(face) === isComplete(now) ? face : undefined;
}

/** One of them, each equally likely but for D18. */
export function drawnFace(side: Side, state: State, random: Random): Kind[] | undefined {
  const drawn = openTo(side, state).flatMap(({ cards, left }) => {
    const kinds = random.shuffled(left);
    return cards.map((card, i) => [card, kinds[i] as Kind] as const);
  });
  return faceWith(side, state, new Map(drawn));
}

/** Every face there can be; nothing if there are too many to list. */
export function allFaces(side: Side, state: State, most: number): Kind[][] | undefined {
  let all: [number, Kind][][] = [[]];
  for (const { cards, left } of openTo(side, state)) {
    const orders = ordersOf(left, most);
    if (!orders || all.length * orders.length > most) return undefined;
    all = all.flatMap((begun) =>
      orders.map((order) => [...begun, ...cards.map((card, i) => [card, order[i]] as never)]),
    );
  }
  return all.flatMap((kindOf) => {
    const face = faceWith(side, state, new Map(kindOf));
    return face ? [face] : [];
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
