/** A page whose house was upgraded meanwhile: what it would fetch later is gone there, so it is loaded anew. */

/** Milliseconds. While nodes are upgraded one after the other, the old ones may still answer. */
const AGAIN = 60_000;
const KEY = 'renewed';

export type Page = {
  /** The address of this page's own script, which has another name in every build. */
  readonly script: string;
  /** The page as the house has it now; rejects where the house cannot be reached. */
  current(): Promise<string>;
  readonly memory: Pick<Storage, 'getItem' | 'setItem'>;
  reload(): void;
};

/** Called when something could not be fetched. A network that is gone is no reason: then the page is all there is. */
export async function renewIfStale(page: Page, now = Date.now()): Promise<void> {
  if (now - Number(page.memory.getItem(KEY) ?? 0) < AGAIN) return;
  const current = await page.current().catch(() => page.script);
  if (current.includes(page.script)) return;
  page.memory.setItem(KEY, String(now));
  page.reload();
}

export function watchForUpgrades(): void {
  const script = document.querySelector('script[type=module][src]')?.getAttribute('src') ?? '';
  const current = async () => {
    const answer = await fetch('/', { cache: 'no-store' });
    return answer.ok ? answer.text() : script;
  };
  const page = { script, current, memory: sessionStorage, reload: () => location.reload() };
  addEventListener('vite:preloadError', () => void renewIfStale(page));
}
