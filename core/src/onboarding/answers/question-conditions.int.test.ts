import type { Condition } from '@homologa/domain/questionnaires/condition';
import type { QuestionnaireInput } from '@homologa/domain/questionnaires/questionnaire.contract';
import type { Prisma } from '@homologa/prisma/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answeredSuppliers } from '../../exports/results/answered-suppliers.queries';
import { newId } from '../../kernel/ids';
import { buildInvitation } from '../../suppliers/invitations/build-invitation';
import { loadInvitee } from '../../suppliers/invitations/invitee.queries';
import { refreshWaitingSuppliers } from '../../suppliers/refresh-waiting';
import { findReopened } from '../../suppliers/reminders/remindable.queries';
import { reviewAnswer } from '../../suppliers/review-answer';
import { getSupplier } from '../../suppliers/supplier.queries';
import { buildConnected } from '../../test/onboarding-world';
import { createTestApp, type TestApp } from '../../test/test-database';
import { cloneWorkflow } from '../../workflows/clone-workflow';
import { loadItems } from '../../workflows/questionnaire.queries';
import { updateWorkflow } from '../../workflows/update-workflow';
import { readSeenSupplier } from '../onboarding.queries';
import { getToldBefore } from '../told-before.queries';
import { answerSendBack } from './answer-send-back';
import { saveAnswers } from './save-answers';
import { submitQuestionnaire } from './submit-questionnaire';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.destroy());

type Input = QuestionnaireInput[number];
type World = Awaited<ReturnType<typeof buildConnected>>;

const optionId = ({ questions }: World, kind: 'radio' | 'checkbox', place: number): string =>
  questions[kind].options[place]?.id ?? '';

const isYes = (world: World): Condition => ({
  question: world.questions.radio.id,
  is: 'equals',
  option: optionId(world, 'radio', 0),
});

/** Asks the checkboxes of those who say yes, a file of those who tick the first box, and a text of all others. */
function conditional(world: World): Input[] {
  const { questions } = world;
  const item = (kind: keyof World['questions'], type: Input['type'], more: Partial<Input> = {}): Input => ({
    _id: questions[kind].id,
    type,
    title: `A ${kind}`,
    required: kind !== 'optional',
    options: questions[kind].options.map(({ id, value }) => ({ _id: id, value })),
    ...more,
  });
  const isTicked: Condition = {
    question: questions.checkbox.id,
    is: 'contains',
    option: optionId(world, 'checkbox', 0),
  };
  return [
    item('radio', 'radio'),
    item('section', 'section', { show_if: isYes(world) }),
    item('checkbox', 'checkbox'),
    item('file', 'file', { show_if: isTicked }),
    { type: 'section', title: 'For all', required: false, options: [] },
    item('input', 'input', { show_if: { not: isYes(world) } }),
    item('optional', 'input'),
  ];
}

async function conditionalWorld(overrides: Parameters<typeof buildConnected>[1] = {}) {
  const world = await buildConnected(app, overrides);
  const client = app.contextFor(world.admin.actor);
  const edit = (questionnaire: QuestionnaireInput) =>
    updateWorkflow(client, { id: world.workflow.id, changes: { questionnaire }, notify: false });
  await edit(conditional(world));
  const answer = (kind: keyof World['questions'], value: string | string[]) => ({
    questionId: world.questions[kind].id,
    answer: value,
  });
  const yes = answer('radio', optionId(world, 'radio', 0));
  const no = answer('radio', optionId(world, 'radio', 1));
  const ticked = answer('checkbox', [optionId(world, 'checkbox', 0)]);
  const place = { workflowId: world.workflow.id, supplierId: world.supplier.id };
  const stored = async () => {
    const rows = await app.db.read.answer.findMany({ where: { supplierId: world.supplier.id } });
    return new Set(rows.map(({ questionId }) => questionId));
  };
  return { ...world, client, edit, answer, yes, no, ticked, place, stored };
}

test('an edit stores conditions, a new item is found by the id of the request, and a copy refers to itself', async () => {
  const world = await conditionalWorld();
  const { client, edit, workflow } = world;
  const options = ['Yes', 'No'].map((value) => ({ _id: `own-${value}`, value }));
  const own: Condition = { question: 'own', is: 'equals', option: 'own-No' };
  const { workflow: saved } = await edit([
    ...conditional(world),
    { _id: 'own', type: 'radio', title: 'New?', required: false, options },
    { type: 'input', title: 'Why?', required: false, options: [], show_if: own },
  ]);
  const [radio, why] = saved.questionnaire.slice(-2);
  const [, no] = (radio?.options ?? []) as { id: string }[];
  expect(why?.showIf).toEqual({ question: radio?.id, is: 'equals', option: no?.id });
  // An absent condition is left unchanged, for programs that do not know conditions.
  const without = saved.questionnaire.map(({ id, type, title, required, options: all }) => ({
    _id: id,
    type,
    title,
    required,
    options: (all as unknown as { id: string; value: string }[]).map((one) => ({ _id: one.id, value: one.value })),
  }));
  const { workflow: again } = await edit(without);
  expect(again.questionnaire.map(({ showIf }) => showIf)).toEqual(saved.questionnaire.map(({ showIf }) => showIf));
  await expect(edit(conditional(world).slice(1))).rejects.toMatchObject({
    details: expect.arrayContaining([expect.objectContaining({ code: 'questionnaire_condition_broken', index: 0 })]),
  });
  const { workflow: copy } = await cloneWorkflow(client, workflow.id);
  const ids = new Set(copy.questionnaire.map(({ id }) => id));
  const referred = copy.questionnaire.flatMap(({ showIf }) => (showIf && 'question' in Object(showIf) ? [showIf] : []));
  expect(referred).toHaveLength(3);
  expect(referred.every((showIf) => ids.has((showIf as { question: string }).question))).toBe(true);
});

test('a draft keeps hidden answers, what is missing and counted is what is shown', async () => {
  const { ctx, key, client, place, answer, yes, ticked, questions, stored } = await conditionalWorld();
  await saveAnswers(ctx, key, [answer('input', 'Kept'), yes, ticked]);
  const { answersDone, answersTotal } = await app.db.read.supplier.findUniqueOrThrow({
    where: { id: place.supplierId },
  });
  expect([answersDone, answersTotal]).toEqual([2, 4]);
  await expect(submitQuestionnaire(ctx, key, [])).rejects.toMatchObject({
    details: [{ code: 'required_answers_missing', path: `answers.${questions.file.id}` }],
  });
  expect((await stored()).has(questions.input.id)).toBe(true);
  const seen = await getSupplier(client, place);
  expect(seen.answers.map(({ questionId }) => questionId)).not.toContain(questions.input.id);
  expect(seen.questions.map(({ id }) => id)).not.toContain(questions.input.id);
});

test('mail and page before the start count the questions that the answers show', async () => {
  const { ctx, key, client, place, companyId, supplier, yes, ticked } = await conditionalWorld();
  const asked = async () => {
    const invitee = await loadInvitee(client, companyId, supplier.id);
    const mail = await buildInvitation(client, invitee, 'invitation', 'https://homologa.example/', newId());
    const { supplier: seen } = await app.db.tenant(companyId, (tx) =>
      readSeenSupplier(tx, { ...place, companyId }, 'link'),
    );
    const { questions, papers } = await getToldBefore(client, seen);
    return [/(\d+) (?:questions|preguntas)/.exec(mail.text)?.[1], questions, papers.map(({ en }) => en)];
  };
  expect(await asked()).toEqual(['3', 3, []]);
  await saveAnswers(ctx, key, [yes, ticked]);
  expect(await asked()).toEqual(['4', 4, ['A file']]);
});

test('the submit drops hidden answers, and the client, the export and reviews see what was asked', async () => {
  const world = await conditionalWorld();
  const { ctx, key, client, place, answer, yes, no, ticked, questions, stored, companyId, workflow } = world;
  await saveAnswers(ctx, key, [yes, ticked]);
  await submitQuestionnaire(ctx, key, [no, answer('input', 'Since 1987')]);
  const asked = [questions.radio.id, questions.input.id, questions.optional.id];
  expect([...(await stored())].toSorted()).toEqual(asked.slice(0, 2).toSorted());
  const trail = await app.db.read.auditEntry.findMany({
    where: { action: 'onboarding.drop_hidden_answers', companyId },
  });
  expect(trail).toHaveLength(1);

  const seen = await getSupplier(client, place);
  const answerable = (items: readonly { id: string; type: string | null }[]) =>
    items.filter(({ type }) => type !== 'section').map(({ id }) => id);
  expect(answerable(seen.questions)).toEqual(asked);
  const items = await app.db.tenant(companyId, (tx) => loadItems(tx, companyId, workflow.id));
  for await (const [only] of answeredSuppliers(client, companyId, workflow.id, {
    items,
    reportType: 'questionnaire',
    locale: 'en',
  })) {
    expect(answerable(only?.items ?? [])).toEqual(asked);
    expect(only?.answers.get(questions.input.id)).toBe('Since 1987');
  }
  const review = (questionId: string) => reviewAnswer(client, { ...place, questionId, flagged: true, note: undefined });
  await expect(review(questions.checkbox.id)).rejects.toMatchObject({ code: 'not_found' });
  expect((await review(questions.input.id)).answerReviews).toHaveLength(1);
});

test('a new required question awaits only the suppliers to whom it is shown', async () => {
  const world = await conditionalWorld({ workflow: { reportType: 'bir' } });
  const { ctx, key, no, place, edit, companyId } = world;
  await app.db.system((tx) =>
    tx.supplier.update({ where: { id: place.supplierId }, data: { onboardingStep: 'confirmation_call' } }),
  );
  await saveAnswers(ctx, key, [no, world.answer('input', 'Since 1987')]);
  const reopenedBy = async (showIf: Condition) => {
    await edit([
      ...conditional(world),
      { type: 'input', title: 'One more', required: true, options: [], show_if: showIf },
    ]);
    const system = app.contextFor({ kind: 'system', name: 'test' });
    await refreshWaitingSuppliers(system, { companyId, workflowId: place.workflowId }, new AbortController().signal);
    const { waitingFor } = await app.db.read.supplier.findUniqueOrThrow({ where: { id: place.supplierId } });
    return { waitingFor, reopened: (await findReopened(app.db.read, [place.supplierId])).size };
  };
  expect(await reopenedBy(isYes(world))).toMatchObject({ reopened: 0 });
  // Another answer after the submit shows required questions, which nobody has edited.
  await saveAnswers(ctx, key, [world.yes]);
  expect((await findReopened(app.db.read, [place.supplierId])).size).toBe(1);
  const after = await app.db.read.supplier.findUniqueOrThrow({ where: { id: place.supplierId } });
  expect(after.waitingFor).toBe('questionnaire');
  await saveAnswers(ctx, key, [no]);
  expect(await reopenedBy({ not: isYes(world) })).toEqual({ reopened: 1, waitingFor: 'questionnaire' });
});

test('a send-back deletes only what its corrections hide, and asks what they show', async () => {
  const world = await conditionalWorld({ workflow: { reportType: 'bir' } });
  const { ctx, key, yes, no, ticked, answer, questions, place, companyId, stored } = world;
  await app.db.system((tx) =>
    tx.supplier.update({ where: { id: place.supplierId }, data: { onboardingStep: 'confirmation_call' } }),
  );
  await saveAnswers(ctx, key, [yes, ticked, answer('optional', 'Before')]);
  const request = { id: newId(), companyId, ...place, kind: 'bir', gateway: 'desk', requestedAt: ctx.now() } as const;
  await app.db.system((tx) => tx.reportRequest.create({ data: { ...request, status: 'taken' } }));
  const sendBack = async (kind: keyof World['questions'], text: string) => {
    const [id, of] = [newId(), { companyId, supplierId: place.supplierId, requestId: request.id }];
    const sent = { companyId, sendBackId: id, position: 0, kind: 'question', reason: 'Why?' } as const;
    await app.db.system(async (tx) => {
      await tx.reportRequest.update({ where: { id: request.id }, data: { status: 'awaiting_supplier' } });
      await tx.sendBack.create({ data: { id, ...of, sentAt: ctx.now() } });
      const before = { texts: [text] };
      await tx.sendBackItem.create({ data: { id: newId(), ...sent, target: questions[kind].id, before } });
    });
    return () => answerSendBack(ctx, key, { sendBackId: id, notes: [] });
  };
  const setVersion = (version: number) =>
    app.db.system((tx) => tx.questionnaireItem.update({ where: { id: questions.radio.id }, data: { version } }));

  // An edit has reopened the question that shows the checkboxes: what they were answered is still wanted.
  await setVersion(2);
  const first = await sendBack('optional', 'Before');
  await saveAnswers(ctx, key, [answer('optional', 'After')]);
  await first();
  expect((await stored()).has(questions.checkbox.id)).toBe(true);
  await setVersion(1);

  const second = await sendBack('radio', 'Yes');
  await expect(saveAnswers(ctx, key, [answer('optional', 'Again')])).rejects.toMatchObject({ code: 'not_sent_back' });
  await saveAnswers(ctx, key, [no]);
  await expect(second()).rejects.toMatchObject({
    details: [{ code: 'required_answers_missing', path: `answers.${questions.input.id}` }],
  });
  await saveAnswers(ctx, key, [answer('input', 'Since 1987')]);
  await second();
  const left = [questions.radio.id, questions.optional.id, questions.input.id];
  expect([...(await stored())].toSorted()).toEqual(left.toSorted());
});

test('a country that changes after the submit hides no answer', async () => {
  const world = await conditionalWorld({ workflow: { reportType: 'bir' }, supplier: { country: 'peru' } });
  const { ctx, key, client, place, answer, yes, ticked, no, questions, companyId } = world;
  const inPeru: Condition = { fact: 'country', is: 'equals', value: 'peru' };
  const last = (item: Input) => (item._id === questions.optional.id ? { ...item, show_if: inPeru } : item);
  await world.edit(conditional(world).map(last));
  const change = (data: Prisma.SupplierUpdateInput) =>
    app.db.system((tx) => tx.supplier.update({ where: { id: place.supplierId }, data }));
  await change({ onboardingStep: 'confirmation_call' });
  await saveAnswers(ctx, key, [no, answer('input', 'Since 1987'), answer('optional', 'Local')]);
  await change({ country: 'chile', questionnaireCompletedAt: ctx.now() });
  const shown = async () => {
    const { answers } = await getSupplier(client, place);
    return new Set(answers.map(({ questionId }) => questionId));
  };
  expect((await shown()).has(questions.optional.id)).toBe(true);
  await saveAnswers(ctx, key, [yes, ticked]);
  expect(await shown()).toEqual(new Set([questions.radio.id, questions.checkbox.id, questions.optional.id]));
  const system = app.contextFor({ kind: 'system', name: 'test' });
  await refreshWaitingSuppliers(system, { companyId, workflowId: place.workflowId }, new AbortController().signal);
  expect((await shown()).has(questions.optional.id)).toBe(true);
});
