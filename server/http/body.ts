/** Reads a small JSON body, or refuses it. */
import type { IncomingMessage } from 'node:http';
import { limits } from '../config/limits.ts';
import { isWithin } from '../platform/json-shape.ts';

export type Body =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly code: 'malformed' | 'too-large' };

const utf8 = new TextDecoder('utf-8', { fatal: true });

export async function readJson(request: IncomingMessage, most: number = limits.body): Promise<Body> {
  if (!/^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? ''))
    return { ok: false, code: 'malformed' };
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > most) return { ok: false, code: 'too-large' };
      chunks.push(chunk);
    }
    const text = utf8.decode(Buffer.concat(chunks));
    if (!isWithin(text, { depth: limits.depth, commas: limits.commas })) return { ok: false, code: 'malformed' };
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false, code: 'malformed' };
  }
}
