/** Copies a store as `npm run streams -- copy` does, and is killed in the middle, after some of its streams. */
import { openSqlite } from '../streams/sqlite.ts';
import { copyStreams } from '../tools/streams-copy.ts';

const [, , from = '', to = '', streams = ''] = process.argv;
await copyStreams(openSqlite(from), openSqlite(to), {
  onprogress: ({ done }) => done >= Number(streams) && process.kill(process.pid, 'SIGKILL'),
});
