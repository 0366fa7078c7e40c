/** UX 20 and 21: the host's actions for people, and that nothing needs dragging. */
import { expect, test } from 'vitest';
import { button, now } from '../codenames/controls.ts';
import { Table } from '../codenames/table.ts';
import { openHouse, until } from '../kit/house.ts';
import { t } from '../kit/texts.ts';

const house = openHouse();
const seat = (name: string) => t.lobby.sitAt({ seat: name });

test('UX 20: the host renames, moves, hands over, and removes after being asked', async () => {
  const table = await Table.open(house, { lobby: true });
  const host = await table.browser('red spymaster');
  const guest = await table.browser('blue operative');
  const onlooker = await table.onlooker();
  const person = (name: string) => onlooker.view.people.find((each) => each.name === name && !each.left);
  const manage = (name: string) => button(host, t.table.people.manage({ name })).click();
  const dialog = (name: string) => host.getByRole('dialog', { name });

  await manage('Bo');
  await dialog('Bo').getByRole('textbox', { name: t.person.rename }).fill('Bodil');
  await button(dialog('Bo'), t.person.renameSave).click();
  await until(() => person('Bodil') !== undefined);

  await manage('Bodil');
  await button(dialog('Bodil'), t.seat.blue.operative).click();
  await until(() => person('Bodil')?.place?.team === 'blue');
  await manage('Bodil');
  await button(dialog('Bodil'), t.person.watching).click();
  await until(() => person('Bodil')?.place === undefined);

  await manage('Cleo');
  await button(dialog('Cleo'), t.person.remove).click();
  const sure = dialog(t.person.removeTitle({ name: 'Cleo' }));
  await button(sure, t.common.cancel).click();
  expect(person('Cleo')).toBeDefined();
  if (!(await dialog('Cleo').isVisible())) await manage('Cleo');
  await button(dialog('Cleo'), t.person.remove).click();
  await button(sure, t.person.removeYes({ name: 'Cleo' })).click();
  await until(() => person('Cleo') === undefined);

  await manage('Dag');
  await button(dialog('Dag'), t.person.handOver).click();
  await until(() => onlooker.view.host === person('Dag')?.id);
  // Host rights moved with it.
  await button(guest, t.table.people.manage({ name: 'Ada' })).waitFor();
  expect(await button(host, t.table.people.manage({ name: 'Bodil' })).count()).toBe(0);
});

test('UX 20: who was removed is told so, and cannot come back in', async () => {
  const table = await Table.open(house, { lobby: true });
  const gone = await table.browser('blue operative');
  await button(gone, t.table.people.yourself).waitFor();
  const id = table.host.view.people.find(({ name }) => name === 'Dag')?.id as string;
  await table.host.act({ kind: 'remove', person: id });
  await gone.getByText(t.refusals.removed).waitFor();
  await gone.reload();
  await gone.getByText(t.refusals['you-were-removed']).first().waitFor();
});

test('UX 20: the host locks the table: nobody new comes in, and they read why', async () => {
  const table = await Table.open(house, { lobby: true });
  const host = await table.browser('red spymaster');
  await button(host, t.lobby.lock.lock).click();
  await button(host, t.lobby.lock.unlock).waitFor();
  const stranger = await house.guest(table.path);
  await stranger.getByText(t.refusals['table-locked']).first().waitFor();
  await button(host, t.lobby.lock.unlock).click();
  await stranger.getByRole('textbox', { name: t.lobby.join.name }).waitFor();
});

test('UX 20: others see what the host set up, and why they cannot change it', async () => {
  const table = await Table.open(house, { lobby: true });
  const guest = await table.browser('blue operative');
  await guest.getByText(t.lobby.setup.hostOnly).first().waitFor();
  await guest.getByText(t.lobby.setup.forms.teams, { exact: true }).first().waitFor();
});

test('UX 21: seats change by tap alone; nothing needs dragging', async () => {
  const table = await Table.open(house, { lobby: true });
  const page = await table.browser('red operative', {
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    isMobile: true,
  });
  const onlooker = await table.onlooker();
  const me = () => onlooker.view.people.find(({ name }) => name === 'Bo')?.place;
  await button(page, seat(t.seat.blue.operative)).tap();
  await until(() => me()?.team === 'blue');
  await button(page, t.lobby.watchers.watch).tap();
  await until(() => me() === undefined);
  await button(page, seat(t.seat.red.operative)).tap();
  await until(() => me()?.team === 'red');
  expect(await page.locator('[draggable=true]').count()).toBe(0);
});

test('UX 20: the host calls a game off after being asked, and the key stays sealed', async () => {
  const table = await Table.open(house);
  const host = await table.browser('red operative');
  const id = table.host.view.people.find(({ name }) => name === 'Bo')?.id as string;
  await table.host.act({ kind: 'handOver', person: id });
  await button(host, t.play.callOffButton).click();
  await button(host, t.play.callOff.no).click();
  await button(host, t.play.callOffButton).click();
  await button(host, t.play.callOff.yes).click();
  await host.getByRole('heading', { name: t.play.result.abandoned }).waitFor();
  await host.getByRole('main').getByText(t.play.result.abandonedNote).waitFor();
  const { game, view } = await table.onlooker();
  expect(view.round?.seed).toBeUndefined();
  expect(new Set(game.cards.map(({ identity }) => identity))).toEqual(new Set([undefined]));
});

test('UX 20, 21: the host fills with bots, shuffles, swaps sides and passes roles on, each with one tap', async () => {
  const table = await Table.open(house, { lobby: true, seats: ['red spymaster', 'red operative'] });
  const host = await table.browser('red spymaster');
  const tools = host.getByRole('group', { name: t.lobby.seating.title });
  const seats = () =>
    table.host.view.people.flatMap(({ name, place }) => (place ? `${name} ${place.team} ${place.role}` : [])).sort();
  await button(tools, t.lobby.seating.fill).click();
  await now(host).getByText(t.lobby.now.startYours).waitFor();
  await table.host.until(({ places }) => places.every(({ taken, min }) => taken >= min));
  const first = seats();
  expect(first).toHaveLength(4);

  const changed = async (name: string) => {
    const before = seats().join();
    await button(tools, name).click();
    await table.host.until(() => seats().join() !== before);
    expect(seats()).toHaveLength(4);
    return seats();
  };
  const swapped = await changed(t.lobby.seating.sides);
  expect(swapped).toEqual(
    first.map((each) => each.replace(/red|blue/, (team) => (team === 'red' ? 'blue' : 'red'))).sort(),
  );
  const passed = await changed(t.lobby.seating.roles);
  expect(passed).not.toEqual(swapped);
  await changed(t.lobby.seating.shuffle);
});
