import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../kernel/ids';
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
