/** The balancer alone, in front of small servers that a test can stop, stall and overload. */
import { createServer as createHttp } from 'node:http';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { type Balancer, startBalancer } from './balancer.ts';
import { freePort } from './ports.ts';

const cleanUp: (() => unknown)[] = [];
afterEach(async () => {
  for (const one of cleanUp.splice(0).toReversed()) await one();
});

const host = '127.0.0.1';

function listen(server: Server, port = 0): Promise<number> {
  return new Promise((done) => {
    server.listen(port, host, () => done((server.address() as AddressInfo).port));
    const sockets = new Set<Socket>();
    server.on('connection', (socket) => sockets.add(socket));
    cleanUp.push(() => {
      for (const socket of sockets) socket.destroy();
      return new Promise((closed) => server.close(closed));
    });
  });
}

/** Answers every request with its name, and /ready as the test sets it. */
async function named(name: string, port?: number) {
  const node = { status: 200, port: 0, asked: 0 };
  const server = createHttp((request, response) => {
    if (request.url !== '/ready') return void response.end(name);
    node.asked += 1;
    response.writeHead(node.status).end();
  });
  node.port = await listen(server, port);
  const close = (): Promise<unknown> => {
    server.closeAllConnections();
    return new Promise((done) => server.close(done));
  };
  return { node, close };
}

async function balancing(...ports: number[]): Promise<Balancer> {
  const balancer = await startBalancer({
    port: 0,
    host,
    backends: ports.map((port) => ({ host, port })),
    interval: 20,
  });
  cleanUp.push(() => balancer.close());
  return balancer;
}

async function answersOf({ port }: Balancer, count: number): Promise<string[]> {
  const answers: string[] = [];
  for (let i = 0; i < count; i++) {
    const response = await fetch(`http://${host}:${port}/`, { headers: { connection: 'close' } });
    answers.push(await response.text());
  }
  return answers;
}

test('connections are distributed round-robin', async () => {
  const [a, b, c] = [await named('a'), await named('b'), await named('c')];
  const balancer = await balancing(a.node.port, b.node.port, c.node.port);
  const answers = await answersOf(balancer, 6);
  expect(answers.slice(0, 3).toSorted()).toEqual(['a', 'b', 'c']);
  expect(answers.slice(3)).toEqual(answers.slice(0, 3));
});

test('a node that is not ready is skipped until it is', async () => {
  const [a, b] = [await named('a'), await named('b')];
  const balancer = await balancing(a.node.port, b.node.port);
  const asked = async (): Promise<void> => {
    const until = a.node.asked + 2;
    while (a.node.asked < until) await sleep(5);
  };
  a.node.status = 503;
  await asked();
  expect(new Set(await answersOf(balancer, 4))).toEqual(new Set(['b']));
  a.node.status = 200;
  await asked();
  expect(new Set(await answersOf(balancer, 4))).toEqual(new Set(['a', 'b']));
});

test('when no node is ready, one that answers is used', async () => {
  const a = await named('a');
  a.node.status = 503;
  expect(await answersOf(await balancing(a.node.port, await freePort()), 3)).toEqual(['a', 'a', 'a']);
});

test('a refused connection goes to the next node at once, and a node that comes back is found', async () => {
  const [a, b] = [await named('a'), await named('b')];
  const balancer = await balancing(a.node.port, b.node.port);
  await a.close();
  // Before it can have been probed again: the connection itself finds out.
  expect(await answersOf(balancer, 3)).toEqual(['b', 'b', 'b']);
  await named('a again', a.node.port);
  await expect.poll(() => answersOf(balancer, 2)).toContain('a again');
});

test('with no node at all a connection is closed', async () => {
  const balancer = await balancing(await freePort(), await freePort());
  await expect(fetch(`http://${host}:${balancer.port}/`)).rejects.toThrow();
});

test('a node that accepts connections and does not answer is skipped', async () => {
  const silent = await listen(createServer(() => {}));
  const b = await named('b');
  const balancer = await startBalancer({
    port: 0,
    host,
    backends: [{ host, port: silent }, b.node].map(({ port }) => ({ host, port })),
  });
  cleanUp.push(() => balancer.close());
  expect(await answersOf(balancer, 4)).toEqual(['b', 'b', 'b', 'b']);
});

test('one direction may end while the other goes on', async () => {
  const port = await listen(
    createServer({ allowHalfOpen: true }, (socket) => {
      let heard = '';
      socket.on('data', (data) => (heard += data));
      socket.on('end', () => socket.end(`heard ${heard}`));
      socket.on('error', () => {});
    }),
  );
  const balancer = await balancing(port);
  const client = connect({ port: balancer.port, host, allowHalfOpen: true });
  client.end('all there is');
  let answer = '';
  for await (const data of client) answer += data;
  expect(answer).toBe('heard all there is');
  await expect.poll(() => balancer.counts()).toEqual([0]);
});

test('when one side is gone, the other is closed', async () => {
  const sockets: Socket[] = [];
  const port = await listen(
    createServer((socket) => {
      sockets.push(socket.on('error', () => {}));
      socket.resume();
    }),
  );
  const balancer = await balancing(port);
  const dial = async (): Promise<{ client: Socket; node: Socket }> => {
    const before = sockets.length;
    const client = connect({ port: balancer.port, host }).on('error', () => {});
    client.resume();
    client.write('hello');
    // The balancer's own probes come in between.
    await expect.poll(() => balancer.counts()).toEqual([1]);
    await expect.poll(() => sockets.length).toBeGreaterThan(before);
    return { client, node: sockets.at(-1) as Socket };
  };
  const first = await dial();
  first.client.resetAndDestroy();
  await expect.poll(() => balancer.counts()).toEqual([0]);
  const second = await dial();
  const closed = new Promise((done) => second.client.once('close', done));
  for (const socket of sockets) socket.destroy();
  await closed;
  await expect.poll(() => balancer.counts()).toEqual([0]);
});

test('a reader that stops reading stops the writer, and loses nothing', async () => {
  const total = 64 * 1024 * 1024;
  let written = 0;
  const port = await listen(
    createServer((socket) => {
      socket.on('error', () => {});
      const chunk = Buffer.alloc(64 * 1024, 'x');
      const more = (): void => {
        while (written < total) {
          written += chunk.length;
          if (!socket.write(chunk)) return void socket.once('drain', more);
        }
        socket.end();
      };
      // Not for the balancer's own probe.
      socket.once('data', (data) => String(data) === 'go' && more());
    }),
  );
  const balancer = await balancing(port);
  const client = connect({ port: balancer.port, host });
  client.pause();
  client.write('go');
  let before = -1;
  while (written === 0 || written !== before) {
    before = written;
    await sleep(200);
  }
  expect(written).toBeLessThan(total / 2);
  let read = 0;
  for await (const data of client) read += (data as Buffer).length;
  expect(read).toBe(total);
});

test('closing it frees all connections and its port', async () => {
  const a = await named('a');
  const balancer = await startBalancer({ port: 0, host, backends: [{ host, port: a.node.port }] });
  const client = connect({ port: balancer.port, host }).on('error', () => {});
  await expect.poll(() => balancer.counts()).toEqual([1]);
  const gone = new Promise((done) => client.once('close', done));
  await balancer.close();
  await gone;
  await listen(createServer(), balancer.port);
});
