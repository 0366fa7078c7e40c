/**
 * How commands on this machine reach a running server: a socket beside its SQLite file that only the server's user can
 * open. One line of JSON each way.
 */
import { createHash } from 'node:crypto';
import { chmodSync, rmSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { fieldsOf, type Log } from '../platform/log.ts';

const requests = z.discriminatedUnion('command', [
  z.strictObject({ command: z.literal('backup'), file: z.string().min(1).max(4096) }),
  // Asks only whether a server is there.
  z.strictObject({ command: z.literal('status') }),
]);
const replies = z.union([z.strictObject({ done: z.literal(true) }), z.strictObject({ error: z.string() })]);

export type ControlRequest = z.infer<typeof requests>;
export type ControlReply = z.infer<typeof replies>;

/** A request is a few hundred bytes. */
const LONGEST = 10_000;
/** The longest path that every system takes for a socket. */
const LONGEST_PATH = 100;

/** Where the server of this SQLite file listens; undefined if the path is too long for a socket. */
function controlPath(file: string): string | undefined {
  const path = `${resolve(file)}.sock`;
  if (process.platform === 'win32') {
    return `\\\\.\\pipe\\safehouse-${createHash('sha256').update(path).digest('hex').slice(0, 16)}`;
  }
  return Buffer.byteLength(path) <= LONGEST_PATH ? path : undefined;
}

/** The store is locked by this process, so what a killed server left at the path can be removed. */
export function serveControl(
  file: string,
  handle: (request: ControlRequest) => Promise<void>,
  log: Log,
): Server | undefined {
  const path = controlPath(file);
  if (path === undefined) {
    log.warn('npm run backup cannot reach this server: the path of its data folder is too long');
    return undefined;
  }
  if (process.platform !== 'win32') rmSync(path, { force: true });
  const server = createServer((socket) => void answer(socket, handle, log));
  server.maxConnections = 4;
  server.on('error', (error) => log.warn('npm run backup cannot reach this server', fieldsOf(error)));
  server.listen(path, () => {
    if (process.platform === 'win32') return;
    chmodSync(path, 0o600);
    process.once('exit', () => rmSync(path, { force: true }));
  });
  return server.unref();
}

async function answer(socket: Socket, handle: (request: ControlRequest) => Promise<void>, log: Log): Promise<void> {
  socket.on('error', () => {});
  const line = await firstLine(socket);
  if (line === undefined) return void socket.destroy();
  let reply: ControlReply = { done: true };
  try {
    await handle(requests.parse(JSON.parse(line)));
  } catch (error) {
    log.warn('a command failed', fieldsOf(error));
    reply = {
      error: error instanceof z.ZodError || error instanceof SyntaxError ? 'not understood' : (error as Error).message,
    };
  }
  socket.end(`${JSON.stringify(reply)}\n`);
}

/** Undefined if no server listens there. */
export async function askServer(file: string, request: ControlRequest): Promise<ControlReply | undefined> {
  const path = controlPath(file);
  if (path === undefined) return undefined;
  const socket = connect(path);
  const connected = await new Promise<boolean>((done) => {
    socket.once('connect', () => done(true));
    socket.once('error', () => done(false));
  });
  if (!connected) return undefined;
  socket.on('error', () => {});
  socket.write(`${JSON.stringify(request)}\n`);
  const line = await firstLine(socket);
  socket.destroy();
  return line === undefined ? { error: 'the server ended before it answered' } : replies.parse(JSON.parse(line));
}

/** Undefined if the socket ends before, or sends too much. */
function firstLine(socket: Socket): Promise<string | undefined> {
  return new Promise((done) => {
    let text = '';
    socket.setEncoding('utf8');
    socket.on('data', (part: string) => {
      text += part;
      const end = text.indexOf('\n');
      if (end >= 0) done(text.slice(0, end));
      else if (text.length > LONGEST) done(undefined);
    });
    socket.on('close', () => done(undefined));
  });
}
