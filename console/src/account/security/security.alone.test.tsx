// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { getSession } from '../../shared/auth/session-store';
import { ProtectedShell } from '../../shell/ProtectedShell';
import { press, type } from '../../test/gestures';
import { type Answers, renderInApp } from '../../test/render-in-app';
import { sampleUser } from '../../test/samples';
import FactorDuePage from './FactorDuePage';
import { SecondFactor } from './SecondFactor';
import { SECURITY } from './security.texts';

vi.mock('../../shell/AppShell', async () => {
  const { createElement } = await import('react');
  return { AppShell: () => createElement('p', null, 'The desk') };
});

const OWN = '/api/account/second-factor';
const NO_FACTOR = { app: null, passkeys: [], recovery_codes_left: 0, has_password: true, is_required: true };
const KEY_URI = 'otpauth://totp/Homologa:ana?secret=JBSWY3DP';

it('lets a person whose second factor is due do nothing but set it up, and then opens the page that was asked for', async () => {
  const user = { ...sampleUser, second_factor_due: true as const };
  const answers: Record<string, Answers[string]> = {
    [`GET ${OWN}`]: { body: NO_FACTOR },
    [`POST ${OWN}/app`]: { status: 403, body: { error: 'x', code: 'step_up_required' } },
    'POST /auth/step-up': { body: { proven_until: '2026-11-28T12:00:00.000Z' } },
    [`POST ${OWN}/app/confirmation`]: { body: { recovery_codes: ['abcd-efgh'] } },
    'GET /auth/reload': { body: { token: 'token', user: sampleUser } },
  };
  const { sent } = await renderInApp(<ProtectedShell FactorDuePage={FactorDuePage}>The desk</ProtectedShell>, {
    user,
    answers,
  });
  await screen.findByText(SECURITY.dueText.en);
  expect(screen.queryByText('The desk')).toBeNull();
  await screen.findByText(SECURITY.appNone.en);
  press(SECURITY.setUpApp.en);
  await screen.findByLabelText(/^Password/);
  answers[`POST ${OWN}/app`] = { body: { secret: 'JBSWY3DP', address: KEY_URI } };
  type(/^Password/, 'secret word');
  press('Confirm');
  const link = await screen.findByRole('link', { name: SECURITY.openApp.en });
  expect(link.getAttribute('href')).toBe(KEY_URI);
  type(/^Code that the app shows/, '123 456');
  press(SECURITY.setUp.en);
  await screen.findByText('abcd-efgh');
  expect(screen.queryByText('The desk')).toBeNull();
  press(SECURITY.kept.en);
  await screen.findByText('The desk');
  expect(getSession().user?.second_factor_due).toBeUndefined();
  expect(sent.filter(({ call }) => call === `POST ${OWN}/app`)).toHaveLength(2);
});

it('says which passkey was removed and keeps the focus beside the others', async () => {
  const passkey = { id: 'k1', name: 'Laptop', created_at: '2026-11-01T12:00:00.000Z', last_used_at: null };
  await renderInApp(<SecondFactor />, {
    user: sampleUser,
    answers: {
      [`GET ${OWN}`]: { body: { ...NO_FACTOR, passkeys: [passkey] } },
      [`DELETE ${OWN}/passkeys/k1`]: { body: NO_FACTOR },
    },
  });
  await screen.findByText('Passkey Laptop');
  screen.getByRole('button', { name: 'Remove Passkey Laptop' }).focus();
  press('Remove Passkey Laptop');
  await screen.findByText('Remove Passkey Laptop?');
  press('Remove');
  await screen.findByText('Passkey Laptop was removed');
  await waitFor(() => {
    expect(document.activeElement).not.toBe(document.body);
    expect(document.activeElement?.textContent).toContain(SECURITY.addPasskey.en);
  });
});
