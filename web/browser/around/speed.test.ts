/** UX 37: bytes loaded before the first board, and layout shifts. For timings: `npm run bench:pages`. */
import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { board, button, now } from '../codenames/controls.ts';
import { Table } from '../codenames/table.ts';
import { openMission } from '../duet/campaign-map.ts';
import { Agent } from '../kit/agent.ts';
import { openHouse, until } from '../kit/house.ts';
import { type Texts, t, textsOf } from '../kit/texts.ts';

const house = openHouse();
const phone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

test('UX 37: a first load does not jump: home, lobby, board', async () => {
  const table = await Table.open(house);
  const lobby = await Table.open(house, { lobby: true });
  for (const open of [
    () => house.guest('/', phone),
    () => lobby.browser('red operative', phone),
    () => table.browser('red operative', phone),
  ]) {
    const page = await open();
    await now(page).or(button(page, t.home.open.button)).first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    expect(await shiftedBefore(page), page.url()).toBeLessThanOrEqual(0.1);
  }
});

/**
 * The layout shift so far. Then forces a shift and waits for its report: earlier shifts are reported by then, and the
 * measurement is known to work.
 */
async function shiftedBefore(page: Page): Promise<number> {
  await page.evaluate(() => {
    const noted = globalThis as unknown as { shifts: PerformanceEntry[]; jumpAt: number };
    noted.shifts = [];
    new PerformanceObserver((list) => void noted.shifts.push(...list.getEntries())).observe({
      type: 'layout-shift',
      buffered: true,
    });
    noted.jumpAt = performance.now();
  });
  let jumps = 0;
  await until(() =>
    page.evaluate(
      (padding) => {
        const { shifts, jumpAt } = globalThis as unknown as { shifts: PerformanceEntry[]; jumpAt: number };
        document.body.style.setProperty('padding-top', padding);
        return shifts.some(({ startTime }) => startTime >= jumpAt);
      },
      `${++jumps * 300}px`,
    ),
  );
  return page.evaluate(() => {
    type Shift = PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean };
    const { shifts, jumpAt } = globalThis as unknown as { shifts: Shift[]; jumpAt: number };
    return shifts
      .filter(({ startTime, hadRecentInput }) => startTime < jumpAt && !hadRecentInput)
      .reduce((sum, { value }) => sum + value, 0);
  });
}

/** The seats of host and guest, the places of others whom the game needs, and its first screen. */
const games = {
  codenames: ({ seat }: Texts) => ({
    seats: [seat.red.spymaster, seat.red.operative] as const,
    others: [
      { team: 'blue', role: 'spymaster' },
      { team: 'blue', role: 'operative' },
    ],
    first: (page: Page) => page.locator('[data-card]').first(),
  }),
  duet: ({ seat }: Texts) => ({
    seats: [seat.west.partner, seat.east.partner] as const,
    others: [],
    first: (page: Page) => page.locator('[data-card]').first(),
  }),
  spyfall: ({ seat, spyfall }: Texts) => ({
    seats: [seat.table.player, seat.table.player] as const,
    others: [{ team: 'table', role: 'player' }],
    first: (page: Page) => button(page, spyfall.card.look),
  }),
};

// In the language with the longest texts. The lobby's setup and chat load after it is shown, and do not count.
test.each(['codenames', 'duet', 'spyfall'] as const)(
  'UX 37: at most 80 kB of JavaScript come over the wire before the first board, to the host and by the link (%s)',
  async (game) => {
    const language = 'hu';
    const t = await textsOf(language);
    const { first, seats, others } = games[game](t);
    const [, next] = seats;
    const host = await Visit.to(await house.device({ remembers: { language, name: 'Ada' } }), '/');
    await host.page.getByRole('radio', { name: t.games[game].name, exact: true }).check();
    await button(host.page, t.home.open.button).click();
    await host.page.waitForURL('**/t/*');
    const { pathname } = new URL(host.page.url());
    const guest = await Visit.to(await house.device({ remembers: { language, name: 'Bo' } }), pathname);
    await button(guest.page, t.lobby.sitAt({ seat: next })).click();
    for (const place of others) {
      await Agent.joining(house.url, pathname.slice('/t/'.length), 'Cleo', place);
    }
    await button(host.page, t.lobby.start).click();
    for (const visit of [host, guest]) {
      await first(visit.page).waitFor();
      visit.hasFewScripts();
    }
  },
);

test('UX 37: nor before the first board of a mission, for a guest who comes by its link', async () => {
  const { secret, table } = await openMission(house);
  const guest = await Visit.to(await house.device({ remembers: { name: 'Bo' } }), `/t/${table}`);
  await button(guest.page, t.lobby.sitAt({ seat: t.seat.east.partner })).click();
  const host = await Agent.at(house.url, table, secret);
  await host.act({ kind: 'sit', place: { team: 'west', role: 'partner' } });
  await host.until(({ people }) => people.some(({ place }) => place?.team === 'east'));
  await host.act({ kind: 'start' });
  await board(guest.page).waitFor();
  guest.hasFewScripts();
});

/** A page on a device with an empty cache, which adds up the size of every script. */
class Visit {
  readonly page: Page;
  readonly #sizes = new Map<string, number>();
  readonly #unpacked: string[] = [];

  private constructor(page: Page) {
    this.page = page;
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return;
      const headers = response.headers();
      if (headers['content-encoding'] !== 'br') this.#unpacked.push(response.url());
      this.#sizes.set(response.url(), Number(headers['content-length']));
    });
  }

  /** Pages preload some time after their board; here no time passes. */
  static async to(device: BrowserContext, path: string): Promise<Visit> {
    await device.clock.install({ time: 0 });
    await device.clock.pauseAt(1_000);
    const visit = new Visit(await device.newPage());
    await visit.page.goto(path);
    return visit;
  }

  hasFewScripts(): void {
    const total = [...this.#sizes.values()].reduce((sum, size) => sum + size, 0);
    expect(this.#unpacked).toEqual([]);
    expect(total).toBeGreaterThan(20_000);
    expect(total).toBeLessThanOrEqual(80_000);
  }
}
