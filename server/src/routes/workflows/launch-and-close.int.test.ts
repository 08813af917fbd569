import { newId } from '@homologa/core/kernel/ids';
import {
  type BuiltPerson,
  buildCompany,
  buildPerson,
  buildSupplier,
  buildWorkflow,
} from '@homologa/core/test/builders';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import { closeWorkflowResponse, workflowResponse } from '@homologa/domain/workflows/workflow.contract';
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
const launch = (id: string, person = admin) => request(server).put(`/api/workflows/${id}/activate`).set(as(person));
const close = (id: string) => request(server).put(`/api/workflows/${id}/close`).set(as(admin));
const usedOf = async (companyId: string | null, type: string) =>
  (await app.db.read.companyProduct.findFirst({ where: { companyId: companyId ?? '', type } }))?.used;
const invitationsOf = (workflowId: string) =>
  app.db.read.$queryRaw<{ id: string }[]>`
    SELECT j."id" FROM "Job" j JOIN "Supplier" s ON s."id"::text = j."payload"->>'supplierId'
    WHERE j."name" = 'mail.send-invitation' AND s."workflowId" = ${workflowId}::uuid`;

const invite = (more: object = {}) => ({
  invite: { company_name: 'Aceros', full_name: 'Eva', emails: ['eva@aceros.test'], country: 'argentina', ...more },
});

async function draft(body: object, suppliers: object[] = [], person = admin): Promise<string> {
  const made = await request(server).post('/api/workflows').set(as(person)).send(body);
  expect(made.status).toBe(201);
  const id = made.body.id as string;
  await request(server).put(`/api/workflows/${id}`).set(as(person)).send({ suppliers }).expect(200);
  return id;
}

const QUESTIONNAIRE = [{ type: 'input', title: 'Since when?' }];

test('a launch activates, takes a unit per supplier and writes one invitation each', async () => {
  const before = (await usedOf(admin.companyId, 'questionnaire')) ?? 0;
  const body = { info: { title: 'Launch' }, report_type: 'questionnaire', questionnaire: QUESTIONNAIRE };
  const id = await draft(body, [invite(), invite({ emails: ['a@b.test', 'c@d.test'] })]);
  const launched = await launch(id);
  expect(launched.status).toBe(200);
  expect(workflowResponse.parse(launched.body)).toEqual(launched.body);
  expect(launched.body).toMatchObject({ status: 'active', suppliers_count: 2 });
  expect(launched.body.launched_at).not.toBeNull();
  expect(launched.body.suppliers.map((supplier: { invitation: object }) => supplier.invitation)).toEqual([
    { state: 'queued', error: null, sent_at: null },
    { state: 'queued', error: null, sent_at: null },
  ]);
  expect(await usedOf(admin.companyId, 'questionnaire')).toBe(before + 2);
  expect(await invitationsOf(id)).toHaveLength(2);
  const again = await launch(id);
  expect([again.status, again.body.error]).toEqual([409, 'Only a draft can be changed in this way.']);
});

test('an investigating workflow mails nobody; a CKR investigation needs tax ids of Brazil alone', async () => {
  const id = await draft({ info: { title: 'CKR' }, type: 'investigating', report_type: 'ckr' }, [
    { invite: { tax_id: '11.222.333/0001-81' } },
  ]);
  const launched = await launch(id);
  expect(launched.status).toBe(200);
  expect(launched.body.suppliers[0]).toMatchObject({
    status: 'pending',
    invitation: null,
    invite: { tax_id: '11222333000181', country: 'brazil' },
  });
  expect(await invitationsOf(id)).toHaveLength(0);
});

test.each([
  ['no title', { report_type: 'bir' }, [invite()], 'Please fill in workflow title.'],
  ['an empty questionnaire', { report_type: 'questionnaire', info: { title: 'T' } }, [], 'Questionnaire is empty.'],
  [
    'a question without a title',
    { report_type: 'bir', info: { title: 'T' }, questionnaire: [{ type: 'input', title: ' ' }] },
    [],
    'Please fix questionnaire form. All fields are required.',
  ],
  [
    'an option without a value',
    {
      report_type: 'bir',
      info: { title: 'T' },
      questionnaire: [{ type: 'radio', title: 'Q', options: [{ value: 'a' }, { value: '' }] }],
    },
    [],
    'Please fix questionnaire form. All fields are required.',
  ],
  [
    'an attachment without a file',
    { report_type: 'bir', info: { title: 'T' }, questionnaire: [{ type: 'attachment', title: 'Q' }] },
    [],
    'Please fix questionnaire form. All fields are required.',
  ],
  [
    'a supplier without an e-mail',
    { report_type: 'bir', info: { title: 'T' } },
    [invite({ emails: [] })],
    'Please fix suppliers form. Some required fields are empty.',
  ],
  [
    'an invalid CNPJ',
    { report_type: 'bir', info: { title: 'T' } },
    [invite({ country: 'brazil', tax_id: '11.222.333/0001-00' })],
    'Please fix TAX ID. Only valid CNPJ is allowed.',
  ],
])('a launch is blocked by %s', async (_name, body, suppliers, message) => {
  const id = await draft(body, suppliers);
  const refused = await launch(id);
  expect([refused.status, refused.body.error]).toEqual([422, message]);
  const [stored] = await app.db.read.workflow.findMany({ where: { id }, select: { status: true } });
  expect(stored?.status).toBe('draft');
});

test('all broken rules are told at once, in form order, each supplier with its place', async () => {
  const id = await draft({ report_type: 'questionnaire' }, [
    invite(),
    invite({ full_name: '' }),
    invite({ country: 'brazil', tax_id: '11222333000100' }),
  ]);
  const refused = await launch(id);
  expect(refused.status).toBe(422);
  expect(refused.body.details).toEqual([
    { code: 'workflow_title_missing', message: 'Please fill in workflow title.', path: 'info.title' },
    {
      code: 'suppliers_form_incomplete',
      message: 'Please fix suppliers form. Some required fields are empty.',
      path: 'suppliers',
      index: 1,
    },
    {
      code: 'suppliers_tax_id_invalid',
      message: 'Please fix TAX ID. Only valid CNPJ is allowed.',
      path: 'suppliers',
      index: 2,
    },
    { code: 'questionnaire_empty', message: 'Questionnaire is empty.', path: 'questionnaire' },
  ]);
});

test('a passed quota is a conflict by itself and a detail among broken rules; nothing is used', async () => {
  const company = await buildCompany(app, { total: 1 });
  const owner = await buildPerson(app, { companyId: company.id });
  const only = await draft({ info: { title: 'T' }, report_type: 'bir' }, [invite(), invite()], owner);
  const conflict = await launch(only, owner);
  expect(conflict.status).toBe(409);
  expect(conflict.body).toMatchObject({
    error: 'You reached product limit. Please contact support for upgrade.',
    code: 'product_limit_reached',
  });
  const both = await draft({ info: { title: 'T' }, report_type: 'questionnaire' }, [invite(), invite()], owner);
  const broken = await launch(both, owner);
  expect([broken.status, broken.body.error]).toEqual([422, 'Questionnaire is empty.']);
  expect(broken.body.details.map(({ code }: { code: string }) => code)).toEqual([
    'product_limit_reached',
    'questionnaire_empty',
  ]);
  expect(await usedOf(company.id, 'bir')).toBe(0);
  await request(server)
    .put(`/api/workflows/${only}`)
    .set(as(owner))
    .send({ suppliers: [invite()] })
    .expect(200);
  await launch(only, owner).expect(200);
  expect(await usedOf(company.id, 'bir')).toBe(1);
});

test('two launches at once are one launch', async () => {
  const before = (await usedOf(admin.companyId, 'bir')) ?? 0;
  const id = await draft({ info: { title: 'Twice' }, report_type: 'bir' }, [invite(), invite(), invite()]);
  const answers = await Promise.all([launch(id), launch(id), launch(id)]);
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409, 409]);
  expect(await usedOf(admin.companyId, 'bir')).toBe(before + 3);
  expect(await invitationsOf(id)).toHaveLength(3);
});

test('closing ends invitations and onboardings, lets what is at the desk run, and says how many of each', async () => {
  const workflow = await buildWorkflow(app, admin.companyId ?? '', { reportType: 'bir' });
  const queued = await buildSupplier(app, workflow, { invitationState: 'queued' });
  await buildSupplier(app, workflow, { invitationState: 'sent' });
  await buildSupplier(app, workflow, { status: 'in_progress' });
  await buildSupplier(app, workflow, { status: 'completed' });
  const atDesk = await buildSupplier(app, workflow, { status: 'in_progress', onboardingStep: 'confirmation_call' });
  const paid = await buildSupplier(app, workflow, { status: 'in_progress', onboardingStep: 'payment' });
  const scope = { companyId: workflow.companyId, supplierId: atDesk.id };
  await app.db.system(async (tx) => {
    await tx.reportRequest.create({
      data: { id: newId(), ...scope, workflowId: workflow.id, kind: 'bir', gateway: 'desk', requestedAt: new Date() },
    });
    await tx.statusUpdate.create({
      data: { id: newId(), ...scope, supplierId: paid.id, name: 'payment_proof', createdAt: new Date() },
    });
  });
  const effects = { invitations_ended: 2, onboardings_ended: 1, running_to_delivery: 2 };
  const asked = await request(server).get(`/api/workflows/${workflow.id}/close-effects`).set(as(admin));
  expect(asked.body).toEqual(effects);
  const [closed, second] = await Promise.all([close(workflow.id), close(workflow.id)]).then((answers) =>
    answers.sort((a, b) => a.status - b.status),
  );
  expect([closed?.status, second?.status]).toEqual([200, 409]);
  expect(closeWorkflowResponse.parse(closed?.body)).toEqual(closed?.body);
  expect(closed?.body).toMatchObject({ status: 'closed', effects });
  expect(closed?.body.closed_at).not.toBeNull();
  const stored = await app.db.read.supplier.findUniqueOrThrow({ where: { id: queued.id } });
  expect(stored.invitationState).toBe('none');
  const draftId = await draft({});
  const refused = await close(draftId);
  expect([refused.status, refused.body.error]).toEqual([409, 'This workflow is not active.']);
});

test('update and notify reminds those who may be reminded, once in 24 hours', async () => {
  const workflow = await buildWorkflow(app, admin.companyId ?? '', { reportType: 'bir' });
  const pending = await buildSupplier(app, workflow);
  await buildSupplier(app, workflow, { status: 'in_progress' });
  await buildSupplier(app, workflow, { status: 'completed' });
  await buildSupplier(app, workflow, { lastRemindedAt: new Date(Date.now() - 3_600_000) });
  const update = () =>
    request(server)
      .put(`/api/workflows/${workflow.id}?notify=true`)
      .set(as(admin))
      .send({ info: { description: 'New' } });
  const first = await update();
  expect(first.status).toBe(200);
  expect(workflowResponse.parse(first.body)).toEqual(first.body);
  expect(first.body).toMatchObject({ notified: { sent: 2, skipped: 2, reopened: [] }, info: { description: 'New' } });
  const leftOut = [
    { reason: 'supplier_finished', count: 1 },
    { reason: 'reminder_cooldown', count: 3 },
  ];
  expect((await update()).body.notified).toEqual({ sent: 0, skipped: 4, left_out: leftOut, reopened: [] });
  const reminders = await app.db.read.reminder.findMany({ where: { supplierId: pending.id } });
  expect(reminders).toMatchObject([{ source: 'update_and_notify', actorId: admin.userId }]);
  const jobs = await app.db.read.job.count({
    where: { name: 'mail.send-reminder', payload: { path: ['supplierId'], equals: pending.id } },
  });
  expect(jobs).toBe(1);
  const quiet = await request(server).put(`/api/workflows/${workflow.id}`).set(as(admin)).send({});
  expect(quiet.body.notified).toBeUndefined();
});
