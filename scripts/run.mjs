/**
 * node scripts/run.mjs [--finnish | --inputs | --runnable] FILE …: runs a TypeScript file on the bundled Node. --finnish
 * first gets all Finnish data, --inputs what the bots' tables are built from; --runnable does without the test tools.
 */

import { at, command, UserError } from './lib/command.mjs';
import { ensureFinnish } from './lib/finnish.mjs';
import { ensureInputs, ensureInstalled, ensureRunnable } from './lib/install.mjs';
import { handOver } from './lib/processes.mjs';
import { runtime } from './lib/runtime.mjs';
import { speakAside } from './lib/steps.mjs';

await command(async () => {
  const wanted = /^--(finnish|inputs|runnable)$/.exec(process.argv[2] ?? '')?.[1];
  const [file, ...args] = process.argv.slice(wanted ? 3 : 2);
  if (!file) throw new UserError('Which file? node scripts/run.mjs FILE …');
  speakAside();
  await (wanted === 'runnable' ? ensureRunnable() : ensureInstalled());
  if (wanted === 'finnish') await ensureFinnish();
  if (wanted === 'inputs') await ensureInputs();
  return handOver(runtime().node, [at(file), ...args]).ended;
});
