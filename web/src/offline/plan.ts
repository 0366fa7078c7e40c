/** What the service worker does with a request. Pages always come from the server if it answers. */

/** `page`: from the server, or the stored shell without a network. `asset`: stored files first. `pass`: not our business. */
export type Plan = 'page' | 'asset' | 'pass';

type Asked = { readonly method: string; readonly mode: string; readonly url: string };

/** Never stored or answered here, whatever asks for it. */
const LIVE = /^\/(api|ws)(\/|$)/;

export function planOf({ method, mode, url }: Asked, origin: string): Plan {
  const { pathname, origin: from } = new URL(url);
  if (method !== 'GET' || from !== origin || LIVE.test(pathname)) return 'pass';
  // A file like /licences.txt is no page of ours.
  if (mode === 'navigate') return /\.\w+$/.test(pathname) ? 'pass' : 'page';
  return pathname.startsWith('/assets/') ? 'asset' : 'pass';
}
