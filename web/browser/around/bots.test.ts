/**
 * Bots: a game with one in a single tap, adding one to a free seat, and the host's actions. They do not wait to think
 * here.
 */
import type { View } from '@safehouse/rules/duet/view-types.ts';
import type { View as SpyfallView } from '@safehouse/rules/spyfall/view-types.ts';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { actButton, button, card, now } from '../codenames/controls.ts';
import { Table } from '../codenames/table.ts';
import { Agent } from '../kit/agent.ts';
import { openHouse } from '../kit/house.ts';
import { type Texts, t, textsOf } from '../kit/texts.ts';
import { putAway } from '../spyfall/player.ts';
import { Ring } from '../spyfall/ring.ts';

const house = openHouse({ bots: true });
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const [first = '', second = ''] = t.bots.names.split(', ');
const seats = t.seat.red;

/** The bot label beside a name. */
function mark(page: Page | Locator, texts: Texts = t): Locator {
  return page.getByRole('img', { name: texts.table.people.bot, exact: true });
}

/** A lobby of Codenames in one team, with its host not seated yet. */
async function lobby(name = 'Ada'): Promise<Page> {
  const page = await house.guest('/', { remembers: { name } });
  await button(page, t.home.open.button).click();
  await page.waitForURL('**/t/*');
  await page.getByRole('radio', { name: t.lobby.setup.forms.together }).check();
  await button(page, t.lobby.watchers.watch).click();
  await button(page, t.lobby.sitAt({ seat: seats.spymaster })).waitFor();
  return page;
}

async function addBot(page: Page, seat: string, level: keyof Texts['bots']['levels'] = 'normal'): Promise<void> {
  await button(page, t.lobby.botAt({ seat })).click();
  await page.getByRole('dialog').getByRole('radio', { name: t.bots.levels[level] }).check();
  await button(page, t.bots.add).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** The progress of a game of Duet; marks do not count. */
function come({ phase, round }: Agent['view']): string {
  const game = round?.view as View | undefined;
  return JSON.stringify([phase, round?.number, game?.phase, game?.givers, game?.clues, game?.late]);
}

/** Makes a move in Duet for this page, which plays West, or waits for the bot's. `seen` is a spectator's view. */
async function move(page: Page, seen: Agent, { play }: Texts, word: string): Promise<void> {
  const before = come(seen.view);
  const { phase, round } = seen.view;
  const game = round?.view as View;
  const [last] = game.clues.slice(-1);
  if (phase === 'over') {
    await button(page, play.result.again).click();
    // Meanwhile the bot says what its clues were for.
    await seen.until((view) => view.phase !== 'over');
    return;
  }
  if (game.phase === 'clue' && game.givers.every((side) => side === 'west')) {
    await page.getByRole('textbox', { name: play.clue.word }).fill(word);
    await button(page, play.clue.give).click();
  } else if (game.phase === 'guess' && game.guessers.includes('west') && (last?.guesses.length ?? 0) > 0) {
    await button(page, play.guess.stop).click();
  } else if (game.phase !== 'clue' && game.guessers.every((side) => side === 'west')) {
    const open = game.cards.findIndex(({ found, markers }) => !found && !markers.some(({ side }) => side === 'west'));
    await actButton(page).waitFor();
    await card(page, open).click();
    await actButton(page).click();
  }
  await seen.until((view) => come(view) !== before);
}

test('in Hungarian one tap starts Duet with a bot, which gives clues and guesses', { timeout: 120_000 }, async () => {
  const hu = await textsOf('hu');
  const { bots, you } = hu.home.playNow;
  const [bot = ''] = bots.split(', ');
  const duet = hu.games.duet.quick;
  const page = await house.guest('/', { remembers: { language: 'hu', motion: 'less' } });
  await page.getByRole('button', { name: duet }).click();
  await card(page, 0).waitFor();
  // The bot's name is in the page's language, and so is the default name of the player.
  await page.getByText(you, { exact: true }).waitFor();
  await mark(page, hu).first().waitFor();
  const seen = await Agent.at(house.url, new URL(page.url()).pathname.slice('/t/'.length));
  const words = ['ritkán', 'alighanem', 'holott', 'mindazonáltal', 'netalán', 'olykor', 'vajon', 'bizony'];
  const clues = () => (seen.view.round as { view: View }).view.clues;
  const isDone = () => {
    const given = clues().filter(({ side }) => side === 'east').length;
    return given > 1 && clues().some(({ guesses }) => guesses.some(({ side }) => side === 'east'));
  };
  // A game may end early by luck; then another one is played.
  for (let moves = 0; moves < 100 && !isDone(); moves++)
    await move(page, seen, hu, words[moves % words.length] as string);
  expect(isDone()).toBe(true);
  // Its clues and guesses show its name and the bot label.
  const told = page.locator('ol > li').filter({ hasText: clues().find(({ side }) => side === 'east')?.word ?? '?' });
  await mark(told.filter({ hasText: bot }).first(), hu)
    .first()
    .waitFor();
  await seen.close();
});

test('UX 20: the host puts a bot on a free seat, says how it plays, pauses it and lets it go on', async () => {
  const page = await lobby();
  await button(page, t.lobby.sitAt({ seat: seats.operative })).click();
  await addBot(page, seats.spymaster, 'bold');
  await mark(page).waitFor();
  const about = button(page, t.table.people.manage({ name: first }));
  await about.click();
  const dialog = page.getByRole('dialog');
  expect(await dialog.getByRole('radio', { name: t.bots.levels.bold }).isChecked()).toBe(true);
  await dialog.getByRole('radio', { name: t.bots.levels.careful }).check();
  await button(page, t.bots.pause).click();
  await button(page, t.bots.resume).waitFor();
  await button(page, t.common.close).click();
  await button(page, t.lobby.start).click();
  // People who wait for it see why.
  await now(page)
    .getByText(t.play.bot.paused({ name: first }))
    .waitFor();
  await about.click();
  expect(await dialog.getByRole('radio', { name: t.bots.levels.careful }).isChecked()).toBe(true);
  await button(page, t.bots.resume).click();
  await now(page).getByText(t.codenames.now.operative.first).waitFor();
});

test('a person who sits down takes the place of a bot, before the game and in it', async () => {
  const page = await lobby();
  await addBot(page, seats.spymaster);
  await button(page, t.lobby.sitAt({ seat: seats.operative })).click();
  const guest = await house.guest(new URL(page.url()).pathname, { remembers: { name: 'Bo' } });
  await button(guest, t.lobby.replace({ name: first })).click();
  await button(page, t.table.people.manage({ name: 'Bo' })).waitFor();
  await expect.poll(() => mark(page).count()).toBe(0);
  // A bot replaces a person who is away.
  await guest.close();
  await button(page, t.table.people.manage({ name: 'Bo' })).click();
  await button(page, t.person.bot).click();
  await page.getByText(t.bots.insteadNote({ name: 'Bo' })).waitFor();
  await button(page, t.bots.add).click();
  await mark(page).waitFor();
  await button(page, t.lobby.start).click();
  await now(page).getByText(t.codenames.now.operative.first).waitFor();
  const late = await house.guest(new URL(page.url()).pathname, { remembers: { name: 'Cleo' } });
  await button(late, seats.spymaster).click();
  await late.locator('[data-card]').first().waitFor();
  await button(page, t.table.people.manage({ name: 'Cleo' })).waitFor();
  await expect.poll(() => button(page, t.table.people.manage({ name: first })).count()).toBe(0);
});

test('anybody takes the seat of a bot, though there is room beside it', async () => {
  const page = await lobby();
  await addBot(page, seats.spymaster);
  await addBot(page, seats.operative);
  await button(page, t.table.people.manage({ name: second })).waitFor();
  const guest = await house.guest(new URL(page.url()).pathname, { ...phone, remembers: { name: 'Bo' } });
  await button(guest, t.lobby.join.watch).click();
  await button(guest, t.table.people.manage({ name: second })).click();
  // The host's actions are not available to others.
  await button(guest, t.bots.sit).waitFor();
  expect(await guest.getByRole('dialog').getByRole('radio').count()).toBe(0);
  expect(await button(guest, t.bots.remove).count()).toBe(0);
  await button(guest, t.bots.sit).click();
  await button(page, t.table.people.manage({ name: 'Bo' })).waitFor();
  await expect.poll(() => button(page, t.table.people.manage({ name: second })).count()).toBe(0);
  // The host can take a bot's seat, too.
  await button(page, t.table.people.manage({ name: first })).click();
  await button(page, t.bots.sit).click();
  await expect.poll(() => mark(page).count()).toBe(0);
});

/** Makes this page's move at a written table of Spyfall, if it is its turn, except answering a question. */
async function moveAtSpyfall(page: Page, me: string, game: SpyfallView, texts: Texts): Promise<void> {
  const { spyfall } = texts;
  const { phase, dealer, turn, accusation } = game;
  const { vote } = spyfall.sheets;
  if (phase === 'briefing' && dealer === me) {
    await putAway(page, texts);
    await button(page, spyfall.dock.start).click();
  } else if (phase === 'verdict') await button(page, spyfall.verdict.next.go).click();
  else if (accusation?.awaited.includes(me)) {
    await button(page, vote.no).click();
    await button(page, vote.sure.no).click();
  } else if (phase === 'asking' && turn?.asker === me && !turn.asked) {
    await page.locator('button[data-seat]:not([aria-disabled])').first().click();
    await page.getByRole('textbox').first().fill('Che tempo fa?');
    await button(page, spyfall.write.ask).click();
  }
}

test('in Italian three bots play Spyfall in writing with one person, and are marked to the end', async () => {
  const it = await textsOf('it');
  const ring = await Ring.open(house, { names: ['Ada'], language: 'it', way: 'written', lobby: true });
  const me = ring.host.you;
  const page = await ring.browser(ring.host, { ...phone, remembers: { language: 'it', motion: 'less' } });
  for (const bots of [1, 2, 3]) {
    await button(page, it.lobby.botAt({ seat: it.seat.table.player })).click();
    await page.getByText(it.bots.spyfallNotes.normal).waitFor();
    await button(page, it.bots.add).click();
    await expect.poll(() => mark(page, it).count()).toBe(bots);
  }
  const seen = await Agent.at(house.url, ring.path.slice('/t/'.length));
  await button(page, it.lobby.start).click();
  await seen.until((view) => view.phase === 'playing');
  const game = () => seen.view.round?.view as SpyfallView;
  const isAsked = () => game().phase === 'asking' && game().turn?.asked === me;
  for (let moves = 0; moves < 60 && !isAsked(); moves++) {
    const before = JSON.stringify(game());
    await moveAtSpyfall(page, me, game(), it);
    await seen.until(() => JSON.stringify(game()) !== before);
  }
  const asker = seen.view.people.find(({ id }) => id === game().turn?.asker);
  expect(asker?.bot).toBeDefined();
  const name = asker?.name ?? '';
  await page.getByRole('textbox', { name: it.spyfall.write.answer({ name }) }).fill('Dipende dal giorno.');
  await button(page, it.spyfall.write.send).click();
  await seen.until(() => game().talk.some(({ to, answer }) => to === me && answer === 'Dipende dal giorno.'));
  await button(page, it.play.callOffButton).click();
  await button(page, it.play.callOff.yes).click();
  const rows = page.locator('[data-player]');
  await rows.first().waitFor();
  expect([await rows.count(), await mark(rows, it).count()]).toEqual([4, 3]);
  await seen.close();
});

test('UX 52, 53: two bots play to the end while the host looks on; then a bot says what it thinks, and the evening is summed up', async () => {
  const page = await lobby();
  await addBot(page, seats.spymaster);
  await addBot(page, seats.operative);
  await button(page, t.table.people.manage({ name: second })).waitFor();
  await button(page, t.lobby.start).click();
  await button(page, t.play.result.again).waitFor({ timeout: 60_000 });
  const [before = ''] = t.codenames.result.meant({ words: '|' }).split('|');
  await page.getByText(before.trim()).first().waitFor();
  await page.getByRole('button', { name: t.play.result.askBot }).first().click();
  await page.getByText(t.review.note).waitFor();
  const [told = ''] = t.review.meant({ list: '|' }).split('|');
  await page.getByText(told.trim()).first().waitFor();
  const guess = t.review.guess({ word: '|' }).split('|')[0] ?? '';
  await page.getByRole('button', { name: guess }).first().click();
  const looked = t.review.looked({ list: '|' }).split('|')[0] ?? '';
  await page.getByText(looked).first().waitFor();
  await page.getByRole('link', { name: t.evening.open }).click();
  const evening = page.getByRole('main');
  await evening.getByRole('heading', { name: t.evening.score }).waitFor();
  await evening.getByText(t.games.codenames.name).waitFor();
  const [picture] = await Promise.all([page.waitForEvent('download'), button(evening, t.evening.picture).click()]);
  expect(picture.suggestedFilename()).toBe('safehouse-evening.png');
});

test('UX 52: of a round of Spyfall that was played aloud, a bot tells who was right and how the votes fell', async () => {
  const ring = await Ring.open(house, { rounds: 1 });
  await ring.begin();
  const [one, two, doubts] = ring.innocents as [Agent, Agent, Agent];
  const { dealer, spy } = ring;
  await ring.ask(dealer, dealer === spy ? one : spy);
  await ring.accuse(one, spy);
  await ring.play(two, { kind: 'vote', guilty: true });
  await ring.play(doubts, { kind: 'vote', guilty: false });
  await ring.accuse(two, spy);
  await ring.vote(true);
  const page = await ring.browser(one, phone);
  await page.getByRole('button', { name: t.play.result.askBot }).click();
  const review = page.locator('.review');
  await review.getByText(t.review.spoken).waitFor();
  const nameOf = (agent: Agent) => ring.person(agent).name;
  await review
    .getByText(t.review.course.doubted({ name: nameOf(one), spy: nameOf(spy), against: nameOf(doubts) }))
    .waitFor();
});

test('nobody but the host is offered bots', async () => {
  const table = await Table.open(house, { lobby: true, seats: ['red spymaster', 'red operative'] });
  const host = await table.browser('red spymaster');
  await button(host, t.lobby.botAt({ seat: t.seat.blue.spymaster })).waitFor();
  const guest = await table.browser('red operative');
  await button(guest, t.lobby.sitAt({ seat: t.seat.blue.spymaster })).waitFor();
  expect(await guest.getByText(t.lobby.bot).count()).toBe(0);
});

test('a server that cannot open a table says so, and the next tap tries again', async () => {
  const page = await house.guest('/', phone);
  await page.route('**/api/tables', (route) => route.abort());
  const tap = page.getByRole('button', { name: t.games.codenames.quick });
  await tap.tap();
  await page.getByRole('alert').getByText(t.home.offline).waitFor();
  await page.unroute('**/api/tables');
  await tap.tap();
  await page.locator('[data-card]').first().waitFor();
});
