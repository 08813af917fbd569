import { setTimeout as sleep } from 'node:timers/promises';
import { readTestEnv } from '@homologa/core/env';
import { addSupplier } from '@homologa/core/suppliers/add/add-supplier';
import { buildPerson, buildWorkflow } from '@homologa/core/test/builders';
import { eventually } from '@homologa/core/test/eventually';
import { type SmtpSink, startSmtpSink } from '@homologa/core/test/stand-ins/smtp-sink';
import { hasRedisServer, startTestRedis, type TestRedis } from '@homologa/core/test/stand-ins/test-redis';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundleWorker, type WorkerProcess, type WorkerProgram, warningsOf } from './test/worker-process';

const OUTAGE_MS = 30_000;
const ADD_EVERY_MS = 500;
/** Maximum response time in milliseconds, much shorter than the outage: adding a job must not wait for Redis. */
const ANSWER_MS = 10_000;

describe.skipIf(!readTestEnv().redisUrl || !hasRedisServer())('Redis away for 30 seconds', () => {
  let sink: SmtpSink;
  let redis: TestRedis;
  let app: TestApp;
  let program: WorkerProgram;
  let worker: WorkerProcess;
  beforeAll(async () => {
    sink = await startSmtpSink();
    redis = await startTestRedis();
    app = await createTestApp({ SMTP_URL: sink.url, REDIS_URL: redis.url });
    program = await bundleWorker();
    worker = await program.start(app);
  }, 120_000);
  afterAll(async () => {
    await worker?.end('SIGKILL');
    await app?.destroy();
    await redis?.remove();
    await sink?.stop();
    await program?.remove();
  });

  test('every add answers, and every invitation arrives exactly once', async () => {
    const admin = await buildPerson(app);
    const workflow = await buildWorkflow(app, admin.companyId ?? '');
    const expected: string[] = [];
    const add = async () => {
      const email = `supplier-${expected.length}@outage.test`;
      expected.push(email);
      const began = performance.now();
      await addSupplier(app.contextFor(admin.actor), {
        workflowId: workflow.id,
        invite: { companyName: 'Aceros', fullName: 'Luisa Gómez', emails: [email], country: 'argentina' },
      });
      expect(performance.now() - began).toBeLessThan(ANSWER_MS);
    };
    await Promise.all(Array.from({ length: 10 }, add));
    await redis.stop();
    const until = performance.now() + OUTAGE_MS;
    while (performance.now() < until) {
      await add();
      await sleep(ADD_EVERY_MS);
    }
    expect(worker.running()).toBe(true);
    await redis.start();
    await Promise.all(Array.from({ length: 5 }, add));
    await eventually(async () => {
      const sent = await app.db.read.supplier.count({ where: { workflowId: workflow.id, invitationState: 'sent' } });
      expect(sent).toBe(expected.length);
    });
    await eventually(async () => {
      expect(
        await app.db.read.job.count({ where: { name: 'mail.send-invitation', status: { not: 'completed' } } }),
      ).toBe(0);
    });
    expect(sink.mails.flatMap(({ recipients }) => recipients).toSorted()).toEqual(expected.toSorted());
    expect(warningsOf(worker)).toEqual(['Redis is away', 'Redis is back']);
  }, 180_000);
});
