import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashSecret, newId, newSecret } from '../../kernel/ids';
import { listCapturedMail } from '../../mail/mailbox.queries';
import { buildPerson, buildSupplierAccount } from '../../test/builders';
import { buildConnected } from '../../test/onboarding-world';
import { createTestApp, type TestApp } from '../../test/test-database';
import { requestPasswordReset } from './request-password-reset';
import { sendPasswordResetMail } from './send-password-reset-mail';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.destroy());

const system = () => app.contextFor({ kind: 'system', name: 'test' });
const mailTo = (to: string) => listCapturedMail(system(), to);

test("a reset mail's link carries a secret of which only the hash is kept; a used reset is not mailed", async () => {
  const person = await buildPerson(app);
  const id = newId();
  const ctx = system();
  const expiresAt = new Date(ctx.now().getTime() + 3_600_000);
  const reset = { id, userId: person.userId, tokenHash: newSecret().hash, createdAt: ctx.now(), expiresAt };
  await ctx.db.system((tx) => tx.passwordReset.create({ data: reset }));
  expect(await sendPasswordResetMail(ctx, { passwordResetId: id, messageId: newId() })).toEqual({ sent: true });
  const [mail] = await mailTo(person.email);
  const token = /\/change-password\?token=([^&\s]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  const row = await ctx.db.read.passwordReset.findUniqueOrThrow({ where: { id } });
  expect(row.tokenHash).toBe(hashSecret(token));
  expect(mail?.text).not.toContain('next=');
  await ctx.db.system((tx) => tx.passwordReset.update({ where: { id }, data: { usedAt: ctx.now() } }));
  expect(await sendPasswordResetMail(ctx, { passwordResetId: id, messageId: newId() })).toEqual({ sent: false });
  expect(await mailTo(person.email)).toHaveLength(1);
});

test("a supplier's account is led on to its onboardings, not to the console's login", async () => {
  const person = await buildSupplierAccount(app);
  const id = newId();
  const ctx = system();
  const expiresAt = new Date(ctx.now().getTime() + 3_600_000);
  const reset = { id, userId: person.userId, tokenHash: newSecret().hash, createdAt: ctx.now(), expiresAt };
  await ctx.db.system((tx) => tx.passwordReset.create({ data: reset }));
  await sendPasswordResetMail(ctx, { passwordResetId: id, messageId: newId() });
  expect((await mailTo(person.email))[0]?.text).toMatch(
    /\/change-password\?token=[^&\s]+&next=onboarding&email=[^&\s]+\s/,
  );
});

test("a supplier's link leads back into the process from which it was asked for, if that is the account's", async () => {
  const { account, key } = await buildConnected(app);
  const other = await buildConnected(app);
  const ctx = system();
  const linkFor = async (process: { workflowId: string; supplierId: string }) => {
    await requestPasswordReset(app.contextFor({ kind: 'anonymous' }), {
      email: account.email,
      ip: '127.0.0.1',
      process,
    });
    const reset = await ctx.db.read.passwordReset.findFirstOrThrow({
      where: { userId: account.userId },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    });
    await sendPasswordResetMail(ctx, { passwordResetId: reset.id, messageId: newId() });
    const [mail] = await mailTo(account.email);
    return new URL(/http\S+\/change-password\S+/.exec(mail?.text ?? '')?.[0] ?? '').searchParams;
  };
  const own = await linkFor(key);
  expect([own.get('next'), own.get('email'), own.get('workflow'), own.get('supplier')]).toEqual([
    'onboarding',
    account.email,
    key.workflowId,
    key.supplierId,
  ]);
  expect((await linkFor(other.key)).has('supplier')).toBe(false);
  expect((await linkFor({ workflowId: other.key.workflowId, supplierId: key.supplierId })).has('supplier')).toBe(false);
});
