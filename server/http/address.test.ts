/** Where a request comes from: one household, one address. */
import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { addressOf } from './address.ts';

function from(remoteAddress: string, forwarded?: string): IncomingMessage {
  return { socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } } as unknown as IncomingMessage;
}

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::6', '2001:db8:0:0'],
  ['2001:0DB8:0001:2:3:4:5:7', '2001:db8:1:2'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  ['', ''],
])('%s counts as %s', (remote, address) => {
  expect(addressOf(from(remote), { trustProxy: false })).toBe(address);
});

test('only a trusted proxy is believed, and only its own entry', () => {
  const request = from('10.0.0.1', '198.51.100.7, 203.0.113.9');
  expect(addressOf(request, { trustProxy: false })).toBe('10.0.0.1');
  expect(addressOf(request, { trustProxy: true })).toBe('203.0.113.9');
  expect(addressOf(from('10.0.0.1'), { trustProxy: true })).toBe('10.0.0.1');
});

test.each([
  ['203.0.113.9:4711', '203.0.113.9'],
  ['[2001:db8:1:2::9]:4711', '2001:db8:1:2'],
  ['x'.repeat(9000), '10.0.0.1'],
  ['unknown', '10.0.0.1'],
  ['1.2.3.4, ', '10.0.0.1'],
])('what a proxy writes as %s counts as %s', (written, address) => {
  expect(addressOf(from('10.0.0.1', written), { trustProxy: true })).toBe(address);
});
