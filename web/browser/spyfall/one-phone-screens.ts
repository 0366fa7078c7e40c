/** Spyfall on one phone, screen by screen, and what spectators see of it. Other tests cover its secrets. */
import { button, now } from '../codenames/controls.ts';
import type { Screen, Way } from '../codenames/screens.ts';
import { Phone } from './phone.ts';

export const four = ['Ada', 'Ben', 'Cleo', 'Dag'];

export async function* onePhoneScreens(way: Way): AsyncGenerator<Screen> {
  const { house, as } = way;
  await house.deal('a phone that goes round');
  yield* names(way, await Phone.open(house, {}, as));
  const phone = await Phone.open(house, { minutes: 30, rounds: 2 }, as);
  await phone.add(...four);
  await phone.start();
  yield* cards(way, phone);
  yield* asking(way, phone);
  yield* votes(way, phone);
  await house.clear();
}

async function* names({ t }: Way, phone: Phone): AsyncGenerator<Screen> {
  const { page } = phone;
  const { lobby } = t.onePhone;
  yield { name: 'one phone, no names yet', page };
  await phone.add(...four, 'Ada');
  await page.getByText(lobby.twins).waitFor();
  await button(page, lobby.up({ name: 'Ada' })).click({ force: true });
  yield { name: 'one phone, names', page };
  await button(page, lobby.remove({ name: 'Ada (2)' })).click();
  await button(page, lobby.undo).waitFor();
  await button(page, lobby.rename({ name: 'Ben' })).click();
  await page.keyboard.type('x'.repeat(30));
  await page.keyboard.press('Enter');
  await page.getByText(t.refusals['bad-name']).waitFor();
  yield { name: 'one phone, renaming', page };
}

async function* cards({ house, t, as }: Way, phone: Phone): AsyncGenerator<Screen> {
  const { page } = phone;
  yield { name: 'one phone, pass', page };
  const tv = await house.guest(`${phone.path}/tv`, { ...as, viewport: { width: 1920, height: 1080 } });
  await now(tv).waitFor();
  yield { name: 'one phone, TV', page: tv, tv: true };
  for (const name of four) {
    await phone.is(name);
    if (name === 'Ada') yield { name: 'one phone, card down', page };
    await phone.look(name);
    if (name === 'Ada') yield { name: 'one phone, card up', page };
    await phone.passOn();
  }
  await button(page, t.spyfall.dock.start).waitFor();
  yield { name: 'one phone, ready', page };
}

async function* asking({ house, t, as }: Way, phone: Phone): AsyncGenerator<Screen> {
  const { page } = phone;
  const { onePhone } = t;
  const dealer = await dealerOf(phone);
  await act(phone, dealer, () => button(page, t.spyfall.dock.start).click());
  await now(page)
    .getByText(onePhone.ask.first({ name: dealer }))
    .waitFor();
  yield { name: 'one phone, first question', page };
  const asked = four.find((name) => name !== dealer) as string;
  await act(phone, dealer, () => phone.person(asked).getByRole('button').click());
  await phone.person(dealer).getByRole('button').click({ force: true });
  yield { name: 'one phone, not straight back', page };
  await button(page, onePhone.ask.wrong).click();
  yield { name: 'one phone, somebody else was asked', page };
  await button(page, onePhone.ask.keep).click();
  for (const [name, open] of [
    ['locations', onePhone.tools.locations],
    ['who looks', onePhone.tools.again],
    ['people', onePhone.people.title],
    ['help', t.play.tools.help],
  ] as const) {
    await button(page, open).click();
    yield { name: `one phone, ${name}`, page };
    await page.keyboard.press('Escape');
  }
  const stranger = await house.guest(phone.path, as);
  await now(stranger).waitFor();
  yield { name: 'one phone, coming in', page: stranger };
  await button(stranger, t.lobby.join.watch).click();
  await stranger.getByText(onePhone.watch.note).waitFor();
  yield { name: 'one phone, watching', page: stranger };
}

async function* votes({ t }: Way, phone: Phone): AsyncGenerator<Screen> {
  const { page } = phone;
  const { onePhone, spyfall } = t;
  const spy = await spyOf(phone, t);
  const [by, ...others] = four.filter((name) => name !== spy) as [string, string, string];
  await button(page, onePhone.tools.stop).click();
  await phone.pick(by);
  await act(phone, by, () => button(page, onePhone.stop.yes({ name: by })).click());
  await page.getByText(onePhone.stop.no).waitFor();
  yield { name: 'one phone, not the spy', page };
  await button(page, onePhone.stop.goOn).click();
  await button(page, onePhone.tools.accuse).click();
  yield { name: 'one phone, accusing', page };
  await phone.pick(by);
  await phone.pick(spy, 'last');
  await act(phone, by, () => button(page, onePhone.accuse.yes).click());
  await now(page)
    .getByText(onePhone.vote.now({ by, suspect: spy }))
    .waitFor();
  yield { name: 'one phone, hands', page };
  for (const name of others) {
    await phone.person(name).getByRole('button', { name: spyfall.sheets.vote.no }).click();
  }
  await button(page, onePhone.vote.count).click();
  await button(page, onePhone.tools.stop).click();
  await phone.pick(spy);
  await button(page, onePhone.stop.yes({ name: spy })).click();
  await now(page)
    .getByText(onePhone.naming({ name: spy }))
    .waitFor();
  yield { name: 'one phone, naming', page };
  const { name: guess = '' } = phone.view.locations[0] ?? {};
  await phone.pick(guess);
  await act(phone, spy, () => button(page, spyfall.sheets.naming.yes({ location: guess })).click());
  await button(page, spyfall.verdict.next.go).waitFor();
  yield { name: 'one phone, verdict', page };
  await button(page, onePhone.people.title).click();
  await button(page, onePhone.people.homeOf({ name: by })).click();
  yield { name: 'one phone, goes home', page };
}

/** Acts for this player. */
function act(phone: Phone, name: string, deed: () => Promise<unknown>): Promise<void> {
  return phone.for([name], deed);
}

async function dealerOf(phone: Phone): Promise<string> {
  const id = phone.view.dealer;
  return (await phone.held()).find((held) => held.id === id)?.name as string;
}

/** From the cards that were fetched when they looked. */
async function spyOf(phone: Phone, t: Way['t']): Promise<string> {
  for (const name of four) if ((await phone.faceOf(name)).who === t.spyfall.card.spy) return name;
  throw new Error('nobody is the spy');
}
