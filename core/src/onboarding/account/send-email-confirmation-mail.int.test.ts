import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashSecret, newId } from '../../kernel/ids';
import { listCapturedMail } from '../../mail/mailbox.queries';
import { buildCompany, buildSupplier, buildWorkflow } from '../../test/builders';
import { createTestApp, type TestApp } from '../../test/test-database';
import { sendEmailConfirmationMail } from './send-email-confirmation-mail';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.destroy());

const system = () => app.contextFor({ kind: 'system', name: 'test' });
const mailTo = (to: string) => listCapturedMail(system(), to);

test('the confirmation code replaces the one before, is kept as a hash, and each mail has an attempt of its own', async () => {
  const company = await buildCompany(app);
  const workflow = await buildWorkflow(app, company.id);
  const email = 'self@registered.test';
  const supplier = await buildSupplier(app, workflow, {
    emails: [email],
    unconfirmedEmail: email,
    selfRegistered: true,
  });
  const input = { companyId: company.id, supplierId: supplier.id };
  await sendEmailConfirmationMail(system(), { ...input, messageId: newId() });
  await sendEmailConfirmationMail(system(), { ...input, messageId: newId() });
  const [mail] = await mailTo(email);
  const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
  const rows = await app.db.read.emailConfirmation.findMany({
    where: { supplierId: supplier.id },
    orderBy: { createdAt: 'asc' },
  });
  expect(rows.map(({ codeHash }) => codeHash)).toEqual([hashSecret(code), hashSecret(code)]);
  const address = new URL(/https?:\/\/\S+\/onboarding\/[^\s\])]+/.exec(mail?.text ?? '')?.[0] ?? '');
  expect([address.pathname, address.hash]).toEqual([`/onboarding/${workflow.id}`, `#code=${code}`]);
  expect(Object.fromEntries(address.searchParams)).toEqual({
    step: 'account_connection',
    email,
    attempt: rows.at(-1)?.id,
  });
});
