/** UX 30 and 32: a whole game with the keyboard only, announced once; and a focus that is always visible. */
import { expect, test } from 'vitest';
import { farMap } from '../duet/campaign-map.ts';
import { Pair } from '../duet/pair.ts';
import { Agent } from '../kit/agent.ts';
import { openHouse, until } from '../kit/house.ts';
import { LISTENER, saidOnce, tabTo, touchByKeys } from '../kit/keys.ts';
import { outOfReach } from '../kit/page-checks.ts';
import { t } from '../kit/texts.ts';
import { Ring } from '../spyfall/ring.ts';
import { board, clues, keyOf, now, turned, wordsOf } from './controls.ts';
import { Table } from './table.ts';

const house = openHouse();

test('UX 30: from the front page to the result by keyboard alone, each clue, card and turn announced exactly once', async () => {
  const listened = { before: LISTENER, reducedMotion: 'reduce' } as const;
  const spymaster = await house.guest('/', listened);
  await spymaster.getByRole('heading', { name: t.home.open.title }).waitFor();
  await tabTo(spymaster, 'textbox', t.home.open.name);
  await spymaster.keyboard.type('Ada');
  await spymaster.keyboard.press('Enter');
  await spymaster.waitForURL('**/t/*');
  await tabTo(spymaster, 'radio', new RegExp(`^${t.lobby.setup.forms.teams}`));
  await spymaster.keyboard.press('ArrowDown');

  const operative = await house.guest(new URL(spymaster.url()).pathname, listened);
  await tabTo(operative, 'textbox', t.lobby.join.name);
  await operative.keyboard.type('Bo');
  await operative.keyboard.press('Enter');
  await now(spymaster).getByText(t.lobby.now.startYours).waitFor();
  const table = new URL(spymaster.url()).pathname.slice('/t/'.length);
  const mate = await Agent.joining(house.url, table, 'Mo', { team: 'red', role: 'operative' });
  await tabTo(spymaster, 'button', t.lobby.start);
  await spymaster.keyboard.press('Enter');

  await tabTo(spymaster, 'button', t.play.key.open);
  await spymaster.keyboard.press('Enter');
  const key = await keyOf(spymaster);
  const words = await wordsOf(operative);
  const ours = key.flatMap((each, place) => (each === 'red' ? [place] : []));
  const theirs = key.indexOf('blue');

  await tabTo(spymaster, 'textbox', t.play.clue.word);
  await spymaster.keyboard.type(clues[0]);
  await spymaster.keyboard.press('Enter');
  await now(operative).getByText(t.codenames.now.operative.first).waitFor();
  await touchByKeys(operative, ours[0] as number);
  await turned(operative, ours[0] as number, 'red');
  await tabTo(operative, 'button', t.play.guess.stop);
  await operative.keyboard.press('Enter');
  await now(spymaster)
    .getByText(t.codenames.now.spymaster.opponent({ n: 1 }))
    .waitFor();
  await touchByKeys(spymaster, theirs);
  await now(spymaster).getByText(t.codenames.now.spymaster.clue).waitFor();

  await tabTo(spymaster, 'textbox', t.play.clue.word);
  await spymaster.keyboard.type(clues[1]);
  for (let step = 0; step < 9; step++) await spymaster.keyboard.press('ArrowUp');
  await spymaster.keyboard.press('Enter');
  await now(operative).getByText(t.codenames.now.operative.first).waitFor();
  await touchByKeys(operative, ours[1] as number);
  await turned(operative, ours[1] as number, 'red');
  // Another player touches most of the rest.
  for (const place of ours.slice(2, -1)) await mate.touch(place);
  await turned(operative, ours.at(-2) as number, 'red');
  await touchByKeys(operative, ours.at(-1) as number);
  await operative.getByRole('heading', { name: t.codenames.result.wonTogether }).waitFor();
  await spymaster.getByRole('heading', { name: t.codenames.result.wonTogether }).waitFor();

  // What a screen reader announces to both.
  const said = [
    t.codenames.said.clue.red({ name: 'Ada', word: clues[0], number: 1 }),
    ...ours.map((place, i) => {
      const name = i < 2 || i === ours.length - 1 ? 'Bo' : 'Mo';
      return t.codenames.said.touched.red({ name, word: words[place] as string });
    }),
    t.codenames.said.ended.stopped,
    t.codenames.said.opponentsTurn,
    t.codenames.said.opponent({ word: words[theirs] as string }),
    t.codenames.said.turn.red,
    t.codenames.said.clue.red({ name: 'Ada', word: clues[1], number: t.play.clue.unlimited }),
    t.codenames.said.wonTogether({ score: 7 }),
  ];
  for (const page of [spymaster, operative]) await saidOnce(page, said, [clues[0], clues[1]]);
  await tabTo(spymaster, 'button', t.play.result.again);
  await spymaster.keyboard.press('Enter');
  await board(operative).waitFor();
  await until(async () => (await wordsOf(operative))[0] !== words[0]);
});

test('UX 32: wherever Tab leads, the focus is seen: a ring of 2 px or more at 3:1, and never under a bar', async () => {
  const table = await Table.open(house);
  const { us } = table.sides;
  await table.at(`${us} spymaster`).clue(clues[0], 1);
  const lobby = await Table.open(house, { lobby: true });
  const pair = await Pair.open(house);
  await pair.turn('west', 1, 'miss');
  await pair.clue('east', 1);
  const ring = await Ring.open(house);
  await ring.begin();
  const heard = await Ring.open(house);
  await heard.begin();
  await heard.accuse(...(heard.agents as [Agent, Agent]));
  const phone = { viewport: { width: 320, height: 568 }, reducedMotion: 'reduce' } as const;
  const pages = {
    home: () => house.guest('/', phone),
    lobby: () => lobby.browser('red spymaster', phone),
    operative: () => table.browser(`${us} operative`, phone),
    spymaster: () => table.browser(`${us} spymaster`, phone),
    giver: () => pair.browser('east', phone),
    guesser: () => pair.browser('west', phone),
    map: () => farMap(house, phone),
    asker: () => ring.browser(ring.dealer, phone),
    voter: () => heard.browser(heard.agents[2] as Agent, phone),
  };
  const wrong: string[] = [];
  for (const [name, open] of Object.entries(pages)) {
    const page = await open();
    // Not the page that is still connecting.
    await page.locator('main:not(.waiting)').waitFor();
    // What loads later moves what is focused.
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    let stops = 0;
    while (stops < 40) {
      await page.keyboard.press('Tab');
      const trouble = await page.evaluate(focusTrouble);
      if (!trouble) break;
      stops += 1;
      wrong.push(...trouble.map((each) => `${name}: ${each}`));
    }
    expect(stops, name).toBeGreaterThan(2);
    wrong.push(...(await page.evaluate(ringTrouble)).map((each) => `${name}: ${each}`), ...(await house.clear()));
  }
  expect(wrong).toEqual([]);
});

test('UX 32: at 400 % zoom (320×256) every card and every control can be brought into sight, under no bar', async () => {
  const table = await Table.open(house);
  const { us, them } = table.sides;
  const ours = table.at(`${us} spymaster`);
  await ours.clue(clues[0], 1);
  await table.at(`${them} spymaster`).play({ kind: 'object' });
  // They may now cover one of their own cards, which makes the fullest bar.
  const pair = await Pair.open(house);
  await pair.turn('west', 1, 'miss');
  await pair.clue('east', 1);
  const zoomed = { viewport: { width: 320, height: 256 }, reducedMotion: 'reduce' } as const;
  const pages = {
    spymaster: () => table.browser(`${them} spymaster`, zoomed),
    operative: () => table.browser(`${them} operative`, zoomed),
    watcher: () => table.watcher('Eve', zoomed),
    giver: () => pair.browser('east', zoomed),
    guesser: () => pair.browser('west', zoomed),
  };
  const hidden: string[] = [];
  for (const [name, open] of Object.entries(pages)) {
    const page = await open();
    await board(page).waitFor();
    const troubles = await outOfReach(page);
    hidden.push(...troubles.map((what) => `${name}: ${what}`), ...(await house.clear()));
  }
  expect(hidden).toEqual([]);
});

/** Runs in the page: problems with the focused element; undefined after a full Tab cycle. */
function focusTrouble(): string[] | undefined {
  const focused = document.activeElement;
  const known = globalThis as unknown as { stops?: Set<Element> };
  known.stops ??= new Set();
  if (!focused || focused === document.body || known.stops.has(focused)) return undefined;
  known.stops.add(focused);
  const ringed = focused.closest('label') ?? focused;
  const { left, top, width, height } = ringed.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + Math.min(height, innerHeight) / 2);
  const isSeen = hit && (ringed.contains(hit) || hit.contains(ringed) || hit.closest('label') === ringed);
  if (isSeen) return [];
  const name = focused.getAttribute('aria-label') ?? focused.textContent?.trim().slice(0, 30);
  return [`${focused.tagName} ${name} is under ${hit?.tagName ?? 'nothing'}.${hit?.className ?? ''}`];
}

/** Runs in the page: problems with the focus ring of every visited element, in light and dark mode. */
function ringTrouble(): string[] {
  const { stops = new Set() } = globalThis as unknown as { stops?: Set<HTMLElement> };
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', {
    willReadFrequently: true,
  }) as OffscreenCanvasRenderingContext2D;
  const known = new Map<string, number[]>();
  const colour = (css: string): number[] => {
    const before = known.get(css);
    if (before) return before;
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = css;
    canvas.fillRect(0, 0, 1, 1);
    known.set(css, [...canvas.getImageData(0, 0, 1, 1).data]);
    return colour(css);
  };
  const light = (css: string) => {
    const [r = 0, g = 0, b = 0] = colour(css).map((value) =>
      value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const trouble = (focused: HTMLElement): string[] => {
    focused.focus({ focusVisible: true, preventScroll: true } as FocusOptions);
    const at = `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.textContent?.trim().slice(0, 30)}`;
    const ringed = [focused, focused.closest('label')].find(
      (each) => each && getComputedStyle(each).outlineStyle !== 'none',
    );
    if (!ringed) return [`${at}: no ring`];
    const { outlineWidth, outlineColor } = getComputedStyle(ringed);
    let behind: Element | null = ringed.parentElement;
    while (behind && (colour(getComputedStyle(behind).backgroundColor)[3] ?? 0) < 255) behind = behind.parentElement;
    const back = getComputedStyle(behind ?? document.documentElement).backgroundColor;
    const [darker = 0, lighter = 0] = [light(outlineColor), light(back)].sort((a, b) => a - b);
    const contrast = (lighter + 0.05) / (darker + 0.05);
    return [
      ...(Number.parseFloat(outlineWidth) < 2 ? [`${at}: a ring of ${outlineWidth}`] : []),
      ...(contrast < 3 ? [`${at}: a ring at ${contrast.toFixed(1)}:1`] : []),
    ];
  };
  const root = document.documentElement;
  return ['light', 'dark'].flatMap((theme) => {
    root.dataset.theme = theme;
    return [...stops]
      .filter((each) => each.isConnected)
      .flatMap((each) => trouble(each).map((what) => `${what}, ${theme}`));
  });
}
