/** Maps NATS errors to the error codes of the contract, with advice for the operator. */
import { StreamsError, type StreamsErrorCode } from '../streams.ts';
import { Unanswered } from './requests.ts';

/** JetStream refused with this error number: https://github.com/nats-io/nats-server/blob/main/server/errors.json */
export class Refused extends Error {
  readonly number: number;

  constructor({ err_code: number = 0, description = 'refused' }: ApiError) {
    super(description);
    this.number = number;
  }
}

export type ApiError = { readonly code?: number; readonly err_code?: number; readonly description?: string };

export const wrongLastSequence = 10071;
export const noMessage = 10037;
export const noLeader = 10008;
/** There is nothing to delete. */
export const gone = new Set([10043, 10057]);
/** Limits of memory, storage or resources, of the server, the account or the stream. */
const noRoom = new Set([10023, 10028, 10047]);

/** Adds the error code; errors that are not from NATS are returned unchanged. */
export function explained(shown: string, error: unknown): unknown {
  if (error instanceof Unanswered) return problem(shown, 'store-unreachable', error.message, error);
  if (!(error instanceof Refused)) return error;
  return problem(shown, isFull(error) ? 'store-full' : 'store-unreachable', error.message, error);
}

export function isFull(error: unknown): boolean {
  if (!(error instanceof Refused)) return false;
  return noRoom.has(error.number) || /no space|maximum (bytes|messages)|resources/i.test(error.message);
}

const advice = {
  'store-unreachable':
    'does not answer: its servers cannot be reached, or a majority of them is not there. The server goes on by itself when they are back',
  'store-full':
    'has no room left, so nothing new was stored. Free space on the disks of its servers, or raise its limits',
  'store-damaged':
    'is damaged: a record that others build on is missing. Keep a copy of the store_dir of its servers and put a backup in its place',
} as const satisfies Partial<{ [Code in StreamsErrorCode]: string }>;

export function problem(shown: string, code: keyof typeof advice, detail: string, cause?: unknown): StreamsError {
  return new StreamsError(code, `The store ${shown} ${advice[code]}. (${detail})`, cause);
}
