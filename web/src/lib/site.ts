/** What the server wrote into this page. */

/** The path that all pages of this server are under: `/games`, or nothing. */
const base = globalThis.document?.documentElement.dataset.base ?? '';

/** The address of one of our own paths: `/rules` is `/games/rules` on a server under `/games`. */
export function hrefOf(path: string): string {
  return base + path;
}

/** The path of an address: the opposite of `hrefOf`. */
export function pathOf(address: string): string {
  const isUnder = address === base || address.startsWith(`${base}/`);
  return isUnder ? address.slice(base.length) : address;
}
