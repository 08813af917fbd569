import { untilBlocked } from '@homologa/core/test/stand-ins/blocked-backend';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import type { Express } from 'express';
import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildOnboarding, onboardingClient } from '../../test/onboarding-builders';
import { serveRoutes } from '../../test/serve-routes';
import { onboardingRoutes } from './onboarding.routes';

let app: TestApp;
let server: Express;
beforeAll(async () => {
  app = await createTestApp();
  server = serveRoutes(app, onboardingRoutes);
});
afterAll(() => app.destroy());

/**
 * Closes a workflow concurrently: starts `meanwhile` after the uncommitted update, and commits once `meanwhile` waits
 * for the lock.
 */
async function closeDuring<T>(workflowId: string, meanwhile: () => Promise<T>): Promise<T> {
  let answer: Promise<T> | undefined;
  await app.db.system(async (tx) => {
    await tx.workflow.update({ where: { id: workflowId }, data: { status: 'closed' }, select: { id: true } });
    answer = meanwhile();
    await untilBlocked(app);
  });
  return answer as Promise<T>;
}

test('anyone who starts while the workflow closes waits for it, and is told that it is closed', async () => {
  const { workflow, supplier, link } = await buildOnboarding(app);
  const calls = onboardingClient(server, { workflowId: workflow.id, supplierId: supplier.id });
  const started = await closeDuring(workflow.id, async () => calls.start({ link }));
  expect([started.status, started.body.error]).toEqual([
    409,
    'This evaluation process has expired or was closed by your client',
  ]);
  expect(await app.db.read.statusUpdate.count({ where: { supplierId: supplier.id } })).toBe(0);
});

test('a public link brings nobody into a workflow that is closing', async () => {
  const { workflow } = await buildOnboarding(app);
  const before = await app.db.read.supplier.count({ where: { workflowId: workflow.id } });
  const answer = await closeDuring(workflow.id, async () =>
    request(server)
      .post(`/onboarding/workflows/${workflow.id}/suppliers`)
      .send({ company_name: 'Tarde S.A.', full_name: 'Eva', email: 'eva@tarde.test', phone: '+54 11 4321 0000' }),
  );
  expect([answer.status, answer.body.code]).toEqual([409, 'workflow_closed']);
  expect(await app.db.read.supplier.count({ where: { workflowId: workflow.id } })).toBe(before);
});
