import { type BuiltPerson, buildPerson, buildSupplier, buildWorkflow } from '@homologa/core/test/builders';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import type { Express } from 'express';
import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveRoutes } from '../../test/serve-routes';
import { duplicatesRoutes } from './duplicates.routes';

let app: TestApp;
let server: Express;
beforeAll(async () => {
  app = await createTestApp();
  server = serveRoutes(app, duplicatesRoutes);
});
afterAll(() => app.destroy());

const look = (who: BuiltPerson, suppliers: object[]) =>
  request(server)
    .post('/api/suppliers/duplicates')
    .set({ Authorization: `Bearer ${who.token}` })
    .send({ suppliers });

test('a supplier of any workflow is found by its tax id or DUNS, however they are typed', async () => {
  const admin = await buildPerson(app);
  const companyId = admin.companyId ?? '';
  const closed = await buildWorkflow(app, companyId, { status: 'closed', title: 'Last year' });
  const draft = await buildWorkflow(app, companyId, { status: 'draft', title: 'Next year' });
  const known = await buildSupplier(app, closed, {
    companyName: 'Aceros',
    country: 'brazil',
    taxId: '11222333000181',
    status: 'completed',
  });
  const drafted = await buildSupplier(app, draft, { companyName: 'Papel', dunsNumber: '061234567' });
  await buildSupplier(app, closed, { companyName: 'Abroad', country: 'chile', taxId: '11222333000181' });
  await buildSupplier(app, closed, { companyName: 'Nameless', taxId: '', dunsNumber: '' });

  const answer = await look(admin, [
    { country: 'Peru', tax_id: '20100070970' },
    { country: 'Brazil', tax_id: '11.222.333/0001-81' },
    { duns_number: '06-123-4567', tax_id: '' },
    {},
  ]);
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual([
    {
      index: 1,
      supplier_id: known.id,
      company_name: 'Aceros',
      display_status: 'completed',
      matched_by: 'tax_id',
      workflow: { _id: closed.id, id: closed.id, title: 'Last year', status: 'closed' },
    },
    expect.objectContaining({ index: 2, supplier_id: drafted.id, matched_by: 'duns_number' }),
  ]);
});

test('a supplier is found by its name and by each of its e-mails, the surest of them named', async () => {
  const admin = await buildPerson(app);
  const flow = await buildWorkflow(app, admin.companyId ?? '');
  const named = await buildSupplier(app, flow, { companyName: 'Aceros del Súr', emails: ['ana@sur.test'] });
  const mailed = await buildSupplier(app, flow, { companyName: 'Papel', emails: ['eva@papel.test', 'bo@papel.test'] });
  await buildSupplier(app, flow, { companyName: 'Otro', emails: ['other-bo@papel.test'] });
  const { body } = await look(admin, [
    { company_name: ' ACEROS del sur ', emails: ['ana@sur.test'] },
    { company_name: 'New', emails: ['nobody@papel.test', 'Bo@Papel.test'] },
    { company_name: '', emails: [] },
  ]);
  expect(
    body.map((match: Record<string, unknown>) => [match['index'], match['supplier_id'], match['matched_by']]),
  ).toEqual([
    [0, named.id, 'company_name'],
    [1, mailed.id, 'email'],
  ]);
});

test('one match per supplier and at most five per entry, newest first', async () => {
  const admin = await buildPerson(app);
  const flow = await buildWorkflow(app, admin.companyId ?? '');
  for (let day = 1; day <= 7; day += 1) {
    await buildSupplier(app, flow, {
      companyName: `Copy ${day}`,
      taxId: '20100070970',
      dunsNumber: '1234',
      createdAt: new Date(Date.UTC(2026, 9, day)),
    });
  }
  const { body } = await look(admin, [{ country: 'peru', tax_id: '20100070970', duns_number: '1234' }]);
  expect(body.map((match: { company_name: string }) => match.company_name)).toEqual([
    'Copy 7',
    'Copy 6',
    'Copy 5',
    'Copy 4',
    'Copy 3',
  ]);
});

test("nobody finds another company's suppliers, and company users do not look", async () => {
  const admin = await buildPerson(app);
  const flow = await buildWorkflow(app, admin.companyId ?? '');
  await buildSupplier(app, flow, { country: 'peru', taxId: '20131312955' });
  const stranger = await buildPerson(app);
  const user = await buildPerson(app, { companyId: admin.companyId, role: 'company_user' });
  const entry = { country: 'peru', tax_id: '20131312955' };
  expect((await look(admin, [entry])).body).toHaveLength(1);
  expect((await look(stranger, [entry])).body).toEqual([]);
  expect((await look(user, [entry])).status).toBe(403);
});
