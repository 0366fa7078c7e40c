/** NATS store addresses: parses what operators write, and shows it without secrets. */
import { expect, test } from 'vitest';
import { parseAddress } from './address.ts';

test.each([
  ['nats://one', { servers: ['one:4222'], house: 'safehouse', shown: 'nats://one:4222' }],
  ['nats://one:1,two:2,three', { servers: ['one:1', 'two:2', 'three:4222'] }],
  ['nats://one:1,nats://two:2', { servers: ['one:1', 'two:2'] }],
  ['nats://[::1]:4223/', { servers: ['[::1]:4223'], house: 'safehouse' }],
  ['nats://one/club', { house: 'club', shown: 'nats://one:4222/club' }],
  ['nats://one/club?streams=1', { house: 'club', shards: 1, shown: 'nats://one:4222/club' }],
  ['nats://one?streams=32', { house: 'safehouse', shards: 32, shown: 'nats://one:4222' }],
  ['nats://ann:s%40fe:x@one,two', { user: 'ann', password: 's@fe:x', shown: 'nats://one:4222,two:4222' }],
  ['nats://s3cret@one', { token: 's3cret', shown: 'nats://one:4222' }],
])('%s is an address', (text, expected) => {
  expect(parseAddress(text)).toMatchObject(expected);
});

test.each([
  'nats://',
  'nats://one,',
  'nats://a b',
  'nats://one/two/three',
  'nats://one/a.b',
  'http://one',
  'nats://%@one',
  'nats://one?streams=0',
  'nats://one?streams=33',
  'nats://one?streams=3?streams=3',
  'nats://one?shards=3',
])('%s is not an address', (text) => {
  expect(parseAddress(text)).toBeUndefined();
});
