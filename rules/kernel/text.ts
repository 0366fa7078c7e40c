/** Cleans typed text for display: names, chat lines and notes. */

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** Control characters, lone surrogates, line separators, blank letters and bidi marks. */
const UNSEEN =
  /[\p{Cc}\p{Cs}\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\u2800\u3164\ufeff\uffa0\ufff9-\ufffb]/gu;
/** No script stacks more than three marks on a letter; longer stacks spill into neighbouring lines. */
const PILED = /(\p{M}{3})\p{M}+/gu;
/** Visible characters. Joiners, soft hyphens and lone accents show nothing on their own. */
const SEEN = /[\p{L}\p{N}\p{S}\p{P}]/u;

/** A name of at most `most` graphemes, or undefined if the text is not a valid name. */
export function tidyName(typed: string, most = 20): string | undefined {
  const name = tidy(typed);
  const isShort = name.length <= 6 * most && [...graphemes.segment(name)].length <= most;
  return isShort && SEEN.test(name) ? name : undefined;
}

export function tidyLine(typed: string): string | undefined {
  const line = tidy(typed);
  return SEEN.test(line) ? line : undefined;
}

/** Keeps line breaks. An empty note is valid. */
export function tidyNote(typed: string): string {
  const lines = typed.normalize('NFC').split(/\r\n|[\n\r\u2028\u2029]/);
  return lines.map(tidy).join('\n').trim();
}

/** Equal for names that people would call the same. */
export function nameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}

/** Equal for names that look the same at a glance in any script: `Ann` with a Cyrillic А, `AIex` with an I. */
export function lookOf(name: string): string {
  const plain = name.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  const latin = [...plain].map((letter) => alike.get(letter) ?? letter).join('');
  return latin
    .toLowerCase()
    .replace(/[il1|]/g, 'l')
    .replaceAll('0', 'o')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}

/** Cyrillic and Greek letters that look like Latin ones. */
const alike: ReadonlyMap<string, string> = new Map(
  [
    ['АВЕЅZІЈКМНОРСТУХаеіјорсухѕԁһԛԝ', 'ABESZIJKMHOPCTYXaeijopcyxsdhqw'],
    ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧονιυ', 'ABEZHIKMNOPTYXovlu'],
  ].flatMap(([from = '', to = '']) => [...from].map((letter, i) => [letter, to[i] as string] as const)),
);

function tidy(typed: string): string {
  const seen = typed.normalize('NFC').replace(/\s/gu, ' ').replace(UNSEEN, '').replace(PILED, '$1');
  return seen.replace(/ +/g, ' ').trim();
}
