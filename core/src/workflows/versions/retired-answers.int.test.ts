import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDeskFile } from '../../desk/open-desk-file';
import { listResultSuppliers, listRetiredQuestions } from '../../exports/results/results.queries';
import { scoreCells } from '../../exports/results/score-cells';
import { requireStorageQuota } from '../../files/storage-quota';
import { newId } from '../../kernel/ids';
import { saveAnswers } from '../../onboarding/answers/save-answers';
import { readPersonalData } from '../../privacy/personal-data.queries';
import { countCandidates } from '../../privacy/retention/candidates.queries';
import { sendBackAnswers } from '../../send-backs/send-back-answers';
import { reviewScore } from '../../suppliers/scoring/review-score';
import { getSupplierScore, readSupplierDetail } from '../../suppliers/supplier.queries';
import { buildStaff } from '../../test/builders';
import { buildSubmitted } from '../../test/submitted-world';
import { createTestApp, type TestApp } from '../../test/test-database';
import { loadItems } from '../questionnaire.queries';
import { updateWorkflow } from '../update-workflow';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.destroy());

/** Removes all questions but the first after the submit, and asks a new optional one. */
async function buildRetired(overrides?: Parameters<typeof buildSubmitted>[1]) {
  const world = await buildSubmitted(app, overrides);
  const { asAdmin, place, questions, companyId } = world;
  const update = () =>
    updateWorkflow(asAdmin, {
      id: place.workflowId,
      changes: {
        questionnaire: [
          { _id: questions.input.id, type: 'input', title: 'A input', required: true, options: [] },
          { type: 'input', title: 'How many employees?', required: false, options: [] },
        ],
      },
      notify: false,
    });
  const retired = () => app.db.read.retiredAnswer.findMany({ where: { supplierId: place.supplierId } });
  return {
    ...world,
    update,
    retired,
    fileId: async () => (await retired()).find(({ questionId }) => questionId === questions.file.id)?.fileId ?? '',
    owned: { companyId, supplierId: place.supplierId },
  };
}

const system = () => app.contextFor({ kind: 'system', name: 'test' });

test('the detail marks the questions that are not asked any more, whose answers cannot be sent back', async () => {
  const { update, asAdmin, companyId, place } = await buildRetired();
  await update();
  const { questions } = await readSupplierDetail(asAdmin, companyId, place);
  expect(questions.map(({ title, isRetired }) => [title, isRetired ?? false])).toEqual([
    ['A section', true],
    ['A input', false],
    ['A radio', true],
    ['A checkbox', true],
    ['A file', true],
    ['A input', true],
  ]);
  const items = questions.slice(1, 3).map(({ id }) => ({ question_id: id, reason: 'Why?' }));
  await expect(sendBackAnswers(asAdmin, place, items)).rejects.toMatchObject({
    details: [{ code: 'question_not_asked', path: 'items.1.question_id' }],
  });
});

test('the desk opens the file of an answer to a removed question', async () => {
  const { update, fileId, companyId, place } = await buildRetired();
  await update();
  const requestId = newId();
  await app.db.system((tx) =>
    tx.reportRequest.create({
      data: { id: requestId, companyId, ...place, kind: 'bir', gateway: 'desk', requestedAt: new Date() },
    }),
  );
  const staff = app.contextFor((await buildStaff(app)).actor);
  const file = await fileId();
  expect(await openDeskFile(staff, { requestId, fileId: file })).toMatchObject({ name: expect.any(String) });
});

test('the files of answers to removed questions count in the quota of the supplier', async () => {
  const { update, companyId, owned } = await buildRetired();
  await update();
  const ctx = system();
  const check = (supplierStorageBytes: number) =>
    app.db.tenant(companyId, (tx) =>
      requireStorageQuota({ ...ctx, config: { ...ctx.config, supplierStorageBytes } }, tx, owned, {}),
    );
  await expect(check(6)).rejects.toMatchObject({ code: 'supplier_storage_full' });
  await check(1000);
});

test('retention erases a supplier that has nothing but answers to removed questions', async () => {
  const { update, companyId, owned } = await buildRetired();
  await update();
  const old = new Date('2020-01-01T00:00:00Z');
  await app.db.system(async (tx) => {
    await tx.answer.deleteMany({ where: owned });
    const empty = { fullName: '', emails: [], phone: '', address: '', shareholders: [], accountPhone: null };
    await tx.supplier.update({
      where: { id: owned.supplierId },
      data: { ...empty, status: 'archived', modifiedAt: old },
    });
    await tx.$executeRaw`UPDATE "Supplier" SET "modifiedAt" = ${old} WHERE "id" = ${owned.supplierId}::uuid`;
  });
  const wanted = { companyId, kind: 'suppliers', before: new Date('2021-01-01T00:00:00Z') } as const;
  expect(await app.db.tenant(companyId, (tx) => countCandidates(tx, wanted))).toBe(1);
});

test('a change after the submit moves the supplier to the present version', async () => {
  const { update, retired, ctx, key, questions, place } = await buildRetired({ workflow: { reportType: 'ckr' } });
  await update();
  expect(await retired()).toHaveLength(3);
  await saveAnswers(ctx, key, [{ questionId: questions.input.id, answer: 'Since 1988' }]);
  expect(await retired()).toEqual([]);
  const { submittedVersion } = await app.db.read.supplier.findUniqueOrThrow({ where: { id: place.supplierId } });
  expect(submittedVersion).toBe(2);
});

test('the data copy has answers to removed questions, the score that is shown and automatic decisions', async () => {
  const { update, account, place, owned } = await buildRetired();
  await update();
  const decided = { decision: 'approved', reason: 'Passes · 100 %', createdAt: new Date() };
  await app.db.system((tx) =>
    tx.supplierDecision.createMany({
      data: [
        { id: newId(), ...owned, ...decided, decidedByName: '', byRule: true },
        { id: newId(), ...owned, ...decided, decision: 'rejected', decidedByName: 'Ana' },
      ],
    }),
  );
  const read = async () => (await readPersonalData(system(), account.userId)).data.onboardings[0];
  const hidden = await read();
  expect(hidden?.answersToFormerQuestions.map(({ question, value }) => [question, value])).toEqual(
    expect.arrayContaining([['A radio', 'No']]),
  );
  expect(hidden).toMatchObject({ score: null, automaticDecisions: [{ decision: 'approved', reason: '' }] });
  await app.db.system((tx) => tx.workflow.update({ where: { id: place.workflowId }, data: { scoreShown: true } }));
  expect(await read()).toMatchObject({
    score: { percent: 50, outcome: 'Fails' },
    automaticDecisions: [{ decision: 'approved', reason: 'Passes · 100 %' }],
  });
});

test('sheets have the removed questions that were submitted, and name them in reviews', async () => {
  const { update, companyId, place, asAdmin, questions } = await buildRetired();
  const scoreId = (await getSupplierScore(asAdmin, place))?.score.id ?? '';
  const review = { questionId: questions.radio.id, verdict: 'rescored', points: 7, note: 'Valid' } as const;
  await reviewScore(asAdmin, { ...place, scoreId, ...review });
  await update();
  await app.db.tenant(companyId, async (tx) => {
    const items = await loadItems(tx, companyId, place.workflowId);
    const own = { companyId, workflowId: place.workflowId };
    const retired = await listRetiredQuestions(tx, own, items);
    expect(retired.map(({ title }) => title)).toEqual(['A radio', 'A checkbox', 'A file', 'A input']);
    const [supplier] = await listResultSuppliers(tx, companyId, place, { after: null, limit: 1 });
    expect(supplier && scoreCells(supplier, { items, retired }, 'en')[3]).toMatch(/^A radio Re-scored 5 → 7 /);
  });
});
