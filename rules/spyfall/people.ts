/** Who is at the table, who is gone (S22), and whom it waits for. */
import { isBotId } from '../kernel/bots.ts';
import type { PersonId, Presence, Seat } from '../kernel/contract.ts';
import { defined } from '../kernel/plain.ts';
import { broken } from '../kernel/result.ts';
import { awaitedIn } from './awaited.ts';
import { spyOf } from './cards.ts';
import type { Member, State } from './types.ts';

/** Whether the table still counts on them. */
export function isHere({ members }: State, person: PersonId): boolean {
  return members.some((member) => member.person === person && !member.gone);
}

/** Players keep their seats, present or away, until they leave them. */
export function isSeated({ gone }: Member): boolean {
  return gone !== 'left';
}

export function seatedPlayers({ members, players }: State): PersonId[] {
  return players.filter((person) => members.some((member) => member.person === person && isSeated(member)));
}

/** Whether someone is waiting for the others; a bot is always present and waits for nobody. */
export function isAnybodyHere({ members }: State): boolean {
  return members.some(({ person, away, gone }) => away === undefined && !gone && !isBotId(person));
}

/** The players of this round who are present. */
function playersHere(state: State): PersonId[] {
  return state.players.filter((person) => isHere(state, person));
}

/** Everyone who would play in the next round. */
export function seatedOf({ members }: State): PersonId[] {
  return members.filter(({ gone }) => !gone).map(({ person }) => person);
}

/** S13: who has not voted on the accusation yet, without players who are gone. */
export function votersAwaited(state: State): PersonId[] {
  const { accusation } = state;
  if (!accusation) return [];
  const votes = accusation.votes.map(({ by }) => by);
  return playersHere(state).filter((person) => person !== accusation.suspect && !votes.includes(person));
}

/** S17: in seat order, the dealer first. */
export function voiceAwaited(state: State): PersonId | undefined {
  const { ballot, players, dealer } = state;
  if (!ballot) return undefined;
  const first = players.indexOf(dealer);
  const order = [...players.slice(first), ...players.slice(0, first)];
  return order.find((person) => isHere(state, person) && !ballot.some(({ by }) => by === person));
}

/** S22: players the game waits for who are away. */
export function missingOf(state: State): string[] {
  const { phase, turn, dealer } = state;
  const accusation = { awaited: votersAwaited(state) };
  const ballot = defined({ awaited: voiceAwaited(state) });
  const awaited = awaitedIn(defined({ phase, turn, dealer, accusation, ballot, stopper: spyOf(state) }));
  return awaited.filter((person) => awayUntil(state, person) !== undefined);
}

/** S22: how long the table waits for a player who is away. */
export function awayUntil({ members, deal }: State, person: string): number | undefined {
  const member = members.find((member) => member.person === person);
  return member?.away === undefined || member.gone ? undefined : member.away + deal.options.patience * 1000;
}

/** The dealer, or else the next player in seat order who is present. */
export function dealerOrNext(state: State): PersonId {
  const order = state.members.map(({ person }) => person);
  const first = order.indexOf(state.dealer);
  const here = playersHere(state);
  const around = [...order.slice(first), ...order.slice(0, first)];
  return around.find((person) => here.includes(person)) ?? broken('nobody is here');
}

/** A player who leaves the seat is gone at once. The clock handles the consequences, because it knows the time. */
export function withdraw(state: State, person: PersonId): State {
  if (!state.players.includes(person)) {
    return { ...state, members: state.members.filter((member) => member.person !== person) };
  }
  return withMember(state, { person, gone: 'left' });
}

/** A newcomer plays from the next round; a player who returns to a round they have a card in plays on. */
export function join(state: State, { person }: Pick<Seat, 'person'>): State {
  const isKnown = state.members.some((member) => member.person === person);
  const members = isKnown ? state.members : [...state.members, { person }];
  const hasScore = state.scores.some((score) => score.person === person);
  const scores = hasScore ? state.scores : [...state.scores, { person, points: 0 }];
  return withMember({ ...state, members, scores }, { person });
}

export function absence(state: State, person: PersonId, { here, at }: Presence): State {
  const member = state.members.find((member) => member.person === person);
  // A shared device shows nobody's absence.
  if (!member || !isSeated(member) || state.deal.options.device === 'shared') return state;
  if (here === (member.away === undefined)) return state;
  if (!here) return withMember(state, { person, away: at });
  return withMember(isAnybodyHere(state) ? state : waitingAnew(state, at), { person });
}

/** While nobody was present, nobody waited. */
function waitingAnew(state: State, at: number): State {
  const members = state.members.map((member) => (member.away === undefined ? member : { ...member, away: at }));
  return { ...state, members };
}

export function withMember(state: State, member: Member): State {
  return { ...state, members: state.members.map((old) => (old.person === member.person ? member : old)) };
}
