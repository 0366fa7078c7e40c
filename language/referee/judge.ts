/** Judges whether a clue is legal: L1 to L14, from the clue and the visible codenames alone. */

import { type HouseRules, type Opinion, type Reason, usualHouseRules } from '@safehouse/rules/kernel/opinion.ts';
import { kinship } from './kinship.ts';
import type { Knowledge } from './knowledge.ts';
import type { Word } from './word.ts';

/** Longest clue that is judged. */
const LONGEST = 40;

/** A clue's verdict on its own, regardless of the codenames. */
type Standing =
  | { readonly verdict: 'doubtful' | 'illegal'; readonly rule: string; readonly reason: Reason }
  | undefined;

/** Never throws, whatever the strings are. */
export function judge(
  clue: string,
  visible: readonly string[],
  knowledge: Knowledge,
  rules: HouseRules = usualHouseRules,
): Opinion {
  const opinion = judged(clue.slice(0, LONGEST), visible, knowledge, rules);
  return knowledge.lexicon.isLimited ? { ...opinion, limited: true } : opinion;
}

function judged(clue: string, visible: readonly string[], knowledge: Knowledge, rules: HouseRules): Opinion {
  const pieces = piecesOf(clue, knowledge);
  if (pieces.length === 0) return { verdict: 'illegal', rule: 'L1', reason: 'empty' };
  const words = pieces.map((piece) => knowledge.word(piece));

  const alone =
    pieces.length > 1 ? together(clue, pieces, knowledge, rules) : standing(pieces[0] ?? '', knowledge, rules);
  let doubt: Opinion | undefined = alone?.verdict === 'doubtful' ? alone : undefined;
  const object: Opinion | undefined = alone?.verdict === 'illegal' ? alone : undefined;
  const said = whole(clue, words, knowledge);
  for (const written of visible) {
    for (const codename of codenamesOf(written, knowledge)) {
      for (const word of said) {
        const found = kinship(word, codename, knowledge);
        if (!found) continue;
        const { rule, reason, isSure } = found;
        const opinion: Opinion = { verdict: isSure ? 'illegal' : 'doubtful', rule, codename: written, reason };
        if (isSure) return opinion;
        doubt ??= opinion;
      }
    }
  }
  return object ?? doubt ?? { verdict: 'legal' };
}

/** A card that people brought may have two words: each of them counts, and so do both as one (L7). */
function codenamesOf(written: string, knowledge: Knowledge): readonly Word[] {
  const plain = written.includes('\u00AD') ? written.replaceAll('\u00AD', '') : written;
  if (!plain.includes(' ')) return [knowledge.word(plain)];
  const parts = plain.split(' ');
  return [parts.join(''), ...parts].map((part) => knowledge.word(part));
}

/** Words written apart may also form one word; with a hyphen, the dictionary may list that: *T-shirts*. */
function whole(clue: string, words: readonly Word[], knowledge: Knowledge): readonly Word[] {
  if (words.length === 1) return words;
  const joined = words.map(({ written }) => written).join('');
  return [...words, ...[joined, clue.trim()].map((written) => knowledge.word(written))];
}

function piecesOf(clue: string, knowledge: Knowledge): string[] {
  return clue.split(/[\s\p{Pd}]+/u).filter((piece) => knowledge.fold(piece) !== '');
}

/** L1, L12 and L14. */
function together(clue: string, pieces: readonly string[], knowledge: Knowledge, rules: HouseRules): Standing {
  const { names, places, expressions } = knowledge.vocabulary;
  const letters = pieces.map((piece) => knowledge.fold(piece)).join(' ');
  if (rules.names) {
    if (names.has(letters)) return undefined;
    if (pieces.every(looksLikeName)) return { verdict: 'doubtful', rule: 'L12', reason: 'name' };
  }
  const isHyphenated = !/\s/u.test(clue.trim());
  if (isHyphenated && isWrittenSo(clue.trim(), letters, knowledge)) return undefined;
  // A dictionary may list a word with its hyphen: e-mail, X-ray. Two whole words are still a compound.
  const isOne = pieces.some((piece) => knowledge.fold(piece).length === 1 || !knowledge.isKnown(piece));
  if (isOne && isHyphenated && knowledge.lexicon.basesOf(clue.trim()).length > 0) return undefined;
  if (rules.apart) {
    const joined = letters.replaceAll(' ', '');
    if (expressions.has(letters) || knowledge.isListed(joined)) return undefined;
    // L10: a compound that nobody writes together is not an established one written apart.
    const isInvented = knowledge.grammar.joinsCompounds && knowledge.isBuilt(joined);
    return isInvented && knowledge.invented(joined) === 'illegal'
      ? { verdict: 'illegal', rule: 'L10', reason: 'invented' }
      : { verdict: 'doubtful', rule: 'L14', reason: 'apart' };
  }
  // Even where names do not count as one word, a place is worth an exception. People make it.
  if (places.has(letters)) return { verdict: 'doubtful', rule: 'L12', reason: 'several-words' };
  const isSpelledSo = asksForHyphen(clue.trim(), knowledge);
  return { verdict: isSpelledSo ? 'doubtful' : 'illegal', rule: 'L1', reason: 'several-words' };
}

/** L1: everyone writes it with a hyphen, and people or the dictionary know it. */
function isWrittenSo(clue: string, letters: string, knowledge: Knowledge): boolean {
  const pieces = letters.split(' ');
  if (isRepeated(pieces, knowledge) || isLettered(pieces, knowledge)) return true;
  if (knowledge.vocabulary.everyday.has(letters.replaceAll(' ', ''))) return true;
  if (knowledge.lexicon.isHyphenated?.(pieces)) return true;
  return (
    asksForHyphen(clue, knowledge) &&
    (knowledge.lexicon.basesOf(clue).length > 0 ||
      knowledge.lexicon.isBuilt(clue) ||
      pieces.every((piece) => knowledge.isKnown(piece)))
  );
}

/** One word said twice, with another vowel or another beginning: *tam-tam*, *hip-hop*, *hocus-pocus*. */
function isRepeated(pieces: readonly string[], knowledge: Knowledge): boolean {
  const [first = '', second = ''] = pieces;
  if (pieces.every((piece) => piece === first)) return first.length <= LONGEST_REPEATED;
  if (pieces.length !== 2) return false;
  // i comes first: flip-flop, zig-zag.
  if (/^[^aeiouy]*i[^aeiouy]+$/u.test(first) && /^[^aeiouy]*[aou][^aeiouy]+$/u.test(second))
    return first.replace('i', '') === second.replace(/[aou]/u, '');
  const rhyme = /^[^aeiouy]+([aeiouy].{2,})$/u;
  const isRhyme = rhyme.exec(first)?.[1] !== undefined && rhyme.exec(first)?.[1] === rhyme.exec(second)?.[1];
  return isRhyme && pieces.some((piece) => !knowledge.isKnown(piece));
}
const LONGEST_REPEATED = 4;

/** A letter or a prefix before a word: *T-shirt*, *ex-wife*; where compounds are one word also an abbreviation: *tv-avis*. */
function isLettered(pieces: readonly string[], knowledge: Knowledge): boolean {
  const [first = '', last = ''] = pieces;
  if (pieces.length !== 2 || last.length < 2 || !knowledge.isKnown(last)) return false;
  if (/^\p{L}$/u.test(first) || knowledge.grammar.hyphenPrefixes?.includes(first)) return true;
  return knowledge.grammar.joinsCompounds === true && knowledge.vocabulary.acronyms.has(first);
}

function asksForHyphen(clue: string, knowledge: Knowledge): boolean {
  return knowledge.grammar.asksForHyphen?.test(clue.toLowerCase()) ?? false;
}

/** L2, L3, L5, L10 and L13. */
function standing(piece: string, knowledge: Knowledge, rules: HouseRules): Standing {
  const letters = knowledge.fold(piece);
  const { acronyms } = knowledge.vocabulary;
  // L3: a number stands for its meaning.
  if (/^\p{N}+$/u.test(letters)) return undefined;
  // Letters that are also words are listed: ø is an island.
  if (/^\p{L}$/u.test(letters) && !knowledge.vocabulary.words.has(letters))
    return { verdict: 'doubtful', rule: 'L2', reason: 'letter' };
  if (knowledge.grammar.places?.includes(letters)) return { verdict: 'doubtful', rule: 'L2', reason: 'letter' };
  if (knowledge.lexicon.isBlank) return undefined;
  const isListed = knowledge.isKnown(piece);
  // *nato* is also a word; in capitals it is only an abbreviation.
  const isWord = knowledge.lexicon.has(letters) && !/^\p{Lu}{2,}$/u.test(piece);
  if (acronyms.has(letters) && !rules.acronyms && !isWord)
    return { verdict: 'illegal', rule: 'L13', reason: 'abbreviation' };
  if (knowledge.isOnlyForeign(piece)) return { verdict: 'illegal', rule: 'L5', reason: 'foreign' };
  const isForeign = knowledge.isForeign(letters);
  // A foreign word that is also a name: *church* is foreign, *Church* may be a name.
  const isOnlyName = isForeign && !looksLikeName(piece) && knowledge.isOnlyName(piece);
  if ((isListed && !isOnlyName) || acronyms.has(letters) || knowledge.vocabulary.everyday.has(letters))
    return undefined;
  if (knowledge.lexicon.hasName(letters) && (looksLikeName(piece) || !isForeign)) return undefined;
  if (isForeign)
    return { verdict: knowledge.isShared(letters) ? 'doubtful' : 'illegal', rule: 'L5', reason: 'foreign' };
  if (knowledge.isBuilt(piece)) {
    const verdict = knowledge.invented(piece);
    return verdict === 'legal' ? undefined : { verdict, rule: 'L10', reason: 'invented' };
  }
  if (knowledge.isGermanCompound(piece)) return { verdict: 'illegal', rule: 'L5', reason: 'foreign' };
  if (knowledge.grammar.isOddVerb?.(letters, knowledge.known.has))
    return { verdict: 'illegal', rule: 'L10', reason: 'invented' };
  if (knowledge.isDerived(piece) || looksLikeName(piece)) return undefined;
  return { verdict: 'doubtful', rule: 'L5', reason: 'unknown' };
}

function looksLikeName(piece: string): boolean {
  return /^\p{Lu}[^\p{Lu}]/u.test(piece);
}
