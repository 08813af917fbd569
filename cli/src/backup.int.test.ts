import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { newId } from '@homologa/core/kernel/ids';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { command, environmentOf } from './test/command-line';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterEach(() => vi.unstubAllEnvs());
afterAll(() => app.destroy());

async function addWithoutBytes(orphanedAt: Date | null): Promise<string> {
  const id = newId();
  const file = { id, key: `test/${id}`, name: 'a.txt', mime: 'text/plain', size: 5, sha256: 'f'.repeat(64) };
  await app.db.system((tx) => tx.storedFile.create({ data: { ...file, createdAt: new Date(), orphanedAt } }));
  return id;
}

function run(...words: string[]) {
  for (const [variable, value] of Object.entries(environmentOf(app))) vi.stubEnv(variable, value);
  return command(words);
}

async function backUp(name: string) {
  const { code, out, err } = await run('db', 'backup', join(app.config.dataDir, name), '--json');
  return { code, err, said: JSON.parse(out) as Record<string, unknown> };
}

test('a file with other bytes than were stored ends a backup with 1 and its id', async () => {
  const id = await addWithoutBytes(null);
  await app.contextFor({ kind: 'system', name: 'test' }).files.putBytes(`test/${id}`, Buffer.from('other'));
  const { code, err, said } = await backUp('damaged');
  expect([code, said.damaged_files, said.lost_files]).toEqual([1, [id], []]);
  expect(err).toContain(`1 file whose bytes are not those that were stored: ${id}`);
  await app.db.system((tx) => tx.storedFile.delete({ where: { id } }));
});

test('a released file without bytes is no fault of a backup, one in use ends it with 1 and its id', async () => {
  await addWithoutBytes(new Date(0));
  expect(await backUp('first')).toMatchObject({ code: 0, said: { files: 1, missing_files: 1, lost_files: [] } });
  const id = await addWithoutBytes(null);
  const { code, err, said } = await backUp('second');
  expect(said).toMatchObject({ files: 2, missing_files: 2, lost_files: [id] });
  expect(code).toBe(1);
  expect(err).toContain(
    `The backup is complete but for 1 file in use whose bytes the file store does not have: ${id}.`,
  );
});

test('the anchors of the audit trail are in a backup, and verify ends with 1 where one is missing', async () => {
  const { files } = app.contextFor({ kind: 'system', name: 'test' });
  const key = 'audit-anchors/2026-11-28.json';
  await files.putBytes(key, Buffer.from('{"day":"2026-11-28","previous":null,"heads":[]}'));
  const sha256 = createHash('sha256').update('{"day":"2026-11-28","previous":null,"heads":[]}').digest('hex');
  await app.db.system((tx) =>
    tx.auditAnchor.create({ data: { day: '2026-11-28', key, sha256, createdAt: new Date() } }),
  );
  expect((await run('audit', 'verify')).code).toBe(0);
  await backUp('third');
  expect(existsSync(join(app.config.dataDir, 'third', 'files', key))).toBe(true);
  await files.remove(key);
  const { code, err } = await run('audit', 'verify');
  expect([code, err]).toEqual([1, expect.stringContaining('Anchor files are missing: 2026-11-28.')]);
  expect((await run('audit', 'verify', '--without-anchors')).code).toBe(0);
});
