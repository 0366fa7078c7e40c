/** Asks the server for the record of a finished game. */
import { newSecret, secret } from '../lib/guest.ts';
import { type Asked, tell } from '../lib/house.ts';

/** As a player of it, with what only they may see; or as someone else. */
export function askRecord(table: string, number: number, as: 'me' | 'anyone'): Promise<Asked<unknown>> {
  return tell(`/api/tables/${table}/games/${number}/record`, { secret: as === 'me' ? secret() : newSecret() });
}
