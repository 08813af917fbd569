import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildCompany, buildSupplier, buildWorkflow } from '../../test/builders';
import { createTestApp, type TestApp } from '../../test/test-database';
import { findScheduledReminders } from './find-scheduled-reminders';
import { remindOnSchedule } from './remind-on-schedule';

const DAY_MS = 86_400_000;
const START = new Date('2026-11-02T09:00:00Z');
const system = { kind: 'system', name: 'test' } as const;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.destroy());

const daysLater = (days: number) => new Date(START.getTime() + days * DAY_MS);

test('anyone who has not finished is reminded every N days, at most M times', async () => {
  const { id: companyId } = await buildCompany(app);
  const workflow = await buildWorkflow(app, companyId, { reminderEveryDays: 3, reminderMax: 2 });
  const invited = { invitationState: 'sent', invitationSentAt: START } as const;
  const waiting = await buildSupplier(app, workflow, invited);
  await buildSupplier(app, workflow, { ...invited, status: 'completed' });
  await buildSupplier(app, workflow, { invitationState: 'failed' });
  await buildSupplier(app, workflow, { ...invited, lastRemindedAt: daysLater(2) });
  const place = { companyId, workflowId: workflow.id };
  const sentAfter = async (days: number) => {
    app.setNow(daysLater(days));
    return (await remindOnSchedule(app.contextFor(system), place)).sent;
  };
  expect(await sentAfter(2.9)).toBe(0);
  expect(await sentAfter(3)).toBe(1);
  expect(await sentAfter(3)).toBe(0);
  const reminders = await app.db.read.reminder.findMany({ where: { companyId } });
  expect(reminders).toMatchObject([{ supplierId: waiting.id, source: 'schedule' }]);
  expect(await sentAfter(5)).toBe(1); // the supplier that a user reminded on day 2
  expect(await sentAfter(6)).toBe(1);
  expect(await sentAfter(9)).toBe(1); // the first supplier has had its two reminders
  expect(await sentAfter(30)).toBe(0);
  const mails = await app.db.read.job.count({ where: { companyId, name: 'mail.send-reminder' } });
  expect(mails).toBe(4);
});

test('the schedule ends with the due date, whose whole day counts', async () => {
  const { id: companyId } = await buildCompany(app);
  const schedule = { reminderEveryDays: 1, reminderMax: 9, dueDate: new Date('2026-11-04') };
  const workflow = await buildWorkflow(app, companyId, schedule);
  await buildSupplier(app, workflow, { invitationState: 'sent', invitationSentAt: START });
  const sentAt = async (moment: string) => {
    app.setNow(new Date(moment));
    const ctx = app.contextFor(system);
    await findScheduledReminders(ctx, new AbortController().signal);
    const found = await app.db.read.job.count({ where: { companyId, name: 'suppliers.remind-on-schedule' } });
    return [found, (await remindOnSchedule(ctx, { companyId, workflowId: workflow.id })).sent];
  };
  expect(await sentAt('2026-11-05T13:00:00Z')).toEqual([0, 0]);
  expect(await sentAt('2026-11-05T11:00:00Z')).toEqual([1, 1]);
});

test('only active onboarding workflows with a schedule are looked at, each by one job', async () => {
  const { id: companyId } = await buildCompany(app);
  const scheduled = { reminderEveryDays: 7, reminderMax: 1 };
  const active = await buildWorkflow(app, companyId, scheduled);
  await buildWorkflow(app, companyId, { ...scheduled, status: 'closed' });
  await buildWorkflow(app, companyId, { ...scheduled, type: 'investigating' });
  await buildWorkflow(app, companyId);
  const ctx = app.contextFor(system);
  await findScheduledReminders(ctx, new AbortController().signal);
  await findScheduledReminders(ctx, new AbortController().signal);
  const jobs = await app.db.read.job.findMany({ where: { companyId, name: 'suppliers.remind-on-schedule' } });
  expect(jobs.map(({ payload }) => payload)).toEqual([{ workflowId: active.id }]);
});
