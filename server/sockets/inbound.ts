/** Parses and validates incoming messages before anything else sees them. */

import type { ErrorCode } from '@safehouse/protocol/codes.ts';
import { ACTION_ID } from '@safehouse/protocol/ids.ts';
import { type FromClient, fromClient } from '@safehouse/protocol/messages.ts';
import { limits } from '../config/limits.ts';
import { isWithin } from '../platform/json-shape.ts';

export type Inbound =
  | { readonly ok: true; readonly message: FromClient }
  | { readonly ok: false; readonly code: ErrorCode; readonly id?: string };

export function read(data: Buffer, isBinary: boolean): Inbound {
  if (isBinary) return { ok: false, code: 'malformed' };
  if (data.length > limits.message) return { ok: false, code: 'too-large' };
  const text = data.toString();
  if (!isWithin(text, { depth: limits.depth, commas: Number.POSITIVE_INFINITY }))
    return { ok: false, code: 'malformed' };
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { ok: false, code: 'malformed' };
  }
  const parsed = fromClient.safeParse(json);
  return parsed.success ? { ok: true, message: parsed.data } : { ok: false, code: 'malformed', ...idIn(json) };
}

export function idOf(inbound: Inbound): string | undefined {
  if (!inbound.ok) return inbound.id;
  return 'id' in inbound.message ? inbound.message.id : undefined;
}

/** So that an error can still be matched to its request. */
function idIn(json: unknown): { id?: string } {
  const id = typeof json === 'object' && json !== null && 'id' in json ? json.id : undefined;
  return typeof id === 'string' && ACTION_ID.test(id) ? { id } : {};
}
