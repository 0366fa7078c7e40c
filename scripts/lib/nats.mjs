/** nats-server for the cluster and its tests: found in the usual places, or downloaded as Debian's package. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { at, UserError } from './command.mjs';
import { capture } from './processes.mjs';
import { step } from './steps.mjs';

const folder = at('.cache', 'nats');
const fetched = join(folder, 'nats-server');

/** @returns {Promise<string>} the path of the program */
export async function ensureNats() {
  const chosen = process.env.NATS_SERVER;
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new UserError(`NATS_SERVER says ${chosen}, but there is no such file.`);
  }
  for (const place of places()) if (await isNewEnough(place)) return place;
  return fetchPackage();
}

/** @returns {string[]} the programs there are, ours first */
function places() {
  const name = process.platform === 'win32' ? 'nats-server.exe' : 'nats-server';
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  // Debian installs it outside an ordinary user's PATH.
  const all = [...folders, '/usr/sbin', '/usr/local/bin', '/opt/homebrew/bin'].map((place) => join(place, name));
  return [fetched, ...all].filter((path) => existsSync(path));
}

/**
 * Before 2.10, a server acknowledges writes that are not on any disk yet, and this cannot be changed.
 * @param {string} program
 */
async function isNewEnough(program) {
  const { output } = await capture(program, ['--version'], { minutes: 0.5 });
  const [, major, minor] = /v(\d+)\.(\d+)\./.exec(output) ?? [];
  return Number(major) > 2 || (Number(major) === 2 && Number(minor) >= 10);
}

/**
 * Downloads Debian's package and extracts the one program: this needs no root rights and starts no service.
 * @returns {Promise<string>}
 */
async function fetchPackage() {
  if (!['/usr/bin/apt-get', '/usr/bin/dpkg'].every((program) => existsSync(program))) {
    throw new UserError(advice('This machine has none, and no apt-get to fetch it with.'));
  }
  mkdirSync(folder, { recursive: true });
  const scratch = mkdtempSync(join(folder, 'fetch-'));
  try {
    await step('nats', "fetching nats-server from Debian's stable release (apt-get download, 5 MB)", async () => {
      const options = await stableRelease(scratch);
      if (options.length > 0) await must('apt-get', [...options, 'update'], scratch);
      await must('apt-get', [...options, 'download', 'nats-server'], scratch);
      const file = readdirSync(scratch).find((name) => name.endsWith('.deb')) ?? '';
      await must('dpkg', ['-x', file, 'unpacked'], scratch);
      cpSync(join(scratch, 'unpacked', 'usr', 'sbin', 'nats-server'), fetched);
    });
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
  if (!(await isNewEnough(fetched))) throw new UserError(advice("Debian's is too old."));
  return fetched;
}

/**
 * Older releases have an older nats-server: this asks the machine's own archive for the newest stable one, with
 * separate package lists, so that nothing changes for the machine.
 * @param {string} scratch
 * @returns {Promise<string[]>} options for apt-get
 */
async function stableRelease(scratch) {
  const { output } = await capture('apt-get', ['indextargets', '--format', '$(LABEL) $(REPO_URI)'], { minutes: 0.5 });
  const archive = /^Debian (\S+)$/m.exec(output)?.[1];
  // Not Debian itself: a derivative may have its own package.
  if (!archive) return [];
  const keys = '/usr/share/keyrings/debian-archive-keyring.gpg';
  const signed = existsSync(keys) ? `[signed-by=${keys}] ` : '';
  writeFileSync(join(scratch, 'sources.list'), `deb ${signed}${archive} stable main\n`);
  for (const name of ['lists/partial', 'cache/archives/partial']) mkdirSync(join(scratch, name), { recursive: true });
  const settings = {
    'Dir::Etc::sourcelist': join(scratch, 'sources.list'),
    'Dir::Etc::sourceparts': '-',
    'Dir::State::lists': join(scratch, 'lists'),
    'Dir::Cache': join(scratch, 'cache'),
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-o', `${name}=${value}`]);
}

/**
 * @param {string} program
 * @param {readonly string[]} args
 * @param {string} cwd
 */
async function must(program, args, cwd) {
  const { code, output } = await capture(program, args, { cwd, minutes: 3 });
  if (code !== 0) throw new UserError(advice(`${program} failed.\n\n${output.trim()}\n\n`));
}

/** @param {string} why */
function advice(why) {
  return `Several nodes need nats-server 2.10 or newer. ${why}
Install it (Debian 13: sudo apt-get install nats-server; macOS: brew install nats-server; else
https://nats.io/download), or set NATS_SERVER to the path of one, and run this command again.`;
}
