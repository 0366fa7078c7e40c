/** Courier as the table sees it. */
import type { Game, GameActor, Outcome, Seat, SeatKind } from '../kernel/contract.ts';
import { ok, type Result, refuse } from '../kernel/result.ts';
import { defaults } from './defaults.ts';
import {
  type Action,
  actionSchema,
  type Deal,
  type Event,
  endings,
  type Options,
  optionsSchema,
  type RefusalCode,
  refusals,
  type State,
  type View,
  viewSchema,
} from './types.ts';
import { audience, contentOf, permits, redeal, view } from './view.ts';

const LOCKERS = 9;

/** K1, K8 */
const places: readonly SeatKind[] = [
  { team: 'station', role: 'courier', min: 1, max: 1, secret: true },
  { team: 'station', role: 'searcher', min: 1, max: 5, secret: false, channel: 'searchers' },
];

export const courier: Game<Options, Deal, State, Action, Event, View, RefusalCode> = {
  meta: {
    id: 'courier',
    endings,
    dealtFrom: 'words',
    packs: { preferred: ['classic'], most: 24 },
    sharesTurns: true,
    readsChat: false,
  },
  schemas: { options: optionsSchema, agreed: optionsSchema, action: actionSchema, view: viewSchema },
  refusals,
  defaults,
  quickStarts: [],
  agreed: (options) => options,
  places: () => places,
  canDeal: (_, { words }) => words.length >= LOCKERS,
  // K2
  deal: (options, _seats, content, random) => {
    const words = random.drawn(content.words, LOCKERS);
    const [parcel, watched] = random.drawn([...words.keys()], 2) as [number, number];
    return { options, words, parcel, watched };
  },
  wordsOf: ({ words }) => words,
  begin: (deal) => ({ deal, ruledOut: [], opened: [] }),
  rotate: (seats) => seats.map(({ person }, i) => ({ ...(seats.at(i - 1) as Seat), person })),
  decide,
  evolve,
  view,
  openView: (state) => {
    const seen = view(state, 'spectator');
    return { ...seen, lockers: seen.lockers.map((each, i) => ({ ...each, content: contentOf(state, i) })) };
  },
  attempts: (_, event) => [
    event.kind === 'ruledOut'
      ? { by: 'anyone', action: { kind: 'ruleOut', line: event.line }, facts: { now: 0 } }
      : { by: event.by, action: { kind: 'open', locker: event.locker }, facts: { now: 0 } },
  ],
  permits,
  audience,
  deadline: () => undefined,
  redeal,
  outcome: ({ outcome }) => outcome,
  withdraw: (state) => state,
  join: (state) => state,
  hostActions: [],
  takesBots: () => false,
};

function decide(state: State, by: GameActor, action: Action): Result<Event[], RefusalCode> {
  if (by === 'clock' || by === 'host') return refuse('no-clock');
  const refusal = permits(view(state, by), action);
  if (refusal) return refuse(refusal);
  return ok([
    action.kind === 'ruleOut'
      ? { kind: 'ruledOut', line: action.line }
      : { kind: 'opened', locker: action.locker, by: by.person },
  ]);
}

function evolve(state: State, event: Event): State {
  if (event.kind === 'ruledOut') return { ...state, ruledOut: [...state.ruledOut, event.line] };
  const next = { ...state, opened: [...state.opened, { locker: event.locker, by: event.by }] };
  const outcome = outcomeOf(next, event.locker);
  return outcome ? { ...next, outcome } : next;
}

/** K6, K7 */
function outcomeOf(state: State, locker: number): Outcome | undefined {
  const content = contentOf(state, locker);
  if (content === 'parcel') return { ending: 'found', winners: ['station'] };
  if (content === 'watched') return { ending: 'caught', winners: [] };
  return state.opened.length === state.deal.options.tries ? { ending: 'late', winners: [] } : undefined;
}
