import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { removeFreedFilesJob } from '@homologa/core/files/file.jobs';
import { removeOrphanFiles } from '@homologa/core/maintenance/remove-orphan-files';
import { buildPerson, buildSupplier, buildSupplierAccount, buildWorkflow } from '@homologa/core/test/builders';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import type { Express } from 'express';
import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createServer } from './app';
import { routesFor } from './route-table';
import { buildOnboarding, onboardingClient } from './test/onboarding-builders';

const SIZE = 600_000;
const csvOf = (letter: string): string => letter.repeat(SIZE);

let app: TestApp;
let server: Express;
beforeAll(async () => {
  // In a folder, also where the tests have an S3-compatible store: the files in it are counted.
  app = await createTestApp({ SUPPLIER_STORAGE_MB: '1', COMPANY_STORAGE_MB: '2', STORAGE_URL: '' });
  server = createServer(app, { routes: routesFor(app.config) });
});
afterAll(() => app.destroy());

async function storedFiles(): Promise<string[]> {
  const files = join(app.env.DATA_DIR, 'files');
  const names = await readdir(files, { recursive: true, withFileTypes: true });
  return names.filter((entry) => entry.isFile()).map(({ name }) => name);
}

const usedBy = async (companyId: string): Promise<number> =>
  Number((await app.db.read.storageUse.findUnique({ where: { companyId } }))?.bytes ?? 0);

async function workFreed(): Promise<void> {
  const jobs = await app.db.read.job.findMany({ where: { name: removeFreedFilesJob.name } });
  const ctx = app.contextFor({ kind: 'system', name: 'test' });
  for (const { payload } of jobs) {
    await removeOrphanFiles(ctx, new AbortController().signal, removeFreedFilesJob.payload.parse(payload).fileIds);
  }
}

test("a supplier's files are bounded; one that is replaced makes room, and its bytes are gone", async () => {
  const world = await buildOnboarding(app);
  const account = await buildSupplierAccount(app, world.email);
  const calls = onboardingClient(server, { workflowId: world.workflow.id, supplierId: world.supplier.id });
  const by = { token: account.token };
  await calls.connect({ link: world.link, token: account.token }).expect(200);
  const question = world.questions.file.id;
  for (const letter of 'abc') await calls.upload(by, question, csvOf(letter)).expect(200);
  const { body } = await calls.read(by);
  const kept = body.answers[0].answer.file_id as string;
  expect(await usedBy(world.supplier.companyId)).toBe(SIZE);
  await workFreed();
  expect(await storedFiles()).toEqual([kept]);
  expect(await app.db.read.storedFile.count()).toBe(1);

  const refused = await calls.upload(by, question, 'd'.repeat(2 * SIZE)).expect(409);
  expect([refused.body.code, refused.body.error]).toEqual([
    'supplier_storage_full',
    'Your files can take up at most 1 MB. Please remove one first, or send a smaller one.',
  ]);
  expect((await calls.read(by)).body.answers[0].answer.file_id).toBe(kept);
  expect(await storedFiles()).toEqual([kept]);
  expect(await usedBy(world.supplier.companyId)).toBe(SIZE);
  expect(await app.db.read.auditEntry.count({ where: { action: 'onboarding.upload_answer' } })).toBe(3);
});

test("a company's files are bounded, however many come at once", async () => {
  const admin = await buildPerson(app);
  const companyId = admin.companyId ?? '';
  const workflow = await buildWorkflow(app, companyId);
  const suppliers = await Promise.all(Array.from({ length: 6 }, () => buildSupplier(app, workflow)));
  const pathOf = (id: string) => `/api/workflows/${workflow.id}/suppliers/${id}/files`;
  const as = { Authorization: `Bearer ${admin.token}` };
  const send = (id: string) =>
    request(server)
      .patch(pathOf(id))
      .set(as)
      .attach('file', Buffer.from(csvOf('x')), 'a.csv');
  const before = (await storedFiles()).length;
  const answers = await Promise.all(suppliers.map(({ id }) => send(id)));
  const told = answers.map(({ status, body }) => (status === 200 ? 'stored' : `${status} ${body.code}`)).toSorted();
  expect(told).toEqual([...Array.from({ length: 3 }, () => '409 company_storage_full'), 'stored', 'stored', 'stored']);
  expect(await usedBy(companyId)).toBe(3 * SIZE);
  expect(await app.db.read.storedFile.count({ where: { companyId } })).toBe(3);
  expect((await storedFiles()).length - before).toBe(3);

  const full = suppliers.find((_supplier, index) => answers[index]?.status === 200);
  const [file] = await app.db.read.supplierFile.findMany({ where: { supplierId: full?.id ?? '' } });
  await request(server)
    .delete(`${pathOf(full?.id ?? '')}/${file?.fileId}`)
    .set(as)
    .expect(200);
  expect(await usedBy(companyId)).toBe(2 * SIZE);
  await workFreed();
  expect(existsSync(join(app.env.DATA_DIR, 'files', (file?.fileId ?? '').slice(-2), file?.fileId ?? ''))).toBe(false);
  expect((await send(full?.id ?? '')).status).toBe(200);
});
