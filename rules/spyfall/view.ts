/** The view: lists what a viewer may see, field by field. Fields not listed here stay hidden. */
import type { GameViewer, PersonId } from '../kernel/contract.ts';
import { remembered } from '../kernel/memo.ts';
import { defined } from '../kernel/plain.ts';
import { broken } from '../kernel/result.ts';
import { locationOf, rolesOf, spyOf } from './cards.ts';
import { awayUntil, isHere, voiceAwaited, votersAwaited } from './people.ts';
import { hostMayOf, mayOf } from './permissions.ts';
import type { Hearing, State, Verdict, Voice } from './types.ts';
import type { View } from './view-types.ts';

/** Remembered: a decision judges by the view that was shown before it. */
export const view = remembered((state: State, viewer: GameViewer): View => {
  const person = seatedAs(state, viewer);
  const card = person === undefined ? undefined : cardOf(state, person);
  return defined<View>({
    game: 'spyfall',
    options: state.deal.options,
    you: person === undefined ? undefined : defined({ person, card }),
    phase: state.phase,
    round: state.round + 1,
    locations: locationViews(state.deal.locations),
    players: playerViews(state),
    dealer: state.dealer,
    clock: clockView(state),
    turn: turnView(state),
    talk: talkView(state.talk),
    accusers: [...state.accusers],
    accusation: accusationView(state),
    hearings: hearingViews(state.hearings),
    // S15: this shows the card to everyone.
    stopper: state.phase === 'naming' ? spyOf(state) : undefined,
    ballot: ballotView(state),
    verdicts: verdictViews(state.verdicts),
    outcome: state.outcome && { ending: state.outcome.ending, winners: [...state.outcome.winners] },
    may: mayOf(state, person === undefined ? undefined : { person, isSpy: card && 'spy' in card }),
    hostMay: hostMayOf(state),
  });
});

/** For looking through a game that is over. Who had which card is not part of any view: see `cards.ts`. */
export function openView(state: State): View {
  return view(state, 'spectator');
}

/** Every player has a different card. */
export function audience(state: State, viewer: GameViewer): string {
  const person = seatedAs(state, viewer);
  return person === undefined ? 'spectator' : `player ${person}`;
}

/** A player who left their seat sees what spectators see. */
export function seatedAs({ members }: State, viewer: GameViewer): PersonId | undefined {
  if (viewer === 'spectator') return undefined;
  return members.find(({ person, gone }) => person === viewer.person && gone !== 'left')?.person;
}

/** S2: the spy gets neither location nor role. */
function cardOf(state: State, person: PersonId): NonNullable<View['you']>['card'] {
  if (!state.players.includes(person)) return undefined;
  if (spyOf(state) === person) return { spy: true };
  const role = rolesOf(state).find((each) => each.person === person)?.role ?? broken(`${person} has no role`);
  return { location: locationOf(state).id, role };
}

/** S4 */
const locationViews = remembered((locations: State['deal']['locations']): View['locations'] =>
  locations.map(({ id, name }) => ({ id, name })),
);

const talkView = remembered((talk: State['talk']): View['talk'] =>
  talk.map(({ by, to, question, answer }) => defined({ by, to, question, answer })),
);

const verdictViews = remembered((verdicts: State['verdicts']): View['verdicts'] => verdicts.map(verdictView));

/** In seat order; players who left for good stay on the score sheet, after the others. */
function playerViews(state: State): View['players'] {
  const order = state.members.map(({ person }) => person);
  const former = state.scores.map(({ person }) => person).filter((person) => !order.includes(person));
  return [...order, ...former].map((person) =>
    defined({
      person,
      points: state.scores.find((score) => score.person === person)?.points ?? 0,
      plays: state.players.includes(person),
      gone: !isHere(state, person),
      until: awayUntil(state, person),
      looked: state.phase === 'briefing' && state.looked?.includes(person) ? true : undefined,
    }),
  );
}

function clockView({ clock }: State): View['clock'] {
  if (!clock) return undefined;
  const { total } = clock;
  return 'until' in clock ? { total, until: clock.until } : { total, left: clock.left };
}

function turnView({ turn }: State): View['turn'] {
  return turn && defined({ asker: turn.asker, barred: turn.barred, asked: turn.asked });
}

function accusationView(state: State): View['accusation'] {
  const { accusation } = state;
  if (!accusation) return undefined;
  const { by, suspect, votes } = hearingView(accusation);
  return { by, suspect, votes, awaited: votersAwaited(state) };
}

const hearingViews = remembered((hearings: State['hearings']): View['hearings'] => hearings.map(hearingView));

function hearingView({ by, suspect, votes }: Hearing): View['hearings'][number] {
  return { by, suspect, votes: votes.map(({ by, guilty }) => ({ by, guilty })) };
}

function ballotView(state: State): View['ballot'] {
  if (!state.ballot) return undefined;
  return defined({ voices: voiceViews(state.ballot), awaited: voiceAwaited(state) });
}

function voiceViews(voices: readonly Voice[]): { by: string; suspect: string }[] {
  return voices.map(({ by, suspect }) => ({ by, suspect }));
}

function verdictView(verdict: Verdict): View['verdicts'][number] {
  const { result, location, spy, roles, points, suspect, accuser, voices, named } = verdict;
  return defined({
    result,
    location,
    spy,
    roles: roles.map(({ person, role }) => ({ person, role })),
    points: points.map(({ person, points, merits }) => ({ person, points, merits: [...merits] })),
    suspect,
    accuser,
    voices: voices && voiceViews(voices),
    named,
  });
}
