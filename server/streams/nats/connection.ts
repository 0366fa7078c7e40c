/** The connection to NATS: one per node, reconnects by itself. */
import { setTimeout as sleep } from 'node:timers/promises';
import { connect, errors, type NatsConnection } from '@nats-io/transport-node';
import { StreamsError } from '../streams.ts';
import type { NatsAddress } from './address.ts';

export type { NatsConnection } from '@nats-io/transport-node';

export type ConnectOptions = {
  /** How long to wait for a server that does not answer at startup: it may be starting, too. */
  readonly patience?: number;
};

/** Throws a StreamsError that says what to do and never contains user, password or token. */
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
    // Detects a hanging server within six seconds, even when idle.
    pingInterval: 2000,
    maxPingOut: 2,
    // An operator may take a while to change a password everywhere.
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
