import pg from 'pg';

export interface Host {
  host: string;
  port: number;
}

/** Query parameter of an address that names the hosts after the first, because the URL standard allows only one host. */
const OTHERS = 'failover';
const SEVERAL = /^(?<before>[a-z0-9+.-]+:\/\/(?:[^/@]*@)?)(?<hosts>[^/@?]+)(?<after>.*)$/i;
const DEFAULT_PORT = 5432;

/** Rewrites an address as libpq writes it, `host1:5432,host2:5432`, to one host and the parameter `failover`. */
export function withOneHost(address: string): string {
  const { before, hosts, after = '' } = SEVERAL.exec(address)?.groups ?? {};
  const [first, ...others] = (hosts ?? '').split(',');
  if (others.length === 0) return address;
  return `${before}${first}${after}${after.includes('?') ? '&' : '?'}${OTHERS}=${others.join(',')}`;
}

/** The hosts of an address that `withOneHost` returned, in the order of the address. */
export function hostsOf(address: string): Host[] {
  const url = new URL(address);
  const others = url.searchParams.get(OTHERS)?.split(',') ?? [];
  return [url.host, ...others].map((text) => {
    const { hostname, port } = new URL(`postgresql://${text}`);
    return { host: hostname.replaceAll(/^\[|\]$/g, ''), port: Number(port) || DEFAULT_PORT };
  });
}

class StandbyMet extends Error {
  override name = 'StandbyMet';
  /** SQLSTATE of a server that cannot serve now: requests are answered 503 until a standby has taken over. */
  readonly code = '57P03';

  constructor({ host, port }: Host) {
    super(`${host}:${port} is a standby, which accepts no writes`);
  }
}

const LOOK_MS = 3_000;
/** Milliseconds after which the writer is looked for again: the former writer may have become a standby. */
const TRUSTED_MS = 10_000;

const writers = new Map<string, { at: number; writer: Promise<Host> }>();

/**
 * Returns the host of an address that accepts writes. All connections of a process share the answer for ten seconds.
 * Rejects with the error of the first host if no host accepts writes.
 */
export function findWriter(address: string): Promise<Host> {
  const known = writers.get(address);
  if (known && Date.now() - known.at < TRUSTED_MS) return known.writer;
  const writer = askAll(address);
  writers.set(address, { at: Date.now(), writer });
  writer.catch(() => forgetWriter(address));
  return writer;
}

/** Makes the next connection look for the writer again, because a connection to the known one has failed. */
export const forgetWriter = (address: string): void => void writers.delete(address);

async function askAll(address: string): Promise<Host> {
  const hosts = hostsOf(address);
  try {
    return await Promise.any(hosts.map((one) => requireWriter(address, one)));
  } catch (error) {
    throw error instanceof AggregateError ? error.errors[0] : error;
  }
}

async function requireWriter(address: string, host: Host): Promise<Host> {
  const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: LOOK_MS, query_timeout: LOOK_MS });
  client.on('error', () => undefined);
  Object.assign(client, host);
  try {
    await client.connect();
    const { rows } = await client.query<{ isStandby: boolean }>('SELECT pg_is_in_recovery() AS "isStandby"');
    if (rows[0]?.isStandby) throw new StandbyMet(host);
    return host;
  } finally {
    // Does not wait for the end, which a hanging connection never reports.
    client.end().catch(() => undefined);
  }
}
