/** Text as large as its box allows, for screens that are read from afar and never scrolled. */
import type { Attachment } from 'svelte/attachments';

/** In hundredths of the screen's width, as `vi`. */
type Fit = {
  readonly most: number;
  readonly least: number;
  /** Above this, words stay in one piece; below it, they may be broken to be larger. */
  readonly whole?: number;
  /** A list may stand in this many columns, from and to. */
  readonly columns?: readonly [number, number];
};
type Try = { readonly size: number; readonly columns: number | undefined; readonly wrap: 'normal' | 'anywhere' };

const STEP = 0.05;

/** `{@attach fitted({ most: 2.2, least: 1.2 })}` on a box whose size does not depend on its text, and that hides what sticks out. */
export function fitted(fit: Fit): Attachment<HTMLElement> {
  return (box) => {
    const refit = () => show(box, best(box, fit));
    const resized = new ResizeObserver(refit);
    const changed = new MutationObserver(refit);
    resized.observe(box);
    changed.observe(box, { childList: true, characterData: true, subtree: true });
    void document.fonts.ready.then(refit);
    return () => {
      resized.disconnect();
      changed.disconnect();
    };
  };
}

/** The largest text, in as few columns as that takes. */
function best(box: HTMLElement, { most, least, whole = least, columns }: Fit): Try {
  const [few, many] = columns ?? [1, 1];
  const counts = Array.from({ length: many - few + 1 }, (_, i) => (columns ? few + i : undefined));
  const largest = (from: number, wrap: Try['wrap']) =>
    counts
      .map((count) => ({ size: sizeIn(box, { most, least: from, columns: count, wrap }), columns: count, wrap }))
      .reduce((a, b) => (b.size > a.size ? b : a));
  const unbroken = largest(whole, 'normal');
  return unbroken.size >= whole ? unbroken : largest(least, 'anywhere');
}

/** By halves: a list of fifty names is laid out a few times, not thirty. Less than `least` if even that is too large. */
function sizeIn(box: HTMLElement, { most, least, ...how }: Omit<Try, 'size'> & Pick<Fit, 'most' | 'least'>): number {
  let none = -1;
  let steps = Math.round((most - least) / STEP);
  while (none < steps) {
    const middle = Math.ceil((none + steps) / 2);
    show(box, { ...how, size: least + middle * STEP });
    if (isFull(box)) steps = middle - 1;
    else none = middle;
  }
  return least + steps * STEP;
}

function show({ style }: HTMLElement, { size, columns, wrap }: Try): void {
  style.fontSize = `${size.toFixed(2)}vi`;
  style.overflowWrap = wrap;
  if (columns) style.columnCount = String(columns);
}

/** Does something stick out: of the box, or of a part of it that lies beside others? What only screen readers get does not count. */
function isFull(box: HTMLElement): boolean {
  if (box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth) return true;
  return [...box.querySelectorAll('*')].some(
    ({ clientWidth, scrollWidth }) => clientWidth > 1 && scrollWidth > clientWidth,
  );
}
