import { removeStaleUploads } from '@homologa/core/files/uploads/remove-stale-uploads';
import { newId } from '@homologa/core/kernel/ids';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import { MAX_OPEN_UPLOADS, UPLOAD_PARTS, UPLOAD_PARTS_WINDOW_SECONDS } from '@homologa/domain/onboarding/limits';
import type { Express } from 'express';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveRoutes } from '../../test/serve-routes';
import { buildSender, PART } from '../../test/upload-sender';
import { answersRoutes } from './answers.routes';
import { onboardingRoutes } from './onboarding.routes';
import { uploadsRoutes } from './uploads.routes';

const SIZE = 600_000;

let app: TestApp;
let server: Express;
beforeAll(async () => {
  app = await createTestApp({ UPLOAD_MAX_MB: '1', SUPPLIER_STORAGE_MB: '1', COMPANY_STORAGE_MB: '1' });
  server = serveRoutes(app, [...onboardingRoutes, ...answersRoutes, ...uploadsRoutes]);
});
afterAll(() => app.destroy());

type Sender = Awaited<ReturnType<typeof buildSender>>;
const begin = (sender: Sender, size = SIZE, id = newId()) =>
  sender.put(id, Buffer.alloc(Math.min(PART, size), 'a'), { size, offset: 0 });

test('of uploads that begin at the same moment, only those begin that fit into the quota with their whole sizes', async () => {
  const sender = await buildSender(app, server);
  const answers = await Promise.all([begin(sender), begin(sender), begin(sender)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  expect(await app.db.read.partialUpload.count({ where: { supplierId: sender.supplier.id } })).toBe(1);
});

test('an upload beside a stored file that leaves no room for it does not begin', async () => {
  const sender = await buildSender(app, server);
  const id = newId();
  await sender.sendAll(id, Buffer.alloc(SIZE, 'a'));
  await sender.answer(id).expect(200);
  expect((await begin(sender).expect(409)).body.code).toBe('supplier_storage_full');
  await begin(sender, 400_000).expect(200);
});

test('an upload that will replace the file of a question begins although both together exceed the quota', async () => {
  const sender = await buildSender(app, server);
  const question_id = sender.questions.file.id;
  const [first, second] = [newId(), newId()];
  await sender.sendAll(first, Buffer.alloc(SIZE, 'a'));
  await sender.answer(first).expect(200);
  const start = Buffer.alloc(PART, 'b');
  await sender.put(second, start, { size: SIZE, offset: 0, question_id: newId() }).expect(409);
  await sender.put(second, start, { size: SIZE, offset: 0, question_id }).expect(200, { received: PART });
  // The stored file makes room for one upload, not for each.
  await sender.put(newId(), start, { size: SIZE, offset: 0, question_id }).expect(409);
  await sender.sendAll(second, Buffer.alloc(SIZE, 'b'), PART);
  await sender.answer(second).expect(200);
});

test("uploads of all suppliers count against the company's quota", async () => {
  const sender = await buildSender(app, server);
  const stranger = newId();
  await app.db.system((tx) =>
    tx.partialUpload.create({
      data: { id: newId(), companyId: sender.companyId, supplierId: stranger, size: SIZE, updatedAt: new Date() },
    }),
  );
  expect((await begin(sender).expect(409)).body.code).toBe('company_storage_full');
  await begin(sender, 400_000).expect(200);
});

test('a supplier has at most so many open uploads; one of them still continues', async () => {
  const sender = await buildSender(app, server);
  const ids = Array.from({ length: MAX_OPEN_UPLOADS }, () => newId());
  for (const id of ids) await begin(sender, PART + 1, id).expect(200);
  expect((await begin(sender, 3).expect(422)).body.code).toBe('too_many_files');
  await sender
    .put(ids[0] ?? '', Buffer.from('b'), { size: PART + 1, offset: PART })
    .expect(200, { received: PART + 1 });
});

test('a closed workflow receives no part', async () => {
  const sender = await buildSender(app, server);
  const id = newId();
  await begin(sender, SIZE, id).expect(200);
  const data = { status: 'closed' } as const;
  await app.db.system((tx) => tx.workflow.update({ where: { id: sender.workflow.id }, data, select: { id: true } }));
  const { body } = await sender.put(id, Buffer.alloc(PART, 'a'), { size: SIZE, offset: PART }).expect(409);
  expect(body.code).toBe('workflow_closed');
  await begin(sender, 3).expect(409);
});

const finish = (sender: Sender) =>
  app.db.system((tx) =>
    tx.supplier.update({
      where: { id: sender.supplier.id },
      data: { onboardingStep: 'finished', status: 'completed' },
      select: { id: true },
    }),
  );

const rejectPayment = ({ companyId, supplier, workflow }: Sender) =>
  app.db.system(async (tx) => {
    const of = { companyId, workflowId: workflow.id, supplierId: supplier.id };
    const { id: birRequestId } = await tx.birRequest.create({ data: { id: newId(), ...of, createdAt: new Date() } });
    const money = { reference: 'R1', region: 'mexico', currency: 'MXN', amount: 100, askedAt: new Date() };
    await tx.charge.create({ data: { id: newId(), ...of, birRequestId, ...money, state: 'rejected' } });
  });

test('a finished supplier sends no part, unless a file can still be used', async () => {
  const sender = await buildSender(app, server);
  const id = newId();
  await begin(sender, SIZE, id).expect(200);
  await finish(sender);
  const next = () => sender.put(id, Buffer.alloc(PART, 'a'), { size: SIZE, offset: PART });
  expect((await next().expect(409)).body.code).toBe('onboarding_finished');
  expect((await begin(sender, 3).expect(409)).body.code).toBe('onboarding_finished');
  await rejectPayment(sender);
  await next().expect(200, { received: 2 * PART });
});

test('a finished supplier whose answers stay editable sends parts', async () => {
  const sender = await buildSender(app, server, { reportType: 'ckr' });
  await finish(sender);
  await begin(sender).expect(200);
});

test('a supplier who sends too many parts in a minute waits', async () => {
  const sender = await buildSender(app, server);
  const limit = { name: 'upload-part', points: UPLOAD_PARTS, seconds: UPLOAD_PARTS_WINDOW_SECONDS };
  const { limits } = app.contextFor({ kind: 'system', name: 'test' });
  await begin(sender, 3).expect(200);
  for (let sent = 1; sent < UPLOAD_PARTS; sent += 1) await limits.consume(limit, sender.supplier.id);
  const { body } = await begin(sender, 3).expect(429);
  expect(body).toMatchObject({ code: 'rate_limited', retry_after: expect.any(Number) });
  await begin(await buildSender(app, server), 3).expect(200);
});

test('the sweep removes more uploads than one read returns, past one whose bytes cannot be deleted', async () => {
  const sender = await buildSender(app, server);
  const [stuckKey, old] = ['aa/stuck', new Date(0)];
  const rows = Array.from({ length: 250 }, (_, at) => ({
    id: newId(),
    companyId: sender.companyId,
    supplierId: sender.supplier.id,
    size: 3,
    keys: at === 0 ? [stuckKey] : at < 230 ? [`aa/missing-${at}`] : [],
    updatedAt: old,
  }));
  await app.db.system((tx) => tx.partialUpload.createMany({ data: rows }));
  const base = app.contextFor({ kind: 'system', name: 'test' });
  const remove = async (key: string) => {
    if (key === stuckKey) throw new Error('store is away');
    return base.files.remove(key);
  };
  const broken = { ...base, files: { ...base.files, remove } };
  expect(await removeStaleUploads(broken, new AbortController().signal)).toEqual({ removed: 249 });
  expect(await app.db.read.partialUpload.count({ where: { supplierId: sender.supplier.id } })).toBe(1);
  expect(await removeStaleUploads(base, new AbortController().signal)).toEqual({ removed: 1 });
});

test('an upload that is begun again while the sweep deletes its bytes is kept', async () => {
  const sender = await buildSender(app, server);
  const id = newId();
  await begin(sender, SIZE, id).expect(200);
  await app.db.system((tx) => tx.partialUpload.updateMany({ where: { id }, data: { updatedAt: new Date(0) } }));
  const base = app.contextFor({ kind: 'system', name: 'test' });
  const remove = async (key: string) => {
    await base.files.remove(key);
    // The deletion holds no lock, so the supplier does not wait for it.
    await begin(sender, SIZE, id).expect(200, { received: PART });
  };
  const slow = { ...base, files: { ...base.files, remove } };
  expect(await removeStaleUploads(slow, new AbortController().signal)).toEqual({ removed: 0 });
  await sender.sendAll(id, Buffer.alloc(SIZE, 'a'), PART);
  await sender.answer(id).expect(200);
});
