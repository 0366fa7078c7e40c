/** Serves the built pages from memory: nothing but the build's files can be requested. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { dressed, type Look, manifestOf, plainLook } from './look.ts';
import { type Preview, type PreviewTexts, withPreview } from './preview.ts';

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
  /^\/(?:t\/[A-Za-z0-9_-]{22}(?:\/tv|\/evening|\/replay\/[1-9]\d{0,5})?|(?:c|pack)\/[A-Za-z0-9_-]{22}|tv|(?:rules|learn)(?:\/[\w/-]*)?|credits|privacy|replay|settings)?\/?$/;
const MISSING = 'The pages of Safehouse are not built yet. `npm start` builds them, or by hand: npx vite build web\n';

const PAGE = '/index.html';
const MANIFEST = '/manifest.webmanifest';
const WORKER = '/sw.js';
/** A service worker that removes the one before it, and what that has stored. */
const NO_WORKER = fileOf(
  `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(caches.keys()
  .then((names) => Promise.all(names.filter((name) => name.startsWith('safehouse-')).map((name) => caches.delete(name))))
  .then(() => registration.unregister())));
`,
  types['.js'],
);

/** Pages with a preview that are kept. Their number grows with games, languages and names of this server. */
const MOST_PAGES = 100;
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

export class Site {
  readonly #folder: string;
  #files: ReadonlyMap<string, File> = new Map();
  #previews: PreviewTexts = {};
  readonly #pages = new Map<string, File>();

  readonly #offline: boolean;
  readonly #look: Look;

  constructor(folder: string, { offline = true, look = plainLook } = {}) {
    this.#folder = folder;
    this.#offline = offline;
    this.#look = look;
  }

  /** Whether this is the address of a page: its link may be shown with a preview. */
  isPage(path: string): boolean {
    return PAGES.test(path);
  }

  /** Answers if there is such a file. A wrong address gets the page that says so. */
  serve(request: IncomingMessage, response: ServerResponse, path: string, preview?: Preview): boolean {
    if (this.#files.size === 0) this.#read();
    const isPage = PAGES.test(path);
    const isForPeople = isPage || (request.headers.accept ?? '').includes('text/html');
    const file = isPage ? undefined : this.#offline || path !== WORKER ? this.#files.get(path) : NO_WORKER;
    const shown = file ?? (isForPeople ? this.#page(preview) : undefined);
    if (shown) send(request, response, { file: shown, status: file || isPage ? 200 : 404 });
    else if (isPage) {
      const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };
      response.writeHead(503, headers).end(MISSING);
    }
    return shown !== undefined || isPage;
  }

  #read(): void {
    const files = readFiles(this.#folder);
    const page = files.get(PAGE)?.bodies.get('identity');
    if (page) files.set(PAGE, pageOf(dressed(page.toString(), this.#look)));
    const manifest = files.get(MANIFEST)?.bodies.get('identity');
    if (manifest) files.set(MANIFEST, fileOf(manifestOf(manifest.toString(), this.#look), types['.webmanifest']));
    const { styles, logo } = this.#look;
    if (styles !== '') files.set('/house.css', fileOf(styles, types['.css']));
    if (logo) files.set(`/${logo.file}`, fileOf(logo.body, logo.type));
    this.#files = files;
    const texts = this.#files.get('/previews.json')?.bodies.get('identity');
    this.#previews = texts ? (JSON.parse(texts.toString()) as PreviewTexts) : {};
  }

  #page(preview: Preview | undefined): File | undefined {
    const plain = this.#files.get(PAGE);
    const body = plain?.bodies.get('identity');
    if (!plain || !body || !preview) return plain;
    const html = withPreview(body.toString(), preview, { texts: this.#previews, look: this.#look });
    const page = this.#pages.get(html) ?? pageOf(html);
    if (this.#pages.size >= MOST_PAGES) this.#pages.clear();
    this.#pages.set(html, page);
    return page;
  }
}

function fileOf(content: string | Buffer, type = ''): File {
  const body = Buffer.from(content);
  return { type, etag: etagOf(body), caching: 'no-cache', bodies: new Map([['identity', body]]) };
}

function pageOf(html: string): File {
  const body = Buffer.from(html);
  const bodies = new Map([
    ['identity', body],
    ['br', brotliCompressSync(body, QUICK)],
    ['gzip', gzipSync(body)],
  ] as const);
  return { type: types['.html'] as string, etag: etagOf(body), caching: 'no-cache', bodies };
}

function send(request: IncomingMessage, response: ServerResponse, what: { file: File; status: number }): void {
  const { type, etag, caching, bodies } = what.file;
  const encoding = pickEncoding(request.headers['accept-encoding'], bodies);
  const tagged = `"${etag}-${encoding}"`;
  const vary = type === types['.html'] ? 'Accept-Encoding, Accept-Language' : 'Accept-Encoding';
  const headers = { 'Content-Type': type, ETag: tagged, 'Cache-Control': caching, Vary: vary };
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

function etagOf(body: Buffer): string {
  return createHash('sha256').update(body).digest('base64url').slice(0, 20);
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
    const etag = etagOf(body);
    const caching = HASHED.test(url) ? 'public, max-age=31536000, immutable' : 'no-cache';
    files.set(url, { type, etag, caching, bodies });
  }
  return files;
}
