import type pg from 'pg';

/** Query parameter of an address behind a pooler that gives each transaction another session, as PgBouncer does. */
const POOLED = 'pgbouncer';

/** The address of the same database and login through a pooler at `pooler`, `host:port`. */
export function throughPooler(address: string, pooler: string): string {
  const url = new URL(address);
  const { hostname, port } = new URL(`postgresql://${pooler}`);
  url.hostname = hostname;
  url.port = port;
  url.searchParams.delete('failover');
  url.searchParams.set(POOLED, 'true');
  return url.toString();
}

export const isPooled = (address: string | undefined): boolean =>
  address !== undefined && new URL(address).searchParams.get(POOLED) === 'true';

/**
 * Removes the settings that a connection sends for its session. A pooler refuses them or forgets them; the settings of
 * the login apply instead (provision.ts).
 */
export function withoutSession(options: pg.ClientConfig): pg.ClientConfig {
  const { options: _settings, statement_timeout: _ofStatements, ...others } = options;
  return others;
}

/**
 * Returns `send` without the names of statements. The session that prepared a named statement need not be the one that
 * executes it, and PgBouncer before 1.21 does not prepare it again.
 */
export function unnamed(send: pg.Client['query']): pg.Client['query'] {
  const sendAny = send as (...args: unknown[]) => unknown;
  return ((first: unknown, ...others: unknown[]) => {
    const isNamed = typeof first === 'object' && first !== null && 'name' in first && !('submit' in first);
    return sendAny(isNamed ? { ...first, name: undefined } : first, ...others);
  }) as pg.Client['query'];
}
