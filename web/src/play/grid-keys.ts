/** Keyboard moves on the 5×5 grid: which card an arrow, Home or End leads to. */

export const COLUMNS = 5;
const LAST = 24;

/** The card the key leads to; `undefined` if the key does not move. */
export function moved(from: number, key: string, way: 'ltr' | 'rtl'): number | undefined {
  const column = from % COLUMNS;
  const start = from - column;
  const forward = way === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const back = way === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  switch (key) {
    case forward:
      return column < COLUMNS - 1 ? from + 1 : start;
    case back:
      return column > 0 ? from - 1 : start + COLUMNS - 1;
    case 'ArrowDown':
      return from + COLUMNS <= LAST ? from + COLUMNS : column;
    case 'ArrowUp':
      return from - COLUMNS >= 0 ? from - COLUMNS : LAST - (COLUMNS - 1) + column;
    case 'Home':
      return start;
    case 'End':
      return start + COLUMNS - 1;
    case 'PageUp':
      return column;
    case 'PageDown':
      return LAST - (COLUMNS - 1) + column;
    default:
      return undefined;
  }
}
