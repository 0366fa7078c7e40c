/** Types of Codenames Duet: sides, faces, tokens, state, actions and events. */
import { z } from 'zod';
import type { Asked } from '../clues/asking.ts';
import { refereeOptions } from '../clues/referee-schemas.ts';
import type { Standing } from '../clues/standing.ts';
import type { Outcome, PersonId, Seat } from '../kernel/contract.ts';
import type { Opinion } from '../kernel/opinion.ts';
import { LONGEST_CLUE } from '../kernel/opinion.ts';
import type { Side } from './sides.ts';

export type { Side } from './sides.ts';

/** What a face of the key says about a codename (D3). */
export const kinds = ['agent', 'assassin', 'bystander'] as const;
export type Kind = (typeof kinds)[number];

/** All 15 in a turn (D20) or in sudden death (D22); D10; a bystander in sudden death (D22); too few tokens (D28). */
export const endings = ['contacted', 'late', 'assassin', 'bystander', 'tokens'] as const;
export type Ending = (typeof endings)[number];

const TOKENS = 15;

export const optionsSchema = z.strictObject({
  /** D2: the standard game has 9 tokens, 10 or 11 make it easier. D25: a mission has the two numbers of its city. */
  play: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('standard'), tokens: z.union([z.literal(9), z.literal(10), z.literal(11)]) }),
    z
      .strictObject({
        kind: z.literal('mission'),
        city: z.string().regex(/^[a-z]{2,20}$/),
        tokens: z.int().min(1).max(TOKENS),
        mistakes: z.int().min(0).max(TOKENS),
      })
      .refine(({ tokens, mistakes }) => mistakes <= tokens, 'more mistakes than tokens'),
  ]),
  /** D35: a side may give two clues in a row. */
  flexible: z.boolean(),
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
/** The codenames a clue is for: only the giver's own side sees it before the end. */
const meant = z.array(card).min(1).max(9);

export const actionSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('giveClue'),
    word: z.string().min(1).max(LONGEST_CLUE),
    number: z.int().min(0).max(9),
    meant: meant.optional(),
  }),
  /** L18: asks those who judge whether this word may be given, and their answer. */
  z.strictObject({ kind: z.literal('askClue'), word: z.string().min(1).max(LONGEST_CLUE) }),
  z.strictObject({ kind: z.literal('answerClue'), word: z.string().min(1).max(LONGEST_CLUE), yes: z.boolean() }),
  /** A mark is a finger over a card: nothing is revealed. */
  z.strictObject({ kind: z.literal('mark'), card, on: z.boolean() }),
  /** The official guess (D8). */
  z.strictObject({ kind: z.literal('touch'), card }),
  z.strictObject({ kind: z.literal('stop') }),
  /** D32–D34 */
  z.strictObject({ kind: z.literal('object') }),
  z.strictObject({ kind: z.literal('allow') }),
  /** D32: the giver's side calls its own clue illegal. */
  z.strictObject({ kind: z.literal('ownUp') }),
  /** After the end: what a clue was for. */
  z.strictObject({ kind: z.literal('tell'), clue: z.int().min(0).max(40), cards: meant }),
]);
export type Action = z.infer<typeof actionSchema>;
export type ActionKind = Action['kind'];

export type Faces = { readonly [Each in Side]: readonly Kind[] };

export type Deal = { readonly options: Options; readonly words: readonly string[]; readonly key: Faces };

/** `kind` is what the giver's face says, which decides (D8). */
export type Guess = { readonly card: number; readonly by: PersonId; readonly side: Side; readonly kind: Kind };

/** How a turn's guessing ended: by choice, by a bystander, or with the game. */
export const turnEnds = ['stopped', 'missed', 'game'] as const;
export type TurnEnd = (typeof turnEnds)[number];

export type Clue = {
  readonly side: Side;
  readonly by: PersonId;
  readonly word: string;
  readonly number: number;
  readonly opinion?: Opinion;
  readonly meant?: readonly number[];
  /** Whether the giver has told everyone, after the end, what it was meant for. */
  readonly told?: readonly number[];
  readonly guesses: readonly Guess[];
  readonly standing: Standing;
  /** Who called it illegal. */
  readonly struckBy?: PersonId;
  readonly ended?: TurnEnd;
};

/** The supply, by which side is up (D25). */
export type Supply = { readonly bystander: number; readonly check: number };

/** On a card: the arrow points at the side that guessed (D11); two tokens may count as one marker (D27). */
export type Marker = { readonly card: number; readonly side: Side; readonly tokens: 1 | 2 };

export type Mark = { readonly by: PersonId; readonly side: Side };

export const phases = ['clue', 'guess', 'sudden'] as const;
export type Phase = (typeof phases)[number];

export type State = {
  readonly deal: Deal;
  /** Everyone in the game. */
  readonly players?: readonly Seat[];
  readonly clues: readonly Clue[];
  /** L18: what a side has asked about in this turn. */
  readonly asked?: Asked & { readonly side: Side };
  /** Guesses after the last clue's turn (D21). */
  readonly late: readonly Guess[];
  readonly supply: Supply;
  /** Taken by a side, check side up (D13). */
  readonly kept: { readonly [Each in Side]: number };
  /** Removed as a penalty (D32). */
  readonly discarded: number;
  readonly markers: readonly Marker[];
  /** Per card, who points at it. */
  readonly marks: readonly (readonly Mark[])[];
  readonly phase: Phase;
  readonly outcome?: Outcome & { readonly ending: Ending; readonly winners: readonly Side[] };
};

export type Event =
  | { kind: 'clueGiven'; side: Side; by: PersonId; word: string; number: number; opinion?: Opinion; meant?: number[] }
  | { kind: 'clueAsked'; side: Side; by: PersonId; word: string; opinion?: Opinion }
  | { kind: 'clueAnswered'; by: PersonId; yes: boolean }
  | { kind: 'marked'; card: number; by: PersonId; side: Side; on: boolean }
  | { kind: 'touched'; card: number; by: PersonId; side: Side }
  | { kind: 'stopped'; by: PersonId }
  | { kind: 'objected'; by: PersonId }
  | { kind: 'allowed'; by: PersonId }
  | { kind: 'told'; clue: number; cards: number[]; by: PersonId };
