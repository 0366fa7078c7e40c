/** L6 to L10 on a server with dictionaries: the referee and own packs, in the language of the pack. */
import { packAdded } from '@safehouse/protocol/http.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { drawWhole } from '../kit/drawing.ts';
import { openHouse, until } from '../kit/house.ts';
import { textsOf } from '../kit/texts.ts';
import { four, type Seat, Table } from './table.ts';

const house = openHouse({ referee: 'whole' });

/** One board. */
const words = `jalkapallo muisti sadepilvi kirahvi sateenvarjo kahvipannu tuolijakkara junarata hattuhylly maitotölkki
  lumiukko aurinko kynttilä lusikka ikkuna haarukka tietokone polkupyörä saapas kirjasto hissi banaani karhu silta tähti`;

/** A running game with only these words. */
async function withOwnWords(language: string, text: string): Promise<Table> {
  const table = await Table.open(house, { lobby: true, language, seats: four });
  const host = table.at('red spymaster');
  const answer = await fetch(`${house.url}/api/tables/${table.id}/packs`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ secret: host.secret, name: 'Omat', language, text: text.replace(/\s+/g, '\n') }),
  });
  const { id } = packAdded.parse(await answer.json());
  await host.until((view) => view.ownPacks.length === 1);
  await host.act({
    kind: 'setUp',
    setup: { game: 'codenames', packs: [id], options: { form: 'teams', clock: { kind: 'off' } } },
  });
  await host.act({ kind: 'start' });
  await host.until((view) => view.phase === 'playing');
  return table;
}

test('a form, a part, what holds one and what is made up are told apart, each with its reason; chance letters are fine', async () => {
  const table = await withOwnWords('fi', words);
  const fi = await textsOf('fi');
  const { why } = fi.play.referee;
  const page: Page = await table.browser(`${table.sides.us} spymaster` as Seat, {
    viewport: { width: 360, height: 740 },
    remembers: { language: 'fi' },
  });
  const field = page.getByRole('textbox', { name: fi.play.clue.word });
  const says = async () => page.locator(`[id="${await field.getAttribute('aria-describedby')}"]`).innerText();
  const expected: [clue: string, says: string][] = [
    ['muistaminen', why.form({ codename: 'MUISTI' })],
    ['jalka', why.part({ codename: 'JALKAPALLO' })],
    ['avaruushuone', why.invented],
    ['Schmetterling', why.foreign],
  ];
  for (const [clue, reason] of expected) {
    await field.fill(clue);
    await until(async () => (await says()).includes(reason));
    expect(await says()).toContain(fi.play.clue.illegal);
  }
  for (const clue of ['kallo', 'uistin', 'eläintarha', 'Helsinki']) {
    await field.fill(clue);
    await until(async () => (await says()).includes(fi.play.clue.legal));
  }
  if (process.env.SHOTS) {
    await drawWhole(page);
    await page.screenshot({ path: `${process.env.SHOTS}/referee-fi.png` });
  }
});
