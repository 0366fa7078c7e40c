/** The page's side of the service worker. Browsers allow one at https addresses and on localhost only. */
import { hrefOf } from './site.ts';

const PREFIX = 'safehouse-';

/** The language's texts are stored too. If anything fails, the page simply needs the network. */
export async function workOffline(language: string): Promise<void> {
  if (!import.meta.env?.PROD || !('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register(hrefOf('/sw.js'));
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ language });
  } catch {
    // The server may have turned it off.
  }
}

/** For a page that cannot load a part of itself: the stored files may be broken. */
export async function forgetStored(): Promise<void> {
  if (!('caches' in globalThis)) return;
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(PREFIX)).map((name) => caches.delete(name)));
}
