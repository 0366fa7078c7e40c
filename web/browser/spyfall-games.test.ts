/** Whole games of Spyfall, everybody with a page of their own: eight who talk and come and go (S22), three who write. */
import { expect, test } from 'vitest';
import { button } from './desk.ts';
import { type GuestOptions, openHouse, until } from './house.ts';
import { dealerAmong, lookedAt, Player } from './spyfall-desk.ts';
import { Ring } from './spyfall-ring.ts';

const house = openHouse();
const eight = ['Ada', 'Ben', 'Cleo', 'Dov', 'Eva', 'Finn', 'Gil', 'Hana'];
const desktop = { viewport: { width: 1280, height: 800 } } as const;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
const speaking = (language: string, options: GuestOptions): GuestOptions => ({ ...options, remembers: { language } });

test('S11, S22: eight browsers: votes that wait for two who drop out, one who comes back, a spy who does not', async () => {
  const ring = await Ring.open(house, { names: eight, lobby: true, rounds: 3, patience: 30 });
  const { path } = ring;
  const players = await Player.all(ring, (place) =>
    place === 0 ? desktop : place % 3 === 1 ? speaking('ro', phone) : phone,
  );
  const [host] = players as [Player];
  await button(host.page, host.t.lobby.start).click();

  const first = await lookedAt(players);
  const others = players.filter((each) => each !== first.spy);
  expect(new Set(others.map((each) => first.faces.get(each)?.where)).size).toBe(1);
  expect(new Set(others.map((each) => first.faces.get(each)?.who)).size).toBe(7);
  const dealer = await dealerAmong(players);
  const [accuser, suspect, sleeper, leaver, one, two] = others.filter((each) => each !== dealer) as Six;
  await dealer.start();
  await dealer.isTold(dealer.t.spyfall.now.spoken.ask);
  await dealer.ask(one);
  await one.seat(dealer).getByText(one.t.spyfall.ring.barred).waitFor();
  await one.ask(two);

  // An accusation, and two who cannot be reached for it: one without a network, one whose battery is empty.
  await accuser.accuse(suspect);
  const here = players.filter((each) => each !== leaver && each !== sleeper);
  for (const each of here) if (each !== accuser && each !== suspect) await each.vote(each === two ? 'no' : 'yes');
  await sleeper.page.context().setOffline(true);
  await leaver.page.context().close();
  for (const each of [accuser, suspect, two]) {
    const { awaited } = each.t.spyfall.sheets.vote.hand;
    for (const missed of [sleeper, leaver]) await each.hand(missed).getByText(awaited).waitFor();
  }
  await house.skip(20);
  await accuser.isTold(accuser.t.spyfall.now.accusation.accuser({ suspect: suspect.name }));
  expect(await accuser.hand(leaver).innerText()).toContain(accuser.t.spyfall.sheets.vote.hand.awaited);
  await house.skip(20);
  // It is not carried, and goes on where it was.
  await two.isTold(two.t.spyfall.now.spoken.asked({ name: one.name }));
  for (const each of here) {
    const { hearing } = each.t.spyfall.sheets;
    await each.page.getByText(hearing.dropped({ name: accuser.name, suspect: suspect.name })).waitFor();
    await each.page.getByText(hearing.no({ names: two.name })).waitFor();
    for (const missed of [sleeper, leaver]) await each.seat(missed).getByText(each.t.spyfall.ring.gone).waitFor();
  }

  // The one without a network has it back, plays on, and finds the spy.
  await sleeper.page.context().setOffline(false);
  await sleeper.isTold(sleeper.t.spyfall.now.spoken.listen({ by: one.name, to: two.name }));
  for (const each of here) {
    await each.seat(sleeper).getByText(each.t.spyfall.ring.gone).waitFor({ state: 'detached' });
  }
  expect(await sleeper.look()).toEqual(first.faces.get(sleeper));
  await two.ask(sleeper);
  await sleeper.ask(accuser);
  const back = [...here, sleeper];
  await sleeper.accuse(first.spy);
  for (const each of back) if (each !== sleeper && each !== first.spy) await each.vote('yes');
  for (const each of back) {
    const { verdict } = each.t.spyfall;
    await each.reads(verdict.title['spy-accused']);
    await each.page.getByText(verdict.merit['accused-spy']).waitFor();
    await each.page.getByText(verdict.next.out({ names: leaver.name })).waitFor();
  }

  // The next round is seven people's. Its spy knows where they are.
  await sleeper.goOn();
  await first.spy.isTold(first.spy.t.spyfall.now.briefing.dealer);
  const second = await lookedAt(back);
  for (const each of back) expect(await each.page.locator('[data-seat]').count()).toBe(7);
  await first.spy.start();
  const [knower] = back.filter((each) => each !== second.spy) as [Player];
  const { where } = second.faces.get(knower) as { where: string };
  expect(where).not.toBe(first.faces.get(accuser)?.where);
  await second.spy.stop();
  await knower.reads(knower.t.spyfall.sheets.naming.spy({ name: second.spy.name }));
  await second.spy.names(where);
  for (const each of back) await each.reads(each.t.spyfall.verdict.title['location-named']);

  // The last one's spy is gone for good: nobody gets anything for it.
  await knower.goOn();
  await second.spy.isTold(second.spy.t.spyfall.now.briefing.dealer);
  const third = await lookedAt(back);
  await second.spy.start();
  const left = back.filter((each) => each !== third.spy);
  await third.spy.page.context().close();
  await house.skip(20);
  for (const each of left) expect(await each.page.locator('[data-round]').count()).toBe(0);
  await house.skip(20);
  for (const { page, t } of left) {
    await page.getByRole('heading', { name: t.spyfallResult.title.won({ name: second.spy.name }) }).waitFor();
    expect(await page.locator('[data-round]').count()).toBe(3);
    await page.locator('[data-round]').nth(2).getByText(t.spyfall.verdict.how.void).waitFor();
  }

  // Whoever was away all the time finds out how it ended.
  const late = await house.guest(path, { ...phone, remembers: { secret: leaver.secret } });
  await late.getByRole('heading', { name: host.t.spyfallResult.title.won({ name: second.spy.name }) }).waitFor();
}, 150_000);

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
  // The cards speak the language of the table, whatever the page speaks.
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

  // Two accuse each other, and the third believes neither.
  await third.accuse(second);
  await dealer.vote('no');
  await third.isTold(third.t.spyfall.now.written.askBut({ name: second.name }));
  await house.skip(60);
  for (const each of players) await each.reads(each.t.spyfall.sheets.suspicions.title);
  // Suspicions are written, too; and nobody writes while the vote lasts (S14).
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
  for (const { page, t } of players) {
    await page.getByRole('heading', { name: t.spyfallResult.title.shared }).waitFor();
    const round = page.locator('[data-round]');
    await round.getByText(t.spyfall.verdict.how['spy-convicted']({ spy: spy.name })).waitFor();
  }
}, 100_000);

type Six = [Player, Player, Player, Player, Player, Player];

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
