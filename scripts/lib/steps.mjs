/** Prints one line per step: what is done, and how long it took. */
import { performance } from 'node:perf_hooks';

/** @type {NodeJS.WritableStream} */
let out = process.stdout;
let isSideBySide = false;

/** Another program may read our standard output, so steps go to standard error. */
export function speakAside() {
  out = process.stderr;
}

/** From here on steps may overlap: each prints one line when it is done. */
export function stepSideBySide() {
  isSideBySide = true;
}

/**
 * Prints what is being done, does it, and ends the line with the time.
 * @template T
 * @param {string} name
 * @param {string} doing
 * @param {() => Promise<T> | T} work
 * @returns {Promise<T>}
 */
export async function step(name, doing, work) {
  const since = performance.now();
  const line = `${name.padEnd(10)} ${doing} … `;
  if (!isSideBySide) out.write(line);
  const end = (/** @type {string} */ how) => out.write(`${isSideBySide ? line : ''}${how}\n`);
  try {
    const answer = await work();
    end(took(since));
    return answer;
  } catch (error) {
    end(`failed after ${took(since)}`);
    throw error;
  }
}

/**
 * @param {string} name
 * @param {string} fact
 */
export function note(name, fact) {
  out.write(`${name.padEnd(10)} ${fact}\n`);
}

/** @param {number} since a moment of `performance.now()` */
export function took(since) {
  const seconds = (performance.now() - since) / 1000;
  return seconds < 60 ? `${seconds.toFixed(1)} s` : `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}
