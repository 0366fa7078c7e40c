/** What a viewer of Duet sees, as a closed schema: a field that is not listed here cannot be sent. */
import { z } from 'zod';
import { askedSchema } from '../clues/asked-schema.ts';
import { opinionSchema } from '../clues/referee-schemas.ts';
import { standings } from '../clues/standing.ts';
import { clockActions } from '../kernel/clock.ts';
import { eachOf } from '../kernel/plain.ts';
import { refusals } from './refusals.ts';
import { seatActions } from './seat-actions.ts';
import { sides } from './sides.ts';
import { agreedSchema, endings, kinds, phases, turnEnds } from './types.ts';

const side = z.enum(sides);
const kind = z.enum(kinds);
const permission = z.enum(['yes', ...refusals]);
const person = z.string();
const guess = z.strictObject({ card: z.int(), by: person, side, kind });

const cardView = z.strictObject({
  /** May contain soft hyphens (U+00AD) where it can be broken. */
  word: z.string(),
  /** The side whose guess placed an agent card on it (D9). */
  found: side.optional(),
  /**
   * The tokens on it, oldest first: which side the arrow points at, and how many tokens make the marker (D11, D17,
   * D27).
   */
  markers: z.array(z.strictObject({ side, tokens: z.int().min(1).max(2) })),
  /** What the viewer's own face says; nobody else sees it before the end. */
  face: kind.optional(),
  /** Both faces, once the game is over. */
  key: z.strictObject({ west: kind, east: kind }).optional(),
  /** In sudden death, only those of one's own side (D21). */
  marks: z.array(person),
});

const clueView = z.strictObject({
  side,
  by: person,
  word: z.string(),
  number: z.int(),
  opinion: opinionSchema.optional(),
  /** The cards that the giver noted it is for: only for the giver's side. */
  meant: z.array(z.int()).optional(),
  /** What the giver told everyone after the end. */
  told: z.array(z.int()).optional(),
  standing: z.enum(standings),
  /** Who called it illegal. */
  struckBy: person.optional(),
  guesses: z.array(guess),
  ended: z.enum(turnEnds).optional(),
});

const bySide = z.strictObject({ west: z.int(), east: z.int() });

export const viewSchema = z.strictObject({
  game: z.literal('duet'),
  options: agreedSchema,
  you: z.strictObject({ side }).optional(),
  phase: z.enum(phases),
  /** Who may give a clue now (D6, D15, D18, D35), and who may touch a card. */
  givers: z.array(side),
  guessers: z.array(side),
  cards: z.array(cardView).length(25),
  /** Agents still to be found, of 15. */
  remaining: z.int(),
  /** D18: every agent on this side's face is found. */
  complete: z.strictObject({ west: z.boolean(), east: z.boolean() }),
  supply: z.strictObject({ bystander: z.int(), check: z.int() }),
  kept: bySide,
  discarded: z.int(),
  clues: z.array(clueView),
  /** L18: the word that a side has asked about, for both sides. */
  asked: askedSchema.extend({ side }).optional(),
  /** The guesses of sudden death (D21). */
  late: z.array(guess),
  outcome: z
    .strictObject({
      ending: z.enum(endings),
      winners: z.array(side),
      /** D23: of a standard game with 9 tokens that was won. */
      score: z.int().optional(),
      /** D23: the tokens left of a mission that was won. */
      left: z.int().optional(),
    })
    .optional(),
  /** What this viewer may do now, or why not. */
  may: z.strictObject(eachOf(seatActions, permission)),
  /** There is no clock in this game: the tokens are the time. */
  hostMay: z.strictObject(eachOf(clockActions, permission)),
});
export type View = z.infer<typeof viewSchema>;
