import { Readable } from 'node:stream';
import { removeStaleUploads } from '@homologa/core/files/uploads/remove-stale-uploads';
import { newId } from '@homologa/core/kernel/ids';
import { isMissing } from '@homologa/core/kernel/storage/is-missing';
import { startS3 } from '@homologa/core/test/stand-ins/s3-stand-in';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import type { Express } from 'express';
import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveRoutes } from '../../test/serve-routes';
import { buildSender, FILE, PART } from '../../test/upload-sender';
import { answersRoutes } from './answers.routes';
import { birRequestsRoutes } from './bir-requests.routes';
import { onboardingRoutes } from './onboarding.routes';
import { uploadsRoutes } from './uploads.routes';

const ROUTES = [...onboardingRoutes, ...answersRoutes, ...birRequestsRoutes, ...uploadsRoutes];
const DAY_MS = 86_400_000;

let app: TestApp;
let server: Express;
beforeAll(async () => {
  app = await createTestApp({ UPLOAD_MAX_MB: '1', SUPPLIER_STORAGE_MB: '1' });
  server = serveRoutes(app, ROUTES);
});
afterAll(() => app.destroy());

const rowOf = (id: string) => app.db.read.partialUpload.findFirstOrThrow({ where: { id } });

/** Returns which of the keys the file store still has. */
async function storedOf(keys: readonly string[]): Promise<string[]> {
  const { files } = app.contextFor({ kind: 'system', name: 'test' });
  const found = keys.map(async (key) => {
    const bytes = await files.read(key).catch((error: unknown) => error);
    if (bytes instanceof Readable) bytes.destroy();
    else if (!isMissing(bytes)) throw bytes;
    return bytes instanceof Readable ? [key] : [];
  });
  return (await Promise.all(found)).flat();
}

test('a file that arrives in parts at two servers is stored whole, and its parts are deleted', async () => {
  const sender = await buildSender(app, server);
  const id = newId();
  const size = FILE.length;
  await sender.received(id).expect(200, { received: 0 });
  await sender.put(id, FILE.subarray(0, PART), { size, offset: 0 }).expect(200, { received: PART });
  const { keys } = await rowOf(id);

  // A server without any memory of the first one, as after a restart or behind a balancer.
  const other = serveRoutes(app, ROUTES);
  await request(other).get(sender.at(id)).set(sender.bearer).expect(200, { received: PART });
  await sender.sendAll(id, FILE, PART, other);

  const { body } = await sender.answer(id, 'año 2025.csv').expect(200);
  expect(body.answers[0].answer).toMatchObject({ name: 'año 2025.csv', size });
  expect((await sender.storedBytes().expect(200)).body).toEqual(FILE);
  expect(keys).toHaveLength(1);
  expect(await storedOf(keys)).toEqual([]);
  expect(await rowOf(id)).toMatchObject({ keys: [], parts: [], fileId: expect.any(String) });
});

test('an upload in parts is stored on S3 as on a disk, and goes on after a store without its bucket', async () => {
  const s3 = await startS3();
  const cloud = await createTestApp({ STORAGE_URL: s3.url });
  try {
    const sender = await buildSender(cloud, serveRoutes(cloud, ROUTES));
    const id = newId();
    await sender.put(id, FILE.subarray(0, PART), { size: FILE.length, offset: 0 }).expect(200, { received: PART });
    s3.fail({ status: 404, code: 'NoSuchBucket' });
    const second = { size: FILE.length, offset: PART };
    const { headers } = await sender.put(id, FILE.subarray(PART, 2 * PART), second).expect(503);
    expect(headers['retry-after']).toBe('2');
    s3.fail(null);
    await sender.received(id).expect(200, { received: PART });
    await sender.sendAll(id);
    await sender.answer(id).expect(200);
    expect((await sender.storedBytes().expect(200)).body).toEqual(FILE);
    const { fileId } = await cloud.db.read.partialUpload.findFirstOrThrow({ where: { id } });
    expect([...s3.objects.keys()].map((path) => path.split('/').pop())).toEqual([fileId]);
  } finally {
    await cloud.destroy();
    await s3.stop();
  }
});

test('a part that is repeated, late or early changes nothing and is answered with the place to continue', async () => {
  const sender = await buildSender(app, server);
  const id = newId();
  const size = FILE.length;
  const first = FILE.subarray(0, PART);
  await sender.put(id, first, { size, offset: PART }).expect(200, { received: 0 });
  expect(await app.db.read.partialUpload.count({ where: { id } })).toBe(0);
  await sender.put(id, first, { size, offset: 0 }).expect(200);
  await sender.put(id, first, { size, offset: 0 }).expect(200, { received: PART });
  await sender.put(id, first, { size, offset: 2 * PART }).expect(200, { received: PART });

  const second = FILE.subarray(PART, 2 * PART);
  const answers = await Promise.all([1, 2, 3].map(() => sender.put(id, second, { size, offset: PART })));
  expect(answers.map(({ body }) => body)).toEqual(answers.map(() => ({ received: 2 * PART })));
  expect((await rowOf(id)).parts).toHaveLength(2);

  await sender.sendAll(id, FILE, 2 * PART);
  await sender.answer(id).expect(200);
  expect((await sender.storedBytes()).body).toEqual(FILE);
});

test('a request that uses an upload again is answered as before and stores nothing', async () => {
  const sender = await buildSender(app, server, { reportType: 'bir' });
  const { body: requests } = await request(server).get('/onboarding/bir-requests').set(sender.bearer).expect(200);
  const use = (id: string) =>
    request(server)
      .patch(`/onboarding/bir-requests/${requests[0].id}/files`)
      .set(sender.bearer)
      .field('type', 'additional')
      .field('upload_id', id)
      .field('file_name', 'a.csv');
  const id = newId();
  await sender.sendAll(id);
  const answers = await Promise.all([use(id), use(id)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const again = await use(id).expect(200);
  expect(again.body.files).toMatchObject([{ name: 'a.csv', size: FILE.length }]);
  const files = { companyId: sender.companyId, orphanedAt: null };
  expect(await app.db.read.storedFile.count({ where: files })).toBe(1);
  const audited = { action: 'bir_request.add_file', companyId: sender.companyId };
  expect(await app.db.read.auditEntry.count({ where: audited })).toBe(1);
});

test('an upload is unknown to another supplier, to a link without a session, and before it is complete', async () => {
  const [sender, other] = [await buildSender(app, server), await buildSender(app, server)];
  const id = newId();
  const size = FILE.length;
  await sender.put(id, FILE.subarray(0, PART), { size, offset: 0 }).expect(200);
  expect((await sender.answer(id).expect(409)).body.code).toBe('upload_incomplete');
  await sender.sendAll(id, FILE, PART);

  await other.received(id).expect(200, { received: 0 });
  expect((await other.answer(id).expect(409)).body.code).toBe('upload_incomplete');
  await request(server).get(sender.at(id)).set(other.bearer).expect(404);
  await request(server).put(sender.at(id)).query({ size: 3, offset: 0 }).set(other.bearer).send('a,b').expect(404);
  await request(server).get(sender.at(id)).set('X-Onboarding-Token', sender.link).expect(401);
  await request(server).get(sender.at(id)).expect(401);

  // The same id belongs to each supplier separately.
  await other.put(id, Buffer.from('a,b'), { size: 3, offset: 0 }).expect(200, { received: 3 });
  await sender.answer(id).expect(200);
  expect((await sender.storedBytes()).body).toEqual(FILE);
});

test('parts beyond the limits are rejected', async () => {
  const sender = await buildSender(app, server);
  const put = (bytes: number, query: { size: number; offset: number }) =>
    sender.put(newId(), Buffer.alloc(bytes, 'a'), query);
  const code = async (call: ReturnType<typeof put>, status: number) => (await call.expect(status)).body.code as string;
  expect(await code(put(PART, { size: 1_048_577, offset: 0 }), 413)).toBe('file_too_large');
  expect(await code(put(PART, { size: PART - 1, offset: 0 }), 400)).toBe('malformed_request');
  expect(await code(put(100, { size: PART, offset: 0 }), 400)).toBe('malformed_request');
  expect(await code(put(0, { size: PART, offset: 0 }), 400)).toBe('malformed_request');
  expect(await code(put(3, { size: 3, offset: -1 }), 422)).toBe('invalid_input');
  expect(await code(put(1_048_577, { size: 1_048_576, offset: 0 }), 413)).toBe('file_too_large');

  // Unused bytes count against the supplier's storage.
  await put(700_000, { size: 700_000, offset: 0 }).expect(200);
  expect(await code(put(700_000, { size: 700_000, offset: 0 }), 409)).toBe('supplier_storage_full');

  const script = newId();
  await sender.put(script, Buffer.from('<html>'), { size: 6, offset: 0 }).expect(200);
  expect((await sender.answer(script, 'page.html').expect(415)).body.code).toBe('file_type_not_allowed');
});

test('uploads without a part for a day are swept with their bytes; younger ones continue', async () => {
  const sender = await buildSender(app, server);
  const [old, young] = [newId(), newId()];
  const size = FILE.length;
  const ctx = app.contextFor({ kind: 'system', name: 'test' });
  const first = FILE.subarray(0, PART);
  await sender.put(old, first, { size, offset: 0 }).expect(200);
  const { keys } = await rowOf(old);
  const day = new Date(Date.now() + DAY_MS - 60_000);
  app.setNow(day);
  expect(await removeStaleUploads(ctx, new AbortController().signal)).toEqual({ removed: 0 });
  app.setNow(() => new Date());
  await app.db.system((tx) =>
    tx.partialUpload.updateMany({ where: { id: old }, data: { updatedAt: new Date(Date.now() - DAY_MS - 1) } }),
  );
  await sender.put(young, first, { size, offset: 0 }).expect(200);
  expect((await removeStaleUploads(ctx, new AbortController().signal)).removed).toBe(1);
  expect(await storedOf(keys)).toEqual([]);
  await sender.received(old).expect(200, { received: 0 });
  await sender.sendAll(young, FILE, PART);
  await sender.answer(young).expect(200);
});
