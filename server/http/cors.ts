/** Lets pages of the sites in SAFEHOUSE_ORIGINS use the API, as they may use the socket. */
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import type { Settings } from '../config/settings.ts';

/** Headers for an answer to a listed site; none for anyone else. */
export function corsHeaders(request: IncomingMessage, { origins }: Pick<Settings, 'origins'>): OutgoingHttpHeaders {
  const { origin } = request.headers;
  if (origins.length === 0) return {};
  if (origin === undefined || !origins.includes(origin)) return { Vary: 'Origin' };
  return {
    Vary: 'Origin',
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Methods': 'GET, HEAD, POST',
    'Access-Control-Allow-Headers': 'Content-Type, Safehouse-Password',
    'Access-Control-Max-Age': '600',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  };
}

/** A browser asks before it sends a listed site's request. */
export function isPreflight(request: IncomingMessage, { origins }: Pick<Settings, 'origins'>): boolean {
  return (
    request.method === 'OPTIONS' &&
    request.headers['access-control-request-method'] !== undefined &&
    origins.includes(request.headers.origin ?? '')
  );
}
