import { INVITATIONS_AGAIN_PER_EMAIL } from '@homologa/domain/suppliers/limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashSecret, newId } from '../../kernel/ids';
import { suppress } from '../../kernel/mail/suppressions';
import { buildSupplier, buildWorkflow } from '../../test/builders';
import { buildClientWorld } from '../../test/client-world';
import { createTestApp, type TestApp } from '../../test/test-database';
import { changeAddresses } from './change-addresses';
import { insertLink } from './onboarding-link.steps';
import { resendInvitation } from './resend-invitation';
import { listUndelivered } from './undelivered.queries';

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

test('does not send an invitation to one e-mail more than five times a day', async () => {
  const { ctx, add, placeOf } = await buildClientWorld(app);
  const place = placeOf(await add({ invitationState: 'sent', emails: ['Often@acme.test'] }));
  const other = placeOf(await add({ invitationState: 'sent', emails: ['often@acme.test'] }));
  const sent = () => app.db.system((tx) => tx.supplier.updateMany({ data: { invitationState: 'sent' } }));
  for (let mail = 0; mail < INVITATIONS_AGAIN_PER_EMAIL; mail += 1) {
    await resendInvitation(ctx, place);
    await sent();
  }
  await expect(resendInvitation(ctx, place)).rejects.toMatchObject({ code: 'rate_limited' });
  await expect(resendInvitation(ctx, other)).rejects.toMatchObject({ code: 'rate_limited' });
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
  const expected = { changed: [failed.id], skipped: [{ reason: 'invitation_not_failed' }, { reason: 'not_found' }] };
  expect(await changeAddresses(ctx, { workflowId, changes, isDryRun: true })).toMatchObject(expected);
  expect(await jobs('mail.send-invitation')).toHaveLength(0);
  expect(await changeAddresses(ctx, { workflowId, changes })).toMatchObject(expected);
  expect((await changeAddresses(ctx, { workflowId, changes })).changed).toEqual([]);
  const after = await app.db.read.supplier.findUniqueOrThrow({ where: { id: failed.id }, include: { links: true } });
  expect(after).toMatchObject({ emails: ['new@acme.test'], invitationState: 'queued', invitationError: null });
  expect(after.links).toMatchObject([{ tokenHash: hashSecret(token), revokedAt: expect.any(Date) }]);
  expect(await jobs('mail.send-invitation')).toHaveLength(1);
  const audited = { objectId: failed.id, action: 'supplier.change_address' };
  expect(await app.db.read.auditEntry.count({ where: audited })).toBe(1);
});

test('an address that another supplier of the workflow has, or would get, is refused only when asked to', async () => {
  const { ctx, flow, add } = await buildClientWorld(app);
  await add({ emails: ['office@acme.test'] });
  const [one, two, three] = [
    await add({ invitationState: 'failed' }),
    await add({ invitationState: 'failed' }),
    await add({ invitationState: 'failed' }),
  ];
  const changes = [
    { supplierId: one.id, emails: ['Office@acme.test'] },
    { supplierId: two.id, emails: ['both@acme.test'] },
    { supplierId: three.id, emails: ['both@acme.test', 'three@acme.test'] },
  ];
  const tryAll = { workflowId: flow.id, changes, isDryRun: true };
  expect((await changeAddresses(ctx, { ...tryAll, unlessShared: true })).skipped).toEqual(
    changes.map(({ supplierId }) => ({ supplierId, reason: 'email_shared' })),
  );
  expect((await changeAddresses(ctx, tryAll)).skipped).toEqual([]);
  const own = [{ supplierId: three.id, emails: [...three.emails, 'three@acme.test'] }];
  expect((await changeAddresses(ctx, { ...tryAll, changes: own, unlessShared: true })).skipped).toEqual([]);
});

test('lists the correctable suppliers of active workflows of the company alone, and to admins alone', async () => {
  const { ctx, flow, add, colleague, contextOf, companyId } = await buildClientWorld(app);
  const failed = await add({ invitationState: 'failed', invitationError: 'mail_bounced', companyName: 'Acme' });
  await add({ invitationState: 'sent' });
  await add({ invitationState: 'failed', unconfirmedEmail: 'ana@acme.test' });
  await add({ invitationState: 'failed', status: 'archived' });
  const closed = await buildWorkflow(app, companyId, { status: 'closed' });
  await buildSupplier(app, closed, { invitationState: 'failed' });
  const other = await buildWorkflow(app, companyId);
  const elsewhere = await buildSupplier(app, other, { invitationState: 'failed' });
  const stranger = await buildClientWorld(app);
  await stranger.add({ invitationState: 'failed' });
  const expected = { id: failed.id, workflowId: flow.id, name: 'Acme', invitationError: 'mail_bounced' };
  expect(await listUndelivered(ctx, { workflowId: flow.id })).toMatchObject([expected]);
  expect((await listUndelivered(ctx, {})).map(({ id }) => id).toSorted()).toEqual([failed.id, elsewhere.id].toSorted());
  expect(await listUndelivered(ctx, { limit: 1 })).toHaveLength(1);
  expect(await listUndelivered(stranger.ctx, { workflowId: flow.id })).toEqual([]);
  await expect(listUndelivered(contextOf(await colleague()), {})).rejects.toMatchObject({ code: 'forbidden' });
});
