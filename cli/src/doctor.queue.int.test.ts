import { Heartbeat } from '@homologa/core/kernel/jobs/heartbeat';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
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

test('a Redis that is not there is told', async () => {
  expect(await examineQueue({ REDIS_URL: 'redis://127.0.0.1:9' })).toEqual({ code: 1, queue: 'wrong' });
});
