/** What an unanswered request says about its JetStream stream. */

import type { Msg, NatsConnection } from '@nats-io/transport-node';
import { expect, onTestFinished, test, vi } from 'vitest';
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

test('when another leader is elected, what the old one was asked is given up, and nothing else', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const requests = new Requests(connection());
  const old = requests.ask('one', 'silent');
  const other = requests.ask('other', 'silent');
  vi.advanceTimersByTime(1000);
  const recent = requests.ask('one', 'silent');
  requests.orphan('one');
  await expect(old).rejects.toMatchObject({ why: 'orphaned' });
  requests.close();
  // Only the end of the connection ended these.
  await expect(other).rejects.toMatchObject({ why: 'lost' });
  await expect(recent).rejects.toMatchObject({ why: 'lost' });
});
