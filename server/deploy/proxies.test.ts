/**
 * The samples for proxies, each in front of a real server: pages, the API, a socket, and the client's own address. A
 * proxy that is not installed is not tried (Debian's packages: nginx, apache2, caddy).
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { closeCode } from '@safehouse/protocol/codes.ts';
import { expect, onTestFinished, test } from 'vitest';
import { Client, hostAt } from '../testing/client.ts';
import { openHouse } from '../testing/house.ts';
import { freePort } from '../testing/process.ts';

const root = resolve(import.meta.dirname, '..', '..');
const sample = (name: string) => readFileSync(join(root, 'deploy', name), 'utf8');

/** The sample without TLS, on a free port, for a server on another. */
type Proxy = {
  readonly program: string;
  start(folder: string, ports: { proxy: number; server: number }): { args: string[]; env?: Record<string, string> };
};

const proxies: Record<string, Proxy> = {
  nginx: {
    program: '/usr/sbin/nginx',
    start: nginx,
  },
  Apache: {
    program: '/usr/sbin/apache2',
    start: (folder, { proxy, server }) => {
      const text = sample('apache.conf')
        .replaceAll(/^\s*(SSL|Protocols).*$/gm, '')
        .replace('*:443', `*:${proxy}`)
        .replace(/<VirtualHost \*:80>[\s\S]*?<\/VirtualHost>/, '')
        .replace('127.0.0.1:7007', `127.0.0.1:${server}`);
      const modules = ['mpm_event', 'authz_core', 'proxy', 'proxy_http', 'proxy_wstunnel', 'headers']
        .map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`)
        .join('\n');
      const conf = join(folder, 'apache.conf');
      writeFileSync(
        conf,
        `ServerRoot ${folder}\nServerName localhost\nPidFile ${folder}/pid\nErrorLog ${folder}/error.log\nDefaultRuntimeDir ${folder}\nUser www-data\nGroup www-data\nListen 127.0.0.1:${proxy}\n${modules}\n${text}`,
      );
      return { args: ['-d', folder, '-f', conf, '-DFOREGROUND'] };
    },
  },
  Caddy: {
    program: '/usr/bin/caddy',
    start: (folder, { proxy, server }) => {
      writeFileSync(join(folder, 'Caddyfile'), `{\n\tadmin off\n}\n${sample('Caddyfile')}`);
      return {
        args: ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'],
        env: { SITE: `http://127.0.0.1:${proxy}`, NODES: `127.0.0.1:${server}`, HOME: folder, XDG_DATA_HOME: folder },
      };
    },
  },
};

for (const [name, { program, start }] of Object.entries(proxies)) {
  test.runIf(existsSync(program))(`${name} passes pages, requests, sockets and addresses on`, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'safehouse-proxy-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const web = join(folder, 'web');
    mkdirSync(web);
    writeFileSync(join(web, 'index.html'), '<!doctype html><title>Safehouse</title>');
    const house = await openHouse({ settings: { web, trustProxy: true, connectionsPerAddress: 1 } });
    onTestFinished(() => house.close());
    const port = await freePort();
    const { args, env } = start(folder, { proxy: port, server: Number(new URL(house.base).port) });
    const child = spawn(program, args, {
      stdio: 'ignore',
      env: { PATH: process.env.PATH, ...env },
    });
    onTestFinished(() => stopped(child));
    const base = `http://127.0.0.1:${port}`;
    await expect.poll(() => statusOf(`${base}/ready`), { timeout: 60_000 }).toBe(200);

    const page = await fetch(base);
    expect(page.headers.get('strict-transport-security')).toContain('max-age');
    // With the port, or the browser would refuse the page's own socket.
    expect(page.headers.get('content-security-policy')).toContain(`ws://127.0.0.1:${port}`);
    const { host } = await hostAt(base);
    await host.must({ kind: 'say', text: 'Through the proxy' });

    // Limits count the guest's address, not one that the guest claims.
    const claimed = { headers: { 'X-Forwarded-For': '203.0.113.7', 'X-Forwarded-Host': 'elsewhere.example' } };
    const second = await Client.connect(base, claimed);
    expect(await second.closed).toBe(closeCode('too-many-connections'));
    await host.close();
  });
}

test.runIf(existsSync('/usr/sbin/nginx'))('nginx serves a server under a path, as docs/operating.md says', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'safehouse-proxy-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const web = join(folder, 'web');
  mkdirSync(web);
  writeFileSync(join(web, 'index.html'), '<html><title>Safehouse</title><script src="./assets/a.js"></script>');
  const port = await freePort();
  const base = `http://127.0.0.1:${port}/games`;
  const house = await openHouse({ settings: { web, trustProxy: true, publicUrl: `${base}/` } });
  onTestFinished(() => house.close());
  const { args } = nginx(folder, { proxy: port, server: Number(new URL(house.base).port) }, (text) =>
    text.replace('location / {', 'location /games/ {'),
  );
  const child = spawn('/usr/sbin/nginx', args, { stdio: 'ignore' });
  onTestFinished(() => stopped(child));
  await expect.poll(() => statusOf(`${base}/ready`), { timeout: 60_000 }).toBe(200);

  expect(await (await fetch(base)).text()).toContain('src="/games/assets/a.js"');
  expect((await fetch(new URL('/ready', base))).status).not.toBe(200);
  const about = (await (await fetch(`${base}/api/house`)).json()) as { address: string };
  expect(about.address).toBe(base);
  const { host } = await hostAt(base);
  await host.must({ kind: 'say', text: 'Under a path' });
  await host.close();
});

function nginx(folder: string, { proxy, server }: { proxy: number; server: number }, changed = (text: string) => text) {
  const text = changed(sample('nginx.conf'))
    .replaceAll(/^\s*ssl_.*$/gm, '')
    .replaceAll(/listen (\[::\]:)?443 ssl http2;/g, (_, ipv6) => (ipv6 ? '' : `listen 127.0.0.1:${proxy};`))
    .replace(/server \{\s*listen 80;[^}]*\}/, '')
    .replace('127.0.0.1:7007', `127.0.0.1:${server}`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ');
  const conf = join(folder, 'nginx.conf');
  writeFileSync(
    conf,
    `daemon off; pid ${folder}/pid; error_log stderr; events {} http { access_log off; ${temporary}\n${text}\n}`,
  );
  return { args: ['-p', folder, '-c', conf, '-e', 'stderr'] };
}

async function statusOf(url: string): Promise<number | undefined> {
  return (await fetch(url).catch(() => undefined))?.status;
}

function stopped(child: ChildProcess): Promise<void> {
  return new Promise((done) => {
    child.once('exit', () => done());
    child.kill('SIGTERM');
  });
}
