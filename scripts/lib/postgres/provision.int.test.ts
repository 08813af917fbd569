import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bringUpToDate } from '../../../prisma/src/bring-up-to-date';
import { tablesOf } from '../../../prisma/src/grants';
import { roleUrl } from '../../../prisma/src/logins';
import { migrate } from '../../../prisma/src/migrate';
import { readMigrations } from '../../../prisma/src/migrations';
import { provisionGroups } from '../../../prisma/src/provision';
import { POLICIES, TABLES } from '../../../prisma/src/rights';
import { createDatabase, dropDatabase, withClient } from './databases';
import { MIGRATIONS_DIR } from './migrate';
import { startPostgres } from './postgres';
import { installedVersions } from './postgres-home';

/**
 * Returns SQL that lets an owner grant the group roles. The roles belong to the whole cluster, so their creator must
 * grant this right to the next owner.
 */
const giveGroups = (owner: string) => `DO $$ BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'homologa_system') THEN
    GRANT homologa_app, homologa_system TO "${owner}" WITH ADMIN OPTION;
  END IF;
END $$`;
interface Server {
  url: (name: string) => string;
  stop: () => Promise<void>;
}

const SERVERS = [
  { kind: 'the embedded PostgreSQL', start: () => startPostgres({ ephemeral: true }) },
  ...installedVersions().map(({ version, programs }) => ({
    kind: `PostgreSQL ${version} of this machine`,
    start: () => startPostgres({ ephemeral: true, programs }),
  })),
];

describe.each(SERVERS)('$kind', ({ start }) => {
  let server: Server;
  const names: string[] = [];
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server?.stop());
  const asSuperuser = (statement: string, database = 'postgres') =>
    withClient(server.url(database), (client) => client.query(statement));

  /** Creates a database as docs/run-book/database.md describes. Its owner may create roles but is not a superuser. */
  async function newDatabase({ rights = 'CREATEROLE', owns = true, isFirst = false } = {}) {
    const name = `owned_${randomUUID().replaceAll('-', '').slice(0, 20)}`;
    names.push(name);
    await asSuperuser(`CREATE ROLE "${name}" LOGIN ${rights} PASSWORD 'p@ss/word'`);
    await createDatabase(server, name);
    if (owns) await asSuperuser(`ALTER DATABASE "${name}" OWNER TO "${name}"`);
    if (!isFirst) await asSuperuser(giveGroups(name));
    const url = Object.assign(new URL(server.url(name)), { username: name, password: encodeURIComponent('p@ss/word') });
    return { name, url: url.toString() };
  }
  const version = async () => {
    const { rows } = await asSuperuser(`SELECT current_setting('server_version_num')::int / 10000 AS version`);
    return rows[0].version;
  };
  const stateOf = (name: string) => withClient(server.url(name), (client) => tablesOf(client));
  const sorted = (tables: Awaited<ReturnType<typeof stateOf>>) =>
    tables.map(({ grants, policies, ...table }) => ({
      ...table,
      grants: [...grants].sort((a, b) => a.localeCompare(b)),
      policies: policies.map(({ name, to }) => `${name}: ${to.join(', ')}`).sort((a, b) => a.localeCompare(b)),
    }));

  test('an owner who is no superuser migrates any number of times, also two at once', async () => {
    const { url, name } = await newDatabase({ isFirst: true });
    const both = await Promise.all([1, 2].map(() => bringUpToDate({ url }, MIGRATIONS_DIR)));
    expect(both.flat()).toHaveLength(readMigrations(MIGRATIONS_DIR).length);
    const before = await stateOf(name);
    const again = await Promise.all([1, 2, 3].map(() => bringUpToDate({ url }, MIGRATIONS_DIR)));
    expect(again.flat()).toEqual([]);
    expect(await stateOf(name)).toEqual(before);
    for (const role of ['app', 'system'] as const) {
      const count = `SELECT count(*)::int AS count FROM "Supplier"`;
      const { rows } = await withClient(roleUrl({ url }, role), (client) => client.query(count));
      expect(rows).toEqual([{ count: 0 }]);
    }
    // Statement that the system login must be able to run, because it creates the queue's tables.
    const made = 'CREATE TABLE bullmq.probe (x int); DROP TABLE bullmq.probe';
    await withClient(roleUrl({ url }, 'system'), (client) => client.query(made));
  });

  test('two databases of one cluster are provisioned at once', async () => {
    const databases = await Promise.all([newDatabase(), newDatabase()]);
    const owner = databases[0].url;
    const second = Object.assign(new URL(owner), { pathname: `/${databases[1].name}` }).toString();
    await asSuperuser(`ALTER DATABASE "${databases[1].name}" OWNER TO "${databases[0].name}"`);
    await Promise.all([owner, second].map((url) => bringUpToDate({ url }, MIGRATIONS_DIR)));
    expect(sorted(await stateOf(databases[0].name))).toEqual(sorted(await stateOf(databases[1].name)));
  });

  test('migrations give what the description says, table by table, and no more', async () => {
    const { url, name } = await newDatabase();
    await provisionGroups({ url });
    await migrate(url, MIGRATIONS_DIR);
    const described = Object.entries(TABLES).map(([table, rights]) => ({
      name: table,
      grants: [
        ...rights.app.map((privilege) => `homologa_app ${privilege}`),
        ...rights.system.map((privilege) => `homologa_system ${privilege}`),
        ...(rights.columns ?? []).flatMap((one) =>
          one.names.map((column) => `homologa_${one.group} ${one.privilege} ${column}`),
        ),
      ].sort((a, b) => a.localeCompare(b)),
      policies: rights.policies
        .map((policy) => POLICIES[policy])
        .map(({ name: policy, to }) => `${policy}: ${to === 'owner' ? name : `homologa_${to}`}`)
        .sort((a, b) => a.localeCompare(b)),
    }));
    const made = sorted(await stateOf(name)).map(({ name, grants, policies }) => ({ name, grants, policies }));
    const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1);
    expect(made.sort(byName)).toEqual(described.sort(byName));
  });

  test('a database that lost its roles, grants and policies is mended', async () => {
    const { url, name } = await newDatabase();
    await bringUpToDate({ url }, MIGRATIONS_DIR);
    const before = sorted(await stateOf(name));
    await asSuperuser('DROP OWNED BY homologa_app, homologa_system', name);
    await asSuperuser(
      'DROP POLICY counters ON "SupplierStat"; DROP POLICY search ON "Supplier"; ALTER SCHEMA bullmq OWNER TO postgres',
      name,
    );
    await asSuperuser(`ALTER SCHEMA bullmq OWNER TO "${name}"`, name);
    await asSuperuser('CREATE TABLE bullmq.restored (x serial)', name);
    await asSuperuser(`ALTER TABLE bullmq.restored OWNER TO "${name}"`, name);
    expect(sorted(await stateOf(name))).not.toEqual(before);
    for (const other of names.filter((one) => one !== name)) await dropDatabase(server, other);
    await asSuperuser(`DROP OWNED BY "${name}_app_login", "${name}_system_login"`, name);
    await asSuperuser(`DROP ROLE "${name}_app_login", "${name}_system_login", homologa_app, homologa_system`);
    await bringUpToDate({ url }, MIGRATIONS_DIR);
    expect(sorted(await stateOf(name))).toEqual(before);
    const calls = `SELECT * FROM staff_user_ids()`;
    await withClient(roleUrl({ url }, 'app'), (client) => client.query(calls));
    await withClient(roleUrl({ url }, 'system'), (client) =>
      client.query('INSERT INTO bullmq.restored DEFAULT VALUES'),
    );
  });

  test('a right that is missing is named, with the statement that gives it', async () => {
    const noRoles = await newDatabase({ rights: 'NOCREATEROLE' });
    await expect(bringUpToDate({ url: noRoles.url }, MIGRATIONS_DIR)).rejects.toThrow(
      `as a superuser: ALTER ROLE "${noRoles.name}" CREATEROLE;`,
    );
    const noOwner = await newDatabase({ owns: false });
    await expect(bringUpToDate({ url: noOwner.url }, MIGRATIONS_DIR)).rejects.toThrow(
      `ALTER DATABASE "${noOwner.name}" OWNER TO "${noOwner.name}";`,
    );
    const stranger = await newDatabase({ isFirst: true });
    const made = bringUpToDate({ url: stranger.url }, MIGRATIONS_DIR);
    // Before PostgreSQL 16, CREATEROLE allows granting every role.
    if ((await version()) < 16) await made;
    else await expect(made).rejects.toThrow(`GRANT "homologa_app" TO "${stranger.name}" WITH ADMIN OPTION;`);
  });

  test('a login that could read everything, by itself or through another, is refused', async () => {
    const { url, name } = await newDatabase();
    await asSuperuser(`CREATE ROLE "${name}_app_login" LOGIN BYPASSRLS`);
    await expect(bringUpToDate({ url }, MIGRATIONS_DIR)).rejects.toThrow(`ALTER ROLE "${name}_app_login" NOBYPASSRLS;`);
    await asSuperuser(`ALTER ROLE "${name}_app_login" NOBYPASSRLS; GRANT "postgres" TO "${name}_app_login"`);
    await expect(bringUpToDate({ url }, MIGRATIONS_DIR)).rejects.toThrow(/is a member of postgres/);
    await asSuperuser(`REVOKE "postgres" FROM "${name}_app_login"`);
    await asSuperuser(`GRANT "${name}_app_login" TO "${name}" WITH ADMIN OPTION`);
    expect(await bringUpToDate({ url }, MIGRATIONS_DIR)).toEqual([]);
  });

  test('an address without a password gives no logins to guess', async () => {
    const { url, name } = await newDatabase();
    const bare = Object.assign(new URL(url), { password: '' }).toString();
    expect(() => roleUrl({ url: bare }, 'system')).toThrow(/DATABASE_ROLE_SECRET/);
    const secret = 'a secret of its own, long enough to use';
    await bringUpToDate({ url, roleSecret: secret }, MIGRATIONS_DIR);
    await withClient(roleUrl({ url: bare, roleSecret: secret }, 'system'), (client) => client.query('SELECT 1'));
    expect(name).toBeDefined();
  });

  test('logins that are made by hand keep their passwords and are made members', async () => {
    const { url, name } = await newDatabase();
    const [app, system] = [`${name}_app_login`, `${name}_system_login`];
    const at = (login: string) => Object.assign(new URL(url), { username: login, password: 'own' }).toString();
    const access = { url, appUrl: at(app), systemUrl: at(system) };
    await expect(bringUpToDate(access, MIGRATIONS_DIR)).rejects.toThrow(`CREATE ROLE "${app}" LOGIN PASSWORD`);
    await asSuperuser(`CREATE ROLE "${app}" LOGIN PASSWORD 'own'; CREATE ROLE "${system}" LOGIN PASSWORD 'own'`);
    await asSuperuser(`GRANT "${app}", "${system}" TO "${name}" WITH ADMIN OPTION`);
    await bringUpToDate(access, MIGRATIONS_DIR);
    await withClient(at(system), (client) => client.query('SELECT count(*) FROM "User"'));
  });

  test.each([
    { form: "ENCODING 'SQL_ASCII' LC_COLLATE 'C' LC_CTYPE 'C'", says: /stores texts as SQL_ASCII.*ENCODING 'UTF8'/ },
    { form: "ENCODING 'LATIN2' LC_COLLATE 'C' LC_CTYPE 'C'", says: /stores texts as LATIN2/ },
    { form: "ENCODING 'WIN1251' LC_COLLATE 'C' LC_CTYPE 'C'", says: /stores texts as WIN1251/ },
    { form: "ENCODING 'KOI8R' LC_COLLATE 'C' LC_CTYPE 'C'", says: /stores texts as KOI8R/ },
    { form: "ENCODING 'UTF8' LC_COLLATE 'C' LC_CTYPE 'C'", says: /do not find É for é.*LC_CTYPE is C;/ },
  ])('an empty database with $form is rejected with what creates another one', async ({ form, says }) => {
    const name = `letters_${randomUUID().replaceAll('-', '').slice(0, 20)}`;
    names.push(name);
    await asSuperuser(`CREATE ROLE "${name}" LOGIN CREATEROLE PASSWORD 'p'`);
    await asSuperuser(`CREATE DATABASE "${name}" OWNER "${name}" LOCALE_PROVIDER libc ${form} TEMPLATE template0`);
    await asSuperuser(giveGroups(name));
    const url = Object.assign(new URL(server.url(name)), { username: name, password: 'p' }).toString();
    await expect(provisionGroups({ url })).rejects.toThrow(says);
    await asSuperuser('CREATE TABLE "Company" ()', name);
    await provisionGroups({ url });
  });
});
