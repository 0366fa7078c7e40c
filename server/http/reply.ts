/** HTTP answers: a status and a JSON body, which for a failure is one code. */
import type { IncomingMessage } from 'node:http';
import type { ErrorCode } from '@safehouse/protocol/codes.ts';
import { isWellFormed } from '@safehouse/protocol/well-formed.ts';
import type { z } from 'zod';
import { readJson } from './body.ts';

export type Reply = {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Seconds until a retry makes sense: by then most budgets have refilled a little. */
const SOON = '60';

const statuses: Partial<Record<ErrorCode, number>> = {
  malformed: 400,
  'bad-origin': 403,
  'password-needed': 401,
  'sign-in-needed': 401,
  'not-host': 403,
  'not-found': 404,
  'no-such-code': 404,
  'no-such-campaign': 404,
  'no-such-city': 404,
  'no-such-table': 404,
  'no-such-pack': 404,
  'not-allowed': 405,
  'city-closed': 409,
  'note-changed': 409,
  'game-running': 409,
  'too-many-packs': 409,
  'history-full': 409,
  'too-large': 413,
  'pack-faulty': 422,
  'too-many-tries': 429,
  'bots-unavailable': 503,
  'store-unavailable': 503,
  'table-stopped': 503,
};

export function ok(body: unknown): Reply {
  return { status: 200, body };
}

export function made(body: unknown): Reply {
  return { status: 201, body };
}

export function failure(code: ErrorCode, about: object = {}): Reply {
  const reply = { status: statuses[code] ?? 500, body: { error: code, ...about } };
  return code === 'too-many-tries' ? { ...reply, headers: { 'Retry-After': SOON } } : reply;
}

export function notAllowed(method: string): Reply {
  return { ...failure('not-allowed'), headers: { Allow: method === 'GET' ? 'GET, HEAD' : method } };
}

/** Answers this method and no other; GET includes HEAD. */
export function only(
  request: IncomingMessage,
  method: 'GET' | 'POST',
  answer: () => Reply | Promise<Reply>,
): Reply | Promise<Reply> {
  const isRight = request.method === method || (method === 'GET' && request.method === 'HEAD');
  return isRight ? answer() : notAllowed(method);
}

/** Answers a body that matches its schema. */
export async function taking<Schema extends z.ZodType>(
  request: IncomingMessage,
  schema: Schema,
  answer: (body: z.infer<Schema>) => Promise<Reply>,
  most?: number,
): Promise<Reply> {
  const json = await readJson(request, most);
  if (!json.ok) return failure(json.code);
  const body = schema.refine(isWellFormed).safeParse(json.value);
  return body.success ? answer(body.data) : failure('malformed');
}
