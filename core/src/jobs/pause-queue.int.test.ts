import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../test/test-database';
import { pauseQueue, resumeQueue } from './pause-queue';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.destroy());

test('a resume that BullMQ does not answer changes nothing, and succeeds when repeated', async () => {
  const ctx = app.contextFor({ kind: 'system', name: 'test' });
  const silent = { ...ctx, queue: { ...ctx.queue, resume: () => Promise.reject(new Error('down')) } };
  const answering = { ...ctx, queue: { ...ctx.queue, resume: async () => false } };
  await pauseQueue(ctx, 'mail');
  await expect(resumeQueue(silent, 'mail')).rejects.toMatchObject({ code: 'service_unavailable' });
  expect(await app.db.system((tx) => tx.queuePause.count())).toBe(1);
  expect([await resumeQueue(answering, 'mail'), await resumeQueue(answering, 'mail')]).toEqual([true, false]);
});
