/** How a node stops on a signal: cleanly, after a notice if other nodes can take its players. */
import type { App } from '../app.ts';
import type { Settings } from '../config/settings.ts';
import { timings } from '../config/timings.ts';
import { flushLog, type Log } from '../platform/log.ts';

/** After this, a stop that hangs is forced. */
const STOP_WITHIN = 8000;
/**
 * Supervisors and terminals signal every process of a group, and some forward it: within this time it counts as the
 * same signal.
 */
const SAME_SIGNAL = 1500;
/** How long a load balancer has to notice, where there are other nodes. */
const USUAL_NOTICE = 3000;

/** The first signal stops cleanly, another one at once. */
export function stopWhenTold(app: App, settings: Settings, log: Log): void {
  let toldAt: number | undefined;
  // SIGHUP: the terminal was closed.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (toldAt === undefined) {
        toldAt = performance.now();
        void stop(app, log, signal === 'SIGTERM' ? noticeOf(settings) : 0);
      } else if (performance.now() - toldAt > SAME_SIGNAL) {
        log.warn('told again: ending at once', { code: signal });
        process.exit(1);
      }
    });
  }
}

/** A stop from the terminal, or of the only node, needs no notice. */
function noticeOf({ drainSeconds, streams }: Settings): number {
  if (drainSeconds > 0) return drainSeconds * 1000;
  return streams.startsWith('nats:') ? USUAL_NOTICE : 0;
}

async function stop(app: App, log: Log, notice: number): Promise<void> {
  setTimeout(() => process.exit(1), STOP_WITHIN + notice + timings.moveWithin).unref();
  log.info(notice > 0 ? 'draining: /ready says no, then players are sent elsewhere' : 'closing');
  await app.close(notice);
  log.info('closed');
  await flushLog();
  process.exit(0);
}
