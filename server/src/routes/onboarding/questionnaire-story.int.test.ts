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
let server: ReturnType<typeof createServer>;

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
    expect(saved.body.answers).toEqual(answersTo(world));
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
    expect(history.jobs).toEqual([{ name: 'mail.send-notification', payload: { notificationId: told[0]?.id } }]);

    const late = await calls.save(by, answersTo(world)).expect(409);
    expect(late.body.code).toBe('onboarding_finished');
    await calls.phone(by, '+54 11 4321 0000').expect(409);
  });

  it('writes everything once when it is submitted many times at the same moment', async () => {
    const { calls, by, supplier, questions, ...world } = await connected();
    await calls.upload(by, questions.file.id, 'a,b\n1,2').expect(200);
    const answers = answersTo({ ...world, questions, supplier });
    const results = await Promise.all(Array.from({ length: 6 }, () => calls.submit(by, answers)));
    expect(results.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409, 409]);
    const history = await historyOf(supplier.id);
    expect(history.activities.filter((type) => type === 'onboarding_finished')).toHaveLength(1);
    expect(history.updates.filter((name) => name === 'started_questionnaire')).toHaveLength(1);
    expect(history.jobs).toHaveLength(1);
  });

  it('is started and connected once, however many ask at once', async () => {
    const world = await buildOnboarding(app);
    const account = await buildSupplierAccount(app, world.email);
    const calls = callsOf(world);
    const by = { link: world.link, token: account.token };
    await Promise.all([
      ...Array.from({ length: 4 }, () => calls.start({ link: world.link })),
      calls.connect(by),
      calls.connect(by),
    ]);
    const history = await historyOf(world.supplier.id);
    expect(history.updates).toEqual(['started_onboarding', 'account_created']);
    expect(history.activities).toEqual(['onboarding_started']);
    expect(history.statuses).toEqual(['in_progress']);
  });
});

describe('answers', () => {
  it('refuses what does not fit its question, and then saves nothing', async () => {
    const { calls, by, questions, workflow } = await connected();
    const refusedFor = async (questionId: string, answer: unknown) => {
      const refused = await calls
        .save(by, [
          { question_id: questions.optional.id, answer: 'kept out' },
          { question_id: questionId, answer },
        ])
        .expect(422);
      expect(refused.body).toMatchObject({
        error: 'This answer does not fit the question.',
        code: 'answer_invalid',
        details: [{ path: `answers.${questionId}` }],
      });
    };
    await refusedFor(questions.radio.id, 'not an option');
    await refusedFor(questions.radio.id, [questions.radio.options[0]?.id]);
    await refusedFor(questions.checkbox.id, questions.checkbox.options[0]?.id);
    await refusedFor(questions.checkbox.id, [questions.radio.options[0]?.id]);
    await refusedFor(questions.input.id, ['text']);
    await refusedFor(questions.section.id, 'text');
    await refusedFor(questions.file.id, 'text');
    await refusedFor(workflow.id, 'text');
    expect((await calls.read(by)).body.answers).toEqual([]);
  });

  it('asks for each required question that is missing, empty or blank', async () => {
    const { calls, by, questions } = await connected();
    const refused = await calls
      .submit(by, [
        { question_id: questions.input.id, answer: '   ' },
        { question_id: questions.checkbox.id, answer: [] },
        { question_id: questions.optional.id, answer: 'kept \u0000 although refused' },
      ])
      .expect(422);
    expect(refused.body.details.map(({ path }: { path: string }) => path)).toEqual(
      [questions.input, questions.radio, questions.checkbox, questions.file].map(({ id }) => `answers.${id}`),
    );
    expect((await calls.read(by)).body.answers).toEqual([
      { question_id: questions.optional.id, answer: 'kept  although refused' },
    ]);
  });

  it('replaces, clears and deletes by question', async () => {
    const { calls, by, questions } = await connected();
    await calls.save(by, [{ question_id: questions.input.id, answer: 'first' }]).expect(200);
    const replaced = await calls.save(by, [{ question_id: questions.input.id, answer: 'second' }]).expect(200);
    expect(replaced.body.answers).toEqual([{ question_id: questions.input.id, answer: 'second' }]);
    const cleared = await calls.save(by, [{ question_id: questions.input.id, answer: null }]).expect(200);
    expect(cleared.body.answers).toEqual([]);
    await calls.save(by, [{ question_id: questions.input.id, answer: 'third' }]).expect(200);
    const deleted = await calls.remove(by, questions.input.id).expect(200);
    expect(deleted.body.answers).toEqual([]);
    await calls.remove(by, questions.input.id).expect(200);
    await calls.remove(by, '01890000-0000-7000-8000-000000000000').expect(404);
  });

  it('keeps the old file until a new one is stored', async () => {
    const { calls, by, questions, supplier } = await connected();
    const first = await calls.upload(by, questions.file.id, 'a,b\n1,2', 'año 2025.csv').expect(200);
    expect(first.body.answers).toEqual([
      { question_id: questions.file.id, answer: { file_id: expect.any(String), name: 'año 2025.csv', size: 7 } },
    ]);
    const oldId = first.body.answers[0].answer.file_id;
    await calls.upload(by, questions.file.id, '<html>', 'page.html').expect(415);
    expect((await calls.read(by)).body.answers[0].answer.file_id).toBe(oldId);
    expect((await app.db.read.storedFile.findUniqueOrThrow({ where: { id: oldId } })).orphanedAt).toBeNull();

    const second = await calls.upload(by, questions.file.id, 'a,b\n3,4', 'new.csv').expect(200);
    expect(second.body.answers).toHaveLength(1);
    expect(second.body.answers[0].answer.name).toBe('new.csv');
    expect((await app.db.read.storedFile.findUniqueOrThrow({ where: { id: oldId } })).orphanedAt).not.toBeNull();
    const refused = await calls.upload(by, questions.input.id, 'a,b', 'a.csv').expect(422);
    expect(refused.body.details[0].path).toBe(`answers.${questions.input.id}`);
    expect(await app.db.read.storedFile.count({ where: { companyId: supplier.companyId } })).toBe(2);
  });

  it('asks a required question again when its meaning has changed since', async () => {
    const { calls, by, questions, ...world } = await connected({ workflow: { reportType: 'ckr' } });
    await calls.upload(by, questions.file.id, 'a,b\n1,2').expect(200);
    await calls.submit(by, answersTo({ ...world, questions })).expect(200);
    await app.db.system((tx) =>
      tx.questionnaireItem.updateMany({
        where: { id: { in: [questions.input.id, questions.optional.id] } },
        data: { version: 2 },
      }),
    );
    const seen = (await calls.read(by)).body;
    expect(seen.onboarding_step).toBe('confirmation_call');
    expect(seen.answers.map((answer: { question_id: string }) => answer.question_id)).not.toContain(questions.input.id);
    const refused = await calls.submit(by).expect(422);
    expect(refused.body.details).toMatchObject([{ path: `answers.${questions.input.id}` }]);
    await calls.submit(by, [{ question_id: questions.input.id, answer: 'Since 1987' }]).expect(200);
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
