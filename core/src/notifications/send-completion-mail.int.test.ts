import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../kernel/ids';
import { listCapturedMail } from '../mail/mailbox.queries';
import { buildCompany, buildPerson, buildSupplier, buildWorkflow } from '../test/builders';
import { createTestApp, type TestApp } from '../test/test-database';
import { sendCompletionMail } from './send-completion-mail';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.destroy());

const system = () => app.contextFor({ kind: 'system', name: 'test' });
const mailTo = (to: string) => listCapturedMail(system(), to);

test('the completion is told to a member in its own language, and to nobody who has left', async () => {
  const company = await buildCompany(app);
  const workflow = await buildWorkflow(app, company.id);
  const supplier = await buildSupplier(app, workflow);
  const person = await buildPerson(app, { companyId: company.id });
  await app.db.system((tx) =>
    tx.user.update({ where: { id: person.userId }, data: { preferences: { language: 'pt-BR' } } }),
  );
  const input = { companyId: company.id, supplierId: supplier.id, userId: person.userId, messageId: newId() };
  await sendCompletionMail(system(), { ...input, kind: 'report_delivered' });
  const [mail] = await mailTo(person.email);
  expect(mail?.subject).toBe('O relatório de Aceros del Sur S.A. foi entregue');
  expect(mail?.text).toContain(`/workflows/${workflow.id}/suppliers/${supplier.id}`);
  await app.db.system((tx) => tx.membership.updateMany({ where: { userId: person.userId }, data: { active: false } }));
  const again = await sendCompletionMail(system(), { ...input, messageId: newId(), kind: 'onboarding_finished' });
  expect(again).toEqual({ sent: false });
  const gone = sendCompletionMail(system(), { ...input, supplierId: newId(), kind: 'report_delivered' });
  await expect(gone).rejects.toMatchObject({ code: 'not_found' });
});
