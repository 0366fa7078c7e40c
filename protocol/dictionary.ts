/** The dictionary of the packed form: every field name and every fixed word that a view can hold, in the order of its schema. */
import { createHash } from 'node:crypto';
import { viewSchema } from '@safehouse/rules/table/view-types.ts';
import { z } from 'zod';

/** Raised when packed bytes come to mean something else although the names and words are the same. */
const FORMAT = 2;

export type Dictionary = {
  /** Both sides must have the same. */
  readonly fingerprint: string;
  readonly names: readonly string[];
  readonly words: readonly string[];
};

/** What `protocol/dictionary.json` holds: browsers know the dictionary without the schemas. */
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
