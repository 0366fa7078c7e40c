/** Names that an operator has chosen stand in every text of every language. */
import { expect, test } from 'vitest';
import { languages } from './languages.ts';
import { renamed } from './renamed.ts';
import type { Source } from './shape.ts';

const chosen = { name: 'The Den', games: { codenames: 'Word Spies', duet: 'Two Keys', spyfall: 'Where' } };
const PUBLISHED = /Safehouse|Codenames|Spyfall|Duett?o?|Fedőnevek|Négyszemközt|Nome in codice|Nume de cod/;

function textsIn(message: string | Source): string[] {
  return typeof message === 'string' ? [message] : Object.values(message).flatMap(textsIn);
}

test.each(Object.entries(languages))('in %s no text but the credits has another name', async (_, language) => {
  const { catalogue, parts } = await language.load();
  const loaded = await Promise.all([...Object.values(parts), language.map, language.reading].map((load) => load()));
  const all: Source[] = [catalogue, ...loaded.map((part) => ({ ...part }) as Source)];
  const before = all.flatMap(textsIn).filter((text) => PUBLISHED.test(text));
  expect(before.length).toBeGreaterThan(20);

  const after = all.map((part) => renamed(part, catalogue.games, chosen));
  const credits = after.flatMap((part) => textsIn(part.credits ?? {}));
  expect(credits.join()).toMatch(/Codenames.*Safehouse/s);
  const wrong = after.flatMap(textsIn).filter((text) => PUBLISHED.test(text) && !credits.includes(text));
  expect(wrong).toEqual([]);
  const { games } = after[0] as unknown as { games: Record<string, { name: string }> };
  expect(Object.values(games).map(({ name }) => name)).toEqual(['Word Spies', 'Two Keys', 'Where']);
});

test('without other names the texts stay as they are', async () => {
  const { catalogue } = await languages.en.load();
  expect(renamed(catalogue as Source, catalogue.games, {})).toBe(catalogue);
});
