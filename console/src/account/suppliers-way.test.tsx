// @vitest-environment jsdom
import { SUPPLIER_SESSION_KEY } from '@homologa/web/state/supplier-session';
import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { NotFound } from '../shared/ui/states/NotFound';
import { fieldOf, press, type } from '../test/gestures';
import { renderInApp } from '../test/render-in-app';
import { sampleUser } from '../test/samples';
import ChangePasswordPage from './ChangePasswordPage';
import ForgotPasswordPage from './ForgotPasswordPage';
import { suppliersPage } from './suppliers-way';

afterEach(() => localStorage.removeItem(SUPPLIER_SESSION_KEY));

const WORKFLOW = '01920000-0000-7000-8000-000000000001';
const SUPPLIER = '01920000-0000-7000-8000-000000000002';
const FROM = `email=laura%40aceros.test&workflow=${WORKFLOW}&supplier=${SUPPLIER}`;

it('asks for the link with the e-mail and the process that a supplier comes from', async () => {
  const { sent } = await renderInApp(<ForgotPasswordPage />, {
    path: `/here?${FROM}`,
    answers: { 'POST /password-reset': { body: { ok: true } } },
  });
  expect(fieldOf(/^Email/)).toHaveProperty('value', 'laura@aceros.test');
  press('Request reset link');
  await screen.findByRole('status');
  expect(sent).toMatchObject([
    { body: { email: 'laura@aceros.test', process: { workflow_id: WORKFLOW, supplier_id: SUPPLIER } } },
  ]);
});

it('sends no process where the address names none', async () => {
  const { sent } = await renderInApp(<ForgotPasswordPage />, {
    path: '/here?workflow=//evil.test&supplier=1',
    answers: { 'POST /password-reset': { body: { ok: true } } },
  });
  type(/^Email/, 'ana@acme.test');
  press('Request reset link');
  await screen.findByRole('status');
  expect(sent[0]?.body).not.toHaveProperty('process');
});

async function chooseNew(answer: { status?: number; body: unknown }) {
  await renderInApp(<ChangePasswordPage />, {
    path: `/here?token=abc&next=onboarding&${FROM}`,
    answers: { 'POST /password-new': { body: { ok: true } }, 'POST /auth/login': answer },
  });
  type(/^New Password/, 'long enough');
  type(/^Confirm/, 'long enough');
  press('Create');
  await screen.findByRole('status');
}

it('opens the supplier’s session with the new password, so that it is not typed again', async () => {
  await chooseNew({ body: { token: 'new', user: sampleUser } });
  expect(JSON.parse(localStorage.getItem(SUPPLIER_SESSION_KEY) ?? 'null')).toMatchObject({
    token: 'new',
    accountId: 'u1',
    email: 'ana@acme.test',
  });
});

it('changes the password all the same where the log-in after it fails', async () => {
  await chooseNew({ status: 429, body: { error: 'Too many', code: 'rate_limited' } });
  expect(localStorage.getItem(SUPPLIER_SESSION_KEY)).toBeNull();
});

it.each([
  [FROM, `/onboarding/${WORKFLOW}/suppliers/${SUPPLIER}?email=laura%40aceros.test`],
  ['email=laura%40aceros.test', '/onboarding/home?email=laura%40aceros.test'],
  ['workflow=../..&supplier=https://evil.test', '/onboarding/home'],
])('leads from %s to %s', (search, page) => {
  expect(suppliersPage(new URLSearchParams(search))).toBe(page);
});

it.each([
  ['a visitor', false, undefined, '/'],
  ['a supplier', true, undefined, '/onboarding/home'],
  ['a client user who is a supplier too', true, sampleUser, '/'],
])('leads %s home from a page that does not exist', async (_who, isSupplier, user, home) => {
  if (isSupplier) localStorage.setItem(SUPPLIER_SESSION_KEY, '{"token":"t"}');
  await renderInApp(<NotFound />, { user });
  expect((await screen.findByRole('link', { name: 'Go Home' })).getAttribute('href')).toBe(home);
});
