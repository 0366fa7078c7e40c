/** Spyfall at the table in browsers: the own card, who asks whom, written questions, and crossing out locations. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { announcer, button, now } from '../codenames/controls.ts';
import type { Agent } from '../kit/agent.ts';
import { Finger } from '../kit/finger.ts';
import { type GuestOptions, openHouse } from '../kit/house.ts';
import { boxOf } from '../kit/layout.ts';
import { sideways } from '../kit/page-checks.ts';
import { t } from '../kit/texts.ts';
import { putAway } from './player.ts';
import { Ring } from './ring.ts';

const house = openHouse();
const { card, ring: words, now: line, dock, write, locations, sheets } = t.spyfall;
const PHONE = { viewport: { width: 320, height: 568 }, hasTouch: true };

const cover = (page: Page) => page.locator('[data-card-cover]');
const seat = (page: Page, person: string) => page.locator(`[data-seat="${person}"]`);
const holds = async (page: Page, text: string) => (await page.content()).includes(text);

async function sitting(ring: Ring, agent: Agent, options: GuestOptions = {}): Promise<Page> {
  const page = await ring.browser(agent, { reducedMotion: 'reduce', ...options });
  await now(page).waitFor();
  if (agent.view.phase === 'playing' && ring.phase === 'briefing') await putAway(page);
  return page;
}

test('UX 15: the card lies face down; it is shown by a tap, by holding it and by keyboard, and hides by itself', async () => {
  const ring = await Ring.open(house);
  const { spy } = ring;
  const innocent = ring.innocents.find((agent) => agent !== ring.host) as Agent;
  const known = ring.view(innocent).you?.card;
  const role = known && 'role' in known ? known.role : '';
  const looks: string[] = [];
  for (const [agent, secret] of [
    [spy, card.spy],
    [innocent, role],
  ] as const) {
    const page = await sitting(ring, agent, PHONE);
    const paper = page.locator('section', { has: cover(page) });
    const isShown = () => holds(page, secret);
    const hidden = { html: await paper.innerHTML(), box: await boxOf(paper) };
    expect(await isShown()).toBe(false);

    const finger = await Finger.on(page);
    await finger.tap(cover(page));
    await expect.poll(isShown).toBe(true);
    // The same size for everyone, whatever it says.
    expect(await boxOf(paper)).toEqual(hidden.box);
    await finger.tap(cover(page));
    await expect.poll(isShown).toBe(false);

    await finger.down(cover(page));
    await expect.poll(isShown).toBe(true);
    await finger.up(500);
    await expect.poll(isShown).toBe(false);

    await button(page, card.look).focus();
    await page.keyboard.press('Enter');
    await expect.poll(isShown).toBe(true);
    await button(page, card.hide).press('Space');
    await expect.poll(isShown).toBe(false);

    await finger.tap(cover(page));
    await expect.poll(isShown).toBe(true);
    await page.evaluate(() => dispatchEvent(new Event('blur')));
    await expect.poll(isShown).toBe(false);
    looks.push(`${hidden.html} ${hidden.box.width} ${hidden.box.height}`);
  }
  expect(looks[0]).toBe(looks[1]);
});

test('S9, S10: a tap asks, another one takes the slip back, and nobody is asked back', async () => {
  const ring = await Ring.open(house);
  const { dealer } = ring;
  const [first, second] = ring.agents.filter((agent) => agent !== dealer) as [Agent, Agent];
  const page = await sitting(ring, dealer, PHONE);
  const watched = ring.agents[0] as Agent;
  const turn = () => ring.view(watched).turn;
  await button(page, dock.start).click();
  await now(page).getByText(line.spoken.ask).waitFor();

  await seat(page, first.you).tap();
  await expect.poll(turn).toMatchObject({ asker: dealer.you, asked: first.you });
  await seat(page, second.you).getByText(words.asked).waitFor({ state: 'detached' });
  await seat(page, second.you).tap();
  await expect.poll(turn).toMatchObject({ asker: dealer.you, asked: second.you });
  expect(ring.view(watched).talk).toHaveLength(1);

  // Not asked yet: a tap shows why nothing happens.
  const other = await sitting(ring, first, PHONE);
  await seat(other, dealer.you).tap({ force: true });
  await announcer(other).getByText(t.refusals['not-your-turn']).waitFor();

  const asked = await sitting(ring, second, PHONE);
  await seat(asked, dealer.you).getByText(words.barred).waitFor();
  await seat(asked, dealer.you).tap({ force: true });
  await asked.locator('.dock').getByText(t.refusals['just-asked-you']).waitFor();
  await button(asked, dock.answered).click();
  await now(asked)
    .getByText(line.spoken.askBut({ name: nameIn(ring, dealer.you) }))
    .waitFor();
});

test('UX 30: by keyboard alone one comes to every player, and asks', async () => {
  const ring = await Ring.open(house, { names: ['Ada', 'Ben', 'Cleo', 'Dov', 'Eva'] });
  await ring.begin();
  const { dealer } = ring;
  const others = ring.agents.filter((agent) => agent !== dealer);
  const page = await sitting(ring, dealer);
  const at = () => page.evaluate(() => (document.activeElement as HTMLElement).dataset.seat);
  await page.keyboard.press('b');
  await page.getByText(words.keys).waitFor();
  const reached = new Set([await at()]);
  for (const key of ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'Home', 'End']) {
    await page.keyboard.press(key);
    reached.add(await at());
  }
  expect([...reached].sort()).toEqual(others.map(({ you }) => you).sort());
  const whom = await at();
  await page.keyboard.press('Enter');
  await expect.poll(() => ring.view(others[0]).turn?.asked).toBe(whom);
});

test('S9, S10: written, whom one asks is chosen, what was typed is kept, and the answer is beside the question', async () => {
  const ring = await Ring.open(house, { way: 'written' });
  await ring.begin();
  const { dealer } = ring;
  const [first, second] = ring.agents.filter((agent) => agent !== dealer) as [Agent, Agent];
  const page = await sitting(ring, dealer, PHONE);
  await seat(page, first.you).tap();
  const question = page.getByRole('textbox', { name: write.question({ name: nameIn(ring, first.you) }) });
  await question.press('Enter');
  await page.getByText(write.empty).waitFor();
  await question.fill('  Is it   loud there? ');

  // An accusation comes in between; the draft is still there afterwards.
  const third = ring.agents.find((agent) => agent !== first && agent !== second) as Agent;
  await ring.accuse(second, first);
  await ring.play(third, { kind: 'vote', guilty: true });
  await button(page, sheets.vote.no).click();
  await button(page, sheets.vote.sure.no).click();
  expect(await question.inputValue()).toBe('  Is it   loud there? ');
  await question.press('Enter');
  await expect
    .poll(() => ring.view(third).talk)
    .toEqual([{ by: dealer.you, to: first.you, question: 'Is it loud there?' }]);

  const asked = await sitting(ring, first, PHONE);
  await asked.locator('.dock').getByText('Is it loud there?').waitFor();
  await asked.getByRole('textbox', { name: write.answer({ name: nameIn(ring, dealer.you) }) }).fill('Only at night.');
  await button(asked, write.send).click();
  // Focus moves to the table, where the next question begins.
  await expect.poll(() => asked.evaluate(() => document.activeElement?.closest('[data-ring]') !== null)).toBe(true);
  await page.getByText('Only at night.', { exact: true }).first().waitFor();
});

test('UX 27: a question of 300 letters without a space stays within a phone', async () => {
  const ring = await Ring.open(house, { way: 'written' });
  await ring.begin();
  const { dealer } = ring;
  const [first, second] = ring.agents.filter((agent) => agent !== dealer) as [Agent, Agent];
  await ring.ask(dealer, first, 'x'.repeat(300));
  for (const agent of [first, second]) {
    const page = await sitting(ring, agent, PHONE);
    await page.getByText('x'.repeat(300)).first().waitFor();
    expect(await sideways(page)).toEqual([]);
  }
});

test('S4, S5: locations are crossed out for oneself alone, stay so over a reload, and are clean in the next round', async () => {
  const ring = await Ring.open(house);
  const agent = ring.innocents.find((each) => each !== ring.host && each !== ring.dealer) as Agent;
  await ring.begin();
  const page = await sitting(ring, agent, PHONE);
  const sent: string[] = [];
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))));
  await page.reload();
  const open = () => button(page, locations.title).click();
  const { id, name } = ring.view().locations.find((each) => each.id !== ring.location) ?? { id: '', name: '' };
  const list = page.getByRole('region', { name: locations.title });
  const place = list.getByRole('button', { name: new RegExp(`^${name}`) });
  await open();
  const before = sent.length;
  await place.click();
  expect(await place.getAttribute('aria-pressed')).toBe('true');
  expect(sent.slice(before).filter((frame) => frame.includes(id))).toEqual([]);
  await page.reload();
  await open();
  await expect.poll(() => place.getAttribute('aria-pressed')).toBe('true');

  const played = ring.view().locations.find((each) => each.id === ring.location)?.name ?? '';
  await ring.round('location-missed');
  await now(page)
    .getByText(line.briefing.wait({ name: nameIn(ring, ring.view().dealer) }))
    .waitFor();
  await putAway(page);
  await open();
  await expect.poll(() => place.getAttribute('aria-pressed')).toBe('false');
  await list.getByRole('listitem').filter({ hasText: played }).getByText(locations.played).waitFor();
});

test('UX 7, 27, 32: eight people with long names around a table of 320 pixels', async () => {
  const long = 'Maximiliana-Theodora';
  const ring = await Ring.open(house, {
    names: [long, 'Ben', long, 'Zoë ő ț', 'Konstantin the Great', 'W'.repeat(20), long, 'Bo'],
  });
  await ring.begin();
  const agent = ring.agents.find((each) => each !== ring.host && each !== ring.dealer) as Agent;
  const page = await sitting(ring, agent, PHONE);
  const boxes = await page.locator('[data-seat]').evaluateAll((seats) =>
    seats.map((each) => {
      const { left, top, right, bottom } = each.getBoundingClientRect();
      const name = each.querySelector('.name') as HTMLElement;
      return { left, top, right, bottom, cut: name.scrollWidth > name.clientWidth + 1 };
    }),
  );
  expect(boxes).toHaveLength(8);
  for (const [i, box] of boxes.entries()) {
    expect(box.right - box.left).toBeGreaterThanOrEqual(44);
    expect(box.bottom - box.top).toBeGreaterThanOrEqual(44);
    expect([box.left >= 0, box.right <= 320, box.cut]).toEqual([true, true, false]);
    for (const other of boxes.slice(i + 1)) {
      const apart =
        box.right <= other.left || other.right <= box.left || box.bottom <= other.top || other.bottom <= box.top;
      expect(apart, JSON.stringify([box, other])).toBe(true);
    }
  }
});

function nameIn({ agents }: Ring, person: string): string {
  return agents[0]?.view.people.find(({ id }) => id === person)?.name ?? '';
}

test('a game begins at the top of its screen, however far down the lobby was read', async () => {
  const ring = await Ring.open(house, { lobby: true });
  const guest = await sitting(ring, ring.agents[1] as Agent, PHONE);
  await guest.evaluate(() => scrollTo(0, document.body.scrollHeight));
  expect(await guest.evaluate(() => scrollY)).toBeGreaterThan(200);
  await ring.start();
  await cover(guest).waitFor();
  await expect.poll(() => guest.evaluate(() => scrollY)).toBe(0);
});
