/** Rare screens of the lobby: clocks, locks, removed people, lost connections. */
import { closeCode, type Farewell } from '@safehouse/protocol/codes.ts';
import type { FromServer } from '@safehouse/protocol/messages.ts';
import type { Page } from 'playwright-core';
import { button, now, unfold } from '../codenames/controls.ts';
import type { Screen, Way } from '../codenames/screens.ts';
import { Table } from '../codenames/table.ts';
import { until } from '../kit/house.ts';

export async function* rareLobbyScreens({ house, t, as, cards = 'en' }: Way): AsyncGenerator<Screen> {
  const table = await Table.open(house, { language: cards, lobby: true, seats: ['red spymaster', 'red operative'] });
  const host = await table.browser('red spymaster', as);
  const guest = await table.browser('red operative', as);
  for (const page of [host, guest]) await unfold(page);
  for (const [form, clock, field] of [
    ['together', 'hourglass', 'seconds'],
    ['three', 'limits', 'clueSeconds'],
  ] as const) {
    await host.getByRole('radio', { name: t.lobby.setup.forms[form] }).click();
    await host.getByRole('radio', { name: t.lobby.setup.clocks[clock] }).click();
    await guest.getByText(t.lobby.setup.clockNotes[clock]).waitFor();
    const seconds = host.getByRole('textbox', { name: t.lobby.setup[field], exact: true });
    await seconds.fill('5');
    await seconds.press('Tab');
    await host.getByRole('alert').waitFor();
    yield { name: `lobby, ${clock}, host`, page: host };
    yield { name: `lobby, ${clock}, guest`, page: guest };
  }
  await button(guest, t.reactions.title).click();
  await button(guest, t.reactions.sign.clap).waitFor();
  yield { name: 'lobby, reactions', page: guest };
  await guest.keyboard.press('Escape');
  await button(host, t.streaming.hide).click();
  for (const page of [host, guest]) await button(page, t.streaming.show).waitFor();
  yield { name: 'lobby, code hidden, host', page: host };
  yield { name: 'lobby, code hidden, guest', page: guest };
  await button(host, t.streaming.unhide).click();
  await button(host, t.table.people.manage({ name: 'Bo' })).click();
  await button(host, t.person.remove).click();
  yield { name: 'lobby, removing', page: host };
  await button(host, t.common.cancel).click();
  await button(host, t.common.close).click();
  await button(host, t.table.people.manage({ name: 'Ada' })).click();
  await button(host, t.person.close).click();
  yield { name: 'lobby, deleting', page: host };
  await button(host, t.common.cancel).click();
  await button(host, t.common.close).click();
  await button(guest, t.table.people.yourself).click();
  yield { name: 'lobby, about oneself', page: guest };
  await button(guest, t.person.leave).click();
  yield { name: 'lobby, leaving', page: guest };
  await button(guest, t.common.cancel).click();
  await button(guest, t.common.close).click();

  await host.getByRole('radio', { name: t.games.duet.name }).click();
  await guest.getByText(t.games.duet.note).waitFor();
  yield { name: 'lobby of Duet, guest', page: guest };
  await button(host, t.lobby.lock.lock).click();
  await guest.getByText(t.lobby.lock.shut).waitFor();
  yield { name: 'lobby, locked, host', page: host };
  const stranger = await house.guest(table.path, as);
  await stranger.getByText(t.refusals['table-locked']).first().waitFor();
  yield { name: 'lobby, locked, coming in', page: stranger };
  yield* connections({ house, t, as }, guest);

  await button(host, t.table.people.manage({ name: 'Bo' })).click();
  await button(host, t.person.remove).click();
  await button(host, t.person.removeYes({ name: 'Bo' })).click();
  await guest.getByText(t.refusals.removed).waitFor();
  yield { name: 'removed', page: guest, still: true };
  await guest.context().close();
  await house.clear();
}

/** The socket is cut, reconnects, refuses and ends: all faked between page and server. */
async function* connections({ house, t }: Way, page: Page): AsyncGenerator<Screen> {
  await page.context().setOffline(true);
  await page.getByText(t.table.connection.offline).waitFor();
  yield { name: 'lobby, no network', page };
  await page.context().setOffline(false);
  await page.getByText(t.table.connection.back).waitFor();

  const line = { isDead: false, refuses: false, cut: () => {}, bye: (_: Farewell) => {} };
  await page.routeWebSocket(/\/ws$/, (socket) => {
    if (line.isDead) return void socket.close();
    const house = socket.connectToServer();
    line.cut = () => void socket.close();
    line.bye = (code) => {
      const bye: FromServer = { type: 'bye', code };
      socket.send(JSON.stringify(bye));
      void socket.close({ code: closeCode(code) });
    };
    socket.onMessage((text) => {
      const { id, type } = JSON.parse(String(text)) as { id?: string; type: string };
      if (!line.refuses || type !== 'act' || id === undefined) return house.send(text);
      const answer: FromServer = { type: 'refused', id, code: 'place-taken' };
      socket.send(JSON.stringify(answer));
    });
  });
  await page.reload();
  await now(page).waitFor();
  line.refuses = true;
  await button(page, t.lobby.sitAt({ seat: t.seat.west.partner })).click();
  await page.getByRole('main').getByText(t.refusals['place-taken']).first().waitFor();
  yield { name: 'lobby, refused', page };
  line.isDead = true;
  line.cut();
  await house.rest(page);
  await page.getByText(t.table.connection.lost).waitFor();
  yield { name: 'lobby, connection lost', page };
  line.isDead = line.refuses = false;
  // The next retry takes a while. That the connection is back shows for a moment only.
  await until(async () => {
    await page.evaluate(() => kit.pass());
    return !(await page.getByText(t.table.connection.lost).isVisible());
  });
  line.bye('idle');
  await page.getByText(t.refusals.idle).waitFor();
  yield { name: 'sent away', page, still: true };
  await button(page, t.farewell.again).click();
  await now(page).waitFor();
}
