/** The campaigns this browser has taken part in. Their addresses are secrets: they stay in this browser. */
import { keep, kept } from './storage.ts';

export type Known = { readonly campaign: string; readonly name: string; readonly at: number };

/** A map is kept for good, so its address is not lost lightly. */
const MOST = 50;

/** Newest first. */
export function campaigns(): readonly Known[] {
  try {
    const list = JSON.parse(kept('campaigns') ?? '[]') as Known[];
    return list.filter(({ campaign, name, at }) => isId(campaign) && typeof name === 'string' && at > 0);
  } catch {
    return [];
  }
}

export function rememberCampaign(campaign: string, name: string, now = Date.now()): void {
  keepAll([{ campaign, name, at: now }, ...campaigns().filter((known) => known.campaign !== campaign)]);
}

/** At a table, which knows the campaign by the name it had when the table was opened. */
export function meetCampaign(campaign: string, name: string): void {
  const known = campaigns().find((each) => each.campaign === campaign);
  rememberCampaign(campaign, known?.name ?? name);
}

export function forgetCampaign(campaign: string): void {
  keepAll(campaigns().filter((known) => known.campaign !== campaign));
}

function isId(text: unknown): boolean {
  return typeof text === 'string' && /^[A-Za-z0-9_-]{22}$/.test(text);
}

function keepAll(list: readonly Known[]): void {
  keep('campaigns', JSON.stringify(list.slice(0, MOST)));
}
