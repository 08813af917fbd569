import { createHmac } from 'node:crypto';
import pg from 'pg';

/** The two sides of the database: one tenant at a time, or across companies (ARCHITECTURE.md). */
type DatabaseRole = 'app' | 'system';

const GROUPS = { app: 'homologa_app', system: 'homologa_system' } as const satisfies Record<DatabaseRole, string>;

/**
 * The address that a role logs in with, derived from the owner's: the login is named after the database and
 * its password follows from the owner's, so that every server and worker finds it without another secret.
 */
export function roleUrl(databaseUrl: string, role: DatabaseRole): string {
  const url = new URL(databaseUrl);
  const { login, password } = credentials(url, role);
  url.username = encodeURIComponent(login);
  url.password = password;
  return url.toString();
}

/**
 * Creates (or repairs) the two login roles of this database, as members of the groups that the migrations
 * grant rights to. Safe to repeat. Needs the owner's right to create roles.
 */
export async function provisionRoles(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    // Roles belong to the whole cluster: two databases may be provisioned at the same moment.
    await client.query('SELECT pg_advisory_lock(726173)');
    for (const role of ['app', 'system'] as const) {
      const { login, password } = credentials(new URL(databaseUrl), role);
      const known = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [login]);
      const verb = known.rowCount ? 'ALTER' : 'CREATE';
      await client.query(
        `${verb} ROLE ${client.escapeIdentifier(login)} LOGIN NOSUPERUSER NOBYPASSRLS PASSWORD ${client.escapeLiteral(password)}`,
      );
      await client.query(`GRANT ${GROUPS[role]} TO ${client.escapeIdentifier(login)}`);
    }
    await provisionQueueSchema(client, credentials(new URL(databaseUrl), 'system').login);
  } finally {
    await client.end();
  }
}

/** BullMQ's PostgreSQL backend keeps its jobs in a schema of its own, which the system role owns and migrates. */
async function provisionQueueSchema(client: pg.Client, login: string): Promise<void> {
  const owner = client.escapeIdentifier(login);
  const { rows } = await client.query<{ name: string }>('SELECT current_database() AS name');
  await client.query(`GRANT CREATE ON DATABASE ${client.escapeIdentifier(rows[0]?.name ?? '')} TO ${owner}`);
  // Anyone who gives a schema away must be a member of the role that gets it.
  await client.query(`GRANT ${owner} TO CURRENT_USER`);
  await client.query('CREATE SCHEMA IF NOT EXISTS bullmq');
  await client.query(`ALTER SCHEMA bullmq OWNER TO ${owner}`);
}

function credentials(url: URL, role: DatabaseRole): { login: string; password: string } {
  const database = decodeURIComponent(url.pathname.slice(1));
  const password = createHmac('sha256', decodeURIComponent(url.password)).update(`${database}/${role}`).digest('hex');
  // Never the name of a group, whatever the database is called.
  return { login: `${database}_${role}_login`.slice(-63), password };
}
