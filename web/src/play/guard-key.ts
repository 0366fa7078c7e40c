/** Hides secrets when nobody looks at the page any more (UX 15): on a phone left on the table, or on any screen. */

/** Calls `hide` when the page loses focus or is hidden. Returns a cleanup function; use it in an effect. */
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
