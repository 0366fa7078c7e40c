/** Goes into every server of the bench: at SIGURG, which nobody else uses, all its threads collect their garbage. */
import { BroadcastChannel, isMainThread } from 'node:worker_threads';

/** As thoroughly as if memory had run out: also what is kept for the next garbage is given back. */
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
