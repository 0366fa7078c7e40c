/** Campaigns for tests: a new one, an advanced one, and a table that plays a mission. */
import { campaign, stateFrom } from '@safehouse/rules/campaign/campaign.ts';
import type { Event, Result } from '@safehouse/rules/campaign/types.ts';
import type { Locator, Page } from 'playwright-core';
import { newSecret } from '../kit/agent.ts';
import type { GuestOptions, House } from '../kit/house.ts';

export async function openCampaign(house: House, name = 'Night shift'): Promise<string> {
  const { campaign = '' } = await post(house, '/api/campaigns', { name });
  return campaign;
}

/** A mission in Prague: its host's secret, the table, and the campaign's secret. */
export async function openMission(house: House): Promise<{ secret: string; table: string; campaign: string }> {
  const secret = newSecret();
  const id = await openCampaign(house);
  const wish = { secret, name: 'Ada', language: 'en', city: 'prague' };
  const { table = '' } = await post(house, `/api/campaigns/${id}/tables`, wish);
  return { secret, table, campaign: id };
}

/** A map with every kind of city, faked in this browser; at least `played` missions were played. */
export async function farMap(house: House, options: GuestOptions = {}, played = 4): Promise<Page> {
  const id = await openCampaign(house);
  const results: Omit<Result, 'table' | 'number' | 'at'>[] = [
    { city: 'prague', ending: 'assassin', won: false },
    { city: 'prague', ending: 'contacted', won: true, left: 7 },
    { city: 'berlin', ending: 'late', won: true, left: 3 },
    { city: 'moscow', ending: 'tokens', won: false },
  ];
  for (let score = 1; results.length < played; score++) {
    results.push({ city: 'prague', ending: score % 2 ? 'late' : 'contacted', won: true, left: score });
  }
  const events: Event[] = [
    { kind: 'opened', id, name: 'Night shift', at: 1 },
    ...results.map(
      (result, i): Event => ({ kind: 'recorded', result: { ...result, table: 'a', number: i + 1, at: i } }),
    ),
    { kind: 'noted', city: 'moscow', text: 'Talk less.' },
    { kind: 'tableOpened', city: 'london', table: 'b'.repeat(22), at: 5 },
  ];
  const view = campaign.view(stateFrom(events), events.length);
  const page = await house.guest(`/c/${id}`, {
    ...options,
    prepare: (page) =>
      page.route(`**/api/campaigns/${id}`, (route) => route.fulfill({ json: view })).then(() => undefined),
  });
  await tag(page, 'prague').waitFor();
  return page;
}

/** A city's tag on the map. */
export function tag(page: Page, city: string): Locator {
  return page.locator(`[data-city=${city}]`);
}

async function post(house: House, path: string, wish: object): Promise<Record<string, string>> {
  const response = await fetch(house.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wish),
  });
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}`);
  return (await response.json()) as Record<string, string>;
}
