/** Seeds for the deals of a test: a fixed sequence for each name. */
import { createHash } from 'node:crypto';
import type { Seed } from '@safehouse/rules/kernel/random.ts';

export function seedsFrom(name: string): () => Seed {
  let drawn = 0;
  return () => createHash('sha256').update(`${name}/${drawn++}`).digest('hex').slice(0, 32) as Seed;
}
