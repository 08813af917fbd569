import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../kernel/ids';
import { buildPerson, buildSupplierAccount, PASSWORD } from '../../test/builders';
import { createTestApp, type TestApp } from '../../test/test-database';
import { removePassword } from './remove-password';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.destroy());

const ip = '127.0.0.1';
const hashOf = async (id: string) => (await app.db.read.user.findUniqueOrThrow({ where: { id } })).passwordHash;

async function buildProven() {
  const account = await buildSupplierAccount(app);
  await app.db.system((tx) => tx.user.update({ where: { id: account.userId }, data: { emailProvenAt: new Date() } }));
  return { ...account, ctx: app.contextFor(account.actor) };
}

test('removes the password for the right one, audited once, and is safe to repeat', async () => {
  const { ctx, userId } = await buildProven();
  await expect(removePassword(ctx, { password: 'otra clave larga', ip })).rejects.toMatchObject({
    details: [{ code: 'wrong_password', path: 'password' }],
  });
  expect(await hashOf(userId)).not.toBeNull();
  await removePassword(ctx, { password: PASSWORD, ip });
  await removePassword(ctx, { password: PASSWORD, ip });
  expect(await hashOf(userId)).toBeNull();
  const where = { objectId: userId, action: 'account.remove_password' };
  expect(await app.db.read.auditEntry.count({ where })).toBe(1);
});

test('asks for the password, and limits wrong ones', async () => {
  const { ctx } = await buildProven();
  await expect(removePassword(ctx, { password: '', ip })).rejects.toMatchObject({
    details: [{ code: 'all_fields_required', path: 'password' }],
  });
  for (let guess = 0; guess < 10; guess += 1) {
    await expect(removePassword(ctx, { password: 'otra clave larga', ip })).rejects.toThrow();
  }
  await expect(removePassword(ctx, { password: PASSWORD, ip })).rejects.toMatchObject({ code: 'rate_limited' });
}, 30_000);

test('is refused while the e-mail is unproven, and to client users', async () => {
  const unproven = await buildSupplierAccount(app);
  await expect(removePassword(app.contextFor(unproven.actor), { password: PASSWORD, ip })).rejects.toMatchObject({
    code: 'email_unproven',
  });
  const member = await buildPerson(app);
  await expect(removePassword(app.contextFor(member.actor), { password: PASSWORD, ip })).rejects.toMatchObject({
    code: 'forbidden',
  });
  expect(await hashOf(unproven.userId)).not.toBeNull();
});

test('is refused to an account that a client has invited and that has not come yet', async () => {
  const { ctx, userId } = await buildProven();
  const { companyId } = await buildPerson(app);
  const id = newId();
  const invitation = { id, userId, companyId: companyId ?? '', role: 'company_user' as const, joinedAt: null };
  await app.db.system((tx) => tx.membership.create({ data: { ...invitation, active: false } }));
  await expect(removePassword(ctx, { password: PASSWORD, ip })).rejects.toMatchObject({ code: 'forbidden' });
  expect(await hashOf(userId)).not.toBeNull();
  await app.db.system((tx) => tx.membership.update({ where: { id }, data: { deactivatedAt: new Date() } }));
  await removePassword(ctx, { password: PASSWORD, ip });
  expect(await hashOf(userId)).toBeNull();
});
