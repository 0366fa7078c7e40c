/** What the log says at the start: version, settings, and warnings for the operator. */

import { type Settings, withoutCredentials } from '../config/settings.ts';
import { doorOf } from '../http/metrics-access.ts';
import type { Log } from '../platform/log.ts';

export type Started = { readonly version: string; readonly port: number };

export function logStart(log: Log, settings: Settings, { version, port }: Started): void {
  const { streams, data, host, publicUrl, trustProxy, metrics, metricsAt, keepDays, drainSeconds } = settings;
  log.info('the server is open', {
    port,
    started: {
      ...{ version, node: process.versions.node, pid: process.pid },
      ...{ host, publicUrl, trustProxy, keepDays, drainSeconds },
      streams: withoutCredentials(streams),
      ...(streams === 'sqlite' && { data }),
      metrics: metrics ? metricsAt || 'this machine' : 'none',
    },
  });
  for (const what of warnings(settings, process.getuid?.())) log.warn('mind this', { what });
}

/** `uid` is undefined on systems without user ids. */
export function warnings(settings: Settings, uid: number | undefined): string[] {
  const { metrics, metricsAt, streams } = settings;
  const door = metrics ? doorOf(metricsAt) : undefined;
  return [
    ...(uid === 0 ? ['The server runs as root and needs no such rights: run it as an ordinary user.'] : []),
    ...(door && ['', '0.0.0.0', '::'].includes(door.host)
      ? [`Everyone who reaches port ${door.port} can read the metrics: let only your Prometheus reach it.`]
      : []),
    ...(streams === 'memory' ? ['The store is in memory: every table is gone when the server stops.'] : []),
  ];
}
