import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashSecret, newId } from '../../kernel/ids';
import { suppress } from '../../kernel/mail/suppressions';
import { buildClientWorld } from '../../test/client-world';
import { createTestApp, type TestApp } from '../../test/test-database';
import { changeAddresses } from './change-addresses';
import { insertLink } from './onboarding-link.steps';
import { resendInvitation } from './resend-invitation';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.destroy());

test('queues a failed invitation once more, and no second mail while it is queued', async () => {
  const { ctx, add, placeOf, jobs } = await buildClientWorld(app);
  const place = placeOf(await add({ invitationState: 'failed', invitationError: 'mail_refused' }));
  const { supplier } = await resendInvitation(ctx, place);
  expect(supplier).toMatchObject({ invitationState: 'queued', invitationError: null, invitationSentAt: null });
  await resendInvitation(ctx, place);
  expect(await jobs('mail.send-invitation')).toHaveLength(1);
});

test('does not invite a supplier that has finished', async () => {
  const { ctx, add, placeOf } = await buildClientWorld(app);
  const done = placeOf(await add({ status: 'completed', invitationState: 'sent' }));
  await expect(resendInvitation(ctx, done)).rejects.toMatchObject({ code: 'invitation_not_possible' });
});

test('other addresses replace those of failed invitations, end their links and are mailed once', async () => {
  const { ctx, add, placeOf, jobs } = await buildClientWorld(app);
  const failed = await add({ invitationState: 'failed', invitationError: 'mail_bounced' });
  const sent = await add({ invitationState: 'sent' });
  const { workflowId } = placeOf(failed);
  const bounced = { address: 'gone@acme.test', reason: 'bounced', source: 'smtp', said: '' } as const;
  await app.db.system((tx) => suppress(tx, { seeds: app.config.suppressionSeeds, now: new Date() }, [bounced]));
  const tryOnly = async (...emails: string[]) =>
    (await changeAddresses(ctx, { workflowId, changes: [{ supplierId: failed.id, emails }] })).skipped[0]?.reason;
  expect(await tryOnly('gone@acme.test', 'new@acme.test')).toBe('email_suppressed');
  expect(await tryOnly(...failed.emails)).toBe('email_unchanged');
  const token = await app.db.tenant(failed.companyId, (tx) =>
    insertLink(ctx, tx, { companyId: failed.companyId, workflowId, supplierId: failed.id }),
  );
  const changes = [
    { supplierId: failed.id, emails: ['New@Acme.test', 'new@acme.test'] },
    { supplierId: sent.id, emails: ['new@acme.test'] },
    { supplierId: newId(), emails: ['new@acme.test'] },
  ];
  expect(await changeAddresses(ctx, { workflowId, changes })).toMatchObject({
    changed: [failed.id],
    skipped: [{ reason: 'invitation_not_failed' }, { reason: 'not_found' }],
  });
  expect((await changeAddresses(ctx, { workflowId, changes })).changed).toEqual([]);
  const after = await app.db.read.supplier.findUniqueOrThrow({ where: { id: failed.id }, include: { links: true } });
  expect(after).toMatchObject({ emails: ['new@acme.test'], invitationState: 'queued', invitationError: null });
  expect(after.links).toMatchObject([{ tokenHash: hashSecret(token), revokedAt: expect.any(Date) }]);
  expect(await jobs('mail.send-invitation')).toHaveLength(1);
  const audited = { objectId: failed.id, action: 'supplier.change_address' };
  expect(await app.db.read.auditEntry.count({ where: audited })).toBe(1);
});
