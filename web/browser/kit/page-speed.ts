/**
 * UX 37–39, and the frames of scenes: how fast pages are on a slow phone, with a processor four times slower. Run by
 * `npm run bench:pages`; `npm run bench:pages -- scenes` measures only the scenes.
 */
import type { CDPSession, Page } from 'playwright-core';
import { actButton, button, card, clues, now, turned } from '../codenames/controls.ts';
import { Table } from '../codenames/table.ts';
import { Ring } from '../spyfall/ring.ts';
import type { Agent } from './agent.ts';
import { House } from './test-house.ts';
import { t } from './texts.ts';

const SLOWER = 4;
const ROUNDS = 5;
const phone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const house = new House();

await house.open();
if (process.argv[2] !== 'scenes') {
  await firstLoads();
  await taps();
  await roundStarts();
}
await scenes();
await votes();
process.exit();

function told(what: string, times: readonly number[], wanted: number): void {
  const p75 = times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.75) - 1] ?? 0;
  console.log(`${what.padEnd(40)} ${String(Math.round(p75)).padStart(5)} ms, wanted: ${wanted} ms or less`);
}

async function slowed(page: Page): Promise<CDPSession> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return cdp;
}

/** UX 37: the time until the largest paint, on a device that has nothing of ours yet. */
async function firstLoads(): Promise<void> {
  const lobby = await Table.open(house, { lobby: true });
  const table = await Table.open(house);
  const screens = {
    home: { path: '/', secret: undefined },
    lobby: { path: lobby.path, secret: lobby.at('red operative').secret },
    board: { path: table.path, secret: table.at('red operative').secret },
  };
  for (const [name, { path, secret }] of Object.entries(screens)) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const page = await (await house.device({ ...phone, ...(secret && { remembers: { secret } }) })).newPage();
      await slowed(page);
      await page.goto(path);
      await page.getByRole('main').getByRole('button').first().waitFor();
      times.push(await page.evaluate(largestPaint));
      await house.clear();
    }
    told(`first load, ${name} (75 of 100)`, times, 2_500);
  }
}

/** Runs in the page. */
async function largestPaint(): Promise<number> {
  await document.fonts.ready;
  return new Promise((done) => {
    const observer = new PerformanceObserver((list) => done(list.getEntries().at(-1)?.startTime ?? 0));
    observer.observe({ type: 'largest-contentful-paint', buffered: true });
  });
}

/** UX 38: the time from a tap to its paint. */
async function taps(): Promise<void> {
  const table = await Table.open(house, { clock: { kind: 'limits', clue: 600, guess: 600 } });
  const { us } = table.sides;
  const ours = table.at(`${us} spymaster`);
  await ours.clue(clues[0], 'unlimited');
  const page = await table.browser(`${us} operative`, phone);
  await button(page, t.play.guess.stop).waitFor();
  await slowed(page);
  await page.evaluate(() => {
    const taps: number[] = [];
    Object.assign(globalThis, { taps });
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries() as (PerformanceEventTiming & {
        interactionId: number;
      })[]) {
        if (interactionId) taps[interactionId] = Math.max(taps[interactionId] ?? 0, duration);
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit);
  });
  const taken = () =>
    page.evaluate(async () => {
      // Entries arrive a little after the paint, and anything under 16 ms is not reported.
      await new Promise((done) => setTimeout(done, 60));
      const { taps } = globalThis as unknown as { taps: number[] };
      return Math.max(0, ...Object.values(taps.splice(0)));
    });
  const times: Record<string, number[]> = {};
  const timed = async (what: string, tap: () => Promise<void>) => {
    await taken();
    await tap();
    times[what] = [...(times[what] ?? []), await taken()];
  };
  for (const place of ours.open(us).slice(0, ROUNDS)) {
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
  for (const [what, all] of Object.entries(times)) told(`tap to paint, ${what} (75 of 100)`, all, 200);
  await house.clear();
}

/** UX 39: the time between the first and the last page that shows the start of a round. */
async function roundStarts(): Promise<void> {
  const table = await Table.open(house, { lobby: true });
  const seats = ['red operative', 'blue spymaster', 'blue operative'] as const;
  const pages = [...(await Promise.all(seats.map((seat) => table.browser(seat)))), await table.tv()];
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
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
    const seen = await Promise.all(
      pages.map((page) => page.evaluate(() => (globalThis as unknown as { seen: Promise<number> }).seen)),
    );
    times.push(Math.max(...seen) - Math.min(...seen));
    await table.host.act({ kind: 'abandon' });
    await table.host.act({ kind: 'toLobby' });
    for (const page of pages) await card(page, 0).waitFor({ state: 'detached' });
  }
  told('a round starts for all (75 of 100)', times, 300);
  await house.clear();
}

/** Frames while a card is touched and turns: the time from one to the next. */
async function scenes(): Promise<void> {
  const table = await Table.open(house);
  const { us } = table.sides;
  const spymaster = table.at(`${us} spymaster`);
  await spymaster.clue(clues[0], 'unlimited');
  const page = await table.browser(`${us} operative`, phone);
  await directed(page);
  const touched = async (place: number): Promise<number[]> => {
    await card(page, place).tap();
    return filmed(page, () => actButton(page).tap());
  };
  const times = [];
  for (const place of spymaster.open(us).slice(0, ROUNDS)) times.push(...(await touched(place)));
  toldFrames('a turning card', times);
  toldWork(await worked(page, () => touched(spymaster.open(us)[0] as number)));
  toldFrames('the assassin', await touched(spymaster.open('assassin')[0] as number));
  await house.clear();
}

/** Frames while the last hand of a vote in Spyfall rises and the spy is unmasked. */
async function votes(): Promise<void> {
  const times: number[] = [];
  const work: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const ring = await Ring.open(house, {
      rounds: 2,
      names: ['Ada', 'Ben', 'Cleo', 'Dov', 'Eva', 'Finn', 'Gil', 'Hana'],
    });
    await ring.begin();
    const [accuser, watching, last, ...others] = ring.innocents as [Agent, Agent, Agent, ...Agent[]];
    await ring.accuse(accuser, ring.spy);
    for (const agent of [watching, ...others]) await ring.play(agent, { kind: 'vote', guilty: true });
    const page = await ring.browser(watching, phone);
    await directed(page);
    const play = () => filmed(page, () => ring.play(last, { kind: 'vote', guilty: true }));
    if (round < ROUNDS - 1) times.push(...(await play()));
    else work.push(...(await worked(page, play)));
    await house.clear();
  }
  toldFrames('a vote and the spy', times);
  toldWork(work);
}

/** A slow page on which the director has loaded. */
async function directed(page: Page): Promise<void> {
  await page.locator('[data-director]').waitFor({ state: 'attached' });
  await slowed(page);
}

/** Milliseconds from each frame of a scene to the next. */
async function filmed(page: Page, act: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => {
    const frames: number[] = [];
    const film = new Promise((done) => {
      const next = (at: number) => {
        const isPlaying = document.querySelector('[data-beat]') !== null;
        if (isPlaying) frames.push(at);
        if (!isPlaying && frames.length > 0) done(frames);
        else requestAnimationFrame(next);
      };
      requestAnimationFrame(next);
    });
    Object.assign(globalThis, { film });
  });
  await act();
  const frames = await page.evaluate(() => (globalThis as unknown as { film: Promise<number[]> }).film);
  return frames.slice(1).map((at, i) => at - (frames[i] ?? at));
}

/**
 * Milliseconds of processor time that the page's main thread needs for each 60th of a second of a scene, at full speed:
 * other programs hardly change it.
 */
async function worked(page: Page, play: () => Promise<number[]>): Promise<number[]> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const busy = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  const before = await busy();
  const length = (await play()).reduce((sum, ms) => sum + ms, 0);
  const work = (await busy()) - before;
  await slowed(page);
  return [work / ((length * 60) / 1000)];
}

function toldWork([work = 0]: readonly number[]): void {
  console.log(`main thread: ${(work * SLOWER).toFixed(1)} ms of 16.7 for each frame, ${SLOWER} times slower`);
}

function toldFrames(what: string, times: readonly number[]): void {
  told(`frame of ${what} (75 of 100)`, times, 17);
  const mean = times.reduce((sum, ms) => sum + ms, 0) / times.length;
  const late = times.filter((ms) => ms > 34).length;
  console.log(`${Math.round(1000 / mean)} frames a second; over 34 ms: ${late} of ${times.length}`);
}
