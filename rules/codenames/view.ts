/** The view: lists what a viewer may see, field by field. Fields not listed here stay hidden. */
import { askedView } from '../clues/asking.ts';
import { opinionView, refereeOf } from '../clues/referee.ts';
import type { GameViewer, Seat } from '../kernel/contract.ts';
import { remembered, rememberedEach } from '../kernel/memo.ts';
import { defined } from '../kernel/plain.ts';
import { broken } from '../kernel/result.ts';
import { judgesOf, lastClue, mostGuesses, remaining } from './board.ts';
import { hostMayOf, mayOf, type You } from './permissions.ts';
import { isTogether } from './turn.ts';
import type { Agreed, Clue, Cover, Deal, Options, State } from './types.ts';
import type { View } from './view-types.ts';

export function view(state: State, viewer: GameViewer): View {
  return viewOf(state, youOf(viewer));
}

/** Remembered: a decision judges by the view that was shown before it. */
const viewOf = remembered((state: State, you: You | undefined): View => {
  const { deal, covers, marks, asked } = state;
  return {
    ...seenByAll(state),
    ...(you && { you }),
    cards: cardViews(covers, marks, deal, seesKey(state, you)),
    clues: clueViews(state, you),
    ...(asked && seesQuestion(state, you) && { asked: askedView(asked, judgesOf(state)) }),
    may: mayOf(state, you),
  };
});

/** The part of the view that is the same for everyone. */
const seenByAll = remembered((state: State): Omit<View, 'you' | 'cards' | 'clues' | 'asked' | 'may'> => {
  const guesses = guessesView(state);
  const clock = clockView(state);
  const outcome = outcomeView(state);
  return {
    game: 'codenames',
    options: agreed(state.deal.options),
    starts: state.deal.starts,
    team: state.team,
    phase: state.phase,
    covers: coverOrder(state.covers),
    remaining: { red: remaining(state, 'red'), blue: remaining(state, 'blue') },
    ...(guesses && { guesses }),
    ...(state.penalty && { penalty: state.penalty }),
    due: state.due,
    ...(clock && { clock }),
    ...(outcome && { outcome }),
    hostMay: hostMayOf(state),
  };
});

/** For looking through a game that is over: what a spectator saw, with the key, the questions and the notes. */
export function openView(state: State): View {
  const { covers, marks, deal, asked } = state;
  return defined<View>({
    ...view(state, 'spectator'),
    cards: cardViews(covers, marks, deal, true),
    clues: state.clues.map((clue) => ({
      ...clueView(clue, deal, true, true, undefined),
      ...(clue.hands && { hands: [...clue.hands] }),
    })),
    asked: asked && askedView(asked, judgesOf(state)),
  });
}

/** Options that were left out have their defaults. */
export const agreed = remembered((options: Options): Agreed => ({ ...options, referee: refereeOf(options) }));

export function audience(_state: State, viewer: GameViewer): string {
  return viewer === 'spectator' ? viewer : seatOf(viewer).audience;
}

/** C3: the spymasters see the key, and everyone once the game is over. */
export function seesKey(state: State, you: You | undefined): boolean {
  return state.outcome !== undefined || you?.role === 'spymaster';
}

/** L17: the referee's opinion is for the giver and for those who may object; to others it could be a hint. */
export function seesOpinions(state: State, you: You | undefined): boolean {
  return seesKey(state, you) || (isTogether(state) && you !== undefined);
}

/** C24: nobody but those who ask and answer sees what was asked. */
export function seesQuestion(state: State, you: You | undefined): boolean {
  return you !== undefined && (isTogether(state) || you.role === 'spymaster');
}

/** C23: a hand is raised to one's own team. */
export function seesHands({ team }: Clue, yours: You['team'] | undefined): boolean {
  return yours !== undefined && yours !== team;
}

/** One object each, so that people in the same seat share what is remembered. */
const seats = (['red', 'blue', 'both'] as const).flatMap((team) =>
  (['spymaster', 'operative'] as const).map((role) => ({ you: { team, role }, audience: `${team} ${role}` })),
);

function seatOf({ team, role }: Seat): (typeof seats)[number] {
  return seats.find(({ you }) => you.team === team && you.role === role) ?? broken(`no seat ${team} ${role}`);
}

export function youOf(viewer: GameViewer): You | undefined {
  return viewer === 'spectator' ? undefined : seatOf(viewer).you;
}

const cardViews = remembered(
  (covers: State['covers'], marks: State['marks'], deal: Deal, withKey: boolean): View['cards'] => {
    const cards = [...dealtViews(deal, withKey)];
    const covered = coveredViews(covers, deal, withKey);
    for (let i = 0; i < covers.length; i++) cards[(covers[i] as Cover).card] = covered[i] as View['cards'][number];
    for (let card = 0; card < marks.length; card++) {
      const people = marks[card];
      const view = cards[card];
      if (view && people && people.length > 0) cards[card] = { ...view, marks: [...people] };
    }
    return cards;
  },
);

const coverOrder = remembered((covers: State['covers']): number[] => covers.map(({ card }) => card));

/** Most cards have no marks: they share one list. */
const NOBODY: string[] = [];

/** Cards before anything happened to them, which most of them stay for long. */
const dealtViews = remembered((deal: Deal, withKey: boolean): View['cards'] =>
  deal.words.map((_, card) => cardView(deal, card, withKey)),
);

const coveredViews = rememberedEach((cover: Cover, deal: Deal, withKey: boolean): View['cards'][number] => {
  const { card, how } = cover;
  const view = cardView(deal, card, withKey);
  view.covered = deal.key[card];
  view.how = how;
  if (how === 'guess') view.clue = cover.clue;
  return view;
});

function cardView(deal: Deal, card: number, withKey: boolean): View['cards'][number] {
  const word = deal.words[card] ?? broken(`no card ${card}`);
  // Created with all fields at once: adding a field later costs memory, and there are very many cards.
  return withKey ? { word, marks: NOBODY, identity: deal.key[card] } : { word, marks: NOBODY };
}

/** C18. `yours` matters only for hands. */
function clueViews(state: State, you: You | undefined): View['clues'] {
  const { clues, deal, outcome } = state;
  const yours = clues.some(({ hands }) => hands) ? you?.team : undefined;
  return eachClue(clues, deal, seesOpinions(state, you), outcome !== undefined, yours);
}

const eachClue = rememberedEach(clueView);

function clueView(
  clue: Clue,
  deal: Deal,
  withOpinion: boolean,
  isOver: boolean,
  yours: You['team'] | undefined,
): View['clues'][number] {
  const { team, by, word, number, standing } = clue;
  const guesses = clue.guesses.map(({ card, by }) => ({
    card,
    identity: deal.key[card] ?? broken(`no card ${card}`),
    by,
  }));
  const view: View['clues'][number] = { team, by, word, number, standing, guesses };
  // Once it is struck out, everyone may know why.
  const opinion = withOpinion || standing === 'illegal' ? opinionView(clue.opinion) : undefined;
  if (opinion) view.opinion = opinion;
  if (isOver && clue.meant) view.meant = [...clue.meant];
  if (clue.struckBy) view.struckBy = clue.struckBy;
  if (clue.hands && seesHands(clue, yours)) view.hands = [...clue.hands];
  if (clue.ended) view.ended = clue.ended;
  return view;
}

function guessesView(state: State): View['guesses'] {
  const clue = lastClue(state);
  if (state.phase !== 'guess' || state.outcome || !clue) return undefined;
  const made = clue.guesses.length;
  const most = mostGuesses(clue.number);
  return most === undefined ? { made } : { made, most };
}

function clockView({ clock }: State): View['clock'] {
  if (!clock) return undefined;
  const { kind, total } = clock;
  return 'until' in clock ? { kind, total, until: clock.until } : { kind, total, left: clock.left };
}

function outcomeView({ outcome }: State): View['outcome'] {
  return outcome && defined({ ending: outcome.ending, winners: [...outcome.winners], score: outcome.score });
}
