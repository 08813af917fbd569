import { newId } from '@homologa/core/kernel/ids';
import { startS3 } from '@homologa/core/test/stand-ins/s3-stand-in';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import type { Express } from 'express';
import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildQuestion } from '../../test/onboarding-builders';
import { serveRoutes } from '../../test/serve-routes';
import { buildSender, FILE } from '../../test/upload-sender';
import { answersRoutes } from './answers.routes';
import { birRequestsRoutes } from './bir-requests.routes';
import { onboardingRoutes } from './onboarding.routes';
import { uploadsRoutes } from './uploads.routes';

const ROUTES = [...onboardingRoutes, ...answersRoutes, ...birRequestsRoutes, ...uploadsRoutes];

let app: TestApp;
let server: Express;
beforeAll(async () => {
  app = await createTestApp();
  server = serveRoutes(app, ROUTES);
});
afterAll(() => app.destroy());

test('an upload that answers one question is not taken for another; sent again, it answers that one too', async () => {
  const sender = await buildSender(app, server);
  const other = await buildQuestion(app, sender.workflow, 'file');
  const answerOther = (id: string) =>
    request(server)
      .patch(`${sender.own}/answers-files`)
      .set(sender.bearer)
      .field('question_id', other.id)
      .field('upload_id', id)
      .field('file_name', 'a.csv');
  const id = newId();
  await sender.sendAll(id);
  await sender.answer(id).expect(200);
  expect((await answerOther(id).expect(409)).body.code).toBe('upload_incomplete');
  await sender.received(id).expect(200, { received: 0 });
  await sender.sendAll(id);
  await answerOther(id).expect(200);
  expect(await app.db.read.answer.count({ where: { supplierId: sender.supplier.id, fileId: { not: null } } })).toBe(2);
});

test('an upload whose file was deleted is not reported as stored, but can be sent again', async () => {
  const sender = await buildSender(app, server);
  const id = newId();
  await sender.sendAll(id);
  await sender.answer(id).expect(200);
  await sender.answer(id).expect(200);
  await request(server).delete(`${sender.own}/answers/${sender.questions.file.id}`).set(sender.bearer).expect(200);
  expect((await sender.answer(id).expect(409)).body.code).toBe('upload_incomplete');
  await sender.sendAll(id);
  await sender.answer(id).expect(200);
  expect((await sender.storedBytes().expect(200)).body).toEqual(FILE);
});

test('an upload of one kind of form file is not taken for another kind', async () => {
  const sender = await buildSender(app, server, { reportType: 'bir' });
  const { body: requests } = await request(server).get('/onboarding/bir-requests').set(sender.bearer).expect(200);
  const use = (type: string, id: string) =>
    request(server)
      .patch(`/onboarding/bir-requests/${requests[0].id}/files`)
      .set(sender.bearer)
      .field({ type, upload_id: id, file_name: 'a.csv' });
  const id = newId();
  await sender.sendAll(id);
  await use('additional', id).expect(200);
  expect((await use('tax_certificate', id).expect(409)).body.code).toBe('upload_incomplete');
});

test('a file beside the id of an upload is rejected', async () => {
  const sender = await buildSender(app, server);
  const id = newId();
  await sender.sendAll(id);
  const both = sender.answer(id).attach('file', Buffer.from('a,b'), 'b.csv');
  expect((await both.expect(400)).body.code).toBe('malformed_request');
  await sender.answer(id).expect(200);
});

test.each(['a disk', 'S3'])(
  'an upload whose parts are missing on %s, as after a restore, begins again',
  async (kind) => {
    const s3 = await startS3();
    const restored = await createTestApp(kind === 'S3' ? { STORAGE_URL: s3.url } : {});
    try {
      const sender = await buildSender(restored, serveRoutes(restored, ROUTES));
      const id = newId();
      await sender.sendAll(id);
      const { keys } = await restored.db.read.partialUpload.findFirstOrThrow({ where: { id } });
      await restored.contextFor({ kind: 'system', name: 'test' }).files.remove(keys[1] ?? '');
      expect((await sender.answer(id).expect(409)).body.code).toBe('upload_incomplete');
      await sender.received(id).expect(200, { received: 0 });
      await sender.sendAll(id);
      await sender.answer(id).expect(200);
      expect((await sender.storedBytes().expect(200)).body).toEqual(FILE);
    } finally {
      await restored.destroy();
      await s3.stop();
    }
  },
);
