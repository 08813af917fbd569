import { afterAll, beforeAll, expect, test } from 'vitest';
import { reviewScore } from '../../suppliers/scoring/review-score';
import { getSupplierScore } from '../../suppliers/supplier.queries';
import { buildSubmitted } from '../../test/submitted-world';
import { createTestApp, type TestApp } from '../../test/test-database';
import { loadItems } from '../../workflows/questionnaire.queries';
import { listResultSuppliers } from './results.queries';
import { scoreCells } from './score-cells';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.destroy());

test('a sheet has both percentages, and the reviews that count with who made them', async () => {
  const { asAdmin, place, companyId, questions } = await buildSubmitted(app);
  const cells = () =>
    app.db.tenant(companyId, async (tx) => {
      const { workflowId, supplierId } = place;
      const page = { after: null, limit: 1 };
      const [supplier] = await listResultSuppliers(tx, companyId, { workflowId, supplierId }, page);
      if (!supplier) throw new Error('no supplier');
      return scoreCells(supplier, { items: await loadItems(tx, companyId, workflowId), retired: [] }, 'en');
    });
  expect(await cells()).toEqual([50, 'Fails', 50, null]);
  const scoreId = (await getSupplierScore(asAdmin, place))?.score.id ?? '';
  const review = { ...place, scoreId, questionId: questions.radio.id, verdict: 'rescored', note: 'Valid' } as const;
  await reviewScore(asAdmin, { ...review, points: 7 });
  await reviewScore(asAdmin, { ...review, points: 8.5 });
  expect(await cells()).toEqual([85, 'Passes', 50, '2. Re-scored 7 → 8.5 (Ana Pérez): Valid']);
});
