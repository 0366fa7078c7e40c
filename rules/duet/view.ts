/** The view: lists what a viewer may see, field by field. Fields not listed here stay hidden. */
import { askedView } from '../clues/asking.ts';
import { opinionView, refereeOf } from '../clues/referee.ts';
import type { GameViewer, Seat } from '../kernel/contract.ts';
import { remembered, rememberedEach } from '../kernel/memo.ts';
import { defined } from '../kernel/plain.ts';
import { broken } from '../kernel/result.ts';
import { foundIn, giversIn, guessersIn, isComplete, judgesOf } from './board.ts';
import { hostMayOf, mayOf } from './permissions.ts';
import { AGENTS } from './sides.ts';
import type { Agreed, Clue, Deal, Event, Guess, Options, Side, State } from './types.ts';
import type { View } from './view-types.ts';

/** Remembered: a decision judges by the view that was shown before it. */
export const view = remembered((state: State, viewer: GameViewer): View => {
  const side = viewer === 'spectator' ? undefined : sideOf(viewer);
  const isOver = state.outcome !== undefined;
  return defined<View>({
    game: 'duet',
    options: agreed(state.deal.options),
    you: side && { side },
    phase: state.phase,
    givers: giversIn(state),
    guessers: guessersIn(state),
    cards: cardViews(state.marks, state.markers, foundIn(state), state.deal, side, state.phase === 'sudden', isOver),
    remaining: AGENTS - foundIn(state).length,
    complete: { west: isComplete(state, 'west'), east: isComplete(state, 'east') },
    supply: { bystander: state.supply.bystander, check: state.supply.check },
    kept: { west: state.kept.west, east: state.kept.east },
    discarded: state.discarded,
    clues: clueViews(state.clues, side, isOver),
    asked: side && state.asked && { ...askedView(state.asked, judgesOf(state)), side: state.asked.side },
    late: state.late.map(guessView),
    outcome: outcomeView(state),
    may: mayOf(state, side),
    hostMay: hostMayOf(state),
  });
});

/** For looking through a game that is over: what a spectator saw, with both faces of the key and the questions. */
export function openView(state: State): View {
  const { marks, markers, deal, asked } = state;
  return defined<View>({
    ...view(state, 'spectator'),
    cards: cardViews(marks, markers, foundIn(state), deal, undefined, false, true),
    clues: clueViews(state.clues, undefined, true),
    asked: asked && { ...askedView(asked, judgesOf(state)), side: asked.side },
  });
}

/** D19: what a clue was meant for is the note of its own side, until it is told. */
export function disclosed(event: Event, viewer: GameViewer): Event {
  if (event.kind !== 'clueGiven' || (viewer !== 'spectator' && sideOf(viewer) === event.side)) return event;
  const { meant: _, ...clue } = event;
  return clue;
}

/** Options that were left out have their defaults. */
export const agreed = remembered((options: Options): Agreed => ({ ...options, referee: refereeOf(options) }));

export function audience(_state: State, viewer: GameViewer): string {
  return viewer === 'spectator' ? viewer : sideOf(viewer);
}

export function sideOf({ team }: Seat): Side {
  return team === 'west' || team === 'east' ? team : broken(`no side ${team}`);
}

const cardViews = remembered(
  (
    marks: State['marks'],
    markers: State['markers'],
    found: readonly Guess[],
    deal: Deal,
    side: Side | undefined,
    isSudden: boolean,
    isOver: boolean,
  ): View['cards'] =>
    deal.words.map((word, card) => {
      const view: View['cards'][number] = {
        word,
        markers: markers.filter((marker) => marker.card === card).map(({ side, tokens }) => ({ side, tokens })),
        // D21: no planning together in sudden death.
        marks: (marks[card] ?? []).filter((mark) => !isSudden || mark.side === side).map(({ by }) => by),
      };
      const guess = found.find((guess) => guess.card === card);
      if (guess) view.found = guess.side;
      // D1
      if (side) view.face = deal.key[side][card];
      if (isOver) view.key = { west: kindOn(deal, 'west', card), east: kindOn(deal, 'east', card) };
      return view;
    }),
);

/** D16 */
const clueViews = rememberedEach((clue: Clue, side: Side | undefined, isOver: boolean): View['clues'][number] =>
  defined({
    side: clue.side,
    by: clue.by,
    word: clue.word,
    number: clue.number,
    // L17: for the giver and for those who may object; to others it could be a hint. Once it is struck out, everyone
    // may know why.
    opinion: side || isOver || clue.standing === 'illegal' ? opinionView(clue.opinion) : undefined,
    // D19
    meant: side === clue.side && clue.meant ? [...clue.meant] : undefined,
    told: clue.told && [...clue.told],
    standing: clue.standing,
    struckBy: clue.struckBy,
    guesses: clue.guesses.map(guessView),
    ended: clue.ended,
  }),
);

function guessView({ card, by, side, kind }: Guess): View['late'][number] {
  return { card, by, side, kind };
}

function outcomeView({ outcome }: State): View['outcome'] {
  if (!outcome) return undefined;
  const { ending, winners, score, left } = outcome;
  return defined({ ending, winners: [...winners], score, left });
}

function kindOn(deal: Deal, side: Side, card: number) {
  return deal.key[side][card] ?? broken(`no card ${card}`);
}
