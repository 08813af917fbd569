import { QUEUES } from '@homologa/domain/wire/queues';
import { expect, test } from 'vitest';
import type { Database } from '../database/database';
import { createBacklogReader } from './backlog';

const START = new Date('2026-11-28T12:00:00Z').getTime();

test('many scrapes make one statement in five seconds, and a failure is not cached beyond them', async () => {
  let [at, asked, isAway] = [START, 0, false];
  const rows = {
    jobs: [{ name: 'mail.send-invitation', count: 2, oldest: new Date(START - 60_000) }],
    workers: [{ count: 1 }],
    outages: [{ count: 0 }],
    pauses: [{ queue: 'exports' }],
  };
  const all = async () => {
    asked += 1;
    if (isAway) throw new Error('away');
    return rows;
  };
  const db = { hot: () => ({ all }) } as unknown as Database;
  const read = createBacklogReader(db, () => new Date(at));
  const [first] = await Promise.all([read(), read(), read()]);
  expect(first).toEqual({
    jobs: [{ name: 'mail.send-invitation', count: 2, oldestSeconds: 60 }],
    workers: 1,
    mailOutages: 0,
    queues: QUEUES.map((queue) => ({ queue, isPaused: queue === 'exports' })),
  });
  at += 4_999;
  await read();
  expect(asked).toBe(1);
  at += 1;
  isAway = true;
  await expect(read()).rejects.toThrow('away');
  await expect(read()).rejects.toThrow('away');
  expect(asked).toBe(2);
  at += 5_000;
  isAway = false;
  await read();
  expect(asked).toBe(3);
});
