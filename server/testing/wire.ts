/** A wire that can be cut: passes bytes between its clients and a port, until a test says otherwise. */
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export type Wire = {
  readonly port: number;
  /** Resolves when `most` bytes have passed. */
  readonly isHeld: Promise<void>;
  cut(): void;
  mend(): void;
  close(): Promise<void>;
};

/** After `most` bytes it passes nothing more to the port, and stays open. */
export async function wireTo(port: number, { most = Number.POSITIVE_INFINITY } = {}): Promise<Wire> {
  const host = '127.0.0.1';
  const sockets = new Set<Socket>();
  const held = Promise.withResolvers<void>();
  let isCut = false;
  let passed = 0;
  const server = createServer((near) => {
    const far = connect({ port, host });
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on('error', () => {});
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
    if (isCut) return void near.destroy();
    near.pipe(far).pipe(near);
    near.on('data', (data) => {
      passed += data.length;
      if (passed < most) return;
      near.unpipe(far).pause();
      held.resolve();
    });
  });
  await new Promise<void>((listening) => server.listen(0, host, listening));
  const cut = (): void => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    isHeld: held.promise,
    cut,
    mend: () => {
      isCut = false;
    },
    close: async () => {
      const closed = new Promise((done) => server.close(done));
      cut();
      await closed;
    },
  };
}
