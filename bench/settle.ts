/** Goes into every server of the bench: at SIGURG, which nobody else uses, all its threads collect their garbage. */
import { BroadcastChannel, isMainThread } from 'node:worker_threads';

const channel = new BroadcastChannel('settle');
channel.unref();
channel.onmessage = () => globalThis.gc?.();

if (isMainThread) {
  process.on('SIGURG', () => {
    channel.postMessage('now');
    globalThis.gc?.();
  });
}
