/** What the service worker does with a request. Pages always come from the server if it answers. */

/** `page`: from the server, or the stored shell without a network. `asset`: stored files first. `pass`: not our business. */
export type Plan = 'page' | 'asset' | 'pass';

type Asked = { readonly method: string; readonly mode: string; readonly url: string };

/** Never stored or answered here, whatever asks for it. */
const LIVE = /^(api|ws)(\/|$)/;

/** `home` is the address that all pages are under, with a slash at its end. */
export function planOf({ method, mode, url }: Asked, home: string): Plan {
  const [address = ''] = url.split(/[?#]/, 1);
  const path = address.slice(home.length);
  if (method !== 'GET' || !address.startsWith(home) || LIVE.test(path)) return 'pass';
  // A file like /licences.txt is no page of ours.
  if (mode === 'navigate') return /\.\w+$/.test(path) ? 'pass' : 'page';
  return path.startsWith('assets/') ? 'asset' : 'pass';
}
