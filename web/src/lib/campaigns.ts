/** The campaigns this browser has taken part in. Their addresses are secrets and stay in this browser. */
import { ADDRESS } from '@safehouse/protocol/ids.ts';
import { keep, kept } from './storage.ts';

export type RememberedCampaign = { readonly campaign: string; readonly name: string; readonly at: number };

/** A campaign's map is kept for good, so we remember its address for a long time. */
const MOST = 50;

/** Newest first. */
export function campaigns(): readonly RememberedCampaign[] {
  try {
    const list = JSON.parse(kept('campaigns') ?? '[]') as RememberedCampaign[];
    return list.filter(({ campaign, name, at }) => isId(campaign) && typeof name === 'string' && at > 0);
  } catch {
    return [];
  }
}

export function rememberCampaign(campaign: string, name: string, now = Date.now()): void {
  keepAll([{ campaign, name, at: now }, ...campaigns().filter((known) => known.campaign !== campaign)]);
}

/** Called at a table, which only knows the campaign's name at the time the table was opened; a name known here wins. */
export function meetCampaign(campaign: string, name: string): void {
  const known = campaigns().find((each) => each.campaign === campaign);
  rememberCampaign(campaign, known?.name ?? name);
}

export function forgetCampaign(campaign: string): void {
  keepAll(campaigns().filter((known) => known.campaign !== campaign));
}

function isId(text: unknown): boolean {
  return typeof text === 'string' && ADDRESS.test(text);
}

function keepAll(list: readonly RememberedCampaign[]): void {
  keep('campaigns', JSON.stringify(list.slice(0, MOST)));
}
