/** Everyday Swedish words, since there is no Swedish dictionary here: `swedish.txt`. */
import { rowsIn } from '../../rows.ts';

export const swedish: ReadonlySet<string> = new Set(rowsIn(new URL('swedish.txt', import.meta.url)).flat());
