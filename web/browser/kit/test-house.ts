/** A real server for browser tests, as a process of its own, with one Chromium and a fresh profile for each guest. */
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type ConsoleMessage,
  chromium,
  type Page,
  type Request,
  type WebError,
  type WebSocket,
} from 'playwright-core';
import { LAG, lagBy } from './lag.ts';
import { PagePool, type Remembered, recall } from './page-pool.ts';
import { type ServerOptions, TestServer } from './test-server.ts';

export type GuestOptions = BrowserContextOptions & {
  /** What the browser stored on an earlier visit: `secret`, `name`, `language`, `theme`, `sound`, `motion`. */
  readonly remembers?: Remembered;
  /** Runs in every page before our code. */
  readonly before?: string;
  /** For what must be in place before the page loads: routes, listeners. */
  readonly prepare?: (page: Page) => void | Promise<void>;
  /** The device may be one that another guest has used, if nothing of that is left but the browser's HTTP cache. */
  readonly isUsed?: boolean;
};

/** Milliseconds. Only a page that hangs takes longer; with LAG we look for such pages, so we give up sooner. */
export const PATIENCE = LAG > 0 ? 15_000 : 60_000;
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A larger young generation: V8 collects garbage less often.
  '--js-flags=--min-semi-space-size=16',
  // Glyphs as wide as in a Chromium with windows.
  '--font-render-hinting=none',
  // Without this, each window loads two invisible pages for its address bar. The rest is Playwright's own list, which
  // this option replaces.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup,DestroyProfileOnBrowserClose,SpareRendererForSitePerProcess,HttpsUpgrades,MediaRouter,OptimizationHints,PaintHolding',
];

/** One Chromium and one server of each kind serve all files of a worker, and end with it. */
type Shared = {
  browser?: Promise<Browser>;
  readonly servers: Map<string, Promise<TestServer>>;
  readonly pages: PagePool;
};
const worker = globalThis as { shared?: Shared };
const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
/** Whether a page can be hidden by another one. Without windows, every page is in front. */
export const hasTabs = !executablePath.includes('headless-shell');

worker.shared ??= { servers: new Map(), pages: new PagePool({ drawsLess: !hasTabs }) };
const { shared } = worker;

function sharedBrowser(): Promise<Browser> {
  shared.browser ??= chromium.launch({ executablePath, headless: true, args: ARGUMENTS });
  return shared.browser;
}

async function sharedServer(options: ServerOptions): Promise<TestServer> {
  const kind = JSON.stringify(options);
  const opening = async () => {
    const server = new TestServer(options);
    await server.start();
    return server;
  };
  const server = shared.servers.get(kind) ?? opening();
  shared.servers.set(kind, server);
  const running = await server;
  if (!running.isAsStarted) {
    await running.kill();
    await running.start();
  }
  return running;
}

export class House {
  readonly #options: ServerOptions;
  readonly #contexts = new Set<BrowserContext>();
  /** What went wrong inside pages without a test asking for it. */
  readonly #troubles: string[] = [];
  #server: TestServer | undefined;
  #browser: Browser | undefined;

  constructor(options: ServerOptions = {}) {
    this.#options = options;
  }

  get server(): TestServer {
    if (!this.#server) throw new Error('the house is not open');
    return this.#server;
  }
  /** `http://127.0.0.1:40123` */
  get url(): string {
    return this.server.url;
  }

  async open(): Promise<void> {
    [this.#browser, this.#server] = await Promise.all([sharedBrowser(), sharedServer(this.#options)]);
    // A failed test may have left the store cut off.
    await this.#server.store('mend');
  }
  /** With these pages instead of those under test, if given. */
  start(pages?: string): Promise<void> {
    return this.server.start(pages);
  }
  kill(): Promise<void> {
    return this.server.kill();
  }
  skip(seconds: number): Promise<void> {
    return this.server.skip(seconds);
  }
  deal(name: string): Promise<void> {
    return this.server.deal(name);
  }

  /** A guest's device: a fresh browser profile, or one from the pool if `isUsed`. It ends with the test. */
  async device({
    remembers = {},
    before,
    isUsed = false,
    prepare: _,
    ...options
  }: GuestOptions = {}): Promise<BrowserContext> {
    if (!this.#browser) throw new Error('the house is not open');
    // Only tests of the service worker have one: it answers requests that a test wants to see.
    const all = { locale: 'en-GB', baseURL: this.url, serviceWorkers: 'block', ...options } as const;
    const context = await (isUsed && PagePool.isFor(all)
      ? shared.pages.lend(this.#browser, all)
      : this.#browser.newContext(all));
    this.#listen(context);
    if (LAG > 0) await context.addInitScript(lagBy, LAG);
    await context.addInitScript(recall, remembers);
    if (before) await context.addInitScript(before);
    return context;
  }

  /** A guest on their own device, at this address. */
  async guest(path: string, options: GuestOptions = {}): Promise<Page> {
    const context = await this.device({ isUsed: true, ...options });
    const page = context.pages()[0] ?? (await context.newPage());
    await options.prepare?.(page);
    await page.goto(path);
    return page;
  }

  /** After a test: all guests leave. Returns their complaints. */
  async clear(): Promise<string[]> {
    const complaints = await this.complaints();
    await Promise.all([...this.#contexts].map((context) => shared.pages.end(context)));
    this.#contexts.clear();
    return [...complaints, ...this.#troubles.splice(0)];
  }

  /** What pages complained about since the last call, which other hosts they contacted, and their cookies. */
  async complaints(): Promise<string[]> {
    const contexts = [...this.#contexts];
    // Some were closed by their test.
    const cookies = (await Promise.all(contexts.map((context) => context.cookies().catch(() => [])))).flat();
    return [...this.#troubles.splice(0), ...cookies.map(({ name }) => `a cookie: ${name}`)];
  }

  #listen(context: BrowserContext): void {
    context.setDefaultTimeout(PATIENCE);
    const hearError = (error: WebError) => this.#troubles.push(String(error.error().stack ?? error.error()));
    const hearMessage = (message: ConsoleMessage) => {
      // HTTP refusals and lost connections are logged here too, and some tests are about them.
      const said = `${message.text()} (${message.location().url})`;
      if (message.type() === 'error' && !/WebSocket|net::ERR_|\/api\//.test(said)) this.#troubles.push(said);
    };
    // Our pages contact no other host.
    const mindRequest = (request: Request) => this.#mindAddress(request.url());
    const mindSocket = (socket: WebSocket) => this.#mindAddress(socket.url());
    const mindPage = (page: Page) => page.on('websocket', mindSocket);
    context.on('weberror', hearError).on('console', hearMessage).on('request', mindRequest).on('page', mindPage);
    for (const page of context.pages()) mindPage(page);
    this.#contexts.add(context);
  }

  #mindAddress(address: string): void {
    const { protocol, host } = new URL(address);
    const isWithin = protocol === 'data:' || protocol === 'blob:' || protocol === 'about:';
    if (!isWithin && host !== new URL(this.url).host) this.#troubles.push(`a request to ${address}`);
  }
}
