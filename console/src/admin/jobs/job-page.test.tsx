// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { press } from '../../test/gestures';
import { renderInApp } from '../../test/render-in-app';
import { sampleUser } from '../../test/samples';
import JobPage from './JobPage';

const AT = '2026-11-28T10:00:00.000Z';
/** The path of the test is its route too, so that this is the value of its parameter. */
const ID = ':id';
const JOB = `GET /api/jobs/${encodeURIComponent(ID)}`;
const AT_DESK = `GET /api/desk/jobs?filter=${encodeURIComponent(JSON.stringify({ id: [ID] }))}`;
const desk = {
  _id: ID,
  id: ID,
  name: 'mail.send-invitation',
  queue: 'mail',
  state: 'failed',
  company: null,
  attempts: 5,
  code: 'mail_refused',
  said: '550 no such mailbox',
  is_cancelling: false,
  created_at: AT,
  next_at: null,
  finished_at: AT,
};
const job = {
  id: 'j1',
  name: desk.name,
  state: 'failed',
  progress: null,
  error: null,
  created_at: AT,
  finished_at: AT,
};

it('shows what the mail server said, and the state again after a retry', async () => {
  const { sent } = await renderInApp(<JobPage />, {
    path: '/admin/jobs/:id',
    user: sampleUser,
    answers: {
      [JOB]: { body: job },
      [AT_DESK]: { body: [desk], headers: { 'Content-Range': 'jobs 0-0/1' } },
      'POST /api/desk/jobs/changes': { body: { changed: 1, skipped: 0 } },
    },
  });
  expect(await screen.findByText('The mail server refuses it')).toBeTruthy();
  expect(screen.getByText('550 no such mailbox')).toBeTruthy();
  press(/^Retry: /);
  for (const call of [JOB, AT_DESK])
    await waitFor(() => expect(sent.filter((one) => one.call === call).length).toBeGreaterThan(1));
});
