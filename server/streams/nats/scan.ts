/** Scans a JetStream stream: everything after a sequence, or only the last message of each subject. */
import {
  AckPolicy,
  DeliverPolicy,
  JetStreamApiError,
  type JetStreamClient,
  type JetStreamManager,
  type JsMsg,
} from '@nats-io/jetstream';
import { Unanswered } from './requests.ts';
import { Refused } from './trouble.ts';

export type Scanned = { readonly sequence: number; readonly subject: string; readonly data: () => string };

export type Jet = { readonly manager: JetStreamManager; readonly client: JetStreamClient };

type From = { readonly after: number } | { readonly lastOf: string };

/** Batch size: large enough to be fast, small enough for memory. */
const BATCH = 500;
/** The server deletes an abandoned consumer after this many nanoseconds. */
const FORGOTTEN_AFTER = 60_000_000_000;

/** A new consumer may not be known across the cluster yet: retry with another if it delivered nothing. */
const TRIES = 3;

export async function* scan(jet: Jet, stream: string, from: From): AsyncGenerator<Scanned[]> {
  for (let tries = 1; ; tries++) {
    let hasBegun = false;
    try {
      for await (const some of scanned(jet, stream, from)) {
        hasBegun = true;
        yield some;
      }
      return;
    } catch (error) {
      if (hasBegun || tries === TRIES) throw explained(error);
    }
  }
}

/** Maps the client's own errors: no answer, no leader, no connection. */
function explained(error: unknown): Error {
  return error instanceof JetStreamApiError
    ? new Refused({ err_code: error.code, description: error.message })
    : new Unanswered('late');
}

async function* scanned({ manager, client }: Jet, stream: string, from: From): AsyncGenerator<Scanned[]> {
  const { name, num_pending: pending } = await manager.consumers.add(stream, {
    ack_policy: AckPolicy.None,
    mem_storage: true,
    num_replicas: 1,
    inactive_threshold: FORGOTTEN_AFTER,
    ...('after' in from
      ? { deliver_policy: DeliverPolicy.StartSequence, opt_start_seq: from.after + 1 }
      : { deliver_policy: DeliverPolicy.LastPerSubject, filter_subject: from.lastOf }),
  });
  try {
    const consumer = await client.consumers.get(stream, name);
    let left = pending;
    while (left > 0) {
      const messages: JsMsg[] = [];
      for await (const message of await consumer.fetch({ max_messages: Math.min(BATCH, left), expires: 5000 })) {
        messages.push(message);
      }
      const last = messages.at(-1);
      if (!last) {
        // Fewer messages than announced: some were purged in the meantime, or the server does not answer.
        const { num_pending: more } = await consumer.info();
        if (more === 0) return;
        throw new Unanswered('late');
      }
      left = last.info.pending;
      yield messages.map((message) => ({
        sequence: message.seq,
        subject: message.subject,
        data: () => message.string(),
      }));
    }
  } finally {
    await manager.consumers.delete(stream, name).catch(() => {});
  }
}
