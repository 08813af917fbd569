import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../kernel/ids';
import { buildPerson, buildUser } from '../../test/builders';
import { createTestApp, type TestApp } from '../../test/test-database';
import { isRecipient } from './mail-recipients.queries';

let app: TestApp;
let victim: string;
let ids: Record<'passwordResetId' | 'loginCodeId' | 'membershipId' | 'notificationId' | 'requestId', string>;
let email: string;
beforeAll(async () => {
  app = await createTestApp();
  victim = (await buildUser(app)).email;
  const { userId, companyId } = await buildPerson(app);
  email = (await app.db.read.user.findUniqueOrThrow({ where: { id: userId } })).email;
  const createdAt = new Date();
  const of = () => ({ id: newId(), userId, createdAt });
  const secret = () => ({ ...of(), expiresAt: createdAt });
  ids = await app.db.system(async (tx) => {
    const reset = await tx.passwordReset.create({ data: { ...secret(), tokenHash: newId() } });
    const code = await tx.loginCode.create({ data: { ...secret(), codeHash: 'hash' } });
    const request = await tx.privacyRequest.create({ data: { ...of(), kind: 'erasure', dueAt: createdAt } });
    const notification = await tx.notification.create({ data: { ...of(), kind: 'reminders_unanswered' } });
    const membership = await tx.membership.findFirstOrThrow({ where: { userId, companyId: companyId ?? '' } });
    return {
      passwordResetId: reset.id,
      loginCodeId: code.id,
      membershipId: membership.id,
      notificationId: notification.id,
      requestId: request.id,
    };
  });
});
afterAll(() => app.destroy());

const isSentTo = (payload: Record<string, string | null>, address: string) =>
  isRecipient(app.contextFor({ kind: 'system', name: 'test' }), { payload, companyId: null }, address);

test.each(['passwordResetId', 'loginCodeId', 'membershipId', 'notificationId', 'requestId'] as const)(
  'a mail that %s names went to its account, and to no other account',
  async (key) => {
    expect(await isSentTo({ [key]: ids[key] }, email.toUpperCase())).toBe(true);
    expect(await isSentTo({ [key]: ids[key] }, victim)).toBe(false);
    expect(await isSentTo({ [key]: newId() }, victim)).toBe(false);
  },
);

test('a mail whose payload names nobody went to no account', async () => {
  expect(await isSentTo({}, victim)).toBe(false);
  expect(await isSentTo({ passwordResetId: null, emailChangeId: newId() }, victim)).toBe(false);
});
