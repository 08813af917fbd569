import { sendReminderMail } from '@homologa/core/suppliers/reminders/send-reminder-mail';
import { buildSupplierAccount } from '@homologa/core/test/builders';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import { workflowResponse } from '@homologa/domain/workflows/workflow.contract';
import request from 'supertest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildOnboarding, onboardingClient } from '../../test/onboarding-builders';
import { serveRoutes } from '../../test/serve-routes';
import { supplierRoutes } from '../suppliers/suppliers.routes';
import { workflowRoutes } from '../workflows/workflows.routes';
import { answersRoutes } from './answers.routes';
import { onboardingRoutes } from './onboarding.routes';

let app: TestApp;
let server: ReturnType<typeof serveRoutes>;

beforeAll(async () => {
  app = await createTestApp();
  server = serveRoutes(app, [...workflowRoutes, ...onboardingRoutes, ...answersRoutes, ...supplierRoutes]);
});
afterAll(() => app.destroy());

interface WireQuestion {
  _id?: string;
  type: string;
  title: string;
  required: boolean;
  options: { _id?: string; value: string }[];
}

async function readReminder(companyId: string, supplierId: string, source: string): Promise<string> {
  const { id: reminderId } = await app.db.read.reminder.findFirstOrThrow({ where: { supplierId, source } });
  const ctx = app.contextFor({ kind: 'system', name: 'test' });
  await sendReminderMail(ctx, { companyId, supplierId, reminderId, messageId: reminderId });
  return (await app.db.read.capturedMail.findFirstOrThrow({ orderBy: { createdAt: 'desc' } })).text;
}

it('an edit of a live questionnaire keeps, reopens and tells exactly what it should', async () => {
  const world = await buildOnboarding(app, { workflow: { reportType: 'ckr', defaultLocale: 'en' } });
  const { questions, workflow, supplier, companyId } = world;
  const account = await buildSupplierAccount(app, world.email);
  const calls = onboardingClient(server, { workflowId: workflow.id, supplierId: supplier.id });
  const by = { token: account.token };
  await calls.connect({ link: world.link, ...by }).expect(200);
  await calls.upload(by, questions.file.id, 'a,b').expect(200);
  const given = [
    { question_id: questions.input.id, answer: 'Since 1987' },
    { question_id: questions.radio.id, answer: questions.radio.options[2]?.id },
    { question_id: questions.checkbox.id, answer: [questions.checkbox.options[0]?.id] },
    { question_id: questions.optional.id, answer: 'A remark' },
  ];
  await calls.submit(by, given).expect(200);

  const path = `/api/workflows/${workflow.id}`;
  const as = { Authorization: `Bearer ${world.admin.token}` };
  const { questionnaire } = (await request(server).get(path).set(as).expect(200)).body;
  const edited: WireQuestion[] = questionnaire.map((question: WireQuestion) => {
    if (question._id === questions.input.id) return { ...question, title: 'Founded in <which> year?' };
    if (question._id === questions.radio.id) {
      return { ...question, required: false, options: question.options.slice(0, 2) };
    }
    if (question._id === questions.optional.id) return { ...question, type: 'checkbox', options: OPTIONS };
    return question;
  });
  const added: WireQuestion = { type: 'input', title: 'How many employees?', required: true, options: [] };
  const updated = await request(server)
    .put(`${path}?notify=true`)
    .set(as)
    .send({ questionnaire: [added, ...edited] })
    .expect(200);
  const body = workflowResponse.parse(updated.body);
  const addedId = body.questionnaire[0]?._id ?? '';
  expect(body.notified).toEqual({
    sent: 1,
    skipped: 0,
    left_out: [],
    reopened: [
      { _id: addedId, id: addedId, title: 'How many employees?' },
      { _id: questions.input.id, id: questions.input.id, title: 'Founded in <which> year?' },
    ],
  });

  const seen = (await calls.read(by).expect(200)).body;
  expect(seen.onboarding_step).toBe('confirmation_call');
  const kept = seen.answers.map((answer: { question_id: string }) => answer.question_id);
  expect(kept).toEqual([questions.checkbox.id, questions.file.id]);

  app.setNow(new Date(Date.now() + 2 * 86_400_000));
  await request(server).post(`${path}/suppliers/${supplier.id}/reminders`).set(as).expect(200);
  for (const source of ['update_and_notify', 'person']) {
    const mail = await readReminder(companyId, supplier.id, source);
    expect(mail).toContain('How many employees?');
    expect(mail).toContain('Founded in <which> year?');
    expect(mail).not.toContain('A checkbox');
  }

  const refused = await calls.submit(by).expect(422);
  expect(refused.body.error).toBe('Please answer all required (*) fields');
  expect(refused.body.details.map(({ path: place }: { path: string }) => place)).toEqual([
    `answers.${addedId}`,
    `answers.${questions.input.id}`,
  ]);
  await calls
    .submit(by, [
      { question_id: addedId, answer: '40' },
      { question_id: questions.input.id, answer: '1987' },
    ])
    .expect(200);
});

const OPTIONS = [{ value: 'One' }, { value: 'Two' }];
