import { newId } from '@homologa/core/kernel/ids';
import { type BuiltPerson, buildPerson, buildStaff, buildSupplier, buildWorkflow } from '@homologa/core/test/builders';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import {
  companyResponse,
  deskCompanyResponse,
  type LabelUseResponse,
  labelUseListResponse,
} from '@homologa/domain/companies/company.contract';
import type { Express } from 'express';
import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveRoutes } from '../../test/serve-routes';
import { supplierRoutes } from '../suppliers/suppliers.routes';
import { companyRoutes } from './companies.routes';

let app: TestApp;
let server: Express;
let admin: BuiltPerson;
let user: BuiltPerson;
let staff: BuiltPerson;
beforeAll(async () => {
  app = await createTestApp();
  server = serveRoutes(app, [...companyRoutes, ...supplierRoutes]);
  admin = await buildPerson(app);
  user = await buildPerson(app, { companyId: admin.companyId, role: 'company_user' });
  staff = await buildStaff(app);
});
afterAll(() => app.destroy());

const as = (person: BuiltPerson) => ({ Authorization: `Bearer ${person.token}` });
const patch = (body: object, person = admin, companyId = admin.companyId) =>
  request(server).patch(`/api/companies/${companyId}/features`).set(as(person)).send(body);
const RED = '#c62828';
const BLUE = '#1565c0';

test('labels are added, renamed and recoloured, never deleted by leaving them out', async () => {
  const first = await patch({
    tags: [
      { name: ' Crítico ', color: RED },
      { name: 'Local', color: BLUE },
    ],
  });
  expect(first.status).toBe(200);
  expect(companyResponse.parse(first.body)).toEqual(first.body);
  const [critical, local] = first.body.features.tags;
  expect(critical).toMatchObject({ name: 'Crítico', color: RED });
  const second = await patch({ tags: [{ _id: critical.id, name: 'Clave', color: BLUE.toUpperCase() }] });
  expect(second.body.features.tags).toEqual([{ ...critical, name: 'Clave', color: BLUE }, local]);
});

test('names are unique in the company, case-blind, also when two are added at once', async () => {
  await patch({ tags: [{ name: 'Unique', color: RED }] }).expect(200);
  const taken = await patch({ tags: [{ name: 'uNIQUE', color: RED }] });
  expect(taken.status).toBe(409);
  expect(taken.body).toMatchObject({
    error: 'A label with this name already exists.',
    code: 'label_name_taken',
    details: [{ path: 'tags.name', index: 0 }],
  });
  const race = await Promise.all([1, 2, 3].map(() => patch({ tags: [{ name: 'Race', color: RED }] })));
  expect(race.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409, 409]);
  const wrong = await patch({
    tags: [
      { name: '', color: RED },
      { name: 'Other', color: '#123456' },
    ],
  });
  expect([wrong.status, wrong.body.error]).toEqual([422, 'Please enter a label name.']);
  expect(wrong.body.details[1]).toMatchObject({ message: 'Please choose one of the label colors.', index: 1 });
});

test('only company admins touch labels, and nothing but labels', async () => {
  expect((await patch({ tags: [] }, user)).status).toBe(403);
  const forbidden = await patch({ workflow_payment: 'client' });
  expect([forbidden.status, forbidden.body.error]).toEqual([403, 'You do not have permission to do this.']);
  expect((await patch({ tags: [{ name: 'X', color: RED }], price_per_supplier: 1 })).status).toBe(403);
  expect((await patch({ tags: [{ name: 'X', color: RED }], anything: 1 })).status).toBe(403);
  const stranger = await buildPerson(app);
  expect((await patch({ tags: [{ name: 'X', color: RED }] }, stranger)).status).toBe(404);
  expect((await patch({ tags: [{ _id: newId(), name: 'X', color: RED }] })).status).toBe(404);
  const { body: theirs } = await patch({ tags: [{ name: 'Theirs', color: RED }] }, stranger, stranger.companyId);
  const stolen = { _id: theirs.features.tags[0].id as string, name: 'Mine', color: RED };
  expect((await patch({ tags: [stolen] })).status).toBe(404);
});

test('a deleted label leaves every supplier', async () => {
  const { body } = await patch({ tags: [{ name: 'Gone', color: RED }] });
  const label = (body.features.tags as { id: string; name: string }[]).find(({ name }) => name === 'Gone');
  const workflow = await buildWorkflow(app, admin.companyId ?? '');
  const supplier = await buildSupplier(app, workflow);
  const scope = { companyId: workflow.companyId, supplierId: supplier.id };
  await app.db.system((tx) => tx.supplierLabel.create({ data: { ...scope, labelId: label?.id ?? '' } }));
  const path = `/api/companies/${admin.companyId}/tags/${label?.id}`;
  expect((await request(server).delete(path).set(as(user))).status).toBe(403);
  const deleted = await request(server).delete(path).set(as(admin));
  expect(deleted.status).toBe(200);
  expect(JSON.stringify(deleted.body)).not.toContain('Gone');
  expect(await app.db.read.supplierLabel.count({ where: scope })).toBe(0);
  expect((await request(server).delete(path).set(as(admin))).status).toBe(404);
  expect((await request(server).delete(`/api/companies/${admin.companyId}/tags/none`).set(as(admin))).status).toBe(404);
});

test('provider staff set types, price, products and totals; a total never falls below what is used', async () => {
  const path = `/api/desk/companies/${admin.companyId}/features`;
  const set = (body: object, person = staff) => request(server).patch(path).set(as(person)).send(body);
  const changed = await set({
    workflow_payment: 'supplier',
    price_per_supplier: 19.99,
    public_onboarding_link: false,
    products: [
      { type: 'car', total: 7 },
      { type: 'bir', enabled: false, extras: { visible: false } },
    ],
  });
  expect(changed.status).toBe(200);
  expect(deskCompanyResponse.parse(changed.body)).toEqual(changed.body);
  expect(changed.body.features).toMatchObject({
    workflow_type: 'hybrid',
    workflow_payment: 'supplier',
    price_per_supplier: 19.99,
    public_onboarding_link: false,
  });
  const product = (type: string) =>
    (changed.body.features.products as { type: string }[]).find((each) => each.type === type);
  expect(product('car')).toEqual({ type: 'car', enabled: true, extras: { visible: true }, used: 0, total: 7 });
  expect(product('bir')).toMatchObject({ enabled: false, extras: { visible: false }, total: 1000 });
  await app.db.system((tx) =>
    tx.companyProduct.updateMany({ where: { companyId: admin.companyId ?? '', type: 'car' }, data: { used: 5 } }),
  );
  const tooLow = await set({ products: [{ type: 'car', total: 4 }] });
  expect(tooLow.status).toBe(422);
  expect(tooLow.body).toMatchObject({ code: 'invalid_input', details: [{ path: 'products.0.total', index: 0 }] });
  expect((await set({}, admin)).status).toBe(403);
  expect((await patch({ workflow_payment: 'client' }, staff)).status).toBe(200);
  expect((await patch({ workflow_payment: 'client' }, staff, newId())).status).toBe(404);
});

test('labels are listed with how many suppliers carry them, for company admins alone', async () => {
  const owner = await buildPerson(app);
  const companyId = owner.companyId ?? '';
  const { body } = await patch(
    {
      tags: [
        { name: 'Used', color: RED },
        { name: 'Spare', color: BLUE },
      ],
    },
    owner,
    companyId,
  );
  const [used] = body.features.tags;
  const workflow = await buildWorkflow(app, companyId, { createdById: owner.userId });
  for (const status of ['pending', 'completed'] as const) {
    const supplier = await buildSupplier(app, workflow, { status });
    await request(server)
      .put(`/api/workflows/${workflow.id}/suppliers/${supplier.id}`)
      .set(as(owner))
      .send({ tags: [used.id] })
      .expect(200);
  }
  const path = `/api/companies/${companyId}/tags`;
  const listed = await request(server).get(path).set(as(owner)).expect(200);
  expect(labelUseListResponse.parse(listed.body)).toEqual(listed.body);
  expect(listed.body.map((label: LabelUseResponse) => [label.name, label.suppliers_count])).toEqual([
    ['Used', 2],
    ['Spare', 0],
  ]);
  const colleague = await buildPerson(app, { companyId, role: 'company_user' });
  await request(server).get(path).set(as(colleague)).expect(403);
  await request(server).get(path).set(as(admin)).expect(404);
});
