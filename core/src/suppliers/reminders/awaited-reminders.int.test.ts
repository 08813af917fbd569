import type { OnboardingStep } from '@homologa/domain/catalog/onboarding-steps';
import { Prisma } from '@homologa/prisma/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../kernel/ids';
import { buildCompany, buildPerson, buildSupplier, buildWorkflow } from '../../test/builders';
import { createTestApp, type TestApp } from '../../test/test-database';
import { notifySuppliers } from '../../workflows/notify-suppliers';
import { previewBulkAction } from '../bulk/preview-bulk-action';
import { remindOnSchedule } from './remind-on-schedule';
import { forecastReminders } from './remindable.queries';
import { writeReminders } from './reminders.steps';

const START = new Date('2026-11-02T15:00:00Z');
const LATER = new Date('2026-11-12T15:00:00Z');
const system = { kind: 'system', name: 'test' } as const;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.destroy());

type Asked = 'request' | 'send_back' | 'rejected';

async function scene() {
  app.setNow(START);
  const { id: companyId } = await buildCompany(app);
  const workflow = await buildWorkflow(app, companyId, { reportType: 'bir', reminderEveryDays: 3, reminderMax: 2 });
  const invited = { invitationState: 'sent', invitationSentAt: START, status: 'in_progress' } as const;
  const add = (companyName: string, onboardingStep: OnboardingStep, more: object = {}) =>
    buildSupplier(app, workflow, { ...invited, companyName, onboardingStep, ...more });
  const asked = async (companyName: string, how: Asked) => {
    const { id: supplierId } = await add(companyName, 'confirmation_call');
    const place = { companyId, supplierId };
    const status = how === 'request' ? 'awaiting_supplier' : 'taken';
    await app.db.system(async (tx) => {
      const ofFlow = { ...place, workflowId: workflow.id };
      const request = { id: newId(), ...ofFlow, kind: 'bir', gateway: 'desk', status, requestedAt: START } as const;
      await tx.reportRequest.create({ data: request });
      if (how === 'send_back')
        await tx.sendBack.create({ data: { id: newId(), ...place, requestId: request.id, sentAt: START } });
      if (how !== 'rejected') return;
      const { id: birRequestId } = await tx.birRequest.create({ data: { id: newId(), ...ofFlow, createdAt: START } });
      const money = { region: 'peru', currency: 'PEN', amount: 100, reference: newId() };
      await tx.charge.create({
        data: { id: newId(), ...ofFlow, birRequestId, ...money, state: 'rejected', askedAt: START },
      });
    });
    return supplierId;
  };
  await add('form', 'bir_form');
  await add('payment', 'payment');
  await add('call', 'confirmation_call');
  await add('finished', 'finished');
  await add('bounced', 'introduction', { status: 'pending', invitationState: 'failed' });
  await asked('request', 'request');
  await asked('sent back', 'send_back');
  await asked('rejected', 'rejected');
  app.setNow(LATER);
  return { companyId, workflow, workflowId: workflow.id };
}

const AWAITED = ['form', 'payment', 'rejected', 'request', 'sent back'];
const LEFT_OUT = [
  { reason: 'supplier_not_awaited', count: 2 },
  { reason: 'invitation_not_delivered', count: 1 },
];

async function remindedOf(companyId: string): Promise<string[]> {
  const rows = await app.db.read.reminder.findMany({
    where: { companyId },
    select: { supplier: { select: { companyName: true } } },
  });
  return rows.map(({ supplier }) => supplier.companyName).sort();
}

test('reminds the awaited suppliers alone, as the forecast says', async () => {
  const { companyId, workflowId } = await scene();
  const ctx = app.contextFor(system);
  const { possible, skipped } = await app.db.tenant(companyId, (tx) =>
    forecastReminders(ctx, tx, Prisma.sql`s."companyId" = ${companyId}::uuid`),
  );
  expect({ possible, skipped: Object.fromEntries(skipped) }).toEqual({
    possible: AWAITED.length,
    skipped: { supplier_not_awaited: 2, invitation_not_delivered: 1 },
  });
  await app.db.tenant(companyId, (tx) => writeReminders(ctx, tx, { companyId, workflowId }, 'person'));
  expect(await remindedOf(companyId)).toEqual(AWAITED);
});

test('an update that notifies reminds the awaited suppliers alone, and says why others are left out', async () => {
  const { companyId, workflow } = await scene();
  const notified = await app.db.tenant(companyId, (tx) => notifySuppliers(app.contextFor(system), tx, workflow));
  expect(notified).toEqual({ sent: AWAITED.length, skipped: 3, leftOut: LEFT_OUT });
  expect(await remindedOf(companyId)).toEqual(AWAITED);
});

test('the schedule reminds the awaited suppliers alone', async () => {
  const { companyId, workflowId } = await scene();
  expect(await remindOnSchedule(app.contextFor(system), { companyId, workflowId })).toEqual({ sent: AWAITED.length });
  expect(await remindedOf(companyId)).toEqual(AWAITED);
});

test('the forecast names who is left out, why, and until when', async () => {
  const { companyId, workflow, workflowId } = await scene();
  await buildSupplier(app, workflow, {
    companyName: 'cooling',
    status: 'in_progress',
    onboardingStep: 'payment',
    lastRemindedAt: new Date(LATER.getTime() - 3_600_000),
  });
  const admin = await buildPerson(app, { companyId });
  const ctx = app.contextFor(admin.actor);
  const { leftOut } = await previewBulkAction(ctx, { workflowId, action: 'remind', filter: {} });
  expect(leftOut?.map(({ name, reason, nextAt }) => [name, reason, nextAt])).toEqual([
    ['bounced', 'invitation_not_delivered', null],
    ['call', 'supplier_not_awaited', null],
    ['cooling', 'reminder_cooldown', new Date(LATER.getTime() + 23 * 3_600_000)],
    ['finished', 'supplier_not_awaited', null],
  ]);
  const { leftOut: none } = await previewBulkAction(ctx, { workflowId, action: 'archive', filter: {} });
  expect(none).toBeUndefined();
});
