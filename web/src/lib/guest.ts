/** Who this browser is: its secret, the last name used, and the recently visited tables. */
import { SECRET } from '@safehouse/protocol/ids.ts';
import { randomId } from './random-id.ts';
import { keep, kept } from './storage.ts';

/** `code` is the short code that people use for a table. */
export type Visit = { readonly table: string; readonly code: string; readonly at: number };

const MOST_VISITS = 6;

/** 256 bits; anyone who has it has the seat. */
export function secret(): string {
  const known = kept('secret');
  if (known !== undefined && SECRET.test(known)) return known;
  const made = newSecret();
  keep('secret', made);
  return made;
}

export function newSecret(): string {
  return randomId(32);
}

export function rememberedName(): string {
  return kept('name') ?? '';
}

export function rememberName(name: string): void {
  keep('name', name);
}

/** Newest first. */
export function visits(): readonly Visit[] {
  try {
    const list = JSON.parse(kept('visits') ?? '[]') as Visit[];
    return list.filter(({ table, code, at }) => typeof table === 'string' && typeof code === 'string' && at > 0);
  } catch {
    return [];
  }
}

export function rememberVisit(table: string, code: string): void {
  keepVisits([{ table, code, at: Date.now() }, ...visits().filter((visit) => visit.table !== table)]);
}

export function forgetVisit(table: string): void {
  keepVisits(visits().filter((visit) => visit.table !== table));
}

function keepVisits(list: readonly Visit[]): void {
  keep('visits', JSON.stringify(list.slice(0, MOST_VISITS)));
}
