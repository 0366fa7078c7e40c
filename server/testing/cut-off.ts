/** The server as `npm start` runs it, in a process that whoever started it can cut off from its store, and mend. */
import { join } from 'node:path';
import { loadPacks, shippedPacks } from '@safehouse/language/loader.ts';
import { loadLocations } from '@safehouse/language/locations.ts';
import { createApp } from '../app.ts';
import { greeting } from '../greeting.ts';
import { readSettings } from '../settings.ts';
import { openSqlite } from '../streams/sqlite.ts';
import { FaultyStreams } from './faulty-streams.ts';

const settings = readSettings({ environment: process.env });
const store = new FaultyStreams(openSqlite(join(settings.data, 'safehouse.db')));
process.on('message', (what: 'cut' | 'mend') => {
  if (what === 'cut') store.cutOff();
  else store.mend();
  process.send?.('done');
});
process.once('disconnect', () => process.exit());

const app = createApp({
  settings,
  packs: loadPacks([shippedPacks]).packs,
  locations: loadLocations().sets,
  streams: store.streams,
});
process.stdout.write(greeting(settings, await app.listen()));
