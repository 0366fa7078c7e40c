/** The bus between nodes on NATS: plain messages over the connection of the store, kept nowhere. */
import type { NatsConnection } from '../streams/nats/connection.ts';
import type { Bus } from './bus.ts';

/** Several houses may share one NATS: each says everything under its own name. */
export function natsBus(connection: NatsConnection, house: string): Bus {
  const watchers = new Set<(isUp: boolean) => void>();
  let isUp = true;
  const set = (now: boolean): void => {
    isUp = now;
    for (const watcher of [...watchers]) watcher(now);
  };
  void follow(connection, set);
  return {
    get isUp() {
      return isUp;
    },
    say: (subject, text) => {
      // What waited for the connection to come back would be old by then.
      if (isUp && !connection.isClosed() && !connection.isDraining()) connection.publish(`${house}.${subject}`, text);
    },
    hear: (subject, listener) => {
      const subscription = connection.subscribe(`${house}.${subject}`, {
        callback: (error, message) => {
          if (!error) listener(message.string());
        },
      });
      return () => {
        if (!connection.isClosed()) subscription.unsubscribe();
      };
    },
    watch: (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
  };
}

async function follow(connection: NatsConnection, set: (isUp: boolean) => void): Promise<void> {
  for await (const { type } of connection.status()) {
    if (type === 'disconnect') set(false);
    // Whoever was too slow has missed something, and asks again.
    else if (type === 'reconnect' || type === 'slowConsumer') set(true);
  }
}
