/** Danish families that no ending shows: `families.txt`. */
import { firstsOf, rowsIn } from '../../rows.ts';

export const related = firstsOf(rowsIn(new URL('families.txt', import.meta.url)));
