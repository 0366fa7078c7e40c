/** Spyfall on one phone with spectators, and when the phone loses its tab, its server or its storage. */
import { expect, test } from 'vitest';
import { button, now } from '../codenames/controls.ts';
import { openHouse, until } from '../kit/house.ts';
import { sideways } from '../kit/page-checks.ts';
import { t } from '../kit/texts.ts';
import { Phone, small } from './phone.ts';

const house = openHouse();
const four = ['Anna', 'Ben', 'Cleo', 'Dov'];
const { onePhone, spyfall } = t;

test('a second tab takes the phone over; others watch and are told; a killed server is a short pause', async () => {
  const phone = await Phone.open(house, {}, {}, four);
  const { page } = phone;
  phone.allowed = four;
  await phone.start();
  const faces = await phone.round(four);
  const dealer = await phone.dealer();
  await phone.for([dealer], () => button(page, spyfall.dock.start).click());
  await now(page).waitFor();

  // Another device opens the link.
  const stranger = await house.guest(phone.path, small);
  await button(stranger, t.lobby.join.watch).click();
  await stranger.getByText(onePhone.watch.note).waitFor();
  expect(await stranger.locator('[data-card-cover], [data-face]').count()).toBe(0);
  expect(await sideways(stranger)).toEqual([]);

  // The server is killed in the middle of a vote, and the votes are counted meanwhile.
  const [by, suspect, ...voters] = four as [string, string, ...string[]];
  await phone.accuse(by, suspect);
  for (const name of voters) {
    await phone
      .person(name)
      .getByRole('button', { name: spyfall.sheets.vote[name === 'Cleo' ? 'no' : 'yes'] })
      .click();
  }
  await house.kill();
  phone.allowed = voters;
  await button(page, onePhone.vote.count).click();
  await page.getByText(t.table.connection.lost).waitFor();
  await house.start();
  await page.getByText(t.table.connection.back).waitFor();
  await until(() => phone.view.phase === 'asking');
  expect(phone.view.hearings).toMatchObject([{ votes: [{ guilty: true }, { guilty: false }, { guilty: true }] }]);
  await phone.keeps([...faces.values()]);
  phone.allowed = [];

  // Another tab on the same phone.
  const tab = await page.context().newPage();
  await tab.goto(phone.path);
  await now(tab).waitFor();
  await page.getByText(t.farewell.takenOverTitle).first().waitFor();
  await button(tab, onePhone.tools.again).waitFor();
  await button(page, t.farewell.useHere).click();
  await button(page, onePhone.tools.again).waitFor();

  // A phone that has lost its storage only watches.
  await page.evaluate(() => localStorage.setItem('safehouse.passing', '[]'));
  await page.reload();
  await page.getByText(onePhone.watch.lost).waitFor();
});
