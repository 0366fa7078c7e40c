/** node scripts/run.mjs [--finnish] FILE …: runs a TypeScript file of the house, on the Node that comes with it; with all its Finnish. */

import { ensureFinnish } from './lib/finnish.mjs';
import { at, command, Trouble } from './lib/house.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { handOver } from './lib/processes.mjs';
import { runtime } from './lib/runtime.mjs';
import { speakAside } from './lib/steps.mjs';

await command(async () => {
  const wantsFinnish = process.argv[2] === '--finnish';
  const [file, ...args] = process.argv.slice(wantsFinnish ? 3 : 2);
  if (!file) throw new Trouble('Which file? node scripts/run.mjs FILE …');
  speakAside();
  await ensureInstalled();
  if (wantsFinnish) await ensureFinnish();
  return handOver(runtime().node, [at(file), ...args]).ended;
});
