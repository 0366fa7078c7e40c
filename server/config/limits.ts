/**
 * Every limit that is not a setting: how much, how fast, how long anybody may. `docs/limits.md` tells of each, with its
 * test; what an operator may want otherwise is in `settings-list.ts`, and what a table holds is in `rules/`.
 */
import type { Rate } from '../platform/token-bucket.ts';

const KB = 1024;
const MB = 1024 * KB;
const SECOND = 1000;

export const limits = {
  /** Bytes of one message over a socket; a setup of Spyfall with all it may hold takes 34 KB. */
  message: 40 * KB,
  /** Past this the connection ends without an answer. */
  frame: 64 * KB,
  /** Brackets within brackets. */
  depth: 12,

  /** Of one connection: malformed messages and other mistakes. */
  mistakes: { most: 20, perSecond: 1 / 30 },
  /** Being too fast is that much of a mistake. */
  tooFast: 0.2,
  /** Messages that wait while the hello is being answered. */
  waiting: 32,
  /** Bytes that the other side has not read: more means that it does not keep up. */
  unsent: MB,
  /** Whoever does not answer our goodbye is cut off. */
  closeWithin: 2 * SECOND,

  /** Of one table: connections of people who are not in. Those who are in always find room. */
  onlookers: 200,
  /** A table may chat that much more than one person, and has that part of what an address may have written down. */
  talkers: 4,
  share: 1 / 4,
  /** Actions that are recognised when they come again. */
  recognised: 256,

  /** Of one address: each reads a whole stream. */
  proofs: { most: 60, perSecond: 1 },
  forgettings: { most: 60, perSecond: 1 },
  campaignReads: { most: 300, perSecond: 5 },
  campaignWrites: { most: 60, perSecond: 1 },
  packReads: { most: 60, perSecond: 1 },
  packWrites: { most: 30, perSecond: 0.2 },
  /** Sockets that are no WebSockets, beside as many as may be WebSockets. */
  otherSockets: 100,
  otherSocketsInAll: 2000,

  /** Of the whole house: wrong short codes. Past it, each address has few tries left, whoever guessed. */
  wrongCodes: { most: 300, perSecond: 5 },
  codesInDoubt: { most: 2, perSecond: 2 / 60 },

  /** Of one request over HTTP: bytes of its head and of its body; a pack of ten thousand words is larger. */
  head: 16 * KB,
  body: 8 * KB,
  packBody: 512 * KB,
  headWithin: 10 * SECOND,
  requestWithin: 15 * SECOND,
  keptAlive: 10 * SECOND,
  requestsPerSocket: 1000,
} as const satisfies Record<string, number | Rate>;
