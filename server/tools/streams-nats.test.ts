/** A store is copied from SQLite to NATS and back, unchanged. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStreams } from '../streams/open.ts';
import { newFile } from '../streams/test-files.ts';
import { type TestNats, testNats } from '../testing/nats.ts';
import { filled, streams } from '../testing/streams-tool.ts';
import { wireTo } from '../testing/wire.ts';

let nats: TestNats;
/** Started first: it takes a while until an unreachable store times out. */
let unanswered: ReturnType<typeof streams>;
beforeAll(async () => {
  unanswered = streams(['stats', 'nats://ann:verysecret@127.0.0.1:1']);
  nats = await testNats();
});
afterAll(() => nats?.stop());

test('from SQLite to NATS and back: the same, event by event', async () => {
  const [from, to, back] = [`sqlite:${await filled(300, 'there')}`, `${nats.url}/moved`, `sqlite:${newFile()}`];
  const there = await streams(['copy', from, to]);
  expect(there.output).toContain('Copied and compared: 300 streams');
  expect(there.code).toBe(0);
  expect(await streams(['copy', to, back])).toMatchObject({ code: 0 });
  for (const [one, other] of [
    [from, to],
    [to, back],
    [from, back],
  ] as const) {
    const checked = await streams(['check', one, other]);
    expect(checked.output).toContain('The same, in 300 streams');
    expect(checked.code).toBe(0);
  }
});

test('killed on the way to NATS, a second run continues', async () => {
  const [from, to] = [`sqlite:${await filled(400, 'killed')}`, `${nats.url}/killed`];
  // A part arrives, and the rest cannot, however fast it is.
  const wire = await wireTo(nats.servers[0]?.port ?? 0, { most: 2_000_000 });
  const killed = await streams(['copy', from, `nats://127.0.0.1:${wire.port}/killed`], wire.isHeld);
  expect(killed.code).toBe('SIGKILL');
  await wire.close();
  const { streams: store } = await openStreams({ streams: to, data: '' });
  const before = (await Array.fromAsync(store.all())).length;
  await store.close();
  expect(before).toBeGreaterThan(0);
  expect(before).toBeLessThan(400);
  const again = await streams(['copy', from, to]);
  expect(again.output).toMatch(/400 streams, \d+ events \(\d+ of them lay there already\)/);
  expect((await streams(['check', from, to])).code).toBe(0);
});

test('a NATS with streams of another server is refused, and stays unchanged', async () => {
  const to = `${nats.url}/other`;
  await streams(['copy', `sqlite:${await filled(20, 'one')}`, to]);
  const { code, output } = await streams(['copy', `sqlite:${await filled(20, 'other')}`, to]);
  expect(output).toContain('target-differs');
  expect(code).toBe(1);
  expect((await streams(['check', `sqlite:${await filled(20, 'one')}`, to])).code).toBe(0);
});

test('a NATS that does not answer is named, without its password', async () => {
  const { code, output } = await unanswered;
  expect(output).toContain('store-unreachable');
  expect(output).toContain('nats://127.0.0.1:1');
  expect(output).not.toContain('verysecret');
  expect(code).toBe(1);
});
