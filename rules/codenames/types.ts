/** Types of Codenames: identities, clues, state, actions and events. */
import { z } from 'zod';
import type { Asked } from '../clues/asking.ts';
import { refereeOptions } from '../clues/referee-schemas.ts';
import type { Standing } from '../clues/standing.ts';
import type { ClockActionKind, Clock as KernelClock } from '../kernel/clock.ts';
import type { Outcome, PersonId, Seat } from '../kernel/contract.ts';
import type { Opinion } from '../kernel/opinion.ts';
import { LONGEST_CLUE } from '../kernel/opinion.ts';
import { type Team, teams } from './teams.ts';

export type { Team } from './teams.ts';

export const identities = [...teams, 'bystander', 'assassin'] as const;
export type Identity = (typeof identities)[number];
export type ClueNumber = number | 'unlimited';

/** `teams` is the normal game, `together` C27–C30, `three` C31. */
export const forms = ['teams', 'together', 'three'] as const;
export type Form = (typeof forms)[number];

/** Own last agent touched (C19), handed over by the other team (C19), covered as a penalty (C22); C13; C29. */
export const endings = ['contacted', 'handed', 'penalty', 'assassin', 'outrun'] as const;
export type Ending = (typeof endings)[number];

export const optionsSchema = z.strictObject({
  form: z.enum(forms),
  /** C25 and C26: an hourglass anyone may turn, fixed limits in seconds, or no clock at all. */
  clock: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('off') }),
    z.strictObject({ kind: z.literal('hourglass'), seconds: z.int().min(10).max(600) }),
    z.strictObject({
      kind: z.literal('limits'),
      clue: z.int().min(10).max(1800),
      guess: z.int().min(10).max(1800),
    }),
  ]),
  /** L12 to L17; defaults if left out. */
  referee: refereeOptions.optional(),
  /** Whether everyone can look up what a card means; yes if left out. */
  glosses: z.boolean().optional(),
});
export type Options = z.infer<typeof optionsSchema>;

/** As everyone sees them: with defaults filled in. */
export const agreedSchema = optionsSchema.extend({ referee: refereeOptions });
export type Agreed = z.infer<typeof agreedSchema>;

const card = z.int().min(0).max(24);
/** The codenames a clue is for: shown to nobody before the end, and to everyone after it. */
const meant = z.array(card).min(1).max(9);

export const actionSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('giveClue'),
    word: z.string().min(1).max(LONGEST_CLUE),
    number: z.union([z.int().min(0).max(9), z.literal('unlimited')]),
    meant: meant.optional(),
  }),
  /** C24, L18: asks those who judge whether this word may be given, and their answer. */
  z.strictObject({ kind: z.literal('askClue'), word: z.string().min(1).max(LONGEST_CLUE) }),
  z.strictObject({ kind: z.literal('answerClue'), word: z.string().min(1).max(LONGEST_CLUE), yes: z.boolean() }),
  /** A mark is a finger over a card: everyone sees it, nothing is revealed. */
  z.strictObject({ kind: z.literal('mark'), card, on: z.boolean() }),
  /** The official guess (C9). */
  z.strictObject({ kind: z.literal('touch'), card }),
  z.strictObject({ kind: z.literal('stop') }),
  /** C21–C23: calls the latest clue illegal, or explicitly allows it. */
  z.strictObject({ kind: z.literal('object') }),
  z.strictObject({ kind: z.literal('allow') }),
  /** C23: an operative tells their own spymaster that the other team's clue may be illegal. */
  z.strictObject({ kind: z.literal('raiseHand') }),
  /** C21: the giver calls their own clue illegal. */
  z.strictObject({ kind: z.literal('ownUp') }),
  /** C22 (one's own agent, as a penalty for the other team) and C28, C32 (the opponent's agent). */
  z.strictObject({ kind: z.literal('cover'), card }),
  z.strictObject({ kind: z.literal('turnHourglass') }),
  /** Only for the host. */
  z.strictObject({ kind: z.literal('pauseClock') }),
  z.strictObject({ kind: z.literal('resumeClock') }),
  z.strictObject({ kind: z.literal('extendClock') }),
  /** Only for the clock. */
  z.strictObject({ kind: z.literal('timeUp') }),
]);
export type Action = z.infer<typeof actionSchema>;
export type SeatActionKind = Exclude<Action['kind'], ClockActionKind | 'timeUp'>;

export type Deal = {
  readonly options: Options;
  readonly words: readonly string[];
  readonly key: readonly Identity[];
  readonly starts: Team;
};

export type Guess = { readonly card: number; readonly by: PersonId };

/** How a turn's guessing ended: by choice, a wrong card, the last guess allowed, the clock, an objection, or the game's end. */
export const turnEnds = ['stopped', 'missed', 'spent', 'time', 'objection', 'game'] as const;
export type TurnEnd = (typeof turnEnds)[number];

export type Clue = {
  readonly team: Team;
  readonly by: PersonId;
  readonly word: string;
  readonly number: ClueNumber;
  readonly opinion?: Opinion;
  readonly meant?: readonly number[];
  readonly guesses: readonly Guess[];
  readonly standing: Standing;
  /** Who called it illegal. */
  readonly struckBy?: PersonId;
  /** C23: operatives of the other team who doubt it. */
  readonly hands?: readonly PersonId[];
  readonly ended?: TurnEnd;
};

/** How a card was covered: by a guess on a clue, as a penalty (C22), or in the opponent's turn (C28, C32). */
export const coverings = ['guess', 'penalty', 'opponent'] as const;
export type Cover =
  | { readonly card: number; readonly how: 'guess'; readonly clue: number }
  | { readonly card: number; readonly how: Exclude<(typeof coverings)[number], 'guess'> };

export const clocks = ['limit', 'hourglass'] as const;
export type Clock = KernelClock<(typeof clocks)[number]>;

export const phases = ['clue', 'guess', 'opponent'] as const;
export type Phase = (typeof phases)[number];

export type State = {
  readonly deal: Deal;
  /** Everyone in the game. */
  readonly players?: readonly Seat[];
  /** In the order they were covered. */
  readonly covers: readonly Cover[];
  /** Per card, who points at it. */
  readonly marks: readonly (readonly PersonId[])[];
  readonly clues: readonly Clue[];
  /** C24: what the spymaster in turn has asked about. */
  readonly asked?: Asked;
  readonly team: Team;
  readonly phase: Phase;
  /** C22: the team whose spymaster may cover one of their own before the next clue. */
  readonly penalty?: Team;
  /** C28, C32: how many of the opponent's agents are still to be covered. */
  readonly due: number;
  readonly clock?: Clock;
  readonly outcome?: Outcome & { readonly ending: Ending; readonly winners: readonly Team[] };
};

/** `at` is the time of the event, for events that start a clock. */
export type Event =
  | {
      kind: 'clueGiven';
      team: Team;
      by: PersonId;
      word: string;
      number: ClueNumber;
      opinion?: Opinion;
      meant?: number[];
      at: number;
    }
  | { kind: 'clueAsked'; by: PersonId; word: string; opinion?: Opinion }
  | { kind: 'clueAnswered'; by: PersonId; yes: boolean }
  | { kind: 'handRaised'; by: PersonId }
  | { kind: 'marked'; card: number; by: PersonId; on: boolean }
  | { kind: 'touched'; card: number; by: PersonId; at: number }
  | { kind: 'stopped'; by: PersonId; at: number }
  | { kind: 'objected'; by: PersonId; at: number }
  | { kind: 'allowed'; by: PersonId }
  | { kind: 'covered'; card: number; by: PersonId; at: number }
  | { kind: 'hourglassTurned'; by: PersonId; at: number }
  | { kind: 'hourglassRan' }
  | { kind: 'timeUp'; at: number }
  | { kind: 'clockPaused'; at: number }
  | { kind: 'clockResumed'; at: number }
  | { kind: 'clockExtended' };
