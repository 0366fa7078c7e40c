/** A real house for browser tests: the server as a process of its own, one Chromium, and a fresh profile for each guest. */
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { type ServerOptions, TestServer } from './test-server.ts';

export type GuestOptions = BrowserContextOptions & {
  /** What the browser remembers from an earlier visit: `secret`, `name`, `language`, `theme`, `sound`, `motion`. */
  readonly remembers?: Readonly<Record<string, string>>;
  /** Runs in every page before anything of ours does. */
  readonly before?: string;
};

/** Nobody in a test should have to wait longer than this for a page to react. */
const PATIENCE = 20_000;
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Each window would load two pages for its address bar, which nobody sees; the rest is Playwright's own list, which this replaces.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup,DestroyProfileOnBrowserClose,HttpsUpgrades,MediaRouter,OptimizationHints,PaintHolding',
];

/** One Chromium and one server of a kind serve all files of a worker, and end with it. */
type Shared = { browser?: Promise<Browser>; readonly servers: Map<string, Promise<TestServer>> };
const worker = globalThis as { shared?: Shared };
worker.shared ??= { servers: new Map() };
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
  // A test that failed may have left it dead.
  if (!running.isRunning) await running.start();
  return running;
}

export class House {
  readonly #options: ServerOptions;
  readonly #contexts: BrowserContext[] = [];
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
  }
  start(): Promise<void> {
    return this.server.start();
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
  async device({ remembers = {}, before, ...options }: GuestOptions = {}): Promise<BrowserContext> {
    if (!this.#browser) throw new Error('the house is not open');
    const context = await this.#browser.newContext({ locale: 'en-GB', baseURL: this.url, ...options });
    this.#contexts.push(context);
    context.setDefaultTimeout(PATIENCE);
    context.on('weberror', (error) => this.#troubles.push(String(error.error().stack ?? error.error())));
    context.on('console', (message) => {
      // Refusals by HTTP and lost connections are told here too, and they are what some tests are about.
      const said = `${message.text()} (${message.location().url})`;
      if (message.type() === 'error' && !/WebSocket|net::ERR_|\/api\//.test(said)) this.#troubles.push(said);
    });
    // No page of ours asks anything of anybody else.
    context.on('request', (request) => this.#mindAddress(request.url()));
    context.on('page', (page) => page.on('websocket', (socket) => this.#mindAddress(socket.url())));
    // Once a device, not once a page: what a page remembers later must last.
    await context.addInitScript((known) => {
      if (location.protocol === 'about:') return;
      for (const [key, value] of Object.entries(known)) {
        if (localStorage.getItem(`safehouse.${key}`) === null) localStorage.setItem(`safehouse.${key}`, value);
      }
    }, remembers);
    if (before) await context.addInitScript(before);
    return context;
  }

  /** A guest on a device of their own, at this address. */
  async guest(path: string, options: GuestOptions = {}): Promise<Page> {
    const context = await this.device(options);
    const page = await context.newPage();
    await page.goto(path);
    return page;
  }

  /** After a test: everyone goes home. Answers their complaints. */
  async clear(): Promise<string[]> {
    const complaints = await this.complaints();
    await Promise.all(this.#contexts.splice(0).map((context) => context.close()));
    return complaints;
  }

  /** What pages complained about since it was last asked for, whom else they asked, and their cookies. */
  async complaints(): Promise<string[]> {
    // Some were closed by their test.
    const cookies = (await Promise.all(this.#contexts.map((context) => context.cookies().catch(() => [])))).flat();
    return [...this.#troubles.splice(0), ...cookies.map(({ name }) => `a cookie: ${name}`)];
  }

  #mindAddress(address: string): void {
    const { protocol, host } = new URL(address);
    const isWithin = protocol === 'data:' || protocol === 'blob:' || protocol === 'about:';
    if (!isWithin && host !== new URL(this.url).host) this.#troubles.push(`a request to ${address}`);
  }
}

/** A house for all tests of a file. Whatever a page complains about fails the test it happened in. */
export function openHouse<Kind extends House>(house: Kind): Kind;
export function openHouse(options?: ServerOptions): House;
export function openHouse(kind: House | ServerOptions = {}): House {
  const house = kind instanceof House ? kind : new House(kind);
  beforeAll(() => house.open());
  // The same test is dealt the same cards, whichever tests ran before it.
  beforeEach(({ task }) => house.deal(task.name));
  afterEach(async () => {
    expect(await house.clear()).toEqual([]);
  });
  return house;
}

/** Waits until it holds; answers how many milliseconds that took. For what no locator can wait for. */
export async function until(holds: () => boolean | Promise<boolean>, within = PATIENCE): Promise<number> {
  const since = performance.now();
  await expect.poll(async () => holds(), { timeout: within, interval: 20 }).toBe(true);
  return performance.now() - since;
}
