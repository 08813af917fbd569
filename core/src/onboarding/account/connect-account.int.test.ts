import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildSupplierAccount } from '../../test/builders';
import { buildConnected, buildOnboarding } from '../../test/onboarding-world';
import { createTestApp, type TestApp } from '../../test/test-database';
import { startOnboarding } from '../start-onboarding';
import { connectAccount } from './connect-account';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.destroy());

const INPUT = { accountId: null, locale: null, noticeCountry: null, ip: '127.0.0.1' };

test('starts and connects once, however many ask at the same moment', async () => {
  const { workflow, supplier, link, email } = await buildOnboarding(app);
  const ctx = app.contextFor((await buildSupplierAccount(app, email)).actor);
  const key = { workflowId: workflow.id, supplierId: supplier.id, linkToken: link };
  const start = () => startOnboarding(app.contextFor({ kind: 'anonymous' }), key);
  const connect = () => connectAccount(ctx, key, INPUT);
  await Promise.allSettled([start(), start(), start(), start(), connect(), connect()]);
  const where = { supplierId: supplier.id };
  const orderBy = [{ createdAt: 'asc' }, { id: 'asc' }] as const;
  const updates = await app.db.read.statusUpdate.findMany({ where, orderBy: [...orderBy] });
  expect(updates.map(({ name }) => name)).toEqual(['started_onboarding', 'account_created']);
  const activities = await app.db.read.activity.findMany({ where });
  expect(activities.map(({ type }) => type)).toEqual(['onboarding_started']);
  const moves = await app.db.read.supplierTransition.findMany({ where });
  expect(moves.map(({ toStatus }) => toStatus)).toEqual(['in_progress']);
});

test('connects the invited address in any case, with the account’s phone', async () => {
  const { workflow, supplier, link, email } = await buildOnboarding(app);
  const account = await buildSupplierAccount(app, email.toUpperCase());
  const key = { workflowId: workflow.id, supplierId: supplier.id, linkToken: link };
  const seen = await connectAccount(app.contextFor(account.actor), key, { ...INPUT, accountId: account.userId });
  expect(seen).toMatchObject({
    view: 'own',
    supplier: { onboardingStep: 'questionnaire', accountId: account.userId, accountPhone: '5511999998888' },
  });
});

test('hides the onboarding from another account, also with the link', async () => {
  const { key, link } = await buildConnected(app);
  const other = app.contextFor((await buildSupplierAccount(app)).actor);
  await expect(connectAccount(other, key, INPUT)).rejects.toMatchObject({ code: 'not_found' });
  await expect(connectAccount(other, { ...key, linkToken: link }, INPUT)).rejects.toMatchObject({
    code: expect.any(String),
  });
});
