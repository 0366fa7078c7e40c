/** The nouns of Courier, and everything that crosses an edge as a closed schema. */
import { z } from 'zod';
import type { Outcome, PersonId } from '../kernel/contract.ts';

export const endings = ['found', 'caught', 'late'] as const;
export const refusals = [
  'spectators-only-watch',
  'game-over',
  'no-clock',
  'courier-first',
  'searchers-now',
  'courier-rules-out',
  'searchers-open',
  'parcel-is-there',
  'ruled-out-already',
  'locker-is-open',
] as const;
export type RefusalCode = (typeof refusals)[number];

export const optionsSchema = z.strictObject({ tries: z.union([z.literal(2), z.literal(3)]) });
export type Options = z.infer<typeof optionsSchema>;

/** Lines 0 to 2 are the rows, 3 to 5 the columns. Lockers 0 to 8 are numbered row by row. */
const locker = z.int().min(0).max(8);
const line = z.int().min(0).max(5);

export const actionSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('ruleOut'), line }),
  z.strictObject({ kind: z.literal('open'), locker }),
]);
export type Action = z.infer<typeof actionSchema>;

export type Event =
  | { readonly kind: 'ruledOut'; readonly line: number }
  | { readonly kind: 'opened'; readonly locker: number; readonly by: PersonId };

export type Deal = {
  readonly options: Options;
  readonly words: readonly string[];
  readonly parcel: number;
  readonly watched: number;
};

export type State = {
  readonly deal: Deal;
  readonly ruledOut: readonly number[];
  readonly opened: readonly { readonly locker: number; readonly by: PersonId }[];
  readonly outcome?: Outcome;
};

const role = z.enum(['courier', 'searcher']);
const content = z.enum(['parcel', 'watched', 'empty']);
const permission = z.enum(['yes', ...refusals]);

/** What a viewer is shown. A field that is not listed here cannot be sent. */
export const viewSchema = z.strictObject({
  game: z.literal('courier'),
  options: optionsSchema,
  you: z.strictObject({ role }).optional(),
  turn: role,
  lockers: z
    .array(
      z.strictObject({
        word: z.string(),
        isRuledOut: z.boolean(),
        openedBy: z.string().optional(),
        /** Once it is open, for the courier, or at the end (K3). */
        content: content.optional(),
      }),
    )
    .length(9),
  ruledOut: z.array(line),
  triesLeft: z.int(),
  outcome: z.strictObject({ ending: z.enum(endings), winners: z.array(z.string()) }).optional(),
  may: z.strictObject({ ruleOut: permission, open: permission }),
  hostMay: z.strictObject({ pauseClock: permission, resumeClock: permission, extendClock: permission }),
});
export type View = z.infer<typeof viewSchema>;
