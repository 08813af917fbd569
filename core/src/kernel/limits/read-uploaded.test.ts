import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { ChildProgram } from '../ports/child-program';
import { readUploaded } from './read-untrusted';

/** Program that counts its processes. */
function countedReader(): ChildProgram & { most: () => number; started: () => number } {
  let running = 0;
  let most = 0;
  let started = 0;
  return {
    async run() {
      running += 1;
      started += 1;
      most = Math.max(most, running);
      await pause(2);
      running -= 1;
      return 'read';
    },
    most: () => most,
    started: () => started,
  };
}

const ctx = { log: { warn: () => {} } } as unknown as Parameters<typeof readUploaded>[0];
const task = () => Promise.resolve({});

test('fifteen spreadsheets at once of one session are read one after the other, and too many come again later', async () => {
  const reader = countedReader();
  const owner = { companyId: 'one', caller: 'supplier' };
  const results = await Promise.allSettled(
    Array.from({ length: 15 }, () => readUploaded(ctx, reader, task, { owner, ms: 1_000 })),
  );
  expect([reader.most(), reader.started()]).toEqual([1, 5]);
  const rejected = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  expect(rejected).toHaveLength(10);
  expect(rejected[0]).toMatchObject({ code: 'rate_limited', extra: { retry_after: 30 } });
});

test('spreadsheets of many companies at once start no more than two readers', async () => {
  const reader = countedReader();
  await Promise.all(
    Array.from({ length: 12 }, (_, at) =>
      readUploaded(ctx, reader, task, { owner: { companyId: `${at}`, caller: `${at}` }, ms: 1_000 }),
    ),
  );
  expect([reader.most(), reader.started()]).toEqual([2, 12]);
});
