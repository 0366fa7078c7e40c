/** Having the house, or this browser, forget. */
import { secret } from './guest.ts';
import { type Asked, tell } from './house.ts';
import { PREFIX } from './storage.ts';

/** Leaves the table for good, and takes the name along that this browser gave there. */
export function takeName(table: string, as = secret()): Promise<Asked<object>> {
  return tell(`/api/tables/${table}/forget`, { secret: as });
}

export function deleteCampaign(id: string): Promise<Asked<object>> {
  return tell(`/api/campaigns/${id}/delete`, {});
}

/** Everything; the page must be loaded anew, since what is in memory is not forgotten. */
export function forgetEverything(): void {
  const ours = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  for (const key of ours) localStorage.removeItem(key);
}
