/**
 * The service worker (UX 40): stores the files of home, rules and lessons, and answers with them without a network. It
 * stores nothing of a table and nothing from the API. A new version waits until no page of ours is open.
 */
import { planOf } from './plan.ts';

/** Written into the built file by tools/offline.ts. */
declare const OFFLINE: {
  readonly version: string;
  /** The page's own script: a page without it is of another build. */
  readonly script: string;
  readonly shell: readonly string[];
  readonly languages: Readonly<Record<string, readonly string[]>>;
};

type Waiting = Event & { waitUntil(work: Promise<unknown>): void };
type Fetching = Event & { readonly request: Request; respondWith(answer: Promise<Response>): void };
type Worker = {
  addEventListener(kind: 'install' | 'activate', listener: (event: Waiting) => void): void;
  addEventListener(kind: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(kind: 'message', listener: (event: Waiting & MessageEvent) => void): void;
};
const worker = self as unknown as Worker;

/** This file is in the folder that all pages are under. */
const HOME = new URL('./', location.href);
const PREFIX = 'safehouse-';
/** Two servers under one host name keep their files apart. */
const OF_THIS_SERVER = ` ${HOME.pathname}`;
const NAME = PREFIX + OFFLINE.version + OF_THIS_SERVER;
const SHELL = HOME.href;

worker.addEventListener('install', (event) => event.waitUntil(storeShell()));
worker.addEventListener('activate', (event) => event.waitUntil(forgetOthers()));
worker.addEventListener('message', (event) => {
  const { language } = event.data as { language?: string };
  const files = OFFLINE.languages[language ?? ''];
  if (files) event.waitUntil(storeMissing(files));
});
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const plan = planOf(request, HOME.href);
  if (plan === 'page') event.respondWith(fetch(request).catch(async () => (await stored(SHELL)) ?? Response.error()));
  if (plan === 'asset') event.respondWith(stored(request.url).then((file) => file ?? fetch(request)));
});

/** During an upgrade, another node may still answer with the page of another build: then the browser tries again later. */
async function storeShell(): Promise<void> {
  const page = await fetch(SHELL, { cache: 'no-store' });
  if (!page.ok || !(await page.clone().text()).includes(OFFLINE.script)) throw new Error('another build');
  const cache = await caches.open(NAME);
  await cache.addAll([...OFFLINE.shell]);
  await cache.put(SHELL, page);
}

async function storeMissing(files: readonly string[]): Promise<void> {
  const cache = await caches.open(NAME);
  const missing = await Promise.all(files.map(async (file) => ((await cache.match(file)) ? [] : [file])));
  await cache.addAll(missing.flat());
}

async function forgetOthers(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names
      .filter((name) => name.startsWith(PREFIX) && name.endsWith(OF_THIS_SERVER) && name !== NAME)
      .map((name) => caches.delete(name)),
  );
}

async function stored(url: string): Promise<Response | undefined> {
  // Every encoding of a file is the same file.
  return (await caches.open(NAME)).match(url, { ignoreVary: true });
}
