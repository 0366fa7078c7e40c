/** The server as a process of its own, which a test can kill and restart, and whose clock and deals it controls. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '@safehouse/server/cluster/ports.ts';

/** See server/testing/test-server.ts. */
export type ServerOptions = {
  /** `whole` loads the dictionaries; by default the referee only compares letters, which needs no loading. */
  readonly referee?: 'letters' | 'whole';
  readonly bots?: boolean;
  /** More settings of the server: `{ SAFEHOUSE_PUBLIC_URL: … }`. */
  readonly settings?: Readonly<Record<string, string>>;
  /** The tree whose server and pages these are, if not our own. */
  readonly tree?: string;
};

const root = resolve(import.meta.dirname, '..', '..', '..');
/** The folder of the pages under test. */
export const builtPages = process.env.SAFEHOUSE_WEB ?? join(root, 'web', 'dist');

/** Limits that no test hits by chance. */
const limits = {
  SAFEHOUSE_TABLES_PER_HOUR: '100000',
  SAFEHOUSE_CODES_PER_MINUTE: '100000',
  SAFEHOUSE_CONNECTS_PER_MINUTE: '100000',
  SAFEHOUSE_CONNECTIONS_PER_ADDRESS: '1000',
  SAFEHOUSE_MESSAGES_PER_SECOND: '200',
  SAFEHOUSE_REQUESTS_PER_SECOND: '1000000',
  SAFEHOUSE_LINES_PER_MINUTE: '10000',
  SAFEHOUSE_BOT_PACE: '0',
};

export class TestServer {
  readonly #options: ServerOptions;
  readonly #data = mkdtempSync(join(tmpdir(), 'safehouse-browser-'));
  #process: ChildProcess | undefined;
  /** Stays free while the server is down: no page and no other test takes it for a connection of its own. */
  #port: number | undefined;
  #now = Date.now();
  readonly #root: string;
  readonly #settings: Readonly<Record<string, string>>;
  readonly #builtPages: string;
  #pages: string;

  constructor({ tree, settings = {}, ...options }: ServerOptions) {
    this.#options = options;
    this.#settings = settings;
    this.#root = tree ?? root;
    this.#builtPages = tree ? join(tree, 'web', 'dist') : builtPages;
    this.#pages = this.#builtPages;
    process.once('exit', () => {
      this.#process?.kill('SIGKILL');
      rmSync(this.#data, { recursive: true, force: true });
    });
  }

  /** `http://127.0.0.1:20123` */
  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }
  get isRunning(): boolean {
    return this.#process?.exitCode === null && this.#process.signalCode === null;
  }
  /** Whether it runs and serves the pages under test. A test may have left it dead, or with other pages. */
  get isAsStarted(): boolean {
    return this.isRunning && this.#pages === this.#builtPages;
  }
  /** The server's clock. It only advances with `skip`. */
  get now(): number {
    return this.#now;
  }

  /** Starts the server; after a kill, on the same data and port, and at the same time. */
  async start(pages = this.#builtPages): Promise<void> {
    if (!existsSync(join(pages, 'index.html'))) throw new Error(`no pages in ${pages}: npx vite build web`);
    this.#pages = pages;
    this.#port ??= await freePort();
    const script = join(this.#root, 'server', 'testing', 'test-server.ts');
    const server = spawn(process.execPath, [script, JSON.stringify({ ...this.#options, now: this.#now })], {
      cwd: this.#root,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: {
        ...process.env,
        ...limits,
        NODE_COMPILE_CACHE: join(this.#root, '.cache', 'compiled'),
        SAFEHOUSE_WEB: pages,
        SAFEHOUSE_HOST: '127.0.0.1',
        SAFEHOUSE_PORT: String(this.#port),
        SAFEHOUSE_DATA: this.#data,
        SAFEHOUSE_LOG: 'warn',
        ...this.#settings,
      },
    });
    this.#process = server;
    await new Promise<void>((opened, failed) => {
      let said = '';
      server.stdout?.on('data', (chunk) => {
        said += chunk;
        if (said.includes('http://localhost:')) opened();
      });
      server.stderr?.on('data', (chunk) => {
        said += chunk;
        process.stderr.write(chunk);
      });
      server.once('exit', (code) => failed(new Error(`the server ended with ${code} before it was open:\n${said}`)));
    });
  }

  /** Advances the clock. Every timer due by then has fired when this resolves. */
  async skip(seconds: number): Promise<void> {
    this.#now += seconds * 1000;
    await this.#tell({ pass: seconds * 1000 });
  }

  /** Deals the next games from this name: the same name gives the same deals. */
  deal(name: string): Promise<void> {
    return this.#tell({ deal: name });
  }

  /** A store that is cut off does not answer until it is mended. */
  store(what: 'cut' | 'mend'): Promise<void> {
    return this.#tell({ store: what });
  }

  /** Kills the server in the middle of its work. */
  async kill(): Promise<void> {
    const server = this.#process;
    if (!server || !this.isRunning) return;
    const ended = once(server, 'exit');
    server.kill('SIGKILL');
    await ended;
  }

  async close(): Promise<void> {
    await this.kill();
    rmSync(this.#data, { recursive: true, force: true });
  }

  async #tell(command: object): Promise<void> {
    const server = this.#process;
    if (!server || !this.isRunning) throw new Error('the server is not running');
    const done = once(server, 'message');
    server.send(command);
    await done;
  }
}
