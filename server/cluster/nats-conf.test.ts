/** nats-server accepts the configuration that operators get. */
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { findNats } from './nats-servers.ts';

test('nats-server accepts deploy/nats.conf', () => {
  const conf = resolve(import.meta.dirname, '..', '..', 'deploy', 'nats.conf');
  const env = { NATS_NAME: 'nats-1', NATS_PASSWORD: 'x' };
  expect(() => execFileSync(findNats(), ['-t', '-c', conf], { env, stdio: 'pipe' })).not.toThrow();
});
