import { expect, it } from 'vitest';
import { listFormerMigrations } from './migrations';

const KNOWN = ['20261125140000_tables', '20261129140000_delete_notifications', '20261129020000_typed_answers'];

it('lists the migrations that are older than all of this version', () => {
  expect(listFormerMigrations(['20261101000000_tables', ...KNOWN], KNOWN)).toEqual(['20261101000000_tables']);
});

it('lists no migration of a later version, wherever its name sorts', () => {
  const later = ['20261129110000_client_send_backs', '20261130000000_later'];
  expect(listFormerMigrations([...KNOWN, ...later], KNOWN)).toEqual([]);
});

it('lists nothing of an empty database', () => {
  expect(listFormerMigrations([], KNOWN)).toEqual([]);
});
