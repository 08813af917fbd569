import type pg from 'pg';
import { FUNCTIONS, POLICIES, TABLES, type TableRights } from './rights';
import { GROUPS, ProvisionRefused, quoted } from './role-facts';

interface TableState {
  name: string;
  owner: string;
  isOwn: boolean;
  isForced: boolean;
  /** Rights that the two group roles already have, as 'group PRIVILEGE' or 'group PRIVILEGE column'. */
  grants: readonly string[];
  policies: readonly { name: string; to: readonly string[] }[];
}

/**
 * Grants the missing rights and policies of `rights.ts`; never revokes rights. If no right is missing, only reads and
 * takes no locks. Throws ProvisionRefused if another role owns some of the tables.
 */
export async function mendGrants(client: pg.Client): Promise<void> {
  const tables = await tablesOf(client);
  const foreign = [...new Set(tables.filter((table) => !table.isOwn).map((table) => table.owner))];
  if (foreign.length > 0) {
    const { rows } = await client.query<{ me: string }>('SELECT current_user AS me');
    const me = rows[0]?.me ?? '';
    throw new ProvisionRefused(
      foreign
        .map(
          (owner) =>
            `Tables belong to ${owner} and not to ${me}, the role of DATABASE_URL; as a superuser, in this database: ` +
            `REASSIGN OWNED BY ${quoted(owner)} TO ${quoted(me)};`,
        )
        .join('\n'),
    );
  }
  for (const statement of await missing(client, tables)) await client.query(statement);
}

async function missing(client: pg.Client, tables: readonly TableState[]): Promise<string[]> {
  const { rows } = await client.query<{ app: boolean; system: boolean }>(
    `SELECT has_schema_privilege($1, 'public', 'USAGE') AS app, has_schema_privilege($2, 'public', 'USAGE') AS system`,
    [GROUPS.app, GROUPS.system],
  );
  const schema = (['app', 'system'] as const)
    .filter((side) => !rows[0]?.[side])
    .map((side) => `GRANT USAGE ON SCHEMA public TO ${GROUPS[side]}`);
  const described = new Map(Object.entries(TABLES));
  const ofTables = tables.flatMap((table) => {
    const rights = described.get(table.name);
    return rights ? [...missingGrants(table, rights), ...missingPolicies(table, rights)] : [];
  });
  return [...schema, ...ofTables, ...(await missingCalls(client))];
}

function missingGrants({ name, grants }: TableState, rights: TableRights): string[] {
  const has = new Set(grants);
  const whole = (['app', 'system'] as const).flatMap((side) => {
    const lacks = rights[side].filter((privilege) => !has.has(`${GROUPS[side]} ${privilege}`));
    return lacks.length > 0 ? [`GRANT ${lacks.join(', ')} ON ${quoted(name)} TO ${GROUPS[side]}`] : [];
  });
  const columns = (rights.columns ?? []).flatMap(({ group, privilege, names }) => {
    const lacks = names.filter((column) => !has.has(`${GROUPS[group]} ${privilege} ${column}`));
    return lacks.length > 0
      ? [`GRANT ${privilege} (${lacks.map(quoted).join(', ')}) ON ${quoted(name)} TO ${GROUPS[group]}`]
      : [];
  });
  return [...whole, ...columns];
}

function missingPolicies({ name, owner, isForced, policies }: TableState, rights: TableRights): string[] {
  const table = quoted(name);
  const forced =
    rights.policies.length > 0 && !isForced
      ? [`ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY`]
      : [];
  const made = rights.policies.flatMap((policy) => {
    const { name: policyName, to, rule } = POLICIES[policy];
    const reader = to === 'owner' ? owner : GROUPS[to];
    const known = policies.find((one) => one.name === policyName);
    if (!known) return [`CREATE POLICY ${policyName} ON ${table} ${rule.replace('{to}', `TO ${quoted(reader)}`)}`];
    // If the database's owner has changed, an existing policy still names the former owner and must be altered.
    return known.to.includes(reader) ? [] : [`ALTER POLICY ${policyName} ON ${table} TO ${quoted(reader)}`];
  });
  return [...forced, ...made];
}

async function missingCalls(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ call: string; side: 'app' | 'system' }>(
    `SELECT w.call, w.side FROM unnest($1::text[], $2::text[], $3::text[]) w (call, side, role)
     WHERE to_regprocedure(w.call) IS NOT NULL
       AND NOT has_function_privilege(w.role, to_regprocedure(w.call), 'EXECUTE')`,
    calls(),
  );
  return rows.map(({ call, side }) => `GRANT EXECUTE ON FUNCTION ${call} TO ${GROUPS[side]}`);
}

function calls(): string[][] {
  const all = Object.entries(FUNCTIONS).flatMap(([call, sides]) => sides.map((side) => [call, side, GROUPS[side]]));
  return [0, 1, 2].map((at) => all.map((one) => one[at] ?? ''));
}

export async function tablesOf(client: pg.Client): Promise<TableState[]> {
  const { rows } = await client.query<TableState>(
    `SELECT c.relname::text AS name, pg_get_userbyid(c.relowner)::text AS owner, pg_has_role(c.relowner, 'USAGE') AS "isOwn",
       c.relrowsecurity AND c.relforcerowsecurity AS "isForced",
       ARRAY(SELECT g.rolname::text || ' ' || a.privilege_type FROM aclexplode(c.relacl) a
         JOIN pg_roles g ON g.oid = a.grantee WHERE g.rolname = ANY ($1)
         UNION ALL
         SELECT g.rolname::text || ' ' || a.privilege_type || ' ' || t.attname FROM pg_attribute t, aclexplode(t.attacl) a
         JOIN pg_roles g ON g.oid = a.grantee WHERE t.attrelid = c.oid AND g.rolname = ANY ($1)) AS grants,
       (SELECT coalesce(json_agg(json_build_object('name', p.polname,
           'to', ARRAY(SELECT rolname FROM pg_roles WHERE oid = ANY (p.polroles)))), '[]')
         FROM pg_policy p WHERE p.polrelid = c.oid) AS policies
     FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') ORDER BY c.relname`,
    [Object.values(GROUPS)],
  );
  return rows;
}
