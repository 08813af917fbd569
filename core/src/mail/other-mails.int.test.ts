import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashSecret, newId, newSecret } from '../kernel/ids';
import { sendInvitationMail } from '../suppliers/invitations/send-invitation-mail';
import { sendReminderMail } from '../suppliers/reminders/send-reminder-mail';
import { buildCompany, buildPerson, buildSupplier, buildSupplierAccount, buildWorkflow } from '../test/builders';
import { createTestApp, type TestApp } from '../test/test-database';
import { listCapturedMail } from './mailbox.queries';
import { sendCompletionMail } from './send-completion-mail';
import { sendEmailConfirmationMail } from './send-email-confirmation-mail';
import { sendPasswordResetMail } from './send-password-reset-mail';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.destroy());

const system = () => app.contextFor({ kind: 'system', name: 'test' });
const mailTo = async (to: string) => listCapturedMail(system(), to);

test("a reset mail's link carries a secret of which only the hash is kept; a used reset is not mailed", async () => {
  const person = await buildPerson(app);
  const id = newId();
  const ctx = system();
  const expiresAt = new Date(ctx.now().getTime() + 3_600_000);
  const reset = { id, userId: person.userId, tokenHash: newSecret().hash, createdAt: ctx.now(), expiresAt };
  await ctx.db.statement.passwordReset.create({ data: reset });
  expect(await sendPasswordResetMail(ctx, { passwordResetId: id, messageId: newId() })).toEqual({ sent: true });
  const [mail] = await mailTo(person.email);
  const token = /\/change-password\?token=([^&\s]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  const row = await ctx.db.read.passwordReset.findUniqueOrThrow({ where: { id } });
  expect(row.tokenHash).toBe(hashSecret(token));
  expect(mail?.text).not.toContain('next=');
  await ctx.db.statement.passwordReset.update({ where: { id }, data: { usedAt: ctx.now() } });
  expect(await sendPasswordResetMail(ctx, { passwordResetId: id, messageId: newId() })).toEqual({ sent: false });
  expect(await mailTo(person.email)).toHaveLength(1);
});

test("a supplier's account is led on to its onboardings, not to the console's login", async () => {
  const person = await buildSupplierAccount(app);
  const id = newId();
  const ctx = system();
  const expiresAt = new Date(ctx.now().getTime() + 3_600_000);
  const reset = { id, userId: person.userId, tokenHash: newSecret().hash, createdAt: ctx.now(), expiresAt };
  await ctx.db.statement.passwordReset.create({ data: reset });
  await sendPasswordResetMail(ctx, { passwordResetId: id, messageId: newId() });
  expect((await mailTo(person.email))[0]?.text).toMatch(/\/change-password\?token=[^&\s]+&next=onboarding\s/);
});

test('the completion is told to a member in its own language, and to nobody who has left', async () => {
  const company = await buildCompany(app);
  const workflow = await buildWorkflow(app, company.id);
  const supplier = await buildSupplier(app, workflow);
  const person = await buildPerson(app, { companyId: company.id });
  await app.db.statement.user.update({ where: { id: person.userId }, data: { preferences: { language: 'pt-BR' } } });
  const input = { companyId: company.id, supplierId: supplier.id, userId: person.userId, messageId: newId() };
  await sendCompletionMail(system(), { ...input, kind: 'report_delivered' });
  const [mail] = await mailTo(person.email);
  expect(mail?.subject).toBe('O relatório de Aceros del Sur S.A. foi entregue');
  expect(mail?.text).toContain(`/workflows/${workflow.id}/suppliers/${supplier.id}`);
  await app.db.statement.membership.updateMany({ where: { userId: person.userId }, data: { active: false } });
  const again = await sendCompletionMail(system(), { ...input, messageId: newId(), kind: 'onboarding_finished' });
  expect(again).toEqual({ sent: false });
});

test('the confirmation code replaces the one before and is kept as a hash', async () => {
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
  const rows = await app.db.read.emailConfirmation.findMany({ where: { supplierId: supplier.id } });
  expect(rows.map(({ codeHash }) => codeHash)).toEqual([hashSecret(code)]);
  const address = new URL(/https?:\/\/\S+\/onboarding\/[^\s\])]+/.exec(mail?.text ?? '')?.[0] ?? '');
  expect([address.pathname, address.hash]).toEqual([`/onboarding/${workflow.id}`, `#code=${code}`]);
  expect(Object.fromEntries(address.searchParams)).toEqual({
    step: 'account_connection',
    email,
    attempt: rows[0]?.id,
  });
});

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
  await ctx.db.statement.reminder.create({ data: row });
  const input = { companyId: company.id, supplierId: supplier.id, reminderId };
  expect(await sendReminderMail(ctx, { ...input, messageId: newId() })).toEqual({ sent: true });
  const [mail] = await mailTo('reminded@aceros.test');
  expect(mail?.subject).toBe('Recordatorio: Compradora Andina espera su evaluación de proveedor');
  expect(await app.db.read.onboardingLink.count({ where: { supplierId: supplier.id } })).toBe(1);
  await app.db.statement.workflow.update({ where: { id: workflow.id }, data: { status: 'closed' } });
  expect(await sendReminderMail(ctx, { ...input, messageId: newId() })).toEqual({ sent: false });
});

test('an invitation that was recorded as sent is not sent by a repeated job, and a deleted supplier is not found', async () => {
  const company = await buildCompany(app);
  const workflow = await buildWorkflow(app, company.id);
  const supplier = await buildSupplier(app, workflow, { emails: ['once@aceros.test'], invitationState: 'queued' });
  const input = { companyId: company.id, supplierId: supplier.id, messageId: newId() };
  expect(await sendInvitationMail(system(), input)).toEqual({ sent: true });
  expect(await sendInvitationMail(system(), { ...input, messageId: newId() })).toEqual({ sent: false });
  expect(await mailTo('once@aceros.test')).toHaveLength(1);
  await expect(sendInvitationMail(system(), { ...input, supplierId: newId() })).rejects.toMatchObject({
    code: 'not_found',
  });
  const other = await buildCompany(app);
  await expect(sendInvitationMail(system(), { ...input, companyId: other.id })).rejects.toMatchObject({
    code: 'not_found',
  });
});

test("the workflow's cover goes along inside the mail, and a lost picture holds no invitation up", async () => {
  const company = await buildCompany(app);
  const ctx = system();
  const bytes = await sharp({ create: { width: 30, height: 10, channels: 3, background: '#336699' } })
    .webp()
    .toBuffer();
  const store = async (isThere: boolean) => {
    const id = newId();
    if (isThere) await ctx.files.putBytes(`covers/${id}`, bytes);
    const file = { id, key: `covers/${id}`, name: 'cover.webp', mime: 'image/webp', size: bytes.length, sha256: 'x' };
    await ctx.db.statement.storedFile.create({ data: { ...file, companyId: company.id, createdAt: ctx.now() } });
    return id;
  };
  const inviteWith = async (coverFileId: string, email: string) => {
    const workflow = await buildWorkflow(app, company.id, { coverFileId });
    const supplier = await buildSupplier(app, workflow, { emails: [email], invitationState: 'queued' });
    await sendInvitationMail(ctx, { companyId: company.id, supplierId: supplier.id, messageId: newId() });
    return (await mailTo(email))[0]?.html ?? '';
  };
  expect(await inviteWith(await store(true), 'cover@aceros.test')).toContain('src="data:image/jpeg;base64,');
  const without = await inviteWith(await store(false), 'no-cover@aceros.test');
  expect(without).toContain('/onboarding/');
  expect(without).not.toContain('<img');
});
