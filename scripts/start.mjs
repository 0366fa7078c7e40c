/** npm start: installs packages, builds the pages, runs the server. Arguments go to the server: npm start -- --help */
import { at, command } from './lib/command.mjs';
import { prepare } from './lib/prepare.mjs';
import { handOver } from './lib/processes.mjs';
import { runtime } from './lib/runtime.mjs';
import { note } from './lib/steps.mjs';

/** As in server/config/node-options.ts, which an old Node cannot read. */
const OPTIONS = ['--min-semi-space-size=32', '--max-semi-space-size=32'];

await command(async () => {
  await prepare();
  const { node, version } = runtime();
  note('server', `starting on Node ${version}`);
  return handOver(node, [...OPTIONS, at('server/main.ts'), ...process.argv.slice(2)], { cwd: at() }).ended;
});
