/**
 * What the house counts, written out for Prometheus. Plain numbers: counting must cost nothing.
 * No bytes: how long a view is depends on what is dealt, and where one table plays that would tell of it.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';

const APPEND_SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5];

export class Metrics {
  connections = 0;
  tables = 0;
  accepted = 0;
  repeated = 0;
  frames = 0;
  readonly #refused = new Map<string, number>();
  readonly #errors = new Map<string, number>();
  readonly #byes = new Map<string, number>();
  readonly #appends = new Float64Array(APPEND_SECONDS.length + 1);
  #appendSeconds = 0;
  #appendCount = 0;
  readonly #lag = monitorEventLoopDelay({ resolution: 20 });

  constructor() {
    this.#lag.enable();
  }

  refused(code: string): void {
    add(this.#refused, code);
  }

  /** Something was wrong with what a client sent, or could not be served. */
  error(code: string): void {
    add(this.#errors, code);
  }

  bye(code: string): void {
    add(this.#byes, code);
  }

  appended(milliseconds: number): void {
    const seconds = milliseconds / 1000;
    const at = APPEND_SECONDS.findIndex((bound) => seconds <= bound);
    const bucket = at < 0 ? APPEND_SECONDS.length : at;
    this.#appends[bucket] = (this.#appends[bucket] ?? 0) + 1;
    this.#appendSeconds += seconds;
    this.#appendCount += 1;
  }

  close(): void {
    this.#lag.disable();
  }

  text(): string {
    const memory = process.memoryUsage();
    return [
      gauge('connections', 'Open WebSocket connections.', this.connections),
      gauge('tables', 'Tables in memory.', this.tables),
      counter('actions_accepted_total', 'Actions that were accepted.', this.accepted),
      counter(
        'actions_repeated_total',
        'Actions that came again under the same id and were not played again.',
        this.repeated,
      ),
      labelled('actions_refused_total', 'Actions that were refused, by code.', this.#refused),
      labelled('errors_total', 'Messages and requests answered with an error, by code.', this.#errors),
      labelled('farewells_total', 'Connections ended by the house, by code.', this.#byes),
      this.#histogram(),
      counter('frames_sent_total', 'WebSocket frames sent.', this.frames),
      gauge(
        'event_loop_lag_p99_seconds',
        'How late the event loop is, 99th percentile.',
        seconds(this.#lag.percentile(99)),
      ),
      gauge('event_loop_lag_max_seconds', 'How late the event loop was at worst.', seconds(this.#lag.max)),
      gauge('memory_resident_bytes', 'Memory the process holds.', memory.rss),
      gauge('memory_heap_bytes', 'Memory JavaScript objects take.', memory.heapUsed),
    ].join('');
  }

  #histogram(): string {
    const name = 'safehouse_append_seconds';
    let total = 0;
    const buckets = [...APPEND_SECONDS, '+Inf'].map((bound, i) => {
      total += this.#appends[i] ?? 0;
      return `${name}_bucket{le="${bound}"} ${total}\n`;
    });
    const sums = `${name}_sum ${this.#appendSeconds}\n${name}_count ${this.#appendCount}\n`;
    return head(name, 'histogram', 'Seconds until an append was durable.') + buckets.join('') + sums;
  }
}

function add(counts: Map<string, number>, code: string): void {
  counts.set(code, (counts.get(code) ?? 0) + 1);
}

function head(name: string, type: string, help: string): string {
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n`;
}

function gauge(name: string, help: string, value: number): string {
  return `${head(`safehouse_${name}`, 'gauge', help)}safehouse_${name} ${value}\n`;
}

function counter(name: string, help: string, value: number): string {
  return `${head(`safehouse_${name}`, 'counter', help)}safehouse_${name} ${value}\n`;
}

function labelled(name: string, help: string, counts: ReadonlyMap<string, number>): string {
  const lines = [...counts].map(([code, count]) => `safehouse_${name}{code="${code}"} ${count}\n`);
  return head(`safehouse_${name}`, 'counter', help) + lines.join('');
}

/** The delay is measured in nanoseconds, and is not a number before the first measurement. */
function seconds(nanoseconds: number): number {
  return Number.isFinite(nanoseconds) ? nanoseconds / 1e9 : 0;
}
