import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerVersion } from '../../questionnaires/answer-version.queries';
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

test('saves nothing if an answer was changed after the supplier saw it, and repeats a save that was lost', async () => {
  const { ctx, key, questions, read } = await buildConnected(app);
  const { id: questionId } = questions.input;
  const save = (answer: string | null, seen?: string) =>
    saveAnswers(ctx, key, [
      { questionId: questions.optional.id, answer: `with ${answer}` },
      { questionId, answer, seen },
    ]);
  const stored = async () => (await read()).answers.find((answer) => answer.questionId === questionId)?.value ?? null;
  const changed = { code: 'answer_changed', details: [{ path: `answers.${questionId}` }] };
  await save('first', '');
  // The response was lost: the same save arrives again with the version before it.
  await save('first', '');
  const first = answerVersion('first');
  await save('second', first);
  await expect(save('third', first)).rejects.toMatchObject(changed);
  await expect(save('third', '')).rejects.toMatchObject(changed);
  await expect(save(null, first)).rejects.toMatchObject(changed);
  expect(await stored()).toBe('second');
  expect((await read()).answers.map(({ value }) => value)).toContain('with second');
  await save('third', answerVersion('second'));
  await save(null, answerVersion('third'));
  await expect(save('fourth', answerVersion('third'))).rejects.toMatchObject(changed);
  await save('fourth');
  expect(await stored()).toBe('fourth');
});

test('gives equal answers one version, and a missing answer an empty one', () => {
  expect([answerVersion(null), answerVersion(' '), answerVersion([])]).toEqual(['', '', '']);
  expect(answerVersion(['a', 'b'])).toBe(answerVersion(['a', 'b']));
  expect(answerVersion('a')).not.toBe(answerVersion(['a']));
});
