/** A wire that can be cut: passes bytes between whoever connects to it and a port, until a test says otherwise. */
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export type Wire = { readonly port: number; cut(): void; mend(): void; close(): Promise<void> };

export async function wireTo(port: number): Promise<Wire> {
  const host = '127.0.0.1';
  const sockets = new Set<Socket>();
  let isCut = false;
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
    if (isCut) near.destroy();
    else near.pipe(far).pipe(near);
  });
  await new Promise<void>((listening) => server.listen(0, host, listening));
  const cut = (): void => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
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
