/** The headers of every answer: pages may load only their own files, and other sites may not embed them. */
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import type { Settings } from '../config/settings.ts';
import { hostOf } from './origin.ts';

const fixed: OutgoingHttpHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  // For browsers that do not know `frame-ancestors`.
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
};

export function safeHeaders(request: IncomingMessage, settings: Settings): OutgoingHttpHeaders {
  return { ...fixed, 'Content-Security-Policy': policy(hostOf(request, settings)) };
}

/** Not every browser counts WebSockets of the same host as 'self', so they are listed. */
function policy(host: string | undefined): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    `connect-src 'self'${host ? ` ws://${host} wss://${host}` : ''}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ');
}
