/** Screens of the lobby: the referee options, own packs, and the page of a shared link. */
import { button, now, unfold } from '../codenames/controls.ts';
import type { Screen, Way } from '../codenames/screens.ts';
import { Table } from '../codenames/table.ts';

/** In none of the pages' languages: they must not look like an untranslated text. */
export const ownWords = [
  ...Array.from({ length: 44 }, (_, i) => `${'bdfglmnprstvz'[i % 13]}o${'klmpqrvz'[i % 8]}uqi`),
  'zoquz',
  'zoquzaq',
  'zo quz zo',
  'q'.repeat(17),
];
export const ownNames = ['Zoqu', 'Zoqufamilioqu'];

const good = ownWords.slice(0, -2);

export async function* ownScreens({ house, t, as, cards = 'en' }: Way): AsyncGenerator<Screen> {
  const table = await Table.open(house, { language: cards, lobby: true, seats: ['red spymaster', 'red operative'] });
  const host = await table.browser('red spymaster', as);
  const guest = await table.browser('red operative', as);
  const { referee, own } = t.lobby.setup;
  for (const page of [host, guest]) await unfold(page);
  await button(host, referee.choose).click();
  await host.getByRole('checkbox', { name: t.referee.names.rhymes }).check();
  await host.getByRole('radio', { name: referee.modes.strict }).check();
  yield { name: 'lobby, the referee, host', page: host };
  await host.keyboard.press('Escape');
  await button(guest, referee.look).click();
  await guest.getByRole('dialog').getByText(t.referee.lead).waitFor();
  yield { name: 'lobby, the referee, guest', page: guest };
  await guest.keyboard.press('Escape');

  const { add, mistakes, done, about } = t.ownPacks;
  await button(host, own.add).click();
  const dialog = host.getByRole('dialog');
  await button(dialog, add.save).click();
  await dialog.getByText(add.needName).waitFor();
  yield { name: 'lobby, own words, none', page: host };
  const text = dialog.getByRole('textbox', { name: add.text });
  await dialog.getByRole('textbox', { name: add.name }).fill('Zoqufamilioqu');
  await text.fill(ownWords.slice(-6).join('\n'));
  await button(dialog, add.save).click();
  await dialog.getByRole('heading', { name: mistakes.title }).waitFor();
  yield { name: 'lobby, own words, mistakes', page: host };
  await text.fill([...good, good[0]].join('\n'));
  await button(dialog, add.save).click();
  await button(dialog, done.ok).waitFor();
  yield { name: 'lobby, own words, added', page: host };
  await button(dialog, done.ok).click();
  await button(host, own.about({ name: 'Zoqufamilioqu' })).waitFor();
  yield { name: 'lobby, own words, host', page: host };
  await guest.getByText('Zoqufamilioqu').waitFor();
  yield { name: 'lobby, own words, guest', page: guest };
  await button(host, own.about({ name: 'Zoqufamilioqu' })).click();
  await button(dialog, about.remove).waitFor();
  yield { name: 'lobby, about own words', page: host };
  const link = await dialog.locator('.link').innerText();
  const path = `/pack/${link.split('/').at(-1)}`;

  const other = await house.guest(path, as);
  await other.getByRole('heading', { name: 'Zoqufamilioqu' }).waitFor();
  await button(other, t.home.open.button).click();
  await other.getByText(t.home.needName).waitFor();
  yield { name: 'shared words', page: other, still: true };
  await button(dialog, about.remove).click();
  yield { name: 'lobby, taking own words away', page: host };
  await button(dialog, about.removeYes).click();
  await button(host, own.about({ name: 'Zoqufamilioqu' })).waitFor({ state: 'detached' });
  await now(host).waitFor();
  await other.reload();
  await other.getByRole('heading', { name: t.ownPacks.page.goneTitle }).waitFor();
  yield { name: 'shared words, gone', page: other, still: true };
  await house.clear();
}
