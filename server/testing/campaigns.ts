/** A team's campaign for tests, over HTTP as a browser has it. */
import { campaign, campaignOpened, tableOpened } from '@safehouse/protocol/http.ts';
import type { View } from '@safehouse/rules/campaign/types.ts';
import { newSecret } from './client.ts';
import { post } from './http.ts';

export async function openCampaign(base: string, name = 'The Moles'): Promise<string> {
  const response = await post(base, 'campaigns', { name });
  if (response.status !== 201) throw new Error(`no campaign was opened: ${response.status}`);
  return campaignOpened.parse(await response.json()).campaign;
}

export async function mapOf(base: string, id: string): Promise<View> {
  const response = await fetch(`${base}/api/campaigns/${id}`);
  if (response.status !== 200) throw new Error(`no map: ${response.status} ${await response.text()}`);
  return campaign.parse(await response.json());
}

export async function cityOn(base: string, id: string, city: string): Promise<View['cities'][number]> {
  const found = (await mapOf(base, id)).cities.find((one) => one.id === city);
  if (!found) throw new Error(`${city} is not on the map`);
  return found;
}

/** A table for a city, and the secret of its host. */
export async function openMission(base: string, id: string, city: string): Promise<{ table: string; secret: string }> {
  const secret = newSecret();
  const response = await post(base, `campaigns/${id}/tables`, { secret, name: 'Ann', language: 'en', city });
  if (response.status !== 201) throw new Error(`no table for ${city}: ${response.status} ${await response.text()}`);
  return { table: tableOpened.parse(await response.json()).table, secret };
}
