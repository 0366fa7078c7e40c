/** Where guests reach the house: the address an operator gave, or this machine's in its network. */
import { networkInterfaces } from 'node:os';
import type { Settings } from './settings.ts';

/** Nothing if only this machine can reach it. */
export function guestAddress({ publicUrl, host }: Settings, port: number): string | undefined {
  if (publicUrl !== '') return publicUrl.replace(/\/$/, '');
  const network = networkAddress(host);
  return network && `http://${network}:${port}`;
}

export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.');
}

/** The address other machines of the network use, if there is one. */
function networkAddress(host: string): string | undefined {
  if (isLoopback(host)) return undefined;
  if (host !== '' && host !== '0.0.0.0' && host !== '::') return host.includes(':') ? `[${host}]` : host;
  const own = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
  return own.find((address) => /^(192\.168|10|172\.(1[6-9]|2\d|3[01]))\./.test(address)) ?? own[0];
}
