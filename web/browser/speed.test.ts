/** UX 37–39: fast on a slow phone, which is a processor four times slower than this one. */
import type { CDPSession, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openMission } from './campaign-map.ts';
import { actButton, board, button, card, clues, now, turned } from './desk.ts';
import { openHouse } from './house.ts';
import { four, Table } from './table.ts';
import { type Texts, t, textsOf } from './texts.ts';

const house = openHouse();
const SLOWER = 4;
const phone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

async function slowed(page: Page): Promise<CDPSession> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return cdp;
}

/** What Chromium has noted about the page that is open. */
function vitals(page: Page): Promise<{ lcp: number; cls: number }> {
  return page.evaluate(async () => {
    const noted = (type: string) =>
      new Promise<PerformanceEntry[]>((done) => {
        const observer = new PerformanceObserver((list) => done(list.getEntries()));
        observer.observe({ type, buffered: true });
        setTimeout(() => done([]), 200);
      });
    const [paints, shifts] = await Promise.all([noted('largest-contentful-paint'), noted('layout-shift')]);
    const cls = (shifts as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      .filter(({ hadRecentInput }) => !hadRecentInput)
      .reduce((sum, { value }) => sum + value, 0);
    return { lcp: paints.at(-1)?.startTime ?? 0, cls };
  });
}

test('UX 37: at 4× slow-down the first load paints within 2.5 s and does not jump: home, lobby, board', async () => {
  const table = await Table.open(house);
  const lobby = await Table.open(house, { lobby: true });
  const secrets = {
    game: table.at('red operative').secret as string,
    lobby: lobby.at('red operative').secret as string,
  };
  await table.at('red operative').close();
  await lobby.at('red operative').close();
  for (const [path, remembers] of [
    ['/', {}],
    [lobby.path, { secret: secrets.lobby }],
    [table.path, { secret: secrets.game }],
  ] as const) {
    const visit = async () => {
      const context = await house.device({ ...phone, remembers });
      const page = await context.newPage();
      await slowed(page);
      await page.goto(path);
      await (path === '/' ? button(page, t.home.open.button) : now(page)).waitFor();
      await page.evaluate(() => document.fonts.ready);
      const seen = await vitals(page);
      await context.close();
      return seen;
    };
    // What else this machine does just now is not the page's fault: one good visit of three will do.
    let { lcp, cls } = await visit();
    for (let tries = 1; tries < 3 && lcp > 2_500; tries++) ({ lcp, cls } = await visit());
    expect(lcp, path).toBeGreaterThan(0);
    expect(lcp, path).toBeLessThanOrEqual(2_500);
    expect(cls, path).toBeLessThanOrEqual(0.1);
  }
});

/** How a game for few is chosen, the seats it needs, and what lies on the table then. */
const games = {
  codenames: ({ common: { seat }, lobby }: Texts) => ({
    lobby: (page: Page) => page.getByRole('radio', { name: lobby.setup.forms.together }).check(),
    seats: [seat.red.spymaster, seat.red.operative] as const,
    first: (page: Page) => page.locator('[data-card]').first(),
  }),
  duet: ({ common: { seat } }: Texts) => ({
    lobby: async () => undefined,
    seats: [seat.west.partner, seat.east.partner] as const,
    first: (page: Page) => page.locator('[data-card]').first(),
  }),
  spyfall: ({ common: { seat }, spyfall }: Texts) => ({
    lobby: async () => undefined,
    seats: [seat.table.player, seat.table.player, seat.table.player] as const,
    first: (page: Page) => button(page, spyfall.card.look),
  }),
};

// English, and for the games that bring the most the language that says it at the greatest length.
test.each([
  ['codenames', 'en'],
  ['codenames', 'hu'],
  ['duet', 'en'],
  ['spyfall', 'en'],
  ['spyfall', 'hu'],
] as const)(
  'UX 37: at most 80 kB of JavaScript come over the wire before the first board, to the host and by the link (%s, %s)',
  async (game, language) => {
    const t = await textsOf(language);
    const { lobby, first, ...rest } = games[game](t);
    const [seat, ...seats] = rest.seats;
    const page = await house.guest('/', { remembers: { language } });
    const guests = [{ page, scripts: await scriptsOf(page) }];
    await page.getByRole('textbox', { name: t.home.open.name }).fill('Ada');
    await page.getByRole('radio', { name: t.home[game], exact: true }).check();
    await button(page, t.home.open.button).click();
    await page.waitForURL('**/t/*');
    await lobby(page);
    await button(page, t.lobby.sitAt({ seat })).click();
    for (const [i, seat] of seats.entries()) {
      const mate = await house.guest(new URL(page.url()).pathname, { remembers: { language, name: `Bo ${i}` } });
      guests.push({ page: mate, scripts: await scriptsOf(mate) });
      await button(mate, t.lobby.sitAt({ seat })).click();
    }
    await button(page, t.lobby.start).click();
    // Each as soon as it stands: the rest is on its way then.
    await Promise.all(
      guests.map(async ({ page, scripts }) => {
        await first(page).waitFor();
        scripts.areFew();
      }),
    );
  },
);

test('UX 37: nor before the first board of a mission, for a guest who comes by its link', async () => {
  const { secret, table } = await openMission(house);
  const guest = await house.guest(`/t/${table}`, { remembers: { name: 'Bo' } });
  const scripts = await scriptsOf(guest);
  await button(guest, t.lobby.sitAt({ seat: t.common.seat.east.partner })).click();
  const host = await house.guest(`/t/${table}`, { remembers: { secret } });
  await button(host, t.lobby.sitAt({ seat: t.common.seat.west.partner })).click();
  await button(host, t.lobby.start).click();
  await board(guest).waitFor();
  scripts.areFew();
});

/** The page is loaded anew, and every script it asks for is weighed. */
async function scriptsOf(page: Page): Promise<{ areFew(): void }> {
  const scripts = new Map<string, number>();
  const unpacked: string[] = [];
  page.on('requestfinished', async (request) => {
    if (request.resourceType() !== 'script') return;
    const response = await request.response();
    if (response?.headers()['content-encoding'] !== 'br') unpacked.push(request.url());
    scripts.set(request.url(), Number(response?.headers()['content-length']));
  });
  await page.reload();
  return {
    areFew: () => {
      const total = [...scripts.values()].reduce((sum, size) => sum + size, 0);
      expect(unpacked).toEqual([]);
      expect(total).toBeGreaterThan(20_000);
      expect(total).toBeLessThanOrEqual(80_000);
    },
  };
}

test('UX 38: at 4× slow-down three of four taps of every kind paint within 200 ms', async () => {
  const table = await Table.open(house, { clock: { kind: 'limits', clue: 600, guess: 600 } });
  const { us } = table.sides;
  const ours = table.at(`${us} spymaster`);
  await ours.clue(clues[0], 'unlimited');
  const page = await table.browser(`${us} operative`, phone);
  await button(page, t.play.guess.stop).waitFor();
  await slowed(page);
  await page.evaluate(() => {
    const taps = new Map<number, number>();
    Object.assign(globalThis, { taps });
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries() as (PerformanceEventTiming & {
        interactionId: number;
      })[]) {
        if (interactionId) taps.set(interactionId, Math.max(taps.get(interactionId) ?? 0, duration));
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit);
  });
  const taken = async () => {
    const durations = await page.evaluate(async () => {
      // Told a little later than painted; and what took less than 16 ms is not told at all.
      await new Promise((done) => setTimeout(done, 60));
      const { taps } = globalThis as unknown as { taps: Map<number, number> };
      const all = [...taps.values()];
      taps.clear();
      return all;
    });
    return durations;
  };
  const kinds = new Set<string>();
  const fine = new Set<string>();
  const cards = ours.open(us);
  // What else this machine does just now is not the page's fault: each kind has three rounds to be quick in.
  for (let round = 0; round < 3 && (round === 0 || fine.size < kinds.size); round++) {
    const times: Record<string, number[]> = {};
    const timed = async (what: string, tap: () => Promise<void>) => {
      await taken();
      await tap();
      times[what] = [...(times[what] ?? []), Math.max(0, ...(await taken()))];
    };
    for (const place of cards.splice(0, round < 2 ? 3 : 2)) {
      await timed('mark', () => card(page, place).tap());
      await timed('touch', () => actButton(page).tap());
      await turned(page, place, us);
      await timed('all clues', () => button(page, t.play.log.open).tap());
      await timed('close', () => button(page, t.common.close).tap());
      await timed('help', () => button(page, t.play.tools.help).tap());
      await page.keyboard.press('Escape');
      await timed('settings', () => button(page, t.table.menu.settings).tap());
      await page.keyboard.press('Escape');
    }
    for (const [what, all] of Object.entries(times)) {
      kinds.add(what);
      const p75 = all.toSorted((a, b) => a - b)[Math.ceil(all.length * 0.75) - 1] as number;
      if (p75 <= 200) fine.add(what);
    }
  }
  expect([...kinds].filter((what) => !fine.has(what))).toEqual([]);
});

test('UX 39: everyone sees a round start within 300 ms of each other', async () => {
  const table = await Table.open(house, { lobby: true });
  const pages = await Promise.all(four.slice(1).map((seat) => table.browser(seat)));
  pages.push(await table.tv());
  const apart = async () => {
    for (const page of pages) {
      await now(page).waitFor();
      await page.evaluate(() => {
        const seen = new Promise((done) => {
          new MutationObserver((_, observer) => {
            if (document.querySelectorAll('[data-card]').length < 25) return;
            observer.disconnect();
            requestAnimationFrame(() => done(Date.now()));
          }).observe(document, { subtree: true, childList: true });
        });
        Object.assign(globalThis, { seen });
      });
    }
    await table.host.act({ kind: 'start' });
    const times = await Promise.all(
      pages.map((page) => page.evaluate(() => (globalThis as unknown as { seen: Promise<number> }).seen)),
    );
    return Math.max(...times) - Math.min(...times);
  };
  let longest = await apart();
  for (let tries = 1; tries < 3 && longest > 300; tries++) {
    await table.host.act({ kind: 'abandon' });
    await table.host.act({ kind: 'toLobby' });
    for (const page of pages) await card(page, 0).waitFor({ state: 'detached' });
    longest = await apart();
  }
  expect(longest).toBeLessThanOrEqual(300);
});
