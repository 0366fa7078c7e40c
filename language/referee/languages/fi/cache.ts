/** Where the Finnish cache files are; all of them can be created again. */
import { join } from 'node:path';

export const cacheFolder = join(import.meta.dirname, '..', '..', '..', '..', '.cache', 'finnish');
/** In it: Voikko, laid out as in `/usr/lib/voikko`. */
export const voikkoFolder = join(cacheFolder, 'voikko');
