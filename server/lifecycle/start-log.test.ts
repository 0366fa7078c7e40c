/** What the log says at the start: settings without secrets, and warnings for the operator. */
import { expect, test } from 'vitest';
import { defaultSettings, readSettings } from '../config/settings.ts';
import type { Fields, Log } from '../platform/log.ts';
import { openHouse } from '../testing/house.ts';
import { freePort, listening, startServer } from '../testing/process.ts';
import { logStart, warnings } from './start-log.ts';

function recorded(): { log: Log; lines: (Fields & { level: string; message: string })[] } {
  const lines: (Fields & { level: string; message: string })[] = [];
  const write = (level: string) => (message: string, fields?: Fields) => void lines.push({ level, message, ...fields });
  return { lines, log: { debug: write('debug'), info: write('info'), warn: write('warn'), error: write('error') } };
}

test('it says what runs and how, in one line of JSON among lines of JSON', async () => {
  const port = String(await freePort());
  const server = startServer({
    SAFEHOUSE_PORT: port,
    SAFEHOUSE_STREAMS: 'memory',
    SAFEHOUSE_LOG: 'info',
    SAFEHOUSE_GREETING: 'no',
  });
  await listening(server);
  server.child.kill();
  expect(await server.ended).toBe(0);
  const lines = server
    .output()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const start = lines.find(({ msg }) => msg === 'the server is open');
  expect(start).toMatchObject({
    level: 'info',
    port: Number(port),
    started: { streams: 'memory', metrics: 'this machine' },
  });
  expect(start.started.version).toMatch(/^\d+\.\d+\.\d+/);
  expect(lines.at(-1)).toMatchObject({ level: 'info', msg: 'closed' });
});

test('the password of a store is in no line, and in no message about a wrong setting', () => {
  const { log, lines } = recorded();
  const streams = 'nats://house:hunter2@one:4222,house:hunter2@two:4222';
  logStart(log, defaultSettings({ streams }), { version: '1', port: 1 });
  expect(lines[0]?.started?.streams).toBe('nats://one:4222,two:4222');
  expect(JSON.stringify(lines)).not.toContain('hunter2');
  expect(() => readSettings({ environment: { SAFEHOUSE_STREAMS: 'mongo://house:hunter2@one' } })).toThrow(
    /SAFEHOUSE_STREAMS is "mongo:\/\/one"/,
  );
});

test('it warns about running as root, public metrics, and a store in memory', () => {
  expect(warnings(defaultSettings(), 1000)).toEqual([]);
  expect(warnings(defaultSettings(), undefined)).toEqual([]);
  expect(warnings(defaultSettings(), 0)).toEqual([expect.stringContaining('ordinary user')]);
  expect(warnings(defaultSettings({ metricsAt: ':9464' }), 1000)).toEqual([expect.stringContaining('9464')]);
  expect(warnings(defaultSettings({ metricsAt: '127.0.0.1:9464' }), 1000)).toEqual([]);
  expect(warnings(defaultSettings({ metricsAt: ':9464', metrics: false }), 1000)).toEqual([]);
  expect(warnings(defaultSettings({ streams: 'memory' }), 1000)).toEqual([expect.stringContaining('memory')]);
});

test('it says once that a proxy is not trusted, and nothing when it is', async () => {
  for (const [trustProxy, said] of [
    [false, 1],
    [true, 0],
  ] as const) {
    const { log, lines } = recorded();
    const house = await openHouse({ log, settings: { trustProxy } });
    for (let i = 0; i < 3; i++) await fetch(`${house.base}/health`, { headers: { 'x-forwarded-for': '203.0.113.5' } });
    await house.close();
    expect(lines.filter(({ level, what }) => level === 'warn' && what?.includes('TRUST_PROXY'))).toHaveLength(said);
    expect(JSON.stringify(lines)).not.toContain('203.0.113.5');
  }
});

test('a clock that jumps is logged', async () => {
  const { log, lines } = recorded();
  const house = await openHouse({ log });
  const real = Date.now;
  try {
    Date.now = () => real() - 3_600_000;
    await expect.poll(() => lines.map(({ message }) => message)).toContain('the clock of this machine jumped');
  } finally {
    Date.now = real;
  }
  await house.close();
});
