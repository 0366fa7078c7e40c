/** The HTTP server: pages, API, health and metrics. Every request gets an answer with a code. */
import { createServer, type IncomingMessage, type Server, type ServerOptions, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { limits } from '../config/limits.ts';
import type { Settings } from '../config/settings.ts';
import type { Timings } from '../config/timings.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { HeldBytes } from '../platform/held-bytes.ts';
import { fieldsOf, type Log } from '../platform/log.ts';
import { StreamsError } from '../streams/streams.ts';
import type { Api } from './api.ts';
import { corsHeaders, isPreflight } from './cors.ts';
import { safeHeaders } from './headers.ts';
import { mayReadMetrics, sendMetrics } from './metrics-access.ts';
import { pathOf } from './path.ts';
import { PlainSockets } from './plain-sockets.ts';
import type { Preview } from './preview.ts';
import { proxyNotice } from './proxy-notice.ts';
import type { Ready } from './readiness.ts';
import { failure, notAllowed, ok, type Reply } from './reply.ts';
import type { Site } from './site.ts';

type HttpServerDeps = {
  readonly settings: Settings;
  readonly timings: Pick<Timings, 'headWithin' | 'requestWithin' | 'slowRequests' | 'answerStalls' | 'answerWithin'>;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly api: Api;
  readonly site: Site;
  /** What a page's link is shown with. */
  preview(request: IncomingMessage, path: string): Promise<Preview>;
  readonly ready: Ready;
  readonly held: HeldBytes;
  /** Takes a socket that is to be a WebSocket, or refuses it. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  /** How many WebSockets this address has. */
  webSocketsOf(address: string): number;
  /** The text of the metrics. */
  figures(): Promise<string>;
};

type Answering = HttpServerDeps & { readonly sockets: PlainSockets };

/** Clients that send slowly to keep the server busy are cut off. */
function patience({ headWithin, requestWithin, slowRequests }: HttpServerDeps['timings']): ServerOptions {
  return {
    maxHeaderSize: limits.head,
    headersTimeout: headWithin,
    requestTimeout: requestWithin,
    keepAliveTimeout: limits.keptAlive,
    connectionsCheckingInterval: slowRequests,
  };
}

export function createHttp(deps: HttpServerDeps): Server {
  const notice = proxyNotice(deps.settings, deps.log);
  const server = createServer(patience(deps.timings));
  const sockets = new PlainSockets(server, deps);
  const answering = { ...deps, sockets };
  server.on('request', (request, response) => {
    const isWelcome = sockets.begins(request, response);
    if (isWelcome === 'over') return;
    notice(request);
    if (isWelcome === 'yes') void respond(answering, request, response);
    else refuse(answering, request, response, isWelcome);
  });
  server.on('upgrade', (request, socket, head) => {
    sockets.upgrades(socket);
    if (deps.upgrade(request, socket, head)) sockets.upgraded(socket);
    else sockets.refusedUpgrade(request);
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => refuseGarbage(deps, error, socket));
  return server;
}

function refuse(deps: Answering, request: IncomingMessage, response: ServerResponse, code: 'too-many-tries'): void {
  response.setHeader('Connection', 'close');
  sendReply(deps, request, response, failure(code));
}

async function respond(deps: Answering, request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    for (const [name, value] of Object.entries(safeHeaders(request, deps.settings))) {
      if (value !== undefined) response.setHeader(name, value);
    }
    const path = pathOf(request, deps.settings);
    if (path.startsWith('/api/')) return await respondToApi(deps, request, response, path);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return sendReply(deps, request, response, notAllowed('GET'));
    }
    if (path === '/health') return sendReply(deps, request, response, ok({ ok: true }));
    if (path === '/ready') return sendReply(deps, request, response, await readiness(deps.ready));
    if (path === '/metrics' && mayReadMetrics(request, deps.settings)) {
      return sendMetrics(response, await deps.figures());
    }
    const preview = deps.site.isPage(path) ? await deps.preview(request, path) : undefined;
    if (!deps.site.serve(request, response, path, preview)) sendReply(deps, request, response, failure('not-found'));
  } catch (error) {
    const code = error instanceof StreamsError ? 'store-unavailable' : 'internal';
    deps.log.error('a request failed', fieldsOf(error));
    if (response.headersSent) response.destroy();
    else sendReply(deps, request, response, failure(code));
  }
}

async function respondToApi(
  deps: Answering,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<void> {
  for (const [name, value] of Object.entries(corsHeaders(request, deps.settings))) {
    if (value !== undefined) response.setHeader(name, value);
  }
  if (isPreflight(request, deps.settings)) return void response.writeHead(204).end();
  sendReply(deps, request, response, await deps.api.answer(request, path));
}

/** Not counted as an error: load balancers ask all the time. */
async function readiness(ready: Ready): Promise<Reply> {
  const found = await ready.check();
  return found === 'ready' ? ok({ ready: true }) : { status: 503, body: { ready: false, why: found } };
}

function sendReply(
  { metrics, sockets }: Answering,
  request: IncomingMessage,
  response: ServerResponse,
  reply: Reply,
): void {
  const { error } = reply.body as { error?: string };
  if (reply.status >= 400 && error !== undefined) metrics.error(error);
  const text = JSON.stringify(reply.body);
  // The rest of an unread body would be taken for the next request.
  if (hasBody(request) && !request.complete) response.setHeader('Connection', 'close');
  const bytes = Buffer.byteLength(text);
  sockets.answers(response, bytes);
  response.writeHead(reply.status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': bytes,
    'Cache-Control': 'no-store',
    ...reply.headers,
  });
  response.end(request.method === 'HEAD' ? undefined : text);
}

/** Without a body a request is complete, even if that is not flagged yet. */
function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) !== 0;
}

function refuseGarbage({ metrics }: HttpServerDeps, error: NodeJS.ErrnoException, socket: Duplex): void {
  metrics.error('malformed');
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const body = '{"error":"malformed"}';
  const status = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? '408 Request Timeout' : '400 Bad Request';
  socket.end(
    `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  );
}
