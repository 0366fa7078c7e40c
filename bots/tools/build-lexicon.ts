/** npm run lexicon [-- LANGUAGE …]: builds the bots' tables from the lexicon's texts and the pinned inputs. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { described } from '@safehouse/language/text-files.ts';
import { fingerprintOf } from '../meaning/fingerprint.ts';
import { readLexicon } from '../meaning/lexicon.ts';
import { packed, type Source, tableFolder } from '../meaning/table.ts';
import { shortener } from './build/basis.ts';
import { embed } from './build/embed.ts';
import { sensesOf, wideVocabulary } from './build/english.ts';
import { readGlove } from './build/glove.ts';
import { flagsOf, linksOf, sourceOf, type Vectors, withLinked } from './build/numbers.ts';
import { textsOf } from './build/texts.ts';
import { readWordNet } from './build/wordnet.ts';

const GLOSS = 128;
const GLOVE = 64;
const BARE = 96;
/** GloVe's strongest directions say how common a word is, not what it means. */
const GLOVE_SKIPS = 2;

const languages = process.argv.length > 2 ? process.argv.slice(2) : ['da', 'en', 'fi', 'hu', 'it', 'ro'];
const say = (text: string): void => console.log(text);

const lexicons = languages.map((language) => ({ language, lexicon: readLexicon(language) }));
const mistakes = lexicons.flatMap(({ lexicon }) => lexicon.mistakes);
if (mistakes.length > 0) {
  for (const mistake of mistakes) console.error(described(mistake));
  process.exit(1);
}

const wordNet = readWordNet();
const glove = readGlove();
const wide = wideVocabulary(glove, wordNet);

// From what is pinned alone, so that a change in one language's texts leaves the other tables as they are.
const sample = wide.filter((_, at) => at % 3 === 0).flatMap((word) => [...sensesOf(word, wordNet, 1), word]);
const sampled = await embed(sample, say);
const glosses = shortener([...sampled.values()], { size: GLOSS });
const bares = shortener(
  wide.filter((_, at) => at % 3 === 0).map((word) => sampled.get(word) as Float32Array),
  { size: BARE },
);
const gloves = shortener(
  wide.filter((_, at) => at % 2 === 0).flatMap((word) => glove.vector(word) ?? []),
  { size: GLOVE, skip: GLOVE_SKIPS },
);

for (const { language, lexicon } of lexicons) {
  const { words, links } = textsOf(language, lexicon.entries, { wordNet, wide });
  const embedded = await embed([...new Set(words.flatMap(({ senses, headwords }) => [...senses, ...headwords]))], say);
  const of = (texts: readonly string[]) => texts.flatMap((text) => embedded.get(text) ?? []);
  const source = (vectors: Vectors, size: number): Source => sourceOf(withLinked(vectors, words, links), size);
  const table = {
    language,
    fingerprint: fingerprintOf(language),
    words: words.map(({ word }) => word),
    flags: flagsOf(words),
    sources: {
      // A word that nothing glosses still has its name.
      gloss: source(
        words.map(({ senses, headwords }) => of(senses.length > 0 ? senses : headwords).map(glosses)),
        GLOSS,
      ),
      glove: source(
        words.map(({ headwords }) => headwords.flatMap((headword) => gloveOf(headword) ?? []).map(gloves)),
        GLOVE,
      ),
      bare: source(
        words.map(({ headwords }) => of(headwords).map(bares)),
        BARE,
      ),
    },
    ...linksOf(words, links),
  };
  const bytes = packed(table);
  mkdirSync(tableFolder, { recursive: true });
  writeFileSync(join(tableFolder, `${language}.bin`), bytes);
  say(`${language}: ${words.length} words, ${(bytes.length / 1e6).toFixed(1)} MB`);
}

/** Of several words, their sum. */
function gloveOf(headword: string): Float32Array | undefined {
  const whole = glove.vector(headword.toLowerCase());
  if (whole) return whole;
  const parts = headword
    .toLowerCase()
    .replace(/'s\b/g, '')
    .split(/[^a-z]+/)
    .filter((part) => part.length > 1 && !['the', 'of', 'to', 'and', 'in'].includes(part))
    .flatMap((part) => glove.vector(part) ?? []);
  const [first, ...rest] = parts;
  return first && rest.reduce((sum, part) => sum.map((number, at) => number + (part[at] ?? 0)), first);
}
