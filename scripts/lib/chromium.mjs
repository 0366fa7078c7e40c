/** Chromium for the browser tests: found in the usual places, or installed where that is allowed. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { UserError } from './command.mjs';
import { capture } from './processes.mjs';
import { step } from './steps.mjs';

/** The first that exists is used. Chromium without windows does the same for a page with less work. */
const names = [
  'chromium-headless-shell',
  ...['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'],
];

/** @returns {Promise<string>} the path of the program */
export async function ensureChromium() {
  const chosen = process.env.CHROMIUM;
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new UserError(`CHROMIUM says ${chosen}, but there is no such file.`);
  }
  return find() ?? (await install());
}

/** @returns {string | undefined} */
function find() {
  return usualPlaces().find((path) => existsSync(path));
}

function usualPlaces() {
  const { PATH = '', HOME = '', LOCALAPPDATA = '', ProgramFiles = '' } = process.env;
  if (process.platform === 'darwin') {
    const apps = ['Chromium', 'Google Chrome', 'Microsoft Edge'];
    return ['/Applications', join(HOME, 'Applications')].flatMap((folder) =>
      apps.map((app) => join(folder, `${app}.app`, 'Contents', 'MacOS', app)),
    );
  }
  if (process.platform === 'win32') {
    const programs = [
      'Chromium/Application/chrome.exe',
      'Google/Chrome/Application/chrome.exe',
      'Microsoft/Edge/Application/msedge.exe',
    ];
    return [ProgramFiles, process.env['ProgramFiles(x86)'] ?? '', LOCALAPPDATA]
      .filter(Boolean)
      .flatMap((folder) => programs.map((program) => join(folder, program)));
  }
  return ['/usr/bin', ...PATH.split(delimiter)].flatMap((folder) => names.map((name) => join(folder, name)));
}

async function install() {
  const apt = aptGet();
  if (!apt) throw new UserError(advice('It is not on this machine, and this command may not install it.'));
  const [program = '', ...before] = apt;
  const run = (/** @type {string[]} */ args) =>
    capture(program, [...before, ...args], { env: { DEBIAN_FRONTEND: 'noninteractive' } });
  const must = async (/** @type {string[]} */ args) => {
    const { code, output } = await run(args);
    if (code !== 0) throw new UserError(`${advice(`${[...apt, ...args].join(' ')} failed.`)}\n\n${output.trim()}`);
  };
  const get = ['install', '-y', '--no-install-recommends'];
  await step('chromium', `installing (${apt.join(' ')} update; … install -y chromium-headless-shell)`, async () => {
    await must(['update']);
    // Ubuntu and older Debian releases do not have this package.
    if ((await run([...get, 'chromium-headless-shell'])).code !== 0) await must([...get, 'chromium']);
  });
  const path = find();
  if (!path) throw new UserError(advice('apt-get installed it, but it is in none of the usual places.'));
  return path;
}

/** The apt-get command, if this is a Debian-like system where we may install. @returns {string[] | undefined} */
function aptGet() {
  const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  if (!/^ID(_LIKE)?=.*(debian|ubuntu)/m.test(release)) return undefined;
  if (process.getuid?.() === 0) return ['apt-get'];
  const may = spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0;
  return may ? ['sudo', '-n', 'apt-get'] : undefined;
}

/** @param {string} why */
function advice(why) {
  return `The browser tests need Chromium. ${why}
Install it (Debian: sudo apt-get install chromium-headless-shell; Ubuntu: sudo apt-get install chromium-browser; macOS:
brew install --cask chromium; Windows: winget install Hibbiki.Chromium; Chrome and Edge do as well), or set CHROMIUM to
the path of one, and run this command again.`;
}
