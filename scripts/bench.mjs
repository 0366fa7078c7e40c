/** npm run bench: ours against peers and limits. Arguments go to the bench. */
import { at, command } from './lib/house.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { handOver } from './lib/processes.mjs';
import { runtime } from './lib/runtime.mjs';

await command(async () => {
  await ensureInstalled();
  return handOver(runtime().node, [at('bench/main.ts'), ...process.argv.slice(2)]).ended;
});
