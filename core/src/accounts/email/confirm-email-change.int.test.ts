import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Context } from '../../kernel/context';
import { newId } from '../../kernel/ids';
import { listCapturedMail } from '../../mail/mailbox.queries';
import { buildPerson, buildSupplierAccount } from '../../test/builders';
import { buildConnected } from '../../test/onboarding-world';
import { createTestApp, type TestApp } from '../../test/test-database';
import { requestLoginCode } from '../credentials/request-login-code';
import { requestPasswordReset } from '../credentials/request-password-reset';
import { sendLoginCodeMail } from '../credentials/send-login-code-mail';
import { logIn } from '../sessions/log-in';
import { logInByCode } from '../sessions/log-in-by-code';
import { confirmEmailChange } from './confirm-email-change';
import { requestEmailChange } from './request-email-change';
import { sendEmailChangeCodeMail } from './send-email-change-code-mail';
import { sendEmailChangedNoticeMail } from './send-email-changed-notice-mail';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.destroy());

const ip = '127.0.0.1';
const worker = () => app.contextFor({ kind: 'system', name: 'test' });
let wanted: string;
beforeEach(() => {
  wanted = `${newId()}@nueva.test`;
});

async function proveEmail(userId: string): Promise<void> {
  await app.db.system((tx) => tx.user.update({ where: { id: userId }, data: { emailProvenAt: new Date() } }));
}

async function buildProven(overrides: Parameters<typeof buildConnected>[1] = {}) {
  const world = await buildConnected(app, overrides);
  await proveEmail(world.account.userId);
  return world;
}

async function mailedCode(emailChangeId: string, to: string): Promise<string> {
  await sendEmailChangeCodeMail(worker(), { emailChangeId, messageId: newId() });
  const [mail] = await listCapturedMail(worker(), to);
  return /\b\d{6}\b/.exec(mail?.subject ?? '')?.[0] ?? '';
}

async function change(ctx: Context, email = wanted): Promise<string> {
  const attemptId = await requestEmailChange(ctx, { email, ip });
  const code = await mailedCode(attemptId, email);
  await confirmEmailChange(ctx, { attemptId, code, ip });
  return attemptId;
}

const userOf = (id: string) => app.db.read.user.findUniqueOrThrow({ where: { id } });

describe('changing the e-mail of a supplier’s account', () => {
  test('needs the code that was mailed to the new e-mail, and moves the log-in to it', async () => {
    const { ctx, account } = await buildProven();
    const attemptId = await requestEmailChange(ctx, { email: `  ${wanted.toUpperCase()} `, ip });
    expect((await userOf(account.userId)).email).toBe(account.email);
    const code = await mailedCode(attemptId, wanted);
    await expect(confirmEmailChange(ctx, { attemptId, code: '000000', ip })).rejects.toMatchObject({
      details: [{ code: 'confirmation_code_invalid', path: 'code' }],
    });
    await confirmEmailChange(ctx, { attemptId, code: `${code.slice(0, 3)} ${code.slice(3)}`, ip });
    expect((await userOf(account.userId)).email).toBe(wanted);
    const caller = { ip, userAgent: '', device: null };
    const anonymous = app.contextFor({ kind: 'anonymous' });
    const login = await requestLoginCode(anonymous, { email: wanted, ip, device: null, linkToken: null });
    await sendLoginCodeMail(worker(), { loginCodeId: login, messageId: newId() });
    const [mail] = await listCapturedMail(worker(), wanted);
    const mailed = /\b\d{6}\b/.exec(mail?.subject ?? '')?.[0] ?? '';
    await expect(logInByCode(anonymous, { attemptId: login, code: mailed, caller })).resolves.toMatchObject({
      userId: account.userId,
    });
    await expect(
      logIn(anonymous, { email: account.email, password: 'x', logAsEmail: '', reason: '', caller }),
    ).rejects.toMatchObject({ code: 'invalid_credentials' });
  });

  test('tells the old e-mail, once per mail, with the new one masked', async () => {
    const { ctx, account } = await buildProven();
    const emailChangeId = await change(ctx);
    const messageId = newId();
    await sendEmailChangedNoticeMail(worker(), { emailChangeId, messageId });
    await sendEmailChangedNoticeMail(worker(), { emailChangeId, messageId });
    const told = (await listCapturedMail(worker(), account.email)).filter(({ subject }) => /has changed/.test(subject));
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain(`${wanted.slice(0, 1)}•••@nueva.test`);
    expect(told[0]?.text).not.toContain(wanted);
  });

  test('tells nobody and changes nothing while the code is not entered', async () => {
    const { ctx, account } = await buildProven();
    const emailChangeId = await requestEmailChange(ctx, { email: wanted, ip });
    expect(await sendEmailChangedNoticeMail(worker(), { emailChangeId, messageId: newId() })).toEqual({ sent: false });
    expect((await userOf(account.userId)).email).toBe(account.email);
  });

  test('ends other sessions, mailed codes and reset links, and keeps the own session', async () => {
    const { ctx, account } = await buildProven();
    const anonymous = app.contextFor({ kind: 'anonymous' });
    await requestLoginCode(anonymous, { email: account.email, ip, device: null, linkToken: null });
    await requestPasswordReset(anonymous, { email: account.email, ip });
    const other = newId();
    await app.db.system((tx) =>
      tx.session.create({
        data: {
          id: other,
          userId: account.userId,
          tokenHash: other,
          createdAt: new Date(),
          expiresAt: new Date(Date.now() + 60_000),
        },
      }),
    );
    await change(ctx);
    const where = { userId: account.userId };
    const open = await app.db.read.session.findMany({ where: { ...where, revokedAt: null }, select: { id: true } });
    expect(open).toEqual([{ id: account.actor.sessionId }]);
    expect(await app.db.read.loginCode.count({ where: { ...where, usedAt: null } })).toBe(0);
    expect(await app.db.read.passwordReset.count({ where: { ...where, usedAt: null } })).toBe(0);
  });

  test('carries the e-mail into unfinished processes, audited for the client, and leaves the others as they were', async () => {
    const world = await buildProven({ supplier: { emails: ['Laura@Aceros.test', 'jefe@aceros.test'] } });
    const finished = await buildConnected(app);
    await app.db.system(async (tx) => {
      await tx.user.update({ where: { id: world.account.userId }, data: { email: 'laura@aceros.test' } });
      await tx.supplier.update({
        where: { id: finished.supplier.id },
        data: { accountId: world.account.userId, emails: ['laura@aceros.test'], onboardingStep: 'finished' },
      });
    });
    const ctx = app.contextFor({ ...world.account.actor, email: 'laura@aceros.test' });
    await change(ctx);
    const emailsOf = async (id: string) => (await app.db.read.supplier.findUniqueOrThrow({ where: { id } })).emails;
    expect(await emailsOf(world.supplier.id)).toEqual([wanted, 'jefe@aceros.test']);
    expect(await emailsOf(finished.supplier.id)).toEqual(['laura@aceros.test']);
    const trail = await app.db.read.auditEntry.findMany({
      where: { objectId: { in: [world.supplier.id, world.account.userId] } },
      select: { action: true, companyId: true },
    });
    expect(trail).toContainEqual({ action: 'onboarding.contact', companyId: world.companyId });
    expect(trail).toContainEqual({ action: 'account.change_email', companyId: null });
    expect(JSON.stringify(trail)).not.toContain(wanted);
  });

  test('says only after the code that another account has the e-mail', async () => {
    const { ctx, account } = await buildProven();
    const other = await buildSupplierAccount(app);
    const attemptId = await requestEmailChange(ctx, { email: other.email, ip });
    const code = await mailedCode(attemptId, other.email);
    await expect(confirmEmailChange(ctx, { attemptId, code, ip })).rejects.toMatchObject({ code: 'email_taken' });
    expect((await userOf(account.userId)).email).toBe(account.email);
  });

  test('voids the code after five wrong guesses, and admits a right one once', async () => {
    const { ctx } = await buildProven();
    const attemptId = await requestEmailChange(ctx, { email: wanted, ip });
    const code = await mailedCode(attemptId, wanted);
    const wrong = code === '123456' ? '654321' : '123456';
    for (let guess = 0; guess < 5; guess += 1) {
      await expect(confirmEmailChange(ctx, { attemptId, code: wrong, ip })).rejects.toThrow();
    }
    await expect(confirmEmailChange(ctx, { attemptId, code, ip })).rejects.toMatchObject({
      details: [{ code: 'confirmation_code_invalid' }],
    });

    const { ctx: second } = await buildProven();
    const again = await requestEmailChange(second, { email: wanted, ip });
    const right = await mailedCode(again, wanted);
    const both = await Promise.allSettled(
      [1, 2].map(() => confirmEmailChange(second, { attemptId: again, code: right, ip })),
    );
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('refuses an expired code and the code of another account’s attempt', async () => {
    const { ctx } = await buildProven();
    const stranger = await buildProven();
    const attemptId = await requestEmailChange(ctx, { email: wanted, ip });
    const code = await mailedCode(attemptId, wanted);
    await expect(confirmEmailChange(stranger.ctx, { attemptId, code, ip })).rejects.toMatchObject({
      details: [{ code: 'confirmation_code_invalid' }],
    });
    await app.db.system((tx) => tx.emailChange.update({ where: { id: attemptId }, data: { expiresAt: new Date(0) } }));
    await expect(confirmEmailChange(ctx, { attemptId, code, ip })).rejects.toThrow();
  });

  test('is refused to an unproven account, to client users, to staff views and to a mailed link’s session', async () => {
    const unproven = await buildConnected(app);
    await expect(requestEmailChange(unproven.ctx, { email: wanted, ip })).rejects.toMatchObject({
      code: 'email_unproven',
    });
    const member = await buildPerson(app);
    await proveEmail(member.userId);
    await expect(requestEmailChange(app.contextFor(member.actor), { email: wanted, ip })).rejects.toMatchObject({
      code: 'forbidden',
    });
    const { account } = await buildProven();
    const acting = app.contextFor({ ...account.actor, loggedInAsBy: newId() });
    await expect(requestEmailChange(acting, { email: wanted, ip })).rejects.toMatchObject({
      code: 'not_while_logged_in_as',
    });
    const linked = app.contextFor({ ...account.actor, onlySupplierId: newId() });
    await expect(requestEmailChange(linked, { email: wanted, ip })).rejects.toMatchObject({ code: 'forbidden' });
  });

  test('is refused to an account that a client has invited lately, and declines what was never answered', async () => {
    const { ctx, account } = await buildProven();
    const attemptId = await requestEmailChange(ctx, { email: wanted, ip });
    const code = await mailedCode(attemptId, wanted);
    const { companyId } = await buildPerson(app);
    await app.db.system((tx) =>
      tx.membership.create({
        data: {
          id: newId(),
          userId: account.userId,
          companyId: companyId ?? '',
          role: 'company_user',
          active: false,
          joinedAt: null,
        },
      }),
    );
    await expect(confirmEmailChange(ctx, { attemptId, code, ip })).rejects.toMatchObject({ code: 'forbidden' });
    expect((await userOf(account.userId)).email).toBe(account.email);
    await expect(requestEmailChange(ctx, { email: wanted, ip })).rejects.toMatchObject({ code: 'forbidden' });
    expect(await app.db.read.emailChange.count({ where: { userId: account.userId } })).toBe(1);

    const where = { userId: account.userId };
    await app.db.system((tx) => tx.membership.updateMany({ where, data: { createdAt: new Date(0) } }));
    await confirmEmailChange(ctx, { attemptId, code, ip });
    expect((await userOf(account.userId)).email).toBe(wanted);
    const old = await app.db.read.membership.findFirstOrThrow({ where });
    expect(old.deactivatedAt).not.toBeNull();
  });

  test('limits codes per account and per wanted e-mail', async () => {
    const { ctx } = await buildProven();
    for (let sent = 0; sent < 5; sent += 1) await requestEmailChange(ctx, { email: `${sent}${wanted}`, ip });
    await expect(requestEmailChange(ctx, { email: wanted, ip })).rejects.toMatchObject({ code: 'rate_limited' });
    for (let account = 0; account < 5; account += 1) {
      await requestEmailChange((await buildProven()).ctx, { email: wanted, ip });
    }
    const { ctx: sixth } = await buildProven();
    await expect(requestEmailChange(sixth, { email: wanted, ip })).rejects.toMatchObject({ code: 'rate_limited' });
  });

  test.each([
    ['', 'all_fields_required'],
    ['no-es-un-correo', 'email_invalid'],
  ])('refuses %j as %s', async (email, code) => {
    const { ctx } = await buildProven();
    await expect(requestEmailChange(ctx, { email, ip })).rejects.toMatchObject({ details: [{ code, path: 'email' }] });
  });

  test('refuses the e-mail that the account has already', async () => {
    const { ctx, account } = await buildProven();
    await expect(requestEmailChange(ctx, { email: ` ${account.email.toUpperCase()}`, ip })).rejects.toMatchObject({
      details: [{ code: 'email_unchanged' }],
    });
  });
});
