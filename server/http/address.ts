/** Where a request comes from, as far as limits are concerned. Never logged, never stored. */
import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import type { Settings } from '../settings.ts';

export function addressOf(request: IncomingMessage, { trustProxy }: Pick<Settings, 'trustProxy'>): string {
  const forwarded = trustProxy ? request.headers['x-forwarded-for'] : undefined;
  // The last entry is the one our own proxy wrote; whoever asks can make up the ones before.
  const last = String(forwarded ?? '')
    .split(',')
    .at(-1)
    ?.trim();
  return household(last || request.socket.remoteAddress || '');
}

/** An IPv6 household has a whole /64 of addresses. */
function household(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
  if (!isIPv6(plain)) return plain;
  const [start = '', end] = plain.split('::');
  const groups = start.split(':');
  const rest = end === undefined ? [] : end.split(':');
  const zeros = end === undefined ? [] : Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill('0');
  return [...groups, ...zeros, ...rest].slice(0, 4).join(':');
}
