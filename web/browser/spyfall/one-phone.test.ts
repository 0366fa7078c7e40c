/** Spyfall on one phone: cards are passed around, and a whole game leaves no trace of them. */
import { expect, test } from 'vitest';
import { button, now } from '../codenames/controls.ts';
import { Finger } from '../kit/finger.ts';
import { openHouse, until } from '../kit/house.ts';
import { violations } from '../kit/page-checks.ts';
import { t } from '../kit/texts.ts';
import { Phone } from './phone.ts';

const house = openHouse();
const four = ['Anna', 'Ben', 'Cleo', 'Dov'];
const { onePhone, spyfall } = t;

test('a whole game of two rounds: cards leave no trace, and a reload goes on where it was', async () => {
  const phone = await Phone.open(house, { rounds: 2 });
  const { page } = phone;
  phone.allowed = four;
  await phone.add(...four);
  await phone.start();
  phone.allowed = [];
  const history = await page.evaluate(() => window.history.length);

  // The first card, with a finger that holds it.
  await phone.is('Anna');
  phone.allowed = ['Anna'];
  const finger = await Finger.on(page);
  await finger.down(phone.card);
  await phone.face.waitFor();
  const anna = await phone.faceOf('Anna');
  expect(await page.title()).not.toContain(anna.where);
  expect(await violations(page), 'card up').toEqual([]);
  await finger.up(400);
  await phone.face.waitFor({ state: 'detached' });
  await phone.keeps([anna]);
  // Again with the keyboard: the focus is at the top of each screen, and a held key goes no further.
  await button(page, onePhone.pass.notMe).focus();
  await page.keyboard.press('Enter');
  await button(page, onePhone.pass.iAm({ name: 'Anna' })).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  expect(await phone.face.count()).toBe(0);
  while (!(await phone.card.evaluate((card) => card === document.activeElement))) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await phone.face.waitFor();
  // It hides when anything else on the page gets the focus.
  await page.keyboard.press('Tab');
  await phone.face.waitFor({ state: 'detached' });
  // And when the page is hidden. A tap turns it up.
  await finger.tap(phone.card);
  await phone.face.waitFor();
  // Checks the check: the search finds the card while it is up.
  await expect(phone.keeps([anna])).rejects.toThrow();
  await page.evaluate(() => dispatchEvent(new Event('blur')));
  await phone.keeps([anna]);
  await phone.passOn();

  // A reload during the next card: it is still Ben's turn, and no card is up.
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
  // A mistake: back to the previous player, and on again.
  await button(page, onePhone.pass.back({ name: 'Anna' })).click();
  const faces = await phone.round(four);
  expect(faces.get('Anna')).toEqual(anna);
  expect(faces.get('Ben')).toEqual(ben);
  expect(await page.evaluate(() => window.history.length)).toBe(history);
  // One spy, and one location for the others.
  const spy = four.find((name) => faces.get(name)?.who === spyfall.card.spy) as string;
  const others = four.filter((name) => name !== spy);
  expect(new Set(others.map((name) => faces.get(name)?.where)).size).toBe(1);
  expect(new Set(others.map((name) => faces.get(name)?.who)).size).toBe(3);

  const dealer = await phone.dealer();
  await phone.for([dealer], () => button(page, spyfall.dock.start).click());
  await now(page)
    .getByText(onePhone.ask.first({ name: dealer }))
    .waitFor();
  // One tap records who asks whom; a wrong tap can be corrected.
  const [first, second, third] = four.filter((name) => name !== dealer) as [string, string, string];
  await phone.for([dealer], async () => {
    await phone.person(second).getByRole('button').click();
    await now(page)
      .getByText(onePhone.ask.answer({ name: second }))
      .waitFor();
    await button(page, onePhone.ask.wrong).click();
    await phone.person(first).getByRole('button').click();
    await now(page)
      .getByText(onePhone.ask.answer({ name: first }))
      .waitFor();
  });
  await phone.person(dealer).getByRole('button').click({ force: true });
  await page.locator('.why').getByText(onePhone.ask.barred).waitFor();
  await phone.for([first], () => phone.person(third).getByRole('button').click());
  await now(page)
    .getByText(onePhone.ask.answer({ name: third }))
    .waitFor();
  expect(await violations(page), 'asking').toEqual([]);
  await phone.keeps([...faces.values()]);

  // S4, without anyone's crossed out locations.
  await button(page, onePhone.tools.locations).click();
  await expect.poll(() => page.getByRole('dialog').locator('li').count()).toBe(30);
  await page.keyboard.press('Escape');
  // A player looks again, after confirming who they are.
  await button(page, onePhone.tools.again).click();
  await page.getByRole('dialog').getByRole('button', { name: first, exact: true }).click();
  await phone.is(first);
  expect(await phone.look(first)).toEqual(faces.get(first));
  await button(page, onePhone.card.done).click();
  await phone.keeps([...faces.values()]);
  phone.allowed = [];

  // One of the others accuses the spy, and everyone votes for it.
  const accuser = others[0] as string;
  await phone.accuse(accuser, spy);
  expect(await violations(page), 'hands').toEqual([]);
  const [voter, last] = others.slice(1) as [string, string];
  await phone.person(voter).getByRole('button', { name: spyfall.sheets.vote.no }).click();
  await phone.person(voter).getByRole('button', { name: spyfall.sheets.vote.yes }).click();
  // A reload during the vote: recorded hands stay.
  await page.reload();
  await phone.person(voter).getByRole('button', { name: spyfall.sheets.vote.yes, pressed: true }).waitFor();
  await page.getByText(onePhone.vote.missing({ n: 1 })).waitFor();
  await phone.person(last).getByRole('button', { name: spyfall.sheets.vote.yes }).click();
  await phone.keeps([...faces.values()]);
  // What was fetched for one player contains nothing of another's card.
  for (const { texts, secret } of phone.errands) {
    const name = await phone.nameOf(secret);
    for (const other of others.filter((each) => each !== name)) {
      expect(texts.join('\n')).not.toContain(faces.get(other)?.who);
    }
    if (name === spy) expect(texts.join('\n')).not.toMatch(/"card":\{"location"/);
  }
  await phone.for([voter, last], async () => {
    await button(page, onePhone.vote.count).click();
    await page.getByRole('heading', { name: spyfall.verdict.title['spy-accused'] }).waitFor();
  });

  // The second round: other cards, the spy deals, and time runs out.
  await phone.for(four, () => button(page, spyfall.verdict.next.go).click());
  await page.getByText(onePhone.pass.to).waitFor();
  const again = await phone.round(four);
  expect(again.get(accuser)?.where).not.toBe(faces.get(accuser)?.where);
  const nextSpy = four.find((name) => again.get(name)?.who === spyfall.card.spy) as string;
  expect(await phone.dealer()).toBe(spy);
  await phone.for([spy], () => button(page, spyfall.dock.start).click());
  await now(page)
    .getByText(onePhone.ask.first({ name: spy }))
    .waitFor();
  await house.skip(8 * 60);
  await until(() => phone.view.phase === 'suspicions');
  await now(page)
    .getByText(onePhone.talk({ name: spy }))
    .waitFor();
  await phone.for([spy], () => button(page, spyfall.dock.open).click());
  // In seat order, the dealer first; everyone but the spy names the spy.
  const order = [...four.slice(four.indexOf(spy)), ...four.slice(0, four.indexOf(spy))];
  for (const voter of order) {
    await now(page)
      .getByText(onePhone.ballot.now({ name: voter }))
      .waitFor();
    expect(await page.getByRole('radio', { name: voter, exact: true }).count()).toBe(0);
    const suspect = voter === nextSpy ? (order.find((name) => name !== voter) as string) : nextSpy;
    await phone.pick(suspect);
    if (voter === order[1]) expect(await violations(page), 'ballot').toEqual([]);
    await phone.for([voter], () => button(page, spyfall.sheets.ballot.yes({ name: suspect })).click());
  }
  // The verdict of the last round, and then the usual result, with a rematch by the phone's owner.
  await button(page, spyfall.verdict.next.result).click();
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await until(async () => (await button(page, t.play.result.again).count()) === 1);
  expect(phone.view.verdicts.at(-1)?.result).toBe('spy-convicted');
  await button(page, t.play.result.again).click();
  await page.getByText(onePhone.pass.to).waitFor();
  await phone.round(four);

  // The phone's own connection never received a card; each other connection received one player's.
  expect(phone.intruders).toEqual([]);
  const own = phone.lines.filter(({ secret }) => secret === phone.secret);
  expect(own.length).toBeGreaterThan(2);
  for (const { texts } of own) expect(texts.join('\n')).not.toMatch(/"card"|"you":\{/);
  const players = new Set((await phone.held()).map(({ secret }) => secret));
  expect(new Set(phone.errands.map(({ secret }) => secret))).toEqual(players);
});

test('the spy stops and names a location; whoever is not the spy is told kindly', async () => {
  const phone = await Phone.open(house, { rounds: 2 }, {}, four);
  const { page } = phone;
  phone.allowed = four;
  await phone.start();
  const faces = await phone.round(four);
  const spy = four.find((name) => faces.get(name)?.who === spyfall.card.spy) as string;
  const other = four.find((name) => name !== spy) as string;
  const dealer = await phone.dealer();
  await phone.for([dealer], () => button(page, spyfall.dock.start).click());

  await button(page, onePhone.tools.stop).click();
  await phone.pick(other);
  await phone.for([other], () => button(page, onePhone.stop.yes({ name: other })).click());
  await page.getByText(onePhone.stop.no).waitFor();
  expect(await page.getByRole('dialog').innerText()).not.toContain(t.refusals['not-the-spy']);
  await button(page, onePhone.stop.goOn).click();
  expect(phone.view.phase).toBe('asking');

  await button(page, onePhone.tools.stop).click();
  await phone.pick(spy);
  await phone.for([spy], () => button(page, onePhone.stop.yes({ name: spy })).click());
  await now(page)
    .getByText(onePhone.naming({ name: spy }))
    .waitFor();
  const right = faces.get(other)?.where as string;
  await page.getByRole('searchbox', { name: spyfall.sheets.naming.filter }).fill(right);
  await phone.pick(right);
  await phone.for([spy], () => button(page, spyfall.sheets.naming.yes({ location: right })).click());
  await page.getByRole('heading', { name: spyfall.verdict.title['location-named'] }).waitFor();

  // A player who has to leave gives up the seat, after a confirmation.
  await button(page, onePhone.people.title).click();
  await button(page, onePhone.people.homeOf({ name: other })).click();
  await phone.for([other], () => button(page, onePhone.people.yes({ name: other })).click());
  await page.getByRole('dialog').getByText(spyfall.scores.left).waitFor();
  await page.keyboard.press('Escape');
  await phone.for(four, () => button(page, spyfall.verdict.next.go).click());
  await page.getByText(onePhone.pass.count({ n: 1, all: 3 })).waitFor();
});
