/** The address of a request, used for limits only. Never logged, never stored. */
import type { IncomingMessage } from 'node:http';
import { isIP, isIPv4 } from 'node:net';
import type { Settings } from '../config/settings.ts';

export function addressOf(request: IncomingMessage, { trustProxy }: Pick<Settings, 'trustProxy'>): string {
  const forwarded = trustProxy ? request.headers['x-forwarded-for'] : undefined;
  // The last entry was written by our own proxy; clients can forge the ones before it.
  const last = String(forwarded ?? '')
    .split(',')
    .at(-1);
  return household(written(last ?? '') ?? request.socket.remoteAddress ?? '');
}

/**
 * Some proxies include the port. Anything that is not an address is ignored: a new invented one each time would escape
 * the limits.
 */
function written(entry: string): string | undefined {
  const plain = entry
    .trim()
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
  return isIP(plain) ? plain : undefined;
}

/** An IPv6 household has a whole /64 of addresses. */
export function household(address: string): string {
  const plain = address.replace(/%.*$/, '').toLowerCase();
  if (!isIP(plain) || isIPv4(plain)) return plain;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain);
  if (mapped) return String(mapped[1]);
  const [start = '', end] = plain.split('::');
  const groups = start === '' ? [] : start.split(':');
  const rest = end === undefined || end === '' ? [] : end.split(':');
  const zeros = Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill('0');
  const all = [...groups, ...zeros, ...rest].slice(0, 4);
  return all.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}
