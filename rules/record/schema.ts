/** The record of a finished game: its deal, who sat where, and everything that happened (docs/saved-game.md). */
import { z } from 'zod';
import { levels } from '../table/types.ts';

export const FORMAT = 'safehouse-game';
export const VERSION = 1;

/** Larger records are not read. */
const MOST_EVENTS = 20_000;
const MOST_WORDS = 100_000;
const MOST_PEOPLE = 300;
const MOST_PACKS = 24;

const person = z.string().min(1).max(40);
const shortText = z.string().max(240);
const seatName = { team: z.string().min(1).max(20), role: z.string().min(1).max(20) };
const time = z.int().min(0);

/** What changes a game: a move, someone who takes or leaves a seat, a connection that drops or returns. */
const eventSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('played'), event: z.looseObject({ kind: z.string().max(40) }) }),
  /** Without a place, they stood up or left. */
  z.strictObject({ kind: z.literal('seated'), person, place: z.strictObject(seatName).optional() }),
  z.strictObject({ kind: z.literal('presence'), person, here: z.boolean(), at: time }),
]);
export type RecordEvent = z.infer<typeof eventSchema>;

export const recordSchema = z.strictObject({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  game: z.string().min(1).max(20),
  /** Which game of its table it was. */
  number: z.int().min(1),
  /** When it was dealt, in milliseconds since 1970. */
  at: time,
  seed: z.string().max(64),
  commitment: z.string().max(64),
  options: z.json(),
  packs: z.array(z.string().min(1).max(60)).max(MOST_PACKS),
  /** At the start. */
  seats: z.array(z.strictObject({ person, ...seatName })).max(MOST_PEOPLE),
  /** What the deal was drawn from; `?1`, `?2`, … stand for words of the table that were not dealt. */
  words: z.array(shortText).max(MOST_WORDS),
  locations: z
    .array(z.strictObject({ id: z.string().max(60), name: shortText, roles: z.array(shortText).max(20) }))
    .max(1000)
    .optional(),
  deal: z.json(),
  /**
   * Everyone who had a seat. Someone without a name left, took it back or did not agree to have it saved. `keepsName`:
   * agreed that the name goes into saved files.
   */
  people: z
    .array(
      z.strictObject({
        id: person,
        name: shortText.optional(),
        bot: z.enum(levels).optional(),
        keepsName: z.literal(true).optional(),
      }),
    )
    .max(MOST_PEOPLE),
  events: z.array(eventSchema).max(MOST_EVENTS),
});
export type GameRecord = z.infer<typeof recordSchema>;
