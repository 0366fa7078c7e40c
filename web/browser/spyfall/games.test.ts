/**
 * Whole games of Spyfall: eight people who talk, leave and return (S22), three of them in browsers; and three browsers
 * with written questions.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { button } from '../codenames/controls.ts';
import type { Agent } from '../kit/agent.ts';
import { type GuestOptions, openHouse, until } from '../kit/house.ts';
import { dealerAmong, type Face, lookedAt, Player } from './player.ts';
import { Ring } from './ring.ts';

const house = openHouse();
const file = new URL('../../../language/locations/en.txt', import.meta.url);
const locations = [...readFileSync(file, 'utf8').matchAll(/^\[([\w-]+)\]/gm)].map(([, id]) => id as string);
const eight = ['Ada', 'Ben', 'Cleo', 'Dov', 'Eva', 'Finn', 'Gil', 'Hana'];
const desktop = { viewport: { width: 1280, height: 800 } } as const;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
const speaking = (language: string, options: GuestOptions): GuestOptions => ({ ...options, remembers: { language } });

test('S11, S22: eight at a table: votes that wait for two who drop out, one who comes back, a spy who does not', async () => {
  // The first three, who have browsers, are never the spy or the dealer.
  await house.deal('eight 13');
  // With four locations for three rounds, a void round is not played again.
  const ring = await Ring.open(house, { names: eight, rounds: 3, patience: 30, without: locations.slice(4) });
  const spy = ring.person(ring.spy);
  const first = ring.location;
  const dealer = ring.person(ring.dealer);
  const [ada, ben, cleo] = ring.agents as [Agent, Agent, Agent];
  const [leaves, accused] = ring.innocents.filter((each) => ![ada, ben, cleo, ring.dealer].includes(each)) as Two;
  const [leaver, suspect] = [ring.person(leaves), ring.person(accused)];
  const face = faceOf(ring, cleo);
  await ring.begin();
  await ring.ask(ring.dealer, ben);
  const accuser = await Player.for(ring, ada, desktop);
  const reader = await Player.for(ring, ben, speaking('ro', phone));
  const sleeper = await Player.for(ring, cleo, phone);
  const here = [accuser, reader];

  // An accusation, and two who cannot vote: one is offline, one has closed the browser.
  await accuser.accuse(suspect);
  for (const agent of ring.agents.filter((each) => each !== leaves && each !== accused)) {
    await ring.play(agent, { kind: 'vote', guilty: true });
  }
  await reader.vote('no');
  await sleeper.page.context().setOffline(true);
  await ring.loses(leaves);
  await ring.misses(sleeper.id);
  for (const each of here) {
    const { away } = each.t.table.people;
    for (const missed of [sleeper, leaver]) await each.hand(missed).getByText(away).first().waitFor();
  }
  await house.skip(20);
  await accuser.isTold(accuser.t.spyfall.now.accusation.accuser({ suspect: suspect.name }));
  expect(await accuser.hand(leaver).innerText()).toContain(accuser.t.table.people.away);
  await house.skip(20);
  // It fails, and the round continues.
  await reader.isTold(reader.t.spyfall.now.spoken.asked({ name: dealer.name }));
  for (const each of here) {
    const { hearing } = each.t.spyfall.sheets;
    await each.page.getByText(hearing.dropped({ name: accuser.name, suspect: suspect.name })).waitFor();
    await each.page.getByText(hearing.no({ names: reader.name })).waitFor();
    for (const missed of [sleeper, leaver]) await each.seat(missed).getByText(each.t.spyfall.ring.gone).waitFor();
  }

  // The player who was offline is back, plays on, and finds the spy.
  await sleeper.page.context().setOffline(false);
  await sleeper.isTold(sleeper.t.spyfall.now.spoken.listen({ by: dealer.name, to: reader.name }));
  for (const each of here) {
    await each.seat(sleeper).getByText(each.t.spyfall.ring.gone).waitFor({ state: 'detached' });
  }
  expect(await sleeper.look()).toEqual(face);
  await reader.ask(sleeper);
  await sleeper.ask(accuser);
  const back = [...here, sleeper];
  await sleeper.accuse(spy);
  for (const each of here) await each.vote('yes');
  await ring.host.until(() => ring.view().accusation?.votes.length === 3);
  await ring.vote(true);
  for (const each of back) {
    const { verdict } = each.t.spyfall;
    await each.reads(verdict.title['spy-accused']);
    await each.page.getByText(verdict.merit['accused-spy']).waitFor();
    await each.page.getByText(verdict.next.out({ names: leaver.name })).waitFor();
  }

  // The next round has seven players. Its spy knows the location.
  await sleeper.goOn();
  await accuser.isTold(accuser.t.spyfall.now.briefing.wait({ name: spy.name }));
  for (const each of back) await expect.poll(() => each.page.locator('[data-seat]').count()).toBe(7);
  await ring.host.until(() => ring.phase === 'briefing');
  expect(ring.person(ring.dealer)).toEqual(spy);
  expect(ring.location).not.toBe(first);
  const knower = ring.person(ring.spy);
  await ring.round('location-named', 'stay');
  for (const each of back) await each.reads(each.t.spyfall.verdict.title['location-named']);

  // The last round's spy is gone for good: it is void.
  await accuser.goOn();
  await sleeper.isTold(sleeper.t.spyfall.now.briefing.wait({ name: knower.name }));
  await ring.host.until(() => ring.phase === 'briefing');
  await ring.begin();
  await ring.loses(ring.spy);
  await house.skip(20);
  for (const each of back) expect(await each.page.locator('[data-round]').count()).toBe(0);
  await house.skip(20);
  for (const each of back) await each.seesTheResult();
  for (const { page, t } of back) {
    await page.getByRole('heading', { name: t.spyfallResult.title.won({ name: knower.name }) }).waitFor();
    await expect.poll(() => page.locator('[data-round]').count()).toBe(3);
    await page.locator('[data-round]').nth(2).getByText(t.spyfall.verdict.how.void).waitFor();
  }

  // The player who was away finds out how it ended.
  const late = await house.guest(ring.path, { ...phone, remembers: { secret: leaves.secret as string } });
  await late.getByRole('heading', { name: accuser.t.spyfallResult.title.won({ name: knower.name }) }).waitFor();
});

test('S9, S10, S17: three who write, each in a language of their own, until the last vote convicts the spy', async () => {
  const names = ['Ada', 'Bogdan', 'Chiara'];
  const ring = await Ring.open(house, { names, language: 'it', lobby: true, way: 'written', rounds: 1, minutes: 1 });
  const players = await Player.all(ring, (place) =>
    place === 0 ? desktop : speaking(place === 1 ? 'ro' : 'it', phone),
  );
  const [host] = players as [Player];
  await button(host.page, host.t.lobby.start).click();
  const { spy, faces } = await lookedAt(players);
  const innocents = players.filter((each) => each !== spy);
  expect(faces.get(spy)).toEqual({ where: spy.t.spyfall.card.nowhere, who: spy.t.spyfall.card.spy });
  // The cards are in the table's language, whatever the page's.
  const response = await fetch(`${house.url}/api/locations/it`);
  const { locations } = (await response.json()) as { locations: { name: string }[] };
  const places = locations.map(({ name }) => name);
  for (const each of innocents) expect(places).toContain(faces.get(each)?.where);

  const dealer = await dealerAmong(players);
  const [second, third] = players.filter((each) => each !== dealer) as [Player, Player];
  await dealer.start();
  // Around the table: nobody can ask back.
  await asks(dealer, second, 'Is it warm there?');
  await answers(second, dealer, 'Too warm for a coat — și prea cald.');
  await second.seat(dealer).getByText(second.t.spyfall.ring.barred).waitFor();
  await asks(second, third, 'Ce porți acolo?');
  await answers(third, second, 'Quello che vuoi tu, è così.');
  for (const { page } of players) {
    await page.getByText('Quello che vuoi tu, è così.').and(page.locator(':visible')).first().waitFor();
  }

  // Two accuse each other, and the third votes against both.
  await third.accuse(second);
  await dealer.vote('no');
  await third.isTold(third.t.spyfall.now.written.askBut({ name: second.name }));
  await house.skip(60);
  for (const each of players) await each.reads(each.t.spyfall.sheets.suspicions.title);
  // Suspicions are written, too; during a vote nobody can write (S14).
  const { chat } = host.t.table;
  const talk = host.page.getByRole('textbox', { name: chat.label });
  await talk.fill('It is one of you.');
  await talk.press('Enter');
  await host.page.getByRole('log', { name: chat.title }).getByText('It is one of you.').waitFor();
  await dealer.openBallot();
  await host.page.getByText(host.t.refusals['no-channel']).waitFor();
  expect(await talk.getAttribute('readonly')).not.toBeNull();

  const order = [...players.slice(players.indexOf(dealer)), ...players.slice(0, players.indexOf(dealer))];
  for (const each of order) await each.suspects(each === spy ? (innocents[0] as Player) : spy);
  for (const each of players) await each.seesTheResult();
  for (const { page, t } of players) {
    await page.getByRole('heading', { name: t.spyfallResult.title.shared }).waitFor();
    const round = page.locator('[data-round]');
    await round.getByText(t.spyfall.verdict.how['spy-convicted']({ spy: spy.name })).waitFor();
  }
});

type Two = [Agent, Agent];

/** An agent's card, as a page would show it. */
function faceOf(ring: Ring, agent: Agent): Face {
  const { you, locations } = ring.view(agent);
  if (!you?.card || 'spy' in you.card) throw new Error('no card with a role');
  const { location, role } = you.card;
  return { where: locations.find(({ id }) => id === location)?.name ?? '', who: role };
}

async function asks(asker: Player, whom: Player, text: string): Promise<void> {
  const { write, now } = asker.t.spyfall;
  await asker.seat(whom).click();
  await asker.page.getByRole('textbox', { name: write.question({ name: whom.name }) }).fill(text);
  await button(asker.page, write.ask).click();
  await asker.isTold(now.written.asking({ name: whom.name }));
  await until(async () => (await whom.page.locator('.dock').innerText()).includes(text));
}

async function answers(asked: Player, asker: Player, text: string): Promise<void> {
  const { write } = asked.t.spyfall;
  await asked.isTold(asked.t.spyfall.now.written.asked({ name: asker.name }));
  await asked.page.getByRole('textbox', { name: write.answer({ name: asker.name }) }).fill(text);
  await button(asked.page, write.send).click();
  await asker.page.getByText(text).and(asker.page.locator(':visible')).first().waitFor();
}
