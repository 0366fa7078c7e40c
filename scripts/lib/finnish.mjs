/** Finnish for the referee: packs the words once, and finds or downloads Voikko's morphology. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { at } from './command.mjs';
import { capture } from './processes.mjs';
import { runtime } from './runtime.mjs';
import { note, step } from './steps.mjs';

const DAY = 24 * 60 * 60 * 1000;
/** Where Debian's package has it. */
const inPackage = join('usr', 'lib', 'voikko');

/** @typedef {{ folder: string, isPacked: boolean, places: string[], voikko?: string }} State */

/** Never fails: without either, the referee knows less Finnish and says so. */
export async function ensureFinnish() {
  try {
    const state = await inspect([]);
    if (!state) return;
    if (!state.isPacked) await step('finnish', 'packing the words', () => inspect(['--pack']));
    if (state.voikko || state.places.length === 0) return;
    if (!(await fetchVoikko(state.folder))) note('finnish', advice);
  } catch {
    note('finnish', advice);
  }
}

const advice = 'less of it without Voikko: apt-get install voikko-fi, or SAFEHOUSE_VOIKKO=/path/to/mor.vfst';

/**
 * @param {readonly string[]} args
 * @returns {Promise<State | undefined>}
 */
async function inspect(args) {
  const { code, output } = await capture(runtime().node, [at('language/tools/finnish.ts'), ...args], { cwd: at() });
  const answer = output.trim().split('\n').at(-1) ?? '';
  return code === 0 && answer.startsWith('{') ? JSON.parse(answer) : undefined;
}

/**
 * Downloads Debian's package and unpacks it into our own folder, which needs no root rights; at most once a day.
 * @param {string} folder
 * @returns {Promise<boolean>}
 */
async function fetchVoikko(folder) {
  const tried = join(folder, 'tried');
  if (existsSync(tried) && Date.now() - statSync(tried).mtimeMs < DAY) return false;
  if (!['/usr/bin/apt-get', '/usr/bin/dpkg'].every((program) => existsSync(program))) return false;
  mkdirSync(folder, { recursive: true });
  const scratch = mkdtempSync(join(folder, 'fetch-'));
  try {
    return await step('finnish', 'fetching Voikko (apt-get download voikko-fi, 1 MB)', async () => {
      const download = await capture('apt-get', ['download', 'voikko-fi'], { cwd: scratch, minutes: 0.5 });
      const file = readdirSync(scratch).find((name) => name.endsWith('.deb'));
      if (download.code !== 0 || !file) return false;
      const { code } = await capture('dpkg', ['-x', file, 'unpacked'], { cwd: scratch, minutes: 0.5 });
      if (code !== 0) return false;
      cpSync(join(scratch, 'unpacked', inPackage), join(folder, 'voikko'), { recursive: true });
      return true;
    });
  } finally {
    rmSync(scratch, { recursive: true, force: true });
    writeFileSync(tried, '');
  }
}
