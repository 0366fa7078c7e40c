/** The key pressed last: tells focus that somebody moved (Tab, a shortcut) from focus that came back by itself (Enter, Esc). */
let last: string | undefined;
addEventListener(
  'keydown',
  ({ key }) => {
    last = key;
  },
  { capture: true },
);

/** Whether focus that has just arrived was sent there, rather than left behind by what was done elsewhere. */
export function isSent(): boolean {
  return last === undefined || !['Enter', ' ', 'Escape'].includes(last);
}
