/** A small round-robin TCP balancer: each new connection goes to the next node that is ready. It does not read the bytes. */
import { get } from 'node:http';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export type Backend = { readonly host: string; readonly port: number };

type Options = {
  readonly port: number;
  readonly host?: string;
  readonly backends: readonly Backend[];
  /** How often each node is asked whether it is ready. */
  readonly interval?: number;
};

export type Balancer = {
  readonly port: number;
  /** The number of open connections per node. */
  counts(): number[];
  /** What it currently knows about each node. */
  health(): Health[];
  /** Accepts no more connections; open ones continue. */
  shut(): void;
  /** Also closes open connections. */
  close(): Promise<void>;
};

/** A node is `ready`, answers that it is not (`up`: better than nothing), or does not answer (`down`). */
export type Health = 'ready' | 'up' | 'away';
type Node = Backend & { health: Health; readonly pairs: Set<Socket> };

/** A node that takes longer to answer counts as down. */
const CONNECT_WITHIN = 1500;

/** Rejects as `listen` does, with EADDRINUSE for instance. */
export async function startBalancer({ port, host = '', backends, interval = 250 }: Options): Promise<Balancer> {
  const nodes: Node[] = backends.map((backend) => ({ ...backend, health: 'up', pairs: new Set() }));
  let turn = 0;

  /** All nodes, starting with the next in turn, healthy ones first. */
  const inTurn = (): Node[] => {
    turn = (turn + 1) % nodes.length;
    const round = [...nodes.slice(turn), ...nodes.slice(0, turn)];
    const order: readonly Health[] = ['ready', 'up', 'away'];
    return round.toSorted((a, b) => order.indexOf(a.health) - order.indexOf(b.health));
  };

  const server = createServer({ allowHalfOpen: true, pauseOnConnect: true, noDelay: true }, (client) => {
    client.on('error', () => client.destroy());
    void passOn(client, inTurn());
  });

  await Promise.all(nodes.map(probe));
  const probes = nodes.map((node) => everyNow(interval, () => probe(node)));
  await new Promise<void>((listening, failed) => {
    server.once('error', failed);
    server.listen({ port, ...(host !== '' && { host }) }, listening);
  }).catch((error: unknown) => {
    for (const end of probes) end();
    throw error;
  });

  const closed = new Promise((done) => server.once('close', done));
  const shut = (): void => {
    for (const end of probes) end();
    if (server.listening) server.close();
  };
  return {
    port: (server.address() as AddressInfo).port,
    counts: () => nodes.map(({ pairs }) => pairs.size),
    health: () => nodes.map(({ health }) => health),
    shut,
    close: async () => {
      shut();
      for (const { pairs } of nodes) for (const socket of pairs) socket.destroy();
      await closed;
    },
  };
}

/**
 * Connects to the first node that accepts. Nothing has been read from the client yet, so nothing is lost by trying the
 * next.
 */
async function passOn(client: Socket, nodes: readonly Node[]): Promise<void> {
  for (const node of nodes) {
    const upstream = await connected(node);
    if (!upstream) continue;
    if (client.destroyed) return void upstream.destroy();
    return join(client, upstream, node);
  }
  client.destroy();
}

function connected(node: Node): Promise<Socket | undefined> {
  return new Promise((done) => {
    const socket = connect({ host: node.host, port: node.port, allowHalfOpen: true, noDelay: true });
    const fail = (): void => {
      node.health = 'away';
      socket.destroy();
      done(undefined);
    };
    const late = setTimeout(fail, CONNECT_WITHIN);
    socket.once('error', fail);
    socket.once('connect', () => {
      clearTimeout(late);
      socket.off('error', fail);
      done(socket);
    });
    socket.once('close', () => clearTimeout(late));
  });
}

/** `pipe` handles backpressure, and half-closed connections. */
function join(client: Socket, upstream: Socket, { pairs }: Node): void {
  pairs.add(client);
  const tearDown = (): void => {
    client.destroy();
    upstream.destroy();
  };
  for (const socket of [client, upstream]) socket.on('error', tearDown).setKeepAlive(true, 30_000);
  // A side that is gone can neither read nor write: the other must not wait for it.
  client.once('close', () => {
    pairs.delete(client);
    tearDown();
  });
  upstream.once('close', tearDown);
  client.pipe(upstream).pipe(client);
}

async function probe(node: Node): Promise<void> {
  node.health = await healthOf(node);
}

/** Asks /ready; a node without such a page counts as ready if it answers. */
export function healthOf({ host, port }: Backend): Promise<Health> {
  return new Promise((done) => {
    const request = get({ host, port, path: '/ready', agent: false, timeout: CONNECT_WITHIN }, (response) => {
      response.resume();
      const { statusCode = 500 } = response;
      done(statusCode < 500 ? 'ready' : 'up');
    });
    request.once('timeout', () => request.destroy());
    request.once('error', () => done('away'));
  });
}

/** Waits this long after each run. */
function everyNow(milliseconds: number, work: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  const turn = async (): Promise<void> => {
    await work();
    if (!isOver) timer = setTimeout(turn, milliseconds);
  };
  timer = setTimeout(turn, milliseconds);
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
