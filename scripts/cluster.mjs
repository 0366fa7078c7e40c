/** npm run cluster: like npm start, but runs several server nodes on NATS, to try it out. npm run cluster -- --help */

import { at, command } from './lib/command.mjs';
import { ensureFinnish } from './lib/finnish.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { ensureNats } from './lib/nats.mjs';
import { handOver } from './lib/processes.mjs';
import { runtime } from './lib/runtime.mjs';
import { step } from './lib/steps.mjs';
import { buildWeb, isWebBuilt } from './lib/web.mjs';

await command(async () => {
  await ensureInstalled();
  const env = { NATS_SERVER: await ensureNats() };
  if (!isWebBuilt()) await step('pages', 'building', buildWeb);
  await ensureFinnish();
  return handOver(runtime().node, [at('server/cluster/main.ts'), ...process.argv.slice(2)], { cwd: at(), env }).ended;
});
