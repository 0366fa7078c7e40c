/** What Node is started with, wherever a server is started: npm start, the image, the systemd unit, `npm run cluster`. */
import { setFlagsFromString } from 'node:v8';

/**
 * Megabytes of one half of the room for new objects. By default V8 begins with little and lets it grow when many of them
 * survive, as in a flood, and never gives it back. With 16, what 200 busy tables last showed is copied twice as often.
 */
export const nodeOptions: readonly string[] = roomFor(32);

/** Threads that are started from now on get less room: they do not keep what they make. */
export function limitThreads(): void {
  for (const option of roomFor(4)) setFlagsFromString(option);
}

function roomFor(megabytes: number): string[] {
  return [`--min-semi-space-size=${megabytes}`, `--max-semi-space-size=${megabytes}`];
}
