/** The address of a NATS store, as the operator writes it: `nats://user:password@host:port,host:port/house?streams=3`. */
import { MOST_SHARDS } from './layout.ts';

export type NatsAddress = {
  /** Including the port. */
  readonly servers: readonly string[];
  /** Prefix of streams and subjects, so that several deployments can share one NATS. */
  readonly house: string;
  /** How many JetStream streams of events a new house gets. */
  readonly shards?: number;
  readonly user?: string;
  readonly password?: string;
  readonly token?: string;
  /** The address for messages and logs: without user, password and token. */
  readonly shown: string;
};

const HOST = /^(\[[0-9a-f:.]+\]|[a-z0-9_.-]+)(:\d{1,5})?$/i;
const HOUSE = /^[a-z0-9_-]{1,32}$/i;
const SHARDS = /^streams=([1-9]\d?)$/;

/** Undefined if invalid. Each host may have its own scheme and credentials, as in NATS's own tools. */
export function parseAddress(text: string): NatsAddress | undefined {
  const rest = text.startsWith('nats://') ? text.slice('nats://'.length) : undefined;
  if (rest === undefined) return undefined;
  const [path = '', query, ...more] = rest.replaceAll(/,\s*nats:\/\//g, ',').split('?');
  const [hosts = '', house = 'safehouse', ...further] = path.split('/');
  const shards = query === undefined ? undefined : Number(SHARDS.exec(query)?.[1] ?? Number.NaN);
  if (more.length + further.length > 0 || !HOUSE.test(house || 'safehouse')) return undefined;
  if (shards !== undefined && !(shards <= MOST_SHARDS)) return undefined;
  const servers: string[] = [];
  let login: string | undefined;
  for (const part of hosts.split(',')) {
    const at = part.lastIndexOf('@');
    const host = part.slice(at + 1).trim();
    if (!HOST.test(host)) return undefined;
    servers.push(/:\d+$/.test(host) ? host : `${host}:4222`);
    if (at > 0) login ??= part.slice(0, at);
  }
  const credentials = credentialsOf(login);
  if (!credentials) return undefined;
  const isUsual = house === '' || house === 'safehouse';
  const shown = `nats://${servers.join(',')}${isUsual ? '' : `/${house}`}`;
  return { servers, house: house || 'safehouse', shown, ...(shards && { shards }), ...credentials };
}

function credentialsOf(login: string | undefined): Pick<NatsAddress, 'user' | 'password' | 'token'> | undefined {
  if (login === undefined) return {};
  try {
    const colon = login.indexOf(':');
    if (colon < 0) return { token: decodeURIComponent(login) };
    return { user: decodeURIComponent(login.slice(0, colon)), password: decodeURIComponent(login.slice(colon + 1)) };
  } catch {
    return undefined;
  }
}
