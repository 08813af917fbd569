// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { getSession } from '../shared/auth/session-store';
import { itBehavesAsAForm } from '../test/form-behaviour';
import { fieldOf, press, type } from '../test/gestures';
import { type Answers, renderInApp } from '../test/render-in-app';
import { sampleUser } from '../test/samples';
import ChangePasswordPage from './ChangePasswordPage';
import ForgotPasswordPage from './ForgotPasswordPage';
import LoginPage from './LoginPage';
import { PasswordForm } from './PasswordForm';
import { ProfileForm } from './ProfileForm';
import { InviteUserButton } from './users/InviteUserButton';

const forVisitors = (page: ReactNode, path?: string) => (answers: Answers) => renderInApp(page, { answers, path });
const forAnyone = (page: ReactNode) => (answers: Answers) => renderInApp(page, { answers, user: sampleUser });

itBehavesAsAForm('login', {
  draw: forVisitors(<LoginPage />),
  submit: 'Log in',
  wrong: { make: () => type(/^Email/, 'ana@acme.test'), field: /^Password/, message: 'All fields are required' },
  fill: () => {
    type(/^Email/, 'ana@acme.test');
    type(/^Password/, 'secret word');
  },
  refused: { call: 'POST /auth/login', path: 'email', field: /^Email/ },
  isUnguarded: true,
});

it('a login without anything names both fields in one line, which leads to each', async () => {
  await renderInApp(<LoginPage />);
  press('Log in');
  const summary = await screen.findByRole('alert');
  expect(summary.textContent).toBe('All fields are required (Email, Password)');
  press('Password');
  const password = fieldOf('Password');
  await waitFor(() => expect(document.activeElement).toBe(password));
});

it('asks staff who follow a link to a client user to log in, and keeps what they had typed', async () => {
  const key = `homologa.typed.${sampleUser.id}.hit.7#tab`;
  localStorage.setItem(key, '{"at":1,"value":{"reason":"Half a sentence"}}');
  const path = '/here?log_as_email=ana@acme.test';
  const { sent } = await renderInApp(<LoginPage />, { user: sampleUser, path });
  await screen.findByLabelText(/^Reason/);
  await waitFor(() => expect(sent.map(({ call }) => call)).toEqual(['POST /auth/logout']));
  expect(getSession().token).toBeNull();
  expect(localStorage.getItem(key)).not.toBeNull();
});

itBehavesAsAForm('forgotten password', {
  draw: forVisitors(<ForgotPasswordPage />),
  submit: 'Request reset link',
  fill: () => type(/^Email/, 'nobody@acme.test'),
  refused: { call: 'POST /password-reset', path: 'email', field: /^Email/ },
  isUnguarded: true,
});

itBehavesAsAForm('recovered password', {
  draw: forVisitors(<ChangePasswordPage />, '/here?token=abc'),
  submit: 'Create',
  wrong: {
    make: () => {
      type(/^New Password/, 'long enough');
      type(/^Confirm/, 'something else');
    },
    field: /^Confirm/,
    message: 'The passwords you entered do not match',
  },
  fill: () => {
    type(/^New Password/, 'long enough');
    type(/^Confirm/, 'long enough');
  },
  refused: { call: 'POST /password-new', path: 'password', field: /^New Password/ },
});

itBehavesAsAForm('profile', {
  draw: forAnyone(<ProfileForm />),
  submit: 'Save changes',
  wrong: {
    make: () => type(/^Phone extension/, '12'),
    field: /^Phone extension/,
    message: 'Phone extension must have 4 or 6 numbers',
  },
  fill: () => type(/^Name/, 'Ana María'),
  refused: { call: 'PUT /api/accounts/u1', path: 'info.name', field: /^Name/ },
});

itBehavesAsAForm('password', {
  draw: forAnyone(<PasswordForm />),
  submit: 'Save changes',
  wrong: {
    make: () => {
      for (const field of [/^Old/, /^New/, /^Confirm/]) type(field, 'short');
    },
    field: /^New/,
    message: 'The password you entered is too short. Please enter 7+ characters',
  },
  fill: () => {
    for (const field of [/^Old/, /^New/, /^Confirm/]) type(field, 'long enough');
  },
  refused: { call: 'POST /api/registration/local/password-change', path: 'oldPassword', field: /^Old/ },
});

itBehavesAsAForm('invitation of a user', {
  draw: async (answers) => {
    const view = await forAnyone(<InviteUserButton />)(answers);
    fireEvent.click(screen.getByRole('button', { name: 'Invite user' }));
    return view;
  },
  submit: 'Send invitation',
  wrong: {
    make: () => {
      type(/^Name/, 'Luz');
      type(/^Email/, 'no address');
    },
    field: /^Email/,
    message: 'Please enter a valid email.',
  },
  fill: () => {
    type(/^Name/, 'Luz');
    type(/^Email/, 'luz@acme.test');
  },
  refused: { call: 'POST /api/companies/c1/users', path: 'email', field: /^Email/ },
});

it('a changed password leaves the form empty', async () => {
  const call = 'POST /api/registration/local/password-change';
  await forAnyone(<PasswordForm />)({ [call]: { body: { ok: true } } });
  for (const field of [/^Old/, /^New/, /^Confirm/]) type(field, 'long enough');
  press('Save changes');
  await screen.findByText('Your password has been successfully reset');
  for (const field of [/^Old/, /^New/, /^Confirm/]) {
    expect(fieldOf(field)).toHaveProperty('value', '');
  }
});
