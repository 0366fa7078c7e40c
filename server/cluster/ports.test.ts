/** Ports are reserved as long as the process that got them runs. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from './ports.ts';

test('two processes get different ports, all outside the ephemeral range', async () => {
  const COUNT = 100;
  const ports = fileURLToPath(new URL('./ports.ts', import.meta.url));
  const script = `
    import { freePort } from ${JSON.stringify(ports)};
    console.log(JSON.stringify(await Promise.all(Array.from({ length: ${COUNT} }, freePort))));
    setInterval(() => {}, 1000);
  `;
  const args = ['--input-type=module', '--eval', script];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const ours = await Promise.all(Array.from({ length: COUNT }, freePort));
  const [line] = await once(child.stdout, 'data');
  const theirs = JSON.parse(String(line)) as number[];
  const all = [...ours, ...theirs, ...(await Promise.all(Array.from({ length: COUNT }, freePort)))];
  expect(new Set(all).size).toBe(3 * COUNT);
  expect(Math.max(...all)).toBeLessThan(32_768);
});
