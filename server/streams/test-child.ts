/** A test process: appends to four streams of a file forever, and prints each acknowledged append. */
import { writeSync } from 'node:fs';
import { openSqlite, type SqliteStreams } from './sqlite.ts';
import { StreamsError } from './streams.ts';

const [file = ''] = process.argv.slice(2);

async function appendForEver(streams: SqliteStreams, stream: string): Promise<never> {
  let version = (await streams.read(stream, 0)).length;
  for (;;) {
    const answer = await streams.append(stream, version, [{ stream, version: version + 1 }]);
    if (!answer.appended) throw new Error(`conflict on ${stream}, where nobody else writes`);
    version = answer.version;
    // Not through a Node stream, which may buffer lines.
    writeSync(1, `${stream} ${version}\n`);
  }
}

try {
  const streams = openSqlite(file);
  await Promise.all([0, 1, 2, 3].map((index) => appendForEver(streams, `table/${index}`)));
} catch (error) {
  writeSync(1, `${error instanceof StreamsError ? error.code : error}\n`);
}
