/** Serves the built pages from memory: nothing but the build's files can be requested. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, sep } from 'node:path';

type Encoding = 'br' | 'gzip' | 'identity';
type File = {
  readonly type: string;
  readonly etag: string;
  readonly caching: string;
  readonly bodies: ReadonlyMap<Encoding, Buffer>;
};

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.mp3': 'audio/mpeg',
};

/** A file name with a hash never changes its content: `assets/index-B3k9_xQ.js`. */
const HASHED = /^\/assets\/.+-[\w-]{7,}\.\w+$/;
const PAGES =
  /^\/(?:t\/[A-Za-z0-9_-]{22}(?:\/tv)?|(?:c|pack)\/[A-Za-z0-9_-]{22}|tv|rules(?:\/[\w/-]*)?|credits|privacy|settings)?\/?$/;
const MISSING = 'The pages of Safehouse are not built yet. `npm start` builds them, or by hand: npx vite build web\n';

export class Site {
  readonly #folder: string;
  #files: ReadonlyMap<string, File> = new Map();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Answers if there is such a file. A wrong address gets the page that says so. */
  serve(request: IncomingMessage, response: ServerResponse, path: string): boolean {
    if (this.#files.size === 0) this.#files = readFiles(this.#folder);
    const isPage = PAGES.test(path);
    const isForPeople = isPage || (request.headers.accept ?? '').includes('text/html');
    const file = isPage ? undefined : this.#files.get(path);
    const shown = file ?? (isForPeople ? this.#files.get('/index.html') : undefined);
    if (shown) send(request, response, { file: shown, status: file || isPage ? 200 : 404 });
    else if (isPage) {
      const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };
      response.writeHead(503, headers).end(MISSING);
    }
    return shown !== undefined || isPage;
  }
}

function send(request: IncomingMessage, response: ServerResponse, what: { file: File; status: number }): void {
  const { type, etag, caching, bodies } = what.file;
  const encoding = pickEncoding(request.headers['accept-encoding'], bodies);
  const tagged = `"${etag}-${encoding}"`;
  const headers = { 'Content-Type': type, ETag: tagged, 'Cache-Control': caching, Vary: 'Accept-Encoding' };
  if (what.status === 200 && request.headers['if-none-match']?.includes(tagged)) {
    response.writeHead(304, headers).end();
    return;
  }
  const body = bodies.get(encoding) as Buffer;
  const encoded = encoding === 'identity' ? {} : { 'Content-Encoding': encoding };
  response.writeHead(what.status, { ...headers, ...encoded, 'Content-Length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function pickEncoding(accepted: string | string[] | undefined, bodies: File['bodies']): Encoding {
  const welcome = String(accepted ?? '')
    .split(',')
    .filter((one) => !/;\s*q=0(?:\.0*)?\s*$/.test(one))
    .map((one) => one.split(';')[0]?.trim().toLowerCase());
  return (['br', 'gzip'] as const).find((encoding) => bodies.has(encoding) && welcome.includes(encoding)) ?? 'identity';
}

function readFiles(folder: string): Map<string, File> {
  const files = new Map<string, File>();
  if (!existsSync(join(folder, 'index.html'))) return files;
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const type = types[extname(name)];
    const path = join(folder, name);
    if (!type || !statSync(path).isFile()) continue;
    const url = `/${name.split(sep).join('/')}`;
    const body = readFileSync(path);
    const bodies = new Map<Encoding, Buffer>([['identity', body]]);
    if (existsSync(`${path}.br`)) bodies.set('br', readFileSync(`${path}.br`));
    if (existsSync(`${path}.gz`)) bodies.set('gzip', readFileSync(`${path}.gz`));
    const etag = createHash('sha256').update(body).digest('base64url').slice(0, 20);
    const caching = HASHED.test(url) ? 'public, max-age=31536000, immutable' : 'no-cache';
    files.set(url, { type, etag, caching, bodies });
  }
  return files;
}
