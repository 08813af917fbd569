import { newId, newSecret } from '@homologa/core/kernel/ids';
import { sendEmailConfirmationMail } from '@homologa/core/mail/send-email-confirmation-mail';
import { getSandboxPayment, signSandboxNews } from '@homologa/core/payments/sandbox-payment';
import { runScreening } from '@homologa/core/screenings/run-screening';
import {
  type BuiltPerson,
  buildPerson,
  buildStaff,
  buildSupplier,
  buildSupplierAccount,
  buildWorkflow,
  PASSWORD,
} from '@homologa/core/test/builders';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import { buildWatchlist } from '@homologa/core/test/watchlist-samples';
import { screeningResponse } from '@homologa/domain/screenings/screening.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createServer } from './app';
import { ROUTES, routesFor } from './route-table';
import { AnswerWalk, type Caller } from './test/answer-walk';
import { createBureauWorld } from './test/bureau-world';
import { type DeskStory, PDF, startDeskStory } from './test/desk-story';
import { buildOnboarding } from './test/onboarding-builders';
import { billingOf, buildReferencedPayer } from './test/payment-builders';
import { PICTURE } from './test/picture';
import { buildAtDesk } from './test/send-back-story';
import { createStripeWorld } from './test/stripe-world';

// One good answer of every route is held against the contract that its page and the browser apps are written from.

let app: TestApp;
let walk: AnswerWalk;
let desk: DeskStory;

beforeAll(async () => {
  app = await createTestApp();
  const server = createServer(app);
  walk = new AnswerWalk(server, routesFor(app.config));
  desk = await startDeskStory(app);
  for (const story of [
    readsPublicPages,
    keepsAnAccount,
    runsACompany,
    writesWorkflows,
    managesSuppliers,
    onboardsASupplier,
    comesByThePublicLink,
    paysForAReport,
    checksPayments,
    worksAtTheDesk,
    sendsBack,
    guardsItsData,
    keepsWatchlists,
  ]) {
    await story();
  }
}, 120_000);
afterAll(() => app.destroy());

test.each(ROUTES.filter(({ response }) => response).map((route) => [`${route.method} ${route.path}`, route] as const))(
  '%s answers as its contract says',
  (_name, route) => {
    const answer = walk.answers.get(route);
    expect(answer, 'no story of this test calls it').toBeDefined();
    // Parsing drops what the contract does not know, so that an additional field is a difference too.
    expect(route.response?.parse(answer?.body)).toEqual(answer?.body);
  },
);

const invite = { company_name: 'ACME', full_name: 'Ana', emails: ['ana@acme.test'], country: 'mexico' };
const csv = (text: string) => ['file', Buffer.from(text), 'file.csv'] as const;
const idOf = ({ body }: { body: { _id?: unknown } }): string => String(body._id);

async function readsPublicPages(): Promise<void> {
  for (const url of [
    '/healthz',
    '/readyz',
    '/config',
    '/enums',
    '/onboarding/privacy-notice?country=BRA&language=pt-BR',
    '/verify/HR-0000-0000-0000',
  ]) {
    await walk.call({}, 'get', url);
  }
  await walk.call({}, 'get', '/mailbox/messages');
}

async function keepsAnAccount(): Promise<void> {
  const { email } = await buildPerson(app);
  const login = await walk.call({}, 'post', '/auth/login', { body: { email, password: PASSWORD } });
  const { token, user } = login.body as { token: string; user: { _id: string } };
  const me = `/api/accounts/${user._id}`;
  await walk.call({ token }, 'get', '/auth/reload');
  await walk.call({}, 'post', '/auth/check', { body: { email, password: PASSWORD } });
  await walk.call({ token }, 'put', me, { body: { info: { title: 'CFO' } } });
  await walk.call({ token }, 'patch', `${me}/image`, { file: ['image', PICTURE, 'me.png'] });
  await walk.call({ token }, 'get', `${me}/image`);
  await walk.call({ token }, 'delete', `${me}/image`);
  const passwords = { email, oldPassword: PASSWORD, newPassword: 'brand new one' };
  await walk.call({ token }, 'post', '/api/registration/local/password-change', { body: passwords });
  await walk.call({}, 'post', '/password-reset', { body: { email } });
  // The mail's own secret takes this row over when it is sent: here the test plays the mail.
  const secret = newSecret();
  await app.db.system((tx) =>
    tx.passwordReset.updateMany({ where: { userId: user._id }, data: { tokenHash: secret.hash } }),
  );
  const chosen = { token: secret.token, password: 'another new one', confirm: 'another new one' };
  await walk.call({}, 'post', '/password-new', { body: chosen });
  const person = { name: 'Luz', email: 'luz@walk.test', password: PASSWORD, phone: '+52 55 1234 5678', country: 'MEX' };
  const registered = await walk.call({}, 'post', '/auth/register', { body: person });
  await walk.call({ token: (registered.body as { token: string }).token }, 'post', '/auth/logout');
}

async function runsACompany(): Promise<void> {
  const admin = await buildPerson(app);
  const company = `/api/companies/${admin.companyId}`;
  const labels = { tags: [{ name: 'Crítico', color: '#c62828' }] };
  await walk.call(admin, 'patch', `${company}/features`, { body: labels });
  const tags = await walk.call(admin, 'get', `${company}/tags`);
  await walk.call(admin, 'delete', `${company}/tags/${(tags.body as { _id: string }[])[0]?._id}`);
  const invited = await walk.call(admin, 'post', `${company}/users`, { body: { name: 'Eva', email: 'eva@walk.test' } });
  await walk.call(admin, 'get', `${company}/users`);
  await walk.call(admin, 'patch', `${company}/users/${idOf(invited)}`, { body: { role: 'company_admin' } });
  await walk.call(admin, 'post', `${company}/users/${idOf(invited)}/invitation`);

  const staff = await buildStaff(app);
  const legal = { legal_name: 'Compradora Austral S.A.', country: 'chile' };
  const made = await walk.call(staff, 'post', '/api/desk/companies', { body: legal });
  await walk.call(staff, 'get', '/api/desk/companies');
  const features = { workflow_payment: 'supplier' };
  await walk.call(staff, 'patch', `/api/desk/companies/${idOf(made)}/features`, { body: features });
  const user = {
    name: 'Ida',
    email: 'ida@walk.test',
    password: PASSWORD,
    company_id: idOf(made),
    role: 'company_user',
  };
  await walk.call(staff, 'post', '/api/desk/users', { body: user });
  await walk.call(staff, 'get', '/api/desk/users');
  await administersClients(staff, idOf(made), admin);
  await readsNotifications(admin);
}

async function readsNotifications(admin: BuiltPerson): Promise<void> {
  const createdAt = app.contextFor({ kind: 'anonymous' }).now();
  const told = { id: newId(), userId: admin.userId, companyId: admin.companyId, kind: 'delivered', createdAt };
  await app.db.system((tx) => tx.notification.create({ data: told }));
  await walk.call(admin, 'get', '/api/notifications');
  await walk.call(admin, 'patch', `/api/notifications/${told.id}`, { body: { read: true } });
  await walk.call(admin, 'post', '/api/notifications/read');
  await walk.call(admin, 'get', '/api/notification-choices');
  const choices = [{ kind: 'delivered', delivery: 'daily' }];
  await walk.call(admin, 'put', '/api/notification-choices', { body: { choices } });
}

async function administersClients(staff: Caller, companyId: string, client: BuiltPerson): Promise<void> {
  const company = `/api/desk/companies/${companyId}`;
  await walk.call(staff, 'get', company);
  await walk.call(staff, 'patch', company, { body: { info: { name: 'Austral' } } });
  await walk.call(staff, 'get', `${company}/deactivation-effects`);
  await walk.call(staff, 'put', `${company}/second-look`, { body: { report_types: ['bir'] } });
  await walk.call(staff, 'put', `${company}/active`, { body: { active: false } });
  const invitation = { name: 'Eva', email: 'new-staff@walk.test' };
  const invited = idOf(await walk.call(staff, 'post', '/api/desk/users/invitations', { body: invitation }));
  await walk.call(staff, 'post', `/api/desk/users/${invited}/password-reset`);
  await walk.call(staff, 'patch', `/api/desk/users/${invited}`, { body: { active: false } });
  await walk.call(staff, 'post', `/api/desk/users/${client.userId}/view`, { body: { reason: 'Case 17' } });
  const headers = { Prefer: 'respond-async' };
  for (const trail of ['/api/desk/audit-entries', `/api/companies/${client.companyId}/audit-entries`]) {
    const by = trail.startsWith('/api/desk') ? staff : client;
    await walk.call(by, 'get', trail);
    await walk.call(by, 'get', `${trail}/download-excel`, { headers });
  }
}

async function writesWorkflows(): Promise<void> {
  const admin = await buildPerson(app);
  const draft = idOf(await walk.call(admin, 'post', '/api/workflows', { body: {} }));
  const path = `/api/workflows/${draft}`;
  const questionnaire = [{ type: 'attachment', title: 'Terms' }];
  const saved = await walk.call(admin, 'put', path, { body: { info: { title: 'Steel' }, questionnaire } });
  const question = (saved.body as { questionnaire: { _id: string }[] }).questionnaire[0]?._id;
  const attachment = { file: ['attachment', Buffer.from('terms'), 'terms.txt'] } as const;
  await walk.call(admin, 'patch', `${path}/questionnaire/${question}/attachment`, attachment);
  await walk.call(admin, 'get', `${path}/download-questionnaire`, { headers: { Prefer: 'respond-async' } });
  await walk.call(admin, 'patch', `${path}/cover`, { file: ['cover', PICTURE, 'cover.png'] });
  await walk.call(admin, 'delete', `${path}/cover`);
  await walk.call(admin, 'post', `${path}/invitation-preview`, { body: {} });
  await walk.call(admin, 'put', `${path}/activate`);
  await walk.call(admin, 'get', path);
  await walk.call(admin, 'get', '/api/workflows');
  await walk.call(admin, 'get', '/api/workflows/statistics');
  await walk.call(admin, 'get', '/api/workflows/industries');
  await walk.call(admin, 'get', '/api/workflows/activities');
  const clone = await walk.call(admin, 'post', `${path}/clone`);
  await walk.call(admin, 'delete', `/api/workflows/${idOf(clone)}`);
  await walk.call(admin, 'get', `${path}/close-effects`);
  await walk.call(admin, 'put', `${path}/close`);
}

async function managesSuppliers(): Promise<void> {
  const admin = await buildPerson(app);
  const workflow = await buildWorkflow(app, admin.companyId ?? '', { createdById: admin.userId, reportType: 'bir' });
  const path = `/api/workflows/${workflow.id}`;
  const added = idOf(await walk.call(admin, 'post', `${path}/suppliers`, { body: invite }));
  await walk.call(admin, 'post', `${path}/suppliers_bulk`, { body: [invite] });
  await walk.call(admin, 'post', '/api/suppliers/duplicates', { body: { suppliers: [] } });
  for (const url of ['/api/suppliers', `${path}/suppliers`]) {
    await walk.call(admin, 'get', url);
    await walk.call(admin, 'get', `${url}/counts`);
    await walk.call(admin, 'post', `${url}/bulk-actions`, { body: { action: 'remind', ids: [added] } });
  }
  for (const url of ['/api/suppliers', path]) {
    await walk.call(admin, 'post', `${url}/download-excel`, { body: { ids: [added] } });
  }
  const imported = await walk.call(admin, 'post', `${path}/imports`, { file: csv('ACME;Ana;a@b.test;Peru;;;;\n') });
  await walk.call(admin, 'get', `/api/jobs/${idOf(imported)}`);
  await exportsLater(admin, ['/api/workflows', '/api/suppliers', path]);

  const supplier = `${path}/suppliers/${added}`;
  await app.db.system((tx) => tx.supplier.update({ where: { id: added }, data: { invitationState: 'failed' } }));
  await walk.call(admin, 'post', `${supplier}/invitations`);
  await walk.call(admin, 'post', `${path}/suppliers/reminders`);
  const waiting = await buildSupplier(app, workflow);
  await walk.call(admin, 'post', `${path}/suppliers/${waiting.id}/reminders`);
  const filed = await walk.call(admin, 'patch', `${supplier}/files`, { file: csv('a,b') });
  const file = (filed.body as { files: { file_id: string }[] }).files[0]?.file_id;
  await walk.call(admin, 'delete', `${supplier}/files/${file}`);
  await walk.call(admin, 'get', supplier);
  await walk.call(admin, 'get', `${supplier}/history`);
  await walk.call(admin, 'get', `${supplier}/timeline`);
  const headers = { Prefer: 'respond-async' };
  for (const results of [`${path}/download`, `${supplier}/results`]) {
    await walk.call(admin, 'get', results, { headers });
  }
  await walk.call(admin, 'get', '/api/exports');
  const asked = await walk.call(admin, 'post', '/api/bir-requests', {
    body: { supplier: { workflow_id: workflow.id, supplier_id: waiting.id } },
  });
  await walk.call(admin, 'post', `/api/bir-requests/${idOf(asked)}/submit`);
  await walk.call(admin, 'post', `${supplier}/ccr`);
  await walk.call(admin, 'delete', `${path}/suppliers/${(await buildSupplier(app, workflow)).id}`);
  await walk.call(admin, 'put', supplier, { body: { status: 'completed' } });
  await walk.call(admin, 'delete', `${supplier}/completion`);
  await walk.call(admin, 'put', supplier, { body: { status: 'completed' } });
  await walk.call(admin, 'post', `${supplier}/decisions`, { body: { decision: 'approved', reason: 'Good' } });
  await buildWatchlist(app, [['FULANO INVENTADO']]);
  await walk.call(admin, 'patch', `${supplier}/screen`, { body: { shareholders: ['Fulano Inventado'] } });
  const { _id: screeningId } = (await walk.call(admin, 'get', `${supplier}/screening`)).body as { _id: string };
  const operator = app.contextFor({ kind: 'system', name: 'test' });
  const run = { signal: new AbortController().signal, progress: () => Promise.resolve() };
  await runScreening(operator, { screeningId, companyId: workflow.companyId }, run);
  const { body } = await walk.call(admin, 'get', `${supplier}/screening`);
  const { data } = screeningResponse.parse(body);
  await walk.call(admin, 'post', `${supplier}/screening/decisions`, {
    body: {
      entry_key: data?.shareholders_screenings[0]?.sanction_lists[0]?.entry_key ?? '',
      decision: 'false_positive',
      reason: 'Another person',
    },
  });
  const entry = data?.shareholders_screenings[0]?.sanction_lists[0]?.entry_key ?? '';
  await walk.call(admin, 'get', `${supplier}/screening/others?entry_key=${encodeURIComponent(entry)}`);
  for (const place of [supplier, `/api/workflows/${workflow.id}`]) {
    await walk.call(admin, 'put', `${place}/monitoring`, { body: { monitored: true } });
    await walk.call(admin, 'get', `${place}/monitoring`);
  }
  await walk.call(admin, 'put', '/api/screening-settings', { body: { four_eyes: false } });
  await walk.call(admin, 'get', '/api/screening-settings');
}

/** Lists as spreadsheets: as jobs, since nobody works here. */
async function exportsLater(admin: Caller, lists: readonly string[]): Promise<void> {
  const headers = { Prefer: 'respond-async' };
  for (const list of lists) await walk.call(admin, 'get', `${list}/download-excel`, { headers });
}

async function onboardsASupplier(): Promise<void> {
  const { workflow, questions, supplier, link, email } = await buildOnboarding(app, {
    workflow: { reportType: 'bir' },
  });
  const { token } = await buildSupplierAccount(app, email);
  const own = `/onboarding/workflows/${workflow.id}/suppliers/${supplier.id}`;
  await walk.call({ link }, 'get', `/onboarding/workflows/${workflow.id}`);
  await walk.call({ link }, 'patch', `${own}/get-started`);
  const connected = await walk.call({ link, token }, 'patch', `${own}/account`, { body: { language: 'es' } });
  await walk.call({ token }, 'get', own);
  await walk.call({ token }, 'get', `${own}/timeline`);
  await walk.call({ token }, 'put', own, { body: { account: { phone: '+54 11 4321 0000' } } });

  const form = `/onboarding/bir-requests/${(connected.body as { bir_request: { _id: string } }).bir_request._id}`;
  const company = { company_name: 'ACME', legal_name: 'ACME S.A.' };
  await walk.call({ token }, 'get', '/onboarding/bir-requests');
  await walk.call({ token }, 'patch', form, { body: { company } });
  await walk.call({ token }, 'put', form, { body: { company, country: 'argentina', form: {} } });
  const file = { fields: { type: 'additional' }, file: csv('a,b') };
  await walk.call({ token }, 'patch', `${form}/files`, file);
  await walk.call({ token }, 'delete', `${form}/files?fileName=file.csv`);
  await walk.call({ token }, 'post', `${form}/submit`);

  const answers = [
    { question_id: questions.input.id, answer: 'Yes' },
    { question_id: questions.radio.id, answer: questions.radio.options[0]?.id },
    { question_id: questions.checkbox.id, answer: [questions.checkbox.options[0]?.id] },
  ];
  await walk.call({ token }, 'patch', `${own}/answers`, { body: { answers } });
  const upload = { fields: { question_id: questions.file.id }, file: csv('a,b') };
  await walk.call({ token }, 'patch', `${own}/answers-files`, upload);
  await walk.call({ token }, 'delete', `${own}/answers/${questions.optional.id}`);
  await walk.call({ token }, 'patch', `${own}/answers/submit`, { body: { answers: [] } });
}

async function comesByThePublicLink(): Promise<void> {
  const admin = await buildPerson(app);
  const workflow = await buildWorkflow(app, admin.companyId ?? '', { createdById: admin.userId });
  const stranger = {
    full_name: 'Eva',
    company_name: 'Nueva',
    email: 'eva@nueva.test',
    country: 'PER',
    phone: '+51 1 630 3000',
  };
  const path = `/onboarding/workflows/${workflow.id}/suppliers`;
  const made = await walk.call({}, 'post', path, { body: stranger });
  const { id: supplierId, companyId } = await app.db.read.supplier.findFirstOrThrow({
    where: { workflowId: workflow.id },
  });
  const worker = app.contextFor({ kind: 'system', name: 'test' });
  await sendEmailConfirmationMail(worker, { companyId, supplierId, messageId: supplierId });
  const mail = await app.db.read.capturedMail.findFirstOrThrow({ orderBy: { createdAt: 'desc' } });
  const code = /\b\d{6}\b/.exec(mail.text)?.[0];
  const attempt = `/onboarding/workflows/${workflow.id}/registrations/${idOf(made)}/confirmation`;
  const { token: link } = (await walk.call({}, 'post', attempt, { body: { code } })).body as { token: string };
  await walk.call({ link }, 'post', `${path}/${supplierId}/email-confirmation`, { body: { code } });
  await walk.call({ link }, 'post', `${path}/${supplierId}/account-check`, { body: { email: 'otra@nueva.test' } });
}

async function paysForAReport(): Promise<void> {
  const server = createServer(app);
  const payer = await buildReferencedPayer(app, server, 'mexico', 'cash');
  const by = payer.account;
  const own = `/onboarding/workflows/${payer.workflow.id}/suppliers/${payer.supplier.id}`;
  await walk.call(by, 'patch', `/onboarding/bir-requests/${payer.requestId}/billing`, {
    body: billingOf('mexico', 'cash'),
  });
  for (const name of ['a.csv', 'b.csv']) {
    await walk.call(by, 'patch', `${own}/payment-proof`, { file: ['payment-proof', Buffer.from('a,b'), name] });
  }
  await walk.call(by, 'delete', `${own}/payment-proof/a.csv`);
  await walk.call(by, 'patch', `${own}/payment-proof/submit`);
  await walk.call(by, 'patch', `${own}/rfc-document`, { file: ['rfc-document', Buffer.from('a,b'), 'rfc.csv'] });
  const early = await buildReferencedPayer(app, server, 'argentina', 'cash_deposit');
  await walk.call(
    early.account,
    'delete',
    `/onboarding/workflows/${early.workflow.id}/suppliers/${early.supplier.id}/rfc-document`,
  );

  const boleto = await buildReferencedPayer(app, server, 'brazil', 'boleto');
  await walk.call(boleto.account, 'post', `/onboarding/bir-requests/${boleto.requestId}/brazil-payment`);
  const card = await buildReferencedPayer(app, server, 'mexico', 'credit_card');
  const page = await walk.call(card.account, 'post', `/onboarding/bir-requests/${card.requestId}/online-payment`);
  const paymentId = (page.body as { uri: string }).uri.split('/').at(-1)?.split('?')[0] ?? '';
  const ctx = app.contextFor({ kind: 'system', name: 'test' });
  const news = await signSandboxNews(ctx, await getSandboxPayment(ctx, paymentId), 'paid');
  const headers = { ...news.headers, 'Content-Type': 'application/json' };
  await walk.call({}, 'post', '/payments/notifications/sandbox', { headers, body: news.body.toString() });
  await hearsOfStripe();
  await hearsOfBureau();
}

async function hearsOfStripe(): Promise<void> {
  const world = await createStripeWorld();
  try {
    const body = JSON.stringify({ id: 'evt_1', object: 'event', type: 'charge.updated', data: { object: {} } });
    walk.keep('post', '/payments/notifications/stripe', await world.deliver(body));
  } finally {
    await world.close();
  }
}

async function checksPayments(): Promise<void> {
  const { staff, server } = desk;
  const payer = await buildReferencedPayer(app, server, 'peru', 'wire_transfer');
  const { id } = await app.db.read.charge.findFirstOrThrow({ where: { birRequestId: payer.requestId } });
  const path = `/api/desk/payments/${id}`;
  await walk.call(staff, 'post', `${path}/remind`);
  await payer.proofs(['a.csv', 'a,b']);
  await payer.confirm();
  await walk.call(staff, 'get', '/api/desk/payments');
  await walk.call(staff, 'get', '/api/desk/payments/summary');
  await walk.call(staff, 'get', '/api/desk/payments/export');
  const shown = await walk.call(staff, 'get', path);
  const { reference, proofs } = shown.body as { reference: string; proofs: { file_id: string }[] };
  await walk.call(staff, 'get', `${path}/files/${proofs[0]?.file_id}`);
  await walk.call(staff, 'post', `${path}/reject`, { body: { reason: 'Not a receipt' } });
  const statement = Buffer.from(`Fecha,Concepto,Abono\n20/11/2026,${reference},850.00\n`);
  await walk.call(staff, 'post', '/api/desk/payments/statement', { file: ['file', statement, 'bank.csv'] });
  await walk.call(staff, 'post', `${path}/accept`, { body: { note: 'Bank statement' } });
  const { companyId } = payer;
  const issue = newId();
  const data = {
    id: issue,
    companyId,
    chargeId: id,
    kind: 'mismatch',
    currency: 'PEN',
    createdAt: new Date(),
  } as const;
  await app.db.system((tx) => tx.chargeIssue.create({ data }));
  await walk.call(staff, 'post', `${path}/issues/${issue}/resolve`, { body: { note: 'Refunded' } });
}

async function hearsOfBureau(): Promise<void> {
  const world = await createBureauWorld();
  try {
    const message = world.messageOf(newId(), { state: 'accepted' });
    walk.keep('post', '/reports/notifications/http', await world.tell(message));
  } finally {
    await world.close();
  }
}

async function worksAtTheDesk(): Promise<void> {
  const built = await desk.buildRequest({ reportType: 'bir' }, { status: 'in_progress' }, ['data_verification']);
  const { staff } = desk;
  const path = `/api/desk/requests/${built.id}`;
  await walk.call(staff, 'get', '/api/desk/requests');
  await walk.call(staff, 'get', '/api/desk/summary');
  await walk.call(staff, 'post', `${path}/gateway`, { body: { gateway: 'sandbox', reason: 'To try it' } });
  await walk.call(staff, 'post', `${path}/gateway`, { body: { gateway: 'desk', reason: 'Back again' } });
  await walk.call(staff, 'post', `${path}/assign`, { body: { staff_id: staff.userId } });
  await walk.call(staff, 'post', '/api/desk/requests/take-next');
  await walk.call(staff, 'post', `${path}/assign`, { body: { staff_id: null } });
  await walk.call(staff, 'post', `${path}/take`);
  await walk.call(staff, 'post', `${path}/take-over`);
  await walk.call(staff, 'get', path);
  await walk.call(staff, 'post', `${path}/status`, {
    body: { status: 'awaiting_supplier', reason: 'Asked for a balance' },
  });
  await walk.call(staff, 'post', `${path}/status`, { body: { status: 'unable_to_locate', reason: 'Nobody answers' } });
  await walk.call(built.client, 'post', `${built.path}/locate`, { body: { phone: '+55 11 4444 3333' } });
  await walk.call(staff, 'post', `${path}/take`);
  await walk.call(staff, 'post', `${path}/calls`, { body: { number: '+54 11', outcome: 'verified', note: '' } });
  await walk.call(staff, 'patch', `${path}/data`, { body: { figures: { dnb_rating: '5A1' } } });
  await walk.call(staff, 'post', `${path}/second-look`, { body: { ready: true } });
  const report = { fields: { type: 'bir' }, file: ['file', PDF, 'report.pdf'] } as const;
  const filed = await walk.call(staff, 'post', `${path}/files`, report);
  const file = JSON.stringify(filed.body).match(/"file_id":"([^"]+)"/)?.[1];
  await walk.call(staff, 'delete', `${path}/files/${file}`);
  await walk.call(staff, 'post', `${path}/files`, report);
  await walk.call(staff, 'post', `${path}/data-verified`);
  await walk.call(staff, 'post', `${path}/deliver`);
  const reason = { body: { reason: 'Wrong rating' } };
  await walk.call(staff, 'post', `${path}/correction`, reason);
  await walk.call(staff, 'delete', `${path}/correction`);
  await walk.call(staff, 'post', `${path}/correction`, reason);
  await walk.call(staff, 'patch', `${path}/data`, { body: { figures: { dnb_rating: '5A2' } } });
  await walk.call(staff, 'post', `${path}/correction/deliver`);
  await walk.call(built.client, 'get', `${built.path}/deliveries`);
}

async function sendsBack(): Promise<void> {
  const built = await buildAtDesk(app, desk);
  const path = `/api/desk/requests/${built.id}/send-backs`;
  const items = [{ kind: 'file', target: 'tax_certificate', reason: 'It is of last year.' }];
  const first = await walk.call(desk.staff, 'post', path, { body: { items } });
  const idIn = ({ body }: { body: unknown }) => (body as { send_backs: { _id: string }[] }).send_backs[0]?._id;
  await walk.call(desk.staff, 'delete', `${path}/${idIn(first)}`);
  const second = idIn(await walk.call(desk.staff, 'post', path, { body: { items } }));
  const own = await built.own();
  const notes = [{ item_id: own.send_back?.items[0]?._id, note: 'It is this year’s.' }];
  const answer = `/onboarding/workflows/${built.workflow.id}/suppliers/${built.supplier.id}/send-backs/${second}/answer`;
  await walk.call(built, 'post', answer, { body: { notes } });
}

async function guardsItsData(): Promise<void> {
  const person = await buildSupplierAccount(app);
  const home = '/onboarding/account';
  await walk.call(person, 'get', home);
  await walk.call(person, 'put', `${home}/consents`, { body: { consents: [{ purpose: 'news', given: true }] } });
  await walk.call(person, 'post', `${home}/data-copy`);
  await walk.call(person, 'post', `${home}/erasure`, { body: {} });
  await walk.call(person, 'delete', `${home}/erasure`);
  await walk.call(person, 'post', `${home}/erasure`, { body: {} });
  const waiting = await walk.call(desk.staff, 'get', '/api/desk/privacy-requests');
  const asked = (waiting.body as { _id: string }[])[0]?._id;
  const refusal = { decision: 'refuse', reason: 'A duty to keep it' };
  await walk.call(desk.staff, 'post', `/api/desk/privacy-requests/${asked}/decision`, { body: refusal });
}

async function keepsWatchlists(): Promise<void> {
  const { staff } = desk;
  const id = await buildWatchlist(app, [['Ana Ficticia'], ['Ana Ficticia', 'Luis Imaginado']]);
  await walk.call(staff, 'get', '/api/desk/watchlists');
  await walk.call(staff, 'get', `/api/desk/watchlists/${id}`);
  await walk.call(staff, 'get', `/api/desk/watchlists/${id}/differences`);
  await walk.call(staff, 'post', `/api/desk/watchlists/${id}/rollback`, { body: {} });
  await walk.call(staff, 'post', `/api/desk/watchlists/${id}/imports`);
  const other = await buildWatchlist(app, [['Ana Ficticia']]);
  const file = ['file', Buffer.from('<CONSOLIDATED_LIST/>'), 'list.xml'] as const;
  await walk.call(staff, 'post', `/api/desk/watchlists/${other}/files`, { file });
}
