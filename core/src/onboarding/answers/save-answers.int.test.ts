import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildConnected } from '../../test/onboarding-world';
import { createTestApp, type TestApp } from '../../test/test-database';
import { saveAnswers } from './save-answers';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.destroy());

test('rejects a value that does not fit its question, and saves none of the others', async () => {
  const { ctx, key, questions, workflow, read } = await buildConnected(app);
  const { radio, checkbox, input, section, file, optional } = questions;
  for (const [questionId, answer] of [
    [radio.id, 'not an option'],
    [radio.id, [radio.options[0]?.id]],
    [checkbox.id, checkbox.options[0]?.id],
    [checkbox.id, [radio.options[0]?.id]],
    [input.id, ['text']],
    [section.id, 'text'],
    [file.id, 'text'],
    [workflow.id, 'text'],
  ] as [string, never][]) {
    const given = [
      { questionId: optional.id, answer: 'kept out' },
      { questionId, answer },
    ];
    await expect(saveAnswers(ctx, key, given)).rejects.toMatchObject({
      code: 'answer_invalid',
      message: 'This answer does not fit the question.',
      details: [{ path: `answers.${questionId}` }],
    });
  }
  expect((await read()).answers).toEqual([]);
});

test('replaces and clears an answer; the first one starts the questionnaire', async () => {
  const { ctx, key, questions, history } = await buildConnected(app);
  const { id: questionId } = questions.input;
  const save = async (answer: string | null) => (await saveAnswers(ctx, key, [{ questionId, answer }])).supplier;
  expect((await save(null)).questionnaireStartedAt).toBeNull();
  expect((await history()).updates).toEqual(['started_onboarding', 'account_created']);
  await save('first');
  const replaced = await save('second');
  expect(replaced.answers).toEqual([{ questionId, value: 'second' }]);
  expect(replaced.questionnaireStartedAt).not.toBeNull();
  expect((await history()).updates).toEqual(['started_onboarding', 'account_created', 'started_questionnaire']);
  expect((await save(null)).answers).toEqual([]);
});

test('needs the connected account: the mailed link alone saves nothing', async () => {
  const { key, link, questions } = await buildConnected(app);
  const given = [{ questionId: questions.input.id, answer: 'x' }];
  const byLink = app.contextFor({ kind: 'anonymous' });
  await expect(saveAnswers(byLink, { ...key, linkToken: link }, given)).rejects.toMatchObject({
    code: 'unauthenticated',
  });
});
