import type { Condition } from '@homologa/domain/questionnaires/condition';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerSendBack } from '../onboarding/answers/answer-send-back';
import { getSupplier, getSupplierScore } from '../suppliers/supplier.queries';
import { buildScored, submitAnswers } from '../test/submitted-world';
import { createTestApp, type TestApp } from '../test/test-database';
import { listClientSendBacks } from './client-send-backs.queries';
import { sendBackAnswers } from './send-back-answers';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.destroy());

/** Supplier from Peru that has submitted; `radio` is asked in Peru alone and gave 5 of 10 points. */
async function buildPeruvian() {
  const world = await buildScored(app, { workflow: { reportType: 'questionnaire' }, supplier: { country: 'peru' } });
  const { questions, supplier, workflow, admin } = world;
  const asAdmin = app.contextFor(admin.actor);
  const place = { workflowId: workflow.id, supplierId: supplier.id };
  const showIf = (condition: Condition) =>
    app.db.system((tx) =>
      tx.questionnaireItem.update({
        where: { id: questions.radio.id },
        data: { showIf: condition, isConditional: true },
      }),
    );
  await showIf({ fact: 'country', is: 'equals', value: 'peru' });
  await submitAnswers(app, world);
  return {
    ...world,
    asAdmin,
    place,
    showIf,
    moveTo: (country: string) =>
      app.db.system((tx) => tx.supplier.update({ where: { id: supplier.id }, data: { country } })),
    sendBack: (...ids: string[]) =>
      sendBackAnswers(
        asAdmin,
        place,
        ids.map((question_id) => ({ question_id, reason: 'Is it so?' })),
      ),
    list: () => listClientSendBacks(asAdmin, place),
    hidden: async () =>
      (await getSupplier(asAdmin, place)).questions.flatMap(({ id, isHidden }) => (isHidden ? [id] : [])),
    // What the client sees of the answer: its value and the score.
    seen: async () => {
      const { answers } = await getSupplier(asAdmin, place);
      const score = await getSupplierScore(asAdmin, place);
      return [answers.some(({ questionId }) => questionId === questions.radio.id), score?.score.result.percent];
    },
  };
}

type World = Awaited<ReturnType<typeof buildPeruvian>>;
const HIDING: [string, (world: World) => Promise<unknown>][] = [
  ['a new country', ({ moveTo }) => moveTo('chile')],
  ['an edited condition', ({ showIf }) => showIf({ fact: 'country', is: 'equals', value: 'chile' })],
];

test.each(HIDING)('rejects an answer that %s has hidden, also beside others, and changes nothing', async (_, hide) => {
  const world = await buildPeruvian();
  const { questions, sendBack, list, hidden, seen } = world;
  expect(await hidden()).toEqual([]);
  await hide(world);
  expect(await hidden()).toEqual([questions.radio.id]);
  await expect(sendBack(questions.input.id, questions.radio.id)).rejects.toMatchObject({
    code: 'question_not_asked',
    details: [{ code: 'question_not_asked', path: 'items.1.question_id' }],
  });
  expect(await list()).toMatchObject({ isPossible: true, sendBacks: [] });
  expect(await seen()).toEqual([true, 50]);
  await sendBack(questions.input.id);
  expect(await list()).toMatchObject({ open: 'client' });
});

test('a question that is hidden while it is sent back needs no answer of the supplier', async () => {
  const { questions, moveTo, sendBack, list, seen, ctx, key } = await buildPeruvian();
  await sendBack(questions.radio.id);
  await moveTo('chile');
  const [sent] = (await list()).sendBacks;
  await answerSendBack(ctx, key, { sendBackId: sent?.id ?? '', notes: [] });
  expect(await list()).toMatchObject({ isPossible: true, sendBacks: [{ status: 'answered' }] });
  expect(await seen()).toEqual([true, 50]);
});
