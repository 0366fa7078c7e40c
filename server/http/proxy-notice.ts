/** Warns once when requests come through a proxy that the server is not configured to trust. */
import type { IncomingMessage } from 'node:http';
import type { Settings } from '../config/settings.ts';
import type { Log } from '../platform/log.ts';

/** Then everyone has the proxy's address and shares one person's limits. */
export function proxyNotice({ trustProxy }: Settings, log: Log): (request: IncomingMessage) => void {
  let isSaid = trustProxy;
  return ({ headers }) => {
    if (isSaid || headers['x-forwarded-for'] === undefined) return;
    isSaid = true;
    log.warn('a request came with X-Forwarded-For, which is not believed', {
      what: 'Behind a proxy of yours, set SAFEHOUSE_TRUST_PROXY=yes: otherwise all guests share the limits of one.',
    });
  };
}
