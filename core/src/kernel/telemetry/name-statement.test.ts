import { expect, test } from 'vitest';
import { nameStatement } from './name-statement';

test.each([
  ['SELECT "id" FROM "Supplier" WHERE "id" = $1', 'SELECT "Supplier"'],
  ['SELECT "public"."Job"."id" FROM "public"."Job" WHERE 1=1', 'SELECT "Job"'],
  ['\n  UPDATE "Job" SET "status" = $1', 'UPDATE "Job"'],
  [`INSERT INTO "AuditEntry" ("id") VALUES ('ana@example.com')`, 'INSERT "AuditEntry"'],
  ['SELECT 1', 'SELECT'],
  ['COMMIT', 'COMMIT'],
])('names %s', (text, name) => {
  expect(nameStatement(text)).toBe(name);
});

test.each(['BEGIN', "SET LOCAL app.company_id = 'x'", 'ROLLBACK', ''])('leaves out %s', (text) => {
  expect(nameStatement(text)).toBeNull();
});
