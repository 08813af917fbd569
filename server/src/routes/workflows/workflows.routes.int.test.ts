import { newId } from '@homologa/core/kernel/ids';
import { type BuiltPerson, buildCompany, buildPerson, buildWorkflow } from '@homologa/core/test/builders';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import { workflowResponse } from '@homologa/domain/workflows/workflow.contract';
import type { Express } from 'express';
import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveRoutes } from '../../test/serve-routes';
import { workflowRoutes } from './workflows.routes';

let app: TestApp;
let server: Express;
let admin: BuiltPerson;
beforeAll(async () => {
  app = await createTestApp();
  server = serveRoutes(app, workflowRoutes);
  admin = await buildPerson(app);
});
afterAll(() => app.destroy());

const as = (person: BuiltPerson) => ({ Authorization: `Bearer ${person.token}` });
const post = (body: object, person = admin) => request(server).post('/api/workflows').set(as(person)).send(body);
const put = (id: string, body: object, person = admin) =>
  request(server).put(`/api/workflows/${id}`).set(as(person)).send(body);
const get = (id: string, person = admin) => request(server).get(`/api/workflows/${id}`).set(as(person));

test('an empty body makes a valid draft with the defaults of a hybrid company', async () => {
  const made = await post({});
  expect(made.status).toBe(201);
  expect(workflowResponse.parse(made.body)).toEqual(made.body);
  expect(made.body).toMatchObject({
    status: 'draft',
    type: 'onboarding',
    product: 'report',
    report_type: 'bir',
    payment: 'client',
    price_per_supplier: null,
    info: { title: '', cover: null, company_name: 'Compradora Andina', email: { subject: '', message: '' } },
    questionnaire: [],
    suppliers: [],
    suppliers_count: 0,
    launched_at: null,
    owner: { company: { name: 'Compradora Andina', image: null } },
  });
  expect((await get(made.body.id as string)).body).toEqual(made.body);
});

test.each([
  [
    { type: 'investigating', report_type: 'cfr' },
    { type: 'investigating', report_type: 'cfr' },
  ],
  [{ report_type: 'questionnaire' }, { report_type: 'questionnaire' }],
  [
    { product: 'score', report_type: 'ckr' },
    { product: 'score', report_type: 'bir' },
  ],
  [
    { payment: 'supplier', price_per_supplier: 12.5 },
    { payment: 'supplier', price_per_supplier: 12.5 },
  ],
  [
    { payment: 'client', price_per_supplier: 12.5 },
    { payment: 'client', price_per_supplier: null },
  ],
])('a hybrid company leaves the choice to the creator: %j', async (asked, expected) => {
  const made = await post(asked);
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject(expected);
});

test('a company that is not hybrid has its one value; another is refused, an equal one accepted', async () => {
  const company = await buildCompany(app, {
    workflowType: 'investigating',
    workflowProduct: 'score',
    workflowPayment: 'supplier',
    pricePerSupplier: 4990,
  });
  const creator = await buildPerson(app, { companyId: company.id });
  const made = await post({}, creator);
  expect(made.body).toMatchObject({
    type: 'investigating',
    product: 'score',
    report_type: 'bir',
    payment: 'supplier',
    price_per_supplier: 49.9,
  });
  await post({ type: 'investigating', product: 'score', payment: 'supplier' }, creator).expect(201);
  const refused = await post({ type: 'onboarding', product: 'report', payment: 'client' }, creator);
  expect(refused.status).toBe(422);
  expect(refused.body).toMatchObject({
    error: 'This choice is not available for your company.',
    code: 'workflow_choice_not_available',
    details: [{ path: 'type' }, { path: 'product' }, { path: 'payment' }],
  });
});

test('a company begins with what it has bought, and launches nothing that it has not', async () => {
  const buildBuyer = async (type: string | null) => {
    const company = await buildCompany(app, { products: type ? { create: [{ id: newId(), type, total: 5 }] } : {} });
    return buildPerson(app, { companyId: company.id });
  };
  const ccr = await post({}, await buildBuyer('ccr'));
  expect(ccr.body).toMatchObject({ type: 'investigating', report_type: 'ccr' });
  const cfr = await post({}, await buildBuyer('cfr'));
  expect(cfr.body).toMatchObject({ type: 'investigating', report_type: 'cfr' });
  const nothing = await buildBuyer(null);
  const { body: draft } = await post({ info: { title: 'BIR' } }, nothing);
  expect(draft).toMatchObject({ type: 'onboarding', report_type: 'bir' });
  const refused = await request(server).put(`/api/workflows/${draft.id}/activate`).set(as(nothing)).send({});
  expect([refused.status, refused.body]).toEqual([
    422,
    expect.objectContaining({
      error: 'This product is not enabled for your company.',
      code: 'product_not_enabled',
      details: [expect.objectContaining({ path: 'report_type' })],
    }),
  ]);
});

test('report types that are not enabled, or CFR and CCR in an onboarding, are refused by name', async () => {
  for (const body of [{ report_type: 'car' }, { report_type: 'cfr' }, { report_type: 'ccr' }]) {
    const refused = await post(body);
    expect([refused.status, refused.body.code]).toEqual([422, 'workflow_choice_not_available']);
    expect(refused.body.details).toMatchObject([{ path: 'report_type' }]);
  }
});

test('a draft saves itself: what is absent stays, questions and their options keep their ids', async () => {
  const { body: draft } = await post({ info: { title: 'First', description: 'About' } });
  const id = draft.id as string;
  const first = await put(id, {
    info: { title: 'Second', email: { subject: 'Hello' } },
    reminder_schedule: { every_days: 7, max: 3 },
    questionnaire: [
      { type: 'section', title: 'A' },
      { type: 'radio', title: 'Pick', options: [{ value: 'yes' }, { value: '' }] },
      {},
    ],
  });
  expect(first.status).toBe(200);
  expect(workflowResponse.parse(first.body)).toEqual(first.body);
  expect(first.body.info).toMatchObject({ title: 'Second', description: 'About', email: { subject: 'Hello' } });
  expect(first.body.reminder_schedule).toEqual({ every_days: 7, max: 3 });
  const [section, radio, empty] = first.body.questionnaire;
  expect(empty).toMatchObject({ type: null, title: '', required: true, options: [] });

  const foreign = await post({ questionnaire: [{ type: 'input', title: 'Elsewhere' }] });
  const elsewhere = foreign.body.questionnaire[0].id as string;
  const second = await put(id, {
    questionnaire: [
      { ...radio, options: [...radio.options, { _id: 'mine', value: 'maybe' }] },
      { ...section, title: 'B' },
      { _id: elsewhere, type: 'input', title: 'Adopted?' },
      { _id: 'not-an-id', type: 'input', title: 'Made up' },
    ],
  });
  const items = second.body.questionnaire;
  expect(items.map(({ _id }: { _id: string }) => _id).slice(0, 2)).toEqual([radio.id, section.id]);
  expect(items[0].options.slice(0, 2)).toEqual(radio.options);
  expect(items[0].options).not.toContainEqual({ _id: 'mine', value: 'maybe' });
  expect(items[1].title).toBe('B');
  expect([elsewhere, 'not-an-id']).not.toContain(items[2].id);
  expect((await get(foreign.body.id as string)).body.questionnaire[0].title).toBe('Elsewhere');
  expect(second.body.info.title).toBe('Second');
  const cleared = await put(id, { reminder_schedule: null, info: { title: null } });
  expect(cleared.body).toMatchObject({ reminder_schedule: null, info: { title: '' } });
});

test('a draft keeps its suppliers as typed, even if invalid, in order and under their ids', async () => {
  const { body: draft } = await post({});
  const id = draft.id as string;
  const typed = [
    {
      invite: {
        company_name: 'Açúcar Ltda',
        country: 'brazil',
        tax_id: '11.222.333/0001-00',
        emails: ['not an e-mail'],
      },
    },
    { invite: { company_name: '', country: 'Atlantis' } },
    { invite: { company_name: 'Bien S.A.', full_name: 'Eva', emails: ['Eva@Bien.TEST'], country: 'AR' } },
  ];
  const first = await put(id, { suppliers: typed });
  expect(first.status).toBe(200);
  expect(workflowResponse.parse(first.body)).toEqual(first.body);
  const [sugar, nameless, fine] = first.body.suppliers;
  expect(sugar.invite).toMatchObject({ tax_id: '11.222.333/0001-00', emails: ['not an e-mail'] });
  expect(nameless.invite).toMatchObject({ company_name: '', country: 'Atlantis' });
  expect(fine.invite).toMatchObject({ emails: ['eva@bien.test'], country: 'argentina' });
  expect(first.body).toMatchObject({ suppliers_count: 3 });
  expect(first.body.suppliers[0].invitation).toBeNull();

  const second = await put(id, {
    suppliers: [fine, { ...sugar, invite: { ...sugar.invite, company_name: 'Açúcar S.A.' } }, { invite: {} }],
  });
  const ids = second.body.suppliers.map((supplier: { id: string }) => supplier.id);
  expect(ids.slice(0, 2)).toEqual([fine.id, sugar.id]);
  expect(ids).not.toContain(nameless.id);
  expect(second.body.suppliers[1].invite).toMatchObject({ company_name: 'Açúcar S.A.', tax_id: '11.222.333/0001-00' });
  expect(second.body.suppliers_count).toBe(3);
  const none = await put(id, { suppliers: [] });
  expect(none.body).toMatchObject({ suppliers: [], suppliers_count: 0 });
  const products = await app.db.read.companyProduct.findMany({ where: { companyId: admin.companyId ?? '' } });
  expect(products.every(({ used }) => used === 0)).toBe(true);
});

test("a draft's choices may change within the company's features; the status never by saving", async () => {
  const { body: draft } = await post({ report_type: 'questionnaire' });
  const id = draft.id as string;
  const scored = await put(id, { product: 'score', payment: 'supplier', price_per_supplier: 10 });
  expect(scored.body).toMatchObject({
    product: 'score',
    report_type: 'bir',
    payment: 'supplier',
    price_per_supplier: 10,
  });
  const back = await put(id, { product: 'report', payment: 'client' });
  expect(back.body).toMatchObject({ product: 'report', payment: 'client', price_per_supplier: null });
  const refused = await put(id, { report_type: 'rac' });
  expect([refused.status, refused.body.code]).toEqual([422, 'workflow_choice_not_available']);
  const launched = await put(id, { status: 'active' });
  expect([launched.status, launched.body.code]).toEqual([409, 'workflow_field_locked']);
  await put(id, { status: 'draft' }).expect(200);
});

test('after launch the choices are locked, equal values are accepted, and the update rules apply', async () => {
  const workflow = await buildWorkflow(app, admin.companyId ?? '');
  const same = {
    type: 'onboarding',
    product: 'report',
    report_type: 'questionnaire',
    payment: 'client',
    status: 'active',
  };
  const questionnaire = [{ type: 'input', title: 'Since when?' }];
  await put(workflow.id, { ...same, questionnaire }).expect(200);
  const locked = await put(workflow.id, { type: 'investigating', payment: 'supplier', status: 'closed' });
  expect(locked.status).toBe(409);
  expect(locked.body).toMatchObject({
    error: 'This field cannot be changed after launch.',
    code: 'workflow_field_locked',
    details: [{ path: 'type' }, { path: 'payment' }, { path: 'status' }],
  });
  const broken = await put(workflow.id, {
    info: { title: '  ' },
    questionnaire: [{ type: 'attachment', title: 'No file' }],
  });
  expect(broken.status).toBe(422);
  expect(broken.body.details.map(({ message }: { message: string }) => message)).toEqual([
    'Please fill in workflow title.',
    'Please fix questionnaire form. All fields are required.',
  ]);
  const empty = await put(workflow.id, { questionnaire: [] });
  expect([empty.status, empty.body.error]).toEqual([422, 'Questionnaire is empty.']);
  const kept = await get(workflow.id);
  expect(kept.body).toMatchObject({ info: { title: 'Homologación 2026' }, questionnaire: [{ title: 'Since when?' }] });
});

test('a live questionnaire is versioned: only what is new or changed gets the new version', async () => {
  const workflow = await buildWorkflow(app, admin.companyId ?? '', { reportType: 'bir' });
  const versions = async () => {
    const items = await app.db.read.questionnaireItem.findMany({
      where: { workflowId: workflow.id },
      orderBy: { position: 'asc' },
    });
    const { questionnaireVersion } = await app.db.read.workflow.findUniqueOrThrow({ where: { id: workflow.id } });
    return [questionnaireVersion, ...items.map(({ version }) => version)];
  };
  const first = await put(workflow.id, {
    questionnaire: [
      { type: 'input', title: 'Name' },
      { type: 'input', title: 'Town' },
    ],
  });
  expect(await versions()).toEqual([2, 2, 2]);
  const [name, town] = first.body.questionnaire;
  await put(workflow.id, { questionnaire: [town, { ...name, required: false }] });
  expect(await versions()).toEqual([3, 2, 2]);
  await put(workflow.id, { questionnaire: [{ ...town, title: 'City' }, name, { type: 'input', title: 'Street' }] });
  expect(await versions()).toEqual([4, 4, 2, 4]);
  await put(workflow.id, { info: { description: 'Nothing asked anew' } });
  expect(await versions()).toEqual([4, 4, 2, 4]);
});

test('a closed workflow cannot be edited', async () => {
  const workflow = await buildWorkflow(app, admin.companyId ?? '', { status: 'closed' });
  const refused = await put(workflow.id, { info: { title: 'Late' } });
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject({
    error: 'This evaluation process has expired or was closed by your client',
    code: 'workflow_closed',
  });
});
