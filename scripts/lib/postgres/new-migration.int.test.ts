import { expect, test } from 'vitest';
import { diffSchema } from '../../../prisma/src/diff-schema';
import { inRoot } from '../paths';
import { MIGRATIONS_DIR } from './migrate';

test('the migrations build what prisma/schema describes: a new migration begins empty', async () => {
  const url = String(process.env.TEST_DATABASE_URL);
  expect(await diffSchema(url, inRoot('prisma', 'schema'), MIGRATIONS_DIR)).toBe('');
}, 60_000);
