import { type BuiltPerson, buildSupplierAccount } from '@homologa/core/test/builders';
import type { TestApp } from '@homologa/core/test/test-database';
import type { DeskRequestResponse } from '@homologa/domain/desk/desk.contract';
import type { OwnSupplierView } from '@homologa/domain/onboarding/onboarding.contract';
import request from 'supertest';
import { type DeskStory, PDF } from './desk-story';
import { buildOnboarding, onboardingClient } from './onboarding-builders';

export async function buildAtDesk(app: TestApp, story: DeskStory, overrides: { onboardingStep?: 'finished' } = {}) {
  const built = await buildOnboarding(app, {
    workflow: { reportType: 'bir' },
    supplier: { country: 'mexico' },
  });
  const { admin, companyId, workflow, questions, supplier, link, email } = built;
  const account = await buildSupplierAccount(app, email);
  const { token } = account;
  const calls = onboardingClient(story.server, { workflowId: workflow.id, supplierId: supplier.id });
  await calls.start({ link }).expect(200);
  const connected = await calls.connect({ link, token }).expect(200);
  const formId: string = connected.body.bir_request._id;
  const send = (method: 'patch' | 'post' | 'put' | 'delete', path: string, body?: object) => {
    const call = request(story.server)[method](`/onboarding/bir-requests/${formId}${path}`);
    return call.set('Authorization', `Bearer ${token}`).send(body);
  };
  const attach = (type: string, name: string) =>
    request(story.server)
      .patch(`/onboarding/bir-requests/${formId}/files`)
      .set('Authorization', `Bearer ${token}`)
      .field('type', type)
      .attach('file', PDF, name);
  const company = { company_name: 'Aceros Norte', tax_id: 'AAA010101AAA', phone: '+52 55 1234 5678' };
  const owners = [{ name: 'Ana', share: 60 }];
  await send('patch', '', { company, country: 'mexico', form: { owners } }).expect(200);
  await attach('tax_certificate', 'constancia.pdf').expect(200);
  await send('post', '/submit').expect(200);
  const answers = [
    { question_id: questions.input.id, answer: 'Sí' },
    { question_id: questions.radio.id, answer: questions.radio.options[0]?.id },
    { question_id: questions.checkbox.id, answer: [questions.checkbox.options[0]?.id] },
  ];
  await calls.save({ token }, answers).expect(200);
  await calls.upload({ token }, questions.file.id, 'a,b', 'old.csv').expect(200);
  await calls.submit({ token }).expect(200);
  const { id } = await app.db.read.reportRequest.findFirstOrThrow({ where: { supplierId: supplier.id } });
  await story.desk('post', `${id}/take`).expect(200);
  if (overrides.onboardingStep) {
    await app.db.system((tx) => tx.supplier.update({ where: { id: supplier.id }, data: overrides }));
  }
  const client: BuiltPerson = admin;
  const sendBack = (items: object[]) => story.desk('post', `${id}/send-backs`, { items });
  const answer = (sendBackId: string, notes: object[] = []) =>
    request(story.server)
      .post(`/onboarding/workflows/${workflow.id}/suppliers/${supplier.id}/send-backs/${sendBackId}/answer`)
      .set('Authorization', `Bearer ${token}`)
      .send({ notes });
  const own = async (): Promise<OwnSupplierView> => (await calls.read({ token }).expect(200)).body;
  const atDesk = async (): Promise<DeskRequestResponse> => (await story.desk('get', id).expect(200)).body;
  return {
    id,
    client,
    companyId,
    workflow,
    supplier,
    questions,
    account,
    token,
    calls,
    form: send,
    attach,
    sendBack,
    answer,
    own,
    atDesk,
  };
}

export type AtDesk = Awaited<ReturnType<typeof buildAtDesk>>;
