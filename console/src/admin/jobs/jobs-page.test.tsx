// @vitest-environment jsdom
import type { DeskJobResponse, JobQueuesResponse } from '@homologa/domain/desk/jobs.contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { press } from '../../test/gestures';
import { type Answers, renderInApp } from '../../test/render-in-app';
import { sampleUser } from '../../test/samples';
import JobsPage from './JobsPage';

const AT = '2026-11-28T10:00:00.000Z';
const jobOf = (id: string, traits: Partial<DeskJobResponse> = {}): DeskJobResponse => ({
  _id: id,
  id,
  name: 'exports.suppliers',
  queue: 'exports',
  state: 'failed',
  company: { id: 'c1', name: 'Acme' },
  attempts: 3,
  code: 'Error',
  said: null,
  is_cancelling: false,
  created_at: AT,
  next_at: null,
  finished_at: AT,
  ...traits,
});
const counts = { waiting: 0, active: 0, retrying: 0, failed: 2 };
const queues: JobQueuesResponse = {
  queues: [
    { queue: 'exports', counts, paused: null },
    { queue: 'mail', counts: { ...counts, failed: 0 }, paused: { by: 'Eva Ruiz', since: AT } },
  ],
  names: [{ name: 'exports.suppliers', counts }],
};
const asked = (values: Record<string, unknown>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`)
    .join('&');
const LIST = `GET /api/desk/jobs?${asked({ filter: { state: 'failed' }, range: [0, 24], sort: ['created_at', 'DESC'] })}`;
const COMPANIES = `GET /api/desk/companies?${asked({ filter: {}, range: [0, 19], sort: ['legal_name', 'ASC'] })}`;
const CHANGES = 'POST /api/desk/jobs/changes';
const ALL = 'POST /api/desk/jobs/changes/all';
const PAUSES = 'PUT /api/desk/job-queues';

const draw = (answers: Answers = {}) =>
  renderInApp(<JobsPage />, {
    answers: {
      [COMPANIES]: { body: [], headers: { 'Content-Range': 'companies 0-0/0' } },
      [LIST]: {
        body: [jobOf('j1'), jobOf('j2', { code: 'mail_refused', said: '550 no' })],
        headers: { 'Content-Range': 'jobs 0-1/2' },
      },
      'GET /api/desk/job-queues': { body: queues },
      [CHANGES]: { body: { changed: 1, skipped: 0 } },
      [ALL]: { body: { id: 'x' }, status: 202 },
      [PAUSES]: { body: queues },
      ...answers,
    },
    user: sampleUser,
  });

it('names jobs and reasons in words, and says who paused a queue', async () => {
  await draw();
  expect(await screen.findAllByText('Export of suppliers')).not.toHaveLength(0);
  expect(screen.getByText(/An unexpected error/)).toBeTruthy();
  expect(screen.getByText('550 no')).toBeTruthy();
  expect(screen.getByText(/^Paused by Eva Ruiz since/)).toBeTruthy();
});

it('retries one job at once and the selected jobs after a question', async () => {
  const { sent } = await draw();
  fireEvent.click((await screen.findAllByRole('button', { name: /^Retry: Export of suppliers/ }))[0] as HTMLElement);
  await waitFor(() => expect(sent).toContainEqual({ call: CHANGES, body: { change: 'retry', ids: ['j1'] } }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select the page' }));
  press('Retry selected');
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(sent).toContainEqual({ call: CHANGES, body: { change: 'retry', ids: ['j1', 'j2'] } }));
});

it('retries all jobs of the filter after a question', async () => {
  const { sent } = await draw();
  fireEvent.click(await screen.findByRole('button', { name: 'Retry all 2' }));
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(sent).toContainEqual({ call: ALL, body: { change: 'retry', state: 'failed' } }));
});

it('pauses a queue after a question and resumes it at once', async () => {
  const { sent } = await draw();
  fireEvent.click(await screen.findByRole('button', { name: 'Pause Exports' }));
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Pause' }));
  await waitFor(() => expect(sent).toContainEqual({ call: PAUSES, body: { queue: 'exports', paused: true } }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  press('Resume Mail');
  await waitFor(() => expect(sent).toContainEqual({ call: PAUSES, body: { queue: 'mail', paused: false } }));
});
