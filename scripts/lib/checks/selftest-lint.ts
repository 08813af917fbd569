import { ROOMS } from './floors.mjs';
import { plant, uses, usesType } from './selftest-plants';

const IMPORTS = 'eslint(no-restricted-imports)';
const HALF_TYPE = 'typescript(no-import-type-side-effects)';
const CLOCK = 'house(no-clock)';
const ENVIRONMENT = 'node(no-process-env)';
const CAST = 'house(no-value-set-cast)';
const LOOKUP = 'house(no-open-lookup)';
const WRITER = 'house(one-writer)';
const PROPERTIES = 'eslint(no-restricted-properties)';
const GLOBALS = 'eslint(no-restricted-globals)';
const writes = (table: string, method: string) =>
  `export const write = (tx: any) => tx.${table}.${method}({ where: {} });\n`;
export const CONTRACT = '@homologa/domain/suppliers/supplier.contract';
const SIDES = "import type { Side } from '@homologa/domain/sides';\n";
const TABLES = "import { CLOSED, OPEN } from '@homologa/domain/tables';\n";

/** Files that the self-test creates; each of them violates a lint rule. */
export const PLANTED_LINT = [
  plant(IMPORTS, 'domain/src/suppliers/supplier-rules.ts', uses('zod')),
  plant(IMPORTS, 'domain/src/suppliers/runs-contract.ts', uses('./supplier.contract')),
  plant(IMPORTS, 'domain/src/companies/runs-contract.ts', uses('../suppliers/supplier.contract')),
  plant(IMPORTS, 'domain/src/companies/runs-wire.ts', uses('../wire/list-query')),
  plant(
    HALF_TYPE,
    'domain/src/suppliers/half-type.ts',
    "import { type Contract } from './supplier.contract';\nexport type Planted = Contract;\n",
  ),
  ...['web', 'console', 'onboarding-web'].map((room) =>
    plant(IMPORTS, `${room}/src/shared/runs-contract.ts`, uses(CONTRACT)),
  ),
  ...['domain', 'screening', 'core', 'demo'].flatMap((room) => [
    plant(CLOCK, `${room}/src/asks-now.ts`, 'export const now = () => Date.now();\n'),
    plant(CLOCK, `${room}/src/makes-now.ts`, 'export const now = () => new Date( );\n'),
    plant(CLOCK, `${room}/src/calls-now.ts`, 'export const now = () => Date();\n'),
  ]),
  ...ROOMS.map((room) =>
    plant(ENVIRONMENT, `${room}/src/reads-environment.ts`, "export const port = process.env['PORT'];\n"),
  ),
  ...['core', 'server', 'workers', 'demo', 'cli'].flatMap((room) => [
    plant(GLOBALS, `${room}/src/calls-out.ts`, "export const page = () => fetch('https://a.test');\n"),
    plant(PROPERTIES, `${room}/src/reaches-out.ts`, "export const page = () => globalThis.fetch('https://a.test');\n"),
    plant(
      IMPORTS,
      `${room}/src/requests-out.ts`,
      "import { request } from 'node:https';\nexport const ask = () => request('https://a.test');\n",
    ),
  ]),
  plant(CAST, 'core/src/casts.ts', `${SIDES}export const side = (text: string) => text as Side;\n`),
  plant(CAST, 'server/src/casts.ts', `${SIDES}export const sides = (list: string[]) => list as readonly Side[];\n`),
  plant(
    CAST,
    'domain/src/casts.ts',
    "import type { Colour } from './sides';\nexport const colour = (row: { text: string }) => row.text as Colour;\n",
  ),
  plant(
    LOOKUP,
    'domain/src/own-table.ts',
    'const OWN: Readonly<Record<string, number>> = {};\nexport const find = (word: string) => OWN[word];\n',
  ),
  plant(LOOKUP, 'core/src/looks-up.ts', `${TABLES}export const find = (word: string) => OPEN[word];\n`),
  plant(LOOKUP, 'core/src/looks-in.ts', `${TABLES}export const has = (word: string) => word in OPEN;\n`),
  plant(
    LOOKUP,
    'core/src/forces-key.ts',
    `${TABLES}export const find = (word: string) => CLOSED[word as keyof typeof CLOSED];\n`,
  ),
  plant(
    LOOKUP,
    'core/src/opens-table.ts',
    `${TABLES}export const find = (word: string) => (CLOSED as Record<string, number>)[word];\n`,
  ),
  ...['create', 'updateMany', 'updateManyAndReturn', 'upsert', 'deleteMany'].map((method) =>
    plant(WRITER, `core/src/workflows/planted-${method}.ts`, writes('supplier', method)),
  ),
  plant(WRITER, 'core/src/suppliers/planted-history.ts', writes('statusUpdate', 'create')),
  plant(WRITER, 'server/src/planted-write.ts', writes('user', 'update')),
  plant(WRITER, 'core/src/workflows/planted-insert.ts', "insertRows(tx, 'Supplier', []);\n"),
  plant(WRITER, 'core/src/workflows/planted-insert-sql.ts', "insertSql('AuditEntry', []);\n"),
  plant(
    WRITER,
    'core/src/workflows/planted-sql.ts',
    'sql`WITH a AS (UPDATE "Supplier" SET "status" = ${b}) SELECT`;\n',
  ),
  plant(WRITER, 'core/src/workflows/planted-text.ts', 'export const TEXT = \'DELETE FROM "Supplier"\';\n'),
  plant(WRITER, 'core/src/companies/planted-counter.ts', writes('supplierStat', 'updateMany')),
];

/** Files that resemble violations but must not be reported. */
export const ALLOWED_LINT = {
  'domain/src/sides.ts':
    "const COLOURS = ['red'] as const;\nexport type Colour = (typeof COLOURS)[number];\n" +
    "export type Side = 'left' | 'right';\nexport type Row = { side: Side };\n" +
    'export const isSide = (text: string): text is Side => [text as Side].length === 1;\n',
  'domain/src/tables.ts':
    'export const OPEN: Partial<Record<string, number>> = {};\n' +
    "export const CLOSED: Record<'a' | 'b', number> = { a: 1, b: 2 };\nexport const known = OPEN['a'];\n",
  'core/src/casts-a-row.ts':
    "import type { Row } from '@homologa/domain/sides';\nexport const row = (text: unknown) => text as Row;\n",
  'core/src/casts.test.ts': `${SIDES}export const side = (text: string) => text as Side;\n`,
  'core/src/looks-closed-up.ts': `${TABLES}export const find = (word: 'a') => [CLOSED[word], OPEN.a, Object.keys(CLOSED) as (keyof typeof CLOSED)[]];\n`,
  'domain/src/suppliers/contract-type.ts': usesType('./supplier.contract'),
  'domain/src/suppliers/other.contract.ts': uses('./supplier.contract'),
  'console/src/contract-type.ts': usesType(CONTRACT),
  'console/src/contract.test.ts': uses(CONTRACT),
  'server/src/runs-contract.ts': uses(CONTRACT),
  'domain/src/reads-date.ts': '// not new Date() here\nexport const day = (text: string) => new Date(text);\n',
  'core/src/kernel/clock.ts': 'export const systemClock = () => new Date();\n',
  'core/src/env.ts': "export const port = process.env['PORT'];\n",
  'server/src/asks-now.ts': 'export const now = () => Date.now();\n',
  'core/src/supplier-record/writes-own.ts': writes('supplier', 'updateMany'),
  'core/src/workflows/reads-supplier.ts': 'sql`SELECT FROM "Supplier" s JOIN "Workflow" w FOR UPDATE`;\n',
  'core/src/workflows/writes.test.ts': writes('supplier', 'create'),
  'core/src/kernel/outgoing/asks.ts': "import { request } from 'node:http';\nexport const ask = request;\n",
  'server/src/listens.ts': "import { createServer } from 'node:http';\nexport const listen = createServer;\n",
  'server/src/calls.test.ts': "export const page = () => fetch('https://a.test');\n",
  'workers/src/own-fetch.ts': 'export const take = (fetch: () => number) => fetch();\n',
  'core/src/time.test.ts': 'export const now = () => Date.now();\n',
};
