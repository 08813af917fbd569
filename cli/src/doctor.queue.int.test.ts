import { loginUrl } from '@homologa/core/kernel/database/database-admin';
import { openQueueBackend } from '@homologa/core/kernel/jobs/bullmq-connection';
import { Heartbeat } from '@homologa/core/kernel/jobs/heartbeat';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import { Queue } from 'bullmq';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { command, environmentOf } from './test/command-line';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await new Heartbeat(app.db, () => new Date()).beat();
});
afterEach(() => vi.unstubAllEnvs());
afterAll(() => app.destroy());

async function examineQueue(environment: Record<string, string> = {}) {
  for (const [name, value] of Object.entries({ ...environmentOf(app), ...environment })) vi.stubEnv(name, value);
  const { code, out } = await command(['doctor', '--json']);
  const findings = JSON.parse(out) as { subject: string; state: string }[];
  return { code, queue: findings.find(({ subject }) => subject === 'queue')?.state };
}

test('a queue that answers is found well at once', async () => {
  expect(await examineQueue()).toEqual({ code: 0, queue: 'ok' });
});

test('a queue that a tool of BullMQ paused is wrong until jobs resume ends the pause', async () => {
  const backend = openQueueBackend({
    redisUrl: app.env.REDIS_URL,
    databaseUrl: loginUrl(app.env, 'system'),
    role: 'producer',
    onError: () => undefined,
    onReady: () => undefined,
  });
  const queue = new Queue('exports', { connection: backend.connection, prefix: app.env.QUEUE_PREFIX }, backend.factory);
  await queue.pause();
  expect(await examineQueue()).toEqual({ code: 1, queue: 'wrong' });
  expect((await command(['jobs', 'resume', 'exports'])).out).toContain('exports goes on');
  expect(await queue.isPaused()).toBe(false);
  expect(await examineQueue()).toEqual({ code: 0, queue: 'ok' });
  expect((await command(['jobs', 'resume', 'exports'])).out).toContain('exports was not paused');
  await queue.close();
  await backend.close();
});

test('a Redis that is not there is told', async () => {
  expect(await examineQueue({ REDIS_URL: 'redis://127.0.0.1:9' })).toEqual({ code: 1, queue: 'wrong' });
});
