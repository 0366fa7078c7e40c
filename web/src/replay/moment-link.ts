/** The moment in the address of a replay: `#12` is the table after twelve events. */

/** Browsers limit how often the address may change. Milliseconds. */
const CALM = 400;

let waiting: ReturnType<typeof setTimeout> | undefined;

export function momentIn(hash: string): number {
  return /^#\d{1,6}$/.test(hash) ? Number(hash.slice(1)) : 0;
}

/** Writes it into the address, so that a reload comes back to it. */
export function rememberMoment(step: number): void {
  const { pathname } = location;
  clearTimeout(waiting);
  waiting = setTimeout(() => {
    if (location.pathname === pathname) history.replaceState(history.state, '', `#${step}`);
  }, CALM);
}
