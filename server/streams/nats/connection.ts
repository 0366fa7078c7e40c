/** The connection to NATS: one for each node, found again by itself when it is lost. */
import { setTimeout as sleep } from 'node:timers/promises';
import { connect, errors, type NatsConnection } from '@nats-io/transport-node';
import { StreamsError } from '../streams.ts';
import type { NatsAddress } from './address.ts';

export type { NatsConnection } from '@nats-io/transport-node';

export type ConnectOptions = {
  /** How long a server that does not answer at the start is waited for: it may be starting, too. */
  readonly patience?: number;
};

/** Throws a StreamsError that says what to do, and nothing of user, password or token. */
export async function connectNats(
  address: NatsAddress,
  { patience = 15_000 }: ConnectOptions = {},
): Promise<NatsConnection> {
  const until = performance.now() + patience;
  for (;;) {
    try {
      return await connect(optionsOf(address));
    } catch (error) {
      const isLast = performance.now() > until || error instanceof errors.AuthorizationError;
      if (isLast) throw explained(address, error);
      await sleep(250);
    }
  }
}

function optionsOf({ servers, user, password, token }: NatsAddress): Parameters<typeof connect>[0] {
  return {
    name: 'safehouse',
    servers: [...servers],
    ...(user !== undefined && { user, pass: password ?? '' }),
    ...(token !== undefined && { token }),
    timeout: 5000,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 200,
    reconnectJitter: 200,
    // A server that hangs is found out within six seconds, also when nothing is asked of it.
    pingInterval: 2000,
    maxPingOut: 2,
    // An operator who changes a password may take some time to change it everywhere.
    ignoreAuthErrorAbort: true,
    noAsyncTraces: true,
  };
}

function explained({ shown, user, token }: NatsAddress, error: unknown): StreamsError {
  if (error instanceof errors.AuthorizationError) {
    const given = user === undefined && token === undefined ? 'It wants a login' : 'It refuses the login it was given';
    return new StreamsError(
      'store-unreachable',
      `The store ${shown} does not let this server in. ${given}: write it into SAFEHOUSE_STREAMS, as in ` +
        'nats://user:password@host:4222 or nats://token@host:4222 (signs such as @ : / as %40 %3A %2F).',
    );
  }
  const { message } = error as Error;
  return new StreamsError(
    'store-unreachable',
    `The store ${shown} does not answer. See that nats-server runs there and that this machine may reach it, or ` +
      `correct SAFEHOUSE_STREAMS. (${message})`,
  );
}
