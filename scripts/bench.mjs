/** npm run bench, bench:peers, bench:growth, bench:cluster: ours against peers and limits. Passes its arguments on. */
import { at, command, UserError } from './lib/command.mjs';
import { ensureInstalled, ensurePeers } from './lib/install.mjs';
import { ensureNats } from './lib/nats.mjs';
import { handOver } from './lib/processes.mjs';
import { runtime } from './lib/runtime.mjs';

/** @type {Record<string, { file: string, args?: string[], prepare?: () => Promise<Record<string, string> | undefined | void> }>} */
const benches = {
  ours: { file: 'main.ts' },
  peers: { file: 'main.ts', args: ['--sides', 'sqlite,memory,colyseus,boardgame,bare'], prepare: ensurePeers },
  growth: { file: 'growth.ts' },
  cluster: { file: 'cluster.ts', prepare: async () => ({ NATS_SERVER: await ensureNats() }) },
};

await command(async () => {
  const [name = '', ...rest] = process.argv.slice(2);
  const bench = benches[name];
  if (!bench) throw new UserError(`Which bench? ${Object.keys(benches).join(', ')}`);
  await ensureInstalled();
  const env = (await bench.prepare?.()) ?? {};
  return handOver(runtime().node, [at('bench', bench.file), ...(bench.args ?? []), ...rest], { env }).ended;
});
