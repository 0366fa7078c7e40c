/** What the operator sees when the server is open: its address, and a QR code for phones. */
import { renderUnicodeCompact } from 'uqr';
import { guestAddress, isLoopback } from '../config/guest-address.ts';
import type { Settings } from '../config/settings.ts';

export function startBanner(settings: Settings, port: number): string {
  const { host } = settings;
  const outside = guestAddress(settings, port);
  const isEverywhere = host === '' || host === '0.0.0.0' || host === '::';
  const lines = ['', 'Safehouse is open.', ''];
  if (isEverywhere || isLoopback(host)) lines.push(`  On this machine:  http://localhost:${port}`);
  if (outside) lines.push(`  For your guests:  ${outside}`, '', renderUnicodeCompact(outside, { border: 2 }));
  else
    lines.push('  Only this machine can reach it. For guests: leave SAFEHOUSE_HOST out, or set SAFEHOUSE_PUBLIC_URL.');
  return `${lines.join('\n')}\n\n`;
}
