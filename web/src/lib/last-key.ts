/** The last key pressed: did the user move the focus (Tab, a shortcut), or did it come back by itself (Enter, Esc)? */
let last: string | undefined;
addEventListener(
  'keydown',
  ({ key }) => {
    last = key;
  },
  { capture: true },
);

/** Whether the user moved focus here, rather than focus falling back here after an action elsewhere. */
export function isSent(): boolean {
  return last === undefined || !['Enter', ' ', 'Escape'].includes(last);
}
