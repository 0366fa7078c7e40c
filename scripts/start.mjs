/** npm start: installs packages, builds the pages, runs the server. Arguments go to the server: npm start -- --help */

import { at, command } from './lib/command.mjs';
import { ensureFinnish } from './lib/finnish.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { handOver } from './lib/processes.mjs';
import { runtime } from './lib/runtime.mjs';
import { note, step } from './lib/steps.mjs';
import { buildWeb, isWebBuilt } from './lib/web.mjs';

await command(async () => {
  await ensureInstalled();
  if (!isWebBuilt()) await step('pages', 'building', buildWeb);
  await ensureFinnish();
  const { node, version } = runtime();
  note('server', `starting on Node ${version}`);
  return handOver(node, [at('server/main.ts'), ...process.argv.slice(2)], { cwd: at() }).ended;
});
