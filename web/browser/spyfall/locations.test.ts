/** Spyfall's locations in the lobby: switched one by one, and the table's own, which are validated while typing. */
import { defaults } from '@safehouse/rules/spyfall/defaults.ts';
import { expect, test } from 'vitest';
import { button } from '../codenames/controls.ts';
import { Agent } from '../kit/agent.ts';
import { openHouse } from '../kit/house.ts';
import { t } from '../kit/texts.ts';
import { Ring } from './ring.ts';
import { count, dialog, locations, roles, round, toggle, write } from './setup.ts';

const house = openHouse();
const texts = t.spyfallSetup;

test('locations are switched off one by one; too few start no game; a guest only reads; a reload keeps all', async () => {
  const ring = await Ring.open(house, { names: ['Ada', 'Bo', 'Cleo'], lobby: true });
  const guest = await ring.browser(ring.agents[1] as Agent);
  const host = await ring.browser(ring.host);
  await locations(host);
  await count(host, 30).waitFor();
  // As fast as a person can tap: no tap may undo another.
  for (const name of ['The airport', 'The bakery', 'The beach']) await toggle(host, name).click();
  await count(host, 27).waitFor();
  await locations(guest, 'look');
  await count(guest, 27).waitFor();
  expect(await toggle(guest, 'The bakery').isChecked()).toBe(false);
  await dialog(guest, texts.locations.title).getByText(t.lobby.setup.hostOnly).waitFor();
  await toggle(guest, 'The zoo').click({ force: true });
  expect(await toggle(guest, 'The zoo').isChecked()).toBe(true);
  for (const name of [texts.locations.allOff, texts.own.add]) expect(await button(guest, name).count()).toBe(0);

  await button(host, texts.locations.allOff).click();
  await count(host, 0).waitFor();
  for (const name of ['The airport', 'The bakery', 'The beach', 'The zoo', 'The farm'])
    await toggle(host, name).click();
  await count(host, 5).waitFor();
  await count(guest, 5).waitFor();
  const need = texts.locations.need({ n: 5, least: 6 });
  expect(await dialog(host, texts.locations.title).locator('.problem').textContent()).toBe(need);
  await host.keyboard.press('Escape');
  await button(host, t.lobby.start).click();
  await host.getByText(t.refusals['too-few-locations']).first().waitFor();

  await host.reload();
  await locations(host);
  await count(host, 5).waitFor();
  expect(await toggle(host, 'The zoo').isChecked()).toBe(true);
  expect(await toggle(host, 'The hotel').isChecked()).toBe(false);
  await toggle(host, 'The hotel').focus();
  await host.keyboard.press('Space');
  await count(host, 6).waitFor();
  await host.keyboard.press('Escape');
  await button(host, t.lobby.start).click();
  await round(host).waitFor({ state: 'detached' });
});

test('a location of one’s own is checked while it is typed, and nothing typed is lost', async () => {
  const ring = await Ring.open(house, { names: ['Ada', 'Bo', 'Cleo'], lobby: true });
  const [ada] = ring.agents;
  const secret = ada?.secret as string;
  const host = await ring.browser(ada as Agent);
  await locations(host);
  await button(host, texts.own.add).click();
  const form = dialog(host, texts.form.add);
  const role = (i: number) => form.getByRole('textbox', { name: texts.form.role({ number: i }) });
  const said = (text: string) => form.getByText(text, { exact: true });
  const name = form.getByRole('textbox', { name: texts.form.name, exact: true });
  expect(await form.getByRole('alert').count()).toBe(0);
  await name.pressSequentially(`Our attic${'!'.repeat(33)}`);
  await said(texts.form.long({ n: 2 })).waitFor();
  await name.fill('  Our   attic ');
  await name.press('Enter');
  await role(1).pressSequentially('the cook');
  await role(1).press('Enter');
  await role(2).pressSequentially('THE COOK');
  await said(texts.form.roleTwice).waitFor();
  await role(4).focus();
  await role(5).focus();
  await said(texts.form.empty).waitFor();
  await expect.poll(() => said(texts.form.empty).count()).toBe(1);
  await button(host, texts.form.save).click();
  await expect.poll(() => said(texts.form.empty).count()).toBe(5);
  expect(await role(2).evaluate((each) => each === document.activeElement)).toBe(true);
  expect([await role(1).inputValue(), await role(2).inputValue()]).toEqual(['the cook', 'THE COOK']);

  // The dialog is closed by mistake, then another device takes over and changes the setup: the draft is still there.
  await host.keyboard.press('Escape');
  await button(host, texts.own.add).click();
  expect(await role(2).inputValue()).toBe('THE COOK');
  const elsewhere = await Agent.at(house.url, ring.path.slice(3), secret);
  await elsewhere.act({
    kind: 'setUp',
    setup: { game: 'spyfall', options: { ...defaults, rounds: 2, without: ['zoo'] }, packs: ['en/locations'] },
  });
  await elsewhere.close();
  await button(host, t.farewell.useHere).click();
  await locations(host);
  await button(host, texts.own.add).click();
  expect(await role(1).inputValue()).toBe('the cook');
  for (const [i, each] of roles('lodger').entries()) await role(i + 1).fill(each);
  await button(host, texts.form.save).click();
  await form.waitFor({ state: 'detached' });
  await count(host, 29, 1).waitFor();
  await ring.agents[0]?.until(({ setup }) => setup.game === 'spyfall' && setup.options.own.length === 1);
  const { setup } = (ring.agents[0] as Agent).view;
  expect(setup.game === 'spyfall' && setup.options).toEqual({
    ...defaults,
    rounds: 2,
    without: ['zoo'],
    own: [{ name: 'Our attic', roles: roles('lodger') }],
  });
});

test('own locations are changed, deleted and brought back; one replaces the shipped one of its name; a reload keeps them', async () => {
  const own = [
    { name: 'Our attic', roles: roles('lodger') },
    { name: 'Our cellar', roles: roles('mouse') },
  ];
  const ring = await Ring.open(house, { names: ['Ada', 'Bo', 'Cleo'], lobby: true, own });
  const guest = await ring.browser(ring.agents[1] as Agent);
  const host = await ring.browser(ring.host);
  await locations(host);
  await count(host, 30, 2).waitFor();
  await button(host, texts.own.changeOf({ name: 'Our attic' })).click();
  const form = dialog(host, texts.form.change);
  await write(host, 'our CELLAR', roles('lodger'));
  await form.getByText(texts.form.nameTwice).waitFor();
  await write(host, 'the zoo', roles('keeper'));
  await form.getByText(texts.form.standsIn).waitFor();
  await button(host, texts.form.save).click();
  await count(host, 29, 2).waitFor();
  await host.getByText(texts.locations.standIn).waitFor();

  await button(host, texts.own.removeOf({ name: 'the zoo' })).click();
  await count(host, 30, 1).waitFor();
  await host
    .getByText(texts.own.removed({ name: 'the zoo' }))
    .first()
    .waitFor();
  expect(await button(host, texts.own.undo).evaluate((each) => each === document.activeElement)).toBe(true);
  await host.keyboard.press('Enter');
  await count(host, 29, 2).waitFor();
  const names = () => dialog(host, texts.locations.title).locator('.index-card b').allTextContents();
  await expect.poll(names).toEqual(['the zoo', 'Our cellar']);
  await button(host, texts.own.removeOf({ name: 'Our cellar' })).click();
  await count(host, 29, 1).waitFor();

  await host.reload();
  await locations(host);
  await count(host, 29, 1).waitFor();
  await expect.poll(names).toEqual(['the zoo']);
  await locations(guest, 'look');
  await dialog(guest, texts.locations.title).getByText('keeper number 7').waitFor();
  expect(await button(guest, texts.own.changeOf({ name: 'the zoo' })).count()).toBe(0);
});

test('a table has at most twenty locations of its own, and says so', async () => {
  const own = Array.from({ length: 20 }, (_, i) => ({ name: `Place ${i + 1}`, roles: roles('guest') }));
  const ring = await Ring.open(house, { names: ['Ada'], lobby: true, own });
  const host = await ring.browser(ring.host);
  await locations(host);
  await button(host, texts.own.add).click({ force: true });
  await host
    .getByText(texts.own.most({ most: 20 }))
    .first()
    .waitFor();
  expect(await dialog(host, texts.form.add).count()).toBe(0);
});
