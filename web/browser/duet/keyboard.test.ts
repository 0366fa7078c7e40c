/** UX 30 in Duet: choosing a city and playing a game with the keyboard only, and every event announced exactly once. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { clues, labels, now, wordsOf } from '../codenames/controls.ts';
import { openHouse } from '../kit/house.ts';
import { heard, LISTENER, pressOn, saidOnce, tabTo, touchByKeys, walkTo } from '../kit/keys.ts';
import { t } from '../kit/texts.ts';
import { tag } from './campaign-map.ts';
import { faceOf, isFound, labelled, places } from './controls.ts';
import { Pair } from './pair.ts';

const house = openHouse();
const still = { before: LISTENER, reducedMotion: 'reduce' } as const;

test('UX 30: from the front page over the map into a mission and to its end by keyboard alone', async () => {
  const host = await house.guest('/', still);
  await tabTo(host, 'textbox', t.home.campaigns.name);
  await host.keyboard.type('Night shift');
  await host.keyboard.press('Enter');
  await tag(host, 'prague').waitFor();
  // The map is one tab stop; arrows move, a closed city cannot be played, Enter opens a dossier.
  await tabTo(host, 'button', new RegExp(`^${t.cities.prague.name}`));
  await host.keyboard.press('ArrowUp');
  expect(await host.evaluate(() => document.activeElement?.getAttribute('data-city'))).toBe('berlin');
  await host.keyboard.press('Enter');
  await host.getByRole('region', { name: new RegExp(`^${t.cities.berlin.name}`) }).waitFor();
  expect(await host.getByRole('button', { name: t.campaign.city.play }).count()).toBe(0);
  await host.keyboard.press('ArrowDown');
  expect(await host.evaluate(() => document.activeElement?.getAttribute('data-city'))).toBe('prague');
  await host.keyboard.press('Enter');
  await pressOn(host, 'button', t.campaign.city.play);
  await tabTo(host, 'textbox', t.campaign.city.name);
  await host.keyboard.type('Ada');
  await host.keyboard.press('Enter');
  await host.waitForURL('**/t/*');

  const guest = await house.guest(new URL(host.url()).pathname, still);
  await tabTo(guest, 'textbox', t.lobby.join.name);
  await guest.keyboard.type('Ben');
  await pressOn(guest, 'button', t.lobby.sitAt({ seat: t.seat.east.partner }));
  await now(host).getByText(t.lobby.now.startYours).waitFor();
  await pressOn(host, 'button', t.lobby.start);

  await pressOn(host, 'button', t.play.key.open);
  const face = await faceOf(host);
  const [agent = 0, second = 0] = places(face, 'agent');
  const assassin = face.indexOf('assassin');
  // The keyboard can also note what the clue is for, and the number follows.
  for (const place of [agent, second]) {
    await walkTo(host, place);
    await host.keyboard.press('Enter');
    await labelled(host, place, t.duet.board.meant).waitFor();
  }
  await tabTo(host, 'textbox', t.play.clue.word);
  await host.keyboard.type(clues[0]);
  await host.keyboard.press('Enter');
  await now(guest).getByText(t.duet.now.guess.first).waitFor();
  // The note is private.
  const noted = async (page: Page) => (await labels(page)).filter((label) => label.includes(t.duet.board.meant));
  expect([await noted(host), await noted(guest)]).toEqual([[expect.anything(), expect.anything()], []]);
  await touchByKeys(guest, agent);
  await isFound(guest, agent);
  await touchByKeys(guest, assassin);
  for (const page of [host, guest]) {
    await page.getByRole('heading', { name: t.duetResult.title.assassin }).waitFor();
    await page.getByText(t.duetResult.mission.written).first().waitFor();
    const clue = t.duet.said.clue.west({ name: 'Ada', word: clues[0], number: 2 });
    await saidOnce(page, [clue, t.duet.said.ending.assassin, t.duetResult.mission.written], [clues[0]]);
    const said = await heard(page);
    expect(said.indexOf(t.duetResult.mission.written)).toBeGreaterThan(said.indexOf(t.duet.said.ending.assassin));
  }
  await pressOn(host, 'link', t.duetResult.mission.toMap);
  await tag(host, 'prague').waitFor();
  expect(await tag(host, 'prague').innerText()).toContain(t.campaign.standings.lost);
});

test('UX 30: each clue, touch, token, turn, completed face, sudden death and the end are said exactly once to both', async () => {
  const pair = await Pair.open(house, { play: { kind: 'mission', city: 'cairo', tokens: 3, mistakes: 3 } });
  // One more browser per side: they do each thing once, Ada and Ben do the rest.
  const west = await pair.mate('west', 'Cleo', still);
  const east = await pair.mate('east', 'Dag', still);
  const words = await wordsOf(west);
  const word = (place: number) => words[place] as string;
  const forEast = pair.open('west', 'agent');
  const forWest = pair.open('east', 'agent').filter((place) => !forEast.includes(place));
  const [miss = 0, last = 0] = pair.open('east', 'bystander').filter((place) => !forEast.includes(place));
  const [first = 0, ...rest] = forEast;

  const clue = async (page: Page, said: string, up: number) => {
    await tabTo(page, 'textbox', t.play.clue.word);
    await page.keyboard.type(said);
    for (let step = 0; step < up; step++) await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
  };
  await clue(west, clues[0], 8);
  await now(east).getByText(t.duet.now.guess.first).waitFor();
  await touchByKeys(east, first);
  await isFound(west, first);
  await pair.at('east').until(() => pair.view('east').cards[first]?.found !== undefined);
  for (const place of rest) await pair.touch('east', place);
  await pressOn(east, 'button', t.play.guess.stop);
  await now(east)
    .getByText(t.duet.now.clue.partnerDone({ name: t.common.team.west }))
    .waitFor();
  await clue(east, clues[1], 0);
  await now(west).getByText(t.duet.now.guess.first).waitFor();
  // The objection and the penalty with the keyboard: the last token goes with the miss.
  await pressOn(west, 'button', t.play.judge.object);
  await pressOn(west, 'button', t.duet.judge.yes);
  await now(west).getByText(t.duet.now.guess.illegal).waitFor();
  await pair.touch('west', forWest[0] as number);
  await isFound(west, forWest[0] as number);
  await touchByKeys(west, miss);
  await now(west).getByText(t.duet.now.sudden.me).waitFor();
  await touchByKeys(west, last);
  for (const page of [west, east]) {
    await page.getByRole('heading', { name: t.duetResult.title.time }).waitFor();
  }

  const said = [
    t.duet.said.clue.west({ name: 'Cleo', word: clues[0], number: 9 }),
    t.duet.said.touched.agent({ name: 'Dag', word: word(first) }),
    ...rest.map((place) => t.duet.said.touched.agent({ name: 'Ben', word: word(place) })),
    // D18: announced at once, not when the turn ends.
    t.duet.said.complete.west,
    t.duet.said.stopped.east,
    t.duet.said.left({ n: 2 }),
    t.duet.said.turn.east,
    t.duet.said.clue.east({ name: 'Dag', word: clues[1], number: 1 }),
    t.duet.said.illegal({ word: clues[1] }),
    t.duet.said.touched.agent({ name: 'Ada', word: word(forWest[0] as number) }),
    t.duet.said.touched.bystander({ name: 'Cleo', word: word(miss) }),
    t.duet.said.laid.west,
    t.duet.said.sudden,
    t.duet.said.touched.bystander({ name: 'Cleo', word: word(last) }),
    t.duet.said.ending.bystander,
  ];
  for (const page of [west, east]) {
    await saidOnce(page, said, [clues[0]]);
    // Nothing else of the game is announced, and in this order.
    const game = Object.values(t.duet.said.touched).map((text) => text({ name: '', word: '' }).split(':').at(-1) ?? '');
    const all = await heard(page);
    expect(all.filter((each) => game.some((end) => each.endsWith(end)))).toHaveLength(forEast.length + 3);
    expect(all.filter((each) => said.includes(each))).toEqual(said);
  }
});
