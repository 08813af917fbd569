import type { Scoring } from '@homologa/domain/questionnaires/points';
import { Prisma } from '@homologa/prisma/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveAnswers } from '../onboarding/answers/save-answers';
import { submitQuestionnaire } from '../onboarding/answers/submit-questionnaire';
import { uploadAnswerFile } from '../onboarding/answers/upload-answer-file';
import { eraseSupplierData } from '../privacy/erase-supplier-data.steps';
import { getSupplierScore } from '../suppliers/supplier.queries';
import { buildPerson } from '../test/builders';
import { buildConnected } from '../test/onboarding-world';
import { createTestApp, type TestApp } from '../test/test-database';
import { buildUpload } from '../test/upload';
import { listScores, replayScore } from './replay-score';
import { scoreCorrection } from './scores.steps';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.destroy());

const SCORING: Scoring = {
  thresholds: [
    { id: 'fails', name: 'Fails', colour: 'red', from: 0 },
    { id: 'passes', name: 'Passes', colour: 'green', from: 60 },
  ],
};

async function buildSubmitted(overrides: Parameters<typeof buildConnected>[1] = {}) {
  const world = await buildConnected(app, overrides);
  const { ctx, key, questions, companyId, supplier, workflow } = world;
  const { input, radio, checkbox, file } = questions;
  const options = (points: number[]) =>
    radio.options.map((option, place) => ({
      ...option,
      points: points[place] ?? 0,
    })) as unknown as Prisma.InputJsonValue;
  await app.db.system(async (tx) => {
    await tx.workflow.update({
      where: { id: workflow.id },
      data: { scoring: SCORING as unknown as Prisma.InputJsonValue },
    });
    await tx.questionnaireItem.update({ where: { id: radio.id }, data: { options: options([10, 7]) } });
  });
  await uploadAnswerFile(ctx, key, { questionId: file.id, upload: await buildUpload(app, 'a,b\n1,2') });
  await submitQuestionnaire(ctx, key, [
    { questionId: input.id, answer: 'Since 1987' },
    { questionId: radio.id, answer: radio.options[1]?.id ?? '' },
    { questionId: checkbox.id, answer: [checkbox.options[0]?.id ?? ''] },
  ]);
  const place = { workflowId: workflow.id, supplierId: supplier.id };
  return {
    ...world,
    place,
    owned: { ...place, companyId },
    read: async () => (await getSupplierScore(app.contextFor(world.admin.actor), place))?.score ?? null,
    changePoints: () =>
      app.db.system((tx) =>
        tx.questionnaireItem.update({ where: { id: radio.id }, data: { options: options([100, 1]) } }),
      ),
  };
}

test('answers that change after the submit are scored again', async () => {
  const { ctx, key, questions, read, supplier } = await buildSubmitted({ workflow: { reportType: 'ckr' } });
  const { radio } = questions;
  await saveAnswers(ctx, key, [{ questionId: radio.id, answer: radio.options[0]?.id ?? '' }]);
  expect(await read()).toMatchObject({ cause: 'submit', result: { percent: 100 } });
  await saveAnswers(ctx, key, [{ questionId: radio.id, answer: null }]);
  expect(await read()).toMatchObject({ result: { percent: 100 } });
  await saveAnswers(ctx, key, [{ questionId: radio.id, answer: radio.options[1]?.id ?? '' }]);
  expect(await read()).toMatchObject({ result: { percent: 70 } });
  expect(await listScores(operator(), supplier.id)).toHaveLength(3);
});

test('after the scoring was removed, changed answers have no score until it is there again', async () => {
  const { ctx, key, questions, read, supplier, workflow } = await buildSubmitted({ workflow: { reportType: 'ckr' } });
  const setScoring = (scoring: Scoring | null) =>
    app.db.system((tx) =>
      tx.workflow.update({
        where: { id: workflow.id },
        data: { scoring: scoring === null ? Prisma.DbNull : (scoring as unknown as Prisma.InputJsonValue) },
      }),
    );
  const answer = (place: number) =>
    saveAnswers(ctx, key, [{ questionId: questions.radio.id, answer: questions.radio.options[place]?.id ?? '' }]);
  const columns = () =>
    app.db.system((tx) =>
      tx.supplier.findUnique({
        where: { id: supplier.id },
        select: { scorePercent: true, scoreOutcome: true, scoreColour: true },
      }),
    );
  await setScoring(null);
  expect(await read()).toMatchObject({ result: { percent: 70 } });
  await answer(0);
  expect(await columns()).toEqual({ scorePercent: null, scoreOutcome: null, scoreColour: null });
  expect(await read()).toBeNull();
  await setScoring(SCORING);
  await answer(1);
  expect(await columns()).toEqual({ scorePercent: 70, scoreOutcome: 'Passes', scoreColour: 'green' });
  expect(await listScores(operator(), supplier.id)).toHaveLength(1);
});

const operator = () => app.contextFor({ kind: 'system', name: 'test' });

test('a submit is scored in its transaction, for its own company only, and erased with the answers', async () => {
  const { read, place, owned, supplier } = await buildSubmitted();
  expect(await read()).toMatchObject({
    cause: 'submit',
    engine: 1,
    result: { percent: 70, outcome: 'passes', lines: [{ points: 7, maximum: 10 }] },
  });
  const stranger = await buildPerson(app);
  await expect(getSupplierScore(app.contextFor(stranger.actor), place)).rejects.toMatchObject({ code: 'not_found' });
  const seen = await app.db.tenant(stranger.companyId ?? '', (tx) => tx.supplierScore.count());
  expect(seen).toBe(0);
  await app.db.tenant(owned.companyId, (tx) =>
    eraseSupplierData(operator(), tx, { id: supplier.id, companyId: owned.companyId }),
  );
  expect(await read()).toBeNull();
});

test('a score replays with the same hashes after the questionnaire has changed, and says so', async () => {
  const { changePoints, supplier } = await buildSubmitted();
  const [score] = await listScores(operator(), supplier.id);
  const id = score?.id ?? '';
  expect(await replayScore(operator(), id)).toMatchObject({ isSame: true, isQuestionnaireChanged: false });
  await changePoints();
  expect(await replayScore(operator(), id)).toMatchObject({
    isSame: true,
    isQuestionnaireChanged: true,
    result: { recorded: score?.resultSha256, replayed: score?.resultSha256 },
  });
});

test('corrected answers are scored by the questionnaire of the submit; equal answers add no score', async () => {
  const { changePoints, owned, questions, read, supplier } = await buildSubmitted();
  await changePoints();
  const before = await read();
  const items = before?.input.items ?? [];
  const correct = (answer: string | undefined) =>
    app.db.tenant(owned.companyId, (tx) => {
      const current = new Map(Object.entries({ ...before?.input.answers, [questions.radio.id]: answer }));
      // Outdated answers: one that the submit left out, and one that it has scored.
      const stored = new Map<string, unknown>([...current, [questions.optional.id, 'Outdated']]);
      current.delete(questions.input.id);
      return scoreCorrection(operator(), tx, owned, { items, current, stored, versions: new Map() });
    });
  await correct(questions.radio.options[1]?.id);
  expect(await listScores(operator(), supplier.id)).toHaveLength(1);
  await correct(questions.radio.options[0]?.id);
  const corrected = await read();
  expect(corrected).toMatchObject({ cause: 'correction', result: { percent: 100 } });
  expect(corrected?.input.answers).toEqual({
    ...before?.input.answers,
    [questions.radio.id]: questions.radio.options[0]?.id,
  });
});

test('a corrected answer to a later version of a question is scored by its present options', async () => {
  const { owned, questions, read } = await buildSubmitted();
  const before = await read();
  const { id } = questions.radio;
  const options = [
    { id: 'kept', value: 'Yes', points: 10 },
    { id: 'new', value: 'Partly', points: 6 },
    { id: 'hidden', value: 'Other', points: 20, showIf: { question: 'added', is: 'answered' as const } },
  ];
  const items = (before?.input.items ?? []).map((item) => (item.id === id ? { ...item, options } : item));
  const correct = (answer: string | undefined, version: number) =>
    app.db.tenant(owned.companyId, (tx) => {
      const stored = new Map<string, unknown>(Object.entries({ ...before?.input.answers, [id]: answer }));
      return scoreCorrection(operator(), tx, owned, {
        items,
        current: stored,
        stored,
        versions: new Map([[id, version]]),
      });
    });
  await correct(questions.radio.options[0]?.id, 1);
  expect(await read()).toMatchObject({ result: { percent: 100, lines: [{ points: 10, maximum: 10 }] } });
  await correct('new', 2);
  expect(await read()).toMatchObject({ cause: 'correction', result: { lines: [{ points: 6, maximum: 20 }] } });
  await correct('hidden', 2);
  expect(await read()).toMatchObject({ result: { lines: [{ points: 20, maximum: 20 }] } });
});
