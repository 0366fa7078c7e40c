/** How old a map is that could not be fetched again. */
import { expect, test } from 'vitest';
import { english as t } from '../texts/whole.ts';
import { staleText } from './stale-text.ts';

test('a map seen less than a minute ago was seen a moment ago, an older one some minutes ago', () => {
  const at = (seconds: number) => staleText(0, t.campaign.offline, 'en', seconds * 1000);
  expect([at(0), at(59)]).toEqual([t.campaign.offline.staleNow, t.campaign.offline.staleNow]);
  expect(at(60)).toBe(t.campaign.offline.stale({ when: '1 minute ago' }));
  expect(at(7200)).toBe(t.campaign.offline.stale({ when: '2 hours ago' }));
});
