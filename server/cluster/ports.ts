/** Free ports of this machine. */
import { createServer } from 'node:net';

/** One that nobody listened on a moment ago, and that was not given out before by this process. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = await anyPort();
    if (given.has(port)) continue;
    given.add(port);
    return port;
  }
}

const given = new Set<number>();

function anyPort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
      .once('error', reject)
      .listen(0, '127.0.0.1', () => {
        const address = server.address();
        server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
      });
  });
}
