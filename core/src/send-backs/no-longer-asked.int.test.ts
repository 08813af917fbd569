import type { Condition } from '@homologa/domain/questionnaires/condition';
import type { Prisma } from '@homologa/prisma/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../kernel/ids';
import { answerSendBack } from '../onboarding/answers/answer-send-back';
import { saveAnswers } from '../onboarding/answers/save-answers';
import { getSupplierTimeline } from '../onboarding/timeline.queries';
import { getSupplier, getSupplierScore } from '../suppliers/supplier.queries';
import { listSupplierHistory } from '../suppliers/supplier-history.queries';
import { buildScored, submitAnswers } from '../test/submitted-world';
import { createTestApp, type TestApp } from '../test/test-database';
import { listClientSendBacks } from './client-send-backs.queries';
import { sendBackAnswers } from './send-back-answers';
import { sendSendBackMail } from './send-send-back-mail';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.destroy());

const IN_PERU: Condition = { fact: 'country', is: 'equals', value: 'peru' };

/** Supplier from Peru, where alone the section with the scored question is asked; it gave 5 of 10 points. */
async function buildPeruvian() {
  const world = await buildScored(app, { workflow: { reportType: 'questionnaire' }, supplier: { country: 'peru' } });
  const { questions, supplier, workflow, admin, companyId } = world;
  const asAdmin = app.contextFor(admin.actor);
  const place = { workflowId: workflow.id, supplierId: supplier.id };
  await app.db.system((tx) =>
    tx.questionnaireItem.update({
      where: { id: questions.radio.id },
      data: { showIf: IN_PERU as unknown as Prisma.InputJsonValue },
    }),
  );
  await submitAnswers(app, world);
  const moveTo = (country: string) =>
    app.db.system((tx) => tx.supplier.update({ where: { id: supplier.id }, data: { country } }));
  const sendBack = (...ids: string[]) =>
    sendBackAnswers(
      asAdmin,
      place,
      ids.map((question_id) => ({ question_id, reason: 'Is it so?' })),
    );
  const answered = async () => new Set((await getSupplier(asAdmin, place)).answers.map((answer) => answer.questionId));
  const percent = async () => (await getSupplierScore(asAdmin, place))?.score.result.percent;
  return { ...world, asAdmin, place, companyId, moveTo, sendBack, answered, percent };
}

const told = { event: 'answers_not_asked' };

test('an answer that a new country has hidden is sent back, needs no answer and no longer counts', async () => {
  const world = await buildPeruvian();
  const { questions, asAdmin, place, moveTo, sendBack, answered, percent, admin } = world;
  await moveTo('chile');
  expect([await percent(), (await answered()).has(questions.radio.id)]).toEqual([50, true]);
  await sendBack(questions.radio.id);
  const { sendBacks, open, isPossible } = await listClientSendBacks(asAdmin, place);
  expect([open, isPossible]).toEqual([null, true]);
  expect(sendBacks).toMatchObject([
    {
      status: 'answered',
      endedById: admin.userId,
      items: [{ label: 'A radio', before: { texts: ['No'] }, after: null }],
    },
  ]);
  expect([await percent(), (await answered()).has(questions.radio.id)]).toEqual([null, false]);
  expect((await getSupplierTimeline(asAdmin, place)).events).toContainEqual(expect.objectContaining(told));
  expect(await listSupplierHistory(asAdmin, place)).toContainEqual(expect.objectContaining(told));
  const mails = { name: 'mail.send-back', companyId: world.companyId };
  expect(await app.db.read.job.count({ where: mails })).toBe(0);
  const row = await app.db.read.supplier.findUniqueOrThrow({ where: { id: place.supplierId } });
  expect([row.waitingFor, row.shownQuestions]).toEqual(['decision', []]);
});

test('beside a question that is still asked, it asks nothing of the supplier, also in the mail', async () => {
  const { questions, asAdmin, place, moveTo, sendBack, answered, percent, ctx, key, companyId, account } =
    await buildPeruvian();
  await moveTo('chile');
  await sendBack(questions.radio.id, questions.input.id);
  const [sent] = (await listClientSendBacks(asAdmin, place)).sendBacks;
  const sendBackId = sent?.id ?? '';
  expect(sent?.status).toBe('open');
  const system = app.contextFor({ kind: 'system', name: 'test' });
  await sendSendBackMail(system, { companyId, sendBackId, messageId: newId() });
  const [mail] = await app.db.read.capturedMail.findMany({ where: { to: { has: account.email } } });
  expect(mail?.text).toContain('A input');
  expect(mail?.text).not.toContain('A radio');
  await saveAnswers(ctx, key, [{ questionId: questions.input.id, answer: 'Since 1990' }]);
  await answerSendBack(ctx, key, { sendBackId, notes: [] });
  const [ended] = (await listClientSendBacks(asAdmin, place)).sendBacks;
  expect(ended).toMatchObject({ status: 'answered', items: [{ after: null }, { after: { texts: ['Since 1990'] } }] });
  expect([await percent(), (await answered()).has(questions.radio.id)]).toEqual([null, false]);
  expect((await getSupplierTimeline(asAdmin, place)).events).toContainEqual(expect.objectContaining(told));
});

test('a country that changes while the answer is with the supplier ends its part of the send-back', async () => {
  const { questions, asAdmin, place, moveTo, sendBack, answered, percent, ctx, key } = await buildPeruvian();
  await sendBack(questions.radio.id);
  await moveTo('chile');
  const [sent] = (await listClientSendBacks(asAdmin, place)).sendBacks;
  await answerSendBack(ctx, key, { sendBackId: sent?.id ?? '', notes: [] });
  expect([await percent(), (await answered()).has(questions.radio.id)]).toEqual([null, false]);
  expect((await listClientSendBacks(asAdmin, place)).sendBacks).toMatchObject([{ items: [{ after: null }] }]);
  expect((await getSupplierTimeline(asAdmin, place)).events).toContainEqual(expect.objectContaining(told));
});

test('an answered question that is still asked tells nothing of the kind', async () => {
  const { questions, asAdmin, place, sendBack, percent, ctx, key } = await buildPeruvian();
  await sendBack(questions.radio.id);
  const [sent] = (await listClientSendBacks(asAdmin, place)).sendBacks;
  await saveAnswers(ctx, key, [{ questionId: questions.radio.id, answer: questions.radio.options[0]?.id ?? '' }]);
  await answerSendBack(ctx, key, { sendBackId: sent?.id ?? '', notes: [] });
  expect(await percent()).toBe(100);
  expect((await getSupplierTimeline(asAdmin, place)).events).not.toContainEqual(expect.objectContaining(told));
});
