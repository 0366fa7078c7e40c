/** What happens to parts of the texts that load while the language changes. */
import { expect, test, vi } from 'vitest';
import type { Source } from './shape.ts';
import { wholeOf } from './whole.ts';

test('a part that loads while the language changes is there in the new language', async () => {
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  const { ask, speak, t } = await import('./texts.svelte.ts');
  await speak('en');
  // Loaded before, so that the English part is there first, and the new language comes after it.
  await wholeOf('en');
  const switched = speak('hu');
  await ask('settings');
  await switched;
  const { settings } = (await wholeOf('hu')) as Record<'settings', Source>;
  expect(t.settings?.title).toBe(settings.title);
  vi.unstubAllGlobals();
});

test('of two changes of the language the last one stands, whichever is loaded first', async () => {
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  const { language, speak, t } = await import('./texts.svelte.ts');
  await wholeOf('da');
  await Promise.all([speak('fi'), speak('da')]);
  expect(language.code).toBe('da');
  expect(t.common.language).toBe((await wholeOf('da')).common.language);
  vi.unstubAllGlobals();
});
