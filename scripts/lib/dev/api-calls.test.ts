import { expect, test } from 'vitest';
import { apiCalls } from './api-calls';

const isCall = apiCalls({
  paths: {
    '/password-reset': { post: {} },
    '/onboarding/account': { get: {} },
    '/onboarding/{id}/questionnaire/{qid}/attachment': { post: {} },
  },
});

test.each([
  ['POST', '/password-reset'],
  ['GET', '/onboarding/account'],
  ['HEAD', '/onboarding/account/'],
  ['POST', '/onboarding/7/questionnaire/q1/attachment'],
  ['GET', '/api/docs/start.js'],
  ['GET', '/mailbox'],
])('%s %s goes to the server', (method, path) => {
  expect(isCall(method, path)).toBe(true);
});

test.each([
  ['GET', '/'],
  ['GET', '/password-reset'],
  ['GET', '/onboarding/'],
  ['GET', '/onboarding/src/main.tsx'],
  ['GET', '/onboarding/account/data'],
  ['GET', '/apiary'],
])('%s %s is a page or file of a web app', (method, path) => {
  expect(isCall(method, path)).toBe(false);
});
