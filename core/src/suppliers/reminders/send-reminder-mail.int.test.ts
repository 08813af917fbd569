import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../kernel/ids';
import { MailPutOff } from '../../kernel/ports/mailer';
import { listCapturedMail } from '../../mail/mailbox.queries';
import { buildCompany, buildSupplier, buildWorkflow } from '../../test/builders';
import { createTestApp, type TestApp } from '../../test/test-database';
import { sendReminderMail } from './send-reminder-mail';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.destroy());

const system = () => app.contextFor({ kind: 'system', name: 'test' });
const mailTo = (to: string) => listCapturedMail(system(), to);

test('a reminder has a link of its own; one whose workflow has closed is not sent', async () => {
  const company = await buildCompany(app);
  const workflow = await buildWorkflow(app, company.id);
  const supplier = await buildSupplier(app, workflow, { emails: ['reminded@aceros.test'] });
  const ctx = system();
  const reminderId = newId();
  const row = {
    id: reminderId,
    companyId: company.id,
    supplierId: supplier.id,
    source: 'person',
    remindedAt: ctx.now(),
  };
  await ctx.db.system((tx) => tx.reminder.create({ data: row }));
  const input = { companyId: company.id, supplierId: supplier.id, reminderId };
  expect(await sendReminderMail(ctx, { ...input, messageId: newId() })).toEqual({ sent: true });
  const [mail] = await mailTo('reminded@aceros.test');
  expect(mail?.subject).toBe('Recordatorio: Compradora Andina espera que complete el proceso');
  expect(await app.db.read.onboardingLink.count({ where: { supplierId: supplier.id } })).toBe(1);
  await app.db.system((tx) => tx.workflow.update({ where: { id: workflow.id }, data: { status: 'closed' } }));
  expect(await sendReminderMail(ctx, { ...input, messageId: newId() })).toEqual({ sent: false });
});

test('a reminder says which step is missing, in the language of the supplier', async () => {
  const company = await buildCompany(app);
  const workflow = await buildWorkflow(app, company.id);
  const ctx = system();
  const question = (title: string, position: number) => ({
    id: newId(),
    companyId: company.id,
    workflowId: workflow.id,
    type: 'input' as const,
    title,
    position,
    required: true,
  });
  await app.db.system((tx) =>
    tx.questionnaireItem.createMany({ data: [question('¿Qué produce?', 0), question('¿Dónde?', 1)] }),
  );
  const supplier = await buildSupplier(app, workflow, {
    emails: ['stuck@aceros.test'],
    status: 'in_progress',
    onboardingStep: 'questionnaire',
    answersDone: 0,
    answersTotal: 2,
  });
  const reminderId = newId();
  const row = { companyId: company.id, supplierId: supplier.id, source: 'person', remindedAt: ctx.now() };
  await ctx.db.system((tx) => tx.reminder.create({ data: { id: reminderId, ...row } }));
  await sendReminderMail(ctx, { companyId: company.id, supplierId: supplier.id, reminderId, messageId: newId() });
  const [mail] = await mailTo('stuck@aceros.test');
  expect(mail?.text).toContain(
    'Siguiente paso: Responder el cuestionario (0 de 2 respondidas). Falta responder: “¿Qué produce?”, “¿Dónde?”',
  );
});

test('a reminder by schedule waits for a civil hour, and is dropped for a newer one or without somebody to wait for', async () => {
  const company = await buildCompany(app);
  const workflow = await buildWorkflow(app, company.id);
  const supplier = await buildSupplier(app, workflow, { emails: ['asleep@aceros.test'] });
  const place = { companyId: company.id, supplierId: supplier.id };
  const remind = async (remindedAt: string, source: 'schedule' | 'person') => {
    const id = newId();
    const row = { id, ...place, source, remindedAt: new Date(remindedAt) };
    await app.db.system((tx) => tx.reminder.create({ data: row }));
    return id;
  };
  const send = (reminderId: string) => sendReminderMail(system(), { ...place, reminderId, messageId: newId() });
  // Buenos Aires is three hours behind UTC: 23:00 on a Monday.
  app.setNow(new Date('2026-11-03T02:00:00Z'));
  const scheduled = await remind('2026-11-02T20:30:00Z', 'schedule');
  const waiting: unknown = await send(scheduled).catch((error: unknown) => error);
  expect(waiting).toBeInstanceOf(MailPutOff);
  const { retryAt } = waiting as MailPutOff;
  expect(retryAt >= new Date('2026-11-03T12:00:00Z') && retryAt < new Date('2026-11-03T13:00:00Z')).toBe(true);
  expect(await app.db.read.onboardingLink.count({ where: { supplierId: supplier.id } })).toBe(0);
  const byHand = await remind('2026-11-03T01:00:00Z', 'person');
  expect(await send(scheduled)).toEqual({ sent: false });
  expect(await send(byHand)).toEqual({ sent: true });
  await app.db.system((tx) =>
    tx.supplier.update({ where: { id: supplier.id }, data: { onboardingStep: 'finished' }, select: { id: true } }),
  );
  expect(await send(byHand)).toEqual({ sent: false });
});
