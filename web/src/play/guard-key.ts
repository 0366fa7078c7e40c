/** What is secret hides when the page is no longer looked at (UX 15): on a phone that lies on the table, or on any screen. */

/** Calls `hide` then. Returns what stops it; use it in an effect. */
export function guardKey(hide: () => void, where: 'phones' | 'anywhere' = 'phones'): (() => void) | undefined {
  if (where === 'phones' && !matchMedia('(pointer: coarse)').matches) return undefined;
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
