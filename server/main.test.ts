/** The program itself: help, what it says when it cannot start, and how it stops. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { locations } from '@safehouse/protocol/http.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSqlite } from './streams/sqlite.ts';
import { Client, hostAt } from './testing/client.ts';
import { partyAt } from './testing/players.ts';
import { freePort, listening, type ServerProcess, startServer } from './testing/process.ts';

const folder = mkdtempSync(join(tmpdir(), 'safehouse-main-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function said(
  environment: Record<string, string>,
  ...args: string[]
): Promise<{ code: unknown; output: string }> {
  const server = startServer(environment, args);
  const code = await server.ended;
  return { code, output: server.output() };
}

test('--help lists the settings', async () => {
  const { code, output } = await said({}, '--help');
  expect(code).toBe(0);
  expect(output).toContain('SAFEHOUSE_PORT');
  expect(output).toContain('--config');
});

test.each([
  [{ SAFEHOUSE_PORT: 'x' }, [], 'SAFEHOUSE_PORT is "x": write a whole number'],
  [{}, ['--port', '1'], '--help'],
  [{}, ['--config', '/nowhere.json'], 'cannot be read'],
])('with %o %o it says what is wrong and ends', async (environment, args, message) => {
  const { code, output } = await said(environment as Record<string, string>, ...(args as string[]));
  expect(code).toBe(1);
  expect(output).toContain(message);
  expect(output).not.toContain('    at ');
});

test('a store it cannot use is named, with what to do', async () => {
  const file = join(folder, 'letter.txt');
  writeFileSync(file, 'Dear reader, '.repeat(100));
  const { code, output } = await said({ SAFEHOUSE_PORT: '0', SAFEHOUSE_STREAMS: `sqlite:${file}` });
  expect(code).toBe(1);
  expect(output).toContain(file);
  expect(output).not.toContain('    at ');
});

describe('a server that is open', () => {
  let server: ServerProcess;
  let port: string;
  const data = join(folder, 'data');
  const packs = join(folder, 'packs');

  beforeAll(async () => {
    const own = `[home] Our house\n${['a', 'b', 'c', 'd', 'e', 'f', 'g'].join('\n')}\n`;
    for (const [language, text] of [
      ['en', own],
      ['fi', `${own}eighth`],
    ] as const) {
      mkdirSync(join(packs, language), { recursive: true });
      writeFileSync(join(packs, language, 'locations.txt'), text);
    }
    port = String(await freePort());
    server = startServer({
      SAFEHOUSE_PORT: port,
      SAFEHOUSE_DATA: data,
      SAFEHOUSE_PACKS: packs,
      SAFEHOUSE_PUBLIC_URL: 'https://play.example.org',
      SAFEHOUSE_LOG: 'info',
    });
    await listening(server);
  });

  test('greets with its addresses and a code for a camera', async () => {
    await expect.poll(() => server.output()).toMatch(/[▀▄█]{5}/);
    await expect.poll(() => server.output()).toContain(`http://localhost:${port}`);
    expect(server.output()).toContain('https://play.example.org');
  });

  test('has the operator’s locations; faulty ones are reported, and the shipped ones are played', async () => {
    const named = async (language: string) =>
      locations.parse(await (await fetch(`${server.base}/api/locations/${language}`)).json()).locations;
    expect(await named('en')).toEqual([{ id: 'home', name: 'Our house' }]);
    expect(await named('fi')).toHaveLength(30);
    await expect.poll(() => server.output()).toContain('locations were left out');
    expect(server.output()).toContain('fi/locations.txt:1: has 8 roles, and needs 7');
    expect(server.output()).not.toContain('a pack was left out');
  });

  test('has its port to itself: another one names it, with what to do', async () => {
    const { code, output } = await said({ SAFEHOUSE_PORT: port, SAFEHOUSE_STREAMS: 'memory' });
    expect(code).toBe(1);
    expect(output).toContain(`Port ${port} is in use`);
    expect(output).toContain('SAFEHOUSE_PORT=');
  });

  test('has a referee that learns its languages once the doors are open, and is asked from then on', async () => {
    const { people } = await partyAt(server.base);
    await people[0].must({ kind: 'start' });
    await expect.poll(() => server.output()).toContain('the referee is ready');
    expect(server.output()).toMatch(/the server is open.*the referee is ready/s);
    await people[0].until(({ view }) => view.phase === 'playing');
    const opinion = people[0].next('opinion');
    people[0].send({ type: 'checkClue', id: 'c-12345678', word: 'xqzwvk' });
    expect(await opinion).toMatchObject({ opinion: { verdict: 'doubtful', rule: 'L5', reason: 'unknown' } });
    await Promise.all(people.map((client) => client.close()));
  });

  test('answers on SIGTERM what is under way, says goodbye, and ends with 0', async () => {
    const { table, host: client } = await hostAt(server.base);
    const bye = client.next('bye');
    const answers = ['one', 'two', 'three'].map((text) => client.act({ kind: 'say', text }).catch(() => undefined));
    server.child.kill('SIGTERM');
    expect(await bye).toEqual({ type: 'bye', code: 'restarting' });
    expect(await server.ended).toBe(0);
    await expect(Client.connect(server.base)).rejects.toThrow();

    const streams = openSqlite(join(data, 'safehouse.db'));
    const stored = await streams.read(`table/${table}`, 0);
    const answered = (await Promise.all(answers)).filter((answer) => answer?.type === 'done').length;
    expect(stored.length).toBe(1 + answered);
    await streams.close();
  });
});
