/**
 * Pages that cannot fetch a part of themselves. If the server was upgraded meanwhile, the part is gone there. If the
 * network was, a browser does not ask again for a script that it once failed to get. Either way the page is reloaded.
 */

/** Milliseconds. While nodes are upgraded one after the other, the old ones may still answer. */
const AGAIN = 60_000;
/** Milliseconds between two tries to reach the server. */
const PAUSE = 2_000;
const KEY = 'renewed';

export type Page = {
  /** The address of this page's own script, which has another name in every build. */
  readonly script: string;
  /** The page as the server has it now; nothing if the server cannot be reached. */
  current(): Promise<string | undefined>;
  readonly memory: Pick<Storage, 'getItem' | 'setItem'>;
  now(): number;
  pause(milliseconds: number): Promise<unknown>;
  reload(): void;
};

/**
 * Called when a part could not be fetched. If it is needed now, the page is reloaded as soon as the server answers. One
 * that was fetched ahead of time is a reason only if the server was upgraded.
 */
export async function renew(page: Page, isNeeded: boolean): Promise<void> {
  const { script, memory, now } = page;
  do {
    const wait = Number(memory.getItem(KEY)) + AGAIN - now();
    const current = wait > 0 ? undefined : await page.current();
    if (current !== undefined && (isNeeded || !current.includes(script))) {
      memory.setItem(KEY, String(now()));
      return page.reload();
    }
    if (isNeeded) await page.pause(Math.max(wait, PAUSE));
  } while (isNeeded);
}

/** Hands on what must be shown now. If it does not come, nothing does: the page is reloaded. */
export function needed<Part>(part: Promise<Part>): Promise<Part> {
  return part.catch(() => {
    void renew(thisPage(), true);
    return new Promise<never>(() => {});
  });
}

export function watchForUpgrades(): void {
  const page = thisPage();
  addEventListener('vite:preloadError', () => void renew(page, false));
}

function thisPage(): Page {
  const script = document.querySelector('script[type=module][src]')?.getAttribute('src') ?? '';
  return {
    script,
    current: () =>
      fetch('/', { cache: 'no-store' })
        .then((answer) => (answer.ok ? answer.text() : undefined))
        .catch(() => undefined),
    memory: sessionStorage,
    now: Date.now,
    pause: (milliseconds) => new Promise((over) => setTimeout(over, milliseconds)),
    reload: () => location.reload(),
  };
}
