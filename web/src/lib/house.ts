/** The few things asked of the house over HTTP. */
import type { ErrorCode } from '@safehouse/protocol/codes.ts';
import type { Pack } from '@safehouse/protocol/messages.ts';

/** `unreachable` is the browser's own: nobody answered. */
export type Asked<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly code: ErrorCode | 'unreachable' };

export function openTable(wish: {
  secret: string;
  name: string;
  language: string;
}): Promise<Asked<{ table: string; code: string }>> {
  return ask('/api/tables', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wish),
  });
}

export function findCode(code: string): Promise<Asked<{ table: string }>> {
  return ask(`/api/codes/${code}`);
}

export function askHouse(): Promise<Asked<{ version: string; packs: readonly Pack[]; address?: string }>> {
  return ask('/api/house');
}

async function ask<Value>(address: string, how?: RequestInit): Promise<Asked<Value>> {
  try {
    const response = await fetch(address, how);
    const body = (await response.json()) as Value & { error?: ErrorCode };
    if (response.ok) return { ok: true, value: body };
    return { ok: false, code: body.error ?? 'internal' };
  } catch {
    return { ok: false, code: 'unreachable' };
  }
}
