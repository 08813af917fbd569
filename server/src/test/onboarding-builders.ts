import { newId } from '@homologa/core/kernel/ids';
import { buildLink, buildPerson, buildSupplier, buildWorkflow } from '@homologa/core/test/builders';
import type { TestApp } from '@homologa/core/test/test-database';
import type { Express } from 'express';
import request from 'supertest';

type WorkflowOverrides = Parameters<typeof buildWorkflow>[2];
type SupplierOverrides = Parameters<typeof buildSupplier>[2];
type QuestionType = 'section' | 'input' | 'radio' | 'checkbox' | 'file' | 'attachment';

interface BuiltQuestion {
  id: string;
  options: { id: string; value: string }[];
}

export async function buildQuestion(
  app: TestApp,
  workflow: { id: string; companyId: string },
  type: QuestionType,
  overrides: { required?: boolean; title?: string; fileId?: string; version?: number } = {},
): Promise<BuiltQuestion> {
  const id = newId();
  const options =
    type === 'radio' || type === 'checkbox' ? ['Yes', 'No', 'Maybe'].map((value) => ({ id: newId(), value })) : [];
  await app.db.system(async (tx) => {
    const position = await tx.questionnaireItem.count({ where: { workflowId: workflow.id } });
    await tx.questionnaireItem.create({
      data: {
        id,
        companyId: workflow.companyId,
        workflowId: workflow.id,
        position,
        type,
        title: `A ${type}`,
        options,
        ...overrides,
      },
    });
  });
  return { id, options };
}

/** A workflow with one question of each kind, and an invited supplier with its link. */
export async function buildOnboarding(
  app: TestApp,
  overrides: { workflow?: WorkflowOverrides; supplier?: SupplierOverrides } = {},
) {
  const admin = await buildPerson(app);
  const companyId = admin.companyId ?? '';
  const workflow = await buildWorkflow(app, companyId, { createdById: admin.userId, ...overrides.workflow });
  const questions = {
    section: await buildQuestion(app, workflow, 'section'),
    input: await buildQuestion(app, workflow, 'input'),
    radio: await buildQuestion(app, workflow, 'radio'),
    checkbox: await buildQuestion(app, workflow, 'checkbox'),
    file: await buildQuestion(app, workflow, 'file'),
    optional: await buildQuestion(app, workflow, 'input', { required: false }),
  };
  const supplier = await buildSupplier(app, workflow, overrides.supplier);
  const link = await buildLink(app, supplier);
  return { admin, companyId, workflow, questions, supplier, link, email: supplier.emails[0] ?? '' };
}

export type BuiltOnboarding = Awaited<ReturnType<typeof buildOnboarding>>;

export const publicLinkClient = (server: Express, workflowId: string) => ({
  register: (body: object) => request(server).post(`/onboarding/workflows/${workflowId}/suppliers`).send(body),
  confirm: (attemptId: string, code: string) =>
    request(server).post(`/onboarding/workflows/${workflowId}/registrations/${attemptId}/confirmation`).send({ code }),
});

interface Credentials {
  link?: string;
  token?: string;
}

/** Calls of one supplier's onboarding, each with its own credentials. */
export function onboardingClient(server: Express, place: { workflowId: string; supplierId: string }) {
  const base = `/onboarding/workflows/${place.workflowId}/suppliers/${place.supplierId}`;
  const send = (method: 'get' | 'post' | 'put' | 'patch' | 'delete', path: string, by: Credentials) => {
    const call = request(server)[method](`${base}${path}`);
    if (by.link) call.set('X-Onboarding-Token', by.link);
    if (by.token) call.set('Authorization', `Bearer ${by.token}`);
    return call;
  };
  return {
    read: (by: Credentials) => send('get', '', by),
    start: (by: Credentials) => send('patch', '/get-started', by),
    connect: (by: Credentials, body: object = {}) => send('patch', '/account', by).send(body),
    check: (by: Credentials, email: string) => send('post', '/account-check', by).send({ email }),
    save: (by: Credentials, answers: object[]) => send('patch', '/answers', by).send({ answers }),
    submit: (by: Credentials, answers: object[] = []) => send('patch', '/answers/submit', by).send({ answers }),
    remove: (by: Credentials, questionId: string) => send('delete', `/answers/${questionId}`, by),
    upload: (by: Credentials, questionId: string, content: string, name = 'balance.csv') =>
      send('patch', '/answers-files', by).field('question_id', questionId).attach('file', Buffer.from(content), name),
    phone: (by: Credentials, phone: string) => send('put', '', by).send({ account: { phone } }),
    language: (by: Credentials, language: string) => send('put', '', by).send({ language }),
    confirm: (by: Credentials, code: string) => send('post', '/email-confirmation', by).send({ code }),
  };
}
