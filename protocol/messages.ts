/** Every message between a browser and the server, one closed schema each. */

import { opinionSchema as opinion } from '@safehouse/rules/clues/referee-schemas.ts';
import { LONGEST_CLUE } from '@safehouse/rules/kernel/opinion.ts';
import { signs } from '@safehouse/rules/table/reactions.ts';
import { actionSchema } from '@safehouse/rules/table/types.ts';
import { viewSchema } from '@safehouse/rules/table/view-types.ts';
import { z } from 'zod';
import { errors, farewells, refusals } from './codes.ts';
import { ACTION_ID, ADDRESS, SECRET, VIEWER } from './ids.ts';
import { patchSchema } from './patch.ts';
import { isWellFormed } from './well-formed.ts';

export const PROTOCOL = 1;

const actionId = z.string().regex(ACTION_ID);
const person = z.string();
const version = z.int().min(0);
const now = z.number();

const hello = z.strictObject({
  type: z.literal('hello'),
  protocol: z.literal(PROTOCOL),
  table: z.string().regex(ADDRESS),
  /** The guest's secret, 256 bits in base64url. Without it one can only watch. */
  secret: z.string().regex(SECRET).optional(),
  /** The version of the view that the browser still has, after a lost connection. */
  version: version.optional(),
});

const act = z.strictObject({
  type: z.literal('act'),
  /** Chosen by the client, once per action: an action that is sent again is not played twice. */
  id: actionId,
  action: actionSchema,
});

const checkClue = z.strictObject({
  type: z.literal('checkClue'),
  id: actionId,
  word: z.string().min(1).max(LONGEST_CLUE),
});

/** Shows everyone at the table a sign for a moment. It is not an action: nothing is stored, and nothing sent again. */
const react = z.strictObject({ type: z.literal('react'), id: actionId, sign: z.enum(signs) });

/** What the table's TVs show between games: a finished game after `step` events as one viewer saw it, or the evening. */
export const tvPage = z.discriminatedUnion('page', [
  z.strictObject({
    page: z.literal('replay'),
    game: z.int().min(1).max(999_999),
    step: z.int().min(0).max(999_999),
    as: z.string().regex(VIEWER),
  }),
  z.strictObject({ page: z.literal('evening') }),
]);
export type TvPage = z.infer<typeof tvPage>;

/** Puts a page on the table's TVs, or takes it away. It is not an action: nothing is stored. */
const show = z.strictObject({ type: z.literal('show'), id: actionId, what: tvPage.optional() });

const ping = z.strictObject({ type: z.literal('ping') });

/** Asks for packed frames from now on, if the dictionary is the server's. Answered with a `pong`. */
const packed = z.strictObject({ type: z.literal('packed'), dictionary: z.string().regex(/^[A-Za-z0-9_-]{12}$/) });

export const fromClient = z
  .discriminatedUnion('type', [hello, act, checkClue, react, show, packed, ping])
  .refine(isWellFormed, 'a lone surrogate');
export type FromClient = z.infer<typeof fromClient>;

/** A pack of cards (`en/classic`) or the locations of a language (`en/locations`), and its size. */
export const pack = z.strictObject({
  id: z.string(),
  language: z.string(),
  holds: z.enum(['words', 'locations']),
  cards: z.int(),
});
export type Pack = z.infer<typeof pack>;

/** What someone shows on the TVs. */
const onTv = z.strictObject({ by: person, what: tvPage });
export type OnTv = z.infer<typeof onTv>;

const welcome = z.strictObject({
  type: z.literal('welcome'),
  protocol: z.literal(PROTOCOL),
  /** Your person id at this table. */
  you: person.optional(),
  now,
  version,
  /** Left out if the browser's version is the newest. */
  view: viewSchema.optional(),
  /** Who is connected at this moment. */
  present: z.array(person),
  packs: z.array(pack),
  /** What is on the TVs in place of the table. */
  shown: onTv.optional(),
});

const view = z.strictObject({ type: z.literal('view'), now, version, view: viewSchema });

/** What changed from one version of your view to another. If `from` is not the version you have, say hello again. */
const change = z.strictObject({ type: z.literal('change'), now, from: version, version, patch: patchSchema });

const done = z.strictObject({ type: z.literal('done'), id: actionId, version });

const refused = z.strictObject({
  type: z.literal('refused'),
  id: actionId,
  code: z.enum(refusals),
  about: z.string().optional(),
});

const opinionMessage = z.strictObject({ type: z.literal('opinion'), id: actionId, opinion });

const present = z.strictObject({ type: z.literal('present'), people: z.array(person) });

/** Someone at the table reacts; also sent to them. */
const reaction = z.strictObject({ type: z.literal('reaction'), by: person, sign: z.enum(signs) });

/** The TVs show something else; without `shown`, the table. Also the answer to `show`. */
const shownMessage = z.strictObject({ type: z.literal('shown'), shown: onTv.optional() });

const pong = z.strictObject({ type: z.literal('pong'), now });

/**
 * Whether the server can reach its store. While it cannot, it accepts no actions. After a welcome it can, unless this
 * message says otherwise.
 */
const store = z.strictObject({ type: z.literal('store'), reachable: z.boolean() });

/** A message was wrong, or the server cannot serve it now. `id` if it was about an action. */
const error = z.strictObject({ type: z.literal('error'), code: z.enum(errors), id: actionId.optional() });

/** The last message before the server closes the socket. */
const bye = z.strictObject({ type: z.literal('bye'), code: z.enum(farewells) });

export const fromServer = z.discriminatedUnion('type', [
  welcome,
  view,
  change,
  done,
  refused,
  opinionMessage,
  present,
  reaction,
  shownMessage,
  pong,
  store,
  error,
  bye,
]);
export type FromServer = z.infer<typeof fromServer>;
