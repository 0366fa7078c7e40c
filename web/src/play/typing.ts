/** While text is typed on a low screen, marks the page, so that it shows the board and one line to type in (UX 42). */

/** Pixels. A phone with its keyboard up shows less than this. */
const LOW = 500;

/** Sets `data-typing` on the page, and `--seen` to the height above the keyboard. Returns a cleanup; use it in an effect. */
export function foldWhileTyping(field: string): () => void {
  const root = document.documentElement;
  const seen = () => window.visualViewport ?? { height: innerHeight, scale: 1 };
  const look = () => {
    const { height, scale } = seen();
    const isTyping = document.activeElement?.matches(field) === true && height * scale < LOW;
    // Not every browser makes the page smaller for the keyboard.
    if (isTyping) root.style.setProperty('--seen', `${height * scale}px`);
    if (root.toggleAttribute('data-typing', isTyping) !== wasTyping) scrollTo(0, 0);
    wasTyping = isTyping;
  };
  let wasTyping = false;
  const events = ['focusin', 'focusout'] as const;
  // On focusout, the next element has the focus only afterwards.
  const soon = () => queueMicrotask(look);
  for (const event of events) document.addEventListener(event, soon);
  window.visualViewport?.addEventListener('resize', look);
  return () => {
    for (const event of events) document.removeEventListener(event, soon);
    window.visualViewport?.removeEventListener('resize', look);
    root.removeAttribute('data-typing');
  };
}
