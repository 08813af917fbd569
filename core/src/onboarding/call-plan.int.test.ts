import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../kernel/ids';
import { buildCompany, buildSupplier, buildWorkflow } from '../test/builders';
import { createTestApp, type TestApp } from '../test/test-database';
import { findCallPlan } from './call-plan.queries';

const DAY_MS = 86_400_000;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.destroy());

test('the days of the call count from the newest corrections, and nothing is late while they are awaited', async () => {
  const { id: companyId } = await buildCompany(app);
  const workflow = await buildWorkflow(app, companyId);
  const ctx = app.contextFor({ kind: 'system', name: 'test' });
  const ago = (days: number) => new Date(ctx.now().getTime() - days * DAY_MS);
  const supplier = await buildSupplier(app, workflow, { onboardingStep: 'confirmation_call', receivedAt: ago(60) });
  const { lastDay, isLate } = (await findCallPlan(ctx, supplier)) ?? {};
  expect(isLate).toBe(true);
  const id = newId();
  await app.db.system(async (tx) => {
    const place = { companyId, supplierId: supplier.id };
    const request = { id: newId(), ...place, workflowId: workflow.id, kind: 'bir', gateway: 'desk' } as const;
    await tx.reportRequest.create({ data: { ...request, status: 'awaiting_supplier', requestedAt: ago(60) } });
    await tx.sendBack.create({ data: { id, ...place, requestId: request.id, sentAt: ago(30) } });
  });
  expect(await findCallPlan(ctx, supplier)).toMatchObject({ lastDay, isLate: false });
  await app.db.system((tx) =>
    tx.sendBack.updateMany({ where: { id }, data: { status: 'answered', endedAt: ctx.now() } }),
  );
  const after = await findCallPlan(ctx, supplier);
  expect(after?.isLate).toBe(false);
  expect((after?.firstDay ?? '') > (lastDay ?? '')).toBe(true);
});
