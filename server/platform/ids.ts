/** Ids that cannot be guessed: of tables, short codes, and the person id that a secret gives at a table. */
import { createHash, randomBytes, randomInt } from 'node:crypto';
import { ADDRESS } from '@safehouse/protocol/ids.ts';
import { CODE_LENGTH, CODE_LETTERS } from '@safehouse/protocol/short-code.ts';
import type { PersonId } from '@safehouse/rules/kernel/contract.ts';
import type { Seed } from '@safehouse/rules/kernel/random.ts';

export type TableId = string & { readonly brand: 'TableId' };

/** 128 bits, as 22 letters. */
export function newTableId(): TableId {
  return randomBytes(16).toString('base64url') as TableId;
}

export function isTableId(text: string): text is TableId {
  return ADDRESS.test(text);
}

export function newCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');
}

/** `fi/own-kqzwxyab`: starts with the language, like every pack. */
export function newPackId(language: string): string {
  return `${language}/own-${Array.from({ length: 8 }, () => String.fromCharCode(97 + randomInt(26))).join('')}`;
}

/** The secret of a pack's link: 128 bits, as 22 letters. */
export function newShare(): string {
  return randomBytes(16).toString('base64url');
}

export function isShare(text: string): boolean {
  return ADDRESS.test(text);
}

export function newSeed(): Seed {
  return randomBytes(16).toString('hex') as Seed;
}

/** Different at every table, so that nobody is recognised across tables. */
export function personOf(secret: string, table: TableId): PersonId {
  return createHash('sha256').update(`${secret}/${table}`).digest('base64url').slice(0, 16) as PersonId;
}

export function tableStream(table: TableId): string {
  return `table/${table}`;
}

/** A person's name at a table. */
export function nameStream(table: TableId, person: PersonId): string {
  return `name/${table}_${person}`;
}

/** The table that such a stream belongs to. */
export function tableOfName(stream: string): TableId | undefined {
  const id = stream.slice('name/'.length, 'name/'.length + 22);
  return stream.startsWith('name/') && isTableId(id) ? id : undefined;
}

/** The stream of a shared pack. */
export function shareStream(share: string): string {
  return `pack/${share}`;
}

export function codeStream(code: string): string {
  return `code/${code}`;
}
