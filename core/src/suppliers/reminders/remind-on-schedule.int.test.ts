import { afterAll, beforeAll, expect, test } from 'vitest';
import { getNeedsYou } from '../../needs-you/needs-you.queries';
import { buildCompany, buildPerson, buildSupplier, buildWorkflow } from '../../test/builders';
import { createTestApp, type TestApp } from '../../test/test-database';
import { findOverlooked } from './find-overlooked';
import { findScheduledReminders } from './find-scheduled-reminders';
import { notifyUnanswered } from './notify-unanswered';
import { remindOnSchedule } from './remind-on-schedule';
import { remindSupplier } from './remind-supplier';

const DAY_MS = 86_400_000;
/** Noon of a Monday in Argentina, the country of the suppliers that `buildSupplier` makes. */
const START = new Date('2026-11-02T15:00:00Z');
const system = { kind: 'system', name: 'test' } as const;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.destroy());

const daysLater = (days: number) => new Date(START.getTime() + days * DAY_MS);

test('anyone who has not finished is reminded every N days, at most M times', async () => {
  const { id: companyId } = await buildCompany(app);
  const workflow = await buildWorkflow(app, companyId, { reminderEveryDays: 2, reminderMax: 2 });
  const invited = { invitationState: 'sent', invitationSentAt: START } as const;
  const waiting = await buildSupplier(app, workflow, invited);
  await buildSupplier(app, workflow, { ...invited, status: 'completed' });
  await buildSupplier(app, workflow, { invitationState: 'failed' });
  await buildSupplier(app, workflow, { ...invited, lastRemindedAt: daysLater(1) });
  const place = { companyId, workflowId: workflow.id };
  const sentAfter = async (days: number) => {
    app.setNow(daysLater(days));
    return (await remindOnSchedule(app.contextFor(system), place)).sent;
  };
  expect(await sentAfter(1.9)).toBe(0);
  expect(await sentAfter(2)).toBe(1);
  expect(await sentAfter(2)).toBe(0);
  const reminders = await app.db.read.reminder.findMany({ where: { companyId } });
  expect(reminders).toMatchObject([{ supplierId: waiting.id, source: 'schedule' }]);
  expect(await sentAfter(3)).toBe(1); // the supplier that a user reminded on day 1
  expect(await sentAfter(4)).toBe(1); // the first supplier has had its two reminders
  expect(await sentAfter(5)).toBe(0); // a Saturday
  expect(await sentAfter(7.3)).toBe(0); // 19:12 on Monday
  expect(await sentAfter(8)).toBe(1);
  expect(await sentAfter(30)).toBe(0);
  const mails = await app.db.read.job.count({ where: { companyId, name: 'mail.send-reminder' } });
  expect(mails).toBe(4);
});

test('7, 3 and 1 days before the due date suppliers are reminded once, in the morning of their own country', async () => {
  const { id: companyId } = await buildCompany(app);
  const schedule = { reminderEveryDays: 90, reminderMax: 1, dueDate: new Date('2026-11-13') };
  const workflow = await buildWorkflow(app, companyId, schedule);
  const invited = { invitationState: 'sent', invitationSentAt: START } as const;
  const [argentina, spain] = [
    await buildSupplier(app, workflow, invited),
    await buildSupplier(app, workflow, { ...invited, country: 'spain' }),
  ];
  const remindedAt = async (moment: string) => {
    app.setNow(new Date(moment));
    await remindOnSchedule(app.contextFor(system), { companyId, workflowId: workflow.id });
    const written = await app.db.read.reminder.findMany({ where: { companyId, remindedAt: new Date(moment) } });
    return written
      .map(({ supplierId, source }) => [supplierId === spain.id ? 'spain' : 'argentina', source])
      .toSorted((one, other) => one.join().localeCompare(other.join()));
  };
  expect(await remindedAt('2026-11-05T15:00:00Z')).toEqual([]);
  expect(await remindedAt('2026-11-06T08:02:00Z')).toEqual([['spain', 'due_date']]); // 09:02 in Madrid
  expect(await remindedAt('2026-11-06T11:02:00Z')).toEqual([]); // 08:02 in Buenos Aires
  expect(await remindedAt('2026-11-06T12:02:00Z')).toEqual([['argentina', 'due_date']]);
  expect(await remindedAt('2026-11-06T13:02:00Z')).toEqual([]);
  expect(await remindedAt('2026-11-09T15:02:00Z')).toEqual([]); // Monday, between the marks
  const both = [
    ['argentina', 'due_date'],
    ['spain', 'due_date'],
  ];
  expect(await remindedAt('2026-11-10T15:02:00Z')).toEqual(both);
  expect(await remindedAt('2026-11-12T15:02:00Z')).toEqual(both);
  expect(await remindedAt('2026-11-13T15:02:00Z')).toEqual([]);
  const last = await app.db.read.supplier.findUniqueOrThrow({ where: { id: argentina.id } });
  expect(last.lastRemindedAt).toEqual(new Date('2026-11-12T15:02:00Z'));
});

test('sixty suppliers get one reminder each, spread over the hour, from three concurrent runs and a repeated one', async () => {
  const { id: companyId } = await buildCompany(app);
  const workflow = await buildWorkflow(app, companyId, { reminderEveryDays: 1, reminderMax: 1 });
  const invited = { invitationState: 'sent', invitationSentAt: START } as const;
  await Promise.all(Array.from({ length: 60 }, () => buildSupplier(app, workflow, invited)));
  const now = daysLater(1);
  app.setNow(now);
  const run = () => remindOnSchedule(app.contextFor(system), { companyId, workflowId: workflow.id });
  const results = [...(await Promise.all([run(), run(), run()])), await run()];
  expect(results.reduce((sum, { sent }) => sum + sent, 0)).toBe(60);
  const reminders = await app.db.read.reminder.findMany({ where: { companyId } });
  expect(new Set(reminders.map(({ supplierId }) => supplierId)).size).toBe(60);
  expect(reminders).toHaveLength(60);
  const jobs = await app.db.read.job.findMany({ where: { companyId, name: 'mail.send-reminder' } });
  expect(jobs).toHaveLength(60);
  const minutes = jobs.map(({ runAt }) => Math.round((runAt.getTime() - now.getTime()) / 60_000));
  expect(new Set(minutes).size).toBeGreaterThan(20);
  expect(Math.max(...minutes)).toBeLessThan(50);
});

test('the client is told once per wait that reminders were not answered', async () => {
  const admin = await buildPerson(app);
  const companyId = admin.companyId ?? '';
  const workflow = await buildWorkflow(app, companyId, { createdById: admin.userId });
  app.setNow(START);
  const invited = { invitationState: 'sent', invitationSentAt: START, createdAt: START } as const;
  const silent = await buildSupplier(app, workflow, invited);
  const place = { companyId, workflowId: workflow.id };
  const remind = async (days: number) => {
    app.setNow(daysLater(days));
    await remindSupplier(app.contextFor(admin.actor), { ...place, supplierId: silent.id });
  };
  const toldAfter = async (days: number) => {
    app.setNow(daysLater(days));
    return (await notifyUnanswered(app.contextFor(system), place)).unanswered;
  };
  await remind(1);
  await remind(2);
  expect(await toldAfter(4)).toBe(0);
  await remind(5);
  expect(await toldAfter(5.9)).toBe(0);
  const overlookedAfter = async (days: number) => {
    app.setNow(daysLater(days));
    await findOverlooked(app.contextFor(system));
    const hour = { path: ['hour'], equals: daysLater(days).toISOString().slice(0, 13) };
    return app.db.read.job.count({ where: { companyId, name: 'suppliers.find-unanswered', payload: hour } });
  };
  expect(await overlookedAfter(6.1)).toBe(0);
  expect(await overlookedAfter(6.2)).toBe(1);
  await app.db.system((tx) => tx.workflow.update({ where: { id: workflow.id }, data: { reminderMax: 2 } }));
  expect(await overlookedAfter(3.1)).toBe(0);
  expect(await overlookedAfter(3.2)).toBe(1);
  await app.db.system((tx) => tx.workflow.update({ where: { id: workflow.id }, data: { reminderMax: null } }));
  expect(await toldAfter(6)).toBe(1);
  expect(await overlookedAfter(7)).toBe(0);
  expect(await toldAfter(6)).toBe(0);
  const told = { companyId, kind: 'reminders_unanswered' };
  expect(await app.db.read.notification.findMany({ where: told })).toMatchObject([
    { userId: admin.userId, workflowId: workflow.id, facts: { count: 1, reminders: 3 } },
  ]);
  const needs = await getNeedsYou(app.contextFor(admin.actor));
  expect(needs.map(({ need, count }) => [need, count])).toContainEqual(['unanswered', 1]);
  const checks = await app.db.read.job.findMany({ where: { companyId, name: 'suppliers.find-unanswered' } });
  expect(checks.map(({ runAt }) => runAt)).toContainEqual(new Date(daysLater(2).getTime() + 3_600_000));
});

test('suppliers without an answer are marked in batches, and reported by one notification', async () => {
  const admin = await buildPerson(app);
  const companyId = admin.companyId ?? '';
  const workflow = await buildWorkflow(app, companyId, { createdById: admin.userId, reminderMax: 1 });
  const invited = { invitationState: 'sent', invitationSentAt: START, createdAt: START } as const;
  const place = { companyId, workflowId: workflow.id };
  app.setNow(daysLater(1));
  for (let at = 0; at < 5; at += 1) {
    const { id: supplierId } = await buildSupplier(app, workflow, invited);
    await remindSupplier(app.contextFor(admin.actor), { ...place, supplierId });
  }
  app.setNow(daysLater(3));
  expect(await notifyUnanswered(app.contextFor(system), place, 2)).toEqual({ unanswered: 5 });
  expect(await notifyUnanswered(app.contextFor(system), place, 2)).toEqual({ unanswered: 0 });
  const told = await app.db.read.notification.findMany({ where: { companyId, kind: 'reminders_unanswered' } });
  expect(told.map(({ facts }) => facts)).toEqual([{ count: 5, reminders: 1 }]);
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
  expect(await sentAt('2026-11-04T15:00:00Z')).toEqual([1, 1]);
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
