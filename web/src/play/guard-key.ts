/** On a phone that lies on the table, the key hides when the page is no longer looked at (UX 15). */

/** Calls `hide` then. Returns what stops it; use it in an effect. */
export function guardKey(hide: () => void): (() => void) | undefined {
  if (!matchMedia('(pointer: coarse)').matches) return undefined;
  const look = () => {
    if (document.hidden) hide();
  };
  addEventListener('blur', hide);
  document.addEventListener('visibilitychange', look);
  return () => {
    removeEventListener('blur', hide);
    document.removeEventListener('visibilitychange', look);
  };
}
