/**
 * Reloads a page that cannot load a part of itself. After an upgrade, the server no longer has the part. After a
 * network failure, the browser does not request a failed script again. A reload fixes both.
 */

import { forgetStored } from './offline.ts';
import { hrefOf } from './site.ts';

/** The least milliseconds between two reloads. During a rolling upgrade, old nodes may still answer. */
const AGAIN = 60_000;
/** Milliseconds between two attempts to reach the server. */
const PAUSE = 2_000;
const KEY = 'renewed';

export type Page = {
  /** The URL of this page's own script, which differs in every build. */
  readonly script: string;
  /** The page as the server has it now; `undefined` if the server cannot be reached. */
  current(): Promise<string | undefined>;
  readonly memory: Pick<Storage, 'getItem' | 'setItem'>;
  now(): number;
  pause(milliseconds: number): Promise<unknown>;
  reload(): void;
};

/**
 * Called when a part failed to load. If it is needed now, the page reloads as soon as the server answers. If it was
 * only preloaded, the page reloads only if the server was upgraded.
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

/** Passes on a part that must be shown now. If it fails to load, the promise never settles and the page reloads. */
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
      fetch(hrefOf('/'), { cache: 'no-store' })
        .then((answer) => (answer.ok ? answer.text() : undefined))
        .catch(() => undefined),
    memory: sessionStorage,
    now: Date.now,
    pause: (milliseconds) => new Promise((over) => setTimeout(over, milliseconds)),
    reload: () => void forgetStored().finally(() => location.reload()),
  };
}
