/**
 * The endings of rounds and games of Spyfall, screen by screen: accusations, the spy's guess, the last vote, the
 * result.
 */
import { button, now } from '../codenames/controls.ts';
import type { Screen, Way } from '../codenames/screens.ts';
import { type Cast, nameIn, type Seated, seat } from './screens.ts';

export async function* voteScreens({ house, t }: Way, table: Seated, cast: Cast): AsyncGenerator<Screen> {
  const { ring, spy: suspect } = table;
  const { dealer, spy, player, watcher, tv } = cast;
  const { sheets, verdict, dock } = t.spyfall;
  await button(player, dock.accuse).click();
  await ring.play(ring.host, { kind: 'accuse', suspect: suspect.you });
  await player.getByRole('dialog').getByText(sheets.meanwhile.notSent).waitFor();
  yield { name: 'Spyfall, too late to accuse', page: player };
  await button(player, sheets.meanwhile.look).click();
  yield { name: 'Spyfall, accusation, to vote', page: player };
  await button(dealer, sheets.vote.no).click();
  yield { name: 'Spyfall, accusation, hand chosen', page: dealer };
  await button(dealer, sheets.vote.sure.no).click();
  await dealer.getByText(sheets.vote.done.no).waitFor();
  yield { name: 'Spyfall, accusation, voted', page: dealer };
  yield { name: 'Spyfall, accusation, suspect', page: spy };
  yield { name: 'Spyfall, accusation, watching', page: watcher };
  yield { name: 'Spyfall, accusation, TV', page: tv, tv: true };
  await button(player, sheets.vote.yes).click();
  await button(player, sheets.vote.sure.yes).click();
  for (const agent of ring.agents.slice(1)) await ring.play(agent, { kind: 'vote', guilty: true });
  // The last hand is held in sight for a moment.
  for (const page of [player, spy]) await page.evaluate(() => kit.rest());
  await player.getByText(sheets.hearing.title).waitFor();
  yield { name: 'Spyfall, asking, after a vote', page: player };

  await button(spy, dock.stop).click();
  yield { name: 'Spyfall, stopping', page: spy };
  await button(spy, sheets.stop.yes).click();
  await spy.getByRole('heading', { name: sheets.naming.title }).waitFor();
  yield { name: 'Spyfall, naming, spy', page: spy };
  await spy.getByRole('searchbox', { name: sheets.naming.filter }).fill('xyzzy');
  await spy.getByText(sheets.naming.empty).waitFor();
  yield { name: 'Spyfall, naming, nothing fits', page: spy };
  yield { name: 'Spyfall, naming, waiting', page: player };
  yield { name: 'Spyfall, naming, TV', page: tv, tv: true };
  await spy.getByRole('searchbox', { name: sheets.naming.filter }).fill('');
  const { you, locations } = ring.view();
  const wrong = locations.find(({ id }) => you?.card && 'role' in you.card && id !== you.card.location)?.name ?? '';
  await spy.getByRole('radio', { name: wrong }).check();
  await button(spy, sheets.naming.yes({ location: wrong })).click();
  for (const page of [player, watcher]) {
    await page.getByRole('heading', { name: verdict.title['location-missed'] }).waitFor();
  }
  yield { name: 'Spyfall, verdict, player', page: player };
  yield { name: 'Spyfall, verdict, watching', page: watcher };
  yield { name: 'Spyfall, verdict, TV', page: tv, tv: true };
  await house.clear();
}

/** S17 at a table whose time runs out. */
export async function* lateScreens({ house, t }: Way, table: Seated, cast: Cast): AsyncGenerator<Screen> {
  const { ring } = table;
  const { dealer, spy, player, watcher, tv } = cast;
  const { sheets, dock } = t.spyfall;
  await now(player).getByText(t.spyfall.now.free.play).waitFor();
  yield { name: 'Spyfall, just talk', page: player };
  await house.skip(60);
  await ring.host.until(() => ring.phase === 'suspicions');
  for (const page of [dealer, player]) await page.getByRole('heading', { name: sheets.suspicions.title }).waitFor();
  yield { name: 'Spyfall, suspicions, dealer', page: dealer };
  yield { name: 'Spyfall, suspicions, player', page: player };
  yield { name: 'Spyfall, suspicions, watching', page: watcher };
  yield { name: 'Spyfall, suspicions, TV', page: tv, tv: true };
  await button(dealer, dock.open).click();
  await now(dealer).getByText(t.spyfall.now.ballot.me).waitFor();
  const suspect = nameIn(table, table.spy);
  await seat(dealer, suspect).click();
  yield { name: 'Spyfall, ballot, to say', page: dealer };
  yield { name: 'Spyfall, ballot, later', page: player };
  await button(dealer, sheets.ballot.yes({ name: suspect })).click();
  await ring.host.until(() => ring.view().ballot?.voices.length === 1);
  yield { name: 'Spyfall, ballot, said', page: dealer };
  yield { name: 'Spyfall, ballot, watching', page: watcher };
  yield { name: 'Spyfall, ballot, TV', page: tv, tv: true };

  // Everyone names the spy, who names another player.
  const inBrowser = new Map([
    [table.spy.you, spy],
    [table.player.you, player],
  ]);
  for (let by = ring.view().ballot?.awaited; by !== undefined; by = ring.view().ballot?.awaited) {
    const page = inBrowser.get(by);
    const whom = by === table.spy.you ? ring.host : table.spy;
    if (page) {
      const voices = ring.view().ballot?.voices.length;
      await seat(page, nameIn(table, whom)).click();
      await button(page, sheets.ballot.yes({ name: nameIn(table, whom) })).click();
      await ring.host.until(() => ring.view().ballot?.voices.length !== voices);
    } else await ring.play(ring.by(by), { kind: 'suspect', suspect: whom.you });
  }
  for (const page of [spy, player, watcher]) {
    await page.evaluate(() => kit.rest());
    await button(page, t.spyfall.verdict.next.result).waitFor();
  }
  yield { name: 'Spyfall, last verdict, player', page: player };
  for (const page of [spy, player, watcher]) {
    await button(page, t.spyfall.verdict.next.result).click();
    await page.getByRole('heading', { name: t.spyfallResult.title.shared }).waitFor();
  }
  yield { name: 'Spyfall, result, spy', page: spy };
  yield { name: 'Spyfall, result, winner', page: player };
  yield { name: 'Spyfall, result, watching', page: watcher };
  yield { name: 'Spyfall, result, TV', page: tv, tv: true };
  await watcher.getByRole('link', { name: t.replay.again }).click();
  await button(watcher, t.replay.onTurn).click();
  await watcher.getByText(t.replay.begin).waitFor({ state: 'hidden' });
  yield { name: 'Spyfall, replay, everything', page: watcher };
  await watcher.getByRole('combobox', { name: t.replay.as }).selectOption({ index: 1 });
  yield { name: 'Spyfall, replay, a player', page: watcher };
  await house.clear();
}
