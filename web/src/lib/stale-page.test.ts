/** When a page that failed to load a part of itself reloads, and when it does not. */
import { expect, test } from 'vitest';
import { type Page, renew } from './stale-page.ts';

const away = async () => undefined;
const sameBuild = async () => '<script src="/assets/index-old.js">';
const newBuild = async () => '<script src="/assets/index-new.js">';

/** A page whose server gives these answers in order, and the last one forever. Its clock advances when it pauses. */
class TestPage implements Page {
  readonly script = '/assets/index-old.js';
  readonly memory: Page['memory'];
  readonly #answers: Page['current'][];
  reloads: number[] = [];
  time = 1_000_000;

  constructor(...answers: Page['current'][]) {
    const kept = new Map<string, string>();
    this.memory = { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
    this.#answers = answers;
  }

  current = (): Promise<string | undefined> =>
    (this.#answers.length > 1 ? this.#answers.shift() : this.#answers[0])?.() ?? away();
  now = (): number => this.time;
  reload = (): void => void this.reloads.push(this.time);
  pause = async (milliseconds: number): Promise<void> => {
    this.time += milliseconds;
  };
}

test('the server has another build: the page is reloaded, but not again and again', async () => {
  const page = new TestPage(newBuild);
  await renew(page, false);
  page.time += 10_000;
  await renew(page, false);
  expect(page.reloads).toHaveLength(1);
  page.time += 60_000;
  await renew(page, false);
  expect(page.reloads).toHaveLength(2);
});

test('the server has the same build, or cannot be reached: the page stays, as long as the part is not needed', async () => {
  const pages = [new TestPage(sameBuild), new TestPage(away)];
  for (const page of pages) await renew(page, false);
  expect(pages.map(({ reloads }) => reloads)).toEqual([[], []]);
});

test('the part is needed: the page is reloaded as soon as the server answers, once a minute at most', async () => {
  const page = new TestPage(away, away, sameBuild);
  await renew(page, true);
  expect(page.reloads).toEqual([1_004_000]);
  await renew(page, true);
  expect(page.reloads).toEqual([1_004_000, 1_064_000]);
});
