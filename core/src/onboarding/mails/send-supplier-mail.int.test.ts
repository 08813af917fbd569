import { afterAll, beforeAll, expect, test } from 'vitest';
import { listCapturedMail } from '../../mail/mailbox.queries';
import { buildConnected } from '../../test/onboarding-world';
import { createTestApp, type TestApp } from '../../test/test-database';
import { updateCallTime } from '../account/update-call-time';
import { submitQuestionnaire } from '../answers/submit-questionnaire';
import { sendSupplierMailJob } from '../onboarding.jobs';
import { sendSupplierMail } from './send-supplier-mail';
import { queueSupplierMail } from './supplier-mail.steps';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.destroy());

const jobsOf = (companyId: string) =>
  app.db.read.job.findMany({ where: { companyId, name: sendSupplierMailJob.name }, orderBy: { createdAt: 'asc' } });

test('a supplier that has sent everything gets one receipt and one mail with its number, however often it submits', async () => {
  const built = await buildConnected(app, { workflow: { reportType: 'ckr' } });
  const { ctx, key } = built;
  const { companyId } = built.workflow;
  await app.db.system((tx) =>
    tx.questionnaireItem.updateMany({ where: { workflowId: key.workflowId }, data: { required: false } }),
  );
  await submitQuestionnaire(ctx, key, []);
  const { receiptNumber, receivedAt } = await app.db.read.supplier.findUniqueOrThrow({ where: { id: key.supplierId } });
  expect(receiptNumber).toMatch(/^[234679CDFGHJKMNPRTWXY]{3}-[234679CDFGHJKMNPRTWXY]{3}$/);
  expect(receivedAt).not.toBeNull();
  await submitQuestionnaire(ctx, key, []);
  await updateCallTime(ctx, key, 'morning');
  const mails = await app.db.read.supplierMail.findMany({ where: { supplierId: key.supplierId } });
  expect(mails.map(({ kind }) => kind).sort()).toEqual(['account_made', 'all_received']);
  const jobs = await jobsOf(companyId);
  expect(jobs).toHaveLength(2);

  const mail = mails.find(({ kind }) => kind === 'all_received');
  const system = app.contextFor({ kind: 'system', name: 'test' });
  const input = { companyId, supplierMailId: mail?.id ?? '', messageId: 'receipt' };
  expect(await sendSupplierMail(system, input)).toEqual({ sent: true });
  const account = await app.db.read.supplier.findUniqueOrThrow({
    where: { id: key.supplierId },
    select: { account: { select: { email: true } }, workflow: { select: { company: { select: { name: true } } } } },
  });
  const [sent] = await listCapturedMail(system, account.account?.email);
  expect(sent).toMatchObject({ fromName: account.workflow.company.name });
  expect(sent?.subject).toContain(receiptNumber);
  expect(sent?.text).toContain('Un representante de Homologa le llamará para verificar sus datos.');
  expect(sent?.text).toContain('Usted prefiere: por la mañana.');
});

test('a mail about a send-back is sent once for each send-back, and none to a supplier without an account', async () => {
  const { ctx, key, workflow } = await buildConnected(app);
  const { companyId } = workflow;
  const supplier = { id: key.supplierId, companyId };
  const queue = (about: string) =>
    ctx.db.tenant(companyId, (tx) => queueSupplierMail(ctx, tx, supplier, 'answers_received', about));
  for (const about of ['a', 'a', 'b']) await queue(about);
  const where = { supplierId: key.supplierId, kind: 'answers_received' };
  expect(await app.db.read.supplierMail.count({ where })).toBe(2);
  await app.db.system((tx) => tx.supplier.updateMany({ where: { id: key.supplierId }, data: { accountId: null } }));
  await queue('c');
  expect(await app.db.read.supplierMail.count({ where })).toBe(2);
});

async function mailOf(built: Awaited<ReturnType<typeof buildConnected>>, kind: 'verified' | 'account_made') {
  const { ctx, key, workflow } = built;
  const { companyId } = workflow;
  await ctx.db.tenant(companyId, (tx) => queueSupplierMail(ctx, tx, { id: key.supplierId, companyId }, kind));
  const { id } = await app.db.read.supplierMail.findFirstOrThrow({ where: { supplierId: key.supplierId, kind } });
  return { companyId, supplierMailId: id, messageId: id };
}

test('a decision is mailed only to a supplier whose own part is done, that is not archived, in an open workflow', async () => {
  const built = await buildConnected(app);
  const { supplierId, workflowId } = built.key;
  const system = app.contextFor({ kind: 'system', name: 'test' });
  const input = await mailOf(built, 'verified');
  const put = (data: { onboardingStep?: 'questionnaire' | 'finished'; status?: 'archived' | 'completed' }) =>
    app.db.system((tx) => tx.supplier.updateMany({ where: { id: supplierId }, data }));
  const close = (status: 'closed' | 'active') =>
    app.db.system((tx) => tx.workflow.updateMany({ where: { id: workflowId }, data: { status } }));
  await put({ onboardingStep: 'questionnaire' });
  expect(await sendSupplierMail(system, input)).toEqual({ sent: false });
  await put({ onboardingStep: 'finished', status: 'archived' });
  expect(await sendSupplierMail(system, input)).toEqual({ sent: false });
  await put({ status: 'completed' });
  await close('closed');
  expect(await sendSupplierMail(system, input)).toEqual({ sent: false });
  await close('active');
  expect(await sendSupplierMail(system, input)).toEqual({ sent: true });
});

test('a name that was typed over the link greets nobody before the account has proven its e-mail', async () => {
  const built = await buildConnected(app);
  const { userId: id } = built.account;
  const name = 'You have won';
  const set = (emailProvenAt: Date | null) =>
    app.db.system((tx) => tx.user.update({ where: { id }, data: { name, emailProvenAt } }));
  await set(null);
  const system = app.contextFor({ kind: 'system', name: 'test' });
  const input = await mailOf(built, 'account_made');
  await sendSupplierMail(system, input);
  const [unproven] = await listCapturedMail(system, built.email);
  expect(unproven?.text).toContain(built.supplier.fullName);
  expect(unproven?.text).not.toContain(name);
  await set(new Date());
  await sendSupplierMail(system, { ...input, messageId: 'proven' });
  const [proven] = await listCapturedMail(system, built.email);
  expect(proven?.text).toContain(name);
});
