/** Parses Voikko's analysis of a word: `[Ln][Xp]jalka[X]jalk[Sn][Ny]a[Bh][Bc][Ln][Xp]pallo[X]pallo[Sn][Ny]`. */

/** One part of a compound, or a whole word. */
export type Piece = {
  /** As it appears in the word. */
  readonly surface: string;
  /** Its base forms: first that of the word it is derived from, last its own: kirjata, kirjailla, kirjailija. */
  readonly bases: readonly [string, ...string[]];
  readonly kind: Kind;
  /** If a listed word is itself a compound: its parts as they appear in it. */
  readonly inner: readonly string[];
  /** Whether it ends in *my*, *your*, *also* or the like: kuohuviini, into my foaming ones. */
  readonly isExtended: boolean;
};
export type Reading = readonly [Piece, ...Piece[]];
export type Kind = 'noun' | 'name' | 'verb' | 'adverb' | 'prefix' | 'abbreviation' | 'other';

const kinds: Readonly<Record<string, Kind>> = {
  Ln: 'noun',
  Lnl: 'noun',
  Ll: 'noun',
  Lu: 'noun',
  Lee: 'name',
  Lep: 'name',
  Les: 'name',
  Lem: 'name',
  Lt: 'verb',
  Ls: 'adverb',
  Lp: 'prefix',
  La: 'abbreviation',
};
/** Ends a part. */
const CUT = 'Bc';
/** A possessive suffix, or what can be added to every word: *-ko*, *-kin*. */
const EXTENSION = /^(?:O\d|F)/;

export function readingOf(analysis: string): Reading {
  const [first = '', ...rest] = analysis.split(`[${CUT}]`);
  return [pieceOf(first), ...rest.map(pieceOf)];
}

function pieceOf(text: string): Piece {
  let surface = '';
  let kind: Kind | undefined;
  let inner: readonly string[] = [];
  let isExtended = false;
  const bases: string[] = [];
  /** These enclose a base form, its end, or spelling that is not needed here. */
  let within: 'Xp' | 'Xj' | 'Xr' | undefined;
  for (const [, tag, letters = ''] of text.matchAll(/\[([^\]]*)\]|([^[]+)/gu)) {
    if (tag === 'Xp' || tag === 'Xj' || tag === 'Xr') within = tag;
    else if (tag === 'X') within = undefined;
    else if (tag !== undefined) {
      kind ??= kinds[tag];
      isExtended ||= EXTENSION.test(tag);
    } else if (within === 'Xp') {
      const whole = letters.replaceAll('=', '');
      if (letters.includes('=')) inner = letters.split('=');
      bases.push(whole.toLowerCase());
    } else if (within === 'Xj') bases.push(surface + letters);
    else if (within === undefined) surface += letters;
  }
  const [first, ...rest] = bases;
  return {
    surface,
    bases: first === undefined ? [surface] : [first, ...new Set(rest)],
    kind: kind ?? 'other',
    inner,
    isExtended,
  };
}

/** The base form of the whole: what precedes its last part, and that part's base form. */
export function wholeBase(reading: Reading): string {
  const last = reading.at(-1) ?? reading[0];
  const before = reading.slice(0, -1).map(({ surface }) => surface);
  return [...before, last.bases.at(-1) ?? ''].join('');
}
