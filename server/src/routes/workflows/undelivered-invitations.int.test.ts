import { type BuiltPerson, buildPerson, buildSupplier, buildWorkflow } from '@homologa/core/test/builders';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import { UNDELIVERED_INVITATIONS } from '@homologa/domain/suppliers/invitation-errors';
import { statisticsResponse } from '@homologa/domain/workflows/statistics.contract';
import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveRoutes } from '../../test/serve-routes';
import { supplierRoutes } from '../suppliers/suppliers.routes';
import { workflowRoutes } from './workflows.routes';

let app: TestApp;
let server: ReturnType<typeof serveRoutes>;
let admin: BuiltPerson;
let workflowId: string;

beforeAll(async () => {
  app = await createTestApp();
  server = serveRoutes(app, [...workflowRoutes, ...supplierRoutes]);
  admin = await buildPerson(app);
  const workflow = await buildWorkflow(app, admin.companyId ?? '');
  workflowId = workflow.id;
  const delayed = { invitationState: 'queued', invitationError: 'mail_delayed' } as const;
  const add = (companyName: string, overrides: object) => buildSupplier(app, workflow, { companyName, ...overrides });
  await add('Failed', { invitationState: 'failed', invitationError: 'mail_refused' });
  await add('Failed, begun', { invitationState: 'failed', status: 'in_progress' });
  await add('Delayed', delayed);
  await add('On its way', { invitationState: 'queued' });
  await add('Sent', { invitationState: 'sent' });
  await add('Failed, completed', { invitationState: 'failed', status: 'completed' });
  await buildSupplier(app, await buildWorkflow(app, (await buildPerson(app)).companyId ?? ''), delayed);
});
afterAll(() => app.destroy());

const get = (path: string, query: object = {}) =>
  request(server)
    .get(path)
    .query(query)
    .set({ Authorization: `Bearer ${admin.token}` })
    .expect(200);

const named = async (path: string, filter: object): Promise<string[]> => {
  const { body } = await get(path, { filter: JSON.stringify(filter) });
  return body.map(({ invite }: { invite: { company_name: string } }) => invite.company_name).sort();
};

test('the figures count undelivered invitations, as many as the list behind them shows', async () => {
  const undelivered = ['Delayed', 'Failed', 'Failed, begun'];
  for (const ids of [undefined, workflowId]) {
    const { suppliers } = statisticsResponse.parse((await get('/api/workflows/statistics', ids ? { ids } : {})).body);
    expect(suppliers.undeliveredInvitations).toBe(undelivered.length);
  }
  expect(await named('/api/suppliers', UNDELIVERED_INVITATIONS)).toEqual(undelivered);
  expect(await named(`/api/workflows/${workflowId}/suppliers`, UNDELIVERED_INVITATIONS)).toEqual(undelivered);
});

test('a list filters by invitations that wait for another attempt, which are on their way as well', async () => {
  const path = `/api/workflows/${workflowId}/suppliers`;
  expect(await named(path, { invitation: 'delayed' })).toEqual(['Delayed']);
  expect(await named(path, { invitation: 'queued' })).toEqual(['Delayed', 'On its way']);
  expect(await named(path, { invitation: ['failed', 'sent'] })).toEqual([
    'Failed',
    'Failed, begun',
    'Failed, completed',
    'Sent',
  ]);
});
