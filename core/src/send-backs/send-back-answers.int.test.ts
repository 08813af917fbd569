import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../kernel/ids';
import { answerSendBack } from '../onboarding/answers/answer-send-back';
import { saveAnswers } from '../onboarding/answers/save-answers';
import { getSupplierTimeline } from '../onboarding/timeline.queries';
import { getSupplierScore } from '../suppliers/supplier.queries';
import { listSupplierHistory } from '../suppliers/supplier-history.queries';
import { buildPerson } from '../test/builders';
import { buildSubmitted } from '../test/submitted-world';
import { createTestApp, type TestApp } from '../test/test-database';
import { listClientSendBacks } from './client-send-backs.queries';
import { sendBackAnswers } from './send-back-answers';
import { sendSendBackMail } from './send-send-back-mail';
import { withdrawAnswers } from './withdraw-answers';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.destroy());

async function buildSentBack(overrides?: Parameters<typeof buildSubmitted>[1]) {
  const world = await buildSubmitted(app, overrides);
  const { asAdmin, place, questions, ctx, key } = world;
  const items = [{ question_id: questions.radio.id, reason: 'Is it not yes?' }];
  await sendBackAnswers(asAdmin, place, items);
  const list = () => listClientSendBacks(asAdmin, place);
  const [sent] = (await list()).sendBacks;
  if (!sent) throw new Error('nothing was sent back');
  return {
    ...world,
    items,
    list,
    sent,
    choose: (option: number) =>
      saveAnswers(ctx, key, [{ questionId: questions.radio.id, answer: questions.radio.options[option]?.id ?? '' }]),
    answer: () => answerSendBack(ctx, key, { sendBackId: sent.id, notes: [] }),
    score: async () => (await getSupplierScore(asAdmin, place))?.score.result.percent,
    // Row of the lists: who must act, and the copied percentage.
    row: () =>
      app.db.read.supplier.findUniqueOrThrow({
        where: { id: place.supplierId },
        select: { waitingFor: true, scorePercent: true },
      }),
  };
}

test.each(['questionnaire', 'ckr', 'bir'] as const)(
  'a supplier of a %s workflow corrects only the answer that the client sent back, and is scored again',
  async (reportType) => {
    const country = reportType === 'bir' ? 'mexico' : 'peru';
    const built = await buildSubmitted(app, { workflow: { reportType: 'questionnaire' }, supplier: { country } });
    const { asAdmin, place, questions, ctx, key, admin } = built;
    await app.db.system((tx) =>
      tx.workflow.update({ where: { id: place.workflowId }, data: { reportType, payment: 'client' } }),
    );
    const items = [{ question_id: questions.radio.id, reason: 'Is it not yes?' }];
    await sendBackAnswers(asAdmin, place, items);
    const { sendBacks, isPossible, open } = await listClientSendBacks(asAdmin, place);
    expect([isPossible, open, sendBacks[0]?.requestId]).toEqual([false, 'client', null]);
    const save = (questionId: string, answer: string) => saveAnswers(ctx, key, [{ questionId, answer }]);
    await expect(save(questions.input.id, 'Other')).rejects.toMatchObject({ code: 'not_sent_back' });
    await save(questions.radio.id, questions.radio.options[0]?.id ?? '');
    expect((await getSupplierScore(asAdmin, place))?.score.result.percent).toBe(50);
    await answerSendBack(ctx, key, { sendBackId: sendBacks[0]?.id ?? '', notes: [] });
    expect(await getSupplierScore(asAdmin, place)).toMatchObject({
      score: { cause: 'correction', result: { percent: 100 } },
    });
    const told = { kind: 'answers_corrected', supplierId: place.supplierId };
    expect(await app.db.read.notification.findMany({ where: told, select: { userId: true } })).toEqual([
      { userId: admin.userId },
    ]);
    expect((await listClientSendBacks(asAdmin, place)).isPossible).toBe(true);
  },
);

test('the supplier is awaited meanwhile, and timeline and history say who sent the answers back', async () => {
  const { asAdmin, place, row, answer, choose } = await buildSentBack();
  expect(await row()).toMatchObject({ waitingFor: 'further_data' });
  const { events } = await getSupplierTimeline(asAdmin, place);
  expect(events).toContainEqual(expect.objectContaining({ event: 'answers_sent_back', by: 'client' }));
  const history = await listSupplierHistory(asAdmin, place);
  expect(history).toContainEqual(
    expect.objectContaining({ event: 'answers_sent_back', actor: { kind: 'member', name: 'Ana Pérez' } }),
  );
  await choose(0);
  await answer();
  expect(await row()).toEqual({ waitingFor: 'decision', scorePercent: 100 });
});

test('the mail names the person of the client, in the supplier’s language', async () => {
  const { companyId, sent, place, account } = await buildSentBack();
  await app.db.system((tx) => tx.supplier.update({ where: { id: place.supplierId }, data: { locale: 'es' } }));
  const system = app.contextFor({ kind: 'system', name: 'test' });
  await sendSendBackMail(system, { companyId, sendBackId: sent.id, messageId: newId() });
  const mails = await app.db.read.capturedMail.findMany({ where: { to: { has: account.email } } });
  const mail = mails.find(({ subject }) => subject.startsWith('Revise sus datos'));
  expect(mail?.text).toMatch(/Ana Pérez, de .*, leyó sus respuestas/);
  expect(mail?.text).toContain('Is it not yes?');
});

test('a withdrawal keeps what was changed until then, scores it, and is safe to repeat', async () => {
  const { asAdmin, place, sent, choose, score, row, list } = await buildSentBack();
  await choose(0);
  expect(await score()).toBe(50);
  const withdraw = () => withdrawAnswers(asAdmin, { ...place, sendBackId: sent.id });
  await withdraw();
  await withdraw();
  expect(await score()).toBe(100);
  expect(await row()).toMatchObject({ waitingFor: 'decision' });
  expect((await list()).sendBacks).toMatchObject([{ status: 'withdrawn' }]);
  const audited = { action: 'supplier.withdraw_send_back', objectId: place.supplierId };
  expect(await app.db.read.auditEntry.count({ where: audited })).toBe(1);
  const events = (await listSupplierHistory(asAdmin, place)).map(({ event }) => event);
  expect(events).toContain('send_back_withdrawn');
});

test('rejects a second send-back, what is no question of the supplier, and an answered one’s withdrawal', async () => {
  const { asAdmin, place, items, questions, sent, choose, answer } = await buildSentBack();
  await expect(sendBackAnswers(asAdmin, place, items)).rejects.toMatchObject({ code: 'send_back_open' });
  await choose(0);
  await answer();
  await expect(withdrawAnswers(asAdmin, { ...place, sendBackId: sent.id })).rejects.toMatchObject({
    code: 'send_back_over',
  });
  const refused = async (given: typeof items, code: string) =>
    expect(sendBackAnswers(asAdmin, place, given)).rejects.toMatchObject({ details: [{ code }] });
  await refused([], 'send_back_items_required');
  await refused([{ question_id: questions.radio.id, reason: '' }], 'send_back_reason_required');
  await refused([{ question_id: questions.section.id, reason: 'Why?' }], 'invalid_input');
  await refused([{ question_id: newId(), reason: 'Why?' }], 'invalid_input');
});

test('a closed workflow, an archived supplier, a user who is no admin and another company send nothing back', async () => {
  const { asAdmin, place, questions, companyId, workflow } = await buildSubmitted(app);
  const items = [{ question_id: questions.radio.id, reason: 'Why?' }];
  const user = await buildPerson(app, { role: 'company_user', companyId });
  await expect(sendBackAnswers(app.contextFor(user.actor), place, items)).rejects.toMatchObject({ code: 'forbidden' });
  expect((await listClientSendBacks(app.contextFor(user.actor), place)).isPossible).toBe(false);
  const stranger = await buildPerson(app);
  await expect(sendBackAnswers(app.contextFor(stranger.actor), place, items)).rejects.toMatchObject({
    code: 'not_found',
  });
  const impossible = () =>
    expect(sendBackAnswers(asAdmin, place, items)).rejects.toMatchObject({ code: 'send_back_impossible' });
  const { supplierId: id } = place;
  await app.db.system((tx) => tx.supplier.update({ where: { id }, data: { status: 'archived' } }));
  await impossible();
  await app.db.system((tx) => tx.supplier.update({ where: { id }, data: { status: 'completed' } }));
  await app.db.system((tx) => tx.workflow.update({ where: { id: workflow.id }, data: { status: 'closed' } }));
  await impossible();
});
