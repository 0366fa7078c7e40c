/** Setup changes made while earlier ones are still under way. */
import type { Setup } from '@safehouse/rules/table/types.ts';
import { expect, test } from 'vitest';
import { games } from '../games.ts';
import type { Answer } from '../lib/outbox.ts';
import { switched } from '../spyfall/setup/choice.ts';
import { SetupWish } from './setup-wish.svelte.ts';
import type { Table } from './table-context.ts';

const first: Setup = { game: 'spyfall', options: games.spyfall.defaults, packs: ['en/locations'] };

/** A table that answers when the test tells it to. */
function slowTable() {
  const sent: Setup[] = [];
  const answers: ((answer: Answer) => void)[] = [];
  const table = {
    view: { setup: first },
    connection: {
      act: ({ setup }: { setup: Setup }) => {
        sent.push(setup);
        return new Promise<Answer>((resolve) => answers.push(resolve));
      },
    },
  };
  const answer = async (code?: 'host-only') => {
    const setup = sent[sent.length - answers.length] as Setup;
    if (!code) table.view = { setup };
    answers.shift()?.(code ? { ok: false, code } : { ok: true, version: 1 });
    await Promise.resolve();
  };
  return { table: table as unknown as Table, sent, answer };
}

const without = (setup: Setup) => (setup.game === 'spyfall' ? setup.options.without : undefined);
const off = (wish: SetupWish, id: string) =>
  wish.changeOf('spyfall', ({ options }) => ({ options: switched(options, [id], 'off') }));

test('two taps in a row are both kept, and seen at once', async () => {
  const { table, sent, answer } = slowTable();
  const wish = new SetupWish(table);
  const [airport, bakery] = [off(wish, 'airport'), off(wish, 'bakery')];
  expect(without(wish.now)).toEqual(['airport', 'bakery']);
  expect(sent.map(without)).toEqual([['airport'], ['airport', 'bakery']]);
  await answer();
  expect(without(wish.now)).toEqual(['airport', 'bakery']);
  await answer();
  await Promise.all([airport, bakery]);
  expect(without(wish.now)).toEqual(['airport', 'bakery']);
  expect(table.view.setup).toEqual(wish.now);
});

test('what is refused is taken back, and it is said why', async () => {
  const { table, answer } = slowTable();
  const wish = new SetupWish(table);
  const airport = off(wish, 'airport');
  await answer('host-only');
  expect(await airport).toEqual({ ok: false, code: 'host-only' });
  expect(wish.now).toEqual(first);
  expect(wish.problem).toBeDefined();
});

test('a change is made on top of what someone else has set in the meantime, and not to another game', async () => {
  const { table, sent } = slowTable();
  const wish = new SetupWish(table);
  void off(wish, 'airport');
  const other = { ...first, options: { ...games.spyfall.defaults, rounds: 9 } };
  Object.assign(table, { view: { setup: other } });
  void off(wish, 'bakery');
  expect(sent.at(-1)).toEqual({
    ...first,
    options: { ...games.spyfall.defaults, rounds: 9, without: ['airport', 'bakery'] },
  });
  const duet: Setup = { game: 'duet', options: games.duet.defaults, packs: ['en/duet'] };
  Object.assign(table, { view: { setup: duet } });
  expect(wish.now).toEqual(duet);
});
