/** Pages that serve one guest after another: starting a renderer for each costs more than most tests do. */
import type { EventEmitter } from 'node:events';
import type { Browser, BrowserContext, BrowserContextOptions, Disposable, Page } from 'playwright-core';
import { drawPixel, prepareToDraw } from './drawing.ts';

/** Options that a page can change at any time. */
const LOOK = ['viewport', 'colorScheme', 'reducedMotion', 'forcedColors'] as const;
/** Options fixed when a device is created; the next guest may want the same. */
const KIND = ['locale', 'hasTouch', 'isMobile', 'deviceScaleFactor', 'baseURL', 'serviceWorkers'] as const;
/** The effects of these outlast a test: they are undone after it, or the device is not used again. */
const LASTING = [
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'route',
  'routeWebSocket',
  'newCDPSession',
  'grantPermissions',
  'setOffline',
  'setExtraHTTPHeaders',
  'addCookies',
  'install',
  'pauseAt',
  'setFixedTime',
  'setSystemTime',
] as const;
/** A page that does not settle within this many milliseconds is closed instead. */
const REST = 5_000;

/** Idle pages take memory. */
const MOST_IDLE = 8;

type Kept = {
  readonly kind: string;
  readonly context: BrowserContext;
  readonly page: Page;
  /** The listeners before any test. */
  readonly listeners: ReadonlySet<unknown>;
  /** Lasting effects made by tests, or by us for them. */
  readonly lasting: Promise<unknown>[];
};

export type Remembered = Readonly<Record<string, string>>;

export class PagePool {
  /** Whether a page can draw less than all of itself. */
  readonly #drawsLess: boolean;
  readonly #idle: Kept[] = [];
  readonly #lent = new Map<BrowserContext, Kept>();

  constructor({ drawsLess }: { readonly drawsLess: boolean }) {
    this.#drawsLess = drawsLess;
  }

  /** Whether a device with these options can be one that another guest has used. */
  static isFor(options: BrowserContextOptions): boolean {
    const known: readonly string[] = [...LOOK, ...KIND];
    // What a service worker stores is not cleared.
    if (options.serviceWorkers === 'allow') return false;
    return Object.keys(options).every((option) => known.includes(option));
  }

  /** A device with one blank page. */
  async lend(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
    const device = Object.fromEntries(KIND.map((option) => [option, options[option]]));
    const kind = JSON.stringify(device);
    const at = this.#idle.findIndex((each) => each.kind === kind);
    const kept = at < 0 ? await opened(browser, device, kind) : (this.#idle.splice(at, 1)[0] as Kept);
    const { context, page } = kept;
    this.#lent.set(context, kept);
    const { viewport, colorScheme = null, reducedMotion = null, forcedColors = null } = options;
    await page.setViewportSize(viewport ?? { width: 1280, height: 720 });
    if (this.#drawsLess) await drawPixel(page, device);
    await page.emulateMedia({ colorScheme, reducedMotion, forcedColors });
    return context;
  }

  /** Takes a device back if nothing of the test is left on it, else closes it. Its listeners stay until then. */
  async end(context: BrowserContext): Promise<void> {
    const kept = this.#lent.get(context);
    this.#lent.delete(context);
    if (!kept || !(await isCleared(kept))) return context.close();
    for (const { emitter, name, listener } of listeners(context, kept.page)) {
      if (!kept.listeners.has(listener)) emitter.off(name, listener);
    }
    this.#idle.push(kept);
    await (this.#idle.length > MOST_IDLE ? this.#idle.shift()?.context.close() : undefined);
  }
}

/** Runs in a page before our code. Sets each value only if it is missing: what a page stores later must last. */
export function recall(known: Remembered): void {
  if (location.protocol === 'about:') return;
  for (const [key, value] of Object.entries(known)) {
    if (localStorage.getItem(`safehouse.${key}`) === null) localStorage.setItem(`safehouse.${key}`, value);
  }
}

async function opened(browser: Browser, device: BrowserContextOptions, kind: string): Promise<Kept> {
  const context = await browser.newContext(device);
  const page = await context.newPage();
  await prepareToDraw(page);
  const before = new Set(listeners(context, page).map(({ listener }) => listener));
  const kept: Kept = { kind, context, page, lasting: [], listeners: before };
  for (const target of [context, page, context.clock]) {
    const methods = target as unknown as Record<string, ((...all: unknown[]) => unknown) | undefined>;
    for (const name of LASTING) {
      const method = methods[name]?.bind(target);
      if (!method) continue;
      methods[name] = (...all) => {
        const made = Promise.resolve(method(...all));
        kept.lasting.push(made.catch(() => undefined));
        return made;
      };
    }
  }
  return kept;
}

function isDisposable(made: unknown): made is Disposable {
  return typeof made === 'object' && made !== null && 'dispose' in made;
}

type Heard = { readonly emitter: EventEmitter; readonly name: string | symbol; readonly listener: () => void };

function listeners(...all: object[]): Heard[] {
  return (all as EventEmitter[]).flatMap((emitter) =>
    emitter
      .eventNames()
      .flatMap((name) =>
        emitter.listeners(name).map((listener) => ({ emitter, name, listener: listener as () => void })),
      ),
  );
}

/** Goes to an empty page of the same origin, which stays in its process and can clear the storage. */
async function isCleared({ context, page, lasting }: Kept): Promise<boolean> {
  const made = await Promise.all(lasting.splice(0));
  if (page.isClosed() || context.pages().length > 1 || !made.every(isDisposable)) return false;
  try {
    await Promise.all(made.map((each) => each.dispose()));
    if (page.url() !== 'about:blank') {
      await page.evaluate(() => void location.replace('about:blank'), undefined);
      await page.waitForURL('about:blank', { timeout: REST });
    }
    await page.mouse.move(0, 0);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    return true;
  } catch {
    return false;
  }
}
