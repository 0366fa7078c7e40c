/** In the bots' thread, a Spyfall question gets a Spyfall answer. */
import { loadLocations } from '@safehouse/language/locations.ts';
import { spyfall } from '@safehouse/rules/spyfall/game.ts';
import { Evening } from '@safehouse/rules/table/scenario.ts';
import { expect, test } from 'vitest';
import { BotWorker } from '../bot-worker.ts';

const place = { team: 'table', role: 'player' };

test('the dealer of a table of bots starts, in a language that has a bank', async () => {
  const options = { ...spyfall.defaults, way: 'written' } as const;
  const evening = new Evening({ game: 'spyfall', options, packs: ['en/locations'] });
  evening.locations = loadLocations().sets.get('en') ?? [];
  for (const name of ['Ada', 'Ben', 'Cleo']) evening.does('anna', { kind: 'addBot', place, level: 'normal', name });
  evening.does('anna', { kind: 'start' });
  const game = evening.sees('anna').round?.view;
  if (game?.game !== 'spyfall') throw new Error('no Spyfall on the table');
  const person = game.dealer;
  const question = { view: evening.sees(person), person, level: 'normal' } as const;
  // On a busy machine its thread may take long to start.
  const worker = new BotWorker({ patience: { answer: 120_000 } });
  try {
    const { actions } = await worker.think(question, 'en');
    expect(actions).toEqual([{ kind: 'play', game: 'spyfall', action: { kind: 'start' } }]);
    await expect(worker.think(question, 'xx')).rejects.toMatchObject({ code: 'no-language' });
  } finally {
    await worker.close();
  }
});
