import { sendLoginCodeMail } from '@homologa/core/accounts/credentials/send-login-code-mail';
import { sendEmailChangeCodeMail } from '@homologa/core/accounts/email/send-email-change-code-mail';
import { writeAnswerSheet } from '@homologa/core/exports/answer-sheet/write-answer-sheet';
import { newId } from '@homologa/core/kernel/ids';
import { sendEmailConfirmationMail } from '@homologa/core/onboarding/account/send-email-confirmation-mail';
import { sendHandoverRequestMail } from '@homologa/core/onboarding/handover/send-handover-request-mail';
import { buildPerson, buildSupplierAccount, buildWorkflow } from '@homologa/core/test/builders';
import { type AnswerWorld, csv, idOf } from '../answer-walk';
import { buildOnboarding } from '../onboarding-builders';

export async function onboardsASupplier({ app, walk }: AnswerWorld): Promise<void> {
  const { workflow, questions, supplier, link, email } = await buildOnboarding(app, {
    workflow: { reportType: 'bir' },
  });
  const { token, actor } = await buildSupplierAccount(app, email);
  const own = `/onboarding/workflows/${workflow.id}/suppliers/${supplier.id}`;
  await walk.call({ link }, 'get', `/onboarding/workflows/${workflow.id}`);
  await walk.call({ link }, 'patch', `${own}/get-started`);
  const connected = await walk.call({ link, token }, 'patch', `${own}/account`, { body: { language: 'es' } });
  await walk.call({ token }, 'get', own);
  await walk.call({ token }, 'get', `${own}/timeline`);
  await walk.call({ token }, 'get', `${own}/last-answers`);
  await walk.call({ token }, 'post', `${own}/last-answers`);
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
  const part = `${own}/uploads/${newId()}`;
  await walk.call({ token }, 'put', `${part}?size=2&offset=0`, { body: {} });
  await walk.call({ token }, 'get', part);
  const upload = { fields: { question_id: questions.file.id }, file: csv('a,b') };
  await walk.call({ token }, 'patch', `${own}/answers-files`, upload);
  await walk.call({ token }, 'delete', `${own}/answers/${questions.optional.id}`);
  const filled = await writeAnswerSheet(
    app.contextFor(actor),
    { workflowId: workflow.id, supplierId: supplier.id, linkToken: null },
    { locale: 'en' },
  );
  const content = Buffer.concat((await filled.stream.toArray()) as Buffer[]);
  await walk.call({ token }, 'get', `${own}/answers-sheet`);
  await walk.call({ token }, 'post', `${own}/answers-sheet`, { file: ['file', content, 'answers.xlsx'] });
  await walk.call({ token }, 'patch', `${own}/answers/submit`, { body: { answers: [] } });
}

export async function beginsByTheLink({ app, walk }: AnswerWorld): Promise<void> {
  const { workflow, supplier, link, email } = await buildOnboarding(app);
  const own = `/onboarding/workflows/${workflow.id}/suppliers/${supplier.id}`;
  const person = { name: 'Ana Peña', phone: '+52 55 1234 5678', locale: 'es' };
  await walk.call({ link }, 'post', `${own}/link-mail`);
  await walk.call({ link }, 'post', `${own}/begin`, { body: person });
  const asked = await walk.call({}, 'post', '/auth/code', { body: { email } });
  const { attempt } = asked.body as { attempt: string };
  const worker = app.contextFor({ kind: 'system', name: 'test' });
  await sendLoginCodeMail(worker, { loginCodeId: attempt, messageId: newId() });
  const mail = await app.db.read.capturedMail.findFirstOrThrow({ orderBy: { createdAt: 'desc' } });
  const code = /\b\d{6}\b/.exec(mail.text)?.[0];
  const logIn = await walk.call({}, 'post', '/auth/code/login', { body: { attempt, code } });
  const { token } = logIn.body as { token: string };
  const password = 'una clave larga';
  await walk.call({ token }, 'post', '/onboarding/account/password', { body: { password } });
  await walk.call({ token }, 'post', '/onboarding/account/password/removal', { body: { password } });
  await walk.call({ token }, 'patch', '/onboarding/account', { body: { name: 'Ana Peña Ruiz', language: 'pt-BR' } });
  const wanted = `nueva-${email}`;
  const change = await walk.call({ token }, 'post', '/onboarding/account/email', { body: { email: wanted } });
  const { attempt: emailChangeId } = change.body as { attempt: string };
  await sendEmailChangeCodeMail(worker, { emailChangeId, messageId: newId() });
  const proof = await app.db.read.capturedMail.findFirstOrThrow({ orderBy: { createdAt: 'desc' } });
  await walk.call({ token }, 'post', '/onboarding/account/email/confirmation', {
    body: { attempt: emailChangeId, code: /\b\d{6}\b/.exec(proof.text)?.[0] },
  });
}

export async function handsOver({ app, walk }: AnswerWorld): Promise<void> {
  const { workflow, supplier, link, email } = await buildOnboarding(app);
  const { token } = await buildSupplierAccount(app, email);
  const own = `/onboarding/workflows/${workflow.id}/suppliers/${supplier.id}`;
  const colleague = { asker: 'colleague', full_name: 'Pedro Ruiz', email: 'pedro@handover.test' };
  await walk.call({ link, token }, 'patch', `${own}/account`, { body: {} });
  await walk.call({ token }, 'post', `${own}/own-links`);
  const handoverId = idOf(await walk.call({ link }, 'post', `${own}/handovers`, { body: colleague }));
  const worker = app.contextFor({ kind: 'system', name: 'test' });
  await sendHandoverRequestMail(worker, { companyId: supplier.companyId, handoverId, messageId: newId() });
  const mail = await app.db.read.capturedMail.findFirstOrThrow({ orderBy: { createdAt: 'desc' } });
  const mailed = /[?&]token=([\w-]+)/.exec(mail.text)?.[1] ?? '';
  await walk.call({ link: mailed }, 'get', `${own}/handovers/${handoverId}`);
  await walk.call({ link: mailed }, 'post', `${own}/handovers/${handoverId}/confirmation`);
}

export async function comesByThePublicLink({ app, walk }: AnswerWorld): Promise<void> {
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
