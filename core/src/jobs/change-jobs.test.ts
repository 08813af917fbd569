import { DomainError } from '@homologa/domain/errors/domain-error';
import type { ErrorCode } from '@homologa/domain/errors/error-codes';
import { expect, test } from 'vitest';
import type { Context } from '../kernel/context';
import { newId } from '../kernel/ids';
import { NEVER_PAUSED } from '../kernel/jobs/queue-pauses';
import { announceFailedJobsJob, changeJobsJob } from '../maintenance/maintenance.jobs';
import { changeJobs } from './change-jobs';
import { startJobChanges } from './start-job-changes';

/** A context with one job, whose change fails with `code`. */
function failing(code: ErrorCode): Context {
  const pages = [[{ id: newId() }], []];
  const db = {
    read: { job: { findMany: async () => pages.shift() } },
    system: async () => {
      throw new DomainError(code);
    },
  };
  return { actor: { kind: 'system', name: 'test' }, now: () => new Date(0), db } as unknown as Context;
}

test.each([
  ['cancel', 'job_not_waiting'],
  ['retry', 'job_not_failed'],
  ['retry', 'job_not_repeatable'],
  ['cancel', 'not_found'],
] as const)('%s leaves a job that answers %s as it is', async (kind, code) => {
  expect(await changeJobs(failing(code), kind, {})).toEqual({ changed: 0, skipped: 1 });
});

test.each(['cancel', 'retry'] as const)('%s ends when the database goes away', async (kind) => {
  await expect(changeJobs(failing('service_unavailable'), kind, {})).rejects.toThrow(
    new DomainError('service_unavailable').message,
  );
});

test('a filter is ordered once in a minute, and again in the next', () => {
  const keyAt = (before: string) => changeJobsJob.dedupeKey?.({ change: 'retry', before });
  expect(keyAt('2026-11-28T17:03:01.000Z')).toBe(keyAt('2026-11-28T17:03:59.999Z'));
  expect(keyAt('2026-11-28T17:03:59.999Z')).not.toBe(keyAt('2026-11-28T17:04:00.000Z'));
});

test.each([
  ['cancel', 'failed', 'job_not_waiting'],
  ['cancel', 'active', 'job_not_waiting'],
  ['retry', 'waiting', 'job_not_failed'],
  ['retry', 'retrying', 'job_not_failed'],
  ['retry', 'active', 'job_not_failed'],
] as const)('to %s all jobs that are %s is refused with %s', async (change, state, code) => {
  await expect(startJobChanges(failing('service_unavailable'), { change, state })).rejects.toMatchObject({ code });
});

test('the jobs that no pause stops are the ones of the desk', () => {
  expect(NEVER_PAUSED).toEqual([changeJobsJob.name, announceFailedJobsJob.name]);
});
