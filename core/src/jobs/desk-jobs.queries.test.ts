import { MORE_THAN_WINDOW } from '@homologa/domain/catalog/list-window';
import { expect, test } from 'vitest';
import type { Context } from '../kernel/context';
import { listDeskJobs } from './desk-jobs.queries';

/** A context with so many jobs that counting stops; notes how many the list skips. */
function full(skipped: unknown[]): Context {
  const job = {
    count: async () => MORE_THAN_WINDOW,
    findMany: async ({ skip }: { skip: number }) => {
      skipped.push(skip);
      return [];
    },
  };
  const db = { read: { job, company: { findMany: async () => [] } } };
  return { actor: { kind: 'system', name: 'test' }, now: () => new Date(0), db } as unknown as Context;
}

const pageAt = (start: number) => ({
  sort: { field: 'created_at', order: 'DESC' } as const,
  range: { start, end: start + 24 },
  filter: {},
});

test('the last page of the window is read; the page after it is refused before any row is skipped', async () => {
  const skipped: unknown[] = [];
  expect(await listDeskJobs(full(skipped), pageAt(9_975))).toEqual({ jobs: [], total: MORE_THAN_WINDOW });
  await expect(listDeskJobs(full(skipped), pageAt(10_000))).rejects.toMatchObject({ code: 'page_out_of_window' });
  expect(skipped).toEqual([9_975]);
});
