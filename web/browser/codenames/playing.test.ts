/** UX 10–14: marking and touching, refusals with a reason, giving clues, help and lists. */
import { expect, test } from 'vitest';
import { openHouse, until } from '../kit/house.ts';
import { boxOf } from '../kit/layout.ts';
import { codes, speak, t, textsOf } from '../kit/texts.ts';
import { actButton, announcer, board, button, card, clues, coveredOf, labels, now, unfold } from './controls.ts';
import { Table } from './table.ts';

const house = openHouse();
const phone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };

test('UX 10: one tap only marks, for all to see; touching is a second control of 44 px or more', async () => {
  const table = await Table.open(house);
  const { us } = table.sides;
  const mate = await house.guest(table.path, { remembers: { name: 'Mia' } });
  await button(mate, t.seat[us].operative).click();
  const page = await table.browser(`${us} operative`, phone);
  const spymaster = table.at(`${us} spymaster`);
  await spymaster.clue(clues[0], 2);
  await now(page).getByText(t.codenames.now.operative.first).waitFor();
  const [agent = -1, second = -1] = spymaster.open(us);
  const name = us === 'red' ? 'Bo' : 'Dag';
  await card(page, agent).tap();
  await page.getByRole('button', { name: t.play.board.marked({ names: name }) }).waitFor();
  await mate.getByRole('button', { name: t.play.board.marked({ names: name }) }).waitFor();
  expect(await coveredOf(page)).toEqual(Array(25).fill(undefined));

  const control = actButton(page);
  const box = await boxOf(control);
  expect(box.width).toBeGreaterThanOrEqual(44);
  expect(box.height).toBeGreaterThanOrEqual(44);
  // Mistakes: a double tap, a tap on another card, a tap on a teammate's mark. None reveals a card.
  await card(page, second).dblclick();
  await card(page, agent).tap();
  await card(mate, agent).click();
  await mate.getByRole('button', { name: t.play.board.chosen }).waitFor();
  expect(await coveredOf(page)).toEqual(Array(25).fill(undefined));

  await card(page, second).tap();
  await control.getByText(t.play.guess.touch({ word: '' }).trim()).waitFor();
  await control.tap();
  await until(async () => (await coveredOf(mate))[second] === us);
  expect((await coveredOf(page)).filter(Boolean)).toEqual([us]);
});

test('UX 51: holding a card says what its word means, on this screen alone; it marks nothing, and the host can switch it off', async () => {
  const table = await Table.open(house, { lobby: true });
  const host = await table.browser('red spymaster');
  const guest = await table.browser('red operative', phone);
  await host.getByRole('checkbox', { name: t.gloss.title }).click();
  await unfold(guest);
  await guest.getByText(t.gloss.off, { exact: true }).waitFor();
  await host.getByRole('checkbox', { name: t.gloss.title }).click();
  await guest.getByText(t.gloss.note).waitFor();
  await button(host, t.lobby.start).click();
  await board(guest).waitFor();
  await guest.getByText(t.gloss.key).waitFor({ state: 'attached' });
  await card(guest, 3).dispatchEvent('pointerdown', { pointerType: 'touch', isPrimary: true });
  const gloss = guest.locator('[popover]');
  await gloss.waitFor();
  const word = await gloss.locator('b').innerText();
  expect((await labels(guest))[3]?.toUpperCase()).toContain(word.toUpperCase());
  await card(guest, 3).dispatchEvent('pointerup', { pointerType: 'touch', isPrimary: true });
  await card(guest, 3).dispatchEvent('click');
  await guest.keyboard.press('Escape');
  await gloss.waitFor({ state: 'detached' });
  await card(guest, 4).focus();
  await guest.keyboard.press('?');
  await gloss.waitFor();
  expect(await guest.locator('[aria-pressed=true]').count()).toBe(0);
});

test('UX 11: what cannot be done now stays in reach and says why', async () => {
  const table = await Table.open(house);
  const { us, them } = table.sides;
  const waiting = await table.browser(`${us} operative`, { viewport: { width: 1280, height: 800 } });
  const idle = await table.browser(`${them} spymaster`);
  const reasonOf = (control: ReturnType<typeof button>) =>
    control.evaluate((each) => document.getElementById(each.getAttribute('aria-describedby') ?? '')?.textContent);

  const touch = actButton(waiting);
  expect(await touch.getAttribute('aria-disabled')).toBe('true');
  expect(await reasonOf(touch)).toBe(t.refusals['clue-first']);
  await touch.focus();
  await waiting.getByText(t.refusals['clue-first']).first().waitFor();
  await touch.press('Enter');
  await announcer(waiting).getByText(t.refusals['clue-first']).waitFor();
  // A tap on a card out of turn gets an answer, too.
  await card(waiting, 3).click();
  await until(async () => (await announcer(waiting).getByText(t.refusals['clue-first']).count()) === 2);

  const give = button(idle, t.play.clue.give);
  expect(await reasonOf(give)).toBe(t.refusals['not-your-turn']);
  await table.at(`${us} spymaster`).clue(clues[0], 1);
  const stop = button(waiting, t.play.guess.stop);
  await until(async () => (await reasonOf(stop)) === t.refusals['guess-first']);
  for (const page of [waiting, idle]) {
    const silent = await page
      .locator('[aria-disabled=true]')
      .evaluateAll((all) =>
        all
          .filter((each) => !document.getElementById(each.getAttribute('aria-describedby') ?? '')?.textContent?.trim())
          .map((each) => each.outerHTML.slice(0, 120)),
      );
    expect(silent).toEqual([]);
    expect(await page.locator(':disabled').count()).toBe(0);
  }
});

test('UX 12: a clue is refused next to the field with the reason, and the text stays', async () => {
  const table = await Table.open(house);
  const { us } = table.sides;
  const word = table.host.game.cards[7]?.word.replaceAll('\u00ad', '') as string;
  const page = await table.browser(`${us} spymaster`, phone);
  const field = page.getByRole('textbox', { name: t.play.clue.word });
  const give = button(page, t.play.clue.give);
  const anyway = button(page, t.play.clue.anyway);
  const says = () =>
    field.evaluate((each) => document.getElementById(each.getAttribute('aria-describedby') ?? '')?.innerText);

  await give.click();
  await until(async () => (await says())?.includes(t.play.clue.empty) ?? false);
  await field.fill(word);
  await until(async () => (await says())?.includes(t.play.clue.illegal) ?? false);
  await give.click();
  await anyway.click();
  await until(async () => (await says())?.includes(t.refusals['clue-is-codename']) ?? false);
  expect(await field.inputValue()).toBe(word);
  await field.fill('?!');
  await give.click();
  await anyway.click();
  await until(async () => (await says())?.includes(t.refusals['clue-one-word']) ?? false);
  expect(await field.inputValue()).toBe('?!');

  // Doubtful: the form warns, and the clue can still be given.
  await field.fill('x');
  await until(async () => (await says())?.includes(t.play.clue.doubtful) ?? false);
  await give.click();
  await until(async () => (await says())?.includes(t.play.clue.sure) ?? false);
  const onlooker = await table.onlooker();
  expect(onlooker.game.clues).toHaveLength(0);
  await anyway.click();
  await until(() => onlooker.game.clues.length === 1);
});

test('UX 13: all clues with numbers and guesses are at most one tap away', async () => {
  const table = await Table.open(house);
  const { us, them } = table.sides;
  const key = table.at(`${us} spymaster`);
  await key.clue(clues[0], 2);
  const agent = key.open(us)[0] as number;
  await table.at(`${us} operative`).touch(agent);
  await table.at(`${us} operative`).play({ kind: 'stop' });
  await table.at(`${them} spymaster`).clue(clues[1], 'unlimited');
  const found = key.game.cards[agent]?.word.replaceAll('\u00ad', '') as string;
  const page = await table.browser(`${them} operative`, phone);
  await button(page, t.play.log.open).click();
  const log = page.getByRole('dialog', { name: t.play.log.heading });
  for (const said of [clues[0], '2', found, t.codenames.log.ended.stopped, clues[1], '∞']) {
    await log.getByText(said, { exact: true }).first().waitFor();
  }
  await page.keyboard.press('Escape');
  await log.waitFor({ state: 'hidden' });
  // A wide screen shows the list without a tap.
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('region', { name: t.play.log.heading }).getByText(found).waitFor();
});

test('UX 14: “?” says in at most 90 words what this phase is about; Esc closes it, and focus returns', async () => {
  const table = await Table.open(house);
  const { us } = table.sides;
  const page = await table.browser(`${us} operative`, phone);
  const help = button(page, t.play.tools.help);
  const read = async () => {
    await help.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: t.play.tools.help });
    await dialog.waitFor();
    const text = await dialog.locator('p').first().innerText();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await help.evaluate((each) => each === document.activeElement)).toBe(true);
    expect(text.split(/\s+/).length).toBeLessThanOrEqual(90);
    return text;
  };
  const before = await read();
  await table.at(`${us} spymaster`).clue(clues[0], 1);
  await now(page).getByText(t.codenames.now.operative.first).waitFor();
  expect(await read()).not.toBe(before);
});

test('UX 14: who closes “?” and goes on at once keeps the focus there', async () => {
  const table = await Table.open(house);
  const page = await table.browser(`${table.sides.us} spymaster`, phone);
  const field = page.getByRole('textbox', { name: t.play.clue.word });
  await button(page, t.play.tools.help).click();
  const dialog = page.getByRole('dialog', { name: t.play.tools.help });
  const close = await dialog.getByRole('button', { name: t.common.close }).elementHandle();
  // Both before the browser could tell the page that a dialog was closed.
  await field.evaluate(async (each, close) => {
    (close as HTMLElement).click();
    await Promise.resolve();
    each.focus();
  }, close);
  await page.locator('dialog').waitFor({ state: 'detached' });
  expect(await field.evaluate((each) => each === document.activeElement)).toBe(true);
});

test('UX 14: the full rules are a page in each language', async () => {
  const page = await house.guest('/rules/codenames');
  for (const code of codes) {
    const words = await textsOf(code);
    await speak(page, code);
    await page.getByRole('heading', { level: 1, name: words.help.rules.title }).waitFor();
    const text = await page.getByRole('main').innerText();
    for (const section of ['table', 'turn', 'numbers', 'end', 'illegal', 'time', 'together', 'three'] as const) {
      for (const rule of Object.values(words.help.rules[section])) expect(text).toContain(rule);
    }
  }
});

test('UX 10: a mark is a name on the card, and goes when it is taken away', async () => {
  const table = await Table.open(house);
  const { us } = table.sides;
  await table.at(`${us} spymaster`).clue(clues[0], 1);
  await table.at(`${us} operative`).play({ kind: 'mark', card: 4, on: true });
  const page = await table.browser(`${us} spymaster`, { viewport: { width: 1280, height: 800 } });
  const name = us === 'red' ? 'Bo' : 'Dag';
  await board(page).waitFor();
  expect((await labels(page))[4]).toContain(t.play.board.marked({ names: name }));
  await card(page, 4).getByText(name, { exact: true }).waitFor();
  const back = await table.browser(`${us} operative`);
  await card(back, 4).click();
  await until(async () => !(await labels(page))[4]?.includes(name));
});
