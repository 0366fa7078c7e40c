/** The process itself: time, memory, files, under the usual Prometheus names. */
import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { constants, type PerformanceEntry, PerformanceObserver } from 'node:perf_hooks';
import { byLabel, counter, type Figure, gauge } from './exposition.ts';

const kinds = new Map([
  [constants.NODE_PERFORMANCE_GC_MAJOR, 'major'],
  [constants.NODE_PERFORMANCE_GC_MINOR, 'minor'],
  [constants.NODE_PERFORMANCE_GC_INCREMENTAL, 'incremental'],
  [constants.NODE_PERFORMANCE_GC_WEAKCB, 'weak'],
]);

type Collected = PerformanceEntry & { readonly detail: { readonly kind: number } };

/** Listens to the garbage collector for as long as metrics can be read. */
export class ProcessFigures {
  readonly #collected = new Map([...kinds.values()].map((kind) => [kind, 0]));
  readonly #observer: PerformanceObserver;
  readonly #mostFiles = mostFiles();

  constructor() {
    this.#observer = new PerformanceObserver((list) => {
      for (const { duration, detail } of list.getEntries() as Collected[]) {
        const kind = kinds.get(detail.kind);
        if (kind !== undefined) this.#collected.set(kind, (this.#collected.get(kind) ?? 0) + duration / 1000);
      }
    });
    this.#observer.observe({ entryTypes: ['gc'] });
  }

  async figures(): Promise<Figure[]> {
    const { user, system } = process.cpuUsage();
    const { rss, heapUsed } = process.memoryUsage();
    const files = await openFiles();
    return [
      counter('process_cpu_seconds_total', 'Processor time used, in seconds.', (user + system) / 1e6),
      gauge('process_resident_memory_bytes', 'Memory the process holds.', rss),
      gauge('process_start_time_seconds', 'When the process began, in seconds since 1970.', startedAt),
      ...(files === undefined ? [] : [gauge('process_open_fds', 'Open files and sockets.', files)]),
      ...(this.#mostFiles === undefined
        ? []
        : [gauge('process_max_fds', 'How many files and sockets may be open.', this.#mostFiles)]),
      gauge('safehouse_heap_bytes', 'Memory that JavaScript objects take.', heapUsed),
      byLabel('counter', 'safehouse_gc_seconds_total', 'Time the garbage collector took, in seconds.', {
        label: 'kind',
        values: this.#collected,
      }),
    ];
  }

  close(): void {
    this.#observer.disconnect();
  }
}

const startedAt = Math.round(performance.timeOrigin) / 1000;

/** Only Linux reports it, and not in every sandbox. Asynchronous, because there may be tens of thousands. */
async function openFiles(): Promise<number | undefined> {
  return (await readdir('/proc/self/fd').catch(() => undefined))?.length;
}

/** How many files and sockets this process may open, if the system reports it. */
export function mostFiles(): number | undefined {
  try {
    const limit = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'));
    return limit ? Number(limit[1]) : undefined;
  } catch {
    return undefined;
  }
}
