import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rewriteMigration } from './partitioned-migrations';
import { scatteredStatements } from './plans';

const MIGRATIONS = join(import.meta.dirname, '../../../prisma/migrations');

test('the rewritten migrations of the product partition suppliers and refer to them by both columns', () => {
  const scripts = readdirSync(MIGRATIONS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => readFileSync(join(MIGRATIONS, name, 'migration.sql'), 'utf8'));
  const results = scripts.map((script) => rewriteMigration(script, 4));
  const whole = results.map(({ script }) => script).join('\n');
  expect(whole.match(/PARTITION OF "Supplier"/g)).toHaveLength(4);
  expect(whole).not.toMatch(/REFERENCES "Supplier"(?! \("companyId", "id"\))/);
  expect(whole).not.toMatch(/CREATE UNIQUE INDEX "\w+" ON "Supplier" \((?!"companyId")/);
  expect(whole).not.toMatch(/CONCURRENTLY "\w+" ON "Supplier"/);
  const names = results.flatMap(({ rewritten }) => rewritten.map(({ name }) => name));
  expect(new Set(names).size).toBe(names.length);
});

test('a statement counts as scattered if its plan read more than one partition', () => {
  const logged = (text: string, scans: object[]) =>
    `LOG:  duration: 1.0 ms  plan:\n${JSON.stringify({ 'Query Text': text, Plan: { Plans: scans } }, null, 2).replaceAll(/^/gm, '\t')}\n`;
  const scan = (place: number, loops = 1) => ({ 'Relation Name': `Supplier_p${place}`, 'Actual Loops': loops });
  const log = [
    logged('SELECT one', [scan(1), scan(1)]),
    logged('SELECT\n  pruned', [scan(1), scan(2, 0)]),
    logged('SELECT\n  all', [scan(1), { Plans: [scan(2), scan(3)] }]),
  ].join('');
  expect(scatteredStatements(log)).toEqual({ executed: 3, scattered: new Map([['SELECT all', 3]]) });
});
