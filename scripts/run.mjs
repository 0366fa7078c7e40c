/** node scripts/run.mjs FILE …: runs a TypeScript file of the house, on the Node that comes with it. */
import { at, command, Trouble } from './lib/house.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { handOver } from './lib/processes.mjs';
import { runtime } from './lib/runtime.mjs';

await command(async () => {
  const [file, ...args] = process.argv.slice(2);
  if (!file) throw new Trouble('Which file? node scripts/run.mjs FILE …');
  await ensureInstalled();
  return handOver(runtime().node, [at(file), ...args]).ended;
});
