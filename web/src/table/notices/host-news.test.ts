/** UX 5: everyone is told who leads the table each time that changes, and each in words for them. */
import { beforeAll, expect, test, vi } from 'vitest';
import { ask, speak, t } from '../../texts/texts.svelte.ts';
import { hostNews, type Led } from './host-news.ts';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await speak('en');
  await ask('farewell');
});

const place = { team: 'red', role: 'operative' };
const ada = { id: 'ada', name: 'Ada', place };
const bo = { id: 'bo', name: 'Bo', place };
const NAMES: Record<string, string> = { ada: 'Ada', bo: 'Bo' };

const here: Led = { host: 'ada', people: [ada, bo] };
const away: Led = { ...here, standIn: 'bo' };

const told = (before: Led, after: Led, you?: string) =>
  hostNews(before, after, { you, t, nameOf: (id) => NAMES[id] ?? '' });

test('someone stands in: the others, and the stand-in themselves', () => {
  expect(told(here, away)).toBe('Ada is away. Bo is standing in until they’re back.');
  expect(told(here, away, 'bo')).toBe(t.hosting.awayYours({ host: 'Ada' }));
  expect(told(here, away, 'ada')).toBeUndefined();
  expect(told(away, { ...away, people: [ada] })).toBeUndefined();
});

test('the host is back', () => {
  expect(told(away, here, 'bo')).toBe(t.hosting.back({ host: 'Ada' }));
  expect(told(away, here, 'ada')).toBe(t.hosting.backYours);
});

test('a stand-in who stood up or left does not bring the host back', () => {
  expect(told(away, { ...here, people: [ada, { id: 'bo', name: 'Bo' }] })).toBeUndefined();
  expect(told(away, { ...here, people: [ada, { ...bo, left: true }] })).toBeUndefined();
});

test('the role passes, or waits for someone to sit down', () => {
  const after: Led = { host: 'bo', people: [ada, bo] };
  expect(told(away, after)).toBe(t.hosting.now({ name: 'Bo' }));
  expect(told(away, after, 'bo')).toBe(t.hosting.nowYours);
  expect(told(here, { host: 'ada', people: [{ id: 'ada', name: 'Ada', left: true }, bo] })).toBe(
    t.hosting.vacant({ host: 'Ada' }),
  );
  expect(told(here, here)).toBeUndefined();
});
