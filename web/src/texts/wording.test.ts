/** UX 34 in the wording: every language says as much as English, in its own punctuation and in words its readers use. */
import { describe, expect, test } from 'vitest';
import { type LanguageCode, languages } from './languages.ts';
import type { Source } from './shape.ts';
import { wholeOf } from './whole.ts';

/** How a quotation opens and closes; any other quotation mark is a mistake. */
const quotations: Readonly<Record<LanguageCode, readonly [open: string, close: string]>> = {
  da: ['»', '«'],
  en: ['“', '”'],
  fi: ['”', '”'],
  hu: ['„', '”'],
  it: ['«', '»'],
  ro: ['„', '”'],
};
/** Words that native readers marked: dialect, calques of English, officialese, wrong grammar. */
const marked: Readonly<Record<LanguageCode, string>> = {
  da: 'derfra|pludselig død|huset svarer ikke|en del fælles med|et fremmedord|lade steder gå|piletasterne flytter',
  en: 'so long you|upper limit|like the device|to the start|who is ready|mend this|is no (?:agent|plain)|guess is due|get nowhere|the house does not answer|take a file|voices, in',
  fi: 'kelvot(?:on|toman|toma|onta)|liikuttavat|avainta|vastaajana|antajana|tosissaan|kerran yli|talon säännöt|seurata vihjettä|useampi botti|talo ei vastaa',
  hu: 'részére|utalásból|ráfordí\\p{L}*|felfordul\\p{L}*|lefordul\\p{L}*|ötjegyű|kulcs te oldaladon|felejtse|nézd meg a kapcsolatot|kezdőknek jólesik|mint az eszközön',
  it: 'da lì|di(?:re|ce) il luogo|indovinano|le voci|(?:pensa la casa|la casa non risponde)|vittoria in comune|nelle intenzioni|contano sempre|i tavoli a cui',
  ro: 'în locul lui \\{|lui \\{name\\}|poate doar \\p{L}+\\.|reia legătura|nu e legătură|legătura s-a|(?:du-te|mergi|înapoi) la început|casa nu răspunde|descoperite|valabil|timp de sfat|mașina de fugă|înapoi nu',
};
/** What the spy's flavour calls the server. Where something went wrong, readers need the plain word. */
const flavour: Readonly<Record<LanguageCode, string>> = {
  da: 'hus(?:et|ets)?',
  en: 'house',
  fi: 'talo\\p{L}*',
  hu: 'ház(?!igazd)\\p{L}*',
  it: 'covo',
  ro: 'casa|casei',
};
const troubles = /^refusals\.|(?:^|\.)(?:offline|connection|failed)(?:\.|$)/;
/** Examples of words, and names of games: quoted, but on no button. */
const examples = /^(?:help\.rules\.illegal\.|credits\.)/;

function textsOf(message: string | Source, path = ''): [key: string, text: string][] {
  if (typeof message === 'string') return [[path, message]];
  return Object.entries(message).flatMap(([key, inner]) => textsOf(inner, path === '' ? key : `${path}.${key}`));
}

/** How many sentences end; the full stop of an abbreviation does not end one. */
function sentencesIn(text: string): number {
  return text.match(/[.!?](?=[”»«]?(?:$|\s+[\p{Lu}\d{“„»«”]))/gu)?.length ?? 0;
}

function lengthOf(text: string): number {
  return text.replaceAll(/\{\w+\}/g, '').length;
}

/** The keys a text names, by the letter on them. */
function keysIn(text: string): string[] {
  return (text.match(/(?<!\p{L})(?:[A-Z](?=:)|Enter|Invio|Esc)/gu) ?? []).map((key) => key.replace('Invio', 'Enter'));
}

const codes = Object.keys(languages) as LanguageCode[];
const original = new Map(textsOf(await wholeOf('en')));

describe.each(codes)('%s', async (code) => {
  const texts = textsOf((await wholeOf(code)) as Source);
  const [open, close] = quotations[code];
  const foreignMarks = [...'"“”„‟‚‘«»‹›'].filter((mark) => mark !== open && mark !== close);

  test('quotes in one style', () => {
    for (const [key, text] of texts) {
      for (const mark of foreignMarks) expect(text, key).not.toContain(mark);
      const opened = text.split(open).length - 1;
      const closed = text.split(close).length - 1;
      expect(open === close ? opened % 2 : opened - closed, `${key}: ${text}`).toBe(0);
    }
  });
  test('writes the apostrophe and the dots of a pause as one printed sign', () => {
    for (const [key, text] of texts) expect(text, key).not.toMatch(/'|\.\.\./);
    const spaced = texts.filter(([, text]) => /\p{L}…/u.test(text) && /\s…/u.test(text));
    expect(spaced).toEqual([]);
    const pauses = texts.flatMap(([, text]) => text.match(/(?:^|.)…/gu) ?? []).filter((pause) => pause.length > 1);
    expect(new Set(pauses.map((pause) => /\s/.test(pause[0] as string))).size).toBeLessThanOrEqual(1);
  });
  test('uses no word that native readers marked', () => {
    const found = new RegExp(`(?<!\\p{L})(?:${marked[code]})(?!\\p{L})`, 'iu');
    expect(texts.filter(([, text]) => found.test(text))).toEqual([]);
  });
  test('speaks of the server where something went wrong', () => {
    const found = new RegExp(`(?<!\\p{L})(?:${flavour[code]})(?!\\p{L})`, 'iu');
    expect(texts.filter(([key, text]) => troubles.test(key) && found.test(text))).toEqual([]);
  });
  test('names only buttons that are there', () => {
    const all = texts.map(([, text]) => text);
    for (const [key, text] of texts) {
      if (examples.test(key)) continue;
      for (const [, quoted = ''] of text.matchAll(new RegExp(`${open}(\\p{L}[^${open}${close}{}]*)${close}`, 'gu'))) {
        const labels = all.filter((label) => label === quoted || label.startsWith(`${quoted} `));
        expect(labels.length, `${key} names “${quoted}”`).toBeGreaterThan(0);
      }
    }
  });
});

describe.each(codes.filter((code) => code !== 'en'))('%s beside English', async (code) => {
  const pairs = textsOf((await wholeOf(code)) as Source).flatMap(([key, text]) => {
    const english = original.get(key);
    return english === undefined ? [] : [{ key, text, english }];
  });

  test('says as much: at most one sentence more or less, and nothing left out with it', () => {
    const uneven = pairs.filter(({ text, english }) => {
      const more = sentencesIn(text) - sentencesIn(english);
      const length = lengthOf(text) / lengthOf(english);
      return (
        Math.abs(more) > 1 || (more < 0 && length < 0.75) || (english.length > 40 && (length < 0.55 || length > 2))
      );
    });
    expect(uneven).toEqual([]);
  });
  test('names the same keys', () => {
    for (const { key, text, english } of pairs) expect(keysIn(text), key).toEqual(keysIn(english));
  });
  test('pauses where English does', () => {
    const uneven = pairs.filter(({ text, english }) => english.endsWith('…') !== text.endsWith('…'));
    expect(uneven).toEqual([]);
  });
});
