import { createHash } from 'node:crypto';
import { PRODUCT_TYPES } from '@homologa/domain/catalog/report-types';
import type { Client } from 'pg';

/** Average company of the road map: ten thousand companies with fifty million suppliers. */
const ORDINARY = 5_000;
/** Share of the rows that belong to the one large company. */
const LARGE_SHARE = 0.01;
const USER = '0190f000-0000-7000-8000-000000000021';

/** Ids by number, 0 for the large company; hashed, because real ids differ in their first bytes, by which they sort. */
const idOf = (kind: string, number: string): string => `md5('${kind}' || ${number})::uuid`;
const idInNode = (kind: string, number: number): string =>
  createHash('md5')
    .update(`${kind}${number}`)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
const COMPANY = 'company';
const WORKFLOW = 'workflow';

export interface Seeded {
  userId: string;
  large: number;
  companies: number;
  companyId: (number: number) => string;
  workflowId: (number: number) => string;
}

interface Index {
  definition: string;
  name: string;
}

const pick = (values: readonly string[], by: string): string =>
  `(ARRAY[${values.map((value) => `'${value}'`).join(',')}])[1 + ${by} % ${values.length}]`;

/** Lower case and without accents: see `withoutFolding`. */
const NAMES = ['aceros', 'andina', 'bosque', 'delta', 'estrella', 'frutas', 'granos', 'industrias'];
const TRADES = ['del sur', 'do norte', 'global', 'patagonia', 'textil', 'central', 'andes'];
const COUNTRIES = ['brazil', 'brazil', 'brazil', 'mexico', 'mexico', 'peru', 'argentina', 'chile', 'colombia'];
const STATUSES = ['pending', 'pending', 'in_progress', 'completed', 'completed', 'completed', 'archived'];
const STRENGTHS = ['5A', '4A', '3A', '2A', '1A', 'A', 'B'];

/** Inserts suppliers of the rows of `source` (c: number of the company, n: number of the supplier, at: its age rank). */
const suppliersFrom = (source: string): string => `
  INSERT INTO "Supplier" ("id", "companyId", "workflowId", "status", "companyName", "fullName", "emails", "country",
    "taxId", "address", "invitationState", "invitationSentAt", "financialStrength", "industry", "riskIndicator",
    "commercialScore", "onboardingStep", "waitingFor", "waitingSince", "screeningStatus", "accountId", "createdAt",
    "modifiedAt")
  SELECT uuidv7((at - 60000000) * interval '1 second'), ${idOf(COMPANY, 'c')}, ${idOf(WORKFLOW, 'c')},
    (${pick(STATUSES, 'n')})::"SupplierStatus",
    ${pick(NAMES, 'n * 7')} || ' ' || ${pick(TRADES, 'n * 3')} || ' ' || at,
    ${pick(['ana ruiz', 'luis paz', 'joana lima', 'eva sosa'], 'n')},
    ARRAY['c' || at || '@p.example'], ${pick(COUNTRIES, 'n')},
    lpad((at::bigint * 7919 % 99999999999999)::text, 14, '0'), '',
    CASE WHEN n % 50 = 0 THEN 'failed' ELSE 'sent' END::"InvitationState", now() - at % 90 * interval '1 day',
    CASE WHEN n % 10 = 3 THEN ${pick(STRENGTHS, 'n')} END,
    CASE WHEN n % 10 = 3 THEN ${pick(['steel', 'food', 'textiles', 'logistics'], 'n')} END,
    CASE WHEN n % 10 = 3 THEN (1 + n % 4)::text END,
    CASE WHEN n % 10 = 3 THEN n * 13 % 100 END,
    'introduction', CASE WHEN n % 7 < 2 THEN 'introduction' END, CASE WHEN n % 7 < 2 THEN now() END,
    CASE WHEN n % 9 = 1 THEN 'no_match' END, CASE WHEN at % 1000000 = 7 THEN '${USER}'::uuid END,
    now() - (60000000 - at) * interval '1 second', now() - (60000000 - at) * interval '1 second'
  FROM ${source}`;

/**
 * Lets `search_fold` do nothing while `work` runs, because it takes most of the time of an insert. Names in lower case
 * and without accents are folded alike, so that the rows and indexes are those of the product.
 */
async function withoutFolding(owner: Client, work: () => Promise<void>): Promise<void> {
  const { rows } = await owner.query<{ definition: string }>(
    `SELECT pg_get_functiondef('search_fold(text)'::regprocedure) AS definition`,
  );
  await owner.query(`CREATE OR REPLACE FUNCTION search_fold(value text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$ SELECT value $$`);
  await work();
  await owner.query(rows[0]?.definition ?? '');
}

/** Rows that one statement inserts: a limit of what a failure or a full disk leaves behind. */
const BATCH = 500_000;

const TABLES = `SELECT c.oid::regclass::text AS name FROM pg_class c
  WHERE c.relkind = 'r' AND c.relname ~ '^Supplier(_p[0-9]+)?$'`;

/** Switches autovacuum of the table and its partitions: it would compete with the load for the processor. */
async function setAutovacuum(owner: Client, isOn: boolean): Promise<void> {
  const { rows } = await owner.query<{ name: string }>(TABLES);
  for (const { name } of rows) await owner.query(`ALTER TABLE ${name} SET (autovacuum_enabled = ${isOn})`);
}

/** Reads the definitions of the table's indexes other than the primary key, and drops the indexes. */
async function dropIndexes(owner: Client): Promise<Index[]> {
  const { rows } = await owner.query<Index>(
    `SELECT replace(pg_get_indexdef(i.indexrelid), ' ON ONLY ', ' ON ') AS definition, i.indexrelid::regclass::text AS name
     FROM pg_index i WHERE i.indrelid = '"Supplier"'::regclass AND NOT i.indisprimary`,
  );
  for (const { name } of rows) await owner.query(`DROP INDEX ${name}`);
  return rows;
}

/**
 * Fills a database with `rows` suppliers: one large company with a hundredth of them, and companies of five thousand.
 * The rows of the companies are interleaved, as in a table that all companies have added to for years. Triggers are off
 * and the indexes are built afterwards, which is faster by an order of magnitude; the counters are counted at the end.
 */
export async function seed(owner: Client, rows: number, log: (line: string) => void): Promise<Seeded> {
  const large = Math.ceil(rows * LARGE_SHARE);
  const companies = Math.max(1, Math.floor((rows - large) / ORDINARY));
  await owner.query(`SET session_replication_role = replica; SET maintenance_work_mem = '1GB';
    SET max_parallel_maintenance_workers = 2; SET work_mem = '256MB'`);
  await owner.query(
    `INSERT INTO "User" ("id", "email", "name", "passwordHash") VALUES ('${USER}', 'bench@example.test', 'B', '')`,
  );
  await owner.query(`
    INSERT INTO "Company" ("id", "legalName", "name")
      SELECT ${idOf(COMPANY, 'c')}, 'Compradora ' || c, 'Compradora ' || c FROM generate_series(0, ${companies}) c;
    INSERT INTO "CompanyProduct" ("id", "companyId", "type", "total")
      SELECT gen_random_uuid(), ${idOf(COMPANY, 'c')}, product, 100000000
      FROM generate_series(0, ${companies}) c, unnest(ARRAY[${PRODUCT_TYPES.map((type) => `'${type}'`).join(',')}]) product;
    INSERT INTO "Workflow" ("id", "companyId", "status", "type", "product", "reportType", "payment", "title",
        "createdAt", "modifiedAt", "launchedAt")
      SELECT ${idOf(WORKFLOW, 'c')}, ${idOf(COMPANY, 'c')}, 'active', 'onboarding', 'report', 'bir', 'client',
        'Homologación ' || c, now(), now(), now() FROM generate_series(0, ${companies}) c`);
  const began = performance.now();
  const note = (done: string): void => log(`${done} after ${((performance.now() - began) / 1_000).toFixed(0)} s`);
  const indexes = await dropIndexes(owner);
  await setAutovacuum(owner, false);
  await withoutFolding(owner, async () => {
    for (let from = 1; from <= rows; from += BATCH) {
      const to = Math.min(from + BATCH - 1, rows);
      // Each hundredth row is the large company's; the others go round the ordinary companies.
      await owner.query(
        suppliersFrom(`(SELECT at, CASE WHEN at % 100 = 0 THEN 0 ELSE 1 + at % ${companies} END AS c,
          CASE WHEN at % 100 = 0 THEN at / 100 ELSE at / ${companies} END AS n
          FROM generate_series(${from}, ${to}) at) a`),
      );
      note(`${to} rows`);
    }
    for (const { definition } of indexes) await owner.query(definition);
    note(`${indexes.length} indexes`);
  });
  await owner.query(`
    INSERT INTO "SupplierStat" ("companyId", "workflowId", "dim", "val", "shard", "n")
    SELECT s."companyId", s."workflowId", k.dim, k.val, 0, count(*)
    FROM "Supplier" s, LATERAL supplier_stat_keys(s) k GROUP BY 1, 2, 3, 4`);
  await owner.query('SET session_replication_role = DEFAULT');
  await setAutovacuum(owner, true);
  await owner.query('VACUUM ANALYZE');
  note('counted and analysed');
  return {
    userId: USER,
    large,
    companies,
    companyId: (number) => idInNode(COMPANY, number),
    workflowId: (number) => idInNode(WORKFLOW, number),
  };
}

export interface Sizes {
  table: number;
  indexes: number;
  /** The largest index of one table or partition, which is what an insert's pages come from. */
  largest: number;
}

export async function sizesOf(owner: Client): Promise<Sizes> {
  const { rows } = await owner.query<{ table: string; indexes: string; largest: string }>(
    `SELECT sum(pg_table_size(c.oid))::text AS table, sum(pg_indexes_size(c.oid))::text AS indexes,
       (SELECT max(pg_relation_size(i.indexrelid))::text FROM pg_index i JOIN pg_class t ON t.oid = i.indrelid
        WHERE t.relname ~ '^Supplier(_p[0-9]+)?$') AS largest
     FROM pg_class c WHERE c.relkind = 'r' AND c.relname ~ '^Supplier(_p[0-9]+)?$'`,
  );
  const [row] = rows;
  return { table: Number(row?.table), indexes: Number(row?.indexes), largest: Number(row?.largest) };
}
