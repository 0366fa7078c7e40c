/** A real house for browser tests: the server as a process of its own, one Chromium, and a fresh profile for each guest. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';

export type GuestOptions = BrowserContextOptions & {
  /** What the browser remembers from an earlier visit: `secret`, `name`, `language`, `theme`, `sound`, `motion`. */
  readonly remembers?: Readonly<Record<string, string>>;
  /** Runs in every page before anything of ours does. */
  readonly before?: string;
};

const root = resolve(import.meta.dirname, '..', '..');
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

export class House {
  readonly #data = mkdtempSync(join(tmpdir(), 'safehouse-browser-'));
  readonly #contexts: BrowserContext[] = [];
  /** What went wrong inside pages that no test asked about. */
  readonly #troubles: string[] = [];
  protected server: ChildProcess | undefined;
  #browser: Browser | undefined;
  #port = 0;

  /** `http://127.0.0.1:40123` */
  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async open(): Promise<void> {
    const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
    const launched = chromium.launch({ executablePath, headless: true, args: ARGUMENTS });
    await this.start();
    this.#browser = await launched;
  }

  /** What the server is run by. */
  protected get command(): string[] {
    return [join(root, 'server', 'main.ts')];
  }

  /** Starts the server, after a kill on the same data and port. */
  async start(): Promise<void> {
    const web = process.env.SAFEHOUSE_WEB ?? join(root, 'web', 'dist');
    if (!existsSync(join(web, 'index.html'))) throw new Error(`no pages in ${web}: npx vite build web`);
    const server = spawn(process.execPath, this.command, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      env: {
        ...process.env,
        SAFEHOUSE_WEB: web,
        SAFEHOUSE_HOST: '127.0.0.1',
        SAFEHOUSE_PORT: String(this.#port),
        SAFEHOUSE_DATA: this.#data,
        SAFEHOUSE_LOG: 'warn',
        SAFEHOUSE_TABLES_PER_HOUR: '10000',
        SAFEHOUSE_CODES_PER_MINUTE: '10000',
        SAFEHOUSE_CONNECTS_PER_MINUTE: '100000',
        SAFEHOUSE_CONNECTIONS_PER_ADDRESS: '1000',
        SAFEHOUSE_MESSAGES_PER_SECOND: '200',
        SAFEHOUSE_LINES_PER_MINUTE: '10000',
      },
    });
    this.server = server;
    process.once('exit', () => server.kill('SIGKILL'));
    this.#port = await new Promise<number>((opened, failed) => {
      let said = '';
      server.stdout?.on('data', (chunk) => {
        said += chunk;
        const port = /http:\/\/localhost:(\d+)/.exec(said)?.[1];
        if (port) opened(Number(port));
      });
      server.once('exit', (code) => failed(new Error(`the server ended with ${code} before it was open:\n${said}`)));
    });
  }

  /** Ends the server in the middle of whatever it does. */
  async kill(): Promise<void> {
    const { server } = this;
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((done) => server.once('exit', done));
    server.kill('SIGKILL');
    await ended;
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

  /** After a test: everyone goes home. Answers what pages complained about, whom else they asked, and their cookies. */
  async clear(): Promise<string[]> {
    const contexts = this.#contexts.splice(0);
    // Some were closed by their test.
    const cookies = (await Promise.all(contexts.map((context) => context.cookies().catch(() => [])))).flat();
    this.#troubles.push(...cookies.map(({ name }) => `a cookie: ${name}`));
    await Promise.all(contexts.map((context) => context.close()));
    return this.#troubles.splice(0);
  }

  #mindAddress(address: string): void {
    const { protocol, host } = new URL(address);
    const isWithin = protocol === 'data:' || protocol === 'blob:' || protocol === 'about:';
    if (!isWithin && host !== new URL(this.url).host) this.#troubles.push(`a request to ${address}`);
  }

  async close(): Promise<void> {
    await this.#browser?.close();
    await this.kill();
    rmSync(this.#data, { recursive: true, force: true });
  }
}

/** A house for all tests of a file. Whatever a page complains about fails the test it happened in. */
export function openHouse<Kind extends House>(house: Kind): Kind;
export function openHouse(): House;
export function openHouse(house = new House()): House {
  beforeAll(() => house.open());
  afterEach(async () => {
    expect(await house.clear()).toEqual([]);
  });
  afterAll(() => house.close());
  return house;
}

/** Waits until it holds; answers how many milliseconds that took. For what no locator can wait for. */
export async function until(holds: () => boolean | Promise<boolean>, within = PATIENCE): Promise<number> {
  const since = performance.now();
  await expect.poll(async () => holds(), { timeout: within, interval: 20 }).toBe(true);
  return performance.now() - since;
}
