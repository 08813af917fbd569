// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { jobStore } from '../../shared/jobs/jobs';
import { press } from '../../test/gestures';
import { renderInApp } from '../../test/render-in-app';
import { buyerOf } from '../../test/samples';
import { useBulkAction } from './use-bulk-action';

const START = 'POST /api/suppliers/bulk-actions';

function ArchiveButton() {
  const bulk = useBulkAction();
  return (
    <button type="button" onClick={() => bulk.mutate({ action: 'archive', ids: ['s1'] })}>
      Archive
    </button>
  );
}

const jobWith = (state: string, result: object | null) => ({
  id: 'j1',
  name: 'suppliers.bulk',
  state,
  progress: null,
  error: null,
  result,
});

it('says once that a bulk action is done: by its notice, which leaves no row in the tray', async () => {
  const body = jobWith('completed', { action: 'archive', done: 1, skipped: [] });
  await renderInApp(<ArchiveButton />, { user: buyerOf('bir'), answers: { [START]: { status: 202, body } } });
  press('Archive');
  await screen.findByText('1 supplier archived.');
  await waitFor(() => expect(jobStore.getJobs()).toEqual([]));
});

it('keeps the row of a bulk action that failed, which says why', async () => {
  const body = jobWith('failed', null);
  await renderInApp(<ArchiveButton />, { user: buyerOf('bir'), answers: { [START]: { status: 202, body } } });
  press('Archive');
  await waitFor(() => expect(jobStore.getJobs().map(({ job }) => job.state)).toEqual(['failed']));
});
