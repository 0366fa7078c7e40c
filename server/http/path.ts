/** The path of a request. */
import type { IncomingMessage } from 'node:http';
import { basePath } from '../config/guest-address.ts';
import type { Settings } from '../config/settings.ts';

/** Without the path that all pages are under. Some proxies remove that themselves, and checks of health never add it. */
export function pathOf({ url = '/' }: Pick<IncomingMessage, 'url'>, settings: Pick<Settings, 'publicUrl'>): string {
  const path = url.split(/[?#]/, 1)[0] ?? '/';
  const base = basePath(settings);
  if (path === base) return '/';
  return path.startsWith(`${base}/`) ? path.slice(base.length) : path;
}
