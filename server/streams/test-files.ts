/** Disposable files for tests, and a process that writes to one until it is killed. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

/** Deleted when the test is over. */
export function newFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'safehouse-streams-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'house.db');
}

export type Child = {
  /** The complete lines it has written so far. */
  readonly lines: string[];
  /** Resolves at its first line. */
  readonly begun: Promise<unknown>;
  readonly ended: Promise<unknown>;
  /** Immediately, like `kill -9`. */
  kill(): void;
};

export function runChild(file: string): Child {
  const script = fileURLToPath(new URL('./test-child.ts', import.meta.url));
  const child = spawn(process.execPath, [script, file], { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines: string[] = [];
  let rest = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    const parts = (rest + text).split('\n');
    rest = parts.pop() ?? '';
    lines.push(...parts);
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  return { lines, begun: once(child.stdout, 'data'), ended: once(child, 'close'), kill: () => child.kill('SIGKILL') };
}
