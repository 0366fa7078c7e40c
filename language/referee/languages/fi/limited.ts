/** Finnish without Voikko: attested words and endings. Less sure, and it says so. */
import type { Lexicon } from '../../lexicon.ts';
import type { Attested } from './attested.ts';
import { derivedFrom, type IsBase } from './derivation.ts';
import { basesByEnding, isBaseLike, isVerbLike } from './endings.ts';

/** A part of this length is no coincidence; these are the shorter parts. */
const SURE_PART = 4;
const shortParts = new Set(
  'iso yö tie suo jää työ maa kuu puu pää luu syy tee voi suu sää vyö hai kyy uni sana ase isä ilo ilma iho olut'.split(
    ' ',
  ),
);
/** Endings that are also words. */
const endings = new Set(
  'illa lainen mainen ismi tuma tämä levä neva tuttu tuttava isyys vaisuus laisuus istu istuva lata lari listi teli mallinen alinen oiva soida soiva data matta mato matto nuttu untuva ontuva voida vointi voima voiva mätä mättö aava'.split(
    ' ',
  ),
);
const LONGEST = 30;

export function limitedLexicon(attested: Attested): Lexicon {
  const { hasName } = attested;
  const has = (letters: string) => attested.has(letters) && !isAbbreviation(letters);
  const isBase: IsBase = (letters, kind) => {
    if (kind === 'name') return hasName(letters);
    return kind === 'verb' ? isVerbLike(letters, has) : isBaseLike(letters, has) && !isVerbLike(letters, has);
  };
  const basesOf = (word: string): string[] => basesByEnding(word.toLowerCase(), has);
  const partsOf = (word: string): string[][] => {
    const letters = word.toLowerCase();
    if (letters.length > LONGEST) return [];
    const wholes = [letters, ...basesOf(letters)];
    return wholes.flatMap((whole) => cuts(whole, has));
  };
  return {
    language: 'fi',
    isLimited: true,
    has,
    hasName,
    basesOf,
    partsOf,
    rootsOf: (letters) => derivedFrom(letters, isBase),
    isBuilt: (word) => !has(word.toLowerCase()) && partsOf(word).length > 0,
  };
}

/** Abbreviations that are also written in lower case and cannot be pronounced as a word. */
function isAbbreviation(letters: string): boolean {
  return letters === 'eu' || letters === 'usa' || !/[aeiouyäöå]/u.test(letters);
}

/** Two words joined: lumiukko, hevosenkenkä, ihmissusi. */
function cuts(letters: string, has: (letters: string) => boolean): string[][] {
  const found: string[][] = [];
  for (let at = 2; at <= letters.length - 2; at++) {
    const tail = letters.slice(at);
    if (endings.has(tail) || !isPart(tail, has)) continue;
    for (const head of heads(letters.slice(0, at))) if (isPart(head, has)) found.push([head, tail]);
  }
  return found;
}

/** What a first part may be a form of. */
function heads(letters: string): string[] {
  const found = [letters];
  if (letters.endsWith('s')) found.push(`${letters.slice(0, -1)}nen`);
  if (letters.endsWith('n')) found.push(...basesOfGenitive(letters.slice(0, -1)));
  return found;
}

function basesOfGenitive(stem: string): string[] {
  const found = [stem];
  if (stem.endsWith('se')) found.push(`${stem.slice(0, -2)}nen`);
  if (stem.endsWith('kse')) found.push(`${stem.slice(0, -3)}s`);
  if (stem.endsWith('de')) found.push(`${stem.slice(0, -2)}si`, `${stem.slice(0, -2)}s`);
  if (/(aa|ää)$/u.test(stem)) found.push(`${stem.slice(0, -1)}s`);
  if (stem.endsWith('ee')) found.push(stem.slice(0, -1), stem.slice(0, -1).replace(/t(?=e$)/u, 'd'));
  if (stem.endsWith('e')) found.push(`${stem.slice(0, -1)}i`);
  return found;
}

function isPart(letters: string, has: (letters: string) => boolean): boolean {
  if (shortParts.has(letters)) return true;
  return letters.length >= SURE_PART && isBaseLike(letters, has);
}
