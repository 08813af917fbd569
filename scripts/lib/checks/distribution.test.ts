import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inRoot } from '../paths';
import { distributionFindings, distributionFindingsOf, keyState, readTables, tablesOf } from './distribution';
import { GLOBAL_KEYS, OPTIONAL_COMPANY } from './distribution-exceptions';

const NONE = { shared: {}, optional: {}, global: {} };
const SHARED = { ...NONE, shared: { Account: { placement: 'replicated' }, Log: { placement: 'local' } } };

const SCHEMA = `
model Account {
  id String @id @db.Uuid
}

model Log {
  id String @id @db.Uuid
}

model Order {
  id        String @id @db.Uuid
  companyId String @db.Uuid
}

`;
const ofModel = (body: string, migrations: string[] = []) =>
  tablesOf(`${SCHEMA}model Item {\n${body}\n}\n`, migrations);
const ORDER = '  orderId String @db.Uuid\n  order Order @relation(fields: [orderId], references: [id])';
const ID = '  id String @id @db.Uuid\n  companyId String @db.Uuid';

describe('a table is ready for a distribution by companyId', () => {
  test.each([
    ['with its own id', ID],
    ['with a key that contains companyId', `${ID}\n  name String\n  @@unique([companyId, name])`],
    ['with a key that contains a reference to a row of the company', `${ID}\n${ORDER}\n  @@unique([orderId])`],
    ['with a reference to a replicated table', `${ID}\n  a Account @relation(fields: [aId], references: [id])`],
  ])('%s', (_, body) => {
    expect(distributionFindingsOf(ofModel(body), SHARED)).toEqual([]);
  });
});

describe('a finding is', () => {
  test.each([
    ['a table without companyId', '  id String @id', 'Item: has no companyId'],
    ['a companyId that may be null', '  id String @id\n  companyId String?', 'Item: companyId may be null'],
    ['a unique field', `${ID}\n  number String @unique`, 'Item(number): a unique key without companyId'],
    ['a key of several fields', `${ID}\n  @@unique([a, b(sort: Desc)])`, 'Item(a, b): a unique key without companyId'],
    ['a reference to a local table', `${ID}\n  l Log? @relation(fields: [logId], references: [id])`, 'Item(logId):'],
  ])('%s', (_, body, says) => {
    expect(distributionFindingsOf(ofModel(body), SHARED)).toEqual([expect.stringContaining(says)]);
  });

  test('a unique index that only a migration names', () => {
    const create = `CREATE UNIQUE INDEX "Item_key" ON "Item" (lower("mail")) WHERE "companyId" IS NOT NULL;`;
    expect(distributionFindingsOf(ofModel(ID, [create]), SHARED)).toEqual([expect.stringContaining('Item(mail):')]);
    expect(distributionFindingsOf(ofModel(ID, [create, 'DROP INDEX "Item_key";']), SHARED)).toEqual([]);
  });

  test('a reference of a table without companyId to a table of companies', () => {
    const tables = ofModel(`  id String @id\n${ORDER}`);
    const shared = { ...SHARED.shared, Item: { placement: 'local' } };
    expect(distributionFindingsOf(tables, { ...NONE, shared })).toEqual([expect.stringContaining('Item(orderId):')]);
  });

  test('an exception for a table or key that needs none', () => {
    const exceptions = { ...SHARED, optional: { Item: '' }, global: { 'Item(gone)': '' } };
    expect(distributionFindingsOf(ofModel(ID), exceptions)).toEqual([
      expect.stringMatching(/^Item: an exception/),
      expect.stringMatching(/^Item\(gone\): an exception/),
    ]);
  });
});

test('every table and key of the product is ready or an exception with its reason', () => {
  expect(distributionFindings()).toEqual([]);
});

test('the document of scaling names each exception and counts the keys of each state', () => {
  const document = readFileSync(inRoot('docs/scaling.md'), 'utf8');
  for (const name of [...Object.keys(GLOBAL_KEYS), ...Object.keys(OPTIONAL_COMPANY)]) {
    expect(document).toContain(`\`${name}\``);
  }
  const tables = readTables();
  const states = tables
    .filter(({ companyId }) => companyId !== null)
    .flatMap((table) => table.keys.map((columns) => keyState(table, columns, tables)));
  for (const state of ['ready', 'id', 'widened', 'global'] as const) {
    const count = states.filter((each) => each === state).length;
    expect(document).toMatch(new RegExp(`^\\| \`${state}\` +\\| ${count} +\\|`, 'm'));
  }
});
