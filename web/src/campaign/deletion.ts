/** Deletes a campaign on the server. */
import { type Asked, tell } from '../lib/house.ts';

export function deleteCampaign(id: string): Promise<Asked<object>> {
  return tell(`/api/campaigns/${id}/delete`, {});
}
