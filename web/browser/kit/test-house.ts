/** A real house for browser tests: the server as a process of its own, one Chromium, and a fresh profile for each guest. */
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
  /** What the browser remembers from an earlier visit: `secret`, `name`, `language`, `theme`, `sound`, `motion`. */
  readonly remembers?: Remembered;
  /** Runs in every page before anything of ours does. */
  readonly before?: string;
  /** For what must be there when the page comes: routes, listeners. */
  readonly prepare?: (page: Page) => void | Promise<void>;
  /** Another guest may have used the device before, if nothing of that is left. */
  readonly isUsed?: boolean;
};

/** In milliseconds: only a page that hangs takes longer to react. Who looks for such with LAG wants to find them soon. */
export const PATIENCE = LAG > 0 ? 15_000 : 60_000;
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Each window would load two pages for its address bar, which nobody sees; the rest is Playwright's own list, which this replaces.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup,DestroyProfileOnBrowserClose,SpareRendererForSitePerProcess,HttpsUpgrades,MediaRouter,OptimizationHints,PaintHolding',
];

/** One Chromium and one server of a kind serve all files of a worker, and end with it. */
type Shared = {
  browser?: Promise<Browser>;
  readonly servers: Map<string, Promise<TestServer>>;
  readonly pages: PagePool;
};
const worker = globalThis as { shared?: Shared };
worker.shared ??= { servers: new Map(), pages: new PagePool() };
const { shared } = worker;

function sharedBrowser(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
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
  /** Each with what ends our listening to it. */
  readonly #contexts = new Map<BrowserContext, () => void>();
  /** What went wrong inside pages that no test asked about. */
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
    // A test that failed may have left it cut off.
    await this.#server.store('mend');
  }
  /** With other pages than those under test, if given. */
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

  /** A browser profile that nobody has used: another guest's device. It is closed after the test. */
  async device({
    remembers = {},
    before,
    isUsed = false,
    prepare: _,
    ...options
  }: GuestOptions = {}): Promise<BrowserContext> {
    if (!this.#browser) throw new Error('the house is not open');
    const all = { locale: 'en-GB', baseURL: this.url, ...options };
    const context = await (isUsed && PagePool.isFor(all)
      ? shared.pages.lend(this.#browser, all)
      : this.#browser.newContext(all));
    this.#listen(context);
    if (LAG > 0) await context.addInitScript(lagBy, LAG);
    await context.addInitScript(recall, remembers);
    if (before) await context.addInitScript(before);
    return context;
  }

  /** A guest on a device of their own, at this address. */
  async guest(path: string, options: GuestOptions = {}): Promise<Page> {
    const context = await this.device({ ...options, isUsed: true });
    const page = context.pages()[0] ?? (await context.newPage());
    await options.prepare?.(page);
    await page.goto(path);
    return page;
  }

  /** After a test: everyone goes home. Answers their complaints. */
  async clear(): Promise<string[]> {
    const complaints = await this.complaints();
    await Promise.all([...this.#contexts].map(([context, ignore]) => shared.pages.end(context, ignore)));
    this.#contexts.clear();
    return [...complaints, ...this.#troubles.splice(0)];
  }

  /** What pages complained about since this was last called, whom else they asked, and their cookies. */
  async complaints(): Promise<string[]> {
    const contexts = [...this.#contexts.keys()];
    // Some were closed by their test.
    const cookies = (await Promise.all(contexts.map((context) => context.cookies().catch(() => [])))).flat();
    return [...this.#troubles.splice(0), ...cookies.map(({ name }) => `a cookie: ${name}`)];
  }

  #listen(context: BrowserContext): void {
    context.setDefaultTimeout(PATIENCE);
    const hearError = (error: WebError) => this.#troubles.push(String(error.error().stack ?? error.error()));
    const hearMessage = (message: ConsoleMessage) => {
      // Refusals by HTTP and lost connections are told here too, and they are what some tests are about.
      const said = `${message.text()} (${message.location().url})`;
      if (message.type() === 'error' && !/WebSocket|net::ERR_|\/api\//.test(said)) this.#troubles.push(said);
    };
    // No page of ours asks anything of anybody else.
    const mindRequest = (request: Request) => this.#mindAddress(request.url());
    const mindSocket = (socket: WebSocket) => this.#mindAddress(socket.url());
    const mindPage = (page: Page) => page.on('websocket', mindSocket);
    context.on('weberror', hearError).on('console', hearMessage).on('request', mindRequest).on('page', mindPage);
    for (const page of context.pages()) mindPage(page);
    this.#contexts.set(context, () => {
      context.off('weberror', hearError).off('console', hearMessage).off('request', mindRequest).off('page', mindPage);
      for (const page of context.pages()) page.off('websocket', mindSocket);
    });
  }

  #mindAddress(address: string): void {
    const { protocol, host } = new URL(address);
    const isWithin = protocol === 'data:' || protocol === 'blob:' || protocol === 'about:';
    if (!isWithin && host !== new URL(this.url).host) this.#troubles.push(`a request to ${address}`);
  }
}
