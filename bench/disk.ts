/**
 * What a sync of the disk itself costs: no store that syncs can be faster, and the disk's worst moments are in every
 * p99.
 */
import { closeSync, fdatasyncSync, fsyncSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { quantile } from './measure.ts';

const SYNCS = 3000;
/** About as much as a commit of several moves writes, in a log that is reused. */
const PIECE = Buffer.alloc(16 * 1024, 1);
const PIECES = 1000;
/** Syncs without a pause, like a busy server. */
const BURST = 4;

export async function aboutDisk(folder: string): Promise<string> {
  const file = openSync(join(folder, 'disk.bin'), 'w');
  for (let piece = 0; piece < PIECES; piece++) writeSync(file, PIECE);
  fsyncSync(file);
  const times: number[] = [];
  for (let turn = 0; turn < SYNCS; turn++) {
    writeSync(file, PIECE, 0, PIECE.length, (turn % PIECES) * PIECE.length);
    const begun = performance.now();
    fdatasyncSync(file);
    times.push(performance.now() - begun);
    if (turn % BURST === 0) await sleep(1);
  }
  closeSync(file);
  times.sort((a, b) => a - b);
  const ms = (q: number): string => quantile(times, q).toFixed(2);
  return `The disk alone takes ${ms(0.5)} ms for a sync, ${ms(0.99)} at p99 and ${ms(1)} at worst, of ${SYNCS}.`;
}
