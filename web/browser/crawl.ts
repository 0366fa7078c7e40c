/** UX 34: a walk through screens, each turned over in place to every language; and all that is wrong with what it says. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { wholeOf } from '../src/texts/whole.ts';
import { CARDS, data } from './crawl-data.ts';
import { type GuestOptions, House, openHouse } from './house.ts';
import { clipped, sideways, smallTargets } from './look.ts';
import { fault, keysOf, Phrasebook } from './phrasebook.ts';
import { atRest, EAR, forget, heard, putBack, read, turnTo } from './reader.ts';
import type { Screen, Way } from './screens.ts';
import { codes, t } from './texts.ts';

type Code = (typeof codes)[number];

const MINUTES = 4;

/** Declares the tests of a walk: one for each language, and that the walk came to its end. */
export function crawlTests(walk: (way: Way) => AsyncIterable<Screen>, screens: number): Crawl {
  const house = openHouse(new Polyglots());
  const crawl = new Crawl(house);
  test(
    'the crawl has been to every screen',
    async ({ task }) => {
      house.troubles.length = 0;
      await crawl.prepare();
      const as = { viewport: { width: 320, height: 568 }, reducedMotion: 'reduce' } as const;
      for await (const screen of walk({ house, t, as, cards: CARDS })) await crawl.visit(screen);
      expect(crawl.seen).toHaveLength(screens);
      expect(new Set(crawl.seen).size).toBe(screens);
      expect(house.troubles).toEqual([]);
      // What a starved page showed on its way is gone the second time; what is really wrong is found again.
      if (!task.result?.retryCount) expect(Object.values(crawl.found).flat()).toEqual([]);
    },
    MINUTES * 60_000,
  );
  test.each(codes)('UX 6, 27, 32, 34: every screen speaks %s and nothing else, and fits on 320×568', (code) => {
    expect(crawl.found[code]).toEqual([]);
  });
  return crawl;
}

/** A TV has no settings: where one stands, one more stands for each language. */
class Polyglots extends House {
  readonly tvs = new WeakMap<Page, ReadonlyMap<Code, Page>>();
  /** What pages complained about on the way. */
  readonly troubles: string[] = [];

  override device(options: GuestOptions = {}) {
    return super.device({ ...options, before: `${EAR};${options.before ?? ''}` });
  }
  override async clear(): Promise<string[]> {
    const troubles = await super.clear();
    this.troubles.push(...troubles);
    return troubles;
  }
  override async guest(path: string, options: GuestOptions = {}): Promise<Page> {
    const first = await super.guest(path, options);
    if (!path.endsWith('/tv')) return first;
    const others = codes
      .filter((code) => code !== 'en')
      .map(async (code) => {
        // One room, so that they load from one another's cache; each remembers a language of its own.
        const page = await first.context().newPage();
        await page.addInitScript((code) => {
          const { getItem } = Storage.prototype;
          Storage.prototype.getItem = function (key) {
            return key === 'safehouse.language' ? code : getItem.call(this, key);
          };
        }, code);
        await page.goto(path);
        return [code, page] as const;
      });
    const all = new Map<Code, Page>([['en', first], ...(await Promise.all(others))]);
    this.tvs.set(first, all);
    return first;
  }
}

class Crawl {
  readonly seen: string[] = [];
  readonly found: Record<string, string[]> = {};
  readonly #house: Polyglots;
  readonly #books = new Map<string, Phrasebook>();
  #keys: ReadonlySet<string> = new Set();

  constructor(house: Polyglots) {
    this.#house = house;
  }

  /** The forms of plurals that were met with a number of their own. */
  met(code: Code): string[] {
    return [...(this.#books.get(code)?.met ?? [])].sort();
  }

  async prepare(): Promise<void> {
    this.seen.length = 0;
    for (const code of codes) {
      this.found[code] = [];
      this.#books.set(code, new Phrasebook(code, await wholeOf(code), data));
    }
    this.#keys = keysOf(await wholeOf('en'));
  }

  async visit({ name, page, tv = false, bare = false }: Screen): Promise<void> {
    this.seen.push(name);
    await atRest(page);
    await forget(page);
    for (const code of codes) {
      const shown = tv ? (this.#house.tvs.get(page)?.get(code) as Page) : page;
      if (tv) await catchUp(shown, page);
      if (bare) await loadAnew(page, code);
      else if (!tv && code !== 'en') await turnTo(page, code);
      const faults = [...(await this.#faultsOf(shown, code)), ...(tv || code === 'en' ? [] : await misfits(page))];
      this.found[code]?.push(...faults.map((what) => `${name}: ${what}`));
      if (tv) await this.#listen(name, shown);
      if (process.env.SHOTS) await shown.screenshot({ path: `${process.env.SHOTS}/${name}, ${code}.png` });
    }
    if (tv || bare) return;
    await turnTo(page, 'en');
    await putBack(page);
    await this.#listen(name, page);
  }

  async #faultsOf(page: Page, code: Code): Promise<string[]> {
    const language = await page.evaluate(() => document.documentElement.lang);
    const faults = (await read(page)).map(({ text, at }) => {
      const what = text === '' ? 'nothing is said here' : this.#fault(text, code);
      return what && `${at}: ${what}`;
    });
    return [...(language === code ? [] : [`<html lang=${language}>`]), ...faults.filter((what) => what !== undefined)];
  }

  async #listen(name: string, page: Page): Promise<void> {
    for (const { text, language } of await heard(page)) {
      const what = this.#fault(text, language as Code);
      if (what) this.found[language]?.push(`${name}, announced: ${what}`);
    }
  }

  #fault(text: string, code: Code): string | undefined {
    const [book, english] = [this.#books.get(code), this.#books.get('en')];
    if (!book || !english) return `no such language: ${code}`;
    return fault(text, book, english, this.#keys);
  }
}

/** Until as much stands on this TV as on the one in English, which the walk has waited for. */
async function catchUp(page: Page, first: Page): Promise<void> {
  const parts = () => document.querySelectorAll('main *').length;
  await expect
    .poll(async () => (await page.evaluate(parts)) === (await first.evaluate(parts)), { timeout: 8_000 })
    .toBe(true);
  await forget(page);
}

async function loadAnew(page: Page, code: Code): Promise<void> {
  await page.evaluate((code) => localStorage.setItem('safehouse.language', code), code);
  await page.reload();
  await page.getByRole('heading').first().waitFor();
}

async function misfits(page: Page): Promise<string[]> {
  return (await Promise.all([sideways(page), smallTargets(page), clipped(page)])).flat();
}
