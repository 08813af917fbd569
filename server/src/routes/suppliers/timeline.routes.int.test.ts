import { type BuiltPerson, buildPerson } from '@homologa/core/test/builders';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import { timelineResponse } from '@homologa/domain/onboarding/timeline.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DeskStory, startDeskStory } from '../../test/desk-story';
import { buildReferencedPayer } from '../../test/payment-builders';
import { serveRoutes } from '../../test/serve-routes';
import { deskRequestRoutes } from '../desk/desk-requests.routes';
import { birRequestsRoutes } from '../onboarding/bir-requests.routes';
import { onboardingRoutes } from '../onboarding/onboarding.routes';
import { billingRoutes } from '../payments/billing.routes';
import { paymentProofRoutes } from '../payments/payment-proofs.routes';
import { screeningRoutes } from '../screenings/screenings.routes';
import { watchlistRoutes } from '../screenings/watchlists.routes';
import { supplierDecisionRoutes } from './supplier-decisions.routes';
import { supplierFileRoutes } from './supplier-files.routes';
import { supplierRoutes } from './suppliers.routes';
import { timelineRoutes } from './timeline.routes';

let app: TestApp;
let story: DeskStory;

beforeAll(async () => {
  app = await createTestApp();
  story = await startDeskStory(app, [
    ...onboardingRoutes,
    ...birRequestsRoutes,
    ...billingRoutes,
    ...paymentProofRoutes,
    ...supplierRoutes,
    ...supplierFileRoutes,
    ...supplierDecisionRoutes,
    ...screeningRoutes,
    ...timelineRoutes,
    ...watchlistRoutes,
  ]);
});
afterAll(() => app.destroy());

const read = async (who: BuiltPerson, path: string) =>
  timelineResponse.strict().parse((await story.call(who, 'get', path).expect(200)).body);
const eventsOf = ({ events }: { events: { event: string }[] }) => events.map(({ event }) => event);

test('client and supplier read the same onboarding, each in what concerns them', async () => {
  const payer = await buildReferencedPayer(
    app,
    serveRoutes(app, [
      ...onboardingRoutes,
      ...birRequestsRoutes,
      ...billingRoutes,
      ...paymentProofRoutes,
      ...supplierRoutes,
      ...supplierFileRoutes,
      ...supplierDecisionRoutes,
      ...screeningRoutes,
      ...timelineRoutes,
      ...deskRequestRoutes,
      ...watchlistRoutes,
    ]),
    'mexico',
    'cash',
  );
  const path = `workflows/${payer.workflow.id}/suppliers/${payer.supplier.id}/timeline`;
  const before = await read(payer.admin, `/api/${path}`);
  expect(eventsOf(before)).toEqual(['opened', 'connected', 'reference_given']);
  expect(before.awaited).toMatchObject({ wait: 'payment', side: 'supplier', since: expect.any(String) });
  expect(before.next.map(({ wait }) => wait)).toEqual(['confirmation_call', 'report', 'decision']);
  app.setNow(new Date());
  await payer.proofs(['proof.csv', 'a,b']);
  await payer.confirm().expect(200);
  const own = await read(payer.account, `/onboarding/${path}`);
  expect(eventsOf(own)).toEqual(['opened', 'connected', 'reference_given', 'proof_sent', 'own_part_done']);
  expect(own.awaited).toMatchObject({ wait: 'confirmation_call', side: 'provider' });
  expect(own.next.map(({ wait }) => wait)).toEqual(['report']);
  const stranger = await buildPerson(app);
  await story.call(stranger, 'get', `/api/${path}`).expect(404);
  await story.call(stranger, 'get', `/onboarding/${path}`).expect(404);
});

test('a request is followed from the desk to the decision', async () => {
  const { client, path, id } = await story.buildRequest({ type: 'investigating' });
  const awaited = async () => (await read(client, `${path}/timeline`)).awaited;
  expect(await awaited()).toMatchObject({ wait: 'confirmation_call', side: 'provider', due: expect.any(String) });
  await story.desk('post', `${id}/take`).expect(200);
  await story.desk('post', `${id}/status`, { status: 'awaiting_supplier', reason: 'no balance' }).expect(200);
  expect(await awaited()).toMatchObject({ wait: 'further_data', side: 'supplier' });
  await story.desk('post', `${id}/status`, { status: 'taken', reason: 'it came' }).expect(200);
  await story.attach(id, 'bir', 'report.pdf').expect(201);
  await story.desk('post', `${id}/calls`, { number: '+55 11 5555 1234', outcome: 'verified', note: '' }).expect(201);
  await story.desk('post', `${id}/data-verified`).expect(200);
  expect(await awaited()).toMatchObject({ wait: 'report', side: 'provider' });
  await story.desk('post', `${id}/deliver`).expect(200);
  expect(await awaited()).toMatchObject({ wait: 'decision', side: 'client' });
  await story.call(client, 'post', `${path}/decisions`, { decision: 'approved', reason: 'good' }).expect(201);
  const done = await read(client, `${path}/timeline`);
  expect(done.awaited).toBeNull();
  expect(eventsOf(done)).toEqual([
    'report_requested',
    'work_began',
    'supplier_awaited',
    'verified',
    'report_delivered',
    'decided',
  ]);
});
