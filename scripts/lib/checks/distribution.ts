import { readdirSync, readFileSync } from 'node:fs';
import { readMigrations } from '../../../prisma/src/migrations';
import { inRoot } from '../paths';
import { statementsOf } from './blocking-migrations';
import { GLOBAL_KEYS, OPTIONAL_COMPANY, SHARED_TABLES } from './distribution-exceptions';

interface Reference {
  columns: string[];
  table: string;
}

export interface Table {
  name: string;
  /** Null: the table has no such column. */
  companyId: 'required' | 'optional' | null;
  /** Columns of the primary key and of the unique keys. */
  keys: string[][];
  references: Reference[];
}

const MODEL = /^model (\w+) \{\n([\s\S]*?)^\}/gm;
const COMPANY = /^\s*companyId\s+String(\??)/m;
const FIELD_KEY = /^\s*(\w+)\s+\S+.*\s@(?:id|unique)\b/gm;
const MODEL_KEY = /^\s*@@(?:id|unique)\(\[([^\]]+)\]/gm;
const RELATION = /^\s*\w+\s+(\w+)\??\s+@relation\([^)]*?fields: \[([^\]]+)\]/gm;
const UNIQUE_INDEX =
  /^\s*CREATE\s+UNIQUE\s+INDEX\s+(?:CONCURRENTLY\s+)?(?:IF\s+NOT\s+EXISTS\s+)?"(\w+)"\s+ON\s+"(\w+)"\s*([\s\S]+)$/i;
const DROPPED_INDEX = /^\s*DROP\s+INDEX\s+(?:CONCURRENTLY\s+)?(?:IF\s+EXISTS\s+)?"(\w+)"/i;

const namesIn = (list: string): string[] => list.split(',').map((name) => name.replace(/\(.*/, '').trim());

/** Reads the tables of Prisma's schema; unique indexes that Prisma cannot express are in the migrations alone. */
export function tablesOf(schema: string, migrations: readonly string[]): Table[] {
  const indexes = uniqueIndexes(migrations);
  return [...schema.matchAll(MODEL)].map(([, name = '', body = '']) => {
    const [, optional] = COMPANY.exec(body) ?? [];
    const keys = [
      ...[...body.matchAll(FIELD_KEY)].map(([, column = '']) => [column]),
      ...[...body.matchAll(MODEL_KEY)].map(([, columns = '']) => namesIn(columns)),
      ...indexes.filter((index) => index.table === name).map(({ columns }) => columns),
    ];
    return {
      name,
      companyId: optional === undefined ? null : optional === '' ? 'required' : 'optional',
      keys: [...new Map(keys.map((columns) => [columns.join(), columns])).values()],
      references: [...body.matchAll(RELATION)].map(([, table = '', columns = '']) => ({
        table,
        columns: namesIn(columns),
      })),
    };
  });
}

function uniqueIndexes(migrations: readonly string[]): Reference[] {
  const found = new Map<string, Reference>();
  for (const { text } of migrations.flatMap(statementsOf)) {
    const [, dropped] = DROPPED_INDEX.exec(text) ?? [];
    if (dropped !== undefined) found.delete(dropped);
    const [, name, table, rest = ''] = UNIQUE_INDEX.exec(text) ?? [];
    if (name === undefined || table === undefined) continue;
    const [columns = ''] = rest.split(/\)\s*(?:NULLS\s+(?:NOT\s+)?DISTINCT\s*)?(?:WHERE\b|INCLUDE\b|$)/i);
    found.set(name, { table, columns: [...columns.matchAll(/"(\w+)"/g)].map(([, column = '']) => column) });
  }
  return [...found.values()];
}

interface Exceptions {
  shared: Readonly<Record<string, { placement: string }>>;
  optional: Readonly<Record<string, string>>;
  global: Readonly<Record<string, string>>;
}

export const keyName = (table: string, columns: readonly string[]): string => `${table}(${columns.join(', ')})`;

/** How a unique key of a company's table stands to a distribution by companyId. */
export type KeyState =
  /** It contains companyId. */
  | 'ready'
  /** A UUIDv7 of the product (newId): unique without a key across nodes. */
  | 'id'
  /** It contains a reference to a row of the same company: with companyId in front it forbids the same. */
  | 'widened'
  | 'global';

export function keyState({ references }: Table, columns: readonly string[], tables: readonly Table[]): KeyState {
  if (columns.includes('companyId')) return 'ready';
  if (columns.join() === 'id') return 'id';
  const isOfCompany = (name: string) => tables.some((table) => table.name === name && table.companyId === 'required');
  const carries = references.some(
    (reference) => isOfCompany(reference.table) && reference.columns.every((column) => columns.includes(column)),
  );
  return carries ? 'widened' : 'global';
}

/**
 * Lists what keeps the tables from being distributed by companyId, and exceptions that are none any more. A distributed
 * PostgreSQL, such as Citus, needs companyId in each table of a company, each of its unique keys and each of its foreign
 * keys to another such table.
 */
export function distributionFindingsOf(tables: readonly Table[], { shared, optional, global }: Exceptions): string[] {
  const byName = new Map(tables.map((table) => [table.name, table]));
  const globalKeys = new Set(
    tables
      .filter(({ companyId }) => companyId !== null)
      .flatMap((table) =>
        table.keys
          .filter((columns) => keyState(table, columns, tables) === 'global')
          .map((columns) => keyName(table.name, columns)),
      ),
  );
  const stale = [
    ...Object.keys(shared).filter((name) => byName.get(name)?.companyId !== null),
    ...Object.keys(optional).filter((name) => byName.get(name)?.companyId !== 'optional'),
    ...Object.keys(global).filter((key) => !globalKeys.has(key)),
  ].map((name) => `${name}: an exception of distribution-exceptions.ts that is none: remove it`);
  const ofTables = tables.flatMap(({ name, companyId, references }): string[] => {
    if (companyId === 'optional' && !(name in optional)) return [`${name}: companyId may be null`];
    if (companyId === null && !(name in shared)) return [`${name}: has no companyId`];
    return references.flatMap(({ table, columns }) => {
      const target = byName.get(table);
      if (companyId === null && target?.companyId) {
        return [`${name}(${columns.join(', ')}): a table without companyId refers to ${table}, which has one`];
      }
      return companyId !== null && !target?.companyId && shared[table]?.placement === 'local'
        ? [`${name}(${columns.join(', ')}): refers to ${table}, which is on one node alone`]
        : [];
    });
  });
  const ofKeys = [...globalKeys]
    .filter((key) => !(key in global))
    .map((key) => `${key}: a unique key without companyId and without a reference to a row of the company`);
  return [...ofTables, ...ofKeys, ...stale];
}

export function readTables(): Table[] {
  const dir = inRoot('prisma', 'schema');
  const schema = readdirSync(dir)
    .map((file) => readFileSync(`${dir}/${file}`, 'utf8'))
    .join('\n');
  return tablesOf(
    schema,
    readMigrations(inRoot('prisma', 'migrations')).map(({ script }) => script),
  );
}

export const distributionFindings = (): string[] =>
  distributionFindingsOf(readTables(), { shared: SHARED_TABLES, optional: OPTIONAL_COMPANY, global: GLOBAL_KEYS });
