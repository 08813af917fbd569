import type { QuestionnaireInput } from '@homologa/domain/questionnaires/questionnaire.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../kernel/ids';
import { listWorkflowSuppliers } from '../suppliers/list/list-suppliers.queries';
import { remindOnSchedule } from '../suppliers/reminders/remind-on-schedule';
import { remindSupplier } from '../suppliers/reminders/remind-supplier';
import { forecastWorkflowReminders } from '../suppliers/reminders/remindable.queries';
import { writeReminders } from '../suppliers/reminders/reminders.steps';
import { getSupplier } from '../suppliers/supplier.queries';
import { buildPerson, buildSupplier, buildWorkflow } from '../test/builders';
import { createTestApp, type TestApp } from '../test/test-database';
import { updateWorkflow } from './update-workflow';

const START = new Date('2026-11-02T09:00:00Z');
const LATER = new Date('2026-11-12T15:00:00Z');

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.destroy());

type SupplierOverrides = Parameters<typeof buildSupplier>[2];

async function scene(reportType = 'bir') {
  app.setNow(START);
  const admin = await buildPerson(app);
  const companyId = admin.companyId ?? '';
  const workflow = await buildWorkflow(app, companyId, { reportType, reminderEveryDays: 3, reminderMax: 2 });
  const place = { companyId, workflowId: workflow.id };
  const asked = { id: newId(), position: 0, type: 'input', title: 'Since when?', required: true } as const;
  const optional = { id: newId(), position: 1, type: 'input', title: 'Anything else?', required: false } as const;
  await app.db.system((tx) =>
    tx.questionnaireItem.createMany({ data: [asked, optional].map((item) => ({ ...item, ...place })) }),
  );
  const answerAs = (supplierId: string, questionId: string, version = 1) =>
    app.db.system((tx) =>
      tx.answer.create({
        data: { id: newId(), companyId, supplierId, questionId, version, value: '1987', updatedAt: START },
      }),
    );
  const add = async (companyName: string, overrides: SupplierOverrides = {}) => {
    const supplier = await buildSupplier(app, workflow, {
      companyName,
      status: 'in_progress',
      onboardingStep: 'confirmation_call',
      invitationState: 'sent',
      invitationSentAt: START,
      ...overrides,
    });
    await answerAs(supplier.id, asked.id);
    return supplier.id;
  };
  const ctx = app.contextFor(admin.actor);
  const input = ({ id, type, title, required }: { id: string; type: 'input'; title: string; required: boolean }) => ({
    _id: id,
    type,
    title,
    required,
    options: [],
  });
  const edit = (questionnaire: QuestionnaireInput, notify = false) =>
    updateWorkflow(ctx, { id: workflow.id, changes: { questionnaire }, notify });
  const added: QuestionnaireInput[number] = {
    type: 'input',
    title: 'How many employees?',
    required: true,
    options: [],
  };
  const forecast = async () => {
    const { possible, skipped } = await app.db.tenant(companyId, (tx) => forecastWorkflowReminders(ctx, tx, place));
    return { possible, ...Object.fromEntries(skipped) };
  };
  const reminded = async () => {
    const rows = await app.db.read.reminder.findMany({
      where: { companyId },
      select: { supplier: { select: { companyName: true } } },
    });
    return rows.map(({ supplier }) => supplier.companyName).sort();
  };
  const remindScheduled = () => remindOnSchedule(app.contextFor({ kind: 'system', name: 'test' }), place);
  app.setNow(LATER);
  const questions = { asked: input(asked), optional: input(optional), added };
  return { ctx, place, questions, add, answerAs, edit, forecast, reminded, remindScheduled };
}

test('a required question more awaits the supplier whose part was done again: forecast, schedule, one by one', async () => {
  const { ctx, place, questions, add, edit, forecast, reminded, remindScheduled } = await scene();
  const supplierId = await add('done');
  await add('call done', { onboardingStep: 'finished' });
  await add('completed', { status: 'completed' });
  expect(await forecast()).toEqual({ possible: 0, supplier_not_awaited: 2, supplier_finished: 1 });
  await edit([questions.asked, questions.optional, questions.added]);
  // A supplier cannot answer after the phone call that verifies its data, and a completed supplier is not asked again.
  expect(await forecast()).toEqual({ possible: 1, supplier_not_awaited: 1, supplier_finished: 1 });
  expect(await remindScheduled()).toEqual({ sent: 1 });
  expect(await reminded()).toEqual(['done']);
  app.setNow(new Date(LATER.getTime() + 2 * 86_400_000));
  await remindSupplier(ctx, { workflowId: place.workflowId, supplierId });
  expect(await reminded()).toEqual(['done', 'done']);
});

test('who has answered the new question, or was never asked it, is left out', async () => {
  const { place, questions, add, answerAs, edit, forecast, reminded, remindScheduled } = await scene();
  const answered = await add('answered');
  await add('open');
  const { workflow } = await edit([questions.asked, questions.optional, questions.added]);
  const question = workflow.questionnaire.find(({ title }) => title === questions.added.title);
  await answerAs(answered, question?.id ?? '', question?.version);
  expect(await forecast()).toEqual({ possible: 1, supplier_not_awaited: 1 });
  expect(await remindScheduled()).toEqual({ sent: 1 });
  expect(await reminded()).toEqual(['open']);
  await edit([questions.asked, questions.optional]);
  expect(await forecast()).toEqual({ possible: 0, supplier_not_awaited: 2 });
  const written = await app.db.tenant(place.companyId, (tx) =>
    writeReminders(app.contextFor({ kind: 'system', name: 'test' }), tx, place, 'person'),
  );
  expect(written).toEqual([]);
});

test('a question that has changed or has become required is open, an optional one is not', async () => {
  const { questions, add, edit, forecast } = await scene();
  await add('done');
  await edit([questions.asked, questions.optional, { ...questions.added, required: false }]);
  expect(await forecast()).toEqual({ possible: 0, supplier_not_awaited: 1 });
  await edit([{ ...questions.asked, title: 'Founded when?' }, questions.optional]);
  expect(await forecast()).toEqual({ possible: 1 });

  const other = await scene();
  await other.add('done');
  await other.edit([other.questions.asked, { ...other.questions.optional, required: true }]);
  expect(await other.forecast()).toEqual({ possible: 1 });
});

test('only CKR asks again after the call', async () => {
  const { questions, add, edit, forecast } = await scene('ckr');
  await add('call done', { onboardingStep: 'finished' });
  await edit([questions.asked, questions.optional, questions.added]);
  expect(await forecast()).toEqual({ possible: 1 });
});

test('an update that notifies reminds whom its new question asks, and counts the others as left out', async () => {
  const { questions, add, edit, reminded } = await scene();
  await add('done');
  await add('call done', { onboardingStep: 'finished' });
  const { notified } = await edit([questions.asked, questions.optional, questions.added], true);
  expect(notified).toMatchObject({
    sent: 1,
    skipped: 1,
    leftOut: [{ reason: 'supplier_not_awaited', count: 1 }],
    reopened: [{ title: questions.added.title }],
  });
  expect(await reminded()).toEqual(['done']);
});

test('a supplier in a list and by itself says that questions are open again', async () => {
  const { ctx, place, questions, add, edit } = await scene();
  const supplierId = await add('done');
  const said = async () => {
    const range = { start: 0, end: 9 };
    const query = { filter: {}, sort: { field: 'created_at', order: 'DESC' }, range } as const;
    const { suppliers } = await listWorkflowSuppliers(ctx, place.workflowId, query);
    const detail = await getSupplier(ctx, { workflowId: place.workflowId, supplierId });
    return [suppliers[0]?.hasOpenQuestions, detail.supplier.hasOpenQuestions];
  };
  expect(await said()).toEqual([false, false]);
  await edit([questions.asked, questions.optional, questions.added]);
  expect(await said()).toEqual([true, true]);
});
