/** The last vote and the result of Spyfall on one phone, at a table whose time runs out. */

import { button, now } from '../codenames/controls.ts';
import type { Screen, Way } from '../codenames/screens.ts';
import type { Agent } from '../kit/agent.ts';
import { four } from './one-phone-screens.ts';
import { Ring } from './ring.ts';

/** S17 on the phone, after its time is up. */
export async function* onePhoneLateScreens(way: Way): AsyncGenerator<Screen> {
  const { house, t, as } = way;
  await house.deal('a phone that is late');
  const ring = await waitingPhone(way);
  await house.skip(60);
  await ring.host.until(() => ring.phase === 'suspicions');
  const first = ring.agents.indexOf(ring.dealer) - 1;
  const [host, ...players] = ring.agents as [Agent, ...Agent[]];
  const held = players.map(({ secret, you }, i) => ({ secret, id: you, name: four[i] }));
  const passing = JSON.stringify([{ table: ring.path.slice(3), players: held }]);
  for (const agent of ring.agents) await agent.close();
  const page = await house.guest(ring.path, { ...as, remembers: { secret: host.secret as string, passing } });
  const [dealer, ...others] = [...four.slice(first), ...four.slice(0, first)] as [string, ...string[]];
  await now(page)
    .getByText(t.onePhone.talk({ name: dealer }))
    .waitFor();
  yield { name: 'one phone, suspicions', page };
  await button(page, t.spyfall.dock.open).click();
  for (const voter of [dealer, ...others]) {
    const suspect = voter === dealer ? (others[0] as string) : dealer;
    await now(page)
      .getByText(t.onePhone.ballot.now({ name: voter }))
      .waitFor();
    await page.getByRole('radio', { name: suspect, exact: true }).first().check();
    if (voter === others[0]) yield { name: 'one phone, ballot', page };
    await button(page, t.spyfall.sheets.ballot.yes({ name: suspect })).click();
  }
  await button(page, t.spyfall.verdict.next.result).waitFor();
  yield { name: 'one phone, last verdict', page };
  await button(page, t.spyfall.verdict.next.result).click();
  await button(page, t.play.result.again).waitFor();
  yield { name: 'one phone, result', page };
  await house.clear();
}

/** A table on one phone whose clock runs. Agents hold its players until the phone takes over. */
async function waitingPhone({ house, cards = 'en' }: Way): Promise<Ring> {
  const names = ['Hanna', ...four];
  const ring = await Ring.open(house, { language: cards, names, lobby: true, device: 'shared', minutes: 1, rounds: 1 });
  await ring.host.act({ kind: 'watch' });
  await ring.start();
  await ring.begin();
  return ring;
}
