/** npm run dev [-- PORT]: pages with hot reload, and a server that restarts on change. Both end together. */
import { at, command } from './lib/command.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { handOver } from './lib/processes.mjs';
import { runtime } from './lib/runtime.mjs';
import { note } from './lib/steps.mjs';

await command(async () => {
  await ensureInstalled();
  const { node } = runtime();
  const { SAFEHOUSE_PORT = '7007', SAFEHOUSE_DATA = '.cache/dev-data' } = process.env;
  const [port = '5173'] = process.argv.slice(2);
  const address = `http://localhost:${port}`;
  const server = handOver(node, ['--watch', '--watch-preserve-output', 'server/main.ts'], {
    cwd: at(),
    // The server announces the pages' address and accepts requests from there.
    env: { SAFEHOUSE_PORT, SAFEHOUSE_DATA, SAFEHOUSE_PUBLIC_URL: address, SAFEHOUSE_ORIGINS: address },
  });
  const vite = at('node_modules/vite/bin/vite.js');
  const pages = handOver(node, [vite, '--port', port, '--strictPort', '--logLevel', 'warn'], {
    cwd: at('web'),
    // CI keeps Vite running without standard input.
    env: { HOUSE_URL: `http://127.0.0.1:${SAFEHOUSE_PORT}`, CI: 'true' },
  });
  note('pages', `${address} (this address follows your edits; the server's own shows the last build)`);
  const code = await Promise.race([server.ended, pages.ended]);
  server.stop();
  pages.stop();
  await Promise.all([server.ended, pages.ended]);
  return code;
});
