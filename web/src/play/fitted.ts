/** Text as large as its box allows, for screens that are read from afar and never scrolled. */
import type { Attachment } from 'svelte/attachments';

/** In hundredths of the screen's width, as `vi`. */
type Sizes = { readonly most: number; readonly least: number };

const STEP = 0.05;

/** `{@attach fitted({ most: 2.2, least: 1.2 })}` on a box whose size does not depend on its text, and that hides what sticks out. */
export function fitted({ most, least }: Sizes): Attachment<HTMLElement> {
  return (box) => {
    const fit = () => {
      // By halves: a list of fifty names is laid out a few times, not thirty.
      let small = 0;
      let large = Math.round((most - least) / STEP);
      while (small < large) {
        const middle = Math.ceil((small + large) / 2);
        setSize(box, least + middle * STEP);
        if (isFull(box)) large = middle - 1;
        else small = middle;
      }
      setSize(box, least + small * STEP);
    };
    const resized = new ResizeObserver(fit);
    const changed = new MutationObserver(fit);
    resized.observe(box);
    changed.observe(box, { childList: true, characterData: true, subtree: true });
    void document.fonts.ready.then(fit);
    return () => {
      resized.disconnect();
      changed.disconnect();
    };
  };
}

function setSize(box: HTMLElement, size: number): void {
  box.style.fontSize = `${size.toFixed(2)}vi`;
}

function isFull(box: HTMLElement): boolean {
  return box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth;
}
