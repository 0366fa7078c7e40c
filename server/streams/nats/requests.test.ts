/** What an unanswered request says about its JetStream stream. */

import type { Msg, NatsConnection } from '@nats-io/transport-node';
import { expect, test } from 'vitest';
import { Requests } from './requests.ts';

/** Answers everything except requests to `silent`. */
function connection(): NatsConnection {
  let hear: (error: null, message: Msg) => void = () => {};
  return {
    subscribe: (_: string, options: { callback: typeof hear }) => {
      hear = options.callback;
      return { unsubscribe: () => {} };
    },
    publish: (subject: string, _: string, { reply }: { reply: string }) => {
      if (subject !== 'silent') hear(null, { subject: reply } as Msg);
    },
    isClosed: () => false,
  } as unknown as NatsConnection;
}

test('a question without an answer is late; if its stream has answered others since, it was dropped', async () => {
  const requests = new Requests(connection());
  const late = requests.ask('one', 'silent', '', undefined, 1);
  const dropped = requests.ask('other', 'silent', '', undefined, 1);
  await requests.ask('other', 'spoken');
  await expect(late).rejects.toMatchObject({ why: 'late' });
  await expect(dropped).rejects.toMatchObject({ why: 'dropped' });
  requests.close();
});
