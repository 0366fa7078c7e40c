/** Own packs for tests, added over HTTP as a browser does. */
import { packAdded, type sharedPack } from '@safehouse/protocol/http.ts';
import type { z } from 'zod';
import { post } from './http.ts';

/** Words that no shipped pack has. */
export function ownWords(count: number, start = 'own'): string[] {
  return Array.from({ length: count }, (_, i) => `${start}q${i}z`);
}

export type Brought = { secret: string; name?: string; language?: string; text?: string };

export function bring(base: string, table: string, { secret, ...rest }: Brought): Promise<Response> {
  const body = { secret, name: 'Our family', language: 'fi', text: ownWords(30).join('\n'), ...rest };
  return post(base, `tables/${table}/packs`, body);
}

/** Throws if they are not accepted. */
export async function mustBring(base: string, table: string, brought: Brought): Promise<z.infer<typeof packAdded>> {
  const response = await bring(base, table, brought);
  if (response.status !== 200) throw new Error(`not taken: ${response.status} ${await response.text()}`);
  return packAdded.parse(await response.json());
}

export async function shared(base: string, share: string): Promise<z.infer<typeof sharedPack> | number> {
  const response = await fetch(`${base}/api/packs/${share}`);
  return response.status === 200 ? response.json() : response.status;
}
