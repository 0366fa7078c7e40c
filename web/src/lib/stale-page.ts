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
  /** The page as the server has it now; rejects if the server cannot be reached. */
  current(): Promise<string>;
  readonly memory: Pick<Storage, 'getItem' | 'setItem'>;
  now(): number;
  pause(milliseconds: number): Promise<void>;
  reload(): void;
};

/** Called when any part could not be fetched: one that is not needed yet is a reason only if the server was upgraded. */
export async function renewIfStale(page: Page): Promise<void> {
  if (waitOf(page) > 0) return;
  const current = await page.current().catch(() => page.script);
  if (!current.includes(page.script)) renew(page);
}

/** Called when a part could not be fetched without which the page has nothing to show. */
export async function renewOnceReachable(page: Page): Promise<void> {
  for (;;) {
    const wait = waitOf(page);
    if (wait > 0) await page.pause(wait);
    else if (await isReachable(page)) return renew(page);
    else await page.pause(PAUSE);
  }
}

/** Hands on what must be shown now; if it does not come, the page is reloaded. */
export function needed<Part>(part: Promise<Part>): Promise<Part> {
  part.catch(() => {
    if (!isMissing) void renewOnceReachable(thisPage());
    isMissing = true;
  });
  return part;
}

let isMissing = false;

export function watchForUpgrades(): void {
  const page = thisPage();
  addEventListener('vite:preloadError', () => void renewIfStale(page));
}

function thisPage(): Page {
  const script = document.querySelector('script[type=module][src]')?.getAttribute('src') ?? '';
  return {
    script,
    current: async () => {
      const answer = await fetch('/', { cache: 'no-store' });
      return answer.ok ? answer.text() : script;
    },
    memory: sessionStorage,
    now: () => Date.now(),
    pause: (milliseconds) => new Promise((over) => setTimeout(over, milliseconds)),
    reload: () => location.reload(),
  };
}

async function isReachable(page: Page): Promise<boolean> {
  const text = await page.current().catch(() => undefined);
  return text !== undefined;
}

/** How long to wait before it may be reloaded again. */
function waitOf({ memory, now }: Page): number {
  return Number(memory.getItem(KEY) ?? 0) + AGAIN - now();
}

function renew({ memory, now, reload }: Page): void {
  memory.setItem(KEY, String(now()));
  reload();
}
