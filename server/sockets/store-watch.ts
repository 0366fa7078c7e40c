/** Tells everyone when the store is unreachable or back; on its return, tables read what they missed. */
import type { Streams } from '../streams/streams.ts';
import type { House } from '../tables/house.ts';
import { frameOf } from '../websocket/frames.ts';
import type { Connection } from './connection.ts';

type Watched = {
  readonly streams: Streams;
  readonly house: House;
  readonly connections: () => Iterable<Connection>;
};

export class StoreWatch {
  readonly #watched: Watched;
  readonly close: () => void;

  constructor(watched: Watched) {
    this.#watched = watched;
    this.close = watched.streams.watch((isReachable) => this.#changed(isReachable));
  }

  /** Newcomers must know it, too. */
  tell(connection: Connection): void {
    if (!this.#watched.streams.isReachable) connection.send(frame({ isReachable: false }));
  }

  #changed(isReachable: boolean): void {
    const { house, connections } = this.#watched;
    if (isReachable) void house.catchUp();
    const news = frame({ isReachable });
    for (const connection of connections()) connection.send(news);
  }
}

function frame({ isReachable }: { isReachable: boolean }): Buffer {
  return frameOf({ type: 'store', reachable: isReachable });
}
