/** A server for walks: time stands still on its pages, and pages are reused, because opening one is slow. */
import { writeFileSync } from 'node:fs';
import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import { layOut } from './drawing.ts';
import { type GuestOptions, House } from './house.ts';
import { PAGE_KIT } from './page-kit.ts';
import { hasTabs } from './test-house.ts';

export type Size = { readonly width: number; readonly height: number };

/** Without windows, nobody sees a page unless it is photographed. */
const isDrawn = hasTabs || Boolean(process.env.SHOTS);
/** Milliseconds. */
const HANGS_AFTER = 60_000;

/** The requests under way, and how many there have been. */
type Traffic = { readonly open: Set<string>; total: number };
/** Pages outlive their tables, and the walks of one worker share them. */
type Pool = {
  readonly owner: House;
  readonly idle: { readonly kind: string; readonly page: Page }[];
  readonly traffic: WeakMap<Page, Traffic>;
  readonly sessions: WeakMap<Page, Promise<CDPSession>>;
};
const worker = globalThis as { walkers?: Pool };
worker.walkers ??= { owner: new House(), idle: [], traffic: new WeakMap(), sessions: new WeakMap() };
const { owner, idle, traffic, sessions } = worker.walkers;

export class WalkHouse extends House {
  /** Guests who are at a table now. */
  readonly #guests = new Map<Page, string>();
  readonly #mobiles = new WeakSet<BrowserContext>();
  readonly #troubles: string[] = [];

  override async open(): Promise<void> {
    await Promise.all([super.open(), owner.open()]);
  }

  /** Its pages are not reused. */
  override async device(options: GuestOptions = {}): Promise<BrowserContext> {
    const context = await super.device({ ...options, isUsed: false, before: PAGE_KIT });
    if (options.isMobile) this.#mobiles.add(context);
    context.on('page', mindTraffic);
    return context;
  }

  override async guest(path: string, { remembers = {}, prepare, ...options }: GuestOptions = {}): Promise<Page> {
    if (prepare) {
      const page = await (await this.device({ ...options, remembers })).newPage();
      await prepare(page);
      await page.goto(path);
      return page;
    }
    const kind = JSON.stringify(options);
    const free = idle.findIndex((one) => one.kind === kind);
    const page = idle.splice(free, free < 0 ? 0 : 1)[0]?.page ?? (await this.#newPage(options));
    this.#guests.set(page, kind);
    if (page.url() === 'about:blank') await page.goto('/');
    await page.evaluate(([path, known]) => kit.enter(path, known), [path, remembers] as const);
    // A table is entered by a link within the app; other pages are reloaded, and so remember nothing of the last guest.
    if (!path.startsWith('/t/')) await page.reload();
    return page;
  }

  /** Every guest leaves their table. A page whose network was tampered with must be closed before. */
  override async clear(): Promise<string[]> {
    for (const [page, kind] of this.#guests) {
      if (page.isClosed()) continue;
      for (const tab of page.context().pages()) if (tab !== page) await tab.close();
      await page.evaluate(() => kit.enter('/', {}));
      idle.push({ kind, page });
    }
    this.#guests.clear();
    this.#troubles.push(...(await super.clear()));
    return [];
  }

  /** What pages complained about during the walk. */
  async end(): Promise<string[]> {
    await this.clear();
    return [...this.#troubles.splice(0), ...(await owner.complaints())];
  }

  /** Waits until nothing more will happen on this page by itself. */
  async rest(page: Page): Promise<void> {
    const seen = traffic.get(page);
    if (!seen) throw new Error('no page of this house');
    const since = performance.now();
    for (let before = -1; seen.open.size > 0 || seen.total !== before; ) {
      before = seen.total;
      await page.evaluate(() => kit.rest());
      if (performance.now() - since > HANGS_AFTER) throw new Error(`never ends: ${[...seen.open].join(', ')}`);
    }
  }

  /** Lays the page out at this size. */
  async resize(page: Page, size: Size): Promise<void> {
    await layOut(await this.#session(page), { ...size, isMobile: this.#mobiles.has(page.context()), isDrawn });
  }

  /** A picture of the page at its present size, which a screenshot by Playwright would reset. */
  async shoot(page: Page, path: string): Promise<void> {
    const session = await this.#session(page);
    const { data } = await session.send('Page.captureScreenshot', { format: 'png' });
    writeFileSync(path, data, 'base64');
  }

  #session(page: Page): Promise<CDPSession> {
    const session = sessions.get(page) ?? page.context().newCDPSession(page);
    sessions.set(page, session);
    return session;
  }

  async #newPage(options: GuestOptions): Promise<Page> {
    const context = await owner.device({ ...options, before: PAGE_KIT });
    context.on('page', mindTraffic);
    return context.newPage();
  }
}

function mindTraffic(page: Page): void {
  const seen: Traffic = { open: new Set(), total: 0 };
  traffic.set(page, seen);
  page.on('request', (request) => {
    seen.open.add(request.url());
    seen.total++;
  });
  page.on('requestfinished', (request) => seen.open.delete(request.url()));
  page.on('requestfailed', (request) => seen.open.delete(request.url()));
}
