/** One line a step: what is done, and how long it took. */
import { performance } from 'node:perf_hooks';

/** @type {NodeJS.WritableStream} */
let out = process.stdout;

/** What follows may be read by another program: what is done for it is said on the side. */
export function speakAside() {
  out = process.stderr;
}

/**
 * Says what is being done, does it, and ends the line with the time (or with what `work` answers, and the time).
 * @template T
 * @param {string} name
 * @param {string} doing
 * @param {() => Promise<T> | T} work
 * @returns {Promise<T>}
 */
export async function step(name, doing, work) {
  const since = performance.now();
  out.write(`${name.padEnd(10)} ${doing} … `);
  try {
    const answer = await work();
    out.write(`${took(since)}\n`);
    return answer;
  } catch (error) {
    out.write(`failed after ${took(since)}\n`);
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
