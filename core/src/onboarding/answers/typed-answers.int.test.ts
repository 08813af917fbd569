import type { AnswerFormat } from '@homologa/domain/questionnaires/answer-format';
import type { TableAnswer } from '@homologa/domain/questionnaires/answer-shapes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answeredSuppliers } from '../../exports/results/answered-suppliers.queries';
import { answerVersion } from '../../questionnaires/answer-version.queries';
import { getSupplier } from '../../suppliers/supplier.queries';
import { buildConnected } from '../../test/onboarding-world';
import { createTestApp, type TestApp } from '../../test/test-database';
import { loadItems } from '../../workflows/questionnaire.queries';
import { updateWorkflow } from '../../workflows/update-workflow';
import { saveAnswers } from './save-answers';
import type { GivenAnswer } from './store-answers';
import { submitQuestionnaire } from './submit-questionnaire';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.destroy());

const OWNERS: AnswerFormat = {
  kind: 'table',
  max_rows: 2,
  columns: [
    { id: 'share', title: 'Share', required: false, format: { kind: 'percent', max: 100 } },
    { id: 'name', title: 'Name', required: true, format: { kind: 'short_text' } },
  ],
};

/** A questionnaire that asks for a yes or no, an amount of those who say yes, owners, and a certificate or a reason. */
async function typedWorld() {
  const world = await buildConnected(app, {});
  const client = app.contextFor(world.admin.actor);
  const asked = (title: string, format: AnswerFormat | null, more: object = {}) => ({
    _id: title,
    type: 'input' as const,
    title,
    required: true,
    options: [],
    format,
    ...more,
  });
  const { workflow } = await updateWorkflow(client, {
    id: world.workflow.id,
    changes: {
      questionnaire: [
        asked('Exports?', { kind: 'yes_no' }),
        asked('Sales', { kind: 'money' }, { show_if: { question: 'Exports?', is: 'equals', value: 'yes' } }),
        asked('Large', null, { required: false, show_if: { question: 'Sales', is: 'at_least', value: 1000 } }),
        asked('Owners', OWNERS),
        asked('ISO', { kind: 'date', to: '2026-12-31' }, { allow_na: true }),
      ],
    },
    notify: false,
  });
  const ids = new Map(workflow.questionnaire.map(({ title, id }) => [title, id]));
  const idOf = (title: string): string => ids.get(title) ?? '';
  const give = (title: string, answer: GivenAnswer['answer'], seen?: string): GivenAnswer => ({
    questionId: idOf(title),
    answer,
    seen,
  });
  return { ...world, client, idOf, give };
}

test('typed answers are stored in one spelling, checked by cell, compared, submitted and exported for their reader', async () => {
  const { ctx, key, give, idOf, client, companyId, workflow } = await typedWorld();
  const owners: TableAnswer = { rows: [{ share: '060.50', name: 'Ana' }, { name: 'Bea' }] };
  const { supplier } = await saveAnswers(ctx, key, [
    give('Exports?', 'yes'),
    give('Sales', '01200.5 usd'),
    give('Owners', owners),
  ]);
  const valueOf = (title: string) => supplier.answers.find(({ questionId }) => questionId === idOf(title))?.value;
  expect(valueOf('Sales')).toBe('1200.50 USD');
  expect(JSON.stringify(valueOf('Owners'))).toBe('{"rows":[{"name":"Ana","share":"60.5"},{"name":"Bea"}]}');

  const stored: TableAnswer = { rows: [{ name: 'Ana', share: '60.5' }, { name: 'Bea' }] };
  const again = give('Owners', { rows: [{ share: '60.5', name: 'Ana' }] }, answerVersion(stored));
  await saveAnswers(ctx, key, [again]);
  await expect(saveAnswers(ctx, key, [give('Owners', owners, answerVersion(stored))])).rejects.toMatchObject({
    code: 'answer_changed',
  });

  const bad: TableAnswer = { rows: [{ name: 'Ana' }, { name: 'Bea', share: '101' }] };
  const refused = saveAnswers(ctx, key, [give('Owners', bad), give('ISO', '2027-01-01'), give('Sales', '1.200,50')]);
  await expect(refused).rejects.toMatchObject({
    code: 'answer_invalid',
    details: [
      { path: `answers.${idOf('Owners')}.rows.1.share`, message: '100% or less' },
      { path: `answers.${idOf('ISO')}`, message: 'December 31, 2026 or earlier' },
      { path: `answers.${idOf('Sales')}`, message: 'Enter an amount and choose its currency' },
    ],
  });
  await expect(saveAnswers(ctx, key, [give('Sales', { not_applicable: 'no' })])).rejects.toMatchObject({
    code: 'answer_invalid',
  });

  const incomplete = give('Owners', { rows: [{ share: '10' }] });
  await expect(submitQuestionnaire(ctx, key, [incomplete])).rejects.toMatchObject({
    code: 'required_answers_missing',
    details: [{ path: `answers.${idOf('Owners')}` }, { path: `answers.${idOf('ISO')}` }],
  });
  await submitQuestionnaire(ctx, key, [
    give('Owners', { rows: [{ name: 'Ana', share: '60.5' }] }),
    give('ISO', { not_applicable: ' no plant ' }),
    give('Large', 'yes'),
  ]);
  const items = await app.db.tenant(companyId, (tx) => loadItems(tx, companyId, workflow.id));
  const questionnaire = { items, reportType: 'questionnaire', locale: 'pt-BR' } as const;
  for await (const [only] of answeredSuppliers(client, companyId, workflow.id, questionnaire)) {
    const written = (title: string) => only?.answers.get(idOf(title));
    expect(written('Exports?')).toBe('Sim');
    expect(written('Sales')).toBe('1.200,50 USD');
    expect(written('Large')).toBe('yes');
    expect(written('Owners')).toBe('Share | Name\n60,5% | Ana');
    expect(written('ISO')).toBe('Não se aplica: no plant');
  }

  // The client's case reads the questions by its own statement, and can write no answer without its format.
  const seen = await getSupplier(client, { workflowId: workflow.id, supplierId: key.supplierId });
  expect(seen.questions).toMatchObject([
    { format: { kind: 'yes_no' } },
    { format: { kind: 'money' } },
    { format: null },
    { format: OWNERS },
    { format: { kind: 'date' }, allowNa: true },
  ]);
});
