/**
 * Staying at a table of Spyfall (UX 22–25): the server is killed in both votes, time runs out unseen, a reload, two
 * accusations at once.
 */
import { expect, test } from 'vitest';
import { announcer, button } from '../codenames/controls.ts';
import { Agent } from '../kit/agent.ts';
import { heldLine } from '../kit/held-connection.ts';
import { openHouse, until } from '../kit/house.ts';
import { t } from '../kit/texts.ts';
import { type Person, Player } from './player.ts';
import { Ring } from './ring.ts';

const house = openHouse();
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
const { sheets, verdict, dock } = t.spyfall;

/** Kills the server and restarts it after a while; `meanwhile` is what people do in between. */
async function killed(ring: Ring, players: readonly Player[], meanwhile: () => Promise<void>): Promise<void> {
  await house.kill();
  for (const { page } of players) await page.getByText(t.table.connection.lost).waitFor();
  await meanwhile();
  // Shown for a moment only, to each when they are back.
  const back = players.map(({ page }) => page.getByText(t.table.connection.back).waitFor());
  await Promise.all([house.start().then(() => ring.comesBack()), ...back]);
}

/** The phase that a returning player finds. */
async function phaseNow(ring: Ring): Promise<string | undefined> {
  const onlooker = await Agent.at(house.url, ring.path.slice(3));
  const { round } = onlooker.view;
  await onlooker.close();
  return round?.view.game === 'spyfall' ? round.view.phase : undefined;
}

test('UX 25: a server killed during an accusation and in the last vote: pages come back by themselves, and nothing is lost', async () => {
  const names = ['Ada', 'Ben', 'Cleo', 'Dov', 'Eva'];
  const ring = await Ring.open(house, { names, rounds: 1, minutes: 2, patience: 600 });
  const order = ring.agents.map((agent) => ring.person(agent));
  const dealer = ring.person(ring.dealer);
  order.push(
    ...order.splice(
      0,
      order.findIndex(({ id }) => id === dealer.id),
    ),
  );
  const [, suspect, keeps, accuser, comesLate] = order.map(({ id }) => ring.by(id)) as Agent[];
  await ring.begin();
  await ring.ask(ring.dealer, comesLate as Agent);
  const kept = await Player.for(ring, keeps as Agent);
  const late = await Player.for(ring, comesLate as Agent, phone);
  const players = [kept, late];
  await house.skip(30);
  await ring.accuse(accuser as Agent, suspect as Agent);
  await ring.play(ring.dealer, { kind: 'vote', guilty: true });
  await late.hand(dealer).getByText(sheets.vote.hand.yes, { exact: true }).waitFor();
  expect(await kept.clock()).toBe('1:30');

  // One votes while the server is down, without waiting; the vote is delivered later.
  await killed(ring, players, () => kept.vote('no'));
  for (const each of players) {
    await each.hand(dealer).getByText(sheets.vote.hand.yes, { exact: true }).waitFor();
    await each.hand(kept).getByText(sheets.vote.hand.no, { exact: true }).waitFor();
    await each.hand(late).getByText(sheets.vote.hand.awaited).waitFor();
    expect(await each.clock()).toBe('1:30');
  }
  await late.vote('yes');
  // It continues where it was, with the time it had.
  await late.isTold(t.spyfall.now.spoken.asked({ name: dealer.name }));
  const heard = { name: order[3]?.name ?? '', suspect: order[1]?.name ?? '' };
  for (const each of players) await each.page.getByText(sheets.hearing.dropped(heard)).waitFor();
  await house.skip(89);
  expect(await phaseNow(ring)).toBe('asking');
  await house.skip(1);
  for (const each of players) await each.reads(sheets.suspicions.title);
  expect(await phaseNow(ring)).toBe('suspicions');

  // Everyone names the dealer, who names the next. One of them does so without a server.
  await ring.host.until(() => ring.phase === 'suspicions');
  await ring.play(ring.dealer, { kind: 'openBallot' });
  await ring.play(ring.dealer, { kind: 'suspect', suspect: order[1]?.id as string });
  await ring.play(ring.by(order[1]?.id), { kind: 'suspect', suspect: dealer.id });
  await kept.isTold(t.spyfall.now.ballot.me);
  await kept.seat(dealer).click();
  await killed(ring, players, () => button(kept.page, sheets.ballot.yes({ name: dealer.name })).click());
  await ring.host.until(() => ring.view().ballot?.awaited === order[3]?.id);
  await ring.play(ring.by(order[3]?.id), { kind: 'suspect', suspect: dealer.id });
  await late.suspects(dealer);
  for (const each of players) await each.seesTheResult();
  for (const { page } of players) {
    const round = page.locator('[data-round]');
    await round.getByRole('heading').first().waitFor();
    await round.locator('summary').click();
    const story = await round.innerText();
    expect(story.split(sheets.ballot.voice({ name: dealer.name })).length - 1).toBe(4);
    expect(story).toContain(sheets.ballot.voice({ name: order[1]?.name ?? '' }));
  }
});

test('S17: the time runs out with nobody there; who comes back finds the suspicions, and later the last vote', async () => {
  const ring = await Ring.open(house, { names: ['Ada', 'Ben', 'Cleo'], rounds: 1, minutes: 1, patience: 30 });
  const spy = ring.person(ring.spy);
  const order = ring.agents.map((agent) => ring.person(agent));
  order.push(
    ...order.splice(
      0,
      order.findIndex(({ id }) => id === ring.dealer.you),
    ),
  );
  const [first, second, third] = order as [Person, Person, Person];
  const { secret } = ring.dealer;
  await ring.begin();
  const leave = () => Promise.all(ring.agents.map((agent) => agent.close()));
  await leave();
  await house.skip(70);
  // The first one back finds time up and nobody given up on: the table does not wait while everyone is away.
  const page = await house.guest(ring.path, { ...phone, remembers: { secret: secret as string } });
  await page.getByRole('heading', { name: sheets.suspicions.title }).first().waitFor();
  expect(await page.getByText(t.spyfall.ring.gone, { exact: true }).count()).toBe(0);
  // Another device takes over, and disconnects at once.
  await ring.by(first.id).close();
  const elsewhere = await Agent.at(house.url, ring.path.slice(3), secret);
  await page.getByText(t.farewell.takenOverTitle).first().waitFor();
  await elsewhere.close();
  await house.skip(40);
  await ring.comesBack();
  const dealer = await Player.for(ring, ring.by(first.id), phone);
  const other = await Player.for(ring, ring.by(second.id), phone);
  for (const each of [dealer, other]) await each.reads(sheets.ballot.title);
  const suspectOf = ({ id }: Person) => (id === spy.id ? (order.find((one) => one.id !== spy.id) as Person) : spy);
  await dealer.suspects(suspectOf(dealer));
  await other.suspects(suspectOf(other));
  await ring.host.until(() => ring.view().ballot?.awaited === third.id);
  await ring.play(ring.host, { kind: 'suspect', suspect: suspectOf(third).id });
  for (const each of [dealer, other]) {
    await each.page.getByText(verdict.how['spy-convicted']({ spy: spy.name }), { exact: true }).waitFor();
  }
});

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
  const [ada, ben, cleo, dov] = ring.agents as [Agent, Agent, Agent, Agent];
  const suspects = { one: ring.person(cleo), two: ring.person(dov) };
  const one = await Player.for(ring, ada);
  const two = await Player.for(ring, ben, phone);
  const targets = new Map([
    [one, suspects.one],
    [two, suspects.two],
  ]);
  const nameFor = (each: Player) => targets.get(each)?.name ?? '';
  // Holds the server's answers on both sockets until both have accused.
  const lines = [await heldLine(one.page), await heldLine(two.page)];
  for (const each of [one, two]) {
    await button(each.page, dock.accuse).click();
    await each.page.getByRole('radio', { name: nameFor(each), exact: true }).check();
  }
  for (const line of lines) line.hold();
  const yes = (each: Player) => button(each.page, sheets.accuse.yes({ name: nameFor(each) }));
  await Promise.all([one, two].map((each) => yes(each).click()));
  await until(() => lines.every(({ sent }) => sent.some((text) => text.includes('"accuse"'))));
  await ring.host.until(() => ring.view().accusation !== undefined);
  for (const line of lines) line.release();

  const { by } = ring.view().accusation as { by: string };
  const [winner, loser] = by === one.id ? [one, two] : [two, one];
  const sheet = loser.page.getByRole('dialog');
  await sheet.getByText(sheets.meanwhile.accusation({ name: winner.name, suspect: nameFor(winner) })).waitFor();
  await announcer(loser.page).getByText(t.refusals['vote-first']).waitFor();
  await button(sheet, sheets.meanwhile.look).click();
  await winner.reads(sheets.vote.title({ name: winner.name, suspect: nameFor(winner) }));
  await loser.vote('no');
  const [voter] = ring.agents.filter(({ you }) => you !== targets.get(winner)?.id) as [Agent];
  await ring.play(voter, { kind: 'vote', guilty: false });
  // One accusation per round: this player still has theirs.
  await loser.accuse(targets.get(loser) as Person);
  await button(winner.page, sheets.vote.no).waitFor();
});
