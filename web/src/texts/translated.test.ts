/** UX 34 in the catalogues: no text is left in English, and plurals follow the language. */
import { describe, expect, test } from 'vitest';
import { type LanguageCode, languages } from './languages.ts';
import type { Source } from './shape.ts';
import { wholeOf } from './whole.ts';

/** Names that are the same in every language: the site, the games, most cities; and cards, which languages may share. */
const names =
  /^(?:cities\.\w+\.name|common\.(?:appName|title)|games\.\w+\.(?:name|short)|home\.headline|lobby\.setup\.packNames\.\w+|lesson\w+\.(?:cards|clues|people)\.\w+|\w+\.title|\w+\.share\.heading\w*)$/;
/** Words that a language shares with English. */
const shared: Partial<Record<LanguageCode, readonly string[]>> = {
  da: [
    'Bot',
    'Link',
    'Mission {city}',
    'Mission: {city}',
    'Send',
    'Pause',
    'Agent',
    'Note',
    'For',
    'for',
    'For: {names}.',
    'Sudden death',
  ],
  hu: ['Link'],
  it: ['Bot', 'Host', 'Link', 'Privacy'],
  ro: ['Bot', 'Link', 'Agent', 'Total', 'Dealer'],
};
/** English words that exist in no other language here. */
const english = /(?<!\p{L})(?:the|you|your|with|this|they|their|what|when|who|from|has|is not|of the)(?!\p{L})/iu;

function textsOf(message: string | Source, path = ''): [key: string, text: string][] {
  if (typeof message === 'string') return [[path, message]];
  return Object.entries(message).flatMap(([key, inner]) => textsOf(inner, path === '' ? key : `${path}.${key}`));
}

function pluralsOf(messages: Source, path = ''): [key: string, forms: Source][] {
  return Object.entries(messages).flatMap(([key, message]) => {
    if (typeof message === 'string') return [];
    return typeof message.other === 'string' ? [[path + key, message]] : pluralsOf(message, `${path}${key}.`);
  });
}

const original = new Map(textsOf(await wholeOf('en')));
const others = (Object.keys(languages) as LanguageCode[]).filter((code) => code !== 'en');

describe.each(others)('%s', async (code) => {
  const texts = textsOf((await wholeOf(code)) as Source);

  test('UX 34: repeats no text of English', () => {
    const same = texts.filter(
      ([key, text]) =>
        text === original.get(key) &&
        /\p{L}/u.test(text.replaceAll(/\{\w+\}/g, '')) &&
        !names.test(key) &&
        !shared[code]?.includes(text),
    );
    expect(same).toEqual([]);
  });
  test('UX 34: mixes no English words in', () => {
    expect(texts.filter(([, text]) => english.test(text.replaceAll(/\{\w+\}/g, '')))).toEqual([]);
  });
});

describe('Romanian', async () => {
  const romanian = await wholeOf('ro');

  test('UX 34: says “de” between a number from 20 on and what is counted, and below 20 never', () => {
    for (const [key, { one, few, other }] of pluralsOf(romanian)) {
      for (const form of [one, few]) expect(form, key).not.toMatch(/\{n\} de /);
      if (/\{n\} \p{Ll}/u.test(few as string)) expect(other, key).toMatch(/\{n\} de[ -]/);
    }
  });
  test('writes ș and ț with a comma', () => {
    for (const [key, text] of textsOf(romanian)) expect(text, key).not.toMatch(/[şţŞŢ]/);
  });
});
