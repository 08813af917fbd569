import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildConnected } from '../../test/onboarding-world';
import { createTestApp, type TestApp } from '../../test/test-database';
import { buildUpload } from '../../test/upload';
import { submitQuestionnaire } from './submit-questionnaire';
import { uploadAnswerFile } from './upload-answer-file';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.destroy());

async function readyToSubmit(overrides: Parameters<typeof buildConnected>[1] = {}) {
  const world = await buildConnected(app, overrides);
  const { ctx, key, questions } = world;
  await uploadAnswerFile(ctx, key, { questionId: questions.file.id, upload: await buildUpload(app, 'a,b\n1,2') });
  const answers = [
    { questionId: questions.input.id, answer: 'Since 1987' },
    { questionId: questions.radio.id, answer: questions.radio.options[1]?.id ?? '' },
    { questionId: questions.checkbox.id, answer: [questions.checkbox.options[0]?.id ?? ''] },
  ];
  return { ...world, submit: (given = answers) => submitQuestionnaire(ctx, key, given) };
}

test('finishes a questionnaire onboarding, notifies the client and closes it', async () => {
  const { submit, history, admin, supplier } = await readyToSubmit();
  const finished = await submit();
  expect(finished.supplier).toMatchObject({ onboardingStep: 'finished', status: 'completed' });
  expect(finished.supplier.questionnaireCompletedAt).not.toBeNull();
  const { jobs, ...written } = await history();
  expect(written).toEqual({
    updates: ['started_onboarding', 'account_created', 'started_questionnaire', 'onboarding_completed'],
    activities: ['onboarding_started', 'questionnaire_finished', 'onboarding_finished'],
    statuses: ['in_progress', 'completed'],
    requests: 0,
  });
  // The supplier's account gets two mails (about the account, and a confirmation of receipt); the client gets a
  // notification.
  expect(jobs.toSorted((a, b) => a.localeCompare(b))).toEqual([
    'mail.send-notification',
    'mail.send-supplier-progress',
    'mail.send-supplier-progress',
  ]);
  const told = await app.db.read.notification.findMany({ where: { supplierId: supplier.id } });
  expect(told).toMatchObject([{ userId: admin.userId, kind: 'onboarding_finished' }]);
  await expect(submit()).rejects.toMatchObject({ code: 'onboarding_finished' });
});

test('is done once, however often it is submitted at the same moment', async () => {
  const { submit, history } = await readyToSubmit();
  const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => submit()));
  const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.code] : []));
  expect(refusals).toEqual(Array.from({ length: 5 }, () => 'onboarding_finished'));
  const { activities, updates, jobs } = await history();
  expect(activities.filter((type) => type === 'onboarding_finished')).toHaveLength(1);
  expect(updates.filter((name) => name === 'started_questionnaire')).toHaveLength(1);
  expect(jobs.filter((name) => name === 'mail.send-notification')).toHaveLength(1);
  expect(jobs.filter((name) => name === 'mail.send-supplier-progress')).toHaveLength(2);
});

test('names each required question that is missing, empty or blank, and keeps what was given', async () => {
  const { ctx, key, questions, read } = await buildConnected(app);
  const { input, radio, checkbox, file, optional } = questions;
  const given = [
    { questionId: input.id, answer: '   ' },
    { questionId: checkbox.id, answer: [] },
    { questionId: optional.id, answer: 'kept although refused' },
  ];
  await expect(submitQuestionnaire(ctx, key, given)).rejects.toMatchObject({
    code: 'required_answers_missing',
    message: 'Please answer all required (*) fields',
    details: [input, radio, checkbox, file].map(({ id }) => ({ path: `answers.${id}` })),
  });
  expect((await read()).answers).toEqual([{ questionId: optional.id, value: 'kept although refused' }]);
});

test('requires a question again whose meaning has changed since', async () => {
  const { submit, read, questions } = await readyToSubmit({ workflow: { reportType: 'ckr' } });
  await submit();
  await app.db.system((tx) =>
    tx.questionnaireItem.updateMany({
      where: { id: { in: [questions.input.id, questions.optional.id] } },
      data: { version: 2 },
    }),
  );
  const seen = await read();
  expect(seen.onboardingStep).toBe('confirmation_call');
  expect(seen.answers.map(({ questionId }) => questionId)).not.toContain(questions.input.id);
  await expect(submit([])).rejects.toMatchObject({ details: [{ path: `answers.${questions.input.id}` }] });
  await submit([{ questionId: questions.input.id, answer: 'Since 1987' }]);
});
