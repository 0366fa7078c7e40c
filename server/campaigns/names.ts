/** The secret in a campaign's link: it gives access to the map. */
import { randomBytes } from 'node:crypto';
import { ADDRESS } from '@safehouse/protocol/ids.ts';

export type CampaignId = string & { readonly brand: 'CampaignId' };

/** 128 bits, as 22 letters. */
export function newCampaignId(): CampaignId {
  return randomBytes(16).toString('base64url') as CampaignId;
}

export function isCampaignId(text: string): text is CampaignId {
  return ADDRESS.test(text);
}

export function campaignStream(id: CampaignId): string {
  return `campaign/${id}`;
}
