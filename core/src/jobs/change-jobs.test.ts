import { DomainError } from '@homologa/domain/errors/domain-error';
import type { ErrorCode } from '@homologa/domain/errors/error-codes';
import { expect, test } from 'vitest';
import type { Context } from '../kernel/context';
import { newId } from '../kernel/ids';
import { changeJobs } from './change-jobs';

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
