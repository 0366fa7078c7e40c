/**
 * Notes after a card: `snemand = sne + mand > mænd- ! mandel- ? mandig`, for its parts, family, unrelated lookalikes
 * and doubts.
 */
import { fold } from './letters.ts';
import { lengthOf, strangeCharacters } from './text-files.ts';

/**
 * Words as people write them. An entry of `kin` or `strangers` that ends in `-` is a stem: it stands for all words that
 * begin with it.
 */
export type Family = {
  readonly parts: readonly string[];
  readonly kin: readonly string[];
  readonly strangers: readonly string[];
  /** Words that reasonable people would argue about. */
  readonly doubts: readonly string[];
};

/** The text before the notes, the notes, and their faults. */
export type Noted = { readonly head: string; readonly family?: Family; readonly faults: readonly string[] };

const SHORTEST_PART = 2;
const SHORTEST_STEM = 3;
const marks = ['=', '>', '!', '?'] as const;
type Mark = (typeof marks)[number];

/** Parses a line of a pack. Never throws. */
export function readNotes(written: string, language: string): Noted {
  const [head = '', ...rest] = written.split(/\s+([=>!?])(?=\s|$)/u);
  if (rest.length === 0) return { head: written, faults: [] };
  const faults: string[] = [];
  const found = new Map<Mark, string[]>();
  for (let at = 0; at < rest.length; at += 2) {
    const mark = rest[at] as Mark;
    const later = [...found.keys()].find((other) => marks.indexOf(other) >= marks.indexOf(mark));
    if (later === mark) faults.push(`“${head}” has two ${mark}: put all of it behind one`);
    else if (later) faults.push(`“${head}” has ${mark} after ${later}: first =, then >, then !, then ?`);
    found.set(mark, itemsOf(rest[at + 1] ?? '', mark === '=' ? /\s+\+\s+/u : /,/u));
  }
  const family = {
    parts: found.get('=') ?? [],
    kin: found.get('>') ?? [],
    strangers: found.get('!') ?? [],
    doubts: found.get('?') ?? [],
  };
  faults.push(...[...found].flatMap(([mark, items]) => items.flatMap((item) => [...itemFaults(head, mark, item)])));
  if (found.has('=') && family.parts.length < 2) faults.push(`“${head}” has = and not two parts: write part + part`);
  return { head, family, faults: [...faults, ...clashes(head, family, language)] };
}

function itemsOf(text: string, between: RegExp): string[] {
  return text.split(between).map((item) => item.trim());
}

function* itemFaults(head: string, mark: Mark, item: string): Generator<string> {
  if (item === '') return yield `“${head}” has nothing behind ${mark}, or between two commas`;
  const isStem = item.endsWith('-');
  if (isStem && mark === '=') return yield `“${item}” of “${head}” is a stem: a part is a whole word`;
  const word = isStem ? item.slice(0, -1) : item;
  const strange = strangeCharacters(word, /[^\p{L}\p{M}’'-]/gu);
  if (strange) yield `“${item}” of “${head}” has ${strange}: words of letters, and - at the end of a stem`;
  const least = isStem ? SHORTEST_STEM : SHORTEST_PART;
  if (lengthOf(word) < least) yield `“${item}” of “${head}” has ${lengthOf(word)} letters, and needs ${least}`;
}

/** Reports words listed twice, and the card listing itself. */
function* clashes(head: string, { kin, strangers, doubts }: Family, language: string): Generator<string> {
  const card = keyOf(head.replaceAll('|', ''), language);
  const named = new Map<string, string>();
  for (const [as, items] of Object.entries({ 'as family': kin, 'as a stranger': strangers, 'as a doubt': doubts })) {
    for (const item of items.map((item) => keyOf(item, language))) {
      const before = named.get(item);
      if (item === card) yield `“${head}” names itself ${as}`;
      if (before === as) yield `“${head}” names “${item}” twice`;
      else if (before) yield `“${head}” names “${item}” ${before} and ${as}`;
      named.set(item, as);
    }
  }
}

function keyOf(item: string, language: string): string {
  return fold(item, language) + (item.endsWith('-') ? '-' : '');
}
