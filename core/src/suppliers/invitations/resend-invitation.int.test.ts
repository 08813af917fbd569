import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildClientWorld } from '../../test/client-world';
import { createTestApp, type TestApp } from '../../test/test-database';
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
