/** People who connect to tables that may not be in memory: how long a welcome takes, and many who stay and watch. */
import { nextFrame, Wire } from './wire.ts';

/** One after the other, each over a socket that is open before timing starts: milliseconds until the welcome. */
export async function visit(base: string, tables: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  for (const table of tables) {
    const socket = await Wire.open(`${base.replace('http', 'ws')}/ws`);
    times.push(await greeted(socket, table));
    socket.close();
  }
  return times;
}

/** Connects and stays. */
export async function watch(base: string, table: string): Promise<void> {
  await greeted(await Wire.open(`${base.replace('http', 'ws')}/ws`), table);
}

async function greeted(socket: Wire, table: string): Promise<number> {
  const began = performance.now();
  const welcome = nextFrame(socket, (frame) => {
    const { type } = JSON.parse(String(frame));
    if (type === 'error' || type === 'bye') throw new Error(`not welcome: ${frame}`);
    return type === 'welcome' || undefined;
  });
  socket.send(JSON.stringify({ type: 'hello', protocol: 1, table }));
  await welcome;
  return performance.now() - began;
}
