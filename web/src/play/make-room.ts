/** On a low screen, lets the bar of a game take the place of other things instead of covering them (UX 41). */

/** What the styles hide at each step: the top bar; then the clue, or all but names; then the score. */
const STEPS = ['high', 'high higher', 'high higher highest'];
const PARTS = ':scope > :is(.score, .now, .slip, .cards, .top, .hand), [data-ring]';

/** Returns a function that ends it. */
export function makeRoom(bar: HTMLElement): () => void {
  const layout = bar.closest('.layout');
  if (!layout) return () => undefined;
  const { dataset } = document.documentElement;
  // A lower one is a zoomed one, where everything scrolls. A usual phone has no space for the highest bars either.
  const isLow = matchMedia('(20em <= height <= 40em), (20em <= height <= 48em) and (width <= 34em)');
  const isCovering = () => {
    const { left, right, height } = bar.getBoundingClientRect();
    return [...layout.querySelectorAll(PARTS)].some((part) => {
      const box = part.getBoundingClientRect();
      return box.left < right - 1 && box.right > left + 1 && box.bottom + scrollY > innerHeight - height + 1;
    });
  };
  const fit = () => {
    delete dataset.bar;
    // Measured with the lowest rows: they grow into what is left.
    dataset.fitting = '';
    for (const step of STEPS) if (isLow.matches && isCovering()) dataset.bar = step;
    delete dataset.fitting;
  };
  const observer = new ResizeObserver(fit);
  for (const part of [bar, ...layout.querySelectorAll(PARTS)]) observer.observe(part);
  addEventListener('resize', fit);
  return () => {
    observer.disconnect();
    removeEventListener('resize', fit);
    delete dataset.bar;
  };
}
