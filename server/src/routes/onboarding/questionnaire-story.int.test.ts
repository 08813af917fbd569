import { buildSupplierAccount } from '@homologa/core/test/builders';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import {
  ownSupplierView,
  supplierConnectedView,
  supplierLinkView,
} from '@homologa/domain/onboarding/onboarding.contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltOnboarding, buildOnboarding, onboardingClient } from '../../test/onboarding-builders';
import { serveRoutes } from '../../test/serve-routes';
import { answersRoutes } from './answers.routes';
import { onboardingRoutes } from './onboarding.routes';

let app: TestApp;
let server: ReturnType<typeof serveRoutes>;

beforeAll(async () => {
  app = await createTestApp();
  server = serveRoutes(app, [...onboardingRoutes, ...answersRoutes]);
});
afterAll(() => app.destroy());

const callsOf = ({ workflow, supplier }: BuiltOnboarding) =>
  onboardingClient(server, { workflowId: workflow.id, supplierId: supplier.id });

async function connected(overrides: Parameters<typeof buildOnboarding>[1] = {}) {
  const world = await buildOnboarding(app, overrides);
  const account = await buildSupplierAccount(app, world.email);
  const calls = callsOf(world);
  const by = { token: account.token };
  await calls.connect({ link: world.link, token: account.token }).expect(200);
  return { ...world, account, calls, by };
}

const answersTo = ({ questions }: BuiltOnboarding) => [
  { question_id: questions.input.id, answer: 'Since 1987' },
  { question_id: questions.radio.id, answer: questions.radio.options[1]?.id },
  { question_id: questions.checkbox.id, answer: [questions.checkbox.options[0]?.id] },
];

async function historyOf(supplierId: string) {
  const supplier = await app.db.read.supplier.findUniqueOrThrow({
    where: { id: supplierId },
    include: {
      statusUpdates: { orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] },
      transitions: { orderBy: { createdAt: 'asc' } },
      activities: { orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] },
      reportRequests: true,
    },
  });
  const jobs = await app.db.read.job.findMany({ where: { companyId: supplier.companyId } });
  return {
    supplier,
    updates: supplier.statusUpdates.map(({ name }) => name),
    statuses: supplier.transitions.map(({ toStatus }) => toStatus),
    activities: supplier.activities.map(({ type }) => type),
    reportRequests: supplier.reportRequests,
    jobs: jobs.map(({ name, payload }) => ({ name, payload })),
  };
}

// The rules for answers are tested with the use cases in core/src/onboarding.
describe('a Questionnaire onboarding', () => {
  it('goes from the mailed link to the finish, with every trace in order', async () => {
    const world = await buildOnboarding(app);
    const { link, questions, supplier } = world;
    const calls = callsOf(world);

    const seen = await calls.read({ link }).expect(200);
    expect(supplierLinkView.strict().parse(seen.body)).toEqual({
      _id: supplier.id,
      id: supplier.id,
      workflow_id: world.workflow.id,
      company_name: 'Aceros del Sur S.A.',
      onboarding_step: 'introduction',
      country: 'argentina',
      payment_region: 'argentina',
      before_start: { minutes: expect.any(Number), questions: 5, papers: expect.any(Array), price: null },
      account: null,
    });

    const started = await calls.start({ link }).expect(200);
    expect(started.body.onboarding_step).toBe('account_connection');
    await calls.start({ link }).expect(200);

    const account = await buildSupplierAccount(app, world.email.toUpperCase());
    const by = { token: account.token };
    const own = await calls.connect({ link, ...by }, { account_id: account.userId }).expect(200);
    expect(ownSupplierView.strict().parse(own.body)).toMatchObject({
      status: 'in_progress',
      onboarding_step: 'questionnaire',
      go_back: ['questionnaire'],
      email: world.email,
      full_name: 'Luisa Gómez',
      account: { connected: true, account_id: account.userId, email: account.email, phone: '5511999998888' },
      answers: [],
      questionnaire: { started_at: null, completed_at: null },
      bir_request: null,
      payment: null,
    });

    const afterwards = await calls.read({ link }).expect(200);
    expect(supplierConnectedView.strict().parse(afterwards.body)).toEqual({
      _id: supplier.id,
      id: supplier.id,
      company_name: 'Aceros del Sur S.A.',
      onboarding_step: 'questionnaire',
      account: { connected: true },
    });

    await calls.save(by, [{ question_id: questions.input.id, answer: null }]).expect(200);
    expect((await historyOf(supplier.id)).updates).toEqual(['started_onboarding', 'account_created']);
    const saved = await calls.save(by, answersTo(world)).expect(200);
    expect(saved.body.answers).toMatchObject(answersTo(world));
    expect(saved.body.questionnaire.started_at).not.toBeNull();

    const refused = await calls.submit(by).expect(422);
    expect(refused.body).toMatchObject({
      error: 'Please answer all required (*) fields',
      code: 'required_answers_missing',
      details: [{ path: `answers.${questions.file.id}` }],
    });

    await calls.upload(by, questions.file.id, 'year,total\n2025,10').expect(200);
    const finished = await calls.submit(by).expect(200);
    expect(finished.body).toMatchObject({ onboarding_step: 'finished', status: 'completed' });
    expect(finished.body.questionnaire.completed_at).not.toBeNull();

    const history = await historyOf(supplier.id);
    expect(history.updates).toEqual([
      'started_onboarding',
      'account_created',
      'started_questionnaire',
      'onboarding_completed',
    ]);
    expect(history.statuses).toEqual(['in_progress', 'completed']);
    expect(history.activities).toEqual(['onboarding_started', 'questionnaire_finished', 'onboarding_finished']);
    expect(history.supplier.finishedAt).not.toBeNull();
    expect(history.reportRequests).toEqual([]);
    const told = await app.db.read.notification.findMany({ where: { supplierId: supplier.id } });
    expect(told).toMatchObject([{ userId: world.admin.userId, kind: 'onboarding_finished' }]);
    expect(history.jobs).toContainEqual({ name: 'mail.send-notification', payload: { notificationId: told[0]?.id } });
    const mails = await app.db.read.supplierMail.findMany({ where: { supplierId: supplier.id } });
    expect(mails.map(({ kind }) => kind).toSorted((a, b) => a.localeCompare(b))).toEqual([
      'account_made',
      'all_received',
    ]);

    const late = await calls.save(by, answersTo(world)).expect(409);
    expect(late.body.code).toBe('onboarding_finished');
    await calls.phone(by, '+54 11 4321 0000').expect(409);
  });
});

describe('answers', () => {
  it('are refused under the path of their question, and deleted by its id', async () => {
    const { calls, by, questions } = await connected();
    const refused = await calls.save(by, [{ question_id: questions.radio.id, answer: 'not an option' }]).expect(422);
    expect(refused.body).toMatchObject({
      error: 'This answer does not fit the question.',
      code: 'answer_invalid',
      details: [{ path: `answers.${questions.radio.id}` }],
    });
    const saved = await calls.save(by, [{ question_id: questions.input.id, answer: 'third \u0000 one' }]).expect(200);
    expect(saved.body.answers).toMatchObject([{ question_id: questions.input.id, answer: 'third  one' }]);
    expect((await calls.remove(by, questions.input.id).expect(200)).body.answers).toEqual([]);
    await calls.remove(by, '01890000-0000-7000-8000-000000000000').expect(404);
  });

  it('are rejected with 409 if another device has replaced the version that the call names', async () => {
    const { calls, by, questions } = await connected();
    const save = (answer: string, seen: string) => calls.save(by, [{ question_id: questions.input.id, answer, seen }]);
    const first = await save('first', '').expect(200);
    const { version } = first.body.answers[0];
    await save('second', version).expect(200);
    const refused = await save('third', version).expect(409);
    expect(refused.body).toMatchObject({
      code: 'answer_changed',
      details: [{ path: `answers.${questions.input.id}` }],
    });
    const submitted = await calls
      .submit(by, [{ question_id: questions.input.id, answer: 'third', seen: version }])
      .expect(409);
    expect(submitted.body.code).toBe('answer_changed');
    const seen = await calls.read(by).expect(200);
    expect(seen.body.answers[0].answer).toBe('second');
    await save('third', seen.body.answers[0].version).expect(200);
  });

  it('of files are shown with id, name and size', async () => {
    const { calls, by, questions } = await connected();
    const first = await calls.upload(by, questions.file.id, 'a,b\n1,2', 'año 2025.csv').expect(200);
    expect(first.body.answers).toMatchObject([
      { question_id: questions.file.id, answer: { file_id: expect.any(String), name: 'año 2025.csv', size: 7 } },
    ]);
    await calls.upload(by, questions.file.id, '<html>', 'page.html').expect(415);
    const refused = await calls.upload(by, questions.input.id, 'a,b', 'a.csv').expect(422);
    expect(refused.body.details[0].path).toBe(`answers.${questions.input.id}`);
  });
});

describe('what is phoned', () => {
  it("is the account's phone until the supplier changes it", async () => {
    const { calls, by } = await connected({ workflow: { reportType: 'ckr' } });
    const refused = await calls.phone(by, '  ').expect(422);
    expect(refused.body).toMatchObject({ error: 'Phone is required', details: [{ path: 'account.phone' }] });
    const changed = await calls.phone(by, ' +54 11 4321-0000 ').expect(200);
    expect(changed.body.account.phone).toBe('+541143210000');
  });
});
