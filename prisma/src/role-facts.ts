import pg from 'pg';

/**
 * Group roles that receive the rights; the login roles are their members. Roles exist once per cluster, not per
 * database.
 */
export const GROUPS = { app: 'homologa_app', system: 'homologa_system' } as const;

export class ProvisionRefused extends Error {
  override name = 'ProvisionRefused';
}

export const quoted = (name: string): string => pg.escapeIdentifier(name);

interface RoleFacts {
  name: string;
  /** Reasons why the role is unsafe as a login, each with the statement that removes the reason. */
  dangers: string[];
}

const DANGERS = [
  ['rolsuper', 'is a superuser', 'NOSUPERUSER'],
  ['rolbypassrls', 'bypasses row-level security', 'NOBYPASSRLS'],
  ['rolcreaterole', 'may create roles', 'NOCREATEROLE'],
  ['rolreplication', 'may replicate the whole cluster', 'NOREPLICATION'],
] as const;

export async function rolesOf(client: pg.Client, names: readonly string[]): Promise<Record<string, RoleFacts>> {
  const { rows } = await client.query<Record<string, boolean> & { rolname: string; through: string | null }>(
    `SELECT r.rolname, r.rolsuper, r.rolbypassrls, r.rolcreaterole, r.rolreplication,
       (SELECT string_agg(s.rolname, ', ' ORDER BY s.rolname) FROM pg_roles s
        WHERE s.oid <> r.oid AND NOT r.rolsuper AND (s.rolsuper OR s.rolbypassrls OR s.rolcreaterole)
          AND pg_has_role(r.oid, s.oid, 'MEMBER')) AS through
     FROM pg_roles r WHERE r.rolname = ANY ($1)`,
    [names],
  );
  return Object.fromEntries(
    rows.map((row) => {
      const own = DANGERS.filter(([column]) => row[column]).map(
        ([, what, attribute]) =>
          `The role ${row.rolname} ${what}, so nothing would keep companies apart; as a superuser: ` +
          `ALTER ROLE ${quoted(row.rolname)} ${attribute};`,
      );
      const through = row.through
        ? [
            `The role ${row.rolname} is a member of ${row.through}, which may do more than the product's own; ` +
              `take it out: REVOKE … FROM ${quoted(row.rolname)};`,
          ]
        : [];
      return [row.rolname, { name: row.rolname, dangers: [...own, ...through] }];
    }),
  );
}

export async function serverVersion(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ version: number }>(
    `SELECT current_setting('server_version_num')::int / 10000 AS version`,
  );
  return rows[0]?.version ?? 0;
}
