/** A link for tests, over sockets in memory. */
import type { FromClient, FromServer } from '@safehouse/protocol/messages.ts';
import type { View } from '@safehouse/rules/table/view-types.ts';
import type { LinkOptions, Socket } from './link-options.ts';
import { PlainLink } from './plain-link.ts';

export const TABLE = 'aaaaaaaaaaaaaaaaaaaaaa';

/** The server's end of a connection, driven by a test. */
export class FakeSocket implements Socket {
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  readonly sent: FromClient[] = [];
  closed = false;

  send(text: unknown): void {
    this.sent.push(JSON.parse(String(text)) as FromClient);
  }
  close(): void {
    this.closed = true;
  }
  opens(): void {
    this.onopen?.call(this as never, {} as Event);
  }
  breaks(): void {
    this.onclose?.call(this as never, {} as CloseEvent);
  }
  packs(bytes: Uint8Array | undefined): void {
    this.onmessage?.call(this as never, { data: Uint8Array.from(bytes ?? []).buffer } as MessageEvent);
  }
  says(message: FromServer): void {
    this.onmessage?.call(this as never, { data: JSON.stringify(message) } as MessageEvent);
  }
  welcomes(version: number, view?: object): void {
    this.opens();
    this.says({
      type: 'welcome',
      protocol: 1,
      you: 'me',
      now: Date.now() + 5_000,
      version,
      ...(view && { view: view as View }),
      present: ['me'],
      packs: [],
    });
  }
}

/** A link that has dialled once. `random` is 1, so every wait is as long as it can be. */
export function setUp(options: Pick<LinkOptions, 'unpacker'> = {}) {
  const sockets: FakeSocket[] = [];
  const link = new PlainLink({
    table: TABLE,
    secret: 's'.repeat(43),
    dial: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
    random: () => 1,
    ...options,
  });
  link.connect();
  return { link, sockets, last: () => sockets.at(-1) as FakeSocket };
}
