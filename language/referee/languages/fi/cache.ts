/** Where the house keeps what it has made or fetched for Finnish; all of it can be had again. */
import { join } from 'node:path';

export const cacheFolder = join(import.meta.dirname, '..', '..', '..', '..', '.cache', 'finnish');
/** Within it: Voikko, as it would stand in `/usr/lib/voikko`. */
export const voikkoFolder = join(cacheFolder, 'voikko');
