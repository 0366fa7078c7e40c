/** Spyfall on one phone: names in the lobby, cards from hand to hand, and a whole game that leaves no trace of them. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { button, now } from './desk.ts';
import { HastyHouse } from './hasty-house.ts';
import { openHouse, until } from './house.ts';
import { clipped, nowSentences, outOfReach, sideways, silent, smallTargets, violations } from './look.ts';
import { Phone, small } from './spyfall-phone.ts';
import { t } from './texts.ts';

const house = openHouse(new HastyHouse());
const four = ['Anna', 'Ben', 'Cleo', 'Dov'];
const { passing, spyfall } = t;

/** UX 9, 11, 27, 31, 32 on the screen as it is now, in both themes. */
async function isFine(page: Page, where: string): Promise<void> {
  expect(await violations(page), where).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violations(page, 'colours'), `${where}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await sideways(page), where).toEqual([]);
  expect(await smallTargets(page), where).toEqual([]);
  expect(await clipped(page), where).toEqual([]);
  expect(await silent(page), where).toEqual([]);
  expect(await outOfReach(page), where).toEqual([]);
  expect(await nowSentences(page), where).toHaveLength(1);
}

test('names are put down in seat order, renamed, moved, taken out and brought back; two of one name are told apart', async () => {
  const phone = await Phone.open(house);
  const { page } = phone;
  // Most hosts play, too: their name is there to begin with.
  expect(await page.getByRole('textbox', { name: passing.lobby.name, exact: true }).inputValue()).toBe('Hanna');
  phone.allowed = [...four, 'Anna (2)', 'Bea'];
  await phone.add(...four);
  expect(await phone.names()).toEqual(four);
  await button(page, passing.lobby.up({ name: 'Cleo' })).click();
  await until(async () => (await phone.names()).join() === 'Anna,Cleo,Ben,Dov');
  await button(page, passing.lobby.down({ name: 'Anna' })).click();
  await until(async () => (await phone.names()).join() === 'Cleo,Anna,Ben,Dov');
  // The focus goes with the name: the same key moves it on.
  await page.locator(`:focus[aria-label="${passing.lobby.down({ name: 'Anna' })}"]`).waitFor();
  await page.keyboard.press('Enter');
  await until(async () => (await phone.names()).join() === 'Cleo,Ben,Anna,Dov');

  await button(page, passing.lobby.rename({ name: 'Ben' })).click();
  await page.keyboard.type('A name that is much too long');
  await page.keyboard.press('Enter');
  await page.getByText(t.refusals['bad-name']).waitFor();
  await page.getByRole('textbox').first().fill('Bea');
  await page.keyboard.press('Enter');
  await until(async () => (await phone.names()).join() === 'Cleo,Bea,Anna,Dov');

  await button(page, passing.lobby.remove({ name: 'Bea' })).click();
  await until(async () => (await phone.names()).join() === 'Cleo,Anna,Dov');
  await button(page, passing.lobby.undo).click();
  await until(async () => (await phone.names()).join() === 'Cleo,Bea,Anna,Dov');
  await phone.add('Anna');
  await page.getByText(passing.lobby.twins).waitFor();
  expect(await phone.names()).toEqual(['Cleo', 'Bea', 'Anna', 'Dov', 'Anna (2)']);
  await isFine(page, 'the names');

  await page.reload();
  await until(async () => (await phone.names()).length === 5);
  expect(await phone.names()).toEqual(['Cleo', 'Bea', 'Anna', 'Dov', 'Anna (2)']);
});

test('a host with a seat is the first of the names; back to own screens the others go, and come back as they sat', async () => {
  const phone = await Phone.open(house, { device: 'own' });
  const { page } = phone;
  const devices = t.spyfallSetup.devices;
  await button(page, t.lobby.sitAt({ seat: t.common.seat.table.player })).click();
  await page.getByRole('radio', { name: devices.shared }).check();
  await until(async () => (await phone.names()).join() === 'Hanna');
  await phone.add('Ben', 'Cleo');
  await page.getByRole('radio', { name: devices.own }).check();
  await page.getByText(t.spyfallSetup.seats.taken({ n: 1, most: 8 })).waitFor();
  await until(async () => (await page.locator('.teams .chip .name').allInnerTexts()).join() === 'Hanna');
  await page.getByRole('radio', { name: devices.shared }).check();
  await until(async () => (await phone.names()).join() === 'Hanna,Ben,Cleo');
});

test('a whole game of two rounds: cards leave no trace, and a reload goes on where it was', {
  timeout: 120_000,
}, async () => {
  const phone = await Phone.open(house, { rounds: 2 });
  const { page } = phone;
  phone.allowed = four;
  await phone.add(...four);
  await phone.start();
  phone.allowed = [];
  await isFine(page, 'pass');
  const history = await page.evaluate(() => window.history.length);

  // The first card, by a finger that holds it.
  await phone.is('Anna');
  await isFine(page, 'card down');
  phone.allowed = ['Anna'];
  await phone.card.hover();
  await page.mouse.down();
  await phone.face.waitFor();
  const anna = await phone.faceOf('Anna');
  expect(await page.title()).not.toContain(anna.where);
  await isFine(page, 'card up');
  await page.waitForTimeout(400);
  await page.mouse.up();
  await phone.face.waitFor({ state: 'detached' });
  await phone.keeps([anna]);
  // Once more by keyboard: the focus is at the top of each screen, and a key held down goes no further.
  await button(page, passing.pass.notMe).focus();
  await page.keyboard.press('Enter');
  await button(page, passing.pass.iAm({ name: 'Anna' })).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  expect(await phone.face.count()).toBe(0);
  while (!(await phone.card.evaluate((card) => card === document.activeElement))) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await phone.face.waitFor();
  // It hides when something else on the page is looked at.
  await page.keyboard.press('Tab');
  await phone.face.waitFor({ state: 'detached' });
  // And when the page is out of sight.
  await phone.look('Anna');
  // Who searches finds it while it is up, so that finding nothing means something.
  await expect(phone.keeps([anna])).rejects.toThrow();
  await page.evaluate(() => dispatchEvent(new Event('blur')));
  await phone.keeps([anna]);
  await phone.passOn();

  // In the middle of the next card: after a reload it is Ben's turn still, and nothing is up.
  await phone.is('Ben');
  const ben = await phone.look('Ben');
  phone.allowed = [];
  await page.reload();
  await now(page).getByText('Ben', { exact: true }).waitFor();
  await phone.keeps([anna, ben]);
  await page.goBack();
  await page.goForward();
  await now(page).getByText('Ben', { exact: true }).waitFor();
  await phone.keeps([anna, ben]);
  // A slip: back to whoever had it before, and on again.
  await button(page, passing.pass.back({ name: 'Anna' })).click();
  const faces = await phone.round(four);
  expect(faces.get('Anna')).toEqual(anna);
  expect(faces.get('Ben')).toEqual(ben);
  expect(await page.evaluate(() => window.history.length)).toBe(history);
  // One spy, and one location for the rest.
  const spy = four.find((name) => faces.get(name)?.who === spyfall.card.spy) as string;
  const others = four.filter((name) => name !== spy);
  expect(new Set(others.map((name) => faces.get(name)?.where)).size).toBe(1);
  expect(new Set(others.map((name) => faces.get(name)?.who)).size).toBe(3);

  const dealer = await dealerOf(phone);
  await isFine(page, 'ready');
  await phone.for([dealer], () => button(page, spyfall.dock.start).click());
  await now(page)
    .getByText(passing.ask.first({ name: dealer }))
    .waitFor();
  // Who asks whom is one tap; a wrong one is put right.
  const [first, second, third] = four.filter((name) => name !== dealer) as [string, string, string];
  await phone.for([dealer], async () => {
    await phone.person(second).getByRole('button').click();
    await now(page)
      .getByText(passing.ask.answer({ name: second }))
      .waitFor();
    await button(page, passing.ask.wrong).click();
    await phone.person(first).getByRole('button').click();
    await now(page)
      .getByText(passing.ask.answer({ name: first }))
      .waitFor();
  });
  await phone.person(dealer).getByRole('button').click({ force: true });
  await page.locator('.why').getByText(passing.ask.barred).waitFor();
  await phone.for([first], () => phone.person(third).getByRole('button').click());
  await now(page)
    .getByText(passing.ask.answer({ name: third }))
    .waitFor();
  await isFine(page, 'asking');
  await phone.keeps([...faces.values()]);

  // S4, without anybody's marks on it.
  await button(page, passing.tools.locations).click();
  expect(await page.getByRole('dialog').locator('li').count()).toBe(30);
  await isFine(page, 'locations');
  await page.keyboard.press('Escape');
  // Somebody looks again: it has to be them.
  await button(page, passing.tools.again).click();
  await page.getByRole('dialog').getByRole('button', { name: first, exact: true }).click();
  await phone.is(first);
  expect(await phone.look(first)).toEqual(faces.get(first));
  await button(page, passing.card.done).click();
  await phone.keeps([...faces.values()]);
  phone.allowed = [];

  // The spy is accused by one of the others, and everybody is for it.
  const accuser = others[0] as string;
  await accuse(phone, accuser, spy);
  await isFine(page, 'hands');
  const [voter, last] = others.slice(1) as [string, string];
  await phone.person(voter).getByRole('button', { name: spyfall.sheets.vote.no }).click();
  await phone.person(voter).getByRole('button', { name: spyfall.sheets.vote.yes }).click();
  // A reload in the vote: the hand that is up stays up.
  await page.reload();
  await phone.person(voter).getByRole('button', { name: spyfall.sheets.vote.yes, pressed: true }).waitFor();
  await page.getByText(passing.vote.missing({ n: 1 })).waitFor();
  await phone.person(last).getByRole('button', { name: spyfall.sheets.vote.yes }).click();
  await phone.keeps([...faces.values()]);
  // Whatever was brought for one player said nothing of another's card.
  for (const { texts, secret } of phone.errands) {
    const name = await phone.nameOf(secret);
    for (const other of others.filter((each) => each !== name)) {
      expect(texts.join('\n')).not.toContain(faces.get(other)?.who);
    }
    if (name === spy) expect(texts.join('\n')).not.toMatch(/"card":\{"location"/);
  }
  await phone.for([voter, last], async () => {
    await button(page, passing.vote.count).click();
    await page.getByRole('heading', { name: spyfall.verdict.title['spy-accused'] }).waitFor();
  });
  await isFine(page, 'verdict');

  // The second round: other cards, the spy deals, and the clock runs out.
  await phone.for(four, () => button(page, spyfall.verdict.next.go).click());
  await page.getByText(passing.pass.to).waitFor();
  const again = await phone.round(four);
  expect(again.get(accuser)?.where).not.toBe(faces.get(accuser)?.where);
  const nextSpy = four.find((name) => again.get(name)?.who === spyfall.card.spy) as string;
  expect(await dealerOf(phone)).toBe(spy);
  await phone.for([spy], () => button(page, spyfall.dock.start).click());
  await now(page)
    .getByText(passing.ask.first({ name: spy }))
    .waitFor();
  await house.skip(8 * 60);
  await until(() => phone.view.phase === 'suspicions');
  await now(page)
    .getByText(passing.talk({ name: spy }))
    .waitFor();
  await isFine(page, 'suspicions');
  await phone.for([spy], () => button(page, spyfall.dock.open).click());
  // In seat order, the dealer first; all but the spy name the spy.
  const order = [...four.slice(four.indexOf(spy)), ...four.slice(0, four.indexOf(spy))];
  for (const voter of order) {
    await now(page)
      .getByText(passing.ballot.now({ name: voter }))
      .waitFor();
    expect(await page.getByRole('radio', { name: voter, exact: true }).count()).toBe(0);
    const suspect = voter === nextSpy ? (order.find((name) => name !== voter) as string) : nextSpy;
    await phone.pick(suspect);
    if (voter === order[1]) await isFine(page, 'ballot');
    await phone.for([voter], () => button(page, spyfall.sheets.ballot.yes({ name: suspect })).click());
  }
  // The ordinary result, with a rematch by the phone's owner.
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await until(async () => (await button(page, t.play.result.again).count()) === 1);
  expect(phone.view.verdicts.at(-1)?.result).toBe('spy-convicted');
  await isFine(page, 'result');
  await button(page, t.play.result.again).click();
  await page.getByText(passing.pass.to).waitFor();
  await phone.round(four);

  // Frames: the phone's own connection has never brought a card, the others each brought one player's.
  expect(phone.intruders).toEqual([]);
  const own = phone.lines.filter(({ secret }) => secret === phone.secret);
  expect(own.length).toBeGreaterThan(2);
  for (const { texts } of own) expect(texts.join('\n')).not.toMatch(/"card"|"you":\{/);
  const players = new Set((await phone.held()).map(({ secret }) => secret));
  expect(new Set(phone.errands.map(({ secret }) => secret))).toEqual(players);
});

test('the spy stops and names a location; whoever is not the spy is told kindly', async () => {
  const phone = await Phone.open(house, { rounds: 2 });
  const { page } = phone;
  phone.allowed = four;
  await phone.add(...four);
  await phone.start();
  const faces = await phone.round(four);
  const spy = four.find((name) => faces.get(name)?.who === spyfall.card.spy) as string;
  const other = four.find((name) => name !== spy) as string;
  const dealer = await dealerOf(phone);
  await phone.for([dealer], () => button(page, spyfall.dock.start).click());

  await button(page, passing.tools.stop).click();
  await phone.pick(other);
  await isFine(page, 'stop');
  await phone.for([other], () => button(page, passing.stop.yes({ name: other })).click());
  await page.getByText(passing.stop.no).waitFor();
  expect(await page.getByRole('dialog').innerText()).not.toContain(t.refusals['not-the-spy']);
  await button(page, passing.stop.goOn).click();
  expect(phone.view.phase).toBe('asking');

  await button(page, passing.tools.stop).click();
  await phone.pick(spy);
  await phone.for([spy], () => button(page, passing.stop.yes({ name: spy })).click());
  await now(page)
    .getByText(passing.naming({ name: spy }))
    .waitFor();
  await isFine(page, 'naming');
  const right = faces.get(other)?.where as string;
  await page.getByRole('searchbox', { name: spyfall.sheets.naming.filter }).fill(right);
  await phone.pick(right);
  await phone.for([spy], () => button(page, spyfall.sheets.naming.yes({ location: right })).click());
  await page.getByRole('heading', { name: spyfall.verdict.title['location-named'] }).waitFor();

  // Who has to go home gives the seat up, after being asked once more.
  await button(page, passing.people.title).click();
  await button(page, passing.people.homeOf({ name: other })).click();
  await isFine(page, 'people');
  await phone.for([other], () => button(page, passing.people.yes({ name: other })).click());
  await page.getByRole('dialog').getByText(spyfall.scores.left).waitFor();
  await page.keyboard.press('Escape');
  await phone.for(four, () => button(page, spyfall.verdict.next.go).click());
  await page.getByText(passing.pass.count({ n: 1, all: 3 })).waitFor();
});

test('a second tab takes the phone over; others watch and are told; a killed server is a short pause', async () => {
  const phone = await Phone.open(house);
  const { page } = phone;
  phone.allowed = four;
  await phone.add(...four);
  await phone.start();
  const faces = await phone.round(four);
  const dealer = await dealerOf(phone);
  await phone.for([dealer], () => button(page, spyfall.dock.start).click());
  await now(page).waitFor();

  // Somebody opens the link on another device.
  const stranger = await house.guest(phone.path, small);
  await button(stranger, t.lobby.join.watch).click();
  await stranger.getByText(passing.watch.note).waitFor();
  expect(await stranger.locator('button.index-card, [data-face]').count()).toBe(0);
  expect(await sideways(stranger)).toEqual([]);

  // The server is killed in the middle of a vote, and somebody counts meanwhile.
  const [by, suspect, ...voters] = four as [string, string, ...string[]];
  await accuse(phone, by, suspect);
  for (const name of voters) {
    await phone
      .person(name)
      .getByRole('button', { name: spyfall.sheets.vote[name === 'Cleo' ? 'no' : 'yes'] })
      .click();
  }
  await house.kill();
  phone.allowed = voters;
  await button(page, passing.vote.count).click();
  await page.getByText(t.table.connection.lost).waitFor();
  await house.start();
  await page.getByText(t.table.connection.back).waitFor();
  await until(() => phone.view.phase === 'asking');
  expect(phone.view.hearings).toMatchObject([{ votes: [{ guilty: true }, { guilty: false }, { guilty: true }] }]);
  await phone.keeps([...faces.values()]);
  phone.allowed = [];

  // Another tab of the same phone.
  const tab = await page.context().newPage();
  await tab.goto(phone.path);
  await now(tab).waitFor();
  await page.getByText(t.farewell.takenOverTitle).first().waitFor();
  await button(tab, passing.tools.again).waitFor();
  await button(page, t.farewell.useHere).click();
  await button(page, passing.tools.again).waitFor();

  // A phone that has lost its storage is one that watches.
  await page.evaluate(() => localStorage.removeItem('safehouse.passing'));
  await page.reload();
  await page.getByText(passing.watch.lost).waitFor();
});

test('eight names of the widest letters fit on the narrowest screen, in every phase', async () => {
  const phone = await Phone.open(house, {}, { viewport: { width: 320, height: 568 } });
  const { page } = phone;
  const names = [...'ABCDEFGW'].map((letter) => letter.padEnd(20, 'W'));
  phone.allowed = names;
  const fits = async (where: string) => {
    expect(await sideways(page), where).toEqual([]);
    expect(await clipped(page), where).toEqual([]);
    expect(await outOfReach(page), where).toEqual([]);
  };
  await phone.add(...names);
  await fits('names');
  await phone.start();
  for (const name of names) {
    await phone.is(name);
    await phone.look(name);
    if (name === names[7]) await fits('card');
    await phone.passOn();
    if (name === names[6]) await fits('pass');
  }
  await fits('ready');
  await button(page, spyfall.dock.start).click();
  await now(page)
    .getByText(passing.ask.first({ name: await dealerOf(phone) }))
    .waitFor();
  await fits('asking');
  await button(page, passing.people.title).click();
  await button(page, passing.people.homeOf({ name: names[0] as string })).click();
  await fits('people');
  await page.keyboard.press('Escape');
  await button(page, passing.tools.again).click();
  await fits('who looks');
  await page.keyboard.press('Escape');
  await button(page, passing.tools.stop).click();
  await phone.pick(names[7] as string);
  await fits('stop');
  await page.keyboard.press('Escape');
  await accuse(phone, names[0] as string, names[1] as string);
  for (const name of names.slice(2))
    await phone.person(name).getByRole('button', { name: spyfall.sheets.vote.no }).click();
  await fits('hands');
  phone.allowed = names;
  await button(page, passing.vote.count).click();
  await page.getByText(spyfall.sheets.hearing.title).waitFor();
  await fits('asking after a vote');
  await house.skip(8 * 60);
  await button(page, spyfall.dock.open).click();
  for (const _ of names.slice(1)) {
    const voter = page.locator('[data-now]');
    // The vote is open before anybody reads whose voice it is.
    await page.getByRole('radio').first().waitFor();
    const said = await voter.innerText();
    await page.getByRole('radio').first().check();
    await page.locator('main .bar button').click();
    await until(async () => (await voter.innerText()) !== said);
  }
  await fits('ballot');
});

async function dealerOf(phone: Phone): Promise<string> {
  const id = phone.view.dealer;
  return (await phone.held()).find((held) => held.id === id)?.name as string;
}

async function accuse(phone: Phone, by: string, suspect: string): Promise<void> {
  const { page } = phone;
  await button(page, passing.tools.accuse).click();
  await phone.pick(by);
  await phone.pick(suspect, 'last');
  await isFine(page, 'accuse');
  await phone.for([by], async () => {
    await button(page, passing.accuse.yes).click();
    await now(page).getByText(passing.vote.now({ by, suspect })).waitFor();
  });
}
