/** Staying at a table of Spyfall (UX 22–25): a server that is killed in both votes, time that runs out unseen, a reload, two accusers at once. */
import { expect, test } from 'vitest';
import { announcer, button, now } from './desk.ts';
import { heldLine } from './held-line.ts';
import { openHouse, until } from './house.ts';
import { dealerAmong, lookedAt, Player } from './spyfall-desk.ts';
import { Ring } from './spyfall-ring.ts';
import { t } from './texts.ts';

const house = openHouse();
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
const { sheets, verdict, dock } = t.spyfall;

/** The server dies, and comes back after a while; `meanwhile` is what people do without it. */
async function killed(players: readonly Player[], meanwhile: () => Promise<void>): Promise<void> {
  await house.kill();
  for (const { page } of players) await page.getByText(t.table.connection.lost).waitFor();
  await meanwhile();
  // It is told for a moment only, to each when they are back.
  const back = players.map(({ page }) => page.getByText(t.table.connection.back).waitFor({ timeout: 30_000 }));
  await Promise.all([house.start(), ...back]);
}

test('UX 25: a server killed during an accusation and in the last vote: pages come back by themselves, and nothing is lost', async () => {
  const names = ['Ada', 'Ben', 'Cleo', 'Dov', 'Eva'];
  const ring = await Ring.open(house, { names, rounds: 1, minutes: 2, patience: 600 });
  const players = await Player.all(ring, (place) => (place === 0 ? {} : phone));
  const [accuser, suspect, early, kept, late] = players as [Player, Player, Player, Player, Player];
  const dealer = await dealerAmong(players);
  await dealer.start();
  const asked = dealer === late ? kept : late;
  await dealer.ask(asked);
  await house.skip(30);
  await accuser.accuse(suspect);
  await early.vote('yes');
  await late.hand(early).getByText(sheets.vote.hand.yes, { exact: true }).waitFor();
  const stopped = await accuser.clock();
  expect(stopped).toMatch(/^1:[0-2]\d$/);

  // One votes while there is nobody to hear it, and waits for no answer; it is heard later.
  await killed(players, () => kept.vote('no'));
  for (const each of players) {
    await each.hand(early).getByText(sheets.vote.hand.yes, { exact: true }).waitFor();
    await each.hand(kept).getByText(sheets.vote.hand.no, { exact: true }).waitFor();
    await each.hand(late).getByText(sheets.vote.hand.awaited).waitFor();
    expect(await each.clock()).toBe(stopped);
  }
  await late.vote('yes');
  // It goes on where it was, with the time it had.
  await asked.isTold(t.spyfall.now.spoken.asked({ name: dealer.name }));
  for (const each of players) {
    await each.page.getByText(sheets.hearing.dropped({ name: accuser.name, suspect: suspect.name })).waitFor();
    expect(seconds(stopped) - seconds(await each.clock())).toBeLessThan(20);
  }

  await house.skip(seconds(stopped));
  for (const each of players) await each.reads(sheets.suspicions.title);
  await dealer.openBallot();
  const order = [...players.slice(players.indexOf(dealer)), ...players.slice(0, players.indexOf(dealer))];
  const [first, second, ...rest] = order as [Player, Player, ...Player[]];
  await first.suspects(second);
  await second.isTold(t.spyfall.now.ballot.me);
  await second.page.getByRole('radio', { name: first.name, exact: true }).check();
  await killed(players, () => button(second.page, sheets.ballot.yes({ name: first.name })).click());
  for (const each of rest) await each.suspects(first);
  for (const { page } of players) {
    const round = page.locator('[data-round]');
    await round.getByRole('heading').first().waitFor();
    await round.locator('summary').click();
    const story = await round.innerText();
    const voices = [second, ...rest].map(() => sheets.ballot.voice({ name: first.name }));
    expect(story.split(voices[0] as string).length - 1).toBe(voices.length);
    expect(story).toContain(sheets.ballot.voice({ name: second.name }));
  }
}, 120_000);

test('S17: the time runs out with every browser closed; who comes back finds the suspicions, and later the last vote', async () => {
  const ring = await Ring.open(house, { names: ['Ada', 'Ben', 'Cleo'], rounds: 1, minutes: 1, patience: 30 });
  const players = await Player.all(ring, () => phone);
  const dealer = await dealerAmong(players);
  const { spy } = await lookedAt(players);
  await dealer.start();
  const closed = () => Promise.all(players.map(({ page }) => page.context().close()));
  const back = async (player: Player) => {
    player.page = await house.guest(ring.path, { ...phone, remembers: { secret: player.secret } });
  };
  await closed();
  await house.skip(70);
  // Whoever is first finds the time up, and nobody given up on: the table has waited for nobody while nobody was here.
  await back(dealer);
  await dealer.reads(sheets.suspicions.title);
  expect(await dealer.page.getByText(t.spyfall.ring.gone, { exact: true }).count()).toBe(0);
  await dealer.page.context().close();
  await house.skip(40);
  for (const each of players) await back(each);
  for (const each of players) await each.reads(sheets.ballot.title);
  const order = [...players.slice(players.indexOf(dealer)), ...players.slice(0, players.indexOf(dealer))];
  for (const each of order) await each.suspects(each === spy ? (order.find((one) => one !== spy) as Player) : spy);
  for (const { page } of players) {
    await page.getByText(verdict.how['spy-convicted']({ spy: spy.name }), { exact: true }).waitFor();
  }
}, 90_000);

test('UX 22: a reload in the middle of asking brings seat, card and crossed-out locations back; the card face down', async () => {
  const ring = await Ring.open(house, { minutes: 30 });
  await ring.begin();
  const { dealer } = ring;
  const player = ring.innocents.find((agent) => agent !== ring.host && agent !== dealer) ?? ring.spy;
  const { people } = ring.host.view;
  const nameOf = (id: string) => people.find((each) => each.id === id)?.name ?? '';
  await ring.ask(dealer, player);
  const struck = ring.view().locations.slice(3, 6);
  const id = player.you;
  const asked = t.spyfall.now.spoken.asked({ name: nameOf(dealer.you) });
  const page = await ring.browser(player, { reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } });
  const me = new Player({ page, name: nameOf(id), id, secret: player.secret as string, t });
  const list = page.getByRole('region', { name: t.spyfall.locations.title });
  const crossed = () => list.getByRole('button', { pressed: true }).locator('span:first-child').allInnerTexts();
  for (const { name } of struck) await list.getByRole('button', { name, exact: true }).click();
  const face = await me.look();
  await button(page, t.spyfall.card.look).click();
  await page.getByText(face.who).waitFor();

  await page.reload();
  await me.isTold(asked);
  expect(await page.content()).not.toContain(face.who);
  expect((await crossed()).sort()).toEqual(struck.map(({ name }) => name).sort());
  expect(await page.locator(`[data-seat="${id}"]`).innerText()).toContain(t.table.people.you);
  expect(await me.look()).toEqual(face);
  await me.answered();
  await me.isTold(t.spyfall.now.spoken.askBut({ name: nameOf(dealer.you) }));
});

test('S12: of two who accuse at the same moment one is heard; the other is told so, and has not used it up', async () => {
  const ring = await Ring.open(house, { names: ['Ada', 'Ben', 'Cleo', 'Dov'] });
  await ring.begin();
  const [, , third, fourth] = ring.agents.map(({ you }) => you) as [string, string, string, string];
  const players = await Player.all(ring, (place) => (place === 0 ? {} : phone));
  const [one, two] = players as [Player, Player];
  const targets = new Map([
    [one, players.find(({ id }) => id === third) as Player],
    [two, players.find(({ id }) => id === fourth) as Player],
  ]);
  // What the house says is held back on both lines until both have accused.
  const lines = [await heldLine(one.page), await heldLine(two.page)];
  for (const each of [one, two]) {
    await button(each.page, dock.accuse).click();
    await each.page.getByRole('radio', { name: targets.get(each)?.name as string, exact: true }).check();
  }
  for (const line of lines) line.hold();
  const yes = (each: Player) => button(each.page, sheets.accuse.yes({ name: targets.get(each)?.name as string }));
  await Promise.all([one, two].map((each) => yes(each).click()));
  await until(() => lines.every(({ sent }) => sent.some((text) => text.includes('"accuse"'))));
  const [watcher] = players.slice(2) as [Player];
  await now(watcher.page).getByText(one.name).or(now(watcher.page).getByText(two.name)).first().waitFor();
  for (const line of lines) line.release();

  const title = (each: Player) => sheets.vote.title({ name: each.name, suspect: targets.get(each)?.name as string });
  await until(
    async () =>
      (await watcher.page
        .getByRole('heading', { name: title(one) })
        .or(watcher.page.getByRole('heading', { name: title(two) }))
        .count()) === 1,
  );
  const isOne = (await watcher.page.getByRole('heading', { name: title(one) }).count()) === 1;
  const [winner, loser] = isOne ? [one, two] : [two, one];
  const whom = { name: winner.name, suspect: targets.get(winner)?.name as string };
  const sheet = loser.page.getByRole('dialog');
  await sheet.getByText(sheets.meanwhile.accusation(whom)).waitFor();
  await announcer(loser.page).getByText(t.refusals['vote-first']).waitFor();
  await button(sheet, sheets.meanwhile.look).click();
  await winner.reads(title(winner));
  for (const each of players) if (each !== winner && each !== targets.get(winner)) await each.vote('no');
  // Once in a round: that one is still to come.
  await loser.accuse(targets.get(loser) as Player);
  await button(winner.page, sheets.vote.no).waitFor();
}, 90_000);

/** `1:30` is 90. */
function seconds(clock: string): number {
  const [minutes = 0, rest = 0] = clock.split(':').map(Number);
  return minutes * 60 + rest;
}
