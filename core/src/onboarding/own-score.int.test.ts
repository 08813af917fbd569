import { afterAll, beforeAll, expect, test } from 'vitest';
import { reviewScore } from '../suppliers/scoring/review-score';
import { getSupplierScore } from '../suppliers/supplier.queries';
import { buildSubmitted } from '../test/submitted-world';
import { createTestApp, type TestApp } from '../test/test-database';
import { readSeenSupplier } from './onboarding.queries';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.destroy());

test('a supplier that sees its score sees it as reviewed, like the lists of its client', async () => {
  const { asAdmin, place, companyId, questions } = await buildSubmitted(app, {
    workflow: { reportType: 'questionnaire', scoreShown: true },
  });
  const scoreId = (await getSupplierScore(asAdmin, place))?.score.id ?? '';
  const review = { questionId: questions.radio.id, verdict: 'rescored', points: 8, note: 'Valid' } as const;
  await reviewScore(asAdmin, { ...place, scoreId, ...review });
  const seen = await app.db.tenant(companyId, (tx) => readSeenSupplier(tx, { companyId, ...place }, 'own'));
  expect(seen.supplier.score?.result).toMatchObject({ percent: 80, outcome: 'passes' });
});
