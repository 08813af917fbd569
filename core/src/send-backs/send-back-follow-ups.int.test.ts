import type { Condition } from '@homologa/domain/questionnaires/condition';
import type { QuestionnaireInput } from '@homologa/domain/questionnaires/questionnaire.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerSendBack } from '../onboarding/answers/answer-send-back';
import { deleteAnswer } from '../onboarding/answers/delete-answer';
import { saveAnswers } from '../onboarding/answers/save-answers';
import { submitQuestionnaire } from '../onboarding/answers/submit-questionnaire';
import { getOnboardingSupplier } from '../onboarding/onboarding.queries';
import { getSupplier } from '../suppliers/supplier.queries';
import { buildConnected } from '../test/onboarding-world';
import { createTestApp, type TestApp } from '../test/test-database';
import { updateWorkflow } from '../workflows/update-workflow';
import { listClientSendBacks } from './client-send-backs.queries';
import { sendBackAnswers } from './send-back-answers';
import { withdrawAnswers } from './withdraw-answers';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.destroy());

const is = (question: string, option: string): Condition => ({ question, is: 'equals', option });

/** Asks about sanctions those who have a code of ethics, which one those who had any, and why not those without a code. */
async function buildEthics() {
  const world = await buildConnected(app, { workflow: { reportType: 'questionnaire' } });
  const { ctx, key, workflow, supplier } = world;
  const asAdmin = app.contextFor(world.admin.actor);
  const ask = (_id: string, type: 'radio' | 'input', show_if?: Condition): QuestionnaireInput[number] => ({
    _id,
    type,
    title: _id,
    required: true,
    options: type === 'radio' ? ['yes', 'no', 'other'].map((value) => ({ _id: `${_id}-${value}`, value })) : [],
    ...(show_if && { show_if }),
  });
  const place = { workflowId: workflow.id, supplierId: supplier.id };
  const levels = ask('level', 'radio', { any: [is('code', 'code-yes'), is('code', 'code-other')] });
  levels.options = levels.options.map((option) =>
    option.value === 'yes' ? { ...option, show_if: is('code', 'code-yes') } : option,
  );
  const { workflow: saved } = await updateWorkflow(asAdmin, {
    id: workflow.id,
    changes: {
      questionnaire: [
        ask('code', 'radio'),
        ask('sanctioned', 'radio', is('code', 'code-yes')),
        ask('which', 'input', is('sanctioned', 'sanctioned-yes')),
        ask('why', 'input', is('code', 'code-no')),
        levels,
      ],
    },
    notify: false,
  });
  const questions = new Map(saved.questionnaire.map((item) => [item.title, item]));
  const idOf = (title: string): string => questions.get(title)?.id ?? '';
  const give = (title: string, value: string) => {
    const options = (questions.get(title)?.options ?? []) as unknown as { id: string; value: string }[];
    return { questionId: idOf(title), answer: options.find((option) => option.value === value)?.id ?? value };
  };
  const save = (...given: [string, string][]) =>
    saveAnswers(
      ctx,
      key,
      given.map(([title, value]) => give(title, value)),
    );
  const submit = (...given: [string, string][]) =>
    submitQuestionnaire(
      ctx,
      key,
      given.map(([title, value]) => give(title, value)),
    );
  const sendBackCode = async () => {
    await sendBackAnswers(asAdmin, place, [{ question_id: idOf('code'), reason: 'Please look again.' }]);
    const [sent] = (await listClientSendBacks(asAdmin, place)).sendBacks;
    return sent?.id ?? '';
  };
  return {
    ...world,
    give,
    idOf,
    save,
    submit,
    sendBackCode,
    answer: (sendBackId: string, note = '') =>
      app.db.read.sendBackItem
        .findFirstOrThrow({ where: { sendBackId } })
        .then(({ id }) => answerSendBack(ctx, key, { sendBackId, notes: [{ itemId: id, note }] })),
    withdraw: (sendBackId: string) => withdrawAnswers(asAdmin, { ...place, sendBackId }),
    /** What the client reads. */
    read: async () => {
      const { answers } = await getSupplier(asAdmin, place);
      const given = new Map(answers.map(({ questionId, value }) => [questionId, value]));
      return Object.fromEntries(
        [...questions.values()].flatMap(({ id, title, options }) => {
          const known = options as unknown as { id: string; value: string }[];
          return given.has(id) ? [[title, known.find((one) => one.id === given.get(id))?.value ?? given.get(id)]] : [];
        }),
      );
    },
    settled: async () => {
      const { settledQuestions } = (await getOnboardingSupplier(ctx, key)).supplier;
      return settledQuestions.map((id) => [...questions.values()].find((item) => item.id === id)?.title);
    },
    deleteAnswerTo: (title: string) => deleteAnswer(ctx, key, idOf(title)),
  };
}

const SUBMITTED = { code: 'yes', sanctioned: 'yes', which: 'Fined in 2024', level: 'no' };
const given = Object.entries(SUBMITTED);
const refused = { code: 'not_sent_back' };

test('answers below the one sent back stay as they were submitted while they are still asked', async () => {
  const { submit, sendBackCode, save, deleteAnswerTo, read, settled, withdraw } = await buildEthics();
  await submit(...given);
  const sendBack = await sendBackCode();
  expect(await settled()).toEqual(['sanctioned', 'which', 'level']);
  await expect(save(['sanctioned', 'no'])).rejects.toMatchObject(refused);
  await expect(save(['code', 'yes'], ['sanctioned', 'no'])).rejects.toMatchObject(refused);
  await expect(save(['which', 'None'])).rejects.toMatchObject(refused);
  await expect(deleteAnswerTo('which')).rejects.toMatchObject(refused);
  // What a correction hides is closed, too, and is asked again as it was.
  await save(['code', 'no']);
  await expect(save(['sanctioned', 'no'])).rejects.toMatchObject(refused);
  await save(['code', 'yes']);
  await expect(save(['sanctioned', 'no'])).rejects.toMatchObject(refused);
  expect(await read()).toEqual(SUBMITTED);
  await withdraw(sendBack);
  expect(await read()).toEqual(SUBMITTED);
});

test('a withdrawal deletes nothing that a correction hid', async () => {
  const { submit, sendBackCode, save, read, withdraw, answer } = await buildEthics();
  await submit(...given);
  const first = await sendBackCode();
  await save(['code', 'no'], ['why', 'We are few.']);
  await withdraw(first);
  const second = await sendBackCode();
  await save(['code', 'yes']);
  await answer(second);
  expect(await read()).toEqual(SUBMITTED);
});

test('what a correction newly asks can be answered and changed until the send-back is answered', async () => {
  const { submit, sendBackCode, save, read, answer } = await buildEthics();
  await submit(['code', 'no'], ['why', 'We are few.']);
  const sendBack = await sendBackCode();
  await expect(save(['why', 'Other'])).rejects.toMatchObject(refused);
  await save(['code', 'yes'], ['sanctioned', 'no'], ['level', 'no']);
  await save(['sanctioned', 'yes']);
  await expect(answer(sendBack)).rejects.toMatchObject({ details: [{ code: 'required_answers_missing' }] });
  await save(['which', 'Fined']);
  await save(['which', 'Fined in 2024']);
  await answer(sendBack);
  expect(await read()).toEqual(SUBMITTED);
});

test('an answer of which a correction hides the option is asked again', async () => {
  const { submit, sendBackCode, save, read, answer } = await buildEthics();
  await submit(['code', 'yes'], ['sanctioned', 'no'], ['level', 'yes']);
  const sendBack = await sendBackCode();
  await expect(save(['level', 'no'])).rejects.toMatchObject(refused);
  await save(['code', 'other']);
  await save(['level', 'no']);
  await save(['level', 'other']);
  await answer(sendBack);
  expect(await read()).toEqual({ code: 'other', level: 'other' });
});
