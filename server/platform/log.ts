/** The log: one JSON line per event, for operators. It never contains a secret, name, word, clue or address. */
import { CodedError } from './coded-error.ts';
import { LogOutput } from './log-output.ts';

export { tag } from './tag.ts';

export type Level = 'debug' | 'info' | 'warn' | 'error' | 'silent';

/** The only fields a line can have: others cannot be logged. */
export type Fields = {
  /** A table, by the `tag` of its id. */
  readonly table?: string;
  /** A campaign, in the same way. */
  readonly campaign?: string;
  readonly code?: string;
  readonly count?: number;
  readonly version?: number;
  readonly port?: number;
  /** Where it went wrong, without the data. */
  readonly stack?: string;
  readonly what?: string;
  /** What was started, with which settings, without secrets. */
  readonly started?: Readonly<Record<string, string | number | boolean>>;
};

export interface Log {
  debug(message: string, fields?: Fields): void;
  info(message: string, fields?: Fields): void;
  warn(message: string, fields?: Fields): void;
  error(message: string, fields?: Fields): void;
}

const levels = ['debug', 'info', 'warn', 'error', 'silent'] as const satisfies readonly Level[];

const output = new LogOutput({
  dropped: (count) => lineOf('warn', 'log lines were dropped: the output could not be written', { count }),
});

/** Writes to standard output. */
export function createLog(level: Level): Log {
  const write = (at: Exclude<Level, 'silent'>) =>
    levels.indexOf(at) < levels.indexOf(level)
      ? () => {}
      : (message: string, fields?: Fields) => output.write(lineOf(at, message, fields));
  return { debug: write('debug'), info: write('info'), warn: write('warn'), error: write('error') };
}

/** Waits for the last lines, but not for an output that hangs. */
export function flushLog(): Promise<void> {
  return output.flush(500);
}

/** Writes the lines of the last moment before an uncaught error ends the process. */
export function writeRestOnCrash(): void {
  process.on('uncaughtExceptionMonitor', () => output.writeRest());
}

function lineOf(level: Level, message: string, fields: Fields = {}): string {
  return `${JSON.stringify({ level, time: new Date().toISOString(), ...fields, msg: message })}\n`;
}

export const noLog: Log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

/**
 * Our own messages contain no text from players; other errors' messages might, so only their kind and location are
 * logged.
 */
export function fieldsOf(error: unknown): Fields {
  if (error instanceof CodedError) return { code: error.code, what: error.message };
  if (!(error instanceof Error)) return { what: typeof error };
  const isOurs = error.message.startsWith('broken invariant: ');
  const places = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return { what: isOurs ? error.message : error.name, stack: places.slice(0, 8).join('\n') };
}
