/**
 * The server in its own process, with a clock and deals that a test controls. Its first argument is its options as
 * JSON; after that it takes commands from its parent process, and answers each with `done`.
 */
import { flushCompileCache } from 'node:module';
import { BotWorker } from '@safehouse/bots/bot-worker.ts';
import { loadPacks, shippedPacks } from '@safehouse/language/loader.ts';
import { loadLocations } from '@safehouse/language/locations.ts';
import { Referee } from '@safehouse/language/referee/referee.ts';
import { RefereeWorker } from '@safehouse/language/referee/referee-worker.ts';
import { createApp } from '../app.ts';
import { readSettings } from '../config/settings.ts';
import { startBanner } from '../lifecycle/start-banner.ts';
import { stopWhenTold } from '../lifecycle/stop.ts';
import { peersOn } from '../peers/nodes.ts';
import { createLog } from '../platform/log.ts';
import { openStreams } from '../streams/open.ts';
import { FaultyStreams } from './faulty-streams.ts';
import { ManualClock } from './manual-clock.ts';
import { RunningClock } from './running-clock.ts';
import { seedsFrom } from './seeds.ts';
import { StandingClock } from './standing-clock.ts';

export type TestServerOptions = {
  /** A clock that shows this time until it is moved. Without it, time passes as usual, starting from `ahead`. */
  readonly now?: number;
  /** How many milliseconds a clock that runs is ahead of ours. */
  readonly ahead?: number;
  /** The name that the first games are dealt from. */
  readonly deals?: string;
  /** `letters` compares letters only: dictionaries take seconds to load. */
  readonly referee?: 'letters' | 'whole';
  readonly bots?: boolean;
};

/** `pass` advances the clock by milliseconds; `deal` names the next deals; a cut store does not answer. */
export type Command = { readonly pass: number } | { readonly deal: string } | { readonly store: 'cut' | 'mend' };

const options = JSON.parse(process.argv[2] ?? '{}') as TestServerOptions;
const clock = options.now === undefined ? new RunningClock(options.ahead ?? 0) : new StandingClock(options.now);
let drawSeed = seedsFrom(options.deals ?? 'a test server');
process.on('message', async (command: Command) => {
  if ('pass' in command) await clock.pass(command.pass);
  else if ('deal' in command) drawSeed = seedsFrom(command.deal);
  else if (command.store === 'cut') store.cutOff();
  else store.mend();
  process.send?.('done');
});
process.once('disconnect', () => process.exit());

const settings = readSettings({ environment: process.env });
const { streams, bus } = await openStreams(settings, { now: () => clock.now() });
const store = new FaultyStreams(clock instanceof ManualClock ? clock.waitingFor(streams) : streams);
const { packs } = loadPacks([shippedPacks]);
const log = createLog(settings.log);
const app = createApp({
  settings,
  log,
  packs,
  locations: loadLocations().sets,
  referee: options.referee === 'whole' ? await wholeReferee() : lettersOnly(),
  ...(options.bots && { thinker: new BotWorker({ patience: { answer: 120_000 } }) }),
  ...(bus && { peers: peersOn(bus) }),
  clock,
  drawSeed: () => drawSeed(),
  streams: store.streams,
});
const port = await app.listen();
if (settings.greeting) process.stdout.write(startBanner(settings, port));
stopWhenTold(app, settings, log);
// Before it is killed.
flushCompileCache();

/** With everything loaded, so that no answer is late because this machine is busy. */
async function wholeReferee(): Promise<RefereeWorker> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const worker = new RefereeWorker(packs, { onready: () => resolve() });
  worker.load();
  await promise;
  return worker;
}

function lettersOnly() {
  const referee = new Referee([]);
  return { judge: (...asked: Parameters<Referee['judge']>) => referee.judge(...asked) };
}
