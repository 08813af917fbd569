import { retryFailedMail } from '@homologa/core/jobs/retry-failed-mail';
import { newId } from '@homologa/core/kernel/ids';
import { retryFailedMailJob } from '@homologa/core/maintenance/maintenance.jobs';
import { buildPerson, buildStaff, buildSupplier, buildWorkflow } from '@homologa/core/test/builders';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import type { Express } from 'express';
import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveRoutes } from '../../test/serve-routes';
import { deskMailRoutes } from './desk-mail.routes';

let app: TestApp;
let server: Express;
beforeAll(async () => {
  app = await createTestApp();
  server = serveRoutes(app, deskMailRoutes);
});
afterAll(() => app.destroy());

const DAY = 24 * 60 * 60_000;

async function buildTrouble(waiting: number, failed: number, failedAt = new Date()) {
  const { companyId } = await buildPerson(app);
  const workflow = await buildWorkflow(app, companyId ?? '');
  const jobs = Array.from({ length: waiting + failed }, (_, place) => place < waiting);
  for (const isWaiting of jobs) {
    const invitationState = isWaiting ? 'queued' : 'failed';
    const supplier = await buildSupplier(app, workflow, { invitationState });
    await app.db.system((tx) =>
      tx.job.create({
        data: {
          id: newId(),
          companyId,
          name: 'mail.send-invitation',
          queue: 'mail',
          payload: { supplierId: supplier.id },
          status: isWaiting ? 'retry' : 'failed',
          attempts: 3,
          maxAttempts: 1000,
          errorCode: isWaiting ? 'mail_unreachable' : 'mail_refused',
          errorMessage: isWaiting ? 'connect ECONNREFUSED' : '550 no such user',
          runAt: new Date(Date.now() + DAY),
          dispatchedAt: new Date(),
          finishedAt: isWaiting ? null : failedAt,
          createdAt: failedAt,
        },
      }),
    );
  }
  return { companyId: companyId ?? '', workflow };
}

test('staff see what waits and what failed by company and reason, and send the failed again', async () => {
  const staff = await buildStaff(app);
  const bearer = { Authorization: `Bearer ${staff.token}` };
  const { companyId } = await buildTrouble(2, 3);
  const other = await buildTrouble(0, 1);
  await buildTrouble(0, 1, new Date(Date.now() - 40 * DAY));
  const { body } = await request(server).get('/api/desk/mail').set(bearer).expect(200);
  expect(body.outage).toBeNull();
  const shown = body.groups.map((group: { state: string; company: { id: string }; count: number; code: string }) => [
    group.company.id,
    group.state,
    group.count,
    group.code,
  ]);
  expect(shown).toHaveLength(3);
  expect(shown).toEqual(
    expect.arrayContaining([
      [companyId, 'waiting', 2, 'mail_unreachable'],
      [companyId, 'failed', 3, 'mail_refused'],
      [other.companyId, 'failed', 1, 'mail_refused'],
    ]),
  );

  const asked = await request(server)
    .post('/api/desk/mail/retries')
    .set(bearer)
    .send({ kind: 'mail.send-invitation', company_id: companyId })
    .expect(202);
  const job = await app.db.read.job.findUniqueOrThrow({ where: { id: asked.body.id } });
  const ctx = app.contextFor({ kind: 'system', name: 'test' });
  const order = retryFailedMailJob.payload.parse(job.payload);
  expect(await retryFailedMail(ctx, order)).toEqual({ retried: 3, skipped: 0 });
  expect(await retryFailedMail(ctx, order)).toEqual({ retried: 0, skipped: 0 });
  const again = await app.db.read.job.findMany({ where: { companyId, status: 'queued', queue: 'mail' } });
  expect(again).toHaveLength(3);
  for (const { retryUntil } of again) expect(retryUntil?.getTime()).toBeGreaterThan(Date.now() + DAY);
  expect(await app.db.read.supplier.count({ where: { companyId, invitationState: 'queued' } })).toBe(5);
  expect(await app.db.read.job.count({ where: { companyId: other.companyId, status: 'failed' } })).toBe(1);
});

test('a client has no part in it', async () => {
  const client = await buildPerson(app);
  const bearer = { Authorization: `Bearer ${client.token}` };
  await request(server).get('/api/desk/mail').set(bearer).expect(403);
  await request(server).post('/api/desk/mail/retries').set(bearer).send({}).expect(403);
});
