/** Makes text as large as its box allows, for screens that are read from a distance and never scrolled. */
import type { Attachment } from 'svelte/attachments';

/** Sizes in `vi`, hundredths of the screen's width. */
type Fit = {
  readonly most: number;
  readonly least: number;
  /** Words stay whole if they fit at this size or above; otherwise they may be broken to be larger. */
  readonly whole?: number;
  /** The fewest and most columns a list may have. */
  readonly columns?: readonly [number, number];
};
/** `columns` is 0 if it is not a list. */
type Try = { readonly size: number; readonly columns: number; readonly wrap: 'normal' | 'anywhere' };

const STEP = 0.05;

/**
 * `{@attach fitted({ most: 2.2, least: 1.2 })}` on a box whose size does not depend on its text and that hides
 * overflow.
 */
export function fitted(fit: Fit): Attachment<HTMLElement> {
  return (box) => {
    // Trying out a size does not affect the layout of the rest of the page.
    box.style.contain = 'strict';
    const refit = () => show(box, best(box, fit));
    const resized = new ResizeObserver(refit);
    const changed = new MutationObserver(refit);
    resized.observe(box);
    changed.observe(box, { childList: true, characterData: true, subtree: true });
    if (document.fonts.status !== 'loaded') void document.fonts.ready.then(refit);
    return () => {
      resized.disconnect();
      changed.disconnect();
    };
  };
}

/** The largest text, in as few columns as possible. */
function best(box: HTMLElement, { most, least, whole = least, columns: [few, many] = [0, 0] }: Fit): Try {
  const largest = (from: number, wrap: Try['wrap']) => {
    let found: Try | undefined;
    for (let columns = few; columns <= many; columns++) {
      const how = { columns, wrap };
      const size = sizeIn(box, how, { most, least: found ? found.size + STEP : from });
      if (size !== undefined) found = { ...how, size };
    }
    return found;
  };
  return largest(whole, 'normal') ?? largest(least, 'anywhere') ?? { size: least, columns: many, wrap: 'anywhere' };
}

/** Binary search: fifty names are laid out a few times, not thirty. `undefined` if even `least` is too large. */
function sizeIn(box: HTMLElement, how: Omit<Try, 'size'>, { most, least }: Pick<Fit, 'most' | 'least'>) {
  const fits = (steps: number) => {
    show(box, { ...how, size: least + steps * STEP });
    return !isFull(box);
  };
  let good = 0;
  let end = Math.round((most - least) / STEP);
  if (end < 0 || !fits(0)) return undefined;
  while (good < end) {
    const middle = Math.ceil((good + end) / 2);
    if (fits(middle)) good = middle;
    else end = middle - 1;
  }
  return least + good * STEP;
}

function show({ style }: HTMLElement, { size, columns, wrap }: Try): void {
  style.fontSize = `${size.toFixed(2)}vi`;
  style.overflowWrap = wrap;
  if (columns) style.columnCount = String(columns);
}

/** Whether the box, or an element beside others in it, overflows. Text for screen readers does not count. */
function isFull(box: HTMLElement): boolean {
  if (box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth) return true;
  return [...box.querySelectorAll('*')].some(
    ({ clientWidth, scrollWidth }) => clientWidth > 1 && scrollWidth > clientWidth,
  );
}
