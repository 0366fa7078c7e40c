/** Free ports of this machine. */
import { createServer, type Server } from 'node:net';

/** Below the ephemeral range, so that nothing takes one by chance. */
const FIRST = 20_000;
const BLOCKS = 190;
/** The ports of one block, and the server that claims it. */
const SIZE = 64;

/**
 * A port that nobody listens on and that neither this process nor another running one has been given. So it stays free
 * while a program that listens on it restarts.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = left.shift();
    if (port === undefined) await claimed();
    else if (await isFree(port)) return port;
  }
}

const left: number[] = [];
let claiming: Promise<void> | undefined;

/** Several callers may find that none are left: one claims a block for all of them. */
function claimed(): Promise<void> {
  claiming ??= claim().finally(() => {
    claiming = undefined;
  });
  return claiming;
}

/** A block belongs to the process that listens on its first port, until that process ends. */
async function claim(): Promise<void> {
  const start = process.pid % BLOCKS;
  for (let i = 0; i < BLOCKS; i++) {
    const first = FIRST + ((start + i) % BLOCKS) * SIZE;
    const claimant = await listening(first);
    if (!claimant) continue;
    claimant.unref();
    left.push(...Array.from({ length: SIZE - 1 }, (_, at) => first + at + 1));
    return;
  }
  throw new Error(`No ports are left between ${FIRST} and ${FIRST + BLOCKS * SIZE}.`);
}

async function isFree(port: number): Promise<boolean> {
  const server = await listening(port);
  if (server) await new Promise((closed) => server.close(closed));
  return server !== undefined;
}

/** Undefined if the port is taken. */
function listening(port: number): Promise<Server | undefined> {
  return new Promise((done) => {
    const server = createServer()
      .once('error', () => done(undefined))
      .listen(port, '127.0.0.1', () => done(server));
  });
}
