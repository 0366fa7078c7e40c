import { beforeAll, expect, test, vi } from 'vitest';
import { ask, speak, t } from '../../texts/texts.svelte.ts';
import { spyfall } from '../index.ts';
import { choiceText, duration, spyfallBrief, spyfallFacts } from './facts.ts';

const options = spyfall.defaults;
const told = (some: ReturnType<typeof spyfallFacts>) => some.map(({ label, text }) => `${label}: ${text}`);

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await speak('en');
  await ask('spyfallSetup');
});

test('describes every option in words', () => {
  expect(told(spyfallFacts(options))).toEqual([
    'Rounds: 5 rounds',
    'Time for a round: 8 minutes',
    'Roles: Played',
    'Screens: One each',
    'Questions: Spoken',
    'Waiting time: 3 minutes',
  ]);
  expect(told(spyfallFacts({ ...options, rounds: 1, minutes: 1, roles: false, way: 'written', patience: 45 }))).toEqual(
    [
      'Rounds: 1 round',
      'Time for a round: 1 minute',
      'Roles: Ignored',
      'Screens: One each',
      'Questions: Written',
      'Waiting time: 45 seconds',
    ],
  );
});

test('without a clock there is no time to tell', () => {
  expect(told(spyfallFacts({ ...options, minutes: 0, way: 'free' }))).toEqual(
    expect.arrayContaining(['Time for a round: No clock', 'Questions: Just talk']),
  );
  expect(spyfallBrief({ ...options, minutes: 0 })).toContain('Time for a round: No clock');
});

test('with one phone, names the mode and no waiting time', () => {
  const shared = { ...options, device: 'shared' as const };
  expect(told(spyfallFacts(shared))).not.toContain('Waiting time: 3 minutes');
  expect(spyfallBrief(shared)).toContain(t.spyfallSetup.devices.shared);
  expect(spyfallBrief(options)).not.toContain(t.spyfallSetup.devices.own);
});

test('the locations in play are counted, the table’s own beside them', () => {
  const choice = { on: 27, all: 30, own: 0, least: 6, isEnough: true };
  expect(choiceText(choice)).toBe('27 of 30 in play');
  expect(choiceText({ ...choice, own: 2 })).toBe('27 of 30 in play · 2 of your own');
});

test('a time is said as the language says it', async () => {
  expect([duration(90), duration(600)]).toEqual(['90 seconds', '10 minutes']);
  await speak('ro');
  expect([duration(60), duration(120), duration(1200)]).toEqual(['1 minut', '2 minute', '20 de minute']);
});
