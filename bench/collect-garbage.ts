/** Loaded into every benchmarked server: on SIGURG, which nothing else uses, all threads collect garbage. */
import { BroadcastChannel, isMainThread } from 'node:worker_threads';

/** As thoroughly as if memory had run out, including reserves kept for later. */
const collect = (): void => void globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });

const channel = new BroadcastChannel('settle');
channel.unref();
channel.onmessage = collect;

if (isMainThread) {
  process.on('SIGURG', () => {
    channel.postMessage('now');
    collect();
  });
}
