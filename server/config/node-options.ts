/**
 * What Node is started with, wherever a server is started: npm start, the image, the systemd unit, `npm run cluster`.
 *
 * Megabytes of one half of the room for new objects, in each thread. By default V8 begins with little and lets it grow to
 * 32 when many of them survive, as in a flood, and never gives it back. With 8, a move costs a fifth more.
 */
export const nodeOptions: readonly string[] = ['--min-semi-space-size=16', '--max-semi-space-size=16'];
