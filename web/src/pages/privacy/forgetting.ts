/** Having the house, or this browser, forget. */
import { type Asked, tell } from '../../lib/house.ts';
import { PREFIX } from '../../lib/storage.ts';

/** Whoever has this secret leaves the table for good, and takes the name along that they have there. */
export function takeName(table: string, secret: string): Promise<Asked<object>> {
  return tell(`/api/tables/${table}/forget`, { secret });
}

/** Everything; the page must be loaded anew, since what is in memory is not forgotten. */
export function forgetEverything(): void {
  const ours = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  for (const key of ours) localStorage.removeItem(key);
}
