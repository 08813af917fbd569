import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getSession } from '../../shared/auth/session-store';
import { press } from '../../test/gestures';
import { renderInApp } from '../../test/render-in-app';
import { sampleUser } from '../../test/samples';
import InvitationsPage from './InvitationsPage';

const invitation = {
  _id: 'm2',
  id: 'm2',
  company_name: 'Compradora Andina',
  role: 'company_admin',
  invited_by: 'Luisa',
  invited_at: '2026-11-28T10:00:00.000Z',
};
const draw = (answers: Record<string, { body: unknown }>) =>
  renderInApp(<InvitationsPage />, { answers, user: sampleUser, path: '/invitations' });

it('joins the company, and acts in it from then on', async () => {
  const { sent } = await draw({
    'GET /auth/invitations': { body: [invitation] },
    'POST /auth/invitations/m2': { body: { company_id: 'c2' } },
  });
  await screen.findByText('As Company admin, invited by Luisa');
  press('Join Compradora Andina');
  await screen.findByText('Another page');
  expect(sent.at(-1)).toEqual({ call: 'POST /auth/invitations/m2', body: { accept: true } });
  expect(getSession().companyId).toBe('c2');
});

it('declines, and stays in the company of before', async () => {
  const open: unknown[] = [invitation];
  const { sent } = await draw({
    'GET /auth/invitations': { body: open },
    'POST /auth/invitations/m2': { body: { company_id: null } },
  });
  await screen.findByText('Compradora Andina');
  open.length = 0;
  press('Decline the invitation of Compradora Andina');
  await screen.findByText('No open invitations');
  expect(sent).toContainEqual({ call: 'POST /auth/invitations/m2', body: { accept: false } });
  await waitFor(() => expect(getSession().companyId).toBe('c1'));
});

it('says that the invitations could not be loaded, and loads them again', async () => {
  const answers = { 'GET /auth/invitations': { status: 500, body: { error: 'Oops!', code: 'unexpected' } as unknown } };
  await draw(answers);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  Object.assign(answers['GET /auth/invitations'], { status: 200, body: [invitation] });
  retry.click();
  await screen.findByText('Compradora Andina');
});
