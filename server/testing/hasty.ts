/** The server as `npm start` runs it, in a process whose clock is ahead of ours: by as much as whoever started it says. */
import { join } from 'node:path';
import { loadPacks, shippedPacks } from '@safehouse/language/loader.ts';
import { loadLocations } from '@safehouse/language/locations.ts';
import { Referee } from '@safehouse/language/referee/referee.ts';
import { createApp } from '../app.ts';
import { greeting } from '../greeting.ts';
import { readSettings } from '../settings.ts';
import { openSqlite } from '../streams/sqlite.ts';
import { HastyClock } from './hasty-clock.ts';

/** It begins with what had been skipped before the process was killed. */
const clock = new HastyClock(Number(process.argv[2] ?? 0));
process.on('message', async (milliseconds: number) => {
  await clock.skip(milliseconds);
  process.send?.('skipped');
});
process.once('disconnect', () => process.exit());

const settings = readSettings({ environment: process.env });
/** By letters alone: dictionaries would make every house slow to open. */
const referee = new Referee([]);
const app = createApp({
  settings,
  packs: loadPacks([shippedPacks]).packs,
  locations: loadLocations().sets,
  referee: { judge: (...asked) => referee.judge(...asked) },
  clock,
  streams: openSqlite(join(settings.data, 'safehouse.db'), { now: () => clock.now() }),
});
process.stdout.write(greeting(settings, await app.listen()));
