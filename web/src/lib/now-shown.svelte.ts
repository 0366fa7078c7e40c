/** The current now-line, for sheets that cover it (UX 46). */

let text = $state('');

export const nowShown = {
  get text(): string {
    return text;
  },
};

/** Call during component initialisation. */
export function showNow(line: () => string): void {
  $effect(() => {
    text = line();
    return () => {
      text = '';
    };
  });
}
