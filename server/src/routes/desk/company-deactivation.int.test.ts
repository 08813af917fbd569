import { newId } from '@homologa/core/kernel/ids';
import { findScheduledReminders } from '@homologa/core/suppliers/reminders/find-scheduled-reminders';
import { type BuiltPerson, buildPerson } from '@homologa/core/test/builders';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DeskStory, startDeskStory } from '../../test/desk-story';
import { buildOnboarding } from '../../test/onboarding-builders';
import { accountRoutes } from '../accounts/account.routes';
import { onboardingRoutes } from '../onboarding/onboarding.routes';
import { workflowRoutes } from '../workflows/workflows.routes';
import { deskCompanyRoutes } from './desk-companies.routes';

let app: TestApp;
let story: DeskStory;
beforeAll(async () => {
  app = await createTestApp();
  story = await startDeskStory(app, [...accountRoutes, ...workflowRoutes, ...onboardingRoutes, ...deskCompanyRoutes]);
});
afterAll(() => app.destroy());

const company = (id: string, method: 'get' | 'put' | 'patch', path = '', body?: object) =>
  story.call(story.staff, method, `/api/desk/companies/${id}${path}`, body);
const setActive = (id: string, active: boolean) => company(id, 'put', '/active', { active }).expect(200);
const reload = (person: BuiltPerson, companyId?: string) => {
  const call = request(story.server).get('/auth/reload').set('Authorization', `Bearer ${person.token}`);
  return companyId ? call.set('X-Company-Id', companyId) : call;
};

test('a company is renamed; an empty legal name and a country that is none are refused', async () => {
  const { companyId } = await story.buildClient();
  const renamed = await company(companyId, 'patch', '', {
    legal_name: 'Nueva S.A.',
    info: { name: '' },
    country: 'PER',
  });
  expect(renamed.body).toMatchObject({ legal_name: 'Nueva S.A.', info: { name: 'Nueva S.A.' }, country: 'peru' });
  const kept = await company(companyId, 'patch', '', { info: { name: 'Nueva' } });
  expect(kept.body).toMatchObject({ legal_name: 'Nueva S.A.', info: { name: 'Nueva' }, country: 'peru' });
  const refused = await company(companyId, 'patch', '', { legal_name: ' ', country: 'atlantis' });
  expect([refused.status, refused.body.details.length]).toEqual([422, 2]);
  expect((await company(newId(), 'patch', '', { legal_name: 'x' })).status).toBe(404);
  const trail = await app.db.read.auditEntry.findMany({
    where: { companyId, action: 'company.rename' },
    orderBy: { id: 'asc' },
  });
  expect(trail).toMatchObject([
    { facts: { changed: ['legal_name', 'info', 'country'] } },
    { facts: { changed: ['info'] } },
  ]);
});

test('a deactivation ends the sessions that lead nowhere else, and is taken back whole', async () => {
  const { client, companyId } = await story.buildClient();
  const elsewhere = await buildPerson(app);
  await app.db.system((tx) =>
    tx.membership.create({ data: { id: newId(), userId: elsewhere.userId, companyId, role: 'company_user' } }),
  );
  const effects = await company(companyId, 'get', '/deactivation-effects');
  expect(effects.body).toMatchObject({ users: 2, sessions: 2, active_workflows: 1 });

  const shut = await setActive(companyId, false);
  expect(shut.body).toMatchObject({ status: 'deactivated' });
  expect((await reload(client)).status).toBe(401);
  const other = await reload(elsewhere);
  expect(other.body.user.companies.map(({ company_id: id }: { company_id: string }) => id)).toEqual([
    elsewhere.companyId,
  ]);
  expect((await reload(elsewhere, companyId)).status).toBe(401);
  const login = await request(story.server)
    .post('/auth/login')
    .send({ email: client.email, password: 'correct horse battery' });
  expect(login.body.user).toMatchObject({ companies: [], acting_company_id: null });

  const again = await setActive(companyId, false);
  expect(again.body.deactivated_at).toBe(shut.body.deactivated_at);
  await setActive(companyId, true);
  const back = await request(story.server).get('/api/workflows').set('Authorization', `Bearer ${login.body.token}`);
  expect([back.status, back.body.length]).toEqual([200, 1]);
  const trail = await app.db.read.auditEntry.findMany({ where: { companyId }, orderBy: { id: 'asc' } });
  expect(trail.map(({ action }) => action).filter((action) => action.startsWith('company.'))).toEqual([
    'company.deactivate',
    'company.reactivate',
  ]);
});

test('its suppliers read what they gave and change nothing meanwhile; its schedules rest', async () => {
  const { workflow, supplier, link } = await buildOnboarding(app, {
    workflow: { reminderEveryDays: 1, reminderMax: 3 },
  });
  const path = `/onboarding/workflows/${workflow.id}/suppliers/${supplier.id}`;
  const byLink = (method: 'get' | 'patch', at: string) =>
    request(story.server)[method](at).set('X-Onboarding-Token', link);
  const found = async () => {
    await findScheduledReminders(app.contextFor({ kind: 'system', name: 'test' }), new AbortController().signal);
    return app.db.read.job.count({ where: { companyId: workflow.companyId, name: 'suppliers.remind-on-schedule' } });
  };
  await setActive(workflow.companyId, false);
  expect((await byLink('get', path)).status).toBe(200);
  const refused = await byLink('patch', `${path}/get-started`);
  expect([refused.status, refused.body.code]).toEqual([409, 'company_deactivated']);
  const stranger = { full_name: 'Eva', company_name: 'Nueva', email: 'eva@nueva.test', country: 'PER', phone: '+51 1' };
  const registered = await request(story.server).post(`/onboarding/workflows/${workflow.id}/suppliers`).send(stranger);
  expect([registered.status, registered.body.code]).toEqual([409, 'company_deactivated']);
  expect(await found()).toBe(0);
  await setActive(workflow.companyId, true);
  expect((await byLink('patch', `${path}/get-started`)).status).toBe(200);
  expect(await found()).toBe(1);
});

test('companies are found by their status', async () => {
  const { companyId } = await story.buildClient();
  await setActive(companyId, false);
  const list = await story.call(
    story.staff,
    'get',
    `/api/desk/companies?filter=${encodeURIComponent(JSON.stringify({ status: 'deactivated' }))}`,
  );
  expect(list.body).toMatchObject([{ id: companyId, status: 'deactivated', users_count: 1 }]);
});
