/** L12–L17 in the browser: the referee's opinion while typing, binding verdicts, and the options of a table. */
import type { Page, WebSocketRoute } from 'playwright-core';
import { expect, test } from 'vitest';
import { Pair } from '../duet/pair.ts';
import { openHouse, until } from '../kit/house.ts';
import { type Texts, t, textsOf } from '../kit/texts.ts';
import { announcer, button, clues, now, unfold } from './controls.ts';
import { four, NAMES, Table, type TableOptions } from './table.ts';

const house = openHouse();
const phone = { viewport: { width: 320, height: 568 } };
const usual = { mode: 'advise', names: false, acronyms: true, apart: false, rhymes: false } as const;

function field(page: Page, { play }: Texts = t) {
  return page.getByRole('textbox', { name: play.clue.word });
}

/** The text below the clue field. */
async function says(page: Page, texts: Texts = t): Promise<string> {
  const below = await field(page, texts).getAttribute('aria-describedby');
  return page.locator(`[id="${below}"]`).innerText();
}

async function openAs(seat: 'spymaster' | 'operative', options: TableOptions & { language?: string } = {}) {
  const table = await Table.open(house, options);
  const { us, them } = table.sides;
  return { table, us, them, seat: `${us} ${seat}` as const };
}

test('L17: the clue field says what the referee thinks and why, naming the codename, in whatever language one reads', async () => {
  const { table, seat } = await openAs('spymaster');
  const word = table.host.game.cards[3]?.word.replaceAll('\u00ad', '') as string;
  // High enough for the top bar beside the verdict.
  const page = await table.browser(seat, { ...phone, viewport: { width: 360, height: 740 } });
  await field(page).fill(word.toLowerCase());
  const why = { codename: word.toUpperCase() };
  await until(async () => (await says(page)).includes(`${t.play.clue.illegal} ${t.play.referee.why.same(why)}`));
  // This server has no dictionaries, and says so.
  expect(await says(page)).toContain(t.play.referee.limited);
  await field(page).fill('x');
  await until(async () => (await says(page)).includes(`${t.play.clue.doubtful} ${t.play.referee.why.letter}`));

  await button(page, t.table.menu.settings).click();
  await page.getByLabel(t.common.language).selectOption('hu');
  await page.keyboard.press('Escape');
  const hu = await textsOf('hu');
  expect(await says(page, hu)).toContain(`${hu.play.clue.doubtful} ${hu.play.referee.why.letter}`);
  await field(page, hu).fill(word);
  await until(async () => (await says(page, hu)).includes(hu.play.referee.why.same(why)));
  // WCAG 3.1.2: words of cards are marked with their language.
  expect(await page.locator('.verdict [lang=en]').innerText()).toBe(why.codename);
  expect(await page.locator('[data-card="3"] .sr-only [lang=en]').innerText()).toBe(word);
  expect(await field(page, hu).getAttribute('lang')).toBe('en');
});

test('L18: whoever may object sees the opinion with its reason', async () => {
  const { table, us, them } = await openAs('spymaster');
  const hu = await textsOf('hu');
  await table.at(`${us} spymaster`).clue('x', 1);
  const judge = await table.browser(`${them} spymaster`, { ...phone, remembers: { language: 'hu' } });
  await button(judge, hu.play.judge.object).click();
  await judge.getByRole('dialog').getByText(hu.play.referee.why.letter).waitFor();
});

test('L17, strict: an illegal clue cannot be given, the button says why, and what is only doubtful can', async () => {
  const { table, seat } = await openAs('spymaster', { referee: { ...usual, mode: 'strict', names: true } });
  const page = await table.browser(seat, phone);
  const onlooker = await table.onlooker();
  await field(page).fill('two words');
  await until(async () => (await says(page)).includes(t.play.referee.why['several-words']));
  expect(await says(page)).toContain(t.play.referee.bound);
  const give = button(page, t.play.clue.give);
  expect(await give.getAttribute('aria-disabled')).toBe('true');
  await field(page).press('Enter');
  await announcer(page).getByText(`${t.play.clue.illegal} ${t.play.referee.why['several-words']}`).waitFor();
  expect(onlooker.game.clues).toHaveLength(0);
  expect(await field(page).inputValue()).toBe('two words');

  await field(page).fill('x');
  await give.click();
  await button(page, t.play.clue.anyway).click();
  await until(() => onlooker.game.clues.length === 1);
});

test('L17, strict: where the refusal is faster than the advice, the advice follows it', async () => {
  const { table, seat } = await openAs('spymaster', { referee: { ...usual, mode: 'strict', names: true } });
  const line = { isSlow: true, refusals: 0 };
  const prepare = (page: Page) =>
    page.routeWebSocket(/\/ws$/, (socket: WebSocketRoute) => {
      const server = socket.connectToServer();
      socket.onMessage((text) => {
        if (!line.isSlow || !String(text).includes('checkClue')) server.send(text);
      });
      server.onMessage((text) => {
        if (String(text).includes('clue-illegal')) line.refusals += 1;
        // From now on the referee answers again.
        line.isSlow &&= line.refusals === 0;
        socket.send(text);
      });
    });
  const page = await table.browser(seat, { ...phone, prepare });
  await field(page).fill('two words');
  await button(page, t.play.clue.give).click();
  await until(async () => (await says(page)).includes(t.play.referee.why['several-words']));
  expect(line.refusals).toBe(1);
  expect(await field(page).inputValue()).toBe('two words');
});

test('L17, off: nobody is asked, nothing is said, and a clue is given at the first press', async () => {
  const { table, seat, us, them } = await openAs('spymaster', { referee: { ...usual, mode: 'off' } });
  const asked: string[] = [];
  const page = await table.browser(seat, {
    ...phone,
    prepare: async (page) => {
      page.on('websocket', (socket) => {
        socket.on(
          'framesent',
          ({ payload }) => void (String(payload).includes('checkClue') && asked.push(String(payload))),
        );
      });
      await page.clock.install({ time: house.server.now });
      await page.clock.pauseAt(house.server.now + 1_000);
    },
  });
  await field(page).fill('x');
  // Longer than the field's delay before it asks.
  await page.clock.runFor(600);
  expect(await says(page)).toBe('');
  await button(page, t.play.clue.give).click();
  await table
    .at(`${them} spymaster`)
    .until((view) => view.round?.view.game === 'codenames' && view.round.view.clues.length === 1);
  expect(asked).toEqual([]);
  const judge = await table.browser(`${them} spymaster`, phone);
  await button(judge, t.play.judge.object).click();
  const dialog = judge.getByRole('dialog');
  await dialog.getByText(t.codenames.judge.sure({ word: 'X' })).waitFor();
  expect(await dialog.getByText(t.play.judge.says).count()).toBe(0);
  expect(us).not.toBe(them);
});

test('UX 12, L18, strict: New York is asked about, allowed with one tap, and given; nobody else sees the question', async () => {
  const { table, us, them } = await openAs('spymaster', { referee: { ...usual, mode: 'strict' } });
  const [giver, judge, operative] = [
    await table.browser(`${us} spymaster`, phone),
    await table.browser(`${them} spymaster`, phone),
    await table.browser(`${us} operative`, phone),
  ];
  await field(giver).fill('New York');
  await button(giver, t.play.asking.ask).click();
  const name = NAMES[`${us} spymaster`];
  const question = judge.getByRole('region', { name: t.play.asking.question({ name, word: 'NEW YORK' }) });
  await question.getByText(t.play.referee.why['several-words']).waitFor();
  await giver.getByText(t.play.asking.soon).waitFor();
  await question.getByRole('button', { name: t.play.asking.yes, exact: true }).click();
  await giver.getByText(t.play.asking.allowed).waitFor();
  expect(await operative.locator('body').innerText()).not.toMatch(/new york/i);
  await button(giver, t.play.clue.give).click();
  await operative.getByText('New York', { exact: true }).first().waitFor();
  expect(await question.count()).toBe(0);
  // C23: what was allowed beforehand, nobody objects to.
  expect(await button(judge, t.play.judge.object).count()).toBe(0);
});

test('L18, C23, C21: without a referee several words need a second press; hands and owning up', async () => {
  const { table, us, them } = await openAs('spymaster', { referee: { ...usual, mode: 'off' } });
  const [giver, judge, operative] = [
    await table.browser(`${us} spymaster`, phone),
    await table.browser(`${them} spymaster`, phone),
    await table.browser(`${them} operative`, phone),
  ];
  await field(giver).fill('very cold');
  await button(giver, t.play.asking.ask).waitFor();
  await button(giver, t.play.clue.give).click();
  await until(async () => (await says(giver)).includes(t.play.asking.several));
  await button(giver, t.play.clue.anyway).click();
  await button(operative, t.play.hand.raise).click();
  await operative.getByText(t.play.hand.raised).waitFor();
  await judge.getByText(t.play.hand.seen({ n: 1, names: NAMES[`${them} operative`] })).waitFor();
  await button(giver, t.play.ownUp.button).click();
  const dialog = giver.getByRole('dialog', { name: t.play.ownUp.heading });
  await dialog.getByText(t.play.ownUp.teams({ word: 'VERY COLD' })).waitFor();
  await dialog.getByRole('button', { name: t.play.ownUp.yes }).click();
  const onlooker = await table.onlooker();
  await until(() => onlooker.game.penalty === them);
});

test('L12–L17: the host agrees on it in the lobby, by keyboard too, and guests read it at once', async () => {
  const table = await Table.open(house, { lobby: true, seats: four });
  const host = await table.browser('red spymaster', phone);
  const guest = await table.browser('blue operative', phone);
  for (const page of [host, guest]) await unfold(page);
  const { referee } = t.lobby.setup;
  await guest.getByText(referee.modes.advise, { exact: true }).waitFor();
  await guest.getByText(referee.allowed({ rules: referee.rules.acronyms })).waitFor();

  const open = button(host, referee.choose);
  await open.focus();
  await host.keyboard.press('Enter');
  const dialog = host.getByRole('dialog', { name: t.referee.title });
  await dialog.getByRole('radio', { name: referee.modes.strict }).check();
  await dialog.getByRole('checkbox', { name: t.referee.names.rhymes }).press('Space');
  await dialog.getByRole('checkbox', { name: t.referee.names.acronyms }).press('Space');
  await guest.getByText(referee.modes.strict, { exact: true }).waitFor();
  await guest.getByText(referee.allowed({ rules: referee.rules.rhymes })).waitFor();
  await host.keyboard.press('Escape');
  await until(() => open.evaluate((each) => each === document.activeElement));

  // A guest can read everything and change nothing.
  await button(guest, referee.look).click();
  const read = guest.getByRole('dialog', { name: t.referee.title });
  await read.getByText(t.referee.notes.apart).waitFor();
  const names = read.getByRole('checkbox', { name: t.referee.names.names });
  await names.press('Space');
  expect(await names.isChecked()).toBe(false);
  expect(await read.getByRole('checkbox', { name: t.referee.names.rhymes }).isChecked()).toBe(true);
  await read.getByText(t.lobby.setup.hostOnly).first().waitFor();
  await guest.keyboard.press('Escape');

  // Duet has its own choice; Codenames' choice returns with Codenames.
  await host.getByRole('radio', { name: t.games.duet.name }).click();
  await guest.getByText(referee.modes.advise, { exact: true }).waitFor();
  await host.getByRole('radio', { name: t.games.codenames.note }).click();
  await guest.getByText(referee.modes.strict, { exact: true }).waitFor();
});

test('L17 in Duet: the verdict is said, and a clue that is legal is given at the first press', async () => {
  const pair = await Pair.open(house);
  const page = await pair.browser('west', phone);
  await field(page).fill('x');
  await until(async () => (await says(page)).includes(t.play.referee.why.letter));
  await field(page).fill(clues[0]);
  await until(async () => (await says(page)).includes(t.play.clue.legal));
  await button(page, t.play.clue.give).click();
  await now(page)
    .getByText(t.duet.now.guess.wait({ name: 'Ben' }))
    .waitFor();
});
