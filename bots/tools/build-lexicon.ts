/** npm run lexicon: builds the bots' tables from the lexicon's texts and the pinned inputs. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { described } from '@safehouse/language/text-files.ts';
import { readCommon } from '../meaning/common-words.ts';
import { fingerprintOf } from '../meaning/fingerprint.ts';
import { lexiconLanguages, readLexicon, textOf } from '../meaning/lexicon.ts';
import { packed, type Source, tableFolder } from '../meaning/table.ts';
import { type Shorten, shortener } from './build/basis.ts';
import { borrowed, loansOf } from './build/borrowed-links.ts';
import { withCommon } from './build/common-links.ts';
import { embed } from './build/embed.ts';
import { sensesOf, wideVocabulary } from './build/english.ts';
import { readGlove } from './build/glove.ts';
import { neighbourVectors } from './build/neighbour-vectors.ts';
import { flagsOf, linksOf, sourceOf, type Vectors, withLinked } from './build/numbers.ts';
import { textsOf } from './build/texts.ts';
import { readWordNet } from './build/wordnet.ts';

const GLOSS = 128;
const GLOVE = 64;
const BARE = 96;
const AROUND = 64;
/** GloVe's strongest directions encode how common a word is, not what it means. */
const GLOVE_SKIPS = 2;

const say = (text: string): void => console.log(text);

const lexicons = lexiconLanguages().map((language) => ({
  language,
  lexicon: readLexicon(language),
  common: readCommon(language),
}));
const mistakes = lexicons.flatMap(({ lexicon, common }) => [...lexicon.mistakes, ...common.mistakes]);
if (mistakes.length > 0) {
  for (const mistake of mistakes) console.error(described(mistake));
  process.exit(1);
}

const wordNet = readWordNet();
const glove = readGlove();
const wide = wideVocabulary(glove, wordNet);

// Sampled from pinned inputs only, so that a change in one language's texts leaves the other tables unchanged.
const sample = wide.filter((_, at) => at % 3 === 0).flatMap((word) => [...sensesOf(word, wordNet, 1), word]);
const sampled = await embed(sample, say);
const glosses = shortener([...sampled.values()], { size: GLOSS });
const arounds = shortener([...sampled.values()], { size: AROUND });
const bares = shortener(
  wide.filter((_, at) => at % 3 === 0).map((word) => sampled.get(word) as Float32Array),
  { size: BARE },
);
const gloves = shortener(
  wide.filter((_, at) => at % 2 === 0).flatMap((word) => glove.vector(word) ?? []),
  { size: GLOVE, skip: GLOVE_SKIPS },
);

const glossed = await embed(
  lexicons.flatMap(({ lexicon: { entries } }) => entries.flatMap(({ senses }) => senses.map(textOf))),
  say,
);
const loans = lexicons.flatMap(({ language, lexicon: { entries } }) =>
  loansOf(language, entries, (text) => glossed.get(text)),
);

for (const { language, lexicon, common } of lexicons) {
  const { words, links: own } = textsOf(language, lexicon, { wordNet, wide });
  const embedded = await embed([...new Set(words.flatMap(({ senses, headwords }) => [...senses, ...headwords]))], say);
  const of = (texts: readonly string[]) => texts.flatMap((text) => embedded.get(text) ?? []);
  const lent = loans.filter((loan) => loan.language !== language);
  const links = [...own, ...borrowed(words, own, lent, (text) => embedded.get(text) ?? glossed.get(text))];
  // A word without a gloss falls back to its headwords.
  const senses = words.map(({ senses, headwords }) => of(senses.length > 0 ? senses : headwords));
  const short = (by: Shorten): Vectors => senses.map((own) => own.map(by));
  const source = (vectors: Vectors, size: number): Source => sourceOf(withLinked(vectors, words, own), size);
  const table = {
    language,
    fingerprint: fingerprintOf(language),
    words: words.map(({ word }) => word),
    flags: flagsOf(words),
    sources: {
      gloss: source(short(glosses), GLOSS),
      glove: source(
        words.map(({ headwords }) => headwords.flatMap((headword) => gloveOf(headword) ?? []).map(gloves)),
        GLOVE,
      ),
      bare: source(
        words.map(({ headwords }) => of(headwords).map(bares)),
        BARE,
      ),
      around: sourceOf(neighbourVectors(withLinked(short(arounds), words, own), words, links), AROUND),
    },
    ...linksOf(words, links),
  };
  const bytes = packed(withCommon(table, common.words));
  mkdirSync(tableFolder, { recursive: true });
  writeFileSync(join(tableFolder, `${language}.bin`), bytes);
  say(`${language}: ${words.length} words, ${(bytes.length / 1e6).toFixed(1)} MB`);
}

/** For several words, the sum of their vectors. */
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
