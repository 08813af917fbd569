import { buildSupplierAccount } from '@homologa/core/test/builders';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { activitiesOf, type DeskStory, startDeskStory, updatesOf } from '../../test/desk-story';
import { supplierRoutes } from '../suppliers/suppliers.routes';
import { timelineRoutes } from '../suppliers/timeline.routes';

let app: TestApp;
let story: DeskStory;
beforeAll(async () => {
  app = await createTestApp();
  story = await startDeskStory(app, [...supplierRoutes, ...timelineRoutes]);
});
afterAll(() => app.destroy());

describe('status updates', () => {
  test('of an investigating score go over the score to the report', async () => {
    const { id, client, path } = await story.buildRequest({ type: 'investigating', product: 'score' });
    await story.deliver(id);
    const after = await story.call(client, 'get', path);
    expect(updatesOf(after.body)).toEqual([
      'data_verification',
      'creating_score',
      'score_created',
      'creating_report',
      'report_created',
    ]);
    expect(activitiesOf(after.body)).toEqual([
      'investigation_begun',
      'score_view_begun',
      'score_view_available',
      'report_available',
    ]);
  });

  test('of an onboarding follow the supplier, whose confirmation call the desk ends', async () => {
    const before = ['email_received', 'started_onboarding', 'account', 'started_form'];
    const { id, client, path } = await story.buildRequest(
      {},
      { status: 'in_progress', onboardingStep: 'confirmation_call' },
      before,
    );
    await story.desk('post', `${id}/take`).expect(200);
    const corrected = await story.desk('patch', `${id}/data`, {
      company: { phone: '+55 11 4444', tax_id: '33.000.167/0001-01' },
    });
    expect(corrected.body.supplier).toMatchObject({ tax_id: '33000167000101', invite: { phone: '+55 11 4444' } });
    const unchanged = await story.desk('patch', `${id}/data`, { company: { phone: '+55 11 4444' } });
    expect(updatesOf(unchanged.body.supplier)).toEqual([...before, 'data_verification', 'supplier_updated_data']);
    const { body: timeline } = await story.call(client, 'get', `${path}/timeline`).expect(200);
    expect(timeline.events).toContainEqual(expect.objectContaining({ event: 'data_corrected', by: 'provider' }));
    await story.attach(id, 'bir', 'a.pdf').expect(201);
    await story.desk('post', `${id}/data-verified`, { reason: 'Confirmed in writing' }).expect(200);
    const making = await story.call(client, 'get', path);
    expect(making.body).toMatchObject({
      onboarding_step: 'finished',
      status: 'completed',
      display_status: 'in_progress',
    });
    await story.desk('post', `${id}/deliver`).expect(200);
    const after = await story.call(client, 'get', path);
    expect(after.body.display_status).toBe('completed');
    expect(updatesOf(after.body)).toEqual([
      ...before,
      'data_verification',
      'supplier_updated_data',
      'creating_report',
      'report_created',
    ]);
  });

  test('are none for a supplier that has not started, who stays pending though the report is there', async () => {
    const { id, client, path } = await story.buildRequest({});
    await story.deliver(id);
    const after = await story.call(client, 'get', path);
    expect(after.body).toMatchObject({
      status: 'pending',
      status_updates: [],
      report: { company_name: 'Aceros del Sur S.A.' },
    });
  });
});

test('corrections that cannot be are refused with their places', async () => {
  const { id } = await story.buildRequest({ type: 'investigating' });
  await story.desk('post', `${id}/take`).expect(200);
  const refused = await story.desk('patch', `${id}/data`, { company: { company_name: ' ', country: 'atlantis' } });
  expect(refused.status).toBe(422);
  expect(refused.body.details).toMatchObject([
    { code: 'company_name_required', path: 'company.company_name' },
    { code: 'invalid_input', path: 'company.country' },
  ]);
  const cnpj = await story.desk('patch', `${id}/data`, { company: { tax_id: '11222333000182' } });
  expect(cnpj.body).toMatchObject({ error: 'CNPJ is not valid' });
});

test.each([
  { onboardingStep: 'payment' as const, kinds: [] },
  { onboardingStep: 'confirmation_call' as const, kinds: ['finished', 'verified'] },
])('a supplier in the step $onboardingStep is mailed of $kinds', async ({ onboardingStep, kinds }) => {
  const { userId: accountId } = await buildSupplierAccount(app);
  const { id } = await story.buildRequest({}, { status: 'in_progress', onboardingStep, accountId }, ['account']);
  await story.deliver(id);
  const { supplierId } = await app.db.read.reportRequest.findUniqueOrThrow({ where: { id } });
  const mails = await app.db.read.supplierMail.findMany({ where: { supplierId }, orderBy: { kind: 'asc' } });
  expect(mails.map(({ kind }) => kind)).toEqual(kinds);
});
