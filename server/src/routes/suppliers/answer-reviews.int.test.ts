import { type BuiltPerson, buildPerson, buildSupplier, buildWorkflow } from '@homologa/core/test/builders';
import { buildQuestion } from '@homologa/core/test/onboarding-world';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import { supplierResponse } from '@homologa/domain/suppliers/supplier.contract';
import type { Express } from 'express';
import request from 'supertest';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { serveRoutes } from '../../test/serve-routes';
import { answerReviewRoutes } from './answer-reviews.routes';
import { supplierRoutes } from './suppliers.routes';

let app: TestApp;
let server: Express;
let user: BuiltPerson;
let flow: { id: string; companyId: string };
let supplier: string;

beforeAll(async () => {
  app = await createTestApp();
  server = serveRoutes(app, [...supplierRoutes, ...answerReviewRoutes]);
  user = await buildPerson(app, { role: 'company_user' });
  flow = await buildWorkflow(app, user.companyId ?? '');
});
beforeEach(async () => {
  ({ id: supplier } = await buildSupplier(app, flow));
});
afterAll(() => app.destroy());

const addQuestion = async (type: 'input' | 'section', workflow = flow): Promise<string> =>
  (await buildQuestion(app, workflow, type)).id;

const bearer = (who: { token: string }) => ({ Authorization: `Bearer ${who.token}` });
const path = () => `/api/workflows/${flow.id}/suppliers/${supplier}`;
const review = (questionId: string, body: object, who = user) =>
  request(server).put(`${path()}/question/${questionId}/review`).set(bearer(who)).send(body);
const audited = () =>
  app.db.system((tx) => tx.auditEntry.count({ where: { objectId: supplier, action: 'supplier.review_answer' } }));

test('a flag and a note are kept with the supplier, each replaced alone, and removed when both are empty', async () => {
  const question = await addQuestion('input');
  app.setNow(new Date('2026-11-21T10:00:00Z'));
  const first = await review(question, { flagged: true, note: ' Ask for the permit ' });
  expect(first.status).toBe(200);
  expect(supplierResponse.safeParse(first.body).error).toBeUndefined();
  const { body } = await request(server).get(path()).set(bearer(user)).expect(200);
  expect(body.answer_reviews).toEqual([
    {
      question_id: question,
      flagged: true,
      note: 'Ask for the permit',
      by: { name: 'Ana Pérez' },
      at: '2026-11-21T10:00:00.000Z',
    },
  ]);
  const noted = await review(question, { note: 'Ask for the other permit' });
  expect(noted.body.answer_reviews).toMatchObject([{ flagged: true, note: 'Ask for the other permit' }]);
  const removed = await review(question, { flagged: false, note: '' });
  expect(removed.body.answer_reviews).toEqual([]);
});

test('the same review again writes nothing and is not audited again', async () => {
  const question = await addQuestion('input');
  await review(question, { flagged: true }).expect(200);
  await review(question, { flagged: true }).expect(200);
  expect(await audited()).toBe(1);
});

test('rejects a section, a question of another workflow and a foreign company with 404, a long note with 422', async () => {
  const question = await addQuestion('input');
  const elsewhere = await addQuestion('input', await buildWorkflow(app, flow.companyId));
  await review(await addQuestion('section'), { flagged: true }).expect(404);
  await review(elsewhere, { flagged: true }).expect(404);
  await review(question, { flagged: true }, await buildPerson(app)).expect(404);
  expect([400, 422]).toContain((await review(question, { note: 'x'.repeat(1_001) })).status);
  expect(await audited()).toBe(0);
});
