/**
 * Every limit that is not a setting. `docs/limits.md` lists each with its test. Limits that an operator may want to
 * change are in `settings-list.ts`, those of a table in `rules/`.
 */
import type { Rate } from '../platform/token-bucket.ts';

const KB = 1024;
const MB = 1024 * KB;
const SECOND = 1000;

export const limits = {
  /** Bytes of one message over a socket; the largest Spyfall setup takes 34 KB. */
  message: 40 * KB,
  /** Above this the connection ends without an answer. */
  frame: 64 * KB,
  /** Nesting depth of brackets. */
  depth: 12,

  /** Per connection: malformed messages and other mistakes. */
  mistakes: { most: 20, perSecond: 1 / 30 },
  /** How much of a mistake it is to be too fast. */
  tooFast: 0.2,
  /** Messages that wait while the hello is being answered. */
  waiting: 32,
  /** Bytes that the client has not read yet: above this, it is too slow. */
  unsent: MB,
  /** A client that does not answer our close is cut off after this. */
  closeWithin: 2 * SECOND,

  /** Per table: connections of people who have not joined. Members can always connect. */
  onlookers: 200,
  /** A table may chat this many times as much as one person, and store this share of what one address may store. */
  talkers: 4,
  share: 1 / 4,
  /** Action ids that are remembered, to recognise repeated actions. */
  recognised: 256,

  /** Per address: each reads a whole stream. */
  proofs: { most: 60, perSecond: 1 },
  forgettings: { most: 60, perSecond: 1 },
  campaignReads: { most: 300, perSecond: 5 },
  campaignWrites: { most: 60, perSecond: 1 },
  packReads: { most: 60, perSecond: 1 },
  packWrites: { most: 30, perSecond: 0.2 },
  /** Sockets that are not WebSockets, in addition to the limit for WebSockets. */
  otherSockets: 100,
  otherSocketsInAll: 2000,

  /** For the whole server: wrong short codes. Above this, each address has few tries left. */
  wrongCodes: { most: 300, perSecond: 5 },
  codesInDoubt: { most: 2, perSecond: 2 / 60 },

  /** Per HTTP request: bytes of its head and of its body; a pack of ten thousand words is larger. */
  head: 16 * KB,
  body: 8 * KB,
  packBody: 512 * KB,
  headWithin: 10 * SECOND,
  requestWithin: 15 * SECOND,
  keptAlive: 10 * SECOND,
  requestsPerSocket: 1000,
} as const satisfies Record<string, number | Rate>;
