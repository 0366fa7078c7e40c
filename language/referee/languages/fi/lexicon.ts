/** Finnish: attested forms, and Voikko's morphology if available; otherwise endings. */
import { fold } from '../../../letters.ts';
import { isCapital } from '../../dictionaries.ts';
import type { Lexicon } from '../../lexicon.ts';
import { type Attested, loadAttested } from './attested.ts';
import { derivedFrom, type IsBase } from './derivation.ts';
import { genitives } from './endings.ts';
import { limitedLexicon } from './limited.ts';
import { type Piece, type Reading, wholeBase } from './reading.ts';
import { findVoikko, type Voikko } from './voikko.ts';

/** Verb forms that have become nouns: *satama*. */
const isParticiple = /(?:m[aä]|minen|v[aä]|n[uy]t|t[uy])$/u;
/** *Without* is also an ending. */
const isWithout = /tt[aä]$/u;
const SHORTEST_PART = 3;
/** A part of this length is no coincidence. */
const SURE_PART = 4;
const LONGEST = 30;

export async function finnishLexicon(
  attested: Attested = loadAttested(),
  voikko: Voikko | undefined = findVoikko(),
): Promise<Lexicon> {
  return voikko ? voikkoLexicon(attested, voikko) : limitedLexicon(attested);
}

function voikkoLexicon(attested: Attested, voikko: Voikko): Lexicon {
  const read = (word: string) => {
    const found = voikko.readings(word);
    return sorted(found.length > 0 ? found : together(word, voikko), word);
  };
  // Nearly every base form is attested, and that check is a hundred times faster.
  const isBase: IsBase = (letters, kind) =>
    (attested.has(letters) || (kind === 'name' && attested.hasName(letters))) &&
    simple(voikko.readings(letters)).some((reading) => isLemma(reading, letters, kind));
  /** The compound, or a form of it, is attested. */
  const isEstablished = (reading: Reading) => {
    const base = fold(wholeBase(reading), 'fi');
    return attested.begins(base) || genitives(base).some(attested.begins);
  };
  return {
    language: 'fi',
    isLimited: false,
    has: (letters) => {
      const readings = simple(voikko.readings(letters));
      if (readings.some(([{ kind }]) => kind !== 'name' && kind !== 'abbreviation')) return true;
      // An abbreviation is not a word (L13), even if it is sometimes written in lower case.
      return attested.has(letters) && !readings.some(([{ kind }]) => kind === 'abbreviation');
    },
    hasName: (letters) =>
      attested.hasName(letters) || simple(voikko.readings(letters)).some(([{ kind }]) => kind === 'name'),
    basesOf: (word) => {
      const { sure, compounds } = read(word);
      return distinct([
        ...sure.flatMap(([{ bases }]) => bases),
        ...compounds.filter(isEstablished).map((reading) => wholeBase(reading)),
      ]);
    },
    formsOf: (word) => {
      // A name is meant as one: Pariisi is no form of pari.
      if (isCapital(word)) return [];
      const letters = fold(word, 'fi');
      // Nobody hears my, your, too or without behind a word: suoni is a vein, suopa is fond, haitta is harm.
      const isOwn = ({ kind, isExtended }: Piece) => !isExtended && !(kind === 'noun' && isWithout.test(letters));
      const isForm = ([piece]: Reading) =>
        (piece.kind === 'noun' || (piece.kind === 'verb' && !isParticiple.test(letters))) &&
        piece.bases.length === 1 &&
        isOwn(piece);
      return distinct(
        simple(voikko.readings(word))
          .filter((reading) => isForm(reading) && !isBaseForm(reading, letters))
          .flatMap(([{ bases }]) => bases),
      );
    },
    looseBasesOf: (word) => distinct(read(word).loose.flatMap(([{ bases }]) => bases)),
    partsOf: (word) => {
      const { sure, compounds } = read(word);
      const listed = sure.filter(([{ kind, inner }]) => kind !== 'name' && inner.length > 1);
      return [
        ...compounds.flatMap(cuts),
        ...compounds.filter((reading) => reading.some(({ inner }) => inner.length > 1)).map(innerCut),
        ...listed.flatMap(([{ inner }]) => [inner, inner.map((part) => innerBase(part, voikko))]),
      ];
    },
    loosePartsOf: (word) =>
      read(word)
        .sure.filter(([{ kind, inner }]) => kind === 'name' && inner.length > 1)
        .map(([{ inner }]) => inner),
    rootsOf: (letters) => derivedFrom(letters, isBase),
    isBuilt: (word) => {
      const { sure, loose, compounds } = read(word);
      return sure.length + loose.length === 0 && compounds.length > 0;
    },
  };
}

/** Two nouns that Voikko knows but does not combine: talvihai. */
function together(word: string, voikko: Voikko): Reading[] {
  const letters = word.toLowerCase();
  if (letters.length > LONGEST) return [];
  const found: Reading[] = [];
  // Also who does something: kampaaja.
  const isNoun = ([{ kind, bases }]: Reading) => kind === 'noun' || (kind === 'verb' && bases.length > 1);
  const noun = (part: string) => simple(voikko.readings(part)).find(isNoun)?.[0];
  for (let at = SHORTEST_PART; at <= letters.length - SHORTEST_PART; at++) {
    const first = noun(letters.slice(0, at));
    const last =
      first && (first.bases.at(-1) === first.surface || first.surface.endsWith('n')) && noun(letters.slice(at));
    if (first && last) found.push([first, last]);
  }
  return found;
}

/** All parts, if a part is a listed compound itself: ammatti + valo + kuvata. */
function innerCut(reading: Reading): string[] {
  return reading.flatMap(({ bases, inner }) => (inner.length > 1 ? inner : [bases.at(-1) ?? '']));
}

/** The base of a part of a listed compound, nukkumaan in nukkumaanmeno; or the bare stem, nukku in nukkumatti. */
function innerBase(part: string, voikko: Voikko): string {
  const letters = part.toLowerCase();
  const { sure } = sorted(simple(voikko.readings(letters)), letters);
  if (sure.length > 0) {
    const [piece] = sure.find(([{ kind }]) => kind === 'noun') ?? sure[0] ?? [];
    return piece?.bases.at(-1) ?? part;
  }
  if (letters.length <= SHORTEST_PART) return part;
  const isVerb = (verb: string) => simple(voikko.readings(verb)).some((reading) => isLemma(reading, verb, 'verb'));
  return [`${letters}a`, `${letters}ä`].find(isVerb) ?? part;
}

/** Readings of one part; for a place name, a compound is possible too. */
function simple(readings: readonly Reading[]): Reading[] {
  return readings.filter(({ length }) => length === 1);
}

/** `loose`: a verb form that is spelled like a noun. */
function sorted(
  readings: readonly Reading[],
  word: string,
): { sure: Reading[]; loose: Reading[]; compounds: Reading[] } {
  const single = simple(readings);
  const letters = fold(word, 'fi');
  const meant = single.filter((reading) => isBaseForm(reading, letters));
  // Satama, a harbour, is not a form of "to rain"; derivation rules find its real origin.
  const isListed = meant.some(([{ bases, kind }]) => bases.length === 1 && kind === 'noun');
  const spelled = meant.filter(([{ bases }]) => !isListed || bases.length === 1);
  const decides = spelled.some(([{ kind }]) => kind !== 'adverb');
  const sure = decides ? spelled : single;
  const fewest = Math.min(...readings.map(({ length }) => length).filter((length) => length > 1));
  const compounds = readings.filter(({ length }) => length > 1 && length === fewest);
  // A word that is listed itself is not split: hopea is not ho + pea.
  const isWhole = single.some((reading) => reading[0].kind !== 'name' && !isOutdone(reading, compounds, letters));
  return {
    sure,
    loose: decides ? single.filter((reading) => !meant.includes(reading) && reading[0].kind === 'verb') : [],
    compounds: isWhole ? [] : compounds,
  };
}

/** Whether a compound in its base form is meant rather than this form of a word: kuohuviini, betonisilta, tavujako. */
function isOutdone(reading: Reading, compounds: readonly Reading[], letters: string): boolean {
  if (isBaseForm(reading, letters)) return false;
  const shortest = reading[0].isExtended ? SHORTEST_PART : SURE_PART;
  return compounds.some(
    (compound) =>
      fold(wholeBase(compound), 'fi') === letters && compound.every(({ surface }) => surface.length >= shortest),
  );
}

function isBaseForm([{ bases }]: Reading, letters: string): boolean {
  return bases.some((base) => fold(base, 'fi') === letters);
}

/** The last base form of a derived word is its own: kirjailija is a noun, though it comes from a verb. */
function isLemma([{ bases, kind }]: Reading, letters: string, wanted: Parameters<IsBase>[1]): boolean {
  if (bases.at(-1) !== letters) return false;
  const isDerived = bases.length > 1;
  if (wanted === 'verb') return kind === 'verb' && /(?:[ao]a|[äö]ä|[deiuy][aä]|[tlnr][aä])$/u.test(letters);
  return wanted === kind || (wanted === 'noun' && kind === 'verb' && isDerived);
}

/** Its parts by their own base forms, and by those of the words they are derived from. */
function cuts(reading: Reading): string[][] {
  const own = reading.map(({ bases }) => bases.at(-1) ?? '');
  const longest = Math.max(...reading.map(({ bases }) => bases.length));
  const deeper = Array.from({ length: longest - 1 }, (_, depth) =>
    reading.map(({ bases }) => bases[depth] ?? bases.at(-1) ?? ''),
  );
  return [own, ...deeper];
}

function distinct(words: readonly string[]): string[] {
  return [...new Set(words)];
}
