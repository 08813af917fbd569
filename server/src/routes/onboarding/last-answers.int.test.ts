import { buildLink, buildSupplier, buildSupplierAccount, buildWorkflow } from '@homologa/core/test/builders';
import { buildQuestion } from '@homologa/core/test/onboarding-world';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import { lastAnswersResponse, ownSupplierView } from '@homologa/domain/onboarding/onboarding.contract';
import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltOnboarding, buildOnboarding, onboardingClient } from '../../test/onboarding-builders';
import { serveRoutes } from '../../test/serve-routes';
import { answersRoutes } from './answers.routes';
import { birRequestsRoutes } from './bir-requests.routes';
import { lastAnswersRoutes } from './last-answers.routes';
import { onboardingRoutes } from './onboarding.routes';

let app: TestApp;
let server: ReturnType<typeof serveRoutes>;
beforeAll(async () => {
  app = await createTestApp();
  server = serveRoutes(app, [...onboardingRoutes, ...answersRoutes, ...birRequestsRoutes, ...lastAnswersRoutes]);
});
afterAll(() => app.destroy());

const EMPLOYEES = 'How many employees?';

type Supplier = BuiltOnboarding['supplier'];
const PAYER = { person_name: 'Rosa Díaz', position: 'Tesorera', email: 'rosa@acero.test', method: 'cash', cfi: 'G03' };
const FORM = {
  addresses: { fiscal_street: 'Calle 1', fiscal_city: 'Bogotá', operations_same: true },
  owners: [{ name: 'Ana Peña', kind: 'person', share: 100 }],
};

/** Builds a finished process of one account and client, whose answers another process may start from. */
async function finished() {
  const earlier = await buildOnboarding(app, {
    workflow: { reportType: 'bir', title: 'Proveedores 2025' },
    supplier: { country: 'colombia' },
  });
  const account = await buildSupplierAccount(app, earlier.email);
  const calls = onboardingClient(server, { workflowId: earlier.workflow.id, supplierId: earlier.supplier.id });
  const own = await calls.connect({ link: earlier.link, token: account.token }).expect(200);
  const { bir_request: made } = ownSupplierView.parse(own.body);
  await request(server)
    .patch(`/onboarding/bir-requests/${made?.id}`)
    .set('Authorization', `Bearer ${account.token}`)
    .send({ company: { tax_id: '900123456' }, form: FORM })
    .expect(200);
  const { questions } = earlier;
  const employees = await buildQuestion(app, earlier.workflow, 'input', { title: EMPLOYEES });
  await app.db.system(async (tx) => {
    const { id: supplierId, companyId } = earlier.supplier;
    await tx.birRequest.updateMany({ where: { supplierId }, data: { billingPayment: PAYER } });
    await tx.supplier.update({ where: { id: supplierId }, data: { receivedAt: new Date('2026-03-03T12:00:00Z') } });
    const answers = [
      { questionId: employees.id, value: 'Doce personas' },
      { questionId: questions.radio.id, value: questions.radio.options[1]?.id ?? '' },
    ];
    for (const [at, answer] of answers.entries()) {
      const id = `${supplierId.slice(0, -2)}${10 + at}`;
      await tx.answer.create({ data: { id, companyId, supplierId, version: 1, updatedAt: new Date(), ...answer } });
    }
  });
  return { earlier, account };
}

async function connect(supplier: Supplier, token: string) {
  const link = await buildLink(app, supplier);
  const place = { workflowId: supplier.workflowId, supplierId: supplier.id };
  await onboardingClient(server, place).connect({ link, token }).expect(200);
  return lastOf(supplier, token);
}

function lastOf({ workflowId, id }: Supplier, token: string) {
  const path = `/onboarding/workflows/${workflowId}/suppliers/${id}/last-answers`;
  return {
    path,
    offer: async () =>
      lastAnswersResponse
        .strict()
        .parse((await request(server).get(path).set('Authorization', `Bearer ${token}`).expect(200)).body).last,
    take: async () =>
      ownSupplierView
        .strict()
        .parse((await request(server).post(path).set('Authorization', `Bearer ${token}`).expect(200)).body),
  };
}

async function secondOf({ earlier }: Awaited<ReturnType<typeof finished>>, overrides = {}, workflow = {}) {
  const next = await buildWorkflow(app, earlier.companyId, {
    createdById: earlier.admin.userId,
    reportType: 'bir',
    ...workflow,
  });
  return buildSupplier(app, next, { emails: [earlier.email], country: 'colombia', ...overrides });
}

const auditsOf = (supplierId: string) =>
  app.db.read.auditEntry.findMany({ where: { objectId: supplierId, action: 'onboarding.start_from_last' } });

test('the form starts from the last answers when the supplier chooses so, once', async () => {
  const world = await finished();
  const next = await secondOf(world);
  const last = await connect(next, world.account.token);
  expect(await last.offer()).toEqual({
    title: 'Proveedores 2025',
    company_name: 'Aceros del Sur S.A.',
    received_at: '2026-03-03T12:00:00.000Z',
    form: true,
    questions: 0,
  });
  const { bir_request: filled, onboarding_step: step } = await last.take();
  expect(filled).toMatchObject({ company: { tax_id: '900123456' }, country: 'colombia', form: FORM });
  expect(step).toBe('bir_form');
  // The method and the accepted terms are chosen anew, and files stay with their process.
  expect(filled?.billing.payment).toEqual({ person_name: 'Rosa Díaz', position: 'Tesorera', email: 'rosa@acero.test' });
  expect(filled?.files).toEqual([]);
  expect(await last.offer()).toBeNull();
  await request(server)
    .patch(`/onboarding/bir-requests/${filled?.id}`)
    .set('Authorization', `Bearer ${world.account.token}`)
    .send({ company: { tax_id: '' } })
    .expect(200);
  expect((await last.take()).bir_request?.company).not.toHaveProperty('tax_id');
  const audits = await auditsOf(next.id);
  expect(audits.map(({ facts }) => facts)).toEqual([{ source: world.earlier.supplier.id }]);
});

test('questions with the same words are answered alike', async () => {
  const world = await finished();
  const next = await secondOf(world, {}, { type: 'onboarding', reportType: 'questionnaire' });
  const place = { id: next.workflowId, companyId: next.companyId };
  const input = await buildQuestion(app, place, 'input', { title: EMPLOYEES });
  const radio = await buildQuestion(app, place, 'radio');
  await buildQuestion(app, place, 'input', { title: 'Another question' });
  const last = await connect(next, world.account.token);
  expect(await last.offer()).toMatchObject({ form: false, questions: 2 });
  const { answers } = await last.take();
  expect(answers.map(({ question_id, answer }) => [question_id, answer])).toEqual([
    [input.id, 'Doce personas'],
    [radio.id, radio.options[1]?.id],
  ]);
  expect(await last.offer()).toBeNull();
});

test('a newer process of another company hides nothing, and the name that the client gave is kept', async () => {
  const world = await finished();
  const newer = await secondOf(world, { companyName: 'Aceros del Norte S.A.', taxId: '860002964' });
  await connect(newer, world.account.token);
  await app.db.system((tx) =>
    tx.supplier.update({ where: { id: newer.id }, data: { receivedAt: new Date('2026-06-06T12:00:00Z') } }),
  );
  const next = await secondOf(world, { companyName: 'Aceros del Sur (Bogotá)', taxId: '900.123.456' });
  const last = await connect(next, world.account.token);
  expect(await last.offer()).toMatchObject({ received_at: '2026-03-03T12:00:00.000Z', form: true });
  expect((await last.take()).bir_request?.company).toEqual({
    company_name: 'Aceros del Sur (Bogotá)',
    tax_id: '900123456',
  });
});

test('nothing is offered of another client, account, country, tax id or name without one, or of an unfinished process', async () => {
  const world = await finished();
  const { token } = world.account;
  const elsewhere = await buildOnboarding(app, {
    workflow: { reportType: 'bir' },
    supplier: { country: 'colombia', emails: [world.earlier.email] },
  });
  expect(await (await connect(elsewhere.supplier, token)).offer()).toBeNull();
  for (const overrides of [
    { country: 'peru' },
    { taxId: '860002964' },
    { companyName: 'Aceros del Norte S.A.' },
    { companyName: '' },
  ]) {
    expect(await (await connect(await secondOf(world, overrides), token)).offer()).toBeNull();
  }
  const stranger = await secondOf(world, { emails: ['otra@proveedor.test'] });
  const other = await buildSupplierAccount(app, 'otra@proveedor.test');
  expect(await (await connect(stranger, other.token)).offer()).toBeNull();
  await app.db.system((tx) =>
    tx.supplier.update({ where: { id: world.earlier.supplier.id }, data: { receivedAt: null } }),
  );
  expect(await (await connect(await secondOf(world), token)).offer()).toBeNull();
});

test('the link alone and the session of a link see nothing of another process', async () => {
  const world = await finished();
  const next = await secondOf(world);
  const link = await buildLink(app, next);
  const { path, offer, take } = await connect(next, world.account.token);
  await request(server).get(path).set('X-Onboarding-Token', link).expect(401);
  await request(server).post(path).set('X-Onboarding-Token', link).expect(401);
  await app.db.system((tx) =>
    tx.session.updateMany({ where: { userId: world.account.userId }, data: { supplierId: next.id } }),
  );
  expect(await offer()).toBeNull();
  expect((await take()).bir_request?.form).toEqual({});
  expect(await auditsOf(next.id)).toEqual([]);
});
