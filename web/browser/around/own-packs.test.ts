/** Own packs: added to a table, corrected, mixed with others, shared by a link, and removed. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { button, giveClue, labels, now, unfold } from '../codenames/controls.ts';
import { four, Table, type TableOptions } from '../codenames/table.ts';
import { codenamesIn } from '../kit/agent.ts';
import { openHouse, until } from '../kit/house.ts';
import { t, textsOf } from '../kit/texts.ts';

const house = openHouse();
const phone = { viewport: { width: 320, height: 568 } };
const { own } = t.lobby.setup;
const { add, mistakes, warnings, done, about, page: shared } = t.ownPacks;

/** `count` distinct words that no built-in pack has. */
function words(count: number): string[] {
  const letters = 'bdfgklmnprstvz';
  return Array.from({ length: count }, (_, i) => {
    const [a = '', b = '', c = '', d = ''] = [i, i / 14, i / 196, i / 2744].map((n) => letters[Math.floor(n) % 14]);
    return `${a}o${b}e${c}u${d}iq`;
  });
}

async function lobby(options: TableOptions = {}) {
  const table = await Table.open(house, { lobby: true, seats: four, ...options });
  const host = await table.browser('red spymaster', phone);
  await now(host).waitFor();
  await unfold(host);
  return { table, host };
}

async function dialogAt(host: Page): Promise<Locator> {
  await button(host, own.add).click();
  const dialog = host.getByRole('dialog', { name: add.title });
  await dialog.waitFor();
  return dialog;
}

function text(dialog: Locator): Locator {
  return dialog.getByRole('textbox', { name: add.text });
}

/** As from the clipboard. */
async function paste(dialog: Locator, words: string): Promise<void> {
  await text(dialog).evaluate((area, words) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', words);
    area.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, words);
}

async function bring(host: Page, name: string, text_: string): Promise<void> {
  const dialog = await dialogAt(host);
  await dialog.getByRole('textbox', { name: add.name }).fill(name);
  await text(dialog).fill(text_);
  await button(dialog, add.save).click();
  await button(dialog, done.ok).click();
}

function tick(page: Page, name: string): Locator {
  return page.getByRole('checkbox', { name });
}

test('words are pasted, faulty lines are named and found again, and nothing typed is lost on the way', async () => {
  const { table, host } = await lobby();
  const guest = await table.browser('blue operative', phone);
  await unfold(guest);
  let dialog = await dialogAt(host);
  await button(dialog, add.save).click();
  await dialog.getByText(add.needName).waitFor();
  await dialog.getByRole('textbox', { name: add.name }).fill('Our family');
  await button(dialog, add.save).click();
  await dialog.getByText(add.needText).waitFor();

  const good = words(30);
  await text(dialog).fill(`# ours\n${good.slice(0, 3).join(', ')}\nold garden gnome\n`);
  await dialog.getByText(add.count({ n: 4 }), { exact: true }).waitFor();
  await dialog.getByText(add.missing({ n: 21 })).waitFor();
  // The draft survives closing the dialog.
  await host.keyboard.press('Escape');
  dialog = await dialogAt(host);
  expect(await text(dialog).inputValue()).toContain('old garden gnome');

  const line = 4 + 27;
  await text(dialog).fill(
    `# ours\n${good.slice(0, 3).join(', ')}\nold garden gnome\n${good.slice(3).join('\n')}\n${'q'.repeat(17)}`,
  );
  await button(dialog, add.save).click();
  await dialog.getByRole('heading', { name: mistakes.title }).waitFor();
  await button(dialog, mistakes['too-long']({ line, word: 'q'.repeat(17), most: 16 })).waitFor();
  await button(dialog, mistakes['not-a-word']({ line: 3, word: 'old garden gnome' })).click();
  const marked = await text(dialog).evaluate((area: HTMLTextAreaElement) => [
    area === document.activeElement,
    area.value.slice(area.selectionStart, area.selectionEnd),
  ]);
  expect(marked).toEqual([true, 'old garden gnome']);

  await text(dialog).fill(`${good.join('\n')}\n${good[0]?.toUpperCase()}`);
  // The server is unreachable: the words stay, and an error shows.
  await host.route('**/packs', (route) => route.abort());
  await button(dialog, add.save).click();
  await dialog.getByText(t.home.offline).waitFor();
  expect(await text(dialog).inputValue()).toContain(good[29]);
  await host.unroute('**/packs');
  await button(dialog, add.save).click();
  await dialog.getByText(done.text({ n: 30, name: 'Our family' })).waitFor();
  await dialog.getByText(warnings.doubled({ line: 31, word: good[0]?.toUpperCase() as string })).waitFor();
  await button(dialog, done.ok).click();
  await until(() => button(host, own.add).evaluate((each) => each === document.activeElement));

  // Mixed with built-in packs by the same checkboxes, and everyone sees it.
  expect(await tick(host, 'Our family').isChecked()).toBe(true);
  await host.getByText(t.lobby.setup.mixed({ n: 430 })).waitFor();
  await guest.getByText('Our family').waitFor();
  await host.reload();
  await unfold(host);
  expect(await tick(host, 'Our family').isChecked()).toBe(true);
  // The next draft starts empty.
  dialog = await dialogAt(host);
  expect(await text(dialog).inputValue()).toBe('');
});

test('a file gives its words and its name, in the letters of its country too, and drops where it is let go', async () => {
  const { host } = await lobby({ language: 'hu' });
  const dialog = await dialogAt(host);
  const csv = `ős;${words(24).join(';')}`;
  const latin2 = Buffer.from(csv.replace('ő', '\u00f5'), 'latin1');
  const choosing = host.waitForEvent('filechooser');
  await button(dialog, add.file).click();
  await (await choosing).setFiles({ name: 'falu.csv', mimeType: 'text/csv', buffer: latin2 });
  await dialog.getByText(add.read({ n: 25, file: 'falu.csv' })).waitFor();
  expect(await dialog.getByRole('textbox', { name: add.name }).inputValue()).toBe('falu');
  expect(await text(dialog).inputValue()).toContain('ős');

  const dropped = await host.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['kertitörpe'], 'more.txt', { type: 'text/plain' }));
    return transfer;
  });
  await text(dialog).dispatchEvent('drop', { dataTransfer: dropped });
  await dialog.getByText(add.count({ n: 26 }), { exact: true }).waitFor();
  // The existing text is kept.
  expect(await text(dialog).inputValue()).toContain('ős');

  await text(dialog).fill('');
  const again = host.waitForEvent('filechooser');
  await button(dialog, add.file).click();
  await (await again).setFiles({ name: 'cat.txt', mimeType: 'text/plain', buffer: Buffer.from([0, 1, 2, 255, 254]) });
  await dialog.getByText(add.read({ n: 1, file: 'cat.txt' })).waitFor();
  await button(dialog, add.save).click();
  await dialog.getByText(mistakes['not-text']).waitFor();
});

test('a link shows the words in another browser and opens a table with them; when they are taken away it leads nowhere', async () => {
  const { table, host } = await lobby();
  const some = words(45);
  await bring(host, 'Our village', some.join('\n'));
  // Alone: unchecks the built-in packs.
  await tick(host, t.lobby.setup.packNames.classic).and(host.locator(':checked')).click();
  await host.getByText(t.lobby.setup.allCards({ n: 45 })).waitFor();
  await button(host, own.about({ name: 'Our village' })).click();
  const dialog = host.getByRole('dialog', { name: 'Our village' });
  const link = await dialog.locator('.link').innerText();
  const path = `/pack/${link.split('/').at(-1)}`;

  const ro = await textsOf('ro');
  const other = await house.guest(path, { ...phone, remembers: { language: 'ro' } });
  await other.getByRole('heading', { name: 'Our village' }).waitFor();
  await other.getByText(ro.ownPacks.add.count({ n: 45 })).waitFor();
  await expect.poll(() => other.locator('li').count()).toBe(40);
  await other.getByText(ro.ownPacks.mistakes.more({ n: 5 })).waitFor();
  await button(other, ro.home.open.button).click();
  await other.getByText(ro.home.needName).waitFor();
  await other.getByRole('textbox', { name: ro.home.open.name }).fill('Eve');
  await other.getByRole('radio', { name: ro.games.duet.name }).check();
  await button(other, ro.home.open.button).click();
  await other.waitForURL('**/t/*');
  await unfold(other);
  await other.getByText(ro.lobby.setup.allCards({ n: 45 })).waitFor();
  expect(await tick(other, 'Our village').isChecked()).toBe(true);
  expect(await other.getByRole('radio', { name: ro.games.duet.name }).isChecked()).toBe(true);

  await button(dialog, about.remove).click();
  await dialog.getByText(about.removeSure({ name: 'Our village' })).waitFor();
  await button(dialog, t.common.cancel).click();
  await button(dialog, about.remove).click();
  await button(dialog, about.removeYes).click();
  await tick(host, 'Our village').waitFor({ state: 'detached' });
  await until(() => button(host, own.add).evaluate((each) => each === document.activeElement));
  // The table has cards again, and the copy stays.
  await host.getByText(t.lobby.setup.allCards({ n: 400 })).waitFor();
  expect(await tick(other, 'Our village').isChecked()).toBe(true);
  await other.goto(path);
  await other.getByRole('heading', { name: ro.ownPacks.page.goneTitle }).waitFor();
  expect(table.host.view.ownPacks).toEqual([]);
  expect(shared.goneTitle).not.toBe(ro.ownPacks.page.goneTitle);
});

test('ten thousand words are taken, dealt from, and in the proof that a player saves', async () => {
  const { table, host } = await lobby();
  const all = words(10_000);
  const known = new Set(all.map((word) => word.toUpperCase()));
  expect(known.size).toBe(10_000);
  const dialog = await dialogAt(host);
  await dialog.getByRole('textbox', { name: add.name }).fill('Everything');
  await paste(dialog, all.join('\n'));
  await dialog.getByText(add.count({ n: 10_000 }), { exact: true }).waitFor();
  await button(dialog, add.save).click();
  await dialog.getByText(done.text({ n: 10_000, name: 'Everything' })).waitFor();
  await button(dialog, done.ok).click();
  await tick(host, t.lobby.setup.packNames.classic).and(host.locator(':checked')).click();
  await host.getByText(t.lobby.setup.allCards({ n: 10_000 })).waitFor();
  await button(host, t.lobby.start).click();
  const dealt = (await labels(host)).map((label) => label.split(',')[0]?.toUpperCase() as string);
  expect(dealt).toHaveLength(25);
  expect(dealt.filter((word) => !known.has(word))).toEqual([]);
  for (const seat of four.slice(1)) await table.at(seat).until((view) => codenamesIn(view) !== undefined);
  const { us } = table.sides;
  if (us === 'red') await giveClue(host, 'clue');
  else await table.at('blue spymaster').clue('clue', 1);
  const [assassin] = table.at('blue spymaster').open('assassin');
  await table.at(`${us} operative`).until((view) => codenamesIn(view)?.phase === 'guess');
  await table.at(`${us} operative`).touch(assassin as number);
  await host.getByText(t.play.result.fair).click();
  const download = host.waitForEvent('download');
  await host.getByRole('link', { name: t.play.result.proof }).click();
  const proof = JSON.parse(readFileSync(await (await download).path(), 'utf8'));
  expect(new Set(proof.words)).toEqual(new Set(all));
  expect(proof.words).toHaveLength(10_000);
  expect((await download).suggestedFilename()).toBe('safehouse-1.json');
});

test('a few faulty words hold nothing up: the others are added, and can be played with alone', async () => {
  const { host } = await lobby();
  const dialog = await dialogAt(host);
  await dialog.getByRole('textbox', { name: add.name }).fill('Our office');
  await text(dialog).fill([...words(24), 'coffee machine', 'that old copier', ...words(26).slice(24)].join('\n'));
  await button(dialog, add.save).click();
  const title = dialog.getByRole('heading', { name: mistakes.title });
  await title.waitFor();
  await until(() => title.evaluate((each) => each.getBoundingClientRect().top < innerHeight));
  await button(dialog, mistakes.others({ n: 27 })).click();
  await button(dialog, done.only).click();
  await dialog.waitFor({ state: 'detached' });
  await host.getByText(t.lobby.setup.allCards({ n: 27 })).waitFor();
  const help = host.getByRole('checkbox', { name: t.gloss.title });
  await expect.poll(() => host.getByRole('checkbox', { checked: true }).count()).toBe(1 + (await help.count()));
});
