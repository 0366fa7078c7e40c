/** What the operator sees when the house is open: where it is, and a code to point a phone at. */
import { networkInterfaces } from 'node:os';
import { renderUnicodeCompact } from 'uqr';
import type { Settings } from './settings.ts';

export function greeting({ publicUrl, host }: Settings, port: number): string {
  const network = publicUrl === '' ? networkAddress(host) : undefined;
  const outside = publicUrl !== '' ? publicUrl : network && `http://${network}:${port}`;
  const isEverywhere = host === '' || host === '0.0.0.0' || host === '::';
  const lines = ['', 'Safehouse is open.', ''];
  if (isEverywhere || isLoopback(host)) lines.push(`  On this machine:  http://localhost:${port}`);
  if (outside) lines.push(`  For your guests:  ${outside}`, '', renderUnicodeCompact(outside, { border: 2 }));
  else
    lines.push('  Only this machine can reach it. For guests: leave SAFEHOUSE_HOST out, or set SAFEHOUSE_PUBLIC_URL.');
  return `${lines.join('\n')}\n\n`;
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

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.');
}
