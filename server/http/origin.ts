/** Which pages may connect to this server: its own, and those the operator lists. */
import type { IncomingMessage } from 'node:http';
import type { Settings } from '../config/settings.ts';

/** Programs other than browsers send no Origin. They are allowed: there are no cookies that could be misused. */
export function isWelcome(request: IncomingMessage, settings: Settings): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return true;
  if (settings.origins.includes(origin)) return true;
  if (settings.publicUrl !== '' && origin === new URL(settings.publicUrl).origin) return true;
  const host = hostOf(request, settings);
  return host !== undefined && (origin === `http://${host}` || origin === `https://${host}`);
}

/** The host in the browser's address bar. */
export function hostOf(request: IncomingMessage, { trustProxy }: Pick<Settings, 'trustProxy'>): string | undefined {
  const forwarded = trustProxy ? request.headers['x-forwarded-host'] : undefined;
  const host = forwarded === undefined ? request.headers.host : String(forwarded).split(',').at(-1)?.trim();
  return host !== undefined && /^[\w.:[\]-]{1,255}$/.test(host) ? host.toLowerCase() : undefined;
}
