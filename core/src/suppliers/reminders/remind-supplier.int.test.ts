import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildClientWorld } from '../../test/client-world';
import { createTestApp, type TestApp } from '../../test/test-database';
import { remindSupplier } from './remind-supplier';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.destroy());

test('sends one of two simultaneous reminders and tells the other when it may', async () => {
  const { ctx, flow, add, placeOf, jobs } = await buildClientWorld(app);
  const supplier = await add();
  const remind = () => remindSupplier(ctx, placeOf(supplier));
  const outcomes = await Promise.allSettled([remind(), remind()]);
  const [sent] = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  const [refused] = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  expect(sent).toMatchObject({ workflow: { id: flow.id }, suppliers: [{ id: supplier.id }] });
  const { remindedAt } = await app.db.read.reminder.findFirstOrThrow({ where: { supplierId: supplier.id } });
  expect(refused).toMatchObject({
    code: 'reminder_cooldown',
    extra: { next_at: new Date(remindedAt.getTime() + 86_400_000).toISOString() },
  });
  expect(await jobs('mail.send-reminder')).toHaveLength(1);
});

test.each([
  [{ status: 'completed' }, 'reminder_not_possible'],
  [{ status: 'in_progress', onboardingStep: 'confirmation_call' }, 'supplier_not_awaited'],
  [{ selfRegistered: true, unconfirmedEmail: 'x@x.test' }, 'reminder_not_possible'],
  [{ invitationState: 'failed', invitationError: 'mail_refused' }, 'invitation_not_delivered'],
] as const)('a supplier with %j is not reminded: %s', async (traits, code) => {
  const { ctx, add, placeOf, jobs } = await buildClientWorld(app);
  await expect(remindSupplier(ctx, placeOf(await add(traits)))).rejects.toMatchObject({ code });
  expect(await jobs('mail.send-reminder')).toEqual([]);
});
