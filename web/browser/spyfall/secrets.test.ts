/**
 * What Spyfall hides from players, a TV and spectators: everything that real pages receive, show and store (UX 15, S2).
 */
import type { FromServer } from '@safehouse/protocol/messages.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { button, now } from '../codenames/controls.ts';
import type { Agent } from '../kit/agent.ts';
import { factsOf } from '../kit/frames.ts';
import { hide } from '../kit/hide.ts';
import { openHouse } from '../kit/house.ts';
import { t } from '../kit/texts.ts';
import { Wire } from '../kit/wire.ts';
import { dealerAmong, lookedAt, Player } from './player.ts';
import { Ring } from './ring.ts';

const house = openHouse();
const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  reducedMotion: 'reduce',
} as const;

/** Made of words that occur nowhere else. Only these are in play. */
const own = Array.from({ length: 5 }, (_, i) => ({
  name: `Zwq${i}lok`,
  roles: Array.from({ length: 7 }, (_, role) => `Zwq${i}rol${role}`),
}));
const words = own.map(({ name, roles }, i) => [name, `own:${i + 1}`, ...roles]);

/** How often a text contains each word of each location. If the counts are equal for all, the text reveals nothing. */
function said(text: string): number[][] {
  return words.map((all) => all.map((word) => text.split(word).length - 1));
}
function areAlike(text: string, what: string, without: readonly number[] = []): void {
  const [first, ...rest] = said(text).filter((_, place) => !without.includes(place));
  for (const each of rest) expect(each, what).toEqual(first);
}

type Cast = { readonly ring: Ring; readonly players: readonly Player[]; wire(of: Player): Wire };

async function everybody(): Promise<Cast & { readonly onlookers: Readonly<Record<string, Wire>> }> {
  const response = await fetch(`${house.url}/api/locations/en`);
  const { locations } = (await response.json()) as { locations: { id: string }[] };
  const without = locations.map(({ id }) => id);
  const ring = await Ring.open(house, {
    names: ['Ada', 'Ben', 'Cleo'],
    lobby: true,
    own,
    without,
    rounds: 2,
    minutes: 30,
  });
  const watcher = await ring.joins('Flo');
  await watcher.act({ kind: 'watch' });
  const { people } = ring.host.view;
  const wires = new Map<Player, Wire>();
  const wireOf = async (agent: Agent) => {
    await agent.close();
    return Wire.at(house, ring.path, { ...phone, remembers: { secret: agent.secret as string } });
  };
  for (const agent of ring.agents.slice(0, -1)) {
    const wire = await wireOf(agent);
    const name = people.find(({ id }) => id === agent.you)?.name ?? '';
    wires.set(new Player({ page: wire.page, name, id: agent.you, secret: agent.secret as string, t }), wire);
  }
  const onlookers = {
    watcher: await wireOf(watcher),
    stranger: await Wire.at(house, ring.path, phone),
    tv: await Wire.at(house, `${ring.path}/tv`, { viewport: { width: 1920, height: 1080 } }),
  };
  for (const { page } of [...wires.values(), ...Object.values(onlookers)]) await now(page).waitFor();
  return { ring, players: [...wires.keys()], wire: (of) => wires.get(of) as Wire, onlookers };
}

test('S2: before the verdict nobody is sent, shown or left with what they may not know; and crossing out is nobody’s business', async () => {
  const { players, wire, onlookers } = await everybody();
  const [host] = players as [Player];
  const wires = [...players.map(wire), ...Object.values(onlookers)];
  await button(host.page, t.lobby.start).click();
  for (const { page } of players) await button(page, t.spyfall.card.look).waitFor();
  await onlookers.tv?.page.getByText(t.spyfallResult.tv.briefing).waitFor();

  // No page shows more of one location than of another, or any role.
  const search = async (what: string) => {
    for (const each of wires) {
      const bodies = await each.bodies();
      expect(bodies.length).toBeGreaterThan(100_000);
      areAlike(bodies, `HTTP, ${what}`);
      const dom = await each.dom();
      areAlike(dom, `page, ${what}`);
      expect(dom, what).not.toMatch(/Zwq\drol/);
      expect(await each.kept(), what).not.toMatch(/Zwq|own:/);
    }
  };
  // Before anyone has looked, and with the whole view sent again.
  await Promise.all(wires.map(({ page }) => page.reload()));
  for (const { page } of wires) await now(page).waitFor();
  await search('briefing');
  // Except for the dealer and the host, a view says the same about everyone.
  for (const each of wires) {
    const { view } = JSON.parse(each.frames.findLast((frame) => frame.includes('"view"')) as string) as Welcome;
    const patterns = players.map(({ id }) => placesOf(view, id));
    for (const pattern of patterns) expect(pattern).toEqual(patterns[0]);
    expect(patterns[0]?.length).toBeGreaterThanOrEqual(2);
    const seats = await seatsOf(each.page);
    for (const seat of seats) expect(seat).toBe(seats[0]);
  }

  const { spy, faces } = await lookedAt(players);
  const innocents = players.filter((each) => each !== spy);
  const where = faces.get(innocents[0] as Player)?.where as string;
  const place = own.findIndex(({ name }) => name === where);
  const sealed = (what: string) => {
    for (const each of [wire(spy), ...Object.values(onlookers)]) areAlike(each.frames.join('\n'), `frames, ${what}`);
    for (const each of innocents) {
      // A player's own location appears only as its id and their role.
      const { who } = faces.get(each) as { who: string };
      const known = words[place]?.flatMap((word, i) => (i === 1 || word === who ? i : [])) as number[];
      const [mine, other] = [place, (place + 1) % own.length].map((i) => said(wire(each).frames.join('\n'))[i]);
      expect(
        mine?.flatMap((n, i) => (n === other?.[i] ? [] : i)),
        what,
      ).toEqual(known);
    }
    const secrets = what === 'naming' ? /"(spy|seed)"/ : /"(spy|stopper|seed)"/;
    for (const each of [...innocents.map(wire), ...Object.values(onlookers)]) {
      expect(each.frames.join('\n'), what).not.toMatch(secrets);
    }
    expect(wire(spy).frames.join('\n')).toMatch(/"card":\{"spy":true\}/);
  };
  sealed('briefing');

  const dealer = await dealerAmong(players);
  await dealer.start();
  const [second, third] = players.filter((each) => each !== dealer) as [Player, Player];
  await dealer.ask(second);
  await second.ask(third);
  await search('asking');
  // The spy and an innocent cross out locations. Their browsers keep that to themselves.
  for (const { page } of [spy, innocents[0] as Player]) {
    await button(page, t.spyfall.locations.title).click();
    const list = page.getByRole('region', { name: t.spyfall.locations.title });
    for (const { name } of own.slice(1, 4)) await list.getByRole('button', { name }).click();
    expect(await page.evaluate(() => JSON.stringify(localStorage))).toContain('own:3');
  }
  const [accuser, suspect, ...voters] = innocents as [Player, Player, ...Player[]];
  await accuser.accuse(suspect);
  for (const each of [...voters, spy]) await each.vote('no');
  await accuser.page.getByText(t.spyfall.sheets.hearing.title).waitFor();
  sealed('asking');
  for (const each of wires) expect(each.sent.filter((frame) => /Zwq|own:/.test(frame))).toEqual([]);

  await spy.stop();
  await accuser.reads(t.spyfall.sheets.naming.spy({ name: spy.name }));
  sealed('naming');
  await spy.names(where);
  for (const each of players) await each.reads(t.spyfall.verdict.title['location-named']);
  await onlookers.tv?.page.getByText(t.spyfall.verdict.side.spy).first().waitFor();
  // Now everything is revealed; the search finds it for everyone, too.
  for (const each of [...players.map(wire), ...Object.values(onlookers)]) {
    expect(() => areAlike(each.frames.join('\n'), 'verdict')).toThrow();
    for (const one of innocents) expect(each.frames.join('\n')).toContain(`"role":"${faces.get(one)?.who}"`);
  }
  expect(await wire(spy).dom()).toMatch(/Zwq\drol/);
  const naming = wires.flatMap(({ sent }) => sent.filter((frame) => /Zwq|own:/.test(frame)));
  expect(naming).toHaveLength(1);
  expect(naming[0]).toContain('"kind":"name"');

  // The next round is secret as well: from here on frames may only differ by the last round's location.
  const before = new Map(wires.map((each) => [each, each.frames.length]));
  await accuser.goOn();
  for (const { page } of players) await button(page, t.spyfall.card.look).waitFor();
  await onlookers.tv?.page.getByText(t.spyfallResult.tv.briefing).waitFor();
  const again = await lookedAt(players);
  for (const each of [wire(again.spy), ...Object.values(onlookers)]) {
    areAlike(each.frames.slice(before.get(each)).join('\n'), 'second round', [place]);
  }
});

test('UX 15: a card that is up goes down with the page: another tab, or a phone that is put away', async () => {
  const ring = await Ring.open(house, { names: ['Ada', 'Ben', 'Cleo'] });
  const player = await Player.for(ring, ring.host, phone);
  const { page } = player;
  const face = await player.look();
  const shows = async () =>
    [face.where, face.who].map(async (text) => (await page.locator('main').innerText()).includes(text));
  const isUp = async () => (await Promise.all(await shows())).every(Boolean);
  const up = async () => {
    await button(page, t.spyfall.card.look).press('Enter');
    await expect.poll(isUp).toBe(true);
  };
  await up();
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    Object.defineProperty(document, 'hidden', { value: false, configurable: true });
  });
  await expect.poll(() => page.content()).not.toContain(face.who);
  await up();
  await hide(page);
  await expect.poll(() => page.content()).not.toContain(face.who);
});

type Welcome = Extract<FromServer, { type: 'view' }>;

/** Where a view mentions a person, except as dealer or host. */
function placesOf(view: Welcome['view'], person: string): string[] {
  return factsOf({ type: 'view', view, now: 0, version: 0 })
    .filter(({ value }) => value === person)
    .map(({ at }) => at.map((key) => (typeof key === 'number' ? '*' : key)).join('/'))
    .filter((at) => !/(^|\/)(dealer|host|you)(\/|$)/.test(at));
}

/** The other seats as drawn, except for names and the dealer. */
function seatsOf(page: Page): Promise<string[]> {
  return page.locator('button[data-seat], [data-player]').evaluateAll(
    (seats, dealer) =>
      seats.map((seat) => {
        const copy = seat.cloneNode(true) as HTMLElement;
        copy.querySelector('.deals')?.classList.remove('deals');
        for (const each of copy.querySelectorAll('*')) if (each.textContent?.trim() === dealer) each.remove();
        for (const each of copy.querySelectorAll('.name')) each.replaceWith('Name');
        for (const each of copy.querySelectorAll('[data-emblem]')) each.remove();
        const html = copy.innerHTML.replace(/<!--.*?-->|\s/g, '');
        return `${copy.tagName} ${copy.className} ${copy.ariaPressed} ${copy.ariaDisabled} ${html}`;
      }),
    t.spyfall.ring.dealer,
  );
}
