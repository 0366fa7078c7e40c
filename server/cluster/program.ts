/** A child process: started, stopped, killed, and restarted under the same name. */
import { type ChildProcess, spawn } from 'node:child_process';

export type ProgramOptions = {
  /** Its name for the operator. */
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** It accepts messages from us, and answers each. */
  readonly takesMessages?: boolean;
  /** Whether to restart it when it ends by itself. */
  readonly restarts?: boolean;
  /** Called on every start. */
  readonly onstart?: (program: Program) => void;
  /** Called when it ended by itself, with an exit code or signal. */
  readonly onend?: (program: Program, how: number | string) => void;
  /** Receives its output, both streams. */
  readonly onoutput?: (text: string) => void;
};

/** How much of its output is kept, to explain why it ended. */
const KEPT = 64 * 1024;
const RESTART_AFTER = 500;

/** Whatever ends this process, except SIGKILL, ends its children. */
const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

export class Program {
  readonly name: string;
  readonly #options: ProgramOptions;
  #child: ChildProcess | undefined;
  #ended: Promise<number | string> = Promise.resolve('not started');
  #isWanted = false;
  #restart: NodeJS.Timeout | undefined;
  #output = '';

  constructor(options: ProgramOptions) {
    this.name = options.name;
    this.#options = options;
  }

  get isRunning(): boolean {
    return this.#child !== undefined;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  get output(): string {
    return this.#output;
  }

  /** How the last run ended, or will end: an exit code or a signal. */
  get ended(): Promise<number | string> {
    return this.#ended;
  }

  start(): void {
    if (this.#child) return;
    clearTimeout(this.#restart);
    this.#isWanted = true;
    const { command, args, env, takesMessages } = this.#options;
    // In its own process group: Ctrl-C at the terminal reaches only us, and we stop things in order.
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe', ...(takesMessages ? (['ipc'] as const) : [])],
      env: { ...env },
      detached: true,
    });
    this.#child = child;
    running.add(child);
    this.#options.onstart?.(this);
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.#output = (this.#output + text).slice(-KEPT);
        this.#options.onoutput?.(text);
      });
    }
    this.#ended = new Promise((done) => {
      child.once('error', (error) => {
        this.#output += `${error.message}\n`;
        this.#end(child, 'not started', done);
      });
      child.once('close', (code, signal) => this.#end(child, code ?? signal ?? 'gone', done));
    });
  }

  /** Sends a signal that is not meant to end it: if it dies, it may be restarted. */
  signal(signal: NodeJS.Signals): void {
    this.#child?.kill(signal);
  }

  /** Resolves with the answer; rejects if it ends instead. One at a time. */
  ask(message: object): Promise<unknown> {
    const child = this.#child;
    if (!child) return Promise.reject(new Error(`${this.name} is not running`));
    return new Promise((answered, failed) => {
      const ended = (): void => failed(new Error(`${this.name} ended before it answered`));
      child.once('close', ended);
      child.once('message', (answer) => {
        child.off('close', ended);
        answered(answer);
      });
      child.send(message, (error) => error && failed(error));
    });
  }

  /** Stops it for good; kills it if it takes longer than this. */
  async stop(signal: NodeJS.Signals = 'SIGTERM', within = 10_000): Promise<void> {
    this.#isWanted = false;
    clearTimeout(this.#restart);
    const child = this.#child;
    if (!child) return;
    child.kill(signal);
    const late = setTimeout(() => child.kill('SIGKILL'), within);
    await this.#ended;
    clearTimeout(late);
  }

  #end(child: ChildProcess, how: number | string, done: (how: number | string) => void): void {
    if (this.#child !== child) return;
    this.#child = undefined;
    running.delete(child);
    done(how);
    if (!this.#isWanted) return;
    this.#options.onend?.(this, how);
    if (this.#options.restarts) this.#restart = setTimeout(() => this.start(), RESTART_AFTER);
  }
}
