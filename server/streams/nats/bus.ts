/** The bus between nodes on NATS: plain messages over the store's connection, not persisted. */
import type { Bus } from '../bus.ts';
import type { NatsConnection } from './connection.ts';

/** `house` prefixes every subject, so that several deployments can share one NATS. */
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
      // A message held back until the reconnect would be stale.
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
    // A slow consumer has missed messages, so it asks again.
    else if (type === 'reconnect' || type === 'slowConsumer') set(true);
  }
}
