/** How long things take or may take, in milliseconds. Tests shorten them; operators have no need to. */
import { limits } from './limits.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

export const timings = {
  /** The head of a request and all of it have to come within these times; and how often slow ones are looked for. */
  headWithin: limits.headWithin as number,
  requestWithin: limits.requestWithin as number,
  slowRequests: 5 * SECOND,
  /** A new connection has to say hello within this time. */
  helloWithin: 10 * SECOND,
  /** Each connection is pinged once in this time, and ended if nothing came back by the next. */
  heartbeat: 30 * SECOND,
  /** Comings and goings of this time are told together. */
  presence: 50,
  /** The host may be without a connection for so long before somebody else becomes host. */
  hostGone: 5 * SECOND,
  /** Who has a seat may be without a connection for so long before a game that waits for people is told (S22). */
  away: 5 * SECOND,
  /** A table that nobody watches stays in memory for so long. */
  tableIdle: 5 * MINUTE,
  /** How often tables leave memory, and how often the store is asked whose clock runs out. */
  sweep: 15 * SECOND,
  /** How often tables that have been idle for too many days are looked for. */
  keepSweep: 60 * MINUTE,
  /** `/ready` asks the store no more often than that, and waits no longer than that for an answer. */
  probe: SECOND,
  probeWithin: 2 * SECOND,
  /** A node of several that has just begun is not ready before its referee is, or before so long. */
  warmWithin: 6 * SECOND,
  /** Over so long the people of a node that stops are sent to the others. */
  moveWithin: 2 * SECOND,
  /** How long a stop waits for what is under way. */
  stopWithin: 3 * SECOND,
};

export type Timings = typeof timings;
