/** Checks of the catalogues that types cannot express. */
import { describe, expect, expectTypeOf, test } from 'vitest';
import { bestOf, type LanguageCode, languages } from './languages.ts';
import { ready } from './ready.ts';
import type { Ready, Source, Translation } from './shape.ts';
import { wholeOf } from './whole.ts';

function textsOf(message: string | Source): string[] {
  return typeof message === 'string' ? [message] : Object.values(message as Record<string, string>);
}

function parametersOf(message: string | Source): string[] {
  return [
    ...new Set(textsOf(message).flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string))),
  ].sort();
}

function messagesOf(catalogue: Source, path = ''): [string, string | Source][] {
  return Object.entries(catalogue).flatMap(([key, message]) =>
    typeof message === 'string' || typeof message.other === 'string'
      ? [[path + key, message] as [string, string | Source]]
      : messagesOf(message, `${path}${key}.`),
  );
}

const english = messagesOf(await wholeOf('en'));

describe.each(Object.keys(languages) as LanguageCode[])('%s', async (code) => {
  const messages = new Map(messagesOf((await wholeOf(code)) as Source));

  test('has the messages of English, and no others', () => {
    expect([...messages.keys()].sort()).toEqual(english.map(([key]) => key).sort());
  });
  test('uses no parameter that English does not give', () => {
    for (const [key, message] of english) {
      const given = parametersOf(message);
      for (const name of parametersOf(messages.get(key) ?? '')) expect(given, key).toContain(name);
    }
  });
  test('is silent only where English is, and has no stray spaces', () => {
    for (const [key, message] of english) {
      const texts = textsOf(messages.get(key) ?? '');
      expect(texts.includes(''), key).toBe(textsOf(message).includes(''));
      for (const text of texts) expect(text, key).toBe(text.trim());
    }
  });
  test('has every plural form that its numbers need', () => {
    const forms = new Intl.PluralRules(code).resolvedOptions().pluralCategories;
    for (const [key, message] of messages) {
      if (typeof message !== 'string') expect(Object.keys(message).sort(), key).toEqual([...forms].sort());
    }
  });
});

describe('messages', () => {
  const catalogue = {
    plain: 'Hello',
    greeting: 'Hello {name}',
    cards: { one: '{n} card of {name}', other: '{n} cards of {name}' },
    inner: { deep: 'Deep' },
  } as const;

  test('become strings or functions', () => {
    const t = ready(catalogue, 'en');
    expect(t.plain).toBe('Hello');
    expect(t.inner.deep).toBe('Deep');
    expect(t.greeting({ name: 'Ada' })).toBe('Hello Ada');
    expect(t.cards({ n: 1, name: 'Ada' })).toBe('1 card of Ada');
    expect(t.cards({ n: 1200, name: 'Ada' })).toBe('1,200 cards of Ada');
  });

  test('are typed by their parameters', () => {
    expectTypeOf<Ready<typeof catalogue>['greeting']>()
      .parameter(0)
      .toEqualTypeOf<{ readonly name: string | number }>();
    // @ts-expect-error a parameter is missing
    const missing: Translation<typeof catalogue, 'da'>['greeting'] = 'Hej';
    // @ts-expect-error Romanian has a third form
    const cards: Translation<typeof catalogue, 'ro'>['cards'] = {
      one: '{n} carte {name}',
      other: '{n} de cărți {name}',
    };
    // @ts-expect-error a key is missing
    const inner: Translation<typeof catalogue, 'it'>['inner'] = {};
    expect([missing, cards, inner]).toHaveLength(3);
  });
});

test('the browser’s first language that we speak is spoken', () => {
  expect(bestOf(['xx', 'en-GB'])).toBe('en');
  expect(bestOf(['xx'])).toBe('en');
});
