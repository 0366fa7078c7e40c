/** The server on its real store, in a process that is killed right before it stores an event of a certain kind. */
import { flushCompileCache } from 'node:module';
import { createApp } from '../app.ts';
import { readSettings } from '../config/settings.ts';
import { openStreams } from '../streams/open.ts';
import type { Streams } from '../streams/streams.ts';
import { locations, words } from './house.ts';
import { lasting } from './lasting-streams.ts';
import { seedsFrom } from './seeds.ts';

const [, , dieBefore] = process.argv;
const settings = readSettings({ environment: process.env });
const { streams: real } = await openStreams(settings);

const append: Streams['append'] = (stream, version, events, ...when) => {
  const isTheEnd = events.some((one) => (one as { event?: { kind?: string } }).event?.kind === dieBefore);
  if (isTheEnd) process.kill(process.pid, 'SIGKILL');
  return real.append(stream, version, events, ...when);
};

await createApp({
  settings,
  // Reading the shipped packs would take as long as everything else.
  packs: [{ id: 'en/classic', language: 'en', cards: words }],
  locations,
  drawSeed: seedsFrom('doomed'),
  streams: { ...lasting(real), append },
}).listen();
// Before it is killed.
flushCompileCache();
