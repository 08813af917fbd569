import { buildSupplierAccount } from '@homologa/core/test/builders';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import { closeWorkflow } from '@homologa/core/workflows/close-workflow';
import request from 'supertest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildOnboarding, onboardingClient } from '../../test/onboarding-builders';
import { serveRoutes } from '../../test/serve-routes';
import { privacyRoutes } from '../privacy/privacy.routes';
import { supplierRoutes } from '../suppliers/suppliers.routes';
import { timelineRoutes } from '../suppliers/timeline.routes';
import { workflowRoutes } from '../workflows/workflows.routes';
import { answersRoutes } from './answers.routes';
import { onboardingRoutes } from './onboarding.routes';

let app: TestApp;
let server: ReturnType<typeof serveRoutes>;

beforeAll(async () => {
  app = await createTestApp();
  server = serveRoutes(app, [
    ...workflowRoutes,
    ...onboardingRoutes,
    ...answersRoutes,
    ...timelineRoutes,
    ...supplierRoutes,
    ...privacyRoutes,
  ]);
});
afterAll(() => app.destroy());

async function scene() {
  const world = await buildOnboarding(app, { workflow: { reportType: 'bir' }, supplier: { country: 'brazil' } });
  const { questions, workflow, supplier } = world;
  const { token } = await buildSupplierAccount(app, world.email);
  const calls = onboardingClient(server, { workflowId: workflow.id, supplierId: supplier.id });
  await calls.connect({ link: world.link, token }).expect(200);
  await calls.upload({ token }, questions.file.id, 'a,b').expect(200);
  const given = [
    { question_id: questions.input.id, answer: 'Since 1987' },
    { question_id: questions.radio.id, answer: questions.radio.options[2]?.id },
    { question_id: questions.checkbox.id, answer: [questions.checkbox.options[0]?.id] },
  ];
  await calls.submit({ token }, given).expect(200);
  const get = async (path: string, by: string) =>
    (
      await request(server)
        .get(path)
        .set({ Authorization: `Bearer ${by}` })
        .expect(200)
    ).body;
  const place = `workflows/${workflow.id}/suppliers/${supplier.id}`;
  const said = async () => {
    const { onboardings } = await get('/onboarding/account', token);
    const own = await get(`/onboarding/${place}`, token);
    const timelines = [
      await get(`/onboarding/${place}/timeline`, token),
      await get(`/api/${place}/timeline`, world.admin.token),
    ];
    return {
      home: onboardings[0].awaited,
      own: [own.onboarding_step, own.questionnaire.reopened],
      timelines: timelines.map(({ awaited }) => awaited && [awaited.side, awaited.wait]),
      client: (await get(`/api/${place}`, world.admin.token)).questionnaire.reopened,
    };
  };
  const path = `/api/workflows/${workflow.id}`;
  const { questionnaire } = await get(path, world.admin.token);
  const edited = questionnaire.map((question: { _id: string }) =>
    question._id === questions.input.id ? { ...question, title: 'Founded in which year?' } : question,
  );
  const edit = () =>
    request(server)
      .put(path)
      .set({ Authorization: `Bearer ${world.admin.token}` })
      .send({ questionnaire: edited })
      .expect(200);
  return { ...world, token, calls, said, edit };
}

const CALLED = ['provider', 'confirmation_call'];
const QUIET = {
  home: 'provider',
  own: ['confirmation_call', false],
  timelines: [CALLED, CALLED],
  client: false,
};

it('home, timelines and the own answer of a supplier agree on reopened questions until they are answered', async () => {
  const { questions, token, calls, said, edit } = await scene();
  expect(await said()).toEqual(QUIET);
  await edit();
  const asked = ['supplier', 'questionnaire'];
  expect(await said()).toEqual({
    home: 'supplier',
    own: ['confirmation_call', true],
    timelines: [asked, asked],
    client: true,
  });
  const answered = await calls.submit({ token }, [{ question_id: questions.input.id, answer: '1987' }]).expect(200);
  expect(answered.body.questionnaire.reopened).toBe(false);
  expect(await said()).toEqual(QUIET);
});

it('a closed workflow has no reopened questions', async () => {
  const { admin, workflow, said, edit } = await scene();
  await edit();
  await closeWorkflow(app.contextFor(admin.actor), workflow.id);
  expect(await said()).toEqual({ ...QUIET, home: 'closed', timelines: [null, null] });
});
