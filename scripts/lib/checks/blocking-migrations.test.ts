import { describe, expect, test } from 'vitest';
import { WITHOUT_TRANSACTION } from '../../../prisma/src/migrate';
import { blockingStatements, migrationFindings, statementsOf } from './blocking-migrations';

describe('a statement on a table in use', () => {
  test.each([
    ['CREATE INDEX "i" ON "Supplier" ("x")', /an index under a lock/],
    ['CREATE UNIQUE INDEX ON "Supplier" ("x")', /an index under a lock/],
    ['CREATE INDEX CONCURRENTLY "i" ON "Supplier" ("x")', /needs a migration without a transaction/],
    ['ALTER TABLE "Supplier" ALTER COLUMN "x" TYPE bigint', /may rewrite/],
    ['ALTER TABLE "Supplier" ALTER "x" SET DATA TYPE text', /may rewrite/],
    ['ALTER TABLE "Supplier" ALTER COLUMN "x" SET NOT NULL', /reads all rows/],
    ['ALTER TABLE "Supplier" ADD COLUMN "x" INTEGER NOT NULL', /without a default/],
    ['ALTER TABLE "Supplier" ADD COLUMN "a" TEXT, ADD COLUMN "x" INTEGER NOT NULL', /without a default/],
    ['ALTER TABLE ONLY "Supplier" ADD CONSTRAINT "c" CHECK ("x" > 0)', /checks all rows/],
    ['ALTER TABLE "Supplier" ADD CONSTRAINT "f" FOREIGN KEY ("x") REFERENCES "User" ("id")', /checks all rows/],
    ['ALTER TABLE "Supplier" ADD COLUMN "x" UUID REFERENCES "User" ("id")', /checks all rows/],
    ['ALTER TABLE "Supplier" ADD CONSTRAINT "u" UNIQUE ("x")', /USING INDEX/],
    ['ALTER TABLE "Supplier" ADD COLUMN "x" UUID DEFAULT gen_random_uuid()', /differs by row/],
    ['UPDATE "Supplier" SET "x" = 1', /in batches/],
    ['DELETE FROM "Supplier"', /in batches/],
  ])('%s is refused', (statement, says) => {
    expect(blockingStatements(`${statement};`)).toEqual([expect.stringMatching(says)]);
    expect(blockingStatements(`-- Blocking is accepted: ten rows.\n${statement};`)).toEqual([]);
  });

  test.each([
    'ALTER TABLE "Supplier" ADD COLUMN "x" TEXT',
    `ALTER TABLE "Supplier" ADD COLUMN "x" TEXT[] NOT NULL DEFAULT '{}'`,
    `ALTER TABLE "Supplier" DROP CONSTRAINT "c", ADD CONSTRAINT "c" CHECK ("x" IN ('a', 'b')) NOT VALID`,
    'ALTER TABLE "Supplier" VALIDATE CONSTRAINT "c"',
    'ALTER TABLE "Supplier" ADD CONSTRAINT "u" UNIQUE USING INDEX "i"',
    'ALTER TABLE "Supplier" ALTER COLUMN "x" DROP NOT NULL',
    `CREATE FUNCTION f() RETURNS trigger AS $$ BEGIN UPDATE "Supplier" SET "x" = 1; END $$ LANGUAGE plpgsql`,
    'INSERT INTO "Supplier" SELECT',
  ])('%s is allowed', (statement) => {
    expect(blockingStatements(`${statement};`)).toEqual([]);
  });
});

test('a table that the migration creates may be changed at will', () => {
  const script = `CREATE TABLE "New" ("id" UUID); CREATE INDEX "i" ON "New" ("id");
    ALTER TABLE "New" ADD CONSTRAINT "f" FOREIGN KEY ("id") REFERENCES "User" ("id"); UPDATE "New" SET "id" = NULL;`;
  expect(blockingStatements(script)).toEqual([]);
});

test('a migration without a transaction builds an index beside writers', () => {
  expect(blockingStatements(`${WITHOUT_TRANSACTION}CREATE INDEX CONCURRENTLY "i" ON "Supplier" ("x");`)).toEqual([]);
});

test('an exception holds for its statement alone', () => {
  const script = '-- Blocking is accepted: few rows.\nUPDATE "A" SET "x" = 1;\nUPDATE "B" SET "x" = 1;';
  expect(blockingStatements(script)).toEqual([expect.stringMatching(/^"B"/)]);
});

test('semicolons and dashes in quotes, bodies and comments do not end a statement', () => {
  const script = `-- a; b\nSELECT ';--', "a;b", 3 - 2; /* c; */ DO $do$ BEGIN x; END $do$;`;
  expect(statementsOf(script).map(({ text }) => text.trim())).toEqual([
    `SELECT ';--', "a;b", 3 - 2`,
    'DO $do$ BEGIN x; END $do$',
  ]);
});

test('no migration of the product blocks', () => {
  expect(migrationFindings()).toEqual([]);
});
