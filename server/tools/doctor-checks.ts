/** What `npm run doctor` looks at. */
import { randomBytes } from 'node:crypto';
import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import { arch, availableParallelism, freemem, release, totalmem, type } from 'node:os';
import { dirname, resolve } from 'node:path';
import { type locateSettings, type Settings, shownValue, withoutCredentials } from '../config/settings.ts';
import type { SettingName } from '../config/settings-list.ts';
import { askServer } from '../lifecycle/control.ts';
import { openStreams, sqliteFile } from '../streams/open.ts';

export type Finding = { readonly fact: string } | { readonly wrong: string };

const root = resolve(import.meta.dirname, '..', '..');
const megabytes = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`;
/** A proxy or server that has not answered by then counts as silent. */
const PATIENCE = 5000;
const LITTLE_ROOM = 100e6;
/** The source is newer than this. */
const EARLIEST = Date.parse('2026-11-01');

export function aboutSystem(now = Date.now()): Finding[] {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return [
    { fact: `Node ${process.versions.node} on ${type()} ${release()}, ${arch()}` },
    { fact: `${availableParallelism()} cores, ${megabytes(totalmem())} memory, ${megabytes(freemem())} free` },
    now < EARLIEST
      ? { wrong: `The clock says ${new Date(now).toISOString()}, which is too early. Set it.` }
      : { fact: `Clock ${new Date(now).toISOString()}, time zone ${zone}` },
  ];
}

export function aboutSettings(located: ReturnType<typeof locateSettings>): Finding[] {
  const changed = Object.entries(located).filter(([, { from }]) => from !== undefined);
  if (changed.length === 0) return [{ fact: 'none' }];
  return changed.map(([name, { value, from }]) => ({
    fact: `${name} = ${shownValue(name as SettingName, value)}  (${from})`,
  }));
}

export function aboutPages({ web }: Settings): Finding[] {
  const folder = resolve(root, web);
  return existsSync(resolve(folder, 'index.html'))
    ? [{ fact: `built, in ${folder}` }]
    : [{ wrong: `There is no index.html in ${folder}. Run: npm run build` }];
}

export async function aboutStore(settings: Settings): Promise<Finding[]> {
  const file = sqliteFile(settings);
  if (file === undefined) return [await aboutOtherStore(settings)];
  const folder = nearestFolder(resolve(file));
  const findings: Finding[] = [];
  if (existsSync(file)) {
    findings.push({ fact: `${resolve(file)}, ${megabytes(statSync(file).size)}` });
    const reply = await askServer(file, { command: 'status' });
    findings.push({ fact: reply ? 'in use by a running server' : 'no running server answers beside it' });
  } else {
    findings.push({ fact: `${resolve(file)}, made at the first start` });
  }
  try {
    accessSync(folder, constants.W_OK);
  } catch {
    findings.push({
      wrong: `This user may not write in ${folder}. Run the server as one who may, or set SAFEHOUSE_DATA.`,
    });
  }
  const { bavail, bsize } = statfsSync(folder);
  const room = bavail * bsize;
  findings.push(
    room < LITTLE_ROOM
      ? { wrong: `Only ${megabytes(room)} are free on the disk of ${folder}. Free some.` }
      : { fact: `${megabytes(room)} free on its disk` },
  );
  if (settings.backup === '') findings.push({ fact: 'no automatic backups (SAFEHOUSE_BACKUP)' });
  return findings;
}

/** Memory, or NATS: whether it can be reached. */
async function aboutOtherStore(settings: Settings): Promise<Finding> {
  const name = withoutCredentials(settings.streams);
  if (settings.streams === 'memory') return { fact: 'in memory: everything is gone when the server stops' };
  try {
    const { streams } = await openStreams(settings);
    await streams.close();
    return { fact: `${name}, reachable` };
  } catch (error) {
    return { wrong: `${name}: ${withoutCredentials((error as Error).message)}` };
  }
}

function nearestFolder(path: string): string {
  const folder = dirname(path);
  return existsSync(folder) ? folder : nearestFolder(folder);
}

export async function aboutPort({ port, host }: Settings): Promise<Finding[]> {
  const address = host === '' || host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  const base = `http://${address.includes(':') ? `[${address}]` : address}:${port}`;
  const health = await statusOf(`${base}/health`);
  if (health === undefined) return [{ fact: `nothing answers at ${base}: the server is not running` }];
  if (health !== 200) {
    return [{ wrong: `Another program answers at ${base}. Stop it, or set SAFEHOUSE_PORT to another port.` }];
  }
  const ready = await statusOf(`${base}/ready`);
  return [
    ready === 200
      ? { fact: `the server is running and ready at ${base}` }
      : { wrong: `The server at ${base} is running, but not ready (${ready}). Its log says why.` },
  ];
}

/** Asks from outside, through the proxy. */
export async function aboutAddress({ publicUrl, trustProxy }: Settings): Promise<Finding[]> {
  if (publicUrl === '') return [{ fact: 'not set (SAFEHOUSE_PUBLIC_URL)' }];
  const base = publicUrl.replace(/\/$/, '');
  const status = await statusOf(`${base}/health`);
  if (status === undefined) return [{ wrong: `${base} does not answer. Check DNS, firewall and proxy.` }];
  if (status !== 200) return [{ wrong: `${base}/health answers ${status}. The proxy must pass all paths on.` }];
  const socket = await socketAt(base);
  const findings: Finding[] = [
    { fact: `${base} answers` },
    socket === 'open'
      ? { fact: 'WebSockets pass' }
      : {
          wrong: `A WebSocket to ${base}/ws fails (${socket}). The proxy must pass Upgrade, and Host or X-Forwarded-Host.`,
        },
  ];
  if (!trustProxy && base.startsWith('https:')) {
    findings.push({
      wrong: 'Behind a proxy all guests share its limits. Set SAFEHOUSE_TRUST_PROXY=yes if it sets X-Forwarded-For.',
    });
  }
  return findings;
}

async function statusOf(url: string): Promise<number | undefined> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(PATIENCE), redirect: 'manual' });
    await answer.body?.cancel();
    return answer.status;
  } catch {
    return undefined;
  }
}

/** `open`, or why not. */
function socketAt(base: string): Promise<string> {
  const { protocol, origin } = new URL(base);
  const ask = protocol === 'https:' ? https.request : http.request;
  const headers = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    origin,
    'sec-websocket-version': '13',
    'sec-websocket-key': randomBytes(16).toString('base64'),
  };
  return new Promise((done) => {
    const request = ask(`${base}/ws`, { headers, timeout: PATIENCE });
    const end = (how: string): void => {
      done(how);
      request.destroy();
    };
    request.on('upgrade', (_, socket) => {
      socket.destroy();
      end('open');
    });
    request.on('response', ({ statusCode }) => end(`status ${statusCode}`));
    request.on('timeout', () => end('no answer'));
    request.on('error', (error) => end(error.message));
    request.end();
  });
}
