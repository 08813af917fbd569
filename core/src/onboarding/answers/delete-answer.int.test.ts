import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../kernel/ids';
import { buildConnected } from '../../test/onboarding-world';
import { createTestApp, type TestApp } from '../../test/test-database';
import { deleteAnswer } from './delete-answer';
import { saveAnswers } from './save-answers';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.destroy());

test('deletes an answer, twice like once, and does not know other questions', async () => {
  const { ctx, key, questions } = await buildConnected(app);
  await saveAnswers(ctx, key, [{ questionId: questions.input.id, answer: 'third' }]);
  expect((await deleteAnswer(ctx, key, questions.input.id)).supplier.answers).toEqual([]);
  expect((await deleteAnswer(ctx, key, questions.input.id)).supplier.answers).toEqual([]);
  await expect(deleteAnswer(ctx, key, newId())).rejects.toMatchObject({ code: 'not_found' });
});
