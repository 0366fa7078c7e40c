/** The messages between nodes, one closed schema each. They carry ids and numbers: no names, secrets or game data. */
import { tvPage } from '@safehouse/protocol/messages.ts';
import { signs } from '@safehouse/rules/table/reactions.ts';
import { z } from 'zod';

const id = z.string().regex(/^[A-Za-z0-9_-]{16}$/);
const count = z
  .int()
  .min(1)
  .max(2 ** 52);

/** Maximum number of people per message: above any real table, and keeps messages small. */
export const MOST_PEOPLE = 500;

/**
 * Everyone connected to a table through this node, each with the moment they entered. Replaces the node's previous
 * message, so the next one makes up for a lost one. With `ask`, the other nodes reply with theirs.
 */
export const atTable = z.strictObject({
  node: id,
  /** Increases with each message of the node. */
  turn: count,
  people: z.array(z.tuple([id, count])).max(MOST_PEOPLE),
  ask: z.boolean(),
});
export type AtTable = z.infer<typeof atTable>;

/** A reaction of someone at a table, for the people on other nodes. */
export const reacted = z.strictObject({ node: id, by: id, sign: z.enum(signs) });
export type Reacted = z.infer<typeof reacted>;

/** What is on the TVs of a table since `at`, nothing without `shown`. With `ask`, the other nodes reply with theirs. */
export const onTvs = z.strictObject({
  node: id,
  at: z
    .int()
    .min(0)
    .max(2 ** 52),
  shown: z.strictObject({ by: id, what: tvPage }).optional(),
  ask: z.boolean(),
});
export type OnTvs = z.infer<typeof onTvs>;

/** A heartbeat once a second, numbered so that a lost one is noticed; and the goodbye. */
export const ofNode = z.discriminatedUnion('says', [
  z.strictObject({ says: z.literal('beat'), node: id, number: count }),
  z.strictObject({ says: z.literal('bye'), node: id }),
]);
export type OfNode = z.infer<typeof ofNode>;

/** Far more than our longest message. */
const LONGEST = 64 * 1024;

/** Undefined if it is not a valid message. */
export function read<Message>(schema: z.ZodType<Message>, text: string): Message | undefined {
  if (text.length > LONGEST) return undefined;
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
