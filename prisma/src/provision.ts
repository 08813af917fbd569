import type pg from 'pg';
import { mendGrants } from './grants';
import { lettersFault, readLetters } from './letters';
import { type DatabaseAccess, loginOf } from './logins';
import { TENANT_LIMITS } from './pool';
import { GROUPS, ProvisionRefused, quoted, rolesOf, serverVersion } from './role-facts';
import { WriterClient } from './writer-client';

const LOCK = 726_173;
/**
 * SQLSTATE codes of conflicts between concurrent provisioning: roles belong to the cluster, but an advisory lock covers
 * only one database.
 */
const CROSSED = new Set(['23505', '42710', '40P01', 'XX000']);
const TRIES = 8;
const SESSION_SETTINGS = { TimeZone: 'UTC', DateStyle: 'ISO' };
const LOGIN_SETTINGS = {
  app: { ...SESSION_SETTINGS, statement_timeout: `${TENANT_LIMITS.statement_timeout}ms` },
  system: SESSION_SETTINGS,
};
const PAUSE_MS = 60;

/**
 * Creates the two groups that receive the rights. Must precede migrations, which refer to them. Idempotent.
 * @throws ProvisionRefused with each right that the owner lacks, and the statement that grants it; for an empty
 *   database also if its encoding or character type is unsuitable
 */
export const provisionGroups = (access: DatabaseAccess): Promise<void> =>
  asOwner(access, async (client) => {
    await requireRights(client);
    await requireLetters(client);
    for (const group of Object.values(GROUPS)) {
      const { [group]: known } = await rolesOf(client, [group]);
      if (known) continue;
      await client.query(`CREATE ROLE ${quoted(group)} NOLOGIN`);
    }
  });

/**
 * Creates or repairs everything besides the tables: the groups' rights and policies, the two logins, the queue's
 * schema. Requires the database's owner with CREATEROLE, but no superuser. Idempotent. Throws ProvisionRefused as
 * `provisionGroups` does, and for existing roles that are unsafe for logins.
 */
export async function provisionRoles(access: DatabaseAccess): Promise<void> {
  await provisionGroups(access);
  await asOwner(access, async (client) => {
    await mendGrants(client);
    for (const role of ['app', 'system'] as const) {
      const { name, password } = loginOf(access, role);
      await provideLogin(client, access, name, password);
      if (password !== null) await provideSettings(client, name, LOGIN_SETTINGS[role]);
      await join(client, GROUPS[role], name);
    }
    await provisionQueueSchema(client, loginOf(access, 'system').name);
  });
}

async function asOwner(access: DatabaseAccess, work: (client: pg.Client) => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const client = new WriterClient({ connectionString: access.url, connectionTimeoutMillis: 10_000 });
    client.on('error', () => undefined);
    await client.connect();
    try {
      await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
      await work(client);
      return;
    } catch (error) {
      const code = (error as { code?: unknown }).code;
      if (typeof code !== 'string' || !CROSSED.has(code) || attempt === TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * attempt * (0.5 + Math.random())));
    } finally {
      await client.end();
    }
  }
}

async function requireRights(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{
    me: string;
    database: string;
    owns: boolean;
    creates: boolean;
    usesPublic: boolean;
  }>(
    `SELECT current_user AS me, d.datname AS database, pg_has_role(d.datdba, 'USAGE') AS owns,
       r.rolsuper OR r.rolcreaterole AS creates, has_schema_privilege('public', 'CREATE') AS "usesPublic"
     FROM pg_database d, pg_roles r WHERE d.datname = current_database() AND r.rolname = current_user`,
  );
  const [facts] = rows;
  if (!facts) return;
  const [me, database] = [quoted(facts.me), quoted(facts.database)];
  const groups = await rolesOf(client, Object.values(GROUPS));
  const lacks = [
    facts.owns
      ? null
      : `${facts.me} does not own the database ${facts.database}; as its owner or a superuser: ALTER DATABASE ${database} OWNER TO ${me};`,
    facts.creates || Object.values(GROUPS).every((group) => groups[group])
      ? null
      : `${facts.me} may not create roles; as a superuser: ALTER ROLE ${me} CREATEROLE;`,
    facts.usesPublic
      ? null
      : `${facts.me} may not create tables in the schema public; as its owner: GRANT USAGE, CREATE ON SCHEMA public TO ${me};`,
    ...Object.values(groups).flatMap((role) => role.dangers),
  ].filter((line) => line !== null);
  if (lacks.length > 0) throw new ProvisionRefused(lacks.join('\n'));
}

/** A database that has tables already goes on; `doctor` reports it. */
async function requireLetters(client: pg.Client): Promise<void> {
  const { rows } = await client.query(`SELECT FROM pg_class WHERE oid = to_regclass('"Company"')`);
  if (rows.length > 0) return;
  const fault = lettersFault(
    await readLetters(async <Row>(statement: string) => (await client.query(statement)).rows as Row[]),
  );
  if (fault) throw new ProvisionRefused(fault);
}

/** Creates a login or resets its password. With a null password the operator manages the login, which must exist. */
async function provideLogin(
  client: pg.Client,
  access: DatabaseAccess,
  name: string,
  password: string | null,
): Promise<void> {
  const { [name]: known } = await rolesOf(client, [name]);
  if (known && known.dangers.length > 0) throw new ProvisionRefused(known.dangers.join('\n'));
  if (password === null) {
    if (known) return;
    throw new ProvisionRefused(
      `There is no role ${name}, which DATABASE_APP_URL or DATABASE_SYSTEM_URL logs in with: CREATE ROLE ${quoted(name)} LOGIN PASSWORD '…';`,
    );
  }
  try {
    await client.query(
      `${known ? 'ALTER' : 'CREATE'} ROLE ${quoted(name)} LOGIN PASSWORD ${client.escapeLiteral(password)}`,
    );
  } catch (error) {
    if (!isDenied(error)) throw error;
    if (known && (await canLogIn(access, name, password))) return;
    const me = quoted(await currentUser(client));
    throw new ProvisionRefused(
      `${me} may not ${known ? `change the role ${name}` : 'create roles'}; as a superuser: ALTER ROLE ${me} CREATEROLE;` +
        (known && (await serverVersion(client)) >= 16 ? ` GRANT ${quoted(name)} TO ${me} WITH ADMIN OPTION;` : ''),
      { cause: error },
    );
  }
}

/**
 * Gives a login the settings of its sessions. Connections of the pools send these settings themselves; connections
 * through a pooler cannot.
 */
async function provideSettings(client: pg.Client, name: string, settings: Record<string, string>): Promise<void> {
  const { rows } = await client.query<{ known: string[] | null }>(
    'SELECT rolconfig AS known FROM pg_roles WHERE rolname = $1',
    [name],
  );
  const known = rows[0]?.known ?? [];
  for (const [setting, value] of Object.entries(settings)) {
    if (known.includes(`${setting}=${value}`)) continue;
    await client
      .query(`ALTER ROLE ${quoted(name)} SET ${setting} = ${client.escapeLiteral(value)}`)
      // An owner that may not change the login made it by hand or lost the right; without a pooler nothing is missing,
      // and with one /readyz says that settings are lost.
      .catch((error: unknown) => {
        if (!isDenied(error)) throw error;
      });
  }
}

async function canLogIn({ url }: DatabaseAccess, name: string, password: string): Promise<boolean> {
  const own = Object.assign(new URL(url), { username: encodeURIComponent(name), password });
  const client = new WriterClient({ connectionString: own.toString(), connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function join(client: pg.Client, group: string, member: string): Promise<void> {
  const { rowCount } = await client.query(
    `SELECT FROM pg_auth_members m WHERE m.roleid = (SELECT oid FROM pg_roles WHERE rolname = $1)
       AND m.member = (SELECT oid FROM pg_roles WHERE rolname = $2)`,
    [group, member],
  );
  if (rowCount) return;
  await grantRole(client, group, member);
}

async function grantRole(client: pg.Client, group: string, member: string): Promise<void> {
  try {
    await client.query(`GRANT ${quoted(group)} TO ${quoted(member)}`);
  } catch (error) {
    if (!isDenied(error)) throw error;
    const me = quoted(await currentUser(client));
    throw new ProvisionRefused(
      `${me} may not give the role ${group} to others (it was made by somebody else); as a superuser: ` +
        `GRANT ${quoted(group)} TO ${me} WITH ADMIN OPTION;`,
      { cause: error },
    );
  }
}

/** BullMQ's PostgreSQL backend uses its own schema, which the system role owns and migrates. */
async function provisionQueueSchema(client: pg.Client, login: string): Promise<void> {
  const owner = quoted(login);
  const { rows } = await client.query<{ name: string; may: boolean; acts: boolean }>(
    `SELECT current_database() AS name, has_database_privilege($1, current_database(), 'CREATE') AS may,
       pg_has_role($1, 'USAGE') AS acts`,
    [login],
  );
  const [facts] = rows;
  if (!facts) return;
  if (!facts.may) await client.query(`GRANT CREATE ON DATABASE ${quoted(facts.name)} TO ${owner}`);
  // ALTER … OWNER requires membership in the new owner's role, which creating a role does not include.
  if (!facts.acts || !(await canAct(client, login))) await grantRole(client, login, await currentUser(client));
  await client.query('CREATE SCHEMA IF NOT EXISTS bullmq');
  for (const statement of await ownedByOthers(client, login)) await client.query(`${statement} OWNER TO ${owner}`);
}

async function canAct(client: pg.Client, login: string): Promise<boolean> {
  if ((await serverVersion(client)) < 16) return true;
  const { rows } = await client.query<{ acts: boolean }>(`SELECT pg_has_role($1, 'SET') AS acts`, [login]);
  return rows[0]?.acts === true;
}

/**
 * Returns the statements that transfer the queue's schema and its objects to the login, because they belong to the
 * owner after a restore.
 */
async function ownedByOthers(client: pg.Client, login: string): Promise<string[]> {
  const { rows } = await client.query<{ statement: string }>(
    `SELECT statement FROM (
       SELECT 0 AS place, 'ALTER SCHEMA bullmq' AS statement, nspowner AS owner FROM pg_namespace WHERE nspname = 'bullmq'
       UNION ALL
       SELECT 1, format('ALTER %s %s', CASE relkind WHEN 'S' THEN 'SEQUENCE' WHEN 'v' THEN 'VIEW' ELSE 'TABLE' END,
         c.oid::regclass), relowner
       FROM pg_class c WHERE relnamespace = to_regnamespace('bullmq') AND relkind IN ('r', 'p', 'v', 'S')
         AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_class'::regclass AND objid = c.oid
           AND deptype IN ('a', 'i') AND refobjsubid > 0)
       UNION ALL
       SELECT 1, format('ALTER ROUTINE %s', oid::regprocedure), proowner FROM pg_proc
       WHERE pronamespace = to_regnamespace('bullmq')
       UNION ALL
       SELECT 1, format('ALTER TYPE %s', oid::regtype), typowner FROM pg_type
       WHERE typnamespace = to_regnamespace('bullmq') AND typtype IN ('e', 'd')
     ) t WHERE owner <> (SELECT oid FROM pg_roles WHERE rolname = $1) AND pg_has_role(owner, 'USAGE')
     ORDER BY place`,
    [login],
  );
  return rows.map(({ statement }) => statement);
}

async function currentUser(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>('SELECT current_user AS name');
  return rows[0]?.name ?? '';
}

const isDenied = (error: unknown): boolean => (error as { code?: unknown }).code === '42501';
