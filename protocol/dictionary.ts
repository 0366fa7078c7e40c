/** The dictionary of the packed encoding: every field name and literal that a view can contain, in schema order. */
import { createHash } from 'node:crypto';
import { viewSchema } from '@safehouse/rules/table/view-types.ts';
import { z } from 'zod';

/** Raised when the meaning of packed bytes changes although names and words are the same. */
const FORMAT = 2;

export type Dictionary = {
  /** Client and server must have the same. */
  readonly fingerprint: string;
  readonly names: readonly string[];
  readonly words: readonly string[];
};

/** The content of `protocol/dictionary.json`: browsers use the dictionary without the schemas. */
export function dictionary(): Dictionary {
  const names = new Set<string>();
  const words = new Set<string>();
  gather(z.toJSONSchema(viewSchema, { reused: 'ref' }), names, words);
  const lists = { names: [...names], words: [...words] };
  const hash = createHash('sha256').update(JSON.stringify([FORMAT, lists.names, lists.words]));
  return { fingerprint: hash.digest('base64url').slice(0, 12), ...lists };
}

function gather(schema: unknown, names: Set<string>, words: Set<string>): void {
  if (typeof schema !== 'object' || schema === null) return;
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'properties') for (const name of Object.keys(value)) names.add(name);
    if (key === 'enum' || key === 'const') {
      for (const word of [value].flat()) if (typeof word === 'string') words.add(word);
    } else if (key === 'properties') for (const field of Object.values(value)) gather(field, names, words);
    else gather(value, names, words);
  }
}
