/** Types of Spyfall: players, cards, questions, votes, verdicts, state, actions and events. */
import { z } from 'zod';
import type { Clock, ClockActionKind } from '../kernel/clock.ts';
import type { Location } from '../kernel/content.ts';
import type { Outcome, PersonId } from '../kernel/contract.ts';
import type { Options } from './options.ts';

/** S21: one player has most points, or several share the win. S22: too few players were left, or nobody scored. */
export const endings = ['won', 'shared', 'broken-up'] as const;
export type Ending = (typeof endings)[number];

/** How a round can end (S11), and S22. */
export const results = [
  'spy-accused',
  'innocent-accused',
  'location-named',
  'location-missed',
  'spy-convicted',
  'innocent-convicted',
  'spy-escaped',
  'void',
] as const;
export type RoundResult = (typeof results)[number];

/** What points are for (S19, S20). */
export const merits = ['spy-won', 'named-location', 'innocent-blamed', 'others-won', 'accused-spy'] as const;
export type Merit = (typeof merits)[number];

export const phases = ['briefing', 'asking', 'accusation', 'naming', 'suspicions', 'ballot', 'verdict'] as const;
export type Phase = (typeof phases)[number];

const person = z.string().min(1).max(40);
const text = z.string().min(1).max(300);

export const actionSchema = z.discriminatedUnion('kind', [
  /** Only for the dealer: starts the clock (S8). */
  z.strictObject({ kind: z.literal('start') }),
  /** S7: who deals first, until the clock is started. */
  z.strictObject({ kind: z.literal('chooseDealer'), person }),
  /** S2: this player has looked at their card, which everyone may know. */
  z.strictObject({ kind: z.literal('look') }),
  /** S9. `text` if the table writes. */
  z.strictObject({ kind: z.literal('ask'), whom: person, text: text.optional() }),
  z.strictObject({ kind: z.literal('answer'), text: text.optional() }),
  /** S12 */
  z.strictObject({ kind: z.literal('accuse'), suspect: person }),
  /** S13 */
  z.strictObject({ kind: z.literal('vote'), guilty: z.boolean() }),
  /** The spy shows the card (S15), and then names a location (S16). */
  z.strictObject({ kind: z.literal('stop') }),
  z.strictObject({ kind: z.literal('name'), location: z.string().min(1).max(40) }),
  /** Only for the dealer, at a table without a clock (S8): the time is up. */
  z.strictObject({ kind: z.literal('callTime') }),
  /** Only for the dealer: ends the talking (S17). */
  z.strictObject({ kind: z.literal('openBallot') }),
  /** A player's vote in the last vote (S17). */
  z.strictObject({ kind: z.literal('suspect'), suspect: person }),
  /** On to the next round. */
  z.strictObject({ kind: z.literal('goOn') }),
  /** S22: the game waits for this player, who is away, and goes on without them. */
  z.strictObject({ kind: z.literal('giveUpOn'), person }),
  z.strictObject({ kind: z.literal('pauseClock') }),
  z.strictObject({ kind: z.literal('resumeClock') }),
  z.strictObject({ kind: z.literal('extendClock') }),
  z.strictObject({ kind: z.literal('timeUp') }),
]);
export type Action = z.infer<typeof actionSchema>;
export type SeatActionKind = Exclude<Action['kind'], ClockActionKind | 'timeUp'>;

/** What is drawn for one round: the location, the spy, and who gets which role. */
export type Lots = {
  /** An index into `locations`. */
  readonly location: number;
  /** For each number of players from 3 to 8: the spy's index among them. */
  readonly spy: readonly number[];
  /** The seven roles in random order; the others take them in seat order. */
  readonly roles: readonly number[];
};

export type Deal = {
  readonly options: Options;
  /** Those in play (S4). */
  readonly locations: readonly Location[];
  /** Who plays the first round, in seat order. */
  readonly players: readonly PersonId[];
  readonly rounds: readonly Lots[];
  /** For each number of players from 3 to 8: the first dealer's index (S7). */
  readonly dealer: readonly number[];
  /** S22: played in place of void rounds, in this order. Deals of earlier versions have none. */
  readonly spares?: readonly Lots[];
};

/** A player, in seat order; players with a card of this round are kept until it is over. */
export type Member = {
  readonly person: PersonId;
  /** When their connection was lost. */
  readonly away?: number;
  /** S22: left the seat, or was away longer than the table waits. */
  readonly gone?: 'left' | 'away';
};

export type Exchange = {
  readonly by: PersonId;
  readonly to: PersonId;
  readonly question?: string;
  readonly answer?: string;
};

/** Whose question it is. `barred` has just asked them (S10); `asked` owes an answer. */
export type Turn = { readonly asker: PersonId; readonly barred?: PersonId; readonly asked?: PersonId };

/** Who accused whom, and all votes. */
export type Hearing = {
  readonly by: PersonId;
  readonly suspect: PersonId;
  readonly votes: readonly { readonly by: PersonId; readonly guilty: boolean }[];
};

export type Accusation = Hearing & {
  /** Whether the clock was running when it was stopped; the host may have paused it before. */
  readonly ran: boolean;
};

export type Voice = { readonly by: PersonId; readonly suspect: PersonId };

export type Points = { readonly person: PersonId; readonly points: number; readonly merits: readonly Merit[] };

/** The result of a round, with all its cards. */
export type Verdict = {
  readonly result: RoundResult;
  readonly location: string;
  readonly spy: PersonId;
  readonly roles: readonly { readonly person: PersonId; readonly role: string }[];
  readonly points: readonly Points[];
  /** Who was accused or convicted. */
  readonly suspect?: PersonId;
  /** Whose accusation it was, if one ended the round. */
  readonly accuser?: PersonId;
  /** What everyone said in the last vote, if there was one. */
  readonly voices?: readonly Voice[];
  /** The location the spy named. */
  readonly named?: string;
};

export type State = {
  readonly deal: Deal;
  /** The time of the last event. */
  readonly at: number;
  readonly members: readonly Member[];
  readonly scores: readonly { readonly person: PersonId; readonly points: number }[];
  /** From 0. */
  readonly round: number;
  /** Players with a card of this round, in seat order. */
  readonly players: readonly PersonId[];
  readonly dealer: PersonId;
  /** Who has looked at their card of this round before the clock was started. */
  readonly looked?: readonly PersonId[];
  readonly phase: Phase;
  readonly clock?: Clock<'limit'>;
  readonly turn?: Turn;
  readonly talk: readonly Exchange[];
  /** Players who have accused someone in this round (S12). */
  readonly accusers: readonly PersonId[];
  readonly accusation?: Accusation;
  /** The accusations of this round that have been voted on. */
  readonly hearings: readonly Hearing[];
  readonly ballot?: readonly Voice[];
  readonly verdicts: readonly Verdict[];
  readonly outcome?: Outcome & { readonly ending: Ending };
};

/** Every event has a time, which stops and resumes the clock. */
export type Event = { readonly at: number } & (
  | { kind: 'started'; by: PersonId }
  | { kind: 'dealerChosen'; by: PersonId; person: PersonId }
  | { kind: 'looked'; by: PersonId }
  | { kind: 'asked'; by: PersonId; whom: PersonId; text?: string }
  | { kind: 'answered'; by: PersonId; text?: string }
  | { kind: 'accused'; by: PersonId; suspect: PersonId }
  | { kind: 'voted'; by: PersonId; guilty: boolean }
  | { kind: 'stopped'; by: PersonId }
  | { kind: 'named'; by: PersonId; location: string }
  | { kind: 'ballotOpened' }
  | { kind: 'suspected'; by: PersonId; suspect: PersonId }
  | { kind: 'wentOn'; by: PersonId }
  | { kind: 'clockPaused' }
  | { kind: 'clockResumed' }
  | { kind: 'clockExtended' }
  | { kind: 'timeUp' }
  /** The table has waited long enough for a player, or a player has decided so. */
  | { kind: 'gaveUpOn'; person: PersonId }
  /** What follows when a player leaves their seat; also when the server's clock was wrong, so that waiting starts again. */
  | { kind: 'settled' }
);
