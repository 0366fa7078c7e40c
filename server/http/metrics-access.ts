/** Who may read the metrics: this machine, or whoever reaches the address that they have for themselves. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { isLoopback } from '../config/guest-address.ts';
import type { Settings } from '../config/settings.ts';

/** Written by proxies: whoever asks is somewhere else then, though the connection comes from here. */
const FORWARDED = ['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'via', 'x-real-ip'];

/** At the main address, where strangers come in, only this machine itself; and nobody if there is another door. */
export function mayReadMetrics(request: IncomingMessage, { metrics, metricsAt }: Settings): boolean {
  if (!metrics || metricsAt !== '') return false;
  const address = request.socket.remoteAddress?.replace(/^::ffff:/, '') ?? '';
  return isLoopback(address) && FORWARDED.every((name) => request.headers[name] === undefined);
}

/** `127.0.0.1:9464`, `[::1]:9464`, or `:9464` for every network. */
export function doorOf(metricsAt: string): { readonly host: string; readonly port: number } | undefined {
  const parts = /^(?:\[(?<six>[^\]]*)\]|(?<four>[^:]*)):(?<port>\d+)$/.exec(metricsAt)?.groups;
  return parts && { host: parts.six ?? parts.four ?? '', port: Number(parts.port) };
}

/** Nothing but `/metrics`. */
export function metricsDoor(text: () => Promise<string>): Server {
  return createServer({ requestTimeout: 5000 }, (request, response) => {
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics')
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
