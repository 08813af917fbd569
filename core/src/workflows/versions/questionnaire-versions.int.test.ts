import type { QuestionnaireInput } from '@homologa/domain/questionnaires/questionnaire.contract';
import { effectOnAnswers } from '@homologa/domain/questionnaires/versions/update-effects';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answeredSuppliers } from '../../exports/results/answered-suppliers.queries';
import { saveAnswers } from '../../onboarding/answers/save-answers';
import { submitQuestionnaire } from '../../onboarding/answers/submit-questionnaire';
import { uploadAnswerFile } from '../../onboarding/answers/upload-answer-file';
import { eraseSupplierData } from '../../privacy/erase-supplier-data.steps';
import { readSupplierDetail } from '../../suppliers/supplier.queries';
import { buildPerson, buildSupplier } from '../../test/builders';
import { buildConnected } from '../../test/onboarding-world';
import { createTestApp, type TestApp } from '../../test/test-database';
import { buildUpload } from '../../test/upload';
import { loadItems, questionOf } from '../questionnaire.queries';
import { planItems } from '../questionnaire-items';
import { updateWorkflow } from '../update-workflow';
import { countAffectedSuppliers } from './affected-suppliers.queries';
import { getQuestionnaireVersion, listQuestionnaireVersions } from './versions.queries';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.destroy());

async function buildSubmitted() {
  const world = await buildConnected(app, { workflow: { reportType: 'questionnaire' } });
  const { ctx, key, questions, workflow, supplier, companyId } = world;
  const { input, radio, checkbox, file, optional } = questions;
  await uploadAnswerFile(ctx, key, { questionId: file.id, upload: await buildUpload(app, 'a,b\n1,2') });
  await submitQuestionnaire(ctx, key, [
    { questionId: input.id, answer: 'Since 1987' },
    { questionId: radio.id, answer: radio.options[1]?.id ?? '' },
    { questionId: checkbox.id, answer: [checkbox.options[0]?.id ?? ''] },
  ]);
  const admin = app.contextFor(world.admin.actor);
  const asStored: QuestionnaireInput = (
    [
      ['input', input],
      ['radio', radio],
      ['checkbox', checkbox],
      ['file', file],
      ['input', optional],
    ] as const
  ).map(([type, question], at) => ({
    _id: question.id,
    type,
    title: at === 4 ? 'A input' : `A ${type}`,
    required: at !== 4,
    options: question.options.map(({ id, value }) => ({ _id: id, value })),
  }));
  const place = { workflowId: workflow.id, supplierId: supplier.id };
  return {
    ...world,
    admin,
    asStored,
    place,
    update: (questionnaire: QuestionnaireInput) =>
      updateWorkflow(admin, { id: workflow.id, changes: { questionnaire }, notify: false }),
    seen: async () => {
      const detail = await readSupplierDetail(admin, companyId, place);
      return {
        questions: detail.questions.map(({ title }) => title),
        answers: Object.fromEntries(
          detail.answers.map(({ questionId, value, file: given }) => [questionId, given?.name ?? value]),
        ),
      };
    },
  };
}

test('a supplier that has submitted keeps the questions it answered, with answers to removed ones', async () => {
  const { asStored, update, seen, questions, admin, workflow } = await buildSubmitted();
  const before = await seen();
  const [input, radio] = asStored;
  await update([
    { ...(input as QuestionnaireInput[number]), title: 'Founded when?' },
    { ...(radio as QuestionnaireInput[number]), options: radio?.options.slice(0, 2) ?? [] },
    { type: 'input', title: 'How many employees?', required: true, options: [] },
  ]);
  expect(await seen()).toEqual(before);
  expect(before.answers).toMatchObject({ [questions.input.id]: 'Since 1987', [questions.file.id]: expect.any(String) });
  const versions = await listQuestionnaireVersions(admin, workflow.id);
  expect(versions).toMatchObject([
    { version: 2, submitted: 0 },
    { version: 1, submitted: 1 },
  ]);
  const titles = async (version: number) =>
    (await getQuestionnaireVersion(admin, { workflowId: workflow.id, version })).map(({ title }) => title);
  expect(await titles(1)).toEqual(before.questions);
  expect(await titles(2)).toEqual(['Founded when?', 'A radio', 'How many employees?']);
});

test('the exports of answers show the version of the submit', async () => {
  const { asStored, update, seen, admin, workflow, companyId, questions } = await buildSubmitted();
  const before = await seen();
  await update(asStored.slice(0, 1).map((item) => ({ ...item, title: 'Founded when?' })));
  const items = await app.db.tenant(companyId, (tx) => loadItems(tx, companyId, workflow.id));
  const questionnaire = { items, reportType: 'questionnaire', locale: 'en' } as const;
  for await (const batch of answeredSuppliers(admin, companyId, workflow.id, questionnaire)) {
    expect(batch.map((one) => one.items.map(({ title }) => title))).toEqual([before.questions]);
    expect(batch[0]?.answers.get(questions.radio.id)).toBe('No');
    expect(batch[0]?.answers.get(questions.input.id)).toBe('Since 1987');
  }
});

test('a supplier that is answering is told what is new since it began', async () => {
  const world = await buildConnected(app, { workflow: { reportType: 'questionnaire' } });
  const { ctx, key, questions, workflow, admin, read } = world;
  await saveAnswers(ctx, key, [{ questionId: questions.input.id, answer: 'Since 1987' }]);
  expect((await read()).newQuestions).toEqual([]);
  app.setNow(new Date(Date.now() + 60_000));
  const { workflow: updated } = await updateWorkflow(app.contextFor(admin.actor), {
    id: workflow.id,
    changes: {
      questionnaire: [
        { _id: questions.input.id, type: 'input', title: 'A input', required: true, options: [] },
        { type: 'input', title: 'How many employees?', required: true, options: [] },
      ],
    },
    notify: false,
  });
  const added = updated.questionnaire.find(({ title }) => title === 'How many employees?');
  const seen = await read();
  expect(seen.newQuestions).toEqual([added?.id]);
  expect(seen.answers.map(({ value }) => value)).toEqual(['Since 1987']);
});

test('says which change was published by whom, and makes no version of a save without a change', async () => {
  const { asStored, update, admin, workflow } = await buildSubmitted();
  await update([...asStored].reverse());
  await update([...asStored].reverse());
  const versions = await listQuestionnaireVersions(admin, workflow.id);
  expect(versions.map(({ version, publishedBy }) => [version, publishedBy !== null])).toEqual([
    [2, true],
    [1, false],
  ]);
  expect(versions[0]?.publishedAt).toBeInstanceOf(Date);
});

test('a save with the formats and points as stored makes no version, and a renamed question loses no answers', async () => {
  const { update, admin, workflow, companyId } = await buildSubmitted();
  const typed: QuestionnaireInput = [
    {
      type: 'input',
      title: 'How many employees?',
      required: false,
      options: [],
      format: { kind: 'number', min: 1, max: 10 },
      points: { by: 'range', ranges: [{ from: 5, to: 10, points: 4 }] },
    },
  ];
  await update(typed);
  const items = await app.db.tenant(companyId, (tx) => loadItems(tx, companyId, workflow.id));
  const stored = typed.map((item) => ({ ...item, _id: items[0]?.id }));
  await update(stored);
  expect((await listQuestionnaireVersions(admin, workflow.id)).map(({ version }) => version)).toEqual([2, 1]);
  const renamed = stored.map((item) => ({ ...item, title: 'Employees' }));
  const planned = planItems(items, renamed, { files: new Set(), sources: new Set() });
  expect(effectOnAnswers(items.map(questionOf), planned.map(questionOf))).toMatchObject({ lost: [] });
});

test('an answer in progress to a removed question is gone, one to a kept question stays', async () => {
  const { asStored, update, place, admin, companyId, workflow, questions } = await buildSubmitted();
  const other = await buildSupplier(app, workflow, { companyName: 'In progress', status: 'in_progress' });
  await app.db.system((tx) =>
    tx.answer.createMany({
      data: [questions.input, questions.optional].map(({ id }, at) => ({
        id: crypto.randomUUID(),
        companyId,
        supplierId: other.id,
        questionId: id,
        value: `text ${at}`,
        updatedAt: new Date(),
      })),
    }),
  );
  await update(asStored.slice(1));
  const detail = await readSupplierDetail(admin, companyId, { ...place, supplierId: other.id });
  expect(detail.answers.map(({ value }) => value)).toEqual(['text 1']);
  expect(await app.db.read.retiredAnswer.count({ where: { supplierId: other.id } })).toBe(0);
});

test('the erasure of a person deletes the answers to questions that are not asked any more', async () => {
  const { asStored, update, companyId, supplier } = await buildSubmitted();
  await update(asStored.slice(0, 1));
  const own = { supplierId: supplier.id };
  expect(await app.db.read.retiredAnswer.count({ where: own })).toBe(3);
  await app.db.system((tx) =>
    eraseSupplierData(app.contextFor({ kind: 'system', name: 'test' }), tx, { id: supplier.id, companyId }),
  );
  expect(await app.db.read.retiredAnswer.count({ where: own })).toBe(0);
});

test('counts the suppliers by what an update does to them, and names them', async () => {
  const { asStored, admin, workflow, companyId, questions } = await buildSubmitted();
  const started = { status: 'in_progress', questionnaireStartedAt: new Date() } as const;
  const dropped = await buildSupplier(app, workflow, { companyName: 'Dropped', ...started });
  await buildSupplier(app, workflow, { companyName: 'Kept', ...started });
  await buildSupplier(app, workflow, { companyName: 'New' });
  await buildSupplier(app, workflow, {
    companyName: 'Again',
    ...started,
    questionnaireCompletedAt: new Date(),
    onboardingStep: 'confirmation_call',
  });
  await app.db.system((tx) =>
    tx.answer.create({
      data: {
        id: crypto.randomUUID(),
        companyId,
        supplierId: dropped.id,
        questionId: questions.input.id,
        value: 'text',
        updatedAt: new Date(),
      },
    }),
  );
  const count = async (questionnaire: QuestionnaireInput) => {
    const { groups } = await countAffectedSuppliers(admin, { workflowId: workflow.id, questionnaire });
    return Object.fromEntries(
      groups.map(({ effect, count: n, suppliers }) => [effect, [n, ...suppliers.map((one) => one.companyName)]]),
    );
  };
  const [first, ...others] = asStored as [QuestionnaireInput[number], ...QuestionnaireInput];
  const result = await count([{ ...first, title: 'Founded when?' }, ...others]);
  expect(result).toMatchObject({
    not_started: [1, 'New'],
    answers_kept: [1, 'Kept'],
    answers_dropped: [1, 'Dropped'],
    asked_again: [1, 'Again'],
  });
  expect(result['keeps_version']?.[0]).toBe(1);
  const asked = [{ ...first, title: 'Founded when?' }, ...others.slice(0, -1)];
  const { lostAnswers } = await countAffectedSuppliers(admin, { workflowId: workflow.id, questionnaire: asked });
  expect(lostAnswers).toEqual([{ questionId: questions.input.id, suppliers: 1 }]);
  // Another order asks nobody again.
  expect(await count([...others, first])).toMatchObject({ answers_kept: [2, 'Dropped', 'Kept'], asked_again: [0] });
  const stranger = app.contextFor((await buildPerson(app)).actor);
  await expect(countAffectedSuppliers(stranger, { workflowId: workflow.id, questionnaire: asStored })).rejects.toThrow(
    expect.objectContaining({ code: 'not_found' }),
  );
  await expect(getQuestionnaireVersion(stranger, { workflowId: workflow.id, version: 1 })).rejects.toThrow(
    expect.objectContaining({ code: 'not_found' }),
  );
});
