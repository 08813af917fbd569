import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { withClient } from '../postgres/databases';
import { sayOnStandardError } from '../say';
import { beginDemo, canBeginAnew } from './load-demo';

const owner = String(process.env.TEST_DATABASE_URL);
const name = `half_demo_${randomUUID().slice(0, 8)}`;
const urlOf = (database: string) => Object.assign(new URL(owner), { pathname: `/${database}` }).toString();
const asOwner = (statement: string, url = owner) => withClient(url, (client) => client.query(statement));
const dataDir = mkdtempSync(join(tmpdir(), 'homologa-half-demo-'));
const marker = join(dataDir, 'demo-loading');

beforeAll(() => asOwner(`CREATE DATABASE "${name}" TEMPLATE "${process.env.TEST_DATABASE_TEMPLATE}"`));
beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  // `say` keeps the function it was given, so the spy has to be handed over.
  sayOnStandardError();
  writeFileSync(marker, '40');
  return () => vi.restoreAllMocks();
});
afterAll(async () => {
  rmSync(dataDir, { recursive: true, force: true });
  await asOwner(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
});

const record = (action: string, more: { address?: string; operator?: string }) =>
  withClient(urlOf(name), (client) =>
    client.query(
      `INSERT INTO "AuditEntry" ("id", "actorKind", "action", "objectType", "address", "operator", "createdAt")
      VALUES (gen_random_uuid(), 'user', $1, 'workflow', $2, $3, now())`,
      [action, more.address ?? null, more.operator ?? null],
    ),
  );

test('a demo that was cut off is loaded anew after logins alone, and also before its tables exist', async () => {
  await record('workflow.create', {});
  await record('account.log_in', { address: '127.0.0.1' });
  expect(await canBeginAnew(urlOf(name), dataDir)).toBe(true);
  expect(await canBeginAnew(urlOf(`${name}_away`), dataDir)).toBe(true);
  rmSync(marker);
  expect(await canBeginAnew(urlOf(name), dataDir)).toBe(false);
});

test.each([
  ['a request', { address: '127.0.0.1' }],
  ['an operator', { operator: 'eva' }],
])(
  'an incomplete demo in which %s has changed something is kept, and no longer counts as being loaded',
  async (_who, by) => {
    // The table is append-only by a trigger, which this session does not run.
    await asOwner('SET session_replication_role = replica; TRUNCATE "AuditEntry"', urlOf(name));
    await record('workflow.create', by);
    expect(await canBeginAnew(urlOf(name), dataDir)).toBe(false);
    expect(existsSync(marker)).toBe(false);
    expect(vi.mocked(console.error).mock.calls.flat().join()).toContain('the incomplete demo is kept');
  },
);

test('no demo is loaded into a database with an account', async () => {
  await asOwner(
    `INSERT INTO "User" ("id", "email", "name", "passwordHash") VALUES (gen_random_uuid(), 'eva@provider.test', 'E', '')`,
    urlOf(name),
  );
  expect(await beginDemo(urlOf(name), dataDir, {})).toBeNull();
});
