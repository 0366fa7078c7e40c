/** The pictures in the README. PICTURES=1 takes them again. */
import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { board, card, now } from '../codenames/controls.ts';
import { Table } from '../codenames/table.ts';
import { farMap, tag } from '../duet/campaign-map.ts';
import { Pair } from '../duet/pair.ts';
import { codenamesIn } from '../kit/agent.ts';
import { drawWhole } from '../kit/drawing.ts';
import { type House, openHouse } from '../kit/house.ts';
import { pixelsOf } from '../kit/pixels.ts';
import { paletted } from '../kit/png.ts';
import { t } from '../kit/texts.ts';
import { Ring } from '../spyfall/ring.ts';

const folder = resolve(import.meta.dirname, '..', '..', '..', 'docs', 'pictures');
const MOST = 200_000;
/** Better looking than the tests' clues; the English pack has none of them. */
const clues = ['winter', 'danger', 'ancient'] as const;

async function keep(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await drawWhole(page);
  const picture = paletted(pixelsOf(await page.screenshot({ caret: 'hide' })));
  expect(picture.length, name).toBeLessThanOrEqual(MOST);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), picture);
}

/** A game in its third turn. */
async function midGame(house: House): Promise<Table> {
  const table = await Table.open(house, {
    names: { 'red spymaster': 'Ada', 'red operative': 'Bo', 'blue spymaster': 'Cleo', 'blue operative': 'Dag' },
  });
  for (const [turn, number] of [3, 2].entries()) {
    const { us } = table.sides;
    const spymaster = table.at(`${us} spymaster`);
    const operative = table.at(`${us} operative`);
    await spymaster.clue(clues[turn] as string, number);
    for (const place of spymaster.open(us).slice(0, 2)) await operative.touch(place);
    await operative.touch(spymaster.open('bystander')[0] as number);
    await table.host.until((view) => codenamesIn(view)?.team !== us);
  }
  const { us } = table.sides;
  await table.at(`${us} spymaster`).clue(clues[2], 2);
  return table;
}

const still = { reducedMotion: 'reduce', colorScheme: 'light' } as const;

test('each picture of the README has 200 kB or less', () => {
  const pictures = readdirSync(folder).filter((name) => name.endsWith('.png'));
  expect(pictures.length).toBeGreaterThanOrEqual(5);
  for (const name of pictures) expect(statSync(join(folder, name)).size, name).toBeLessThanOrEqual(MOST);
});

function takePictures(): void {
  const house = openHouse();

  test('a game on a desk and on a phone can be photographed, each in 200 kB or less', async () => {
    const table = await midGame(house);
    const { us } = table.sides;
    const [agent = 0] = table.at(`${us} spymaster`).open(us);
    const desktop = await table.browser(`${us} operative`, { ...still, viewport: { width: 1100, height: 720 } });
    await now(desktop).getByText(t.codenames.now.operative.first).waitFor();
    await card(desktop, agent).click();
    await keep(desktop, 'desk.png');
    const phone = await table.browser(`${us} spymaster`, {
      ...still,
      viewport: { width: 390, height: 780 },
      hasTouch: true,
      isMobile: true,
    });
    await board(phone).waitFor();
    await keep(phone, 'phone.png');
  });

  test('a game of Duet and the mission map can be photographed, each in 200 kB or less', async () => {
    const desktop = { ...still, viewport: { width: 1100, height: 720 } };
    const pair = await Pair.open(house);
    await pair.turn('west', 2);
    await pair.turn('east', 3, 'miss');
    await pair.turn('west', 1, 'miss');
    await pair.play('east', { kind: 'giveClue', word: clues[0], number: 2 });
    const west = await pair.browser('west', desktop);
    await board(west).waitFor();
    await card(west, pair.open('east', 'agent')[0] as number).click();
    await keep(west, 'duet.png');
    const map = await farMap(house, { ...still, viewport: { width: 1366, height: 768 } });
    await tag(map, 'cairo').click();
    await map.mouse.move(0, 0);
    await keep(map, 'map.png');
  });

  test('a round of Spyfall can be photographed in 200 kB or less', async () => {
    const names = ['Ada', 'Bo', 'Cleo', 'Dag', 'Eino', 'Flóra'];
    const ring = await Ring.open(house, { names, way: 'written' });
    await ring.round('location-named');
    await ring.begin();
    const [asker, next] = [ring.dealer, ring.innocents.find((agent) => agent !== ring.dealer)];
    if (!next) throw new Error('everybody deals');
    await ring.ask(asker, next, 'Would you bring your grandmother here?');
    await ring.play(next, { kind: 'answer', text: 'Gladly. She would ask for a discount.' });
    const last = ring.innocents.find((agent) => agent !== asker && agent !== next);
    if (!last) throw new Error('nobody is left to ask');
    await ring.ask(next, last, 'How long have you been waiting?');
    const page = await ring.browser(last, { ...still, viewport: { width: 1100, height: 720 } });
    await page.getByRole('button', { name: t.spyfall.card.look }).click();
    await page.mouse.move(0, 0);
    await keep(page, 'spyfall.png');
  });
}

if (process.env.PICTURES) takePictures();
