/** Starts the server: settings, store, packs, sockets; and stops it cleanly on a signal. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BotWorker } from '@safehouse/bots/bot-worker.ts';
import { described, loadPacks, type Pack, shippedPacks } from '@safehouse/language/loader.ts';
import { loadLocations } from '@safehouse/language/locations.ts';
import { RefereeWorker } from '@safehouse/language/referee/referee-worker.ts';
import { type App, createApp, root, version } from './app.ts';
import { limits } from './config/limits.ts';
import { limitThreads } from './config/node-options.ts';
import {
  help,
  readSettings,
  type Settings,
  SettingsError,
  unknownVariables,
  withoutCredentials,
} from './config/settings.ts';
import { backUpTo, startBackups } from './lifecycle/backups.ts';
import { serveControl } from './lifecycle/control.ts';
import { startBanner } from './lifecycle/start-banner.ts';
import { logStart } from './lifecycle/start-log.ts';
import { stopWhenTold } from './lifecycle/stop.ts';
import { mostFiles } from './metrics/process.ts';
import { peersOn } from './peers/nodes.ts';
import { createLog, flushLog, type Log, writeRestOnCrash } from './platform/log.ts';
import { openStreams, sqliteFile } from './streams/open.ts';
import { type Streams, StreamsError } from './streams/streams.ts';

/** Nothing is broken, but the server cannot start; the message says what to do. */
class StartError extends Error {}

// A terminal that is gone must not end the server.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
writeRestOnCrash();
limitThreads();

try {
  await main();
} catch (error) {
  if (!(error instanceof SettingsError || error instanceof StreamsError || error instanceof StartError)) throw error;
  await flushLog();
  console.error(error.message);
  process.exit(1);
}

async function main(): Promise<void> {
  const args = argumentsOf();
  if (args.help) return void process.stdout.write(help());
  if (args.version) return void process.stdout.write(`${version}\n`);
  const settings = readSettings({ environment: process.env, ...(args.config !== undefined && { file: args.config }) });
  const log = createLog(settings.log);
  for (const name of unknownVariables(process.env)) log.warn('there is no such setting', { what: name });
  const packs = packsOf(settings, log);
  const locations = locationsOf(settings, log);
  warnOfMissingFiles(settings, log);
  if (settings.streams.startsWith('nats:'))
    log.info('connecting to the store', { what: withoutCredentials(settings.streams) });
  const { streams, bus } = await openStreams(settings, {
    report: () => log.error('a follower of a stream failed'),
    found: (what, cares) => {
      log.info('the store is there', { what });
      for (const care of cares) log.warn('mind this', { what: care });
    },
  });
  const { referee, warm } = refereeOf(packs, log);
  const peers = bus && peersOn(bus);
  const thinker = new BotWorker();
  const app = createApp({ settings, log, packs, locations, referee, thinker, streams, ...(peers && { peers, warm }) });
  startBackups({ settings, streams, log, metrics: app.metrics });
  serveCommands(settings, streams, log);
  const port = await listen(app, settings);
  if (settings.greeting) process.stdout.write(startBanner(settings, port));
  logStart(log, settings, { version, port });
  warnOfFewFiles(log, settings);
  referee.load();
  stopWhenTold(app, settings, log);
}

/** Lets `npm run backup` ask this process, which has the file to itself. */
function serveCommands(settings: Settings, streams: Streams, log: Log): void {
  const file = sqliteFile(settings);
  const copyTo = streams.backup?.bind(streams);
  if (file === undefined || !copyTo) return;
  serveControl(
    file,
    async (request) => {
      if (request.command === 'status') return;
      await backUpTo(copyTo, request.file);
      log.info('a backup was made on request');
    },
    log,
  );
}

/** A wrong path is easier to find at the start than by its effects. */
function warnOfMissingFiles({ web }: Settings, log: Log): void {
  const pages = resolve(root, web, 'index.html');
  if (!existsSync(pages))
    log.error('there are no pages to show', { what: `${pages} is missing: npm run build, or set SAFEHOUSE_WEB` });
  const voikko = process.env.SAFEHOUSE_VOIKKO;
  if (voikko && !existsSync(voikko)) {
    log.warn('the referee has less Finnish', { what: `SAFEHOUSE_VOIKKO is ${voikko}, and there is no such file` });
  }
}

/** At the limit, new connections are cut without a message: better to warn before. */
function warnOfFewFiles(log: Log, { connections }: Settings): void {
  const most = mostFiles();
  if (most === undefined || most >= connections + limits.otherSocketsInAll) return;
  const what = `only ${most} files and sockets may be open: raise it (ulimit -n, LimitNOFILE=), or lower SAFEHOUSE_CONNECTIONS`;
  log.warn('this process may open few files', { what });
}

function argumentsOf(): { help?: boolean; version?: boolean; config?: string } {
  try {
    const yesOrNo = { type: 'boolean' } as const;
    const { values } = parseArgs({
      options: { help: { ...yesOrNo, short: 'h' }, version: yesOrNo, config: { type: 'string' } },
    });
    return values;
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

/**
 * The referee loads its languages after the server is open: nobody waits for it, and it does not keep the process
 * alive.
 */
function refereeOf(packs: readonly Pack[], log: Log): { referee: RefereeWorker; warm: Promise<void> } {
  const { promise: warm, resolve } = Promise.withResolvers<void>();
  const referee = new RefereeWorker(packs, {
    onready: ({ ready, troubles }) => {
      for (const what of troubles) log.warn('the referee is short of something', { what });
      log.info('the referee is ready', { what: `in ${Math.round(ready)} ms` });
      resolve();
    },
  });
  return { referee, warm };
}

/** Without locations, everything except Spyfall can be played. */
function locationsOf({ packs: own }: Settings, log: Log) {
  const { sets, mistakes } = own === '' ? loadLocations() : loadLocations(undefined, own);
  for (const mistake of mistakes) log.error('locations were left out', { what: described(mistake) });
  if (sets.size === 0) log.error('there are no locations: nobody can play Spyfall here');
  return sets;
}

async function listen(app: App, { port, host, metricsAt }: Settings): Promise<number> {
  try {
    return await app.listen();
  } catch (error) {
    const { code, port: taken = port } = error as NodeJS.ErrnoException & { port?: number };
    if (taken !== port) {
      throw new StartError(
        `The metrics cannot be served at ${metricsAt} (${code}): set SAFEHOUSE_METRICS_AT to another port.`,
      );
    }
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
