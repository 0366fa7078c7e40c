/**
 * Every limit that is not a setting. `docs/limits.md` lists each with its test. Limits that an operator may want to
 * change are in `settings-list.ts`, those of a table in `rules/`.
 */
import type { HeldLimits } from '../platform/held-bytes.ts';
import type { Rate } from '../platform/token-bucket.ts';

const KB = 1024;
const MB = 1024 * KB;
const SECOND = 1000;

export const limits = {
  /** Bytes of one message over a socket; the largest Spyfall setup takes 34 KB. */
  message: 40 * KB,
  /** Above this the connection ends without an answer. */
  frame: 64 * KB,
  /** Per message: fragments, and reads that end inside a frame. */
  fragments: 32,
  chunks: 128,
  /** Nesting depth of brackets. */
  depth: 12,

  /** How many connects it counts as when a connection is ended for its mistakes or for wrong frames. */
  hostileWeight: 10,
  /** Per connection: malformed messages and other mistakes. */
  mistakes: { most: 20, perSecond: 1 / 30 },
  /** How much of a mistake it is to be too fast. */
  tooFast: 0.2,
  /** A longer message that comes too fast is not parsed for its id. */
  brief: 2 * KB,
  /** Per address: messages as a multiple of one connection's, with bursts of this many seconds. */
  senders: 15,
  senderSeconds: 10,
  /** In the limit per address, a message counts once more for each of these bytes, and a hello this many times more. */
  heavy: 4 * KB,
  helloWeight: 4,
  /** Messages that are not answered yet, also while the hello is being answered. */
  waiting: 32,
  /** Bytes that the client has not read yet: above this, it is too slow. */
  unsent: MB,
  /** Bytes that are still read after our goodbye, and how many a frame counts besides its own. */
  late: 256 * KB,
  lateFrame: 256,
  /** Bytes kept for sockets: unread by the client, of unfinished messages, and of messages without an answer. */
  held: { perAddress: 16 * MB, inAll: 64 * MB },
  /** A client that does not answer our close is cut off after this. */
  closeWithin: 2 * SECOND,

  /** Per table: connections of people who have not joined. Members can always connect. */
  onlookers: 200,
  /** A table may chat this many times as much as one person, and store this share of what one address may store. */
  talkers: 4,
  share: 1 / 4,
  /** Bytes of a table's events: thousands of games, and little enough to load the table with a small heap. */
  tableBytes: 24 * MB,
  /** Reactions of one person, and of a whole table. */
  reactions: { most: 3, perSecond: 0.5 },
  reactionsAtTable: { most: 30, perSecond: 5 },
  /** Of a table: changes of what its TVs show. */
  showings: { most: 10, perSecond: 5 },
  /** Action ids that are remembered at least, to recognise repeated actions. */
  recognised: 128,

  /** Per address: each reads a whole stream. */
  proofs: { most: 60, perSecond: 1 },
  /** Milliseconds of reading that count as one more proof. */
  proofTime: 20,
  /** Opinions of bots on finished games: per address, and waiting in all. */
  reviews: { most: 60, perSecond: 1 },
  reviewsWaiting: 20,
  forgettings: { most: 60, perSecond: 1 },
  campaignReads: { most: 300, perSecond: 5 },
  campaignWrites: { most: 60, perSecond: 1 },
  packReads: { most: 60, perSecond: 1 },
  packWrites: { most: 30, perSecond: 0.2 },
  /** Per campaign: entries in its stream, after which only results are added. All are read whenever someone asks. */
  campaignEntries: 2000,
  /** Sockets that are not WebSockets, in addition to the limit for WebSockets. */
  otherSockets: 100,
  otherSocketsInAll: 2000,

  /** Packs that wait to be parsed; milliseconds for comparing the words of one, without and with others waiting. */
  packsWaiting: 20,
  packCompared: { idle: 2 * SECOND, busy: 300 },

  /** For the whole server: wrong short codes. Above this, each address has few tries left. */
  wrongCodes: { most: 300, perSecond: 5 },
  codesInDoubt: { most: 2, perSecond: 2 / 60 },

  /** Per HTTP request: bytes of its head and of its body; a pack of ten thousand words is larger. */
  head: 16 * KB,
  body: 8 * KB,
  packBody: 512 * KB,
  /** Commas between the values of a body. */
  commas: 200,
  headWithin: 10 * SECOND,
  requestWithin: 15 * SECOND,
  keptAlive: 10 * SECOND,
  requestsPerSocket: 1000,
  /** Per socket: requests without an answer; and the bytes an answer counts besides its own. */
  requestsAhead: 10,
  answer: 4 * KB,
  /** How long no byte of an answer may be read, and how long reading all of it may take. */
  answerStalls: 15 * SECOND,
  answerWithin: 120 * SECOND,
  /** Per address: bursts of this many seconds of requests; and how many requests a refused WebSocket counts as. */
  requestSeconds: 30,
  refusedUpgrade: 10,
} as const satisfies Record<string, number | Rate | HeldLimits | { readonly idle: number; readonly busy: number }>;
