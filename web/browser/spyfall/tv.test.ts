/**
 * UX 28: Spyfall on a TV in every phase: nothing secret, nothing cut off, large enough, the join code always visible.
 */
import type { FromServer } from '@safehouse/protocol/messages.ts';
import type { View as TableView } from '@safehouse/rules/table/view-types.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { button } from '../codenames/controls.ts';
import type { Agent } from '../kit/agent.ts';
import { Frames } from '../kit/frames.ts';
import { openHouse } from '../kit/house.ts';
import { heard, LISTENER } from '../kit/keys.ts';
import { clipped } from '../kit/page-checks.ts';
import { decoded } from '../kit/qr.ts';
import { codes, t } from '../kit/texts.ts';
import { Ring } from './ring.ts';
import { Scene, Theatre } from './scenes.ts';

const house = openHouse();
const { ring: words, sheets, said, verdict } = t.spyfall;
const still = { reducedMotion: 'reduce' } as const;

/** The longest and widest names possible. */
const longNames = [
  'Maximilian von Hohen',
  'Bartholomew Quince-X',
  'Ștefănuț-Alexandrina',
  'Wolfgang Amadeus Mo.',
  'Őrült Szűcs Bözséné!',
  'Christopher Robin M.',
  'MMMMMMMMMMMMMMMMMMMM',
  'Ada',
];
/** 40 letters, the maximum. */
const roles = ['guest', 'cook', 'guard', 'owner', 'child', 'dog', 'thief'].map((role) => role.padEnd(40, ' of sorts'));
const own = Array.from({ length: 20 }, (_, i) => ({
  name: `The boathouse behind the mill, number ${i}`.slice(0, 40),
  roles,
}));
const question = 'Would you bring your grandmother here, and what would she say? '.repeat(5).slice(0, 300).trim();

/** Layout problems of a screen that cannot scroll. */
async function outOfPlace(tv: Page): Promise<string[]> {
  const size = await tv.evaluate(
    () => `${document.documentElement.scrollWidth}×${document.documentElement.scrollHeight}`,
  );
  return [...(await clipped(tv)), ...(size === '1920×1080' ? [] : [size])];
}
function sizes(tv: Page, at: string): Promise<number[]> {
  return tv.locator(at).evaluateAll((all) => all.map((each) => Number.parseFloat(getComputedStyle(each).fontSize)));
}
const smallest = async (tv: Page, at: string) => Math.min(...(await sizes(tv, at)));

/** A TV that shows scenes, and how to make them; people and locations are the server's. */
async function stage(names: readonly string[]) {
  const ring = await Ring.open(house, { names });
  const people = ring.agents.map(({ you }) => you);
  const locations = ring.view().locations.map((location) => ({ ...location, roles }));
  const tv = await ring.tv(still);
  const theatre = await Theatre.on(tv);
  const scene = (options: Partial<ConstructorParameters<typeof Scene>[0]> = {}) =>
    new Scene({ people, locations, ...options });
  return { ring, people, tv, theatre, scene };
}

test('UX 28: who asks whom, votes, the stop and the verdict of a real game; no frame holds a card before the round is over', async () => {
  const ring = await Ring.open(house, { rounds: 2, lobby: true });
  const tv = await ring.tv({ ...still, before: LISTENER });
  const secrets = new Set<string>();
  const frames = new Frames(tv, (message, view) => cardsIn(message, view, secrets));
  await tv.reload();
  await ring.start();
  const hide = () => {
    secrets.clear();
    for (const { you } of ring.agents.map((agent) => ring.view(agent))) {
      if (you?.card && 'role' in you.card) secrets.add(you.card.role);
    }
    expect(secrets.size).toBe(3);
  };
  hide();
  await tv.getByText(t.spyfallResult.tv.briefing).waitFor();
  await ring.begin();
  const { dealer } = ring;
  const [second, third] = ring.agents.filter((agent) => agent !== dealer) as [typeof dealer, typeof dealer];
  const nameOf = ({ you }: typeof dealer) => ring.host.view.people.find(({ id }) => id === you)?.name ?? '';
  const seat = ({ you }: typeof dealer) => tv.locator(`[data-player="${you}"]`);

  await ring.ask(dealer, second);
  await seat(second).getByText(words.asked).waitFor();
  await seat(dealer).getByText(words.asks).waitFor();
  await expect.poll(() => tv.locator('polyline').count()).toBe(1);
  await ring.accuse(second, dealer);
  await tv.getByText(sheets.vote.title({ name: nameOf(second), suspect: nameOf(dealer) }), { exact: true }).waitFor();
  await ring.play(third, { kind: 'vote', guilty: false });
  await seat(third).getByText(sheets.vote.hand.no, { exact: true }).waitFor();
  await ring.vote(true);

  const { spy, location } = ring;
  await ring.play(spy, { kind: 'stop' });
  await tv.getByText(sheets.naming.spy({ name: nameOf(spy) }), { exact: true }).waitFor();
  for (const secret of secrets) expect(await tv.content()).not.toContain(secret);
  const nameOfLocation = (id: string) => ring.view().locations.find((each) => each.id === id)?.name ?? '';
  const wrong = ring.view().locations.find(({ id }) => id !== location)?.id ?? '';
  await ring.play(spy, { kind: 'name', location: wrong });
  await tv.getByText(verdict.side.others).first().waitFor();
  for (const secret of secrets) await tv.getByText(secret).first().waitFor();
  await seat(spy).getByText(verdict.spy).waitFor();
  await tv.getByText(nameOfLocation(location), { exact: true }).first().waitFor();
  await tv
    .getByText(verdict.how['location-missed']({ spy: nameOf(spy), named: nameOfLocation(wrong) }))
    .first()
    .waitFor();

  // Everything is announced once.
  const told = await heard(tv);
  const asked = said.asked({ name: nameOf(dealer), whom: nameOf(second) });
  const stopped = said.stopped({ name: nameOf(spy) });
  for (const sentence of [asked, stopped, said.vote.no({ name: nameOf(third), yes: 1, no: 1 })]) {
    expect(told.filter((each) => each.includes(sentence.slice(0, -1)))).toEqual([sentence]);
  }

  await ring.play(ring.host, { kind: 'goOn' });
  hide();
  await tv.locator(`[data-location="${location}"] s`).waitFor();
  await ring.round('location-named');
  await tv.getByRole('heading', { level: 1 }).waitFor();
  await tv.getByText(t.play.tv.next({ name: 'Ada' })).waitFor();
  expect(frames.views.length).toBeGreaterThan(10);
  expect(frames.leaks).toEqual([]);
  // A TV has no controls.
  expect(await tv.getByRole('main').getByRole('button').count()).toBe(0);
  expect(await tv.getByRole('main').getByRole('link').count()).toBe(0);
});

test('UX 28: eight people with the longest names, in every phase: no scroll, nothing cut, the way in always there', async () => {
  const { ring, tv, theatre, scene } = await stage(longNames);
  const fits = async (phase: string) => {
    expect(await outOfPlace(tv), phase).toEqual([]);
    await tv.getByText(ring.code).waitFor();
    expect(await tv.locator('[data-player]').count(), phase).toBe(8);
    // The clock, the headline and the now-line; plates have less space for names.
    expect(await smallest(tv, '.slip, .clock b, .where'), phase).toBeGreaterThanOrEqual(40);
    expect(await smallest(tv, '[data-now]'), phase).toBeGreaterThanOrEqual(36);
    expect(await smallest(tv, '[data-player] .name'), phase).toBeGreaterThanOrEqual(24);
    expect(await smallest(tv, '[data-player] .tag'), phase).toBeGreaterThanOrEqual(20);
  };
  const spoken = scene();
  await theatre.show(spoken);
  await fits('briefing');
  expect(await decoded(tv, 0.5)).toBe(`${house.url}${ring.path}`);
  await theatre.show(spoken.starts().asks(0, 6));
  await fits('asking');
  // S4: thirty locations are readable from a sofa.
  await expect.poll(() => tv.locator('[data-location]').count()).toBe(30);
  expect(await smallest(tv, '[data-location]')).toBeGreaterThanOrEqual(40);
  spoken.accuses(2, 6).does(0, { kind: 'vote', guilty: true }).does(1, { kind: 'vote', guilty: false });
  await theatre.show(spoken);
  await fits('accusation');
  for (const voter of [3, 4, 5, 7]) spoken.does(voter, { kind: 'vote', guilty: true });
  await theatre.show(spoken.rings());
  await tv.getByText(t.spyfall.clock.talk).waitFor();
  await fits('suspicions');
  spoken.does(0, { kind: 'openBallot' });
  for (const voter of [0, 1, 2, 3]) spoken.suspects(voter, 6);
  await theatre.show(spoken);
  await expect.poll(() => tv.locator('polyline').count()).toBe(4);
  await fits('ballot');
  expect(await decoded(tv, 0.5)).toBe(`${house.url}${ring.path}`);
  for (const voter of [4, 5, 6, 7]) spoken.suspects(voter, voter === 6 ? 2 : 6);
  await theatre.show(spoken);
  await tv.getByText(verdict.title['innocent-convicted']).first().waitFor();
  await fits('verdict');

  const stopped = scene().starts().does(1, { kind: 'stop' });
  await theatre.show(stopped);
  await fits('naming');
  const written = scene({ way: 'written', own }).starts().asks(0, 6, question);
  await theatre.show(written.does(6, { kind: 'answer', text: question }));
  await fits('written');
  // With twenty own locations there are fifty: smaller, but complete.
  await expect.poll(() => tv.locator('[data-location]').count()).toBe(50);
  expect(await smallest(tv, '[data-location]')).toBeGreaterThanOrEqual(24);
});

test('UX 28: three to eight people fit around the table, with names of 40 px where they are short', async () => {
  const { people, tv, theatre, scene } = await stage(['Ada', 'Ben', 'Cleo', 'Dov', 'Eva', 'Finn', 'Gil', 'Hana']);
  for (const seats of [3, 4, 5, 6, 7, 8]) {
    const round = scene({ people: people.slice(0, seats) }).starts();
    await theatre.show(round.asks(0, seats - 1));
    await expect.poll(() => tv.locator('[data-player]').count()).toBe(seats);
    await expect.poll(() => tv.locator('polyline').count()).toBe(1);
    expect(await smallest(tv, '[data-player] .name')).toBeGreaterThanOrEqual(40);
    expect(await outOfPlace(tv), `${seats} players`).toEqual([]);
  }
});

test('UX 28, S4: the thirty locations of every language can be read from the sofa', async () => {
  const { people, tv, theatre } = await stage(['Ada', 'Ben', 'Cleo', 'Dov']);
  for (const language of codes) {
    const response = await fetch(`${house.url}/api/locations/${language}`);
    const { locations } = (await response.json()) as { locations: { id: string; name: string }[] };
    await theatre.show(new Scene({ people, locations: locations.map((location) => ({ ...location, roles })) }));
    await tv.getByText(locations.at(-1)?.name ?? '').waitFor();
    expect(await tv.locator('[data-location]').count(), language).toBe(30);
    await expect.poll(() => smallest(tv, '[data-location]'), { message: language }).toBeGreaterThanOrEqual(40);
    expect(await outOfPlace(tv), language).toEqual([]);
  }
});

test('UX 28: the end of a game on the TV, short or twenty rounds long', async () => {
  const { tv, theatre, scene } = await stage(longNames);
  for (const rounds of [1, 20]) {
    const game = scene({ rounds });
    for (let round = 0; round < rounds; round++) {
      const { locations } = game.starts().view;
      const named = locations[round % 2 === 0 ? round : round + 1]?.id ?? '';
      game.does(1, { kind: 'stop' }).does(1, { kind: 'name', location: named });
      if (!game.isOver) game.does(0, { kind: 'goOn' });
    }
    await theatre.show(game);
    await tv
      .getByRole('heading', { level: 1, name: t.spyfallResult.title.won({ name: longNames[1] ?? '' }) })
      .waitFor();
    expect(await outOfPlace(tv), `${rounds} rounds`).toEqual([]);
    const standing = tv.getByRole('list', { name: t.spyfallResult.standing.title });
    await expect.poll(() => standing.getByRole('listitem').count()).toBe(8);
    expect(await smallest(tv, 'main ol > li .name')).toBeGreaterThanOrEqual(40);
  }
});

test('UX 45: the last hand and the spy’s card are seen before the verdict, on phone and TV; a reload shows the state', async () => {
  const ring = await Ring.open(house, { rounds: 1 });
  await ring.begin();
  const { spy } = ring;
  const [accuser, watching, last] = ring.innocents as [Agent, Agent, Agent];
  await ring.accuse(accuser, spy);
  await ring.play(watching, { kind: 'vote', guilty: true });
  const prepare = (page: Page) => page.clock.install({ time: 0 });
  const phone = await ring.browser(watching, { prepare });
  const tv = await ring.tv({ prepare });
  const seatOf = (page: Page, { you }: Agent) => page.locator(`li:has([data-seat="${you}"]), [data-player="${you}"]`);
  for (const page of [phone, tv]) {
    await page.locator('[data-director]').waitFor({ state: 'attached' });
    // From here on, scenes stand still.
    await page.clock.pauseAt(600_000);
  }
  await ring.play(last, { kind: 'vote', guilty: true });
  const told = (page: Page) => page.getByText(verdict.title['spy-accused']);
  for (const page of [phone, tv]) {
    await page.locator(`li[data-beat="hand"]`).waitFor();
    await seatOf(page, last).getByText(sheets.vote.hand.yes).first().waitFor();
    expect(await seatOf(page, spy).getByText(verdict.spy).count()).toBe(0);
    expect(await told(page).count()).toBe(0);
    await page.clock.runFor(1_200);
    await seatOf(page, spy).and(page.locator('[data-beat="unmask"]')).getByText(verdict.spy).waitFor();
    expect(await told(page).count()).toBe(0);
  }
  await tv.clock.runFor(3_000);
  await told(tv).first().waitFor();
  await phone.reload();
  await phone.getByRole('heading', { level: 1 }).waitFor();
  await button(phone, t.play.result.imIn).or(button(phone, t.play.result.again)).waitFor();
});

/** Until a round is over: no card, no seed, and none of the dealt roles, anywhere in a frame. */
function cardsIn(message: FromServer, { phase, round }: TableView, roles: ReadonlySet<string>): string[] {
  if (round?.view.game !== 'spyfall' || phase !== 'playing') return [];
  const { view } = round;
  const text = JSON.stringify(message);
  const isOpen = view.phase === 'verdict';
  return [
    ...(view.you ? ['a seat'] : []),
    ...(round.seed === undefined ? [] : ['the seed']),
    ...(text.includes('"card"') ? ['a card'] : []),
    ...(isOpen ? [] : [...roles].filter((role) => text.includes(role)).map((role) => `the role ${role}`)),
    ...(view.stopper !== undefined && view.phase !== 'naming' ? ['the spy'] : []),
    ...(view.verdicts.length > (isOpen ? view.round : view.round - 1) ? ['a verdict'] : []),
  ];
}
