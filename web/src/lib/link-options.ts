/** What a link needs from its surroundings: a socket, a secret, and how to read packed frames. */
import type { FromServer } from '@safehouse/protocol/messages.ts';

export type Reaction = Pick<Extract<FromServer, { type: 'reaction' }>, 'by' | 'sign'>;

/** Reads packed frames. */
export type Unpacker = Pick<typeof import('@safehouse/protocol/packed.ts'), 'fingerprint' | 'unpacked'>;

export type Socket = Pick<WebSocket, 'send' | 'close' | 'onopen' | 'onmessage' | 'onclose'>;

export type LinkOptions = {
  readonly table: string;
  /** Without a secret, the viewer only watches. */
  readonly secret?: string;
  readonly dial: () => Socket;
  /** Loaded once, when a game is on the table; until then, and without it, everything comes as JSON. */
  readonly unpacker?: () => Promise<Unpacker>;
  /** Called after the state changes. */
  readonly changed?: () => void;
  /** Whether the page is visible: if not, the connection is tested less often. */
  readonly seen?: () => boolean;
  readonly random?: () => number;
};
