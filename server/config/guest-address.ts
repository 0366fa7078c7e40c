/** Where guests reach the server: the operator's address, or this machine's address in its network. */
import { networkInterfaces } from 'node:os';
import type { Settings } from './settings.ts';

/** Undefined if only this machine can reach it. */
export function guestAddress({ publicUrl, host, networkAddress: isShown }: Settings, port: number): string | undefined {
  if (publicUrl !== '') return publicUrl.replace(/\/$/, '');
  if (!isShown) return undefined;
  const network = networkAddress(host);
  return network && `http://${network}:${port}`;
}

/** The path that all pages are under: `/games`, or nothing. */
export function basePath({ publicUrl }: Pick<Settings, 'publicUrl'>): string {
  return publicUrl === '' ? '' : new URL(publicUrl).pathname.replace(/\/$/, '');
}

export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.');
}

/** The address that other machines in the network use, if there is one. */
function networkAddress(host: string): string | undefined {
  if (isLoopback(host)) return undefined;
  if (host !== '' && host !== '0.0.0.0' && host !== '::') return host.includes(':') ? `[${host}]` : host;
  const own = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
  return own.find((address) => /^(192\.168|10|172\.(1[6-9]|2\d|3[01]))\./.test(address)) ?? own[0];
}
