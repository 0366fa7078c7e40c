/** `npm run streams` as a process, and stores to try it on. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Random, randomFrom, type Seed } from '@safehouse/rules/kernel/random.ts';
import { openSqlite } from '../streams/sqlite.ts';
import type { Streams } from '../streams/streams.ts';
import { newFile } from '../streams/test-files.ts';

const script = fileURLToPath(new URL('../tools/streams.ts', import.meta.url));
const killed = fileURLToPath(new URL('./killed-copy.ts', import.meta.url));

type Said = { readonly code: number | string; readonly output: string };

/** With `killAt`, it is killed once it has written this many characters, or when something else has happened. */
export function streams(
  args: readonly string[],
  killAt: number | Promise<unknown> = Number.POSITIVE_INFINITY,
): Promise<Said> {
  return run([script, ...args], killAt);
}

/** Copies one file to another, and is killed after this many streams. */
export function killedCopy(from: string, to: string, after: number): Promise<Said> {
  return run([killed, from, to, String(after)]);
}

function run(args: readonly string[], killAt: number | Promise<unknown> = Number.POSITIVE_INFINITY): Promise<Said> {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => {
      output += String(data);
      if (typeof killAt === 'number' && output.length >= killAt) child.kill('SIGKILL');
    });
  }
  if (typeof killAt !== 'number') void killAt.then(() => child.kill('SIGKILL'));
  return new Promise((done) => {
    child.on('close', (code, signal) => done({ code: code ?? signal ?? 'gone', output }));
  });
}

const seed = (name: string): Seed => Buffer.from(name.padEnd(16, '.')).toString('hex') as Seed;

/** Streams of every kind: with one event or many, odd names, large events, old and new, with and without wake-ups. */
async function fill(house: Streams, count: number, random: Random): Promise<void> {
  const kinds = ['table', 'code', 'campaign', 'pack'];
  await Promise.all(
    Array.from({ length: count }, async (_, i) => {
      const stream = `${random.pick(kinds)}/${i}-${random.pick(['', 'ä', '茶', 'a.b', '*>', 'x y'])}`;
      const size = random.pick([10, 200, random.below(20) === 0 ? 300_000 : 1000]);
      const length = 1 + random.below(random.below(10) === 0 ? 60 : 6);
      const events = Array.from({ length: size > 100_000 ? 3 : length }, (_, n) => ({
        n,
        text: 'é"\u0000𝄞x'.repeat(size / 10),
        deep: [{ nothing: null, number: random.below(1e9) / 7 }],
      }));
      const wakeAt = random.below(3) === 0 ? 1000 * random.below(2_000_000_000) : undefined;
      const at = 1_600_000_000_000 + random.below(4e9);
      // Half of them at once, the others one by one.
      const parts = size < 100_000 && random.below(2) === 0 ? [events] : events.map((event) => [event]);
      let version = 0;
      for (const part of parts) ({ version } = await house.append(stream, version, part, wakeAt, at));
    }),
  );
}

/** A file with this many streams, always the same ones for the same name. */
export async function filled(count: number, name: string): Promise<string> {
  const file = newFile();
  const house = openSqlite(file);
  await fill(house, count, randomFrom(seed(name)));
  await house.close();
  return file;
}
