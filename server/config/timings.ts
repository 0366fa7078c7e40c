/** Durations and time limits in milliseconds. Tests shorten them; operators cannot change them. */
import { limits } from './limits.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

export const timings = {
  /** Time limits for the head of a request and for all of it, and how often slow requests are looked for. */
  headWithin: limits.headWithin as number,
  requestWithin: limits.requestWithin as number,
  slowRequests: 5 * SECOND,
  /** How long no byte of an HTTP answer may be read, and how long reading all of it may take. */
  answerStalls: limits.answerStalls as number,
  answerWithin: limits.answerWithin as number,
  /** A new connection must say hello within this time. */
  helloWithin: 10 * SECOND,
  /** Each connection is pinged once in this time, and closed if it has not answered by the next ping. */
  heartbeat: 30 * SECOND,
  /** Arrivals and departures within this time are reported together. */
  presence: 50,
  /** After this time without a connection someone stands in for the host, and after the second they become host. */
  hostAway: 10 * SECOND,
  hostGone: 10 * MINUTE,
  /** How long a seated player may be disconnected before a game that waits for people learns of it (S22). */
  away: 5 * SECOND,
  /** How long a table without viewers stays in memory. */
  tableIdle: 5 * MINUTE,
  /** How often tables are removed from memory, and how often the store is asked for due clocks. */
  sweep: 15 * SECOND,
  /** How often to look for tables that were idle for too many days. */
  keepSweep: 60 * MINUTE,
  /** `/ready` asks the store at most this often, and waits at most this long for an answer. */
  probe: SECOND,
  probeWithin: 2 * SECOND,
  /** One of several nodes is not ready before its referee is, or before this much time has passed. */
  warmWithin: 6 * SECOND,
  /** Players of a stopping node are sent to the others over this much time. */
  moveWithin: 2 * SECOND,
  /** How long a stop waits for what is under way. */
  stopWithin: 3 * SECOND,
};

export type Timings = typeof timings;
