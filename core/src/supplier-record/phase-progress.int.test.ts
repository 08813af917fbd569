import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { deleteAnswer } from '../onboarding/answers/delete-answer';
import { saveAnswers } from '../onboarding/answers/save-answers';
import { updateBirRequest } from '../onboarding/form/update-bir-request';
import { refreshWaitingSuppliers } from '../suppliers/refresh-waiting';
import { buildConnected, buildQuestion } from '../test/onboarding-world';
import { recordStatements, withoutFrame } from '../test/sent-statements';
import { createTestApp, type TestApp } from '../test/test-database';

let app: TestApp;
let sent: string[];
beforeAll(async () => {
  app = await createTestApp();
  sent = recordStatements();
});
afterAll(async () => {
  vi.restoreAllMocks();
  await app.destroy();
});

const keptOf = (id: string) =>
  app.db.read.supplier.findUniqueOrThrow({
    where: { id },
    select: { formDone: true, formTotal: true, answersDone: true, answersTotal: true },
  });

/** Counts the statements by which the action writes the supplier's progress counts. */
async function countsWritten(action: () => Promise<unknown>): Promise<number> {
  await app.dispatcher.idle();
  sent.length = 0;
  await action();
  return withoutFrame(sent).filter((statement) =>
    /^UPDATE [^=]*"Supplier" (s )?SET .*("answersDone"|"formDone")/s.test(statement),
  ).length;
}

test('answers are counted by what saves them, with one write where the number changes and none where it stays', async () => {
  const { ctx, key, questions, supplier } = await buildConnected(app);
  const { id: questionId } = questions.input;
  const save = (answer: string | null) => saveAnswers(ctx, key, [{ questionId, answer }]);
  expect(await keptOf(supplier.id)).toMatchObject({ answersDone: null, answersTotal: null });
  expect(await countsWritten(() => save('first'))).toBe(1);
  expect(await keptOf(supplier.id)).toMatchObject({ answersDone: 1, answersTotal: 5 });
  expect(await countsWritten(() => save('second'))).toBe(0);
  expect(await keptOf(supplier.id)).toMatchObject({ answersDone: 1, answersTotal: 5 });
  await save(null);
  expect(await keptOf(supplier.id)).toMatchObject({ answersDone: 0, answersTotal: 5 });
  await saveAnswers(ctx, key, [
    { questionId, answer: 'again' },
    { questionId: questions.radio.id, answer: questions.radio.options[0]?.id ?? '' },
  ]);
  expect(await keptOf(supplier.id)).toMatchObject({ answersDone: 2, answersTotal: 5 });
  await deleteAnswer(ctx, key, questionId);
  expect(await keptOf(supplier.id)).toMatchObject({ answersDone: 1, answersTotal: 5 });
});

test('an edit of the questionnaire counts those who have begun again, and leaves the others without a number', async () => {
  const { ctx, key, questions, supplier, workflow, companyId } = await buildConnected(app);
  const { supplier: other } = await buildConnected(app);
  await saveAnswers(ctx, key, [{ questionId: questions.input.id, answer: 'x' }]);
  await buildQuestion(app, workflow, 'input', { title: 'A new one', version: 2 });
  const refresh = () =>
    refreshWaitingSuppliers(
      app.contextFor({ kind: 'system', name: 'test' }),
      { companyId, workflowId: workflow.id },
      new AbortController().signal,
    );
  await refresh();
  expect(await keptOf(supplier.id)).toMatchObject({ answersDone: 1, answersTotal: 6 });
  expect(await keptOf(other.id)).toMatchObject({ answersDone: null, answersTotal: null });
  // One statement updates the whole batch.
  expect(await countsWritten(refresh)).toBe(1);
});

test('the parts of a form are counted, with one write where a part was completed', async () => {
  const { ctx, supplier, account } = await buildConnected(app, {
    workflow: { reportType: 'bir' },
    supplier: { country: 'peru' },
  });
  const request = await app.db.read.birRequest.findFirst({ where: { supplierId: supplier.id } });
  expect(account.userId).toBe(request?.accountId);
  const save = (company: Record<string, string>) => updateBirRequest(ctx, request?.id ?? '', 'merge', { company });
  await save({ trade_name: 'Andes' });
  const before = await keptOf(supplier.id);
  expect(before.formTotal).toBe(10);
  expect(await countsWritten(() => save({ trade_name: 'Andes Perú' }))).toBe(0);
  const identity = { company_name: 'Andes', tax_id: '20100070970', phone: '+51 1 4110000', email: 'a@andes.test' };
  expect(await countsWritten(() => save(identity))).toBe(1);
  expect((await keptOf(supplier.id)).formDone).toBe((before.formDone ?? 0) + 1);
});
