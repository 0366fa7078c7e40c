import { beforeEach, expect, test, vi } from 'vitest';

const A = 'a'.repeat(22);
const B = 'b'.repeat(22);
let store: typeof import('./campaigns.ts');

beforeEach(async () => {
  vi.resetModules();
  const disk = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => disk.get(key) ?? null,
    setItem: (key: string, value: string) => void disk.set(key, value),
  });
  store = await import('./campaigns.ts');
});

test('the campaign seen last comes first, each once, under its newest name', () => {
  store.rememberCampaign(A, 'Night shift', 1);
  store.rememberCampaign(B, 'Day shift', 2);
  store.rememberCampaign(A, 'Late shift', 3);
  expect(store.campaigns()).toEqual([
    { campaign: A, name: 'Late shift', at: 3 },
    { campaign: B, name: 'Day shift', at: 2 },
  ]);
});

test('a forgotten campaign is gone, the others stay', () => {
  store.rememberCampaign(A, 'Night shift', 1);
  store.rememberCampaign(B, 'Day shift', 2);
  store.forgetCampaign(B);
  expect(store.campaigns().map(({ campaign }) => campaign)).toEqual([A]);
});

test('the oldest of more than fifty is forgotten', () => {
  for (let i = 0; i < 51; i++) store.rememberCampaign(String(i).padStart(22, '0'), `Team ${i}`, i);
  const names = store.campaigns().map(({ name }) => name);
  expect(names).toHaveLength(50);
  expect(names).not.toContain('Team 0');
});

test.each(['{', '[{"campaign":"../etc","name":"x","at":1}]', '[{"name":"x"}]', '[null]', '7'])(
  'what somebody else left there does no harm: %s',
  (text) => {
    localStorage.setItem('safehouse.campaigns', text);
    expect(store.campaigns()).toEqual([]);
  },
);
