/** Having the house forget a campaign. */
import { type Asked, tell } from '../lib/house.ts';

export function deleteCampaign(id: string): Promise<Asked<object>> {
  return tell(`/api/campaigns/${id}/delete`, {});
}
