import { dueFrom } from '@homologa/core/reports/service-level';
import { buildSupplierAccount } from '@homologa/core/test/builders';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import { birRequestResponse } from '@homologa/domain/bir-form/bir-request.contract';
import { MAX_REQUEST_FILES } from '@homologa/domain/onboarding/limits';
import { ownSupplierView } from '@homologa/domain/onboarding/onboarding.contract';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildOnboarding, onboardingClient } from '../../test/onboarding-builders';
import { serveRoutes } from '../../test/serve-routes';
import { answersRoutes } from './answers.routes';
import { birRequestsRoutes } from './bir-requests.routes';
import { onboardingRoutes } from './onboarding.routes';

let app: TestApp;
let server: ReturnType<typeof serveRoutes>;

beforeAll(async () => {
  app = await createTestApp();
  server = serveRoutes(app, [...onboardingRoutes, ...answersRoutes, ...birRequestsRoutes]);
});
afterAll(() => app.destroy());

async function connected(overrides: Parameters<typeof buildOnboarding>[1] = { workflow: { reportType: 'bir' } }) {
  const world = await buildOnboarding(app, overrides);
  const account = await buildSupplierAccount(app, world.email);
  const calls = onboardingClient(server, { workflowId: world.workflow.id, supplierId: world.supplier.id });
  const own = await calls.connect({ link: world.link, token: account.token }).expect(200);
  return { ...world, account, calls, by: { token: account.token }, own: ownSupplierView.strict().parse(own.body) };
}

function bir(method: 'get' | 'patch' | 'put' | 'post' | 'delete', token: string | null, path = '') {
  const sent = request(server)[method](`/onboarding/bir-requests${path}`);
  return token ? sent.set('Authorization', `Bearer ${token}`) : sent;
}

const traceOf = async (supplierId: string) => {
  const [updates, activities, requests] = await Promise.all([
    app.db.read.statusUpdate.findMany({ where: { supplierId }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] }),
    app.db.read.activity.findMany({ where: { supplierId }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] }),
    app.db.read.reportRequest.findMany({ where: { supplierId } }),
  ]);
  return {
    updates: updates.map(({ name }) => name),
    activities: activities.map(({ type }) => type),
    requests,
  };
};

describe('a BIR onboarding', () => {
  it('goes through the form and the questionnaire to a request at the report gateway', async () => {
    const { account, calls, by, own, questions, supplier } = await connected();
    const { token } = account;
    expect(own.onboarding_step).toBe('bir_form');
    const made = own.bir_request;
    expect(made).toMatchObject({
      status: 'open',
      company: { company_name: 'Aceros del Sur S.A.' },
      country: 'argentina',
      account: { account_id: account.userId },
      supplier: { supplier_id: supplier.id },
    });
    const id = made?.id ?? '';
    await calls.save(by, []).expect(409);

    const merged = await bir('patch', token, `/${id}`)
      .send({ company: { employees: 40 }, form: { partners: [{ name: 'Ana', share: 60 }] } })
      .expect(200);
    expect(birRequestResponse.strict().parse(merged.body)).toMatchObject({
      company: { company_name: 'Aceros del Sur S.A.', employees: 40 },
      form: { partners: [{ name: 'Ana', share: 60 }] },
    });
    const replaced = await bir('put', token, `/${id}`)
      .send({ company: { employees: 41 } })
      .expect(200);
    expect(replaced.body).toMatchObject({ company: { employees: 41 }, country: '', form: {} });

    const refused = await bir('post', token, `/${id}/submit`).expect(422);
    expect(refused.body.error).toBe('All fields are required');
    expect(refused.body.details.map(({ path }: { path: string }) => path)).toEqual(['company.company_name', 'country']);
    await bir('patch', token, `/${id}`)
      .send({ company: { company_name: 'Aceros' }, country: 'ARG' })
      .expect(200);
    const submitted = await bir('post', token, `/${id}/submit`).expect(200);
    expect(submitted.body).toMatchObject({ status: 'submitted', country: 'argentina', step: 'questionnaire' });

    await calls.upload(by, questions.file.id, 'a,b').expect(200);
    const done = await calls
      .submit(by, [
        { question_id: questions.input.id, answer: 'yes' },
        { question_id: questions.radio.id, answer: questions.radio.options[0]?.id },
        { question_id: questions.checkbox.id, answer: [questions.checkbox.options[0]?.id] },
      ])
      .expect(200);
    expect(done.body).toMatchObject({ onboarding_step: 'confirmation_call', status: 'in_progress' });

    const trace = await traceOf(supplier.id);
    expect(trace.updates).toEqual(['started_onboarding', 'account', 'started_form', 'started_questionnaire']);
    expect(trace.activities).toEqual([
      'onboarding_started',
      'questionnaire_finished',
      'onboarding_finished',
      'bir_report_requested',
    ]);
    expect(trace.requests).toMatchObject([{ kind: 'bir', status: 'queued', gateway: 'desk', birRequestId: id }]);
    const { country } = await app.db.read.supplier.findUniqueOrThrow({ where: { id: supplier.id } });
    const asked = trace.requests[0]?.requestedAt ?? new Date(0);
    expect(trace.requests[0]?.dueAt).toEqual(await dueFrom(asked, app.config, { kind: 'bir', country }));
    const jobs = await app.db.read.job.findMany({ where: { companyId: supplier.companyId } });
    expect(jobs.filter(({ name }) => name.startsWith('reports.')).map(({ name, payload }) => [name, payload])).toEqual([
      ['reports.submit-request', { reportRequestId: trace.requests[0]?.id }],
    ]);
  });

  it('tells of corrections once the verification has begun, and keeps the step', async () => {
    const { calls, by, supplier, questions } = await connected({ workflow: { reportType: 'ckr' } });
    const answers = [
      { question_id: questions.input.id, answer: 'yes' },
      { question_id: questions.radio.id, answer: questions.radio.options[0]?.id },
      { question_id: questions.checkbox.id, answer: [questions.checkbox.options[0]?.id] },
    ];
    await calls.upload(by, questions.file.id, 'a,b').expect(200);
    await calls.submit(by, answers).expect(200);
    await calls.submit(by, answers).expect(200);
    await app.db.system((tx) =>
      tx.statusUpdate.create({
        data: {
          id: questions.optional.id,
          companyId: supplier.companyId,
          supplierId: supplier.id,
          name: 'data_verification',
          createdAt: new Date(),
        },
      }),
    );
    const updated = await calls.submit(by, answers).expect(200);
    expect(updated.body.onboarding_step).toBe('confirmation_call');
    const trace = await traceOf(supplier.id);
    expect(trace.updates.slice(-2)).toEqual(['data_verification', 'supplier_updated_data']);
    expect(trace.requests).toHaveLength(1);
    expect(trace.activities.filter((type) => type === 'onboarding_finished')).toHaveLength(1);
  });

  it("is the session's own, whatever the header says", async () => {
    const { account, own } = await connected();
    const other = await connected();
    const listed = await bir('get', account.token).set('account_id', other.account.userId).expect(200);
    expect(listed.body.map(({ id }: { id: string }) => id)).toEqual([own.bir_request?.id]);
    expect(listed.headers['content-range']).toBe('bir-requests 0-0/1');
    await bir('get', null).expect(401);
    const path = `/${own.bir_request?.id}`;
    await bir('patch', null, path).send({}).expect(401);
    for (const [method, tail] of [
      ['patch', ''],
      ['put', ''],
      ['post', '/submit'],
      ['delete', '/files?fileName=a.csv'],
    ] as const) {
      await bir(method, other.account.token, `${path}${tail}`).send({}).expect(404);
    }
  });

  it('keeps files under names of their own', async () => {
    const { account, own, supplier } = await connected();
    const path = `/${own.bir_request?.id}/files`;
    const upload = (type: string) =>
      bir('patch', account.token, path).field('type', type).attach('file', Buffer.from('a,b'), 'a.csv');
    await upload('additional').expect(200);
    const twice = await upload('additional').expect(200);
    expect(twice.body.files.map(({ name }: { name: string }) => name)).toEqual(['a.csv', 'a (2).csv']);
    expect((await traceOf(supplier.id)).updates.slice(-2)).toEqual(['started_form', 'additional_files']);
    await upload('payment_proof').expect(409);
    await bir('delete', account.token, `${path}?fileName=${encodeURIComponent('a (2).csv')}`).expect(200);
    const left = await bir('delete', account.token, `${path}?fileName=a.csv`).expect(200);
    expect(left.body.files).toEqual([]);
    await bir('delete', account.token, `${path}?fileName=a.csv`).expect(404);
  });

  it('gives its files back to its own account alone', async () => {
    const { account, own, calls, by, questions, workflow, supplier, link } = await connected();
    const other = await connected();
    const path = `/${own.bir_request?.id}/files`;
    const { body } = await bir('patch', account.token, path)
      .field('type', 'additional')
      .attach('file', Buffer.from('a,ñ'), 'año.csv')
      .expect(200);
    const entry = `${path}/${body.files[0]._id}`;
    const got = await bir('get', account.token, entry).expect(200);
    expect(got.text).toBe('a,ñ');
    expect(got.headers['content-disposition']).toMatch(/^attachment; .*a%C3%B1o\.csv/);
    await bir('get', other.account.token, entry).expect(404);
    await bir('get', null, entry).set('X-Onboarding-Token', link).expect(401);
    await bir('get', account.token, `/${other.own.bir_request?.id}/files/${body.files[0]._id}`).expect(404);

    await bir('post', account.token, `/${own.bir_request?.id}/submit`).expect(200);
    await calls.upload(by, questions.file.id, 'b,c').expect(200);
    const answer = `/onboarding/workflows/${workflow.id}/suppliers/${supplier.id}/answers/${questions.file.id}/file`;
    const ask = (headers: Record<string, string>) => request(server).get(answer).set(headers);
    expect((await ask({ Authorization: `Bearer ${account.token}` }).expect(200)).text).toBe('b,c');
    await ask({ Authorization: `Bearer ${other.account.token}` }).expect(404);
    await ask({ 'X-Onboarding-Token': link }).expect(401);
    const unanswered = answer.replace(questions.file.id, questions.input.id);
    await request(server).get(unanswered).set('Authorization', `Bearer ${account.token}`).expect(404);
  });

  it('holds so many files of the form, and says so', async () => {
    const { account, own, supplier } = await connected();
    const path = `/${own.bir_request?.id}/files`;
    const upload = (type: string) =>
      bir('patch', account.token, path).field('type', type).attach('file', Buffer.from('a,b'), 'a.csv');
    for (let count = 0; count < MAX_REQUEST_FILES; count += 1)
      await upload(count % 2 ? 'additional' : 'tax_certificate').expect(200);
    const refused = await upload('owner_documents').expect(422);
    expect(refused.body).toMatchObject({
      code: 'too_many_files',
      error: 'There can be at most 20 files here. Please remove one first.',
    });
    expect(await app.db.read.storedFile.count({ where: { companyId: supplier.companyId } })).toBe(MAX_REQUEST_FILES);
  });
});

describe('which onboardings have a BIR request', () => {
  it.each([
    ['bir', 'argentina', 'client', true, 'bir_form'],
    ['bir', 'brazil', 'client', false, 'questionnaire'],
    ['hom_fallabella', 'brazil', 'supplier', true, 'bir_form'],
    ['ckr', 'peru', 'client', false, 'questionnaire'],
    ['ckr', 'peru', 'supplier', true, 'questionnaire'],
    ['questionnaire', 'mexico', 'supplier', true, 'questionnaire'],
  ] as const)('%s of %s paid by the %s: %s', async (reportType, country, payment, has, step) => {
    const workflow = { reportType, payment, pricePerSupplier: 12_550 };
    const { own } = await connected({ workflow, supplier: { country } });
    expect(own.bir_request !== null).toBe(has);
    expect(own.onboarding_step).toBe(step);
    expect(own.payment?.price ?? null).toBe(payment === 'supplier' ? 125.5 : null);
  });
});
