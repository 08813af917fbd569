import { newId } from '@homologa/core/kernel/ids';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DeskStory, startDeskStory } from '../../test/desk-story';
import { accountRoutes } from '../accounts/account.routes';
import { companyRoutes } from '../companies/companies.routes';
import { deskCompanyRoutes } from './desk-companies.routes';
import { deskUserRoutes } from './desk-users.routes';

let app: TestApp;
let story: DeskStory;
beforeAll(async () => {
  app = await createTestApp();
  story = await startDeskStory(app, [...accountRoutes, ...companyRoutes, ...deskCompanyRoutes, ...deskUserRoutes]);
});
afterAll(() => app.destroy());

const staff = (method: 'get' | 'post' | 'patch', path: string, body?: object) =>
  story.call(story.staff, method, `/api/desk/${path}`, body);

test('staff make a company and its admin, who signs in and sees what was bought', async () => {
  const made = await staff('post', 'companies', {
    legal_name: 'Minera Austral S.A.',
    info: { name: 'Minera Austral' },
    country: 'Chile',
    features: {
      workflow_type: 'hybrid',
      workflow_payment: 'supplier',
      price_per_supplier: 49.9,
      products: [
        { type: 'bir', total: 20 },
        { type: 'questionnaire', total: 5, enabled: false },
      ],
    },
  });
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({
    legal_name: 'Minera Austral S.A.',
    info: { name: 'Minera Austral' },
    country: 'chile',
    features: {
      workflow_type: 'hybrid',
      workflow_product: 'report',
      workflow_payment: 'supplier',
      price_per_supplier: 49.9,
      products: [
        { type: 'bir', enabled: true, used: 0, total: 20 },
        { type: 'questionnaire', enabled: false, total: 5 },
      ],
    },
  });
  const companyId = made.body.id as string;
  const grown = await staff('patch', `companies/${companyId}/features`, { products: [{ type: 'bir', total: 30 }] });
  expect(grown.body.features.products[0]).toMatchObject({ type: 'bir', total: 30 });

  const person = {
    name: 'Carla Soto',
    email: ' Carla@Austral.test ',
    password: 'cordillera-2026',
    company_id: companyId,
    role: 'company_admin',
  };
  const user = await staff('post', 'users', person);
  expect(user.status).toBe(201);
  expect(user.body).toMatchObject({
    email: 'carla@austral.test',
    account_role: 'user',
    active: true,
    companies: [{ company_id: companyId, company_name: 'Minera Austral', role: 'company_admin' }],
  });
  const login = await request(story.server)
    .post('/auth/login')
    .send({ email: 'carla@austral.test', password: 'cordillera-2026' });
  expect(login.body.user).toMatchObject({ company_admin: true, companies: [{ company_id: companyId }] });

  const twice = await staff('post', 'users', person);
  expect([twice.status, twice.body.code]).toEqual([409, 'email_taken']);
  const nowhere = await staff('post', 'users', { ...person, email: 'b@austral.test', company_id: newId() });
  expect(nowhere.status).toBe(404);
});

test('a company without a legal name, in an unknown country, or with a product twice is refused', async () => {
  const refused = await staff('post', 'companies', {
    country: 'atlantis',
    features: { products: [{ type: 'bir' }, { type: 'bir' }] },
  });
  expect(refused.status).toBe(422);
  expect(refused.body.error).toBe('All fields are required');
  expect(refused.body.details.map(({ path }: { path: string }) => path)).toEqual([
    'legal_name',
    'country',
    'features.products.1.type',
  ]);
});

test('companies and users are listed, searched, sorted and counted', async () => {
  for (const name of ['Zeta Listas', 'Alfa Listas']) await staff('post', 'companies', { legal_name: name }).expect(201);
  const filter = encodeURIComponent(JSON.stringify({ q: 'listas' }));
  const sort = encodeURIComponent(JSON.stringify(['legal_name', 'ASC']));
  const companies = await staff('get', `companies?filter=${filter}&sort=${sort}`);
  expect(companies.body.map(({ legal_name: name }: { legal_name: string }) => name)).toEqual([
    'Alfa Listas',
    'Zeta Listas',
  ]);
  expect(companies.headers['content-range']).toBe('companies 0-1/2');

  const { client, companyId } = await story.buildClient();
  const of = encodeURIComponent(JSON.stringify({ company_id: companyId }));
  const users = await staff('get', `users?filter=${of}`);
  expect(users.body).toMatchObject([{ id: client.userId, companies: [{ role: 'company_admin' }] }]);
  expect(users.headers['content-range']).toBe('users 0-0/1');
  expect(JSON.stringify(users.body)).not.toContain('argon2');
});
