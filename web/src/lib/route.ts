/** What an address means. */

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'table'; readonly id: string }
  | { readonly page: 'tv'; readonly id: string }
  | { readonly page: 'rules' }
  | { readonly page: 'credits' }
  | { readonly page: 'unknown' };

export function routeOf(path: string): Route {
  const parts = path.split('/').filter((part) => part !== '');
  const [first, second, third] = parts;
  if (first === undefined) return { page: 'home' };
  if (first === 't' && second !== undefined && /^[A-Za-z0-9_-]{22}$/.test(second)) {
    if (parts.length === 2) return { page: 'table', id: second };
    if (parts.length === 3 && third === 'tv') return { page: 'tv', id: second };
  }
  if (first === 'rules' && second === 'codenames' && parts.length === 2) return { page: 'rules' };
  if (first === 'credits' && parts.length === 1) return { page: 'credits' };
  return { page: 'unknown' };
}
