import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import type { Express } from 'express';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveRoutes } from '../../test/serve-routes';
import { supplierSteps, VALID_INVITE } from '../../test/supplier-steps';
import { supplierRoutes } from './suppliers.routes';

let app: TestApp;
let server: Express;
beforeAll(async () => {
  app = await createTestApp();
  server = serveRoutes(app, supplierRoutes);
});
afterAll(() => app.destroy());

const { post, scene, usedOf, jobsOf } = supplierSteps(() => ({ app, server }));

const FIELDS_REQUIRED = 'Please fill in required fields (*) and make sure all emails are valid.';
const CNPJ_ONLY = 'Please fix TAX ID. Only valid CNPJ is allowed.';

test('a single add uses a unit, mails the invitation and answers the supplier', async () => {
  const { company, admin, path } = await scene();
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
  expect(await usedOf(company.id)).toBe(1);
  const [job] = await jobsOf(company.id, 'mail.send-invitation');
  expect(job?.payload).toEqual({ supplierId: answer.body.id });
  const again = await post(admin, path, { invite: { ...VALID_INVITE, company_name: 'ACEROS DEL SUR S.A.' } });
  expect(again.status).toBe(201);
  expect(again.body.warnings).toEqual([
    { code: 'duplicate', message: 'This supplier is already in the workflow.', path: 'company_name' },
  ]);
});

test.each([
  [{ ...VALID_INVITE, full_name: ' ' }, FIELDS_REQUIRED, 'full_name'],
  [{ ...VALID_INVITE, emails: [] }, FIELDS_REQUIRED, 'emails'],
  [{ ...VALID_INVITE, emails: ['luisa@aceros.test', 'not an e-mail'] }, FIELDS_REQUIRED, 'emails'],
  [{ ...VALID_INVITE, country: '' }, FIELDS_REQUIRED, 'country'],
  [{ ...VALID_INVITE, country: 'brazil' }, FIELDS_REQUIRED, 'tax_id'],
  [{ ...VALID_INVITE, country: 'brasil', tax_id: '11.222.333/0001-80' }, CNPJ_ONLY, 'tax_id'],
])('a single add that breaks a rule is refused with the exact message', async (invite, error, path) => {
  const { company, admin, path: url } = await scene();
  const answer = await post(admin, url, invite);
  expect([answer.status, answer.body.error]).toEqual([422, error]);
  expect(answer.body.details[0]).toMatchObject({ message: error, path });
  expect(await usedOf(company.id)).toBe(0);
});

test('every broken rule is in the details, in form order, and nothing is stored', async () => {
  const { company, admin, path } = await scene();
  const answer = await post(admin, path, {});
  expect(answer.body.details.map(({ path: at }: { path: string }) => at)).toEqual([
    'company_name',
    'full_name',
    'emails',
    'country',
  ]);
  expect(await app.db.system((tx) => tx.supplier.count({ where: { companyId: company.id } }))).toBe(0);
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

test('an alphanumeric CNPJ is accepted and kept without punctuation; a foreign tax id only warns', async () => {
  const { admin, path } = await scene();
  const brazilian = await post(admin, path, { ...VALID_INVITE, country: 'Brasil', tax_id: '12.abc.345/01de-35' });
  expect(brazilian.status).toBe(201);
  expect(brazilian.body.invite).toMatchObject({ country: 'brazil', tax_id: '12ABC34501DE35' });
  const mexican = await post(admin, path, { ...VALID_INVITE, company_name: 'Otra', country: 'MX', tax_id: '123' });
  expect(mexican.status).toBe(201);
  expect(mexican.body.warnings).toEqual([expect.objectContaining({ code: 'tax_id_invalid', path: 'tax_id' })]);
});

test('bulk lines with a quoted oddity are added at once; with one invalid e-mail none is', async () => {
  const { company, admin, flow } = await scene();
  const url = `/api/workflows/${flow.id}/suppliers_bulk`;
  const lines = [
    'Aceros "El Toro" S.A.; Luisa Gómez; luisa@aceros.test, ventas@aceros.test; Argentina; 30-50001091-2; Calle 1; ; ',
    'Indústria Ágil Ltda; João Lima; joao@agil.test; brasil; 12.ABC.345/01DE-35; Rua 2; 1234; +55 11 9999',
    'Minera Andina; Rosa Quispe; rosa@andina; Perú; ; ; ; ',
  ];
  const refused = await post(admin, url, lines.join('\n'));
  expect([refused.status, refused.body.error]).toEqual([422, 'Found invalid email: rosa@andina']);
  expect(refused.body.details).toEqual([expect.objectContaining({ index: 2, path: 'emails' })]);
  expect(await usedOf(company.id)).toBe(0);
  expect(await app.db.system((tx) => tx.supplier.count({ where: { companyId: company.id } }))).toBe(0);
  const added = await post(admin, url, lines.join('\n').replace('rosa@andina', 'rosa@andina.test'));
  expect(added.status).toBe(201);
  expect(added.body.suppliers.map(({ invite }: { invite: { company_name: string } }) => invite.company_name)).toEqual([
    'Aceros "El Toro" S.A.',
    'Indústria Ágil Ltda',
    'Minera Andina',
  ]);
  expect(await usedOf(company.id)).toBe(3);
  expect(await jobsOf(company.id, 'mail.send-invitation')).toHaveLength(3);
});

test('the bulk messages are exact', async () => {
  const { admin, flow } = await scene();
  const url = `/api/workflows/${flow.id}/suppliers_bulk`;
  const errorOf = async (body: object | string) => (await post(admin, url, body)).body.error as string;
  expect(await errorOf('')).toBe('Please enter at least one supplier.');
  expect(await errorOf('a;b;c')).toBe('Found record with more or less than 8 elements');
  expect(await errorOf([{ ...VALID_INVITE, full_name: '' }])).toBe(
    'Company name, Full name, Emails and Country are required',
  );
  expect(await errorOf([{ ...VALID_INVITE, country: 'BR' }])).toBe(
    'Company name, Full name, Emails, Country and Tax ID are required',
  );
  expect(await errorOf([{ ...VALID_INVITE, country: 'Atlantis' }])).toBe('Found unknown country: Atlantis');
  expect(await errorOf([{ ...VALID_INVITE, country: 'BR', tax_id: '123' }])).toBe('Found invalid tax id: 123');
  const many = Array.from({ length: 101 }, () => VALID_INVITE);
  expect(await errorOf(many)).toBe('Supplier bulk exceeds 100 supplier limit');
  const ckr = await scene({ type: 'investigating', reportType: 'ckr' });
  const investigate = (body: object[]) => post(ckr.admin, `/api/workflows/${ckr.flow.id}/suppliers_bulk`, body);
  expect((await investigate([VALID_INVITE])).body.error).toBe('Tax ID is required');
  const cfr = await scene({ type: 'investigating', reportType: 'cfr' });
  const missing = await post(cfr.admin, `/api/workflows/${cfr.flow.id}/suppliers_bulk`, [VALID_INVITE]);
  expect(missing.body.error).toBe('D-U-N-S Number is required');
});

test('a draft takes suppliers without a unit and without mail; a closed workflow takes none', async () => {
  const draft = await scene({ status: 'draft', launchedAt: null });
  const answer = await post(draft.admin, draft.path, VALID_INVITE);
  expect([answer.status, answer.body.invitation]).toEqual([201, null]);
  expect(await usedOf(draft.company.id)).toBe(0);
  expect(await jobsOf(draft.company.id, 'mail.send-invitation')).toEqual([]);
  const closed = await scene({ status: 'closed' });
  const refused = await post(closed.admin, closed.path, VALID_INVITE);
  expect([refused.status, refused.body.code]).toEqual([409, 'workflow_closed']);
});

test('an investigating workflow mails nobody', async () => {
  const { company, admin, path } = await scene({ type: 'investigating', reportType: 'bir' });
  const answer = await post(admin, path, VALID_INVITE);
  expect([answer.status, answer.body.invitation]).toEqual([201, null]);
  expect(await usedOf(company.id, 'bir')).toBe(1);
  expect(await jobsOf(company.id, 'mail.send-invitation')).toEqual([]);
});

test('200 concurrent adds against a quota of 50 leave exactly 50', async () => {
  const { company, admin, flow, path } = await scene({}, 50);
  /** Retries while the server answers that it is overloaded. */
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
