import { buildSupplierAccount } from '@homologa/core/test/builders';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import { accountHomeResponse } from '@homologa/domain/onboarding/account-home.contract';
import { ownSupplierView } from '@homologa/domain/onboarding/onboarding.contract';
import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildOnboarding, onboardingClient } from '../../test/onboarding-builders';
import { serveRoutes } from '../../test/serve-routes';
import { privacyRoutes } from '../privacy/privacy.routes';
import { answersRoutes } from './answers.routes';
import { onboardingRoutes } from './onboarding.routes';

let app: TestApp;
let server: ReturnType<typeof serveRoutes>;
beforeAll(async () => {
  app = await createTestApp();
  server = serveRoutes(app, [...onboardingRoutes, ...answersRoutes, ...privacyRoutes]);
});
afterAll(() => app.destroy());

const SCORING = {
  thresholds: [
    { id: 'a', name: 'Umbral reprobado', colour: 'red', from: 0, decision: 'rejected' },
    { id: 'b', name: 'Umbral aprobado', colour: 'green', from: 60, decision: 'approved' },
  ],
};

/** Submits a scored questionnaire and returns everything that its supplier is answered meanwhile and afterwards. */
async function submitted(scoreShown: boolean) {
  const world = await buildOnboarding(app, { workflow: { scoring: SCORING, scoreShown } });
  const { radio, input, checkbox, file } = world.questions;
  const options = radio.options.map(({ id, value }, place) => ({ id, value, points: [10, 7][place] ?? 0 }));
  await app.db.system((tx) =>
    tx.questionnaireItem.update({
      where: { id: radio.id },
      data: { options },
    }),
  );
  const account = await buildSupplierAccount(app, world.email);
  const calls = onboardingClient(server, { workflowId: world.workflow.id, supplierId: world.supplier.id });
  const by = { token: account.token };
  const get = (path: string) =>
    request(server)
      .get(path)
      .set({ Authorization: `Bearer ${account.token}` });
  const before = [
    await calls.connect({ link: world.link, ...by }).expect(200),
    await calls.upload(by, file.id, 'year,total\n2025,10').expect(200),
  ];
  const end = await calls
    .submit(by, [
      { question_id: input.id, answer: 'Since 1987' },
      { question_id: radio.id, answer: radio.options[1]?.id },
      { question_id: checkbox.id, answer: [checkbox.options[0]?.id] },
    ])
    .expect(200);
  const read = await calls.read(by).expect(200);
  const workflow = await get(`/onboarding/workflows/${world.workflow.id}`).expect(200);
  const home = await get('/onboarding/account').expect(200);
  return { before, after: [end, read], workflow, home };
}

test('a supplier is answered nothing of points unless the client shows them', async () => {
  const { before, after, workflow, home } = await submitted(false);
  for (const { body } of [...before, ...after, workflow, home]) {
    expect(JSON.stringify(body)).not.toMatch(/score|points|scoring|percent|Umbral|knock|threshold/i);
  }
});

test('a supplier sees outcome and points per line after the submit where the client shows them', async () => {
  const { before, after, workflow, home } = await submitted(true);
  for (const { body } of [...before, workflow])
    expect(JSON.stringify(body)).not.toMatch(/score|points|percent|Umbral/i);
  for (const { body } of after) {
    expect(ownSupplierView.parse(body).score).toMatchObject({
      percent: 70,
      points: 7,
      maximum: 10,
      knocked_out: false,
      outcome: { name: 'Umbral aprobado', colour: 'green' },
      sections: [{ lines: [{ points: 7, maximum: 10, why: { by: 'options' } }] }],
    });
    expect(JSON.stringify(body)).not.toMatch(/decision|weight/i);
  }
  expect(accountHomeResponse.parse(home.body).onboardings[0]?.score).toEqual({
    percent: 70,
    outcome: { name: 'Umbral aprobado', colour: 'green' },
  });
});
