/** A bot beside a person on one side: it marks, and touches only when asked or after a silence. */
import type { PersonId } from '@safehouse/rules/kernel/contract.ts';
import type { Action } from '@safehouse/rules/table/types.ts';
import { expect, test } from 'vitest';
import { Mind, playersIn, playNowAt } from '../testing/bots.ts';
import { Client } from '../testing/client.ts';
import { houseWith, movesOf } from '../testing/house-with-bots.ts';
import { ManualClock } from '../testing/manual-clock.ts';

const beside = 'bot-2' as PersonId;

/** A person and a bot in the West, who have a clue from the bot in the East. */
async function pairIn(clock: ManualClock) {
  const { base, streams } = await houseWith(new Mind(), { clock });
  const hello = await playNowAt(base, 'duet');
  const client = await Client.at(base, hello);
  await client.must({ kind: 'addBot', place: { team: 'west', role: 'partner' }, level: 'normal', name: 'Bo' });
  await client.until(({ view }) => playersIn(view).givers.length === 1);
  const moves = () => movesOf(streams, hello.table, beside);
  await expect.poll(moves).toEqual(['marked']);
  return { client, moves };
}
const mark = (card: number): Action => ({ kind: 'play', game: 'duet', action: { kind: 'mark', card, on: true } });

test('it only marks what it would touch, and touches it after 45 seconds of silence', async () => {
  const clock = new ManualClock();
  const { client, moves } = await pairIn(clock);
  await clock.pass(40_000);
  await client.must(mark(20));
  await clock.pass(40_000);
  await client.must({ kind: 'say', text: 'What do you think?' });
  await clock.pass(44_000);
  expect(await moves()).toEqual(['marked']);
  await clock.pass(1_000);
  await expect.poll(moves).toEqual(['marked', 'touched']);
});

test('it touches when that person lets it decide: once', async () => {
  const clock = new ManualClock();
  const { client, moves } = await pairIn(clock);
  await client.must({ kind: 'askBot' });
  await client.until(({ view }) => playersIn(view).guessers.length === 1);
  expect(await moves()).toEqual(['marked', 'touched']);
  expect(client.view.people.find(({ id }) => id === beside)?.bot).toEqual({ level: 'normal', paused: false });
});
