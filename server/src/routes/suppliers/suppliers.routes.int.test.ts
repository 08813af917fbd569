import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import type { Express } from 'express';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveRoutes } from '../../test/serve-routes';
import { supplierSteps, VALID_INVITE } from '../../test/supplier-steps';
import { supplierRoutes } from './suppliers.routes';

// Tests statuses and bodies only; the rules for adding suppliers are tested with the use cases in
// core/src/suppliers/add.

let app: TestApp;
let server: Express;
beforeAll(async () => {
  app = await createTestApp();
  server = serveRoutes(app, supplierRoutes);
});
afterAll(() => app.destroy());

const { post, scene, usedOf, jobsOf } = supplierSteps(() => ({ app, server }));

const FIELDS_REQUIRED = 'Please fill in required fields (*) and make sure all emails are valid.';

test('a single add answers the supplier, and a duplicate with a warning', async () => {
  const { admin, path } = await scene();
  const answer = await post(admin, path, { ...VALID_INVITE, emails: 'luisa@aceros.test, Ventas@Aceros.test' });
  expect(answer.status).toBe(201);
  expect(answer.body).toMatchObject({
    status: 'pending',
    onboarding_step: 'introduction',
    tags: [],
    invite: {
      company_name: 'Aceros del Sur S.A.',
      email: 'luisa@aceros.test',
      emails: ['luisa@aceros.test', 'ventas@aceros.test'],
      country: 'argentina',
    },
    invitation: { state: 'queued', error: null, sent_at: null },
  });
  expect(answer.body).toHaveProperty('_id', answer.body.id);
  expect(answer.body.warnings).toBeUndefined();
  const again = await post(admin, path, { invite: { ...VALID_INVITE, company_name: 'ACEROS DEL SUR S.A.' } });
  expect(again.status).toBe(201);
  expect(again.body.warnings).toEqual([
    { code: 'duplicate', message: 'This supplier is already in the workflow.', path: 'company_name' },
  ]);
});

test('a supplier that is not invited has no invitation', async () => {
  const draft = await scene({ status: 'draft', launchedAt: null });
  expect((await post(draft.admin, draft.path, VALID_INVITE).expect(201)).body.invitation).toBeNull();
  const investigation = await scene({ type: 'investigating', reportType: 'bir' });
  expect((await post(investigation.admin, investigation.path, VALID_INVITE).expect(201)).body.invitation).toBeNull();
});

test('every broken rule is in the details, in form order', async () => {
  const { admin, path } = await scene();
  const answer = await post(admin, path, {});
  expect([answer.status, answer.body.error]).toEqual([422, FIELDS_REQUIRED]);
  expect(answer.body.details[0]).toMatchObject({ message: FIELDS_REQUIRED, path: 'company_name' });
  expect(answer.body.details.map(({ path: at }: { path: string }) => at)).toEqual([
    'company_name',
    'full_name',
    'emails',
    'country',
  ]);
});

test('a field of the wrong type is named, in a single add and in a list', async () => {
  const { admin, path } = await scene();
  const detail = (more: object) => ({ code: 'invalid_input', message: 'Some fields are not valid.', ...more });
  const single = await post(admin, path, { ...VALID_INVITE, full_name: 5 });
  expect([single.status, single.body.details]).toEqual([422, [detail({ path: 'full_name' })]]);
  const wrapped = await post(admin, path, { invite: { ...VALID_INVITE, full_name: 5 } });
  expect(wrapped.body.details).toEqual([detail({ path: 'full_name' })]);
  const bulk = await post(admin, `${path}_bulk`, [VALID_INVITE, { ...VALID_INVITE, full_name: 5 }]);
  expect([bulk.status, bulk.body.details]).toEqual([422, [detail({ path: '1.full_name', index: 1 })]]);
});

test('bulk lines are text, and answered as suppliers or with the broken line', async () => {
  const { admin, flow } = await scene();
  const url = `/api/workflows/${flow.id}/suppliers_bulk`;
  const lines = [
    'Aceros "El Toro" S.A.; Luisa Gómez; luisa@aceros.test, ventas@aceros.test; Argentina; 30-50001091-2; Calle 1; ; ',
    'Indústria Ágil Ltda; João Lima; joao@agil.test; brasil; 12.ABC.345/01DE-35; Rua 2; 1234; +55 11 9999',
    'Minera Andina; Rosa Quispe; rosa@andina; Perú; ; ; ; ',
  ];
  const refused = await post(admin, url, lines.join('\n'));
  expect([refused.status, refused.body.error]).toEqual([422, 'Found invalid email: rosa@andina']);
  expect(refused.body.details).toEqual([expect.objectContaining({ index: 2, path: 'emails' })]);
  const added = await post(admin, url, lines.join('\n').replace('rosa@andina', 'rosa@andina.test'));
  expect(added.status).toBe(201);
  expect(added.body.suppliers.map(({ invite }: { invite: { company_name: string } }) => invite.company_name)).toEqual([
    'Aceros "El Toro" S.A.',
    'Indústria Ágil Ltda',
    'Minera Andina',
  ]);
});

test('200 concurrent adds against a quota of 50 leave exactly 50', async () => {
  const { company, admin, flow, path } = await scene({}, 50);
  const until = performance.now() + 90_000;
  const insist = async (body: object) => {
    let answer = await post(admin, path, body);
    while (answer.status === 503 && performance.now() < until) answer = await post(admin, path, body);
    return answer;
  };
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, n) => insist({ ...VALID_INVITE, company_name: `Proveedor ${n}` })),
  );
  const added = answers.filter(({ status }) => status === 201);
  const refused = answers.filter(({ status }) => status === 409);
  expect([added.length, refused.length]).toEqual([50, 150]);
  expect(new Set(refused.map(({ body }) => `${body.code}: ${body.error}`))).toEqual(
    new Set(['product_limit_reached: You reached product limit. Please contact support for upgrade.']),
  );
  expect(await app.db.system((tx) => tx.supplier.count({ where: { workflowId: flow.id } }))).toBe(50);
  expect(await usedOf(company.id)).toBe(50);
  expect(await jobsOf(company.id, 'mail.send-invitation')).toHaveLength(50);
}, 120_000);
