/** The messages between nodes, one closed schema each. They carry ids and numbers: no names, no secrets, nothing of a game. */
import { z } from 'zod';

const id = z.string().regex(/^[A-Za-z0-9_-]{16}$/);
const count = z
  .int()
  .min(1)
  .max(2 ** 52);

/** More people than this are not told of; nobody has such a table, and a message must stay small. */
export const MOST_PEOPLE = 500;

/**
 * Everyone who is at a table by this node, each with the moment they came in. It replaces what the node told before:
 * a lost message is mended by the next. Whoever is asked tells the same of itself.
 */
export const atTable = z.strictObject({
  node: id,
  /** Rises with each message of the node. */
  turn: count,
  people: z.array(z.tuple([id, count])).max(MOST_PEOPLE),
  ask: z.boolean(),
});
export type AtTable = z.infer<typeof atTable>;

/** A sign of life once a second, numbered, so that one that got lost is noticed; and the goodbye. */
export const ofNode = z.discriminatedUnion('says', [
  z.strictObject({ says: z.literal('beat'), node: id, number: count }),
  z.strictObject({ says: z.literal('bye'), node: id }),
]);
export type OfNode = z.infer<typeof ofNode>;

/** Far more than the longest message of ours. */
const LONGEST = 64 * 1024;

/** Nothing if it is not a message of ours. */
export function read<Message>(schema: z.ZodType<Message>, text: string): Message | undefined {
  if (text.length > LONGEST) return undefined;
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
