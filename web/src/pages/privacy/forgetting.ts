/** Deletes data on the server, or in this browser. */
import { type Asked, tell } from '../../lib/house.ts';
import { PREFIX } from '../../lib/storage.ts';

/** The person with this secret leaves the table for good, and their name is removed there. */
export function takeName(table: string, secret: string): Promise<Asked<object>> {
  return tell(`/api/tables/${table}/forget`, { secret });
}

/** Reload the page afterwards, as memory still holds the data. */
export function forgetEverything(): void {
  const ours = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  for (const key of ours) localStorage.removeItem(key);
}
