/** The screens around all games and those of Codenames, one after the other, each in a new browser. */
import type { Page } from 'playwright-core';
import { farMap, openMission, tag } from '../duet/campaign-map.ts';
import type { GuestOptions } from '../kit/house.ts';
import type { Texts } from '../kit/texts.ts';
import type { WalkHouse } from '../kit/walk-house.ts';
import { actButton, button, card, clues, now, unfold } from './controls.ts';
import { NAMES, Table } from './table.ts';

/** `still`: not at a table, so it has no now-line. */
export type Screen = { readonly name: string; readonly page: Page; readonly tv?: boolean; readonly still?: boolean };

/** `t` is the page's language, set by `as`; `cards` is the language of the cards. */
export type Way = {
  readonly house: WalkHouse;
  readonly t: Texts;
  readonly as: GuestOptions;
  readonly cards?: string;
};

/** A bot's name in every language. */
const BOT = 'Otto';

export async function* pages({ house, t, as }: Way): AsyncGenerator<Screen> {
  const page = await house.guest('/', as);
  await page.getByRole('heading', { name: t.home.open.title }).waitFor();
  yield { name: 'home', page, still: true };
  await button(page, t.home.open.button).click();
  await page.getByText(t.home.needName).first().waitFor();
  await page.getByRole('button', { name: t.table.menu.settings }).click();
  yield { name: 'settings', page, still: true };
  await page.evaluate(() => kit.enter('/rules/codenames', {}));
  await page.getByRole('heading', { name: t.help.rules.title }).waitFor();
  yield { name: 'rules', page, still: true };
  for (const game of ['codenames', 'duet', 'spyfall'] as const) {
    await page.evaluate((path) => kit.enter(path, {}), `/learn/${game}`);
    await page.getByRole('heading', { name: t.learn.title({ game: t.games[game].name }) }).waitFor();
    await page
      .getByRole('button', { name: game === 'spyfall' ? t.spyfall.card.look : t.learn.next })
      .last()
      .click();
    yield { name: `lesson of ${game}`, page, still: true };
  }
  await page.evaluate(() => kit.enter('/credits', {}));
  await page.getByRole('heading', { name: t.credits.title }).first().waitFor();
  yield { name: 'credits', page, still: true };
  await page.evaluate(() => kit.enter('/privacy', {}));
  await page.getByText(t.privacy.tables.keep({ n: 30 })).waitFor();
  yield { name: 'privacy', page, still: true };
  await page.evaluate(() => kit.enter('/tv', {}));
  await page.getByRole('textbox', { name: t.tvEntry.code }).fill('AAAAA');
  await page.getByText(t.refusals['no-such-code']).waitFor();
  yield { name: 'the code for a TV', page, still: true };
  await page.evaluate(() => kit.enter('/replay', {}));
  const broken = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from('{}') };
  await page.locator('input[type=file]').setInputFiles(broken);
  await page.getByText(t.replay.faults['not-a-game']).waitFor();
  yield { name: 'saved game, no game', page, still: true };
  await house.clear();
}

export async function* campaign({ house, t, as }: Way): AsyncGenerator<Screen> {
  const page = await farMap(house, as);
  await tag(page, 'moscow').click();
  yield { name: 'campaign', page, still: true };
  await button(page, t.campaign.more).click();
  await page.getByRole('button', { name: t.campaign.link.button }).click();
  yield { name: 'campaign, secret link', page, still: true };
  const { table, secret } = await openMission(house);
  const host = await house.guest(`/t/${table}`, { ...as, remembers: { ...as.remembers, secret } });
  await now(host).waitFor();
  yield { name: 'lobby of a mission, host', page: host };
  const stranger = await house.guest(`/t/${table}`, as);
  await now(stranger).waitFor();
  yield { name: 'lobby of a mission, coming in', page: stranger };
  const tv = await house.guest(`/t/${table}/tv`, { ...as, viewport: { width: 1920, height: 1080 } });
  await now(tv).waitFor();
  yield { name: 'lobby of a mission, TV', page: tv, tv: true };
  await house.clear();
}

export async function* lobby({ house, t, as, cards = 'en' }: Way): AsyncGenerator<Screen> {
  const table = await Table.open(house, {
    language: cards,
    lobby: true,
    seats: ['red spymaster', 'red operative', 'blue operative'],
  });
  await table.host.act({ kind: 'say', text: 'Good evening, everybody.' });
  const stranger = await house.guest(table.path, as);
  await now(stranger).waitFor();
  yield { name: 'lobby, coming in', page: stranger };
  const guest = await table.browser('blue operative', as);
  await now(guest).waitFor();
  yield { name: 'lobby, guest', page: guest };
  const host = await table.browser('red spymaster', as);
  await now(host).waitFor();
  yield { name: 'lobby, host', page: host };
  await unfold(host);
  await button(host, t.lobby.setup.more).click();
  yield { name: 'lobby, setup, host', page: host };
  await button(host, t.table.people.manage({ name: 'Bo' })).click();
  yield { name: 'lobby, about a person', page: host };
  await button(host, t.common.close).click();
  await button(host, t.lobby.botAt({ seat: t.seat.blue.spymaster })).click();
  await host.getByRole('textbox', { name: t.bots.name }).fill(BOT);
  yield { name: 'lobby, adding a bot', page: host };
  await button(host, t.bots.add).click();
  await button(host, t.table.people.manage({ name: BOT })).click();
  await button(host, t.bots.remove).waitFor();
  yield { name: 'lobby, about a bot', page: host };
  const tv = await table.tv(as);
  await now(tv).waitFor();
  yield { name: 'lobby, TV', page: tv, tv: true };
  await house.clear();
}

export async function* game({ house, t, as, cards = 'en' }: Way): AsyncGenerator<Screen> {
  await house.deal('a game of Codenames');
  const table = await Table.open(house, { language: cards, clock: { kind: 'limits', clue: 600, guess: 600 } });
  const { us, them } = table.sides;
  const ours = table.at(`${us} spymaster`);
  const operative = table.at(`${us} operative`);
  const assassin = ours.open('assassin')[0] as number;
  const agent = ours.open(us)[0] as number;
  const bystander = ours.open('bystander')[0] as number;
  const spare = ours.open(them)[0] as number;

  const arriving = await house.guest(table.path, as);
  await now(arriving).waitFor();
  yield { name: 'coming to a running game', page: arriving };
  const spectator = await table.watcher('Eve', as);
  const tv = await table.tv(as);
  const waiting = await table.browser(`${them} operative`, as);
  for (const page of [spectator, tv, waiting]) await card(page, 24).waitFor();
  yield { name: 'clue, spectator', page: spectator };
  await button(spectator, `${table.code}: ${t.lobby.invite.title}`).click();
  await spectator.getByRole('img', { name: t.lobby.invite.qr }).waitFor();
  yield { name: 'inviting during a game', page: spectator };
  await spectator.keyboard.press('Escape');
  yield { name: 'clue, other operative', page: waiting };

  await ours.clue(clues[0], 2);
  await operative.play({ kind: 'mark', card: agent, on: true });
  await operative.play({ kind: 'mark', card: bystander, on: true });
  const judge = await table.browser(`${them} spymaster`, as);
  await button(judge, t.play.judge.object).waitFor();
  yield { name: 'guess, judging spymaster', page: judge };
  await button(judge, t.play.judge.object).click();
  yield { name: 'guess, objecting', page: judge };
  await judge.keyboard.press('Escape');
  yield { name: 'guess, TV', page: tv, tv: true };

  await operative.touch(agent);
  const guessing = await table.browser(`${us} operative`, as);
  // A tap on a marked card removes the mark; wait for the server before reading.
  await card(guessing, bystander).click();
  await guessing.locator(`[data-card="${bystander}"][aria-pressed="false"]`).waitFor();
  await button(guessing, t.play.guess.stop).waitFor();
  yield { name: 'guess, operative', page: guessing };
  await button(guessing, t.play.log.open).click();
  yield { name: 'guess, all clues', page: guessing };
  await guessing.keyboard.press('Escape');
  await button(guessing, t.play.tools.help).click();
  yield { name: 'guess, help', page: guessing };
  await guessing.keyboard.press('Escape');
  await guessing.getByRole('button', { name: t.play.clock.limit }).click();
  yield { name: 'guess, clock', page: guessing };
  await guessing.keyboard.press('Escape');

  const resting = await table.browser(`${us} spymaster`, as);
  await now(resting).getByText(t.codenames.now.spymaster.guess).waitFor();
  yield { name: 'guess, own spymaster', page: resting };
  await button(judge, t.play.judge.object).click();
  await button(judge, t.codenames.judge.yes).click();
  await now(judge).getByText(t.codenames.now.spymaster.clueOrCover).waitFor();
  yield { name: 'penalty, spymaster', page: judge };
  yield { name: 'clue, operative', page: waiting };
  yield { name: 'clue, other spymaster', page: resting };
  await card(judge, spare).click();
  await actButton(judge).click();
  await now(judge).getByText(t.codenames.now.spymaster.clue).waitFor();
  yield { name: 'clue, spymaster', page: judge };

  // C24, L18: asking first.
  const field = judge.getByRole('textbox', { name: t.play.clue.word });
  await field.fill('two words');
  await button(judge, t.play.asking.ask).waitFor();
  yield { name: 'clue, in doubt, spymaster', page: judge };
  await button(judge, t.play.asking.ask).click();
  await button(resting, t.play.asking.yes).waitFor();
  yield { name: 'clue, asked about it, other spymaster', page: resting };
  await button(resting, t.play.asking.yes).click();
  await judge.getByText(t.play.asking.allowed).waitFor();
  yield { name: 'clue, allowed, spymaster', page: judge };

  await field.fill(clues[1]);
  await button(judge, t.play.clue.give).click();
  await now(waiting).getByText(t.codenames.now.operative.first).waitFor();
  yield { name: 'guess, other operative', page: guessing };
  // C23: a hand, and owning up.
  await button(guessing, t.play.hand.raise).click();
  await guessing.getByText(t.play.hand.raised).waitFor();
  yield { name: 'guess, hand raised, other operative', page: guessing };
  await resting.getByText(t.play.hand.seen({ n: 1, names: NAMES[`${us} operative`] })).waitFor();
  yield { name: 'guess, hand seen, judging spymaster', page: resting };
  await button(judge, t.play.ownUp.button).click();
  yield { name: 'guess, owning up', page: judge };
  await judge.keyboard.press('Escape');
  await card(waiting, assassin).click();
  await actButton(waiting).click();
  for (const page of [resting, judge]) await page.getByRole('heading', { name: t.codenames.result.won[us] }).waitFor();
  // Both spymasters: one of them is the host, whichever team started.
  yield { name: 'result, winner', page: resting };
  yield { name: 'result, loser', page: judge };
  yield* afterGame(judge, t, { clue: clues[1] });
  yield { name: 'result, TV', page: tv, tv: true };
  await button(judge, t.replay.save).click();
  await judge.getByText(t.replay.saving.noNames).waitFor();
  yield { name: 'saving a game', page: judge };
  await resting.getByRole('link', { name: t.replay.again }).click();
  await button(resting, t.replay.onTurn).click();
  await now(resting).getByText(clues[0]).waitFor();
  yield { name: 'replay, everything', page: resting };
  await button(resting, t.replay.moments).click();
  yield { name: 'replay, all turns', page: resting };
  for (const page of [resting, judge]) await page.keyboard.press('Escape');
  yield* onTv(us === 'red' ? resting : judge, tv, t);
  await house.clear();
}

export async function* together({ house, t, as, cards = 'en' }: Way): AsyncGenerator<Screen> {
  await house.deal('a game together');
  const table = await Table.open(house, {
    language: cards,
    form: 'together',
    seats: ['red operative', 'red spymaster'],
  });
  const spymaster = table.at('red spymaster');
  await spymaster.clue(clues[0], 1);
  await table.host.touch(spymaster.open('bystander')[0] as number);
  const page = await table.browser('red spymaster', as);
  await now(page)
    .getByText(t.codenames.now.spymaster.opponent({ n: 1 }))
    .waitFor();
  yield { name: 'opponent’s turn, spymaster', page };
  const operative = await table.browser('red operative', as);
  await now(operative)
    .getByText(t.codenames.now.operative.opponent({ name: 'Ada' }))
    .waitFor();
  yield { name: 'opponent’s turn, operative', page: operative };
  const second = await page.context().newPage();
  await second.goto(table.path);
  await page.getByText(t.farewell.takenOverTitle).first().waitFor();
  yield { name: 'taken over', page, still: true };
  await house.clear();
}

/** The opinion of a bot on the last clue, given here by the test: servers of walks have no bots. Then the evening. */
async function* afterGame(page: Page, t: Texts, { clue }: { clue: string }): AsyncGenerator<Screen> {
  await page.evaluate(() => {
    const real = window.fetch;
    const chances = [0.9, 0.6, 0.3, 0.1].map((chance, card) => ({ card, chance }));
    const danger = { card: 4, chance: 0.4, role: 'assassin' };
    const better = [
      { word: 'perhaps', cards: [0, 1, 2] },
      { word: 'beyond', cards: [3] },
    ];
    const meant = chances.slice(0, 2);
    const review = { about: 'clue', isKnown: true, isNoted: true, pointed: chances, meant, danger, better };
    window.fetch = (what, how) =>
      String(what).includes('/clues/') ? Promise.resolve(Response.json(review)) : real(what, how);
    Object.assign(window, { giveBack: () => Object.assign(window, { fetch: real }) });
  });
  await button(page, `${t.play.result.askBot} : ${clue}`)
    .or(button(page, `${t.play.result.askBot}: ${clue}`))
    .click();
  await page.getByText(t.review.note).waitFor();
  await page.evaluate(() => (window as unknown as { giveBack(): void }).giveBack());
  yield { name: 'result, a bot’s opinion', page };
  await page.getByRole('link', { name: t.evening.open }).click();
  await page.getByRole('heading', { name: t.evening.score }).waitFor();
  yield { name: 'the evening', page, still: true };
  await page.goBack();
}

/** What the host shows on the TV. */
async function* onTv(host: Page, tv: Page, t: Texts): AsyncGenerator<Screen> {
  await host.goto(`${new URL(host.url()).pathname.split('/replay')[0]}/replay/1`);
  await button(host, t.replay.onTurn).click();
  await button(host, t.replay.onTv).click();
  await now(tv).getByText(clues[0]).waitFor();
  yield { name: 'replay, TV', page: tv, tv: true };
  await host.getByRole('link', { name: t.replay.back }).click();
  await host.getByRole('link', { name: t.evening.open }).click();
  await button(host, t.replay.onTv).click();
  // The TV may speak another language by now.
  await tv.locator('.sections').waitFor();
  yield { name: 'the evening, TV', page: tv, tv: true };
}
