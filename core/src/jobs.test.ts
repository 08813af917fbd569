import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { JOB_NAME_WORDS } from '@homologa/domain/jobs/job-name-words';
import { QUEUES } from '@homologa/domain/wire/queues';
import { expect, test } from 'vitest';
import { isJobName, JOBS } from './jobs';
import type { Tx } from './kernel/database/database';
import { inTenant, type JobDefinition } from './kernel/jobs/define-job';

const SRC = dirname(fileURLToPath(import.meta.url));

const isDefinition = (value: unknown): value is JobDefinition =>
  typeof value === 'object' && value !== null && 'payload' in value && 'queue' in value;

test('every job that a feature declares is in the list, so that it has a processor', async () => {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.jobs.ts'));
  expect(files.length).toBeGreaterThanOrEqual(2);
  const modules = await Promise.all(
    files.map((file) => import(/* @vite-ignore */ join(SRC, file)) as Promise<Record<string, unknown>>),
  );
  const declared = modules.flatMap((module) => Object.values(module).filter(isDefinition));
  expect(declared.map(({ name }) => name).toSorted()).toEqual(Object.keys(JOBS).toSorted());
  for (const { queue } of declared) expect(QUEUES).toContain(queue);
});

test('every job has a name in words, and no name belongs to a former job', () => {
  expect(Object.keys(JOB_NAME_WORDS).toSorted()).toEqual(Object.keys(JOBS).toSorted());
});

test('a job whose last attempt gives something up can restore it for a retry', () => {
  const reopened = Object.values(JOBS).filter(({ reopen }) => reopen);
  expect(reopened.map(({ name }) => name).toSorted()).toEqual([
    'mail.send-handover-link',
    'mail.send-invitation',
    'privacy.erase-account',
    'privacy.export-data',
    'reports.submit-request',
    'screenings.run',
    'suppliers.bulk',
    'suppliers.import',
    'watchlists.import',
  ]);
});

test('a job of a company without one cannot be restored', async () => {
  const reopen = inTenant<{ companyId: string }>(() => Promise.reject(new Error('called without a company')));
  await expect(reopen({} as Tx, {}, null)).rejects.toMatchObject({ code: 'job_not_repeatable' });
});

test('names that are not of a job are not taken for one', () => {
  expect(isJobName('mail.send-invitation')).toBe(true);
  expect(isJobName('toString')).toBe(false);
});
