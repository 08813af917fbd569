// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import LoginPage from '../../../account/LoginPage';
import StepUpDialog from '../../../shell/banners/StepUpDialog';
import { press, type } from '../../../test/gestures';
import { renderInApp } from '../../../test/render-in-app';
import { sampleUser } from '../../../test/samples';
import { callJson } from '../../http/http-client';
import { proofGiven } from '../proof';
import { getSession } from '../session-store';
import { FACTOR } from './factor.texts';

const ASKED = {
  status: 403,
  body: { error: 'x', code: 'second_factor_required', attempt: 'secret', ways: ['app', 'recovery'] },
};

it('asks for the code after the password, and opens the session with it', async () => {
  const { sent } = await renderInApp(<LoginPage />, {
    answers: {
      'POST /auth/login': ASKED,
      'POST /auth/second-factor': { body: { token: 'opened', user: sampleUser } },
    },
  });
  type(/^Email/, 'ana@acme.test');
  type(/^Password/, 'secret word');
  press('Log in');
  await screen.findByText(FACTOR.appLead.en);
  type(/^Code/, '123 456');
  press('Confirm');
  await waitFor(() => expect(getSession().token).toBe('opened'));
  expect(sent.at(-1)?.body).toEqual({ code: '123 456', attempt: 'secret' });
});

const NO_FACTOR = { app: null, passkeys: [], recovery_codes_left: 0, has_password: true, is_required: false };

it('asks an account without a factor for the password, and the refused call goes on', async () => {
  const answers: Record<string, { status?: number; body: unknown }> = {
    'GET /api/account/second-factor': { body: NO_FACTOR },
    'POST /auth/step-up': { body: { proven_until: '2026-11-28T12:00:00.000Z' } },
    'PUT /api/danger': { status: 403, body: { error: 'x', code: 'step_up_required' } },
  };
  await renderInApp(<StepUpDialog />, { answers, user: sampleUser });
  const done = vi.fn();
  void callJson('/api/danger', { method: 'PUT', body: {} }).then(done);
  await screen.findByText(FACTOR.passwordLead.en);
  type(/^Password/, 'secret word');
  answers['PUT /api/danger'] = { body: { ok: true } };
  press('Confirm');
  await waitFor(() => expect(done).toHaveBeenCalledWith({ ok: true }));
});

it('gives the refusal back if the person cancels', async () => {
  await renderInApp(<StepUpDialog />, {
    answers: { 'GET /api/account/second-factor': { body: NO_FACTOR } },
    user: sampleUser,
  });
  const proof = proofGiven();
  await screen.findByText(FACTOR.passwordLead.en);
  press('Cancel');
  expect(await proof).toBe(false);
});
