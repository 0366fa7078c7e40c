/** The commands for operators, as processes: backup, restore, doctor and --version. */
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { Client, hostAt } from '../testing/client.ts';
import { freePort, listening, startServer } from '../testing/process.ts';

const folder = mkdtempSync(join(tmpdir(), 'safehouse-operator-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Said = { code: number; output: string };

function run(tool: string, environment: Record<string, string>, ...args: string[]): Promise<Said> {
  const script = fileURLToPath(new URL(`./${tool}.ts`, import.meta.url));
  const env = { PATH: process.env.PATH, ...environment };
  return new Promise((done) => {
    execFile(process.execPath, [script, ...args], { env, cwd: folder }, (error, out, err) =>
      done({ code: error ? Number(error.code) : 0, output: out + err }),
    );
  });
}

test('a backup on request while people play, refused and done restores, and a second backup of a stopped server', async () => {
  const environment = { SAFEHOUSE_PORT: String(await freePort()), SAFEHOUSE_DATA: join(folder, 'data') };
  const server = startServer(environment);
  await listening(server);
  const { table, secret, host } = await hostAt(server.base);
  await host.must({ kind: 'say', text: 'before' });
  const backup = join(folder, 'house.db');
  expect(await run('backup', environment, backup)).toEqual({ code: 0, output: expect.stringContaining(backup) });
  expect(statSync(backup).mode & 0o077).toBe(0);
  await host.must({ kind: 'say', text: 'after' });

  expect(await run('backup', environment, backup)).toMatchObject({
    code: 1,
    output: expect.stringContaining('exists'),
  });
  const refused = await run('restore', environment, backup);
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('in use by another process') });
  server.child.kill('SIGTERM');
  await server.ended;

  const { code, output } = await run('restore', environment, backup);
  expect(output).toContain('1 table.');
  expect(code).toBe(0);
  const files = readdirSync(join(folder, 'data'));
  expect(files.filter((name) => name.includes('.before-') && !name.endsWith('-wal'))).toHaveLength(1);
  expect(files.filter((name) => /restoring|backup|sock/.test(name))).toEqual([]);

  const again = startServer(environment);
  await listening(again);
  const back = await Client.at(again.base, { table, secret });
  const lines = JSON.stringify(back.view);
  expect(lines).toContain('before');
  expect(lines).not.toContain('after');
  again.child.kill('SIGTERM');
  await again.ended;

  const stopped = await run('backup', { ...environment, SAFEHOUSE_BACKUP: join(folder, 'kept') });
  expect(stopped.code).toBe(0);
  expect(readdirSync(join(folder, 'kept'))).toHaveLength(1);
});

test('what is not a backup is not restored, and the store stays as it was', async () => {
  const data = join(folder, 'untouched');
  const letter = join(folder, 'letter.txt');
  writeFileSync(letter, 'Dear reader, '.repeat(1000));
  const { code, output } = await run('restore', { SAFEHOUSE_DATA: data }, letter);
  expect(code).toBe(1);
  expect(output).toBe(
    `${letter} was not restored: it is damaged, or no backup (store-damaged). Nothing has changed.\n`,
  );
  expect(existsSync(data)).toBe(false);
  expect(await run('restore', { SAFEHOUSE_DATA: data }, join(folder, 'nothing'))).toMatchObject({ code: 1 });
  expect(await run('backup', { SAFEHOUSE_DATA: data })).toMatchObject({
    code: 1,
    output: expect.stringContaining('There is no store'),
  });
});

test('doctor tells versions, settings with their source, store and port, and no password', async () => {
  const secret = join(folder, 'contact.txt');
  writeFileSync(secret, 'Ada Lund\n');
  const environment = {
    SAFEHOUSE_PORT: String(await freePort()),
    SAFEHOUSE_DATA: join(folder, 'doctor'),
    SAFEHOUSE_CONTACT_FILE: secret,
    SAFEHOUSE_OPEN_PASSWORD: 'sesame',
    SAFEHOUSE_GAME_NAMES: 'duet=Two Keys',
  };
  const server = startServer(environment);
  await listening(server);
  const { output } = await run('doctor', environment);
  expect(output).toContain(`port = ${environment.SAFEHOUSE_PORT}  (SAFEHOUSE_PORT)`);
  expect(output).toContain('contact = Ada Lund  (SAFEHOUSE_CONTACT_FILE)');
  expect(output).toContain('openPassword = (hidden)  (SAFEHOUSE_OPEN_PASSWORD)');
  expect(output).not.toContain('sesame');
  expect(output).toContain('gameNames = duet=Two Keys');
  expect(output).toContain('in use by a running server');
  expect(output).toContain('the server is running and ready');
  server.child.kill('SIGTERM');
  await server.ended;

  const lost = await run('doctor', {
    SAFEHOUSE_STREAMS: 'nats://ada:hunter2@127.0.0.1:1',
    SAFEHOUSE_WEB: join(folder, 'no-pages'),
    SAFEHOUSE_PROT: '1',
  });
  expect(lost.code).toBe(1);
  expect(lost.output).toContain('! There is no index.html');
  expect(lost.output).toContain('! There is no setting SAFEHOUSE_PROT');
  expect(lost.output).not.toContain('hunter2');
});

test('--version prints the version', async () => {
  const server = startServer({}, ['--version']);
  expect(await server.ended).toBe(0);
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  expect(server.output().trim()).toBe(version);
});
