/** The few requests that go over HTTP, one closed schema each. */
import { z } from 'zod';
import { errors } from './codes.ts';
import { pack } from './messages.ts';

/** POST /api/tables */
export const openTable = z.strictObject({
  secret: z.string().regex(/^[A-Za-z0-9_-]{43}$/),
  name: z.string().min(1).max(120),
  /** The language of the cards to begin with. */
  language: z.string().min(2).max(10),
});
export const tableOpened = z.strictObject({ table: z.string(), code: z.string() });

/** GET /api/codes/K7QP3 */
export const codeFound = z.strictObject({ table: z.string() });

/** GET /api/house; `address` is where guests reach it, for whoever opened it on the machine itself. */
export const house = z.strictObject({ version: z.string(), packs: z.array(pack), address: z.string().optional() });

/** GET /api/tables/…/games/1: what anyone needs to check that a finished game's deal came from its seed. */
export const proof = z.strictObject({
  game: z.string(),
  number: z.int(),
  seed: z.string(),
  commitment: z.string(),
  options: z.json(),
  seats: z.array(z.strictObject({ person: z.string(), team: z.string(), role: z.string() })),
  words: z.array(z.string()),
  deal: z.json(),
});

export const httpError = z.strictObject({ error: z.enum(errors) });
