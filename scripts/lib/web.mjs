/** Builds the pages, but only if their sources have changed. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { at, root, UserError } from './command.mjs';
import { capture } from './processes.mjs';
import { runtime } from './runtime.mjs';

/** In the build folder, so that deleting the build deletes the stamp. */
const stamp = at('web', 'dist', '.stamp');
const sources = ['web', 'protocol', 'rules', 'package-lock.json'];
const notSources = /(^|\/)(node_modules|dist|browser|\.[^/]+)(\/|$)|\.test\.ts$/;

/** @returns {boolean} */
export function isWebBuilt() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint();
}

export async function buildWeb() {
  // Taken before the build, so that an edit during it triggers another.
  const before = fingerprint();
  const { code, output } = await capture(
    runtime().node,
    [at('node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'],
    {
      cwd: at('web'),
    },
  );
  if (code !== 0) throw new UserError(`The pages could not be built:\n\n${output.trim()}`);
  writeFileSync(stamp, before);
}

function fingerprint() {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((name) => files(at(name))).sort()) {
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}

/**
 * @param {string} path a file, or a folder to be looked through
 * @returns {string[]}
 */
function files(path) {
  if (notSources.test(relative(root, path).replaceAll('\\', '/'))) return [];
  try {
    return readdirSync(path).flatMap((name) => files(join(path, name)));
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOTDIR') return [path];
    throw error;
  }
}
