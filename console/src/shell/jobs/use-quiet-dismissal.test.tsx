// @vitest-environment jsdom
import type { JobResponse } from '@homologa/domain/jobs/job.contract';
import { renderHook } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { TrackedJob } from '../../shared/jobs/job-store';
import { FINISHED_SHOWN, isQuiet, useQuietDismissal } from './use-quiet-dismissal';

const tracked = (job: Partial<JobResponse>, more: Partial<TrackedJob> = {}): TrackedJob => ({
  id: 'j1',
  title: 'Excel of suppliers',
  call: null,
  job: { id: 'j1', state: 'completed', result: null, error: null, ...job } as JobResponse,
  isFetched: false,
  error: null,
  ...more,
});

it.each([
  ['a job in progress', tracked({ state: 'active' }), false],
  ['a failed job', tracked({ state: 'failed' }), false],
  ['a file that is not downloaded yet', tracked({ result: { file_id: 'f1' } }), false],
  ['a downloaded file', tracked({ result: { file_id: 'f1' } }, { isFetched: true }), true],
  ['a file whose download failed', tracked({ result: { file_id: 'f1' } }, { error: 'Offline' }), false],
  ['an action that skipped suppliers', tracked({ result: { skipped: [{ reason: 'archived', count: 1 }] } }), false],
  ['an action that skipped nothing', tracked({ result: { skipped: [] } }), true],
  ['a job with nothing to do', tracked({ result: { skipped: 'nothing_to_export' } }), false],
])('%s: needs no attention is %s', (_name, job, expected) => {
  expect(isQuiet(job)).toBe(expected);
});

it('dismisses a finished job after a while, but not while the pointer or the focus is in the tray', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const dismiss = vi.fn();
  const jobs = [tracked({ result: { skipped: [] } })];
  const { rerender } = renderHook(({ isHeld }) => useQuietDismissal(jobs, isHeld, dismiss), {
    initialProps: { isHeld: true },
  });
  vi.advanceTimersByTime(FINISHED_SHOWN * 2);
  expect(dismiss).not.toHaveBeenCalled();
  rerender({ isHeld: false });
  vi.advanceTimersByTime(FINISHED_SHOWN);
  expect(dismiss.mock.calls.map(([id]) => id)).toEqual(['j1']);
});
