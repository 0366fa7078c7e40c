/** Applies an event to a state. It never refuses. */
import { extended, paused, resumed } from '../kernel/clock.ts';
import type { PersonId } from '../kernel/contract.ts';
import { defined } from '../kernel/plain.ts';
import { broken } from '../kernel/result.ts';
import { withMember } from './people.ts';
import { named, nextRound, settled } from './round.ts';
import type { Event, Exchange, Member, State } from './types.ts';

type Of<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>;

export function evolve(state: State, event: Event): State {
  return settled(applied({ ...state, at: event.at }, event), event.at);
}

function applied(state: State, event: Event): State {
  switch (event.kind) {
    case 'started':
      return started(state, event);
    case 'dealerChosen':
      return { ...state, dealer: event.person };
    case 'looked':
      return { ...state, looked: [...(state.looked ?? []), event.by] };
    case 'asked':
      return asked(state, event);
    case 'answered':
      return answered(state, event.by, event.text);
    case 'accused':
      return accused(state, event);
    case 'voted':
      return voted(state, event);
    case 'stopped':
      return { ...withClock(state, (clock) => paused(clock, event.at)), phase: 'naming' };
    case 'named':
      return named(state, event.location);
    case 'timeUp':
      return defined<State>({ ...state, phase: 'suspicions', clock: clockOf(state, state.deal.options.patience) });
    case 'ballotOpened':
      return withoutClock({ ...state, phase: 'ballot', ballot: [] });
    case 'suspected':
      return { ...state, ballot: [...(state.ballot ?? []), { by: event.by, suspect: event.suspect }] };
    case 'wentOn':
      return nextRound(state);
    case 'clockPaused':
      return withClock(state, (clock) => paused(clock, event.at));
    case 'clockResumed':
      return withClock(state, (clock) => resumed(clock, event.at));
    case 'clockExtended':
      return withClock(state, extended);
    case 'gaveUpOn':
      return gaveUpOn(state, event.person);
    case 'settled':
      return { ...state, members: state.members.map((member) => awayBy(member, event.at)) };
  }
}

/** S8, S9: without a clock or without turns, if the table agreed so. */
function started(state: State, { by }: Of<'started'>): State {
  const { minutes, way } = state.deal.options;
  const turn = way === 'free' ? undefined : { asker: by };
  return defined<State>({ ...state, phase: 'asking', clock: clockOf(state, minutes * 60), turn });
}

/** Only a wrong clock can make someone absent from a later time on. */
function awayBy(member: Member, at: number): Member {
  return member.away !== undefined && member.away > at ? { ...member, away: at } : member;
}

/**
 * When spoken, the player who was asked may simply ask the next question, which also answers. Until then the asker may
 * ask someone else instead.
 */
function asked(before: State, { by, whom, text }: Of<'asked'>): State {
  const state = before.turn?.asked === by ? answered(before, by) : before;
  const turn = state.turn ?? broken('somebody asks');
  const talk = turn.asked ? state.talk.slice(0, -1) : state.talk;
  const exchange = defined<Exchange>({ by, to: whom, question: text });
  return { ...state, turn: { ...turn, asked: whom }, talk: [...talk, exchange] };
}

/** S10 */
function answered(state: State, by: PersonId, text?: string): State {
  const barred = state.turn?.asker ?? broken('somebody asks');
  const last = state.talk.at(-1) ?? broken('there was a question');
  const talk = [...state.talk.slice(0, -1), defined<Exchange>({ ...last, answer: text })];
  return { ...state, turn: { asker: by, barred }, talk };
}

/** S12: the accuser is for it. */
function accused(state: State, { by, suspect, at }: Of<'accused'>): State {
  const ran = state.clock !== undefined && 'until' in state.clock;
  return {
    ...withClock(state, (clock) => paused(clock, at)),
    phase: 'accusation',
    accusers: [...state.accusers, by],
    accusation: { by, suspect, votes: [{ by, guilty: true }], ran },
  };
}

function voted(state: State, { by, guilty }: Of<'voted'>): State {
  const accusation = state.accusation ?? broken('nobody is accused');
  return { ...state, accusation: { ...accusation, votes: [...accusation.votes, { by, guilty }] } };
}

function gaveUpOn(state: State, person: PersonId): State {
  const member = state.members.find((member) => member.person === person) ?? broken(`${person} is not here`);
  return withMember(state, { ...member, gone: 'away' });
}

/** A clock that runs from now on; none at a table without a clock (S8). */
function clockOf({ deal, at }: State, seconds: number): State['clock'] {
  return deal.options.minutes > 0 ? { kind: 'limit', total: seconds * 1000, until: at + seconds * 1000 } : undefined;
}

function withClock(state: State, change: (clock: NonNullable<State['clock']>) => State['clock']): State {
  return state.clock ? defined({ ...state, clock: change(state.clock) }) : state;
}

function withoutClock({ clock: _, ...rest }: State): State {
  return rest;
}
