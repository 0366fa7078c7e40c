/** nats-server, for the cluster and its tests: found where it usually is, or fetched where there are Debian's packages. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { at, Trouble } from './house.mjs';
import { capture } from './processes.mjs';
import { step } from './steps.mjs';

const folder = at('.cache', 'nats');
const fetched = join(folder, 'nats-server');

/** @returns {Promise<string>} the path of the program */
export async function ensureNats() {
  const chosen = process.env.NATS_SERVER;
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new Trouble(`NATS_SERVER says ${chosen}, but there is no such file.`);
  }
  return find() ?? (await fetchPackage());
}

/** @returns {string | undefined} */
function find() {
  const name = process.platform === 'win32' ? 'nats-server.exe' : 'nats-server';
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  // Debian's lies where an ordinary user's PATH does not lead.
  const places = [...folders, '/usr/sbin', '/usr/local/bin', '/opt/homebrew/bin'].map((place) => join(place, name));
  return [...places, fetched].find((path) => existsSync(path));
}

/**
 * Downloads Debian's package and takes the one program out of it: that needs no rights, and starts no service.
 * @returns {Promise<string>}
 */
async function fetchPackage() {
  if (!['/usr/bin/apt-get', '/usr/bin/dpkg'].every((program) => existsSync(program))) {
    throw new Trouble(advice('It is not on this machine, and there is no apt-get to fetch it with.'));
  }
  mkdirSync(folder, { recursive: true });
  const desk = mkdtempSync(join(folder, 'fetch-'));
  try {
    await step('nats', 'fetching nats-server (apt-get download nats-server, 4 MB)', async () => {
      const download = await capture('apt-get', ['download', 'nats-server'], { cwd: desk, minutes: 2 });
      const file = readdirSync(desk).find((name) => name.endsWith('.deb'));
      if (download.code !== 0 || !file) throw new Trouble(advice(`apt-get failed.\n\n${download.output.trim()}\n\n`));
      const { code, output } = await capture('dpkg', ['-x', file, 'unpacked'], { cwd: desk, minutes: 1 });
      if (code !== 0) throw new Trouble(advice(`dpkg failed.\n\n${output.trim()}\n\n`));
      cpSync(join(desk, 'unpacked', 'usr', 'sbin', 'nats-server'), fetched);
    });
  } finally {
    rmSync(desk, { recursive: true, force: true });
  }
  return fetched;
}

/** @param {string} why */
function advice(why) {
  return `Several nodes need NATS. ${why}
Install it (Debian, Ubuntu: sudo apt-get install nats-server; macOS: brew install nats-server; else
https://nats.io/download), or set NATS_SERVER to the path of one, and run this command again.`;
}
