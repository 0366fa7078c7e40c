/** The lobby of Spyfall, and a table with written questions, screen by screen. */

import { button, now, unfold } from '../codenames/controls.ts';
import type { Screen, Way } from '../codenames/screens.ts';
import type { Agent } from '../kit/agent.ts';
import { Ring } from './ring.ts';

/** An own location. */
export const own = [{ name: 'Ada’s', roles: ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((letter) => letter.repeat(3)) }];

export async function* spyfallLobby({ house, t, as, cards = 'en' }: Way): AsyncGenerator<Screen> {
  const page = await house.guest('/rules/spyfall', as);
  await page.getByRole('heading', { name: t.spyfallRules.title }).waitFor();
  yield { name: 'rules of Spyfall', page, still: true };

  const ring = await Ring.open(house, { language: cards, names: ['Ada', 'Ben'], lobby: true, own });
  const stranger = await house.guest(ring.path, as);
  const tv = await ring.tv(as);
  const guest = await ring.browser(ring.agents[1] as Agent, as);
  const host = await ring.browser(ring.host, as);
  for (const page of [stranger, tv, guest, host]) await now(page).waitFor();
  yield { name: 'lobby of Spyfall, coming in', page: stranger };
  yield { name: 'lobby of Spyfall, guest', page: guest };
  yield { name: 'lobby of Spyfall, host', page: host };
  yield { name: 'lobby of Spyfall, TV', page: tv, tv: true };

  const { spyfallSetup: texts } = t;
  for (const page of [guest, host]) await unfold(page);
  yield { name: 'lobby of Spyfall, setup, host', page: host };
  await button(guest, texts.locations.look).click();
  await guest.getByRole('switch').first().waitFor();
  yield { name: 'lobby of Spyfall, reading the locations', page: guest };
  await guest.keyboard.press('Escape');
  await button(host, texts.locations.choose).click();
  await button(host, texts.locations.allOff).click();
  await host.getByRole('dialog').locator('.problem').waitFor();
  yield { name: 'lobby of Spyfall, no locations', page: host };
  await button(host, texts.own.removeOf({ name: 'Ada’s' })).click();
  await button(host, texts.own.undo).waitFor();
  yield { name: 'lobby of Spyfall, a location deleted', page: host };
  await button(host, texts.own.add).click();
  await host.getByRole('textbox', { name: texts.form.name, exact: true }).fill('x'.repeat(60));
  await button(host, texts.form.save).click();
  yield { name: 'lobby of Spyfall, a location of one’s own', page: host };
  await host.keyboard.press('Escape');
  await host.keyboard.press('Escape');
  await host.getByRole('radio', { name: texts.deviceNotes.shared }).check();
  await guest.getByText(texts.seats.onePhone).waitFor();
  yield { name: 'lobby of Spyfall, one phone, guest', page: guest };
  yield { name: 'lobby of Spyfall, one phone, TV', page: tv, tv: true };
  await house.clear();
}

export async function* writtenScreens({ house, t, as, cards = 'en' }: Way): AsyncGenerator<Screen> {
  await house.deal('a written round');
  const names = ['Ada', 'Ben', 'Cleo'];
  const ring = await Ring.open(house, { language: cards, names, way: 'written', minutes: 20, patience: 30 });
  await ring.begin();
  const [first, second, third] = [ring.dealer, ...ring.agents.filter((agent) => agent !== ring.dealer)] as Agent[];
  const nameOf = (agent: Agent | undefined) => ring.host.view.people.find(({ id }) => id === agent?.you)?.name ?? '';
  const tv = await ring.tv(as);
  const watcher = await ring.watcher('Flo', as);
  await ring.ask(first as Agent, second as Agent, 'Good evening.');
  await ring.play(second as Agent, { kind: 'answer', text: 'Talk less.' });
  const asker = await ring.browser(second as Agent, as);
  const asked = await ring.browser(third as Agent, as);
  for (const page of [tv, watcher, asker, asked]) await now(page).waitFor();
  yield { name: 'Spyfall, written, to ask', page: asker };
  await asker
    .locator('[data-seat]')
    .filter({ hasText: nameOf(third) })
    .click();
  await button(asker, t.spyfall.write.ask).click();
  await asker.getByText(t.spyfall.write.empty).waitFor();
  yield { name: 'Spyfall, written, nothing written', page: asker };
  const field = asker.getByRole('textbox', { name: t.spyfall.write.question({ name: nameOf(third) }) });
  await field.fill('x'.repeat(280));
  yield { name: 'Spyfall, written, 20 characters left', page: asker };
  yield { name: 'Spyfall, written, waits for a question', page: asked };
  await field.fill('Good evening.');
  await button(asker, t.spyfall.write.ask).click();
  await now(asked)
    .getByText(t.spyfall.now.written.asked({ name: nameOf(second) }))
    .waitFor();
  yield { name: 'Spyfall, written, is asked', page: asked };
  yield { name: 'Spyfall, written, has asked', page: asker };
  yield { name: 'Spyfall, written, watching', page: watcher };
  yield { name: 'Spyfall, written, TV', page: tv, tv: true };
  await house.clear();
}
