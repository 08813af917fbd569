import { newId } from '@homologa/core/kernel/ids';
import { sendSendBackMail } from '@homologa/core/send-backs/send-send-back-mail';
import { buildStaff } from '@homologa/core/test/builders';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import { birFileLabel } from '@homologa/domain/bir-form/form-labels';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DeskStory, startDeskStory, statusesOf } from '../../test/desk-story';
import { type AtDesk, buildAtDesk } from '../../test/send-back-story';
import { answersRoutes } from '../onboarding/answers.routes';
import { birRequestsRoutes } from '../onboarding/bir-requests.routes';
import { onboardingRoutes } from '../onboarding/onboarding.routes';
import { privacyRoutes } from '../privacy/privacy.routes';
import { clientSendBackRoutes } from '../suppliers/client-send-backs.routes';
import { supplierRoutes } from '../suppliers/suppliers.routes';
import { deskQueueRoutes } from './desk-queue.routes';
import { sendBackRoutes } from './send-backs.routes';

let app: TestApp;
let story: DeskStory;
beforeAll(async () => {
  app = await createTestApp();
  story = await startDeskStory(app, [
    ...onboardingRoutes,
    ...answersRoutes,
    ...birRequestsRoutes,
    ...supplierRoutes,
    ...deskQueueRoutes,
    ...sendBackRoutes,
    ...clientSendBackRoutes,
    ...privacyRoutes,
  ]);
});
afterAll(() => app.destroy());

const taxId = { kind: 'field', target: 'company.tax_id', reason: 'It is another company’s.' };
const certificate = { kind: 'file', target: 'tax_certificate', reason: 'It is of last year.' };
const question = ({ questions }: AtDesk) => ({ kind: 'question', target: questions.radio.id, reason: 'Why?' });

async function sentBack(built: AtDesk) {
  const { body } = await built.sendBack([taxId, question(built), certificate]).expect(201);
  const [{ _id: id, items }] = body.send_backs;
  const itemOf = (kind: string): string => items.find((item: { kind: string }) => item.kind === kind)._id;
  return { id: id as string, itemOf, body };
}
const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];
const toldOf = (kind: string, userId: string, requestId: string) =>
  app.db.read.notification.count({ where: { kind, userId, requestId } });

test('the supplier is asked for what was sent back, and can change nothing else', async () => {
  const built = await buildAtDesk(app, story);
  const { questions, calls, token, form, attach, client } = built;
  const { body } = await sentBack(built);
  expect(body).toMatchObject({ status: 'awaiting_supplier', send_backs: [{ status: 'open', ended_at: null }] });
  expect(await toldOf('sent_back', client.userId, built.id)).toBe(1);
  const seen = await built.own();
  expect(seen.send_back?.items.map(({ kind, target, reason }) => ({ kind, target, reason }))).toEqual([
    taxId,
    question(built),
    certificate,
  ]);
  const home = await story.call(built.account, 'get', '/onboarding/account').expect(200);
  expect(home.body.onboardings).toMatchObject([{ awaited: 'supplier', sent_back: 3 }]);

  const others = [
    await calls.save({ token }, [{ question_id: questions.input.id, answer: 'No' }]),
    await calls.remove({ token }, questions.file.id),
    await calls.upload({ token }, questions.file.id, 'c,d'),
    await calls.submit({ token }),
    await calls.phone({ token }, '+52 55 8888 7777'),
    await form('patch', '', { company: { phone: '+52 55 8888 7777' } }),
    await form('patch', '', { company: { tax_id: 'BBB010101BBB' }, form: { owners: [] } }),
    await form('put', '', { company: { company_name: 'Other' } }),
    await form('post', '/submit'),
    await attach('financial_statements', 'b.pdf'),
  ];
  expect(others.map(codeOf)).toEqual(others.map(() => [409, 'not_sent_back']));
  expect(await built.own()).toEqual(seen);
});

test('each item is changed or has a note, and the desk sees before and after', async () => {
  const built = await buildAtDesk(app, story);
  const { questions, calls, token, form } = built;
  const { id, itemOf } = await sentBack(built);
  expect((await built.answer(id)).body.details.map(({ path }: { path: string }) => path)).toEqual([
    `items.${itemOf('field')}`,
    `items.${itemOf('question')}`,
    `items.${itemOf('file')}`,
  ]);
  await form('patch', '', { company: { tax_id: 'nonsense' } }).expect(200);
  const noteToFile = [{ item_id: itemOf('file'), note: 'It is this year’s.' }];
  const option = questions.radio.options[1]?.id;
  await calls.save({ token }, [{ question_id: questions.radio.id, answer: option }]).expect(200);
  const refused = await built.answer(id, noteToFile);
  expect([refused.status, refused.body.code, refused.body.details]).toMatchObject([
    422,
    'rfc_invalid',
    [{ path: 'company.tax_id' }],
  ]);
  await form('patch', '', { company: { tax_id: 'CNM980114PI2' } }).expect(200);
  expect((await built.answer(id, noteToFile).expect(200)).body).toMatchObject({ send_back: null });
  expect((await built.answer(id).expect(200)).body.send_back).toBeNull();

  const after = await built.atDesk();
  expect(after).toMatchObject({ status: 'taken', taken_by: { id: story.staff.userId } });
  expect(after.send_backs).toMatchObject([
    {
      status: 'answered',
      items: [
        { before: { value: 'AAA010101AAA' }, after: { value: 'CNM980114PI2' }, changed: true, note: '' },
        { label: 'A radio', before: { texts: ['Yes'] }, after: { texts: ['No'] }, changed: true },
        { before: { files: [{ name: 'constancia.pdf' }] }, changed: false, note: 'It is this year’s.' },
      ],
    },
  ]);
  expect(await toldOf('supplier_answered', story.staff.userId, built.id)).toBe(1);
  const trail = await app.db.read.auditEntry.findMany({ where: { action: 'onboarding.answer_send_back' } });
  expect(trail.map(({ objectId }) => objectId)).toContain(built.supplier.id);
});

test('a file that was replaced stays for the desk to compare, and a second send-back is possible', async () => {
  const built = await buildAtDesk(app, story);
  const { calls, token, questions, form, attach } = built;
  const file = { kind: 'question', target: questions.file.id, reason: 'Unreadable' };
  const first = (await built.sendBack([certificate, file]).expect(201)).body.send_backs[0];
  await form('delete', '/files?fileName=constancia.pdf&type=tax_certificate').expect(200);
  await attach('tax_certificate', 'constancia.pdf').expect(200);
  await calls.upload({ token }, questions.file.id, 'c,d', 'new.csv').expect(200);
  await built.answer(first._id).expect(200);
  const items: Item[] = (await built.atDesk()).send_backs[0]?.items as Item[];
  const filesOf = (one: Item) => [...(one.before?.files ?? []), ...(one.after?.files ?? [])];
  expect(items.map((item) => filesOf(item).map(({ name }) => name))).toEqual([
    ['constancia.pdf', 'constancia.pdf'],
    ['old.csv', 'new.csv'],
  ]);
  for (const { file_id: fileId } of items.flatMap(filesOf)) {
    await story.desk('get', `${built.id}/files/${fileId}`).expect(200);
  }
  const again = await built.sendBack([taxId]).expect(201);
  expect(again.body.send_backs.map(({ status }: { status: string }) => status)).toEqual(['open', 'answered']);
  await built.form('patch', '', { company: { tax_id: 'CNM980114PI2' } }).expect(200);
  await built.answer(again.body.send_backs[0]._id).expect(200);
  expect((await built.atDesk()).status).toBe('taken');
});

interface Item {
  before: { files?: { file_id: string; name: string }[] } | null;
  after: { files?: { file_id: string; name: string }[] } | null;
}

test('only who holds the request sends back, once at a time, and only what the supplier was asked for', async () => {
  const built = await buildAtDesk(app, story);
  const other = await buildStaff(app);
  const path = `/api/desk/requests/${built.id}/send-backs`;
  expect(codeOf(await story.call(other, 'post', path, { items: [taxId] }))).toEqual([409, 'desk_request_held']);
  expect((await story.call(built.client, 'post', path, { items: [taxId] })).status).toBe(403);
  expect(codeOf(await built.sendBack([]))).toEqual([422, 'send_back_items_required']);
  const broken = await built.sendBack([
    { ...taxId, reason: ' ' },
    { ...taxId, target: 'company.unheard_of' },
    certificate,
    certificate,
  ]);
  expect(broken.body.details.map(({ code, path }: { code: string; path: string }) => [code, path])).toEqual([
    ['send_back_reason_required', 'items.0.reason'],
    ['invalid_input', 'items.1.target'],
    ['invalid_input', 'items.3.target'],
  ]);
  const twice = await Promise.all([built.sendBack([taxId]), built.sendBack([certificate])]);
  expect(statusesOf(twice)).toEqual([201, 409]);
  expect(await app.db.read.sendBack.count({ where: { requestId: built.id } })).toBe(1);
  expect(codeOf(await built.sendBack([taxId]))).toEqual([409, 'send_back_open']);
  const { _id: id } = (await built.atDesk()).send_backs[0] ?? { _id: '' };
  expect(codeOf(await story.call(other, 'delete', `${path}/${id}`))).toEqual([409, 'desk_request_held']);
  expect((await built.answer(newId())).status).toBe(404);
});

test('an answer whose question is hidden since cannot be sent back, by the desk or by the client', async () => {
  const built = await buildAtDesk(app, story);
  const { questions, client, workflow, supplier } = built;
  const showIf = { fact: 'country', is: 'equals', value: 'chile' };
  await app.db.system(async (tx) => {
    await tx.supplier.update({ where: { id: supplier.id }, data: { shownQuestions: [questions.radio.id] } });
    await tx.questionnaireItem.update({ where: { id: questions.radio.id }, data: { showIf, isConditional: true } });
  });
  const hiddenIn = (list: { id: string; hidden?: boolean }[]) => list.flatMap((one) => (one.hidden ? [one.id] : []));
  expect(hiddenIn((await built.atDesk()).questionnaire)).toEqual([questions.radio.id]);
  const place = `/api/workflows/${workflow.id}/suppliers/${supplier.id}`;
  expect(hiddenIn((await story.call(client, 'get', place)).body.questions)).toEqual([questions.radio.id]);

  const byClient = { items: [{ question_id: questions.radio.id, reason: 'Why?' }] };
  const refused = [
    await built.sendBack([taxId, question(built)]),
    await story.call(client, 'post', `${place}/send-backs`, byClient),
  ];
  expect(refused.map(codeOf)).toEqual(refused.map(() => [409, 'question_not_asked']));
  expect(refused.map(({ body }) => body.details[0].path)).toEqual(['items.1.target', 'items.0.question_id']);
  expect(refused[0]?.body.details[0].message).toMatch(/^This supplier is no longer asked this question/);
  expect(await built.atDesk()).toMatchObject({ status: 'taken', send_backs: [] });
});

test('nothing is sent back that nobody can answer', async () => {
  const investigated = await story.buildRequest({ type: 'investigating' });
  expect(codeOf(await story.desk('post', `${investigated.id}/send-backs`, { items: [taxId] }))).toEqual([
    409,
    'request_move_refused',
  ]);
  await story.desk('post', `${investigated.id}/take`).expect(200);
  expect(codeOf(await story.desk('post', `${investigated.id}/send-backs`, { items: [taxId] }))).toEqual([
    409,
    'send_back_impossible',
  ]);
  const early = await buildAtDesk(app, story);
  await app.db.system((tx) =>
    tx.supplier.update({ where: { id: early.supplier.id }, data: { onboardingStep: 'questionnaire' } }),
  );
  expect(codeOf(await early.sendBack([taxId]))).toEqual([409, 'send_back_impossible']);
});

test('withdrawn, the supplier is no longer awaited and what it changed stays', async () => {
  const built = await buildAtDesk(app, story);
  const { id } = await sentBack(built);
  await built.form('patch', '', { company: { tax_id: 'CNM980114PI2' } }).expect(200);
  for (let press = 0; press < 2; press += 1) {
    const { body } = await story.desk('delete', `${built.id}/send-backs/${id}`).expect(200);
    expect(body).toMatchObject({ status: 'taken', send_backs: [{ status: 'withdrawn' }] });
  }
  expect(codeOf(await built.answer(id))).toEqual([409, 'send_back_over']);
  expect(await built.own()).toMatchObject({ send_back: null, bir_request: { company: { tax_id: 'CNM980114PI2' } } });
  // Setting the request's status back to `taken` manually also withdraws the open request for corrections; otherwise
  // the supplier would still be asked for them.
  await built.sendBack([certificate]).expect(201);
  await story.desk('post', `${built.id}/status`, { status: 'taken', reason: 'It came by mail.' }).expect(200);
  expect((await built.own()).send_back).toBeNull();
});

test('what was finished opens for what is sent back alone, and released it is answered into the queue', async () => {
  const built = await buildAtDesk(app, story, { onboardingStep: 'finished' });
  const { id } = await sentBack(built);
  await story.desk('post', `${built.id}/assign`, { staff_id: null }).expect(200);
  const { calls, token, questions, form, attach } = built;
  expect(codeOf(await calls.save({ token }, [{ question_id: questions.input.id, answer: 'No' }]))).toEqual([
    409,
    'not_sent_back',
  ]);
  await calls
    .save({ token }, [{ question_id: questions.radio.id, answer: questions.radio.options[2]?.id }])
    .expect(200);
  await form('patch', '', { company: { tax_id: 'CNM980114PI2' } }).expect(200);
  await attach('tax_certificate', 'second.pdf').expect(200);
  expect((await built.answer(id).expect(200)).body.onboarding_step).toBe('finished');
  expect(await built.atDesk()).toMatchObject({ status: 'queued', taken_by: null });
  expect(await toldOf('supplier_answered', story.staff.userId, built.id)).toBe(1);
  expect(codeOf(await form('patch', '', { company: { tax_id: 'AAA010101AAA' } }))).toEqual([
    409,
    'onboarding_finished',
  ]);
});

test('one mail says what was sent back and why, in the supplier’s language', async () => {
  const built = await buildAtDesk(app, story);
  const { companyId, supplier, workflow } = built;
  const send = (sendBackId: string) => sendSendBackMail(story.system(), { companyId, sendBackId, messageId: newId() });
  for (const [locale, subject] of [
    ['en', 'Please look again at your data'],
    ['es', 'Revise sus datos'],
    ['pt-BR', 'Reveja seus dados'],
  ] as const) {
    await app.db.system((tx) => tx.supplier.update({ where: { id: supplier.id }, data: { locale } }));
    const { id } = await sentBack(built);
    const job = { name: 'mail.send-back', payload: { equals: { sendBackId: id } } };
    expect(await app.db.read.job.count({ where: job })).toBe(1);
    expect([await send(id), await send(id)]).toEqual([{ sent: true }, { sent: false }]);
    const mails = await app.db.read.capturedMail.findMany({ where: { to: { has: built.account.email } } });
    const mail = mails.find((one) => one.subject.startsWith(subject));
    expect(mail?.text).toContain(`/onboarding/${workflow.id}/suppliers/${supplier.id}`);
    for (const { reason } of [taxId, certificate, question(built)]) expect(mail?.text).toContain(reason);
    for (const label of ['A radio', birFileLabel('tax_certificate', supplier.country, locale)])
      expect(mail?.text).toContain(label);
    const { body } = await story.desk('delete', `${built.id}/send-backs/${id}`).expect(200);
    expect(body.send_backs[0].mailed_at).not.toBeNull();
  }
  const { id } = await sentBack(built);
  await story.desk('delete', `${built.id}/send-backs/${id}`).expect(200);
  expect(await send(id)).toEqual({ sent: false });
});

test('the clock rests while the supplier is awaited, which its client sees', async () => {
  const built = await buildAtDesk(app, story);
  await sentBack(built);
  const { pausedAt } = await app.db.read.reportRequest.findUniqueOrThrow({ where: { id: built.id } });
  expect(pausedAt).not.toBeNull();
  const path = `/api/workflows/${built.workflow.id}/suppliers/${built.supplier.id}`;
  const seen = await story.call(built.client, 'get', path).expect(200);
  expect(seen.body.desk_request).toMatchObject({ status: 'awaiting_supplier' });
});
