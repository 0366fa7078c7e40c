/** What the server wrote into this page: where its pages are, and whose house it is. */

const written = globalThis.document?.documentElement.dataset;
/** The path that all pages of this server are under: `/games`, or nothing. */
const base = written?.base ?? '';

/** What the operator has set. */
type House = {
  readonly name?: string;
  /** Names of games, by game. */
  readonly games?: Readonly<Record<string, string>>;
  readonly about?: string;
  /** The file of the logo. */
  readonly logo?: string;
};

export const house: House = JSON.parse(written?.house ?? '{}');

/** The address of one of our own paths: `/rules` is `/games/rules` on a server under `/games`. */
export function hrefOf(path: string): string {
  return base + path;
}

/** The path of an address: the opposite of `hrefOf`. */
export function pathOf(address: string): string {
  const isUnder = address === base || address.startsWith(`${base}/`);
  return isUnder ? address.slice(base.length) : address;
}
