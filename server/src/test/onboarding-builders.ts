import type { Express } from 'express';
import request from 'supertest';

export { type BuiltOnboarding, buildOnboarding, buildQuestion } from '@homologa/core/test/onboarding-world';

export const publicLinkClient = (server: Express, workflowId: string) => ({
  register: (body: object) => request(server).post(`/onboarding/workflows/${workflowId}/suppliers`).send(body),
  confirm: (attemptId: string, code: string) =>
    request(server).post(`/onboarding/workflows/${workflowId}/registrations/${attemptId}/confirmation`).send({ code }),
});

interface Credentials {
  link?: string;
  token?: string;
}

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
