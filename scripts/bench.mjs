/** npm run bench …: ours against peers and limits. `--peers` installs those and takes them in; other arguments go to the bench. */
import { at, command } from './lib/house.mjs';
import { ensureInstalled, ensurePeers } from './lib/install.mjs';
import { handOver } from './lib/processes.mjs';
import { runtime } from './lib/runtime.mjs';

const ALL = 'sqlite,memory,colyseus,boardgame,bare';

await command(async () => {
  await ensureInstalled();
  const args = process.argv.slice(2);
  const hasPeers = args[0] === '--peers';
  if (hasPeers) args.splice(0, 1, '--sides', ALL);
  if (hasPeers) await ensurePeers();
  return handOver(runtime().node, [at('bench/main.ts'), ...args]).ended;
});
