/** Starts the house: settings, store, packs, doors; and closes it in good order when told to. */
import { parseArgs } from 'node:util';
import { described, loadPacks, type Pack, shippedPacks } from '@safehouse/language/loader.ts';
import { loadLocations } from '@safehouse/language/locations.ts';
import { Desk } from '@safehouse/language/referee/desk.ts';
import { type App, createApp } from './app.ts';
import { greeting } from './greeting.ts';
import { createLog, type Log } from './log.ts';
import { help, readSettings, type Settings, SettingsError, unknownVariables } from './settings.ts';
import { openStreams } from './streams/open.ts';
import { StreamsError } from './streams/streams.ts';

/** Past this, a stop that hangs is a stop all the same. */
const STOP_WITHIN = 8000;

/** Nothing is broken, but the house cannot open; the message says what to do. */
class StartError extends Error {}

try {
  await main();
} catch (error) {
  if (!(error instanceof SettingsError || error instanceof StreamsError || error instanceof StartError)) throw error;
  console.error(error.message);
  process.exit(1);
}

async function main(): Promise<void> {
  const args = argumentsOf();
  if (args.help) return void process.stdout.write(help());
  const settings = readSettings({ environment: process.env, ...(args.config !== undefined && { file: args.config }) });
  const log = createLog(settings.log);
  for (const name of unknownVariables(process.env)) log.warn('there is no such setting', { what: name });
  const packs = packsOf(settings, log);
  const locations = locationsOf(settings, log);
  const { streams } = await openStreams(settings, { report: () => log.error('a follower of a stream failed') });
  const referee = refereeOf(packs, log);
  const app = createApp({ settings, log, packs, locations, referee, streams });
  const port = await listen(app, settings);
  process.stdout.write(greeting(settings, port));
  referee.load();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(app, log));
}

function argumentsOf(): { help: boolean | undefined; config: string | undefined } {
  try {
    const { values } = parseArgs({ options: { help: { type: 'boolean', short: 'h' }, config: { type: 'string' } } });
    return { help: values.help, config: values.config };
  } catch (error) {
    throw new StartError(`${(error as Error).message}\nTry: npm start -- --help`);
  }
}

function packsOf({ packs: own }: Settings, log: Log) {
  const { packs, mistakes } = loadPacks(own === '' ? [shippedPacks] : [shippedPacks, own]);
  for (const mistake of mistakes) log.error('a pack was left out', { what: described(mistake) });
  if (packs.length === 0) throw new StartError('There is no pack of cards to play with. See the errors above.');
  return packs;
}

/** It learns its languages once the doors are open: nobody waits for it, and nobody stays because of it. */
function refereeOf(packs: readonly Pack[], log: Log): Desk {
  return new Desk(packs, {
    onready: ({ ready, troubles }) => {
      for (const what of troubles) log.warn('the referee is short of something', { what });
      log.info('the referee is ready', { what: `in ${Math.round(ready)} ms` });
    },
  });
}

/** Without any, everything but Spyfall can be played. */
function locationsOf({ packs: own }: Settings, log: Log) {
  const { sets, mistakes } = own === '' ? loadLocations() : loadLocations(undefined, own);
  for (const mistake of mistakes) log.error('locations were left out', { what: described(mistake) });
  if (sets.size === 0) log.error('there are no locations: nobody can play Spyfall here');
  return sets;
}

async function listen(app: App, { port, host }: Settings): Promise<number> {
  try {
    return await app.listen();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const cure =
      code === 'EADDRINUSE'
        ? `Port ${port} is in use by another program. Stop that one, or take another port: SAFEHOUSE_PORT=${port + 1} npm start`
        : code === 'EACCES'
          ? `This user may not listen on port ${port}. Take one above 1023: SAFEHOUSE_PORT=7007 npm start`
          : code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND'
            ? `This machine has no address ${host}. Set SAFEHOUSE_HOST to one it has, or leave it out for all of them.`
            : undefined;
    throw cure === undefined ? error : new StartError(cure);
  }
}

async function stop(app: App, log: Log): Promise<void> {
  setTimeout(() => process.exit(1), STOP_WITHIN).unref();
  log.info('closing');
  await app.close();
  process.exit(0);
}
