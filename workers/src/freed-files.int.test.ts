import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { removeFreedFilesJob } from '@homologa/core/files/file.jobs';
import { openFile } from '@homologa/core/files/open-file';
import type { Context } from '@homologa/core/kernel/context';
import { newId } from '@homologa/core/kernel/ids';
import { runJob } from '@homologa/core/kernel/jobs/run-job';
import { removeOrphanFiles } from '@homologa/core/maintenance/remove-orphan-files';
import { addSupplierFile } from '@homologa/core/suppliers/add-supplier-file';
import { deleteSupplierFile } from '@homologa/core/suppliers/delete-supplier-file';
import { buildPerson, buildSupplier, buildWorkflow } from '@homologa/core/test/builders';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bindJobs } from './processors/registry';

const GRACE_MS = 15 * 60_000;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.destroy());

const system = () => app.contextFor({ kind: 'system', name: 'test' });

async function deletedFile(files: Partial<Context['files']> = {}) {
  const { actor, companyId } = await buildPerson(app);
  const workflow = await buildWorkflow(app, companyId ?? '');
  const supplier = await buildSupplier(app, workflow);
  const own = app.contextFor(actor);
  const ctx: Context = { ...own, files: { ...own.files, ...files } };
  const place = { workflowId: workflow.id, supplierId: supplier.id };
  const path = join(app.config.dataDir, newId());
  await writeFile(path, 'a,b\n1,2');
  await addSupplierFile(ctx, { ...place, upload: { path, name: 'a.csv', size: 7 } });
  const { id, key } = await app.db.read.storedFile.findFirstOrThrow({ where: { companyId } });
  await deleteSupplierFile(ctx, { ...place, fileId: id });
  const job = await app.db.read.job.findFirstOrThrow({ where: { companyId, name: removeFreedFilesJob.name } });
  return { id, key, job };
}

const bytesOf = async (key: string) => (await system().files.read(key)).toArray();
const run = (id: string) => runJob({ contextFor: system, find: bindJobs(app.adapters), nudge: () => undefined }, id);

test('a deleted file is gone when its job has run, however often it is run', async () => {
  const { id, key, job } = await deletedFile();
  const row = await app.db.read.storedFile.findUniqueOrThrow({ where: { id } });
  expect(await run(job.id)).toBe('completed');
  await expect(bytesOf(key)).rejects.toThrow();
  await expect(openFile(system(), row)).rejects.toMatchObject({ code: 'not_found' });
  expect(await app.db.read.storedFile.count({ where: { id } })).toBe(0);
  expect(await removeOrphanFiles(system(), new AbortController().signal, [id])).toEqual({ removed: 0 });
});

test('one that something refers to again stays', async () => {
  const { id, key, job } = await deletedFile();
  await app.db.system((tx) => tx.storedFile.update({ where: { id }, data: { orphanedAt: null } }));
  expect(await run(job.id)).toBe('completed');
  expect(await bytesOf(key)).toHaveLength(1);
});

test('a store that does not go on with downloads keeps the bytes for its grace, from the sweep too', async () => {
  const { key, job } = await deletedFile({ removalGraceMs: GRACE_MS });
  expect(job.runAt.getTime() - job.createdAt.getTime()).toBeGreaterThanOrEqual(GRACE_MS - 1000);
  expect(await run(job.id)).toBe('not_claimed');
  expect(await removeOrphanFiles(system(), new AbortController().signal)).toEqual({ removed: 0 });
  expect(await bytesOf(key)).toHaveLength(1);
  app.setNow(new Date(job.runAt.getTime() + 1));
  expect(await run(job.id)).toBe('completed');
  await expect(bytesOf(key)).rejects.toThrow();
});
