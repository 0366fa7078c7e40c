/** npm run cluster: like npm start, but runs several server nodes on NATS, to try it out. npm run cluster -- --help */

import { at, command } from './lib/command.mjs';
import { ensureNats } from './lib/nats.mjs';
import { prepare } from './lib/prepare.mjs';
import { handOver } from './lib/processes.mjs';
import { runtime } from './lib/runtime.mjs';

await command(async () => {
  await prepare();
  const env = { NATS_SERVER: await ensureNats() };
  return handOver(runtime().node, [at('server/cluster/main.ts'), ...process.argv.slice(2)], { cwd: at(), env }).ended;
});
