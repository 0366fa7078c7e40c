/** Who may read the metrics: this machine, or anyone who reaches the separate address. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import { isLoopback } from '../config/guest-address.ts';
import type { Settings } from '../config/settings.ts';

/** Set by proxies: the request comes from elsewhere, although the connection comes from this machine. */
const FORWARDED = ['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'via', 'x-real-ip'];

/** At the main address, only this machine; nobody if there is a separate address. */
export function mayReadMetrics(request: IncomingMessage, { metrics, metricsAt }: Settings): boolean {
  if (!metrics || metricsAt !== '') return false;
  return (
    isLoopback(addressOf(request)) &&
    hasLocalHost(request) &&
    FORWARDED.every((name) => request.headers[name] === undefined)
  );
}

/**
 * A page whose domain was made to resolve to this machine (DNS rebinding) sends that domain as `Host`. An address cannot
 * be rebound.
 */
function hasLocalHost({ headers }: IncomingMessage): boolean {
  const host = headers.host?.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1') ?? '';
  return host.toLowerCase() === 'localhost' || isIP(host) !== 0;
}

function addressOf({ socket }: IncomingMessage): string {
  return socket.remoteAddress?.replace(/^::ffff:/, '') ?? '';
}

/** `127.0.0.1:9464`, `[::1]:9464`, or `:9464` for every network. */
export function doorOf(metricsAt: string): { readonly host: string; readonly port: number } | undefined {
  const parts = /^(?:\[(?<six>[^\]]*)\]|(?<four>[^:]*)):(?<port>\d+)$/.exec(metricsAt)?.groups;
  return parts && { host: parts.six ?? parts.four ?? '', port: Number(parts.port) };
}

/** Serves only `/metrics`. */
export function metricsDoor(text: () => Promise<string>): Server {
  return createServer({ requestTimeout: 5000 }, (request, response) => {
    const isRebound = isLoopback(addressOf(request)) && !hasLocalHost(request);
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics' || isRebound)
      return void response.writeHead(404).end();
    text().then(
      (figures) => sendMetrics(response, figures),
      () => response.writeHead(500).end(),
    );
  });
}

export function sendMetrics(response: ServerResponse, text: string): void {
  response.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(text);
}
