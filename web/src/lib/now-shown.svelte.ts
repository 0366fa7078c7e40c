/** The current now-line, for sheets that cover it (UX 46). */

let text = $state('');
let isMine = $state(false);

export const nowShown = {
  get text(): string {
    return text;
  },
  /** Whether it asks this viewer to do something. */
  get isMine(): boolean {
    return isMine;
  },
};

/** Call during component initialisation. */
export function showNow(line: () => string, asksMe: () => boolean = () => false): void {
  $effect(() => {
    text = line();
    isMine = asksMe();
    return () => {
      text = '';
      isMine = false;
    };
  });
}
