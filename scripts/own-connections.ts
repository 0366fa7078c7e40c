/**
 * Runs before every test file that talks to a server: each request gets a connection of its own. A server closes idle
 * connections, and on a busy machine a kept one may be closed just when the next request is written to it.
 */
const shared = fetch;

if (!('hasOwnConnections' in shared)) {
  const own: typeof fetch = (input, init = {}) => {
    const headers = new Headers(init.headers ?? (input instanceof Request ? input.headers : undefined));
    if (!headers.has('connection')) headers.set('connection', 'close');
    return shared(input, { ...init, headers });
  };
  globalThis.fetch = Object.assign(own, { hasOwnConnections: true });
}
