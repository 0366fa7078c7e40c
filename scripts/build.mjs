/** npm run build: installs packages and builds the pages, as npm start does, and ends. */
import { command } from './lib/command.mjs';
import { prepare } from './lib/prepare.mjs';
import { note } from './lib/steps.mjs';

await command(async () => {
  await prepare();
  note('server', 'ready: npm start, or node_modules/.bin/node server/main.ts for a service');
});
