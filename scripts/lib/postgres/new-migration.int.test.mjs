import { expect, test } from 'vitest';
import { importFromRooms } from '../build/bundle.mjs';
import { inRoot } from '../paths.mjs';
import { MIGRATIONS_DIR } from './migrate.mjs';

test('the migrations build what prisma/schema describes: a new migration begins empty', async () => {
  const { diffSchema } = await importFromRooms('diff', "export { diffSchema } from './prisma/src/diff-schema';");
  const url = String(process.env.TEST_DATABASE_URL);
  expect(await diffSchema(url, inRoot('prisma', 'schema'), MIGRATIONS_DIR)).toBe('');
}, 60_000);
