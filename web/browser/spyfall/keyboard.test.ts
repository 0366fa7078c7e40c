/** UX 30 in Spyfall: a whole game with the keyboard only, and every event announced exactly once, to everyone. */
import { expect, test } from 'vitest';
import { openHouse } from '../kit/house.ts';
import { ANNOUNCED, announced, pressOn, tabTo } from '../kit/keys.ts';
import { t } from '../kit/texts.ts';
import { dealerAmong, type Face, faceOn, Player } from './player.ts';
import { Ring } from './ring.ts';

const house = openHouse();
const { card, dock, sheets, verdict, said, now } = t.spyfall;

test('UX 30: a game by keyboard alone: cards, questions, an accusation and its vote, the spy’s stop, time that is up, the last vote', async () => {
  const ring = await Ring.open(house, { names: ['Ada', 'Ben', 'Cleo'], rounds: 3, lobby: true });
  const players = await Player.all(ring, () => ({ before: ANNOUNCED }));
  const [host] = players as [Player];
  await pressOn(host.page, 'button', t.lobby.start);
  const told: string[] = [];

  const first = await lookByKeys(players);
  const dealer = await dealerAmong(players);
  await press(dealer, 't', 'Enter');
  told.push(said.started({ name: dealer.name }));
  await dealer.isTold(now.spoken.ask);
  const [asked, other] = players.filter((each) => each !== dealer) as [Player, Player];
  await askByKeys(dealer, asked);
  told.push(said.asked({ name: dealer.name, whom: asked.name }));
  await asked.isTold(now.spoken.asked({ name: dealer.name }));
  // The asker cannot be asked back; the keyboard still reaches them, and the reason is shown.
  await askByKeys(asked, dealer);
  await asked.page.locator('.dock').getByText(t.refusals['just-asked-you']).waitFor();
  await press(asked, 't', 'Enter');
  told.push(said.turn({ name: asked.name }));
  await asked.isTold(now.spoken.askBut({ name: dealer.name }));
  await askByKeys(asked, other);
  told.push(said.asked({ name: asked.name, whom: other.name }));
  await other.isTold(now.spoken.asked({ name: asked.name }));

  const [accuser, ...voters] = players.filter((each) => each !== first.spy) as [Player, Player];
  await accuser.page.keyboard.press('Escape');
  await pressOn(accuser.page, 'button', dock.accuse);
  await chooseByKeys(accuser, first.spy.name);
  await pressOn(accuser.page, 'button', sheets.accuse.yes({ name: first.spy.name }));
  told.push(said.accused({ name: accuser.name, suspect: first.spy.name }));
  for (const [i, voter] of voters.entries()) {
    await voter.isTold(now.accusation.vote({ by: accuser.name, suspect: first.spy.name }));
    await pressOn(voter.page, 'button', sheets.vote.yes);
    await press(voter, 't', 'Enter');
    await accuser.hand(voter).getByText(sheets.vote.hand.yes).or(heading(accuser, 'spy-accused')).first().waitFor();
    told.push(said.vote.yes({ name: voter.name, yes: i + 2, no: 0 }));
  }
  for (const each of players) await heading(each, 'spy-accused').waitFor();
  const how = verdict.how['spy-accused']({ accuser: accuser.name, spy: first.spy.name });
  told.push(said.over({ how, location: first.where, spy: first.spy.name }));
  told.push(points(players.filter((each) => each !== first.spy).map((each) => [each, each === accuser ? 2 : 1])));

  await pressOn(accuser.page, 'button', verdict.next.go);
  told.push(said.round({ n: 2, all: 3, name: first.spy.name }));
  await first.spy.isTold(now.briefing.dealer);
  const second = await lookByKeys(players);
  await press(first.spy, 't', 'Enter');
  told.push(said.started({ name: first.spy.name }));
  const { page } = second.spy;
  const isDealer = second.spy === first.spy;
  await second.spy.isTold(isDealer ? now.spoken.ask : now.spoken.picks({ name: first.spy.name }));
  await pressOn(page, 'button', dock.stop);
  await pressOn(page, 'button', sheets.stop.yes);
  told.push(said.stopped({ name: second.spy.name }));
  await tabTo(page, 'searchbox', sheets.naming.filter);
  await page.keyboard.type(second.where);
  await chooseByKeys(second.spy, second.where);
  await pressOn(page, 'button', sheets.naming.yes({ location: second.where }));
  for (const each of players) await heading(each, 'location-named').waitFor();
  const stopped = verdict.how['location-named']({ spy: second.spy.name });
  told.push(said.over({ how: stopped, location: second.where, spy: second.spy.name }), points([[second.spy, 4]]));

  await pressOn(accuser.page, 'button', verdict.next.go);
  told.push(said.round({ n: 3, all: 3, name: second.spy.name }));
  await second.spy.isTold(now.briefing.dealer);
  const third = await lookByKeys(players);
  await press(second.spy, 't', 'Enter');
  await second.spy.isTold(now.spoken.ask);
  await house.skip(8 * 60);
  await second.spy.isTold(now.suspicions.dealer);
  await press(second.spy, 't', 'Enter');
  told.push(said.started({ name: second.spy.name }), said.time, said.ballot);
  const at = players.indexOf(second.spy);
  const order = [...players.slice(at), ...players.slice(0, at)];
  for (const [i, each] of order.entries()) {
    await each.isTold(now.ballot.me);
    // Each names the next: nobody is convicted.
    const suspect = order[(i + 1) % order.length] as Player;
    await askByKeys(each, suspect);
    await press(each, 't', 'Enter');
    told.push(said.next({ name: each.name }), said.voice({ name: each.name, suspect: suspect.name }));
  }
  const escaped = verdict.how['spy-escaped']({ spy: third.spy.name });
  told.push(said.over({ how: escaped, location: third.where, spy: third.spy.name }), points([[third.spy, 2]]));
  // Four points in the second round cannot be beaten.
  told.push(said.ending.won({ names: second.spy.name }));
  for (const each of players) await pressOn(each.page, 'button', verdict.next.result);
  for (const each of players) await each.reads(t.spyfallResult.title.won({ name: second.spy.name }));

  for (const each of players) {
    // One player also hears why a key did nothing. A clock that is advanced may pass its marks.
    const own = each === asked ? [t.refusals['just-asked-you']] : [];
    const marks = [t.play.clock.soon, t.play.clock.last];
    const heard = async () => (await announced(each.page)).filter((text) => !marks.includes(text));
    await expect.poll(heard).toContain(told.at(-1));
    const all = await heard();
    expect(all.filter((text) => own.includes(text))).toEqual(own);
    expect(all.filter((text) => !own.includes(text))).toEqual(told);
  }
});

function heading({ page }: Player, result: keyof typeof verdict.title) {
  return page.getByRole('heading', { name: verdict.title[result] });
}

function points(gained: readonly (readonly [Player, number])[]): string {
  const list = gained.map(([{ name }, n]) => said.gained({ name, n }));
  return said.points({ list: new Intl.ListFormat('en', { type: 'conjunction' }).format(list) });
}

async function press({ page }: Player, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** Enter turns the sealed card up and down; then it is put away. */
async function lookByKeys(players: readonly Player[]): Promise<{ spy: Player; where: string }> {
  const faces = new Map<Player, Face>();
  for (const each of players) {
    await pressOn(each.page, 'button', card.look);
    const [where = '', who = ''] = await faceOn(each.page).allInnerTexts();
    await each.page.keyboard.press('Enter');
    await each.page.getByText(who, { exact: true }).waitFor({ state: 'detached' });
    await pressOn(each.page, 'button', card.gotIt);
    faces.set(each, { where, who });
  }
  const spy = players.find((each) => faces.get(each)?.who === card.spy) as Player;
  const { where = '' } = faces.get(players.find((each) => each !== spy) as Player) ?? {};
  return { spy, where };
}

/** B to the table, arrows to a seat, Enter. */
async function askByKeys({ page }: Player, whom: Player): Promise<void> {
  await page.keyboard.press('b');
  const at = () => page.evaluate(() => (document.activeElement as HTMLElement).dataset.seat);
  for (const key of ['Home', 'ArrowUp', 'ArrowRight', 'ArrowDown', 'End']) {
    if ((await at()) === whom.id) break;
    await page.keyboard.press(key);
  }
  expect(await at()).toBe(whom.id);
  await page.keyboard.press('Enter');
}

/** Tab to the slips, Space takes the first, arrows move on. */
async function chooseByKeys({ page }: Player, name: string): Promise<void> {
  const slips = page.getByRole('radio');
  await slips.first().waitFor();
  const [first = ''] = await slips.evaluateAll((all) =>
    all.map((each) => each.closest('label')?.querySelector('.text')?.textContent ?? ''),
  );
  await tabTo(page, 'radio', first);
  await page.keyboard.press('Space');
  const chosen = page.getByRole('radio', { name, exact: true });
  for (let steps = 0; steps < 10 && !(await chosen.isChecked()); steps++) await page.keyboard.press('ArrowDown');
  expect(await chosen.isChecked()).toBe(true);
}
