/** Spyfall on one phone: the players' names, entered in the lobby, and the widest names in every phase. */
import { expect, test } from 'vitest';
import { button, now, unfold } from '../codenames/controls.ts';
import { openHouse, until } from '../kit/house.ts';
import { clipped, outOfReach, sideways } from '../kit/page-checks.ts';
import { t } from '../kit/texts.ts';
import { Phone } from './phone.ts';

const house = openHouse();
const four = ['Anna', 'Ben', 'Cleo', 'Dov'];
const { onePhone, spyfall } = t;

test('names are listed in seat order, renamed, moved, removed and brought back; two people of one name are told apart', async () => {
  const phone = await Phone.open(house);
  const { page } = phone;
  // Most hosts play, too: the field starts with their name.
  expect(await page.getByRole('textbox', { name: onePhone.lobby.name, exact: true }).inputValue()).toBe('Hanna');
  phone.allowed = [...four, 'Anna (2)', 'Bea'];
  await phone.add(...four);
  await expect.poll(() => phone.names()).toEqual(four);
  await button(page, onePhone.lobby.up({ name: 'Cleo' })).click();
  await until(async () => (await phone.names()).join() === 'Anna,Cleo,Ben,Dov');
  await button(page, onePhone.lobby.down({ name: 'Anna' })).click();
  await until(async () => (await phone.names()).join() === 'Cleo,Anna,Ben,Dov');
  // The focus moves with the name: the same key moves it on.
  await page.locator(`:focus[aria-label="${onePhone.lobby.down({ name: 'Anna' })}"]`).waitFor();
  await page.keyboard.press('Enter');
  await until(async () => (await phone.names()).join() === 'Cleo,Ben,Anna,Dov');

  await button(page, onePhone.lobby.rename({ name: 'Ben' })).click();
  await page.keyboard.type('A name that is much too long');
  await page.keyboard.press('Enter');
  await page.getByText(t.refusals['bad-name']).waitFor();
  await page.getByRole('textbox').first().fill('Bea');
  await page.keyboard.press('Enter');
  await until(async () => (await phone.names()).join() === 'Cleo,Bea,Anna,Dov');

  await button(page, onePhone.lobby.remove({ name: 'Bea' })).click();
  await until(async () => (await phone.names()).join() === 'Cleo,Anna,Dov');
  await button(page, onePhone.lobby.undo).click();
  await until(async () => (await phone.names()).join() === 'Cleo,Bea,Anna,Dov');
  await phone.add('Anna');
  await page.getByText(onePhone.lobby.twins).waitFor();
  await expect.poll(() => phone.names()).toEqual(['Cleo', 'Bea', 'Anna', 'Dov', 'Anna (2)']);

  await page.reload();
  await until(async () => (await phone.names()).length === 5);
  await expect.poll(() => phone.names()).toEqual(['Cleo', 'Bea', 'Anna', 'Dov', 'Anna (2)']);
});

test('a seated host comes first in the list; with own screens again the others leave, and later return to their seats', async () => {
  const phone = await Phone.open(house, { device: 'own' });
  const { page } = phone;
  const devices = t.spyfallSetup.devices;
  await button(page, t.lobby.sitAt({ seat: t.seat.table.player })).click();
  await unfold(page);
  await page.getByRole('radio', { name: devices.shared }).check();
  await until(async () => (await phone.names()).join() === 'Hanna');
  await phone.add('Ben', 'Cleo');
  await page.getByRole('radio', { name: devices.own }).check();
  await page.getByText(t.spyfallSetup.seats.taken({ n: 1, most: 8 })).waitFor();
  await until(async () => (await page.locator('.teams .chip .name').allInnerTexts()).join() === 'Hanna');
  await page.getByRole('radio', { name: devices.shared }).check();
  await until(async () => (await phone.names()).join() === 'Hanna,Ben,Cleo');
});

test('eight names of the widest letters fit on the narrowest screen, in every phase', async () => {
  const names = [...'ABCDEFGW'].map((letter) => letter.padEnd(20, 'W'));
  const phone = await Phone.open(house, {}, { viewport: { width: 320, height: 568 } }, names);
  const { page } = phone;
  phone.allowed = names;
  const fits = async (where: string) => {
    expect(await sideways(page), where).toEqual([]);
    expect(await clipped(page), where).toEqual([]);
    expect(await outOfReach(page), where).toEqual([]);
  };
  await until(async () => (await phone.names()).length === 8);
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
    .getByText(onePhone.ask.first({ name: await phone.dealer() }))
    .waitFor();
  await fits('asking');
  await button(page, onePhone.people.title).click();
  await button(page, onePhone.people.homeOf({ name: names[0] as string })).click();
  await fits('people');
  await page.keyboard.press('Escape');
  await button(page, onePhone.tools.again).click();
  await fits('who looks');
  await page.keyboard.press('Escape');
  await button(page, onePhone.tools.stop).click();
  await phone.pick(names[7] as string);
  await fits('stop');
  await page.keyboard.press('Escape');
  await phone.accuse(names[0] as string, names[1] as string);
  for (const name of names.slice(2))
    await phone.person(name).getByRole('button', { name: spyfall.sheets.vote.no }).click();
  await fits('hands');
  phone.allowed = names;
  await button(page, onePhone.vote.count).click();
  await page.getByText(spyfall.sheets.hearing.title).waitFor();
  await fits('asking after a vote');
  await house.skip(8 * 60);
  await button(page, spyfall.dock.open).click();
  for (const _ of names.slice(1)) {
    const voter = page.locator('[data-now]');
    // Wait for the vote to open before reading whose turn it is.
    await page.getByRole('radio').first().waitFor();
    const said = await voter.innerText();
    await page.getByRole('radio').first().check();
    await page.locator('main .bar button').click();
    await until(async () => (await voter.innerText()) !== said);
  }
  await fits('ballot');
});
