/**
 * A walk through screens: in English everything is checked, in the other languages the texts and whether they fit; with
 * DEEP=1 everything in every language and at every size. SHOTS names a folder for screenshots of all of it.
 */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { LanguageCode } from '../../src/texts/languages.ts';
import { wholeOf } from '../../src/texts/whole.ts';
import type { Screen, Way } from '../codenames/screens.ts';
import { openHouse } from './house.ts';
import { violations } from './page-checks.ts';
import type { Hashes, Look, Spoken } from './page-kit.ts';
import { fault, keysOf, Phrasebook } from './phrasebook.ts';
import { codes, t } from './texts.ts';
import { CARDS, data } from './walk-data.ts';
import { type Size, WalkHouse } from './walk-house.ts';

const { SHOTS, DEEP } = process.env;
const HANGS_AFTER = 1_200_000;
export const phone = { width: 320, height: 568 };
/** A desktop at 400 %. */
const zoomed = { width: 320, height: 256 };
const desktop = { width: 1280, height: 800 };
/** A phone and one on its side, tablets and low desktops (UX 41). */
const tight = [
  { width: 360, height: 740 },
  { width: 740, height: 360 },
  { width: 820, height: 1180 },
  { width: 1024, height: 768 },
  { width: 1366, height: 640 },
  { width: 1366, height: 768 },
];
/** How many of them each screen is checked at, in turn; with DEEP=1 all. */
const TIGHT = 2;
/** A TV. */
const wall = { width: 1920, height: 1080 };

/** What is checked in every language. */
const onSeats: readonly Look[] = ['now', 'silent', 'moving', 'sideways', 'small', 'clipped', 'crowded'];
const onTvs: readonly Look[] = ['now', 'silent', 'moving', 'outOfSight'];

/** Each requirement, and the checks that prove it broken. */
const points = {
  'UX 9: every role in every phase sees exactly one sentence of what to do now': ['now'],
  'UX 11: nothing is disabled without a readable reason': ['silent'],
  'UX 27: 320×568 has no sideways scroll, and no text is cut off': ['sideways', 'clipped'],
  'UX 28: nothing scrolls on a TV, and no text is cut off': ['outOfSight'],
  'UX 31: axe finds no violation of WCAG 2.2 AA by day': ['light'],
  'UX 31: axe finds no violation of WCAG 2.2 AA by night': ['dark'],
  'UX 32: all targets are 44×44 px or more': ['small'],
  'UX 32: 200 % text loses nothing': ['large'],
  'UX 32: at 400 % zoom nothing sticks out, and every control can be brought into sight, under no bar': ['zoomed'],
  'UX 41: the bar of a game is in sight before one scrolls, and no part of the screen covers another': ['crowded'],
  'UX 33: with forced colours every control has an edge': ['edgeless'],
  'UX 33: nothing moves for people who want that': ['moving'],
} as const;
type Offence = (typeof points)[keyof typeof points][number];

/** Declares the tests of a walk: that it reached every screen, one for each point, and one for each language. */
export function walkTests(walk: (way: Way) => AsyncIterable<Screen>, screens: number): Walk {
  const house = openHouse(new WalkHouse());
  const walked = new Walk(house);
  test(
    'the walk has been to every screen',
    async () => {
      await walked.prepare();
      const as = { viewport: phone, reducedMotion: 'reduce' } as const;
      for await (const screen of walk({ house, t, as, cards: CARDS })) await walked.visit(screen);
      expect(await house.end()).toEqual([]);
      expect(walked.seen).toHaveLength(screens);
      expect(new Set(walked.seen).size).toBe(screens);
      walked.isOver = true;
    },
    HANGS_AFTER,
  );
  test.each(Object.entries(points))('%s', (_, offences) => {
    expect(walked.isOver).toBe(true);
    expect(offences.flatMap((offence) => walked.offences(offence))).toEqual([]);
  });
  test.each(codes)('UX 6, 27, 32, 34: every screen speaks %s and nothing else, and fits on 320×568', (code) => {
    expect(walked.isOver).toBe(true);
    expect(walked.faults(code)).toEqual([]);
  });
  return walked;
}

/** What was checked so far, by all walks of this worker. */
type Checked = { readonly [Kind in keyof Hashes]: Set<number> };
const worker = globalThis as { checked?: Checked };
worker.checked ??= { texts: new Set(), controls: new Set(), parts: new Set() };
const { checked } = worker;

export class Walk {
  readonly seen: string[] = [];
  isOver = false;
  readonly #house: WalkHouse;
  readonly #books = new Map<string, Phrasebook>();
  #keys: ReadonlySet<string> = new Set();
  readonly #offences = new Map<Offence, string[]>();
  readonly #faults = new Map<string, string[]>();
  #tvs = 0;
  #boards = 0;

  constructor(house: WalkHouse) {
    this.#house = house;
  }

  offences(offence: Offence): readonly string[] {
    return this.#offences.get(offence) ?? [];
  }
  /** All that was found in English, or in the language of a closer look. */
  found(): Readonly<Partial<Record<Offence, readonly string[]>>> {
    return Object.fromEntries(this.#offences);
  }
  faults(code: LanguageCode): readonly string[] {
    return this.#faults.get(code) ?? [];
  }
  /** The plural forms that were used with a number of their own. */
  met(code: LanguageCode): string[] {
    return [...(this.#books.get(code)?.met ?? [])].sort();
  }

  async prepare(): Promise<void> {
    for (const code of codes) this.#books.set(code, new Phrasebook(code, await wholeOf(code), data));
    this.#keys = keysOf(await wholeOf('en'));
  }

  async visit(screen: Screen): Promise<void> {
    const { name, page, tv = false } = screen;
    this.seen.push(name);
    // Keep the pointer away from everything that is checked.
    await page.mouse.move(0, 0);
    await this.#house.rest(page);
    const steps = DEEP || SHOTS ? codes.map((code) => [code]) : [codes];
    for (const step of steps) {
      await this.#house.resize(page, tv ? wall : phone);
      const spoken = await page.evaluate(([codes, names]) => kit.speak(codes, names), [
        step,
        tv ? onTvs : onSeats,
      ] as const);
      for (const each of spoken) this.#note(screen, each);
      await this.#shoot(screen, step[0] ?? '');
      if (DEEP) await this.#lookCloser(screen, step[0] ?? '');
    }
    // A TV stays in another language each time, so that its announcements are heard in all of them.
    const rests = tv ? (codes[this.#tvs++ % codes.length] as LanguageCode) : 'en';
    await page.evaluate((code) => kit.speak([code], []), rests);
    if (!DEEP) await this.#lookCloser(screen, rests);
    await this.#house.resize(page, tv ? wall : phone);
    for (const { text, language } of await page.evaluate(() => kit.heard())) {
      const what = this.#fault(text, language);
      if (what) this.#blame(language, `${name}, announced: ${what}`);
    }
  }

  /** Records the findings about the page as it is, in one language. */
  #note({ name, still = false, tv = false }: Screen, { language, said, found }: Spoken): void {
    const { now = [], ...others } = found;
    const isTold = now.length === 1 && now[0] !== '';
    const wrong = { ...others, ...(isTold || still ? {} : { now: [`“${now.join('”, “')}”`] }) };
    for (const [offence, whats] of Object.entries(wrong)) {
      for (const what of whats) {
        if (language === 'en') this.#offend(offence as Offence, `${name}: ${what}`);
        else this.#blame(language, `${name}: ${offence}: ${what}`);
      }
    }
    for (const { text, at } of said) {
      const what = text === '' ? 'nothing is said here' : this.#fault(text, language);
      if (what) this.#blame(language, `${name}${tv ? ' (TV)' : ''}: ${at}: ${what}`);
    }
  }

  /** Checks that need another size, other colours, or axe. */
  async #lookCloser(screen: Screen, language: string): Promise<void> {
    const { name, page, tv = false } = screen;
    const offend = (offence: Offence, whats: readonly string[]) => {
      for (const what of whats) this.#offend(offence, `${name}, ${language}: ${what}`);
    };
    const shoot = (how: string) => this.#shoot(screen, `${language}, ${how}`);
    if (!tv) {
      await this.#house.resize(page, zoomed);
      offend('zoomed', await looked(page, ['sideways', 'outOfReach']));
      await shoot('zoomed');
    }
    const isBoard = () => document.querySelector('.layout') !== null && document.querySelector('dialog:modal') === null;
    for (const size of !tv && (await page.evaluate(isBoard)) ? this.#tightSizes() : []) {
      await this.#house.resize(page, size);
      offend('crowded', await looked(page, ['crowded']));
    }
    await this.#house.resize(page, tv ? wall : desktop);
    if (!tv) offend('small', await looked(page, ['small']));
    await shoot('light');
    // What looks like something checked before would give the same result.
    const fresh = freshOf(await page.evaluate(() => kit.pieces()));
    if (fresh.texts.length > 0 || fresh.parts.length > 0) await page.evaluate((fresh) => kit.choose(fresh), fresh);
    if (fresh.parts.length > 0) offend('light', await violations(page, 'new structure'));
    if (fresh.texts.length > 0) {
      offend('light', await violations(page, 'new colours'));
      await page.emulateMedia({ colorScheme: 'dark' });
      offend('dark', await violations(page, 'new colours'));
    }
    if (!tv && fresh.controls.length > 0) {
      await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' });
      offend('edgeless', await looked(page, ['edgeless']));
    }
    await this.#shootColours(screen, shoot);
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
    if (!tv) {
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      offend('large', await looked(page, ['sideways', 'clipped', 'outOfReach']));
      await shoot('large');
      await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
    }
  }

  #tightSizes(): readonly Size[] {
    if (DEEP || SHOTS) return tight;
    const first = TIGHT * this.#boards++;
    return Array.from({ length: TIGHT }, (_, i) => tight[(first + i) % tight.length] as Size);
  }

  async #shootColours({ page, tv = false }: Screen, shoot: (how: string) => Promise<void>): Promise<void> {
    if (!SHOTS) return;
    await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'none' });
    await shoot('dark');
    if (tv) return;
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' });
    await shoot('forced');
  }
  async #shoot({ name, page }: Screen, how: string): Promise<void> {
    if (SHOTS) await this.#house.shoot(page, `${SHOTS}/${name}, ${how}.png`);
  }
  #offend(offence: Offence, what: string): void {
    this.#offences.set(offence, [...this.offences(offence), what]);
  }
  #blame(language: string, what: string): void {
    this.#faults.set(language, [...(this.#faults.get(language) ?? []), what]);
  }
  #fault(text: string, code: string): string | undefined {
    const [book, english] = [this.#books.get(code), this.#books.get('en')];
    if (!book || !english) return `no such language: ${code}`;
    return fault(text, book, english, this.#keys);
  }
}

/** What none of the screens checked so far had; from now on it counts as checked. */
function freshOf(found: Hashes): Hashes {
  const fresh = (kind: keyof Hashes) => {
    const all = found[kind].filter((how) => DEEP || !checked[kind].has(how));
    for (const how of all) checked[kind].add(how);
    return all;
  };
  return { texts: fresh('texts'), controls: fresh('controls'), parts: fresh('parts') };
}

async function looked(page: Page, names: readonly Look[]): Promise<string[]> {
  const found = await page.evaluate((names) => kit.look(names), names);
  return Object.values(found).flat();
}
