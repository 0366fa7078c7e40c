/** The API for pages of other sites: only for those that the operator lists. */
import { describe, expect, test } from 'vitest';
import { newSecret } from '../testing/client.ts';
import { openHouse } from '../testing/house.ts';
import { coded, post } from '../testing/http.ts';

const guest = () => ({ secret: newSecret(), name: 'Ann', language: 'en' });

describe('a site in SAFEHOUSE_ORIGINS', () => {
  const origin = 'https://club.example';

  test('may open tables: its browser asks first, and may read the answer', async () => {
    const other = await openHouse({ settings: { web: '/nowhere', origins: [origin] } });
    const asked = await fetch(`${other.base}/api/tables`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' },
    });
    expect(asked.status).toBe(204);
    expect(asked.headers.get('access-control-allow-origin')).toBe(origin);
    expect(asked.headers.get('access-control-allow-methods')).toContain('POST');
    const opened = await post(other.base, 'tables', guest(), { origin });
    expect(opened.status).toBe(201);
    expect(opened.headers.get('access-control-allow-origin')).toBe(origin);
    expect(opened.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const stranger = await post(other.base, 'tables', guest(), { origin: 'https://elsewhere.example' });
    expect(await coded(stranger)).toEqual([403, 'bad-origin']);
    expect(stranger.headers.get('access-control-allow-origin')).toBeNull();
    await other.close();
  });

  test('if none is listed, no answer allows another site anything', async () => {
    const house = await openHouse({ settings: { web: '/nowhere' } });
    const asked = await fetch(`${house.base}/api/tables`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST' },
    });
    expect(asked.status).toBe(405);
    expect(asked.headers.get('access-control-allow-origin')).toBeNull();
    await house.close();
  });
});
