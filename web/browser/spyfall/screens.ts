/** Every screen of Spyfall: its rules and lobby, a spoken round and a written one, and the last vote. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { button, now } from '../codenames/controls.ts';
import type { Screen, Way } from '../codenames/screens.ts';
import type { Agent } from '../kit/agent.ts';
import { lateScreens, voteScreens } from './end-screens.ts';
import { spyfallLobby, writtenScreens } from './lobby-screens.ts';
import { putAway } from './player.ts';
import { Ring, type RingOptions } from './ring.ts';

/** In browsers: the dealer, the spy, another player, and a spectator. Agents have the other seats. */
export type Cast = Record<'dealer' | 'spy' | 'player' | 'watcher' | 'tv', Page>;
export type Seated = { readonly ring: Ring } & Record<'dealer' | 'spy' | 'player', Agent>;

export async function* spyfallScreens(way: Way): AsyncGenerator<Screen> {
  yield* spyfallLobby(way);
  const table = await seated(way, 'a spoken round', { minutes: 30, rounds: 2, roles: false });
  const cast = await inBrowsers(way, table);
  yield* briefing(way, table, cast);
  yield* asking(way, table, cast);
  yield* voteScreens(way, table, cast);
  const late = await seated(way, 'a last vote', { minutes: 1, rounds: 1, way: 'free' });
  await late.ring.begin();
  yield* lateScreens(way, late, await inBrowsers(way, late));
  yield* writtenScreens(way);
}

/** A table where the host has none of these parts, and nobody has two: the name of the deal is chosen for that. */
async function seated({ house, cards = 'en' }: Way, deal: string, options: RingOptions): Promise<Seated> {
  const names = ['Ada', 'Ben', 'Cleo', 'Dag', 'Edi', 'Eve'];
  await house.deal(deal);
  const ring = await Ring.open(house, { language: cards, names, ...options });
  const { dealer, spy, host } = ring;
  expect(new Set([dealer, spy, host]).size, `“${deal}” casts one player twice: give it another name`).toBe(3);
  const player = ring.agents.find((agent) => ![dealer, spy, host].includes(agent)) as Agent;
  return { ring, dealer, spy, player };
}

async function inBrowsers({ as }: Way, { ring, dealer, spy, player }: Seated): Promise<Cast> {
  const cast = {
    watcher: await ring.watcher('Flo', as),
    tv: await ring.tv(as),
    dealer: await ring.browser(dealer, as),
    spy: await ring.browser(spy, as),
    player: await ring.browser(player, as),
  };
  for (const page of Object.values(cast)) await now(page).waitFor();
  return cast;
}

export function nameIn({ ring }: Seated, { you }: Agent): string {
  return ring.host.view.people.find(({ id }) => id === you)?.name ?? '';
}

async function* briefing({ house, t, as }: Way, { ring }: Seated, cast: Cast): AsyncGenerator<Screen> {
  const { dealer, spy, player, watcher, tv } = cast;
  const arriving = await house.guest(ring.path, as);
  await now(arriving).waitFor();
  yield { name: 'Spyfall, coming to a running game', page: arriving };
  yield { name: 'Spyfall, sealed card', page: dealer };
  await putAway(dealer, t);
  yield { name: 'Spyfall, briefing, dealer', page: dealer };
  // S7
  await button(dealer, t.spyfall.sheets.dealer.change).first().click();
  await dealer.getByRole('dialog').getByRole('radio').first().check();
  yield { name: 'Spyfall, briefing, choosing the dealer', page: dealer };
  await dealer.keyboard.press('Escape');
  yield { name: 'Spyfall, briefing, watching', page: watcher };
  yield { name: 'Spyfall, briefing, TV', page: tv, tv: true };
  // With the keyboard: a card shown by a tap covers itself again.
  for (const page of [spy, player]) await button(page, t.spyfall.card.look).press('Enter');
  yield { name: 'Spyfall, sealed card of the spy, turned up', page: spy };
  yield { name: 'Spyfall, sealed card of a player, turned up', page: player };
  for (const page of [spy, player]) {
    await putAway(page, t);
    await button(page, t.spyfall.card.look).press('Enter');
  }
  yield { name: 'Spyfall, briefing, card of the spy', page: spy };
  yield { name: 'Spyfall, briefing, card of a player', page: player };
  await arriving.getByRole('textbox', { name: t.lobby.join.name }).fill('Gus');
  await button(arriving, t.lobby.join.come).click();
  await now(arriving).getByText(t.spyfall.now.newcomer).waitFor();
  yield { name: 'Spyfall, newcomer', page: arriving };
}

async function* asking({ t }: Way, table: Seated, cast: Cast): AsyncGenerator<Screen> {
  const { dealer, spy, player, watcher, tv } = cast;
  const by = nameIn(table, table.dealer);
  await button(dealer, t.spyfall.dock.start).click();
  await now(dealer).getByText(t.spyfall.now.spoken.ask).waitFor();
  yield { name: 'Spyfall, asking, to ask', page: dealer };
  yield { name: 'Spyfall, asking, waiting', page: player };
  yield { name: 'Spyfall, asking, watching', page: watcher };
  await seat(dealer, nameIn(table, table.player)).click();
  await now(player)
    .getByText(t.spyfall.now.spoken.asked({ name: by }))
    .waitFor();
  yield { name: 'Spyfall, asking, has asked', page: dealer };
  yield { name: 'Spyfall, asking, is asked', page: player };
  yield { name: 'Spyfall, asking, listens', page: spy };
  yield { name: 'Spyfall, asking, TV', page: tv, tv: true };
  await button(player, t.spyfall.dock.answered).click();
  await now(player)
    .getByText(t.spyfall.now.spoken.askBut({ name: by }))
    .waitFor();
  await seat(player, by).click({ force: true });
  yield { name: 'Spyfall, asking, not the one who asked', page: player };
  await button(player, t.spyfall.locations.title).click();
  yield { name: 'Spyfall, locations', page: player };
  await player.keyboard.press('Escape');
  await button(player, t.play.tools.help).click();
  yield { name: 'Spyfall, help', page: player };
  await player.keyboard.press('Escape');
  await player.getByRole('button', { name: t.play.clock.limit }).click();
  yield { name: 'Spyfall, clock', page: player };
  await player.keyboard.press('Escape');
  await button(player, t.spyfall.dock.stop).click();
  await button(player, t.spyfall.sheets.stop.yes).click();
  yield { name: 'Spyfall, not the spy', page: player };
  await player.keyboard.press('Escape');
  await button(player, t.spyfall.dock.accuse).click();
  yield { name: 'Spyfall, accusing', page: player };
  await player.keyboard.press('Escape');
}

/** A person at the round table. */
export function seat(page: Page, name: string): Locator {
  // Not by all of its text: in the last vote a seat also names the suspect.
  return page.locator('[data-seat]').filter({ has: page.locator('.name', { hasText: name }) });
}
