import { readTestEnv } from '@homologa/core/env';
import { buildCompany, buildWorkflow } from '@homologa/core/test/builders';
import { eventually } from '@homologa/core/test/eventually';
import { inviteSupplier } from '@homologa/core/test/invite';
import { type SmtpSink, startSmtpSink } from '@homologa/core/test/stand-ins/smtp-sink';
import { hasRedisServer, startTestRedis, type TestRedis } from '@homologa/core/test/stand-ins/test-redis';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundleWorker, type WorkerProcess, type WorkerProgram } from './test/worker-process';

describe.skipIf(!readTestEnv().redisUrl || !hasRedisServer())('Redis began anew while no worker ran', () => {
  let sink: SmtpSink;
  let redis: TestRedis;
  let app: TestApp;
  let program: WorkerProgram;
  let worker: WorkerProcess | undefined;
  beforeAll(async () => {
    sink = await startSmtpSink();
    redis = await startTestRedis();
    app = await createTestApp({ SMTP_URL: sink.url, REDIS_URL: redis.url });
    program = await bundleWorker();
  }, 120_000);
  afterAll(async () => {
    await worker?.end('SIGKILL');
    await app?.destroy();
    await redis?.remove();
    await sink?.stop();
    await program?.remove();
  });

  test('the next worker does at once what it forgot', async () => {
    const first = await program.start(app);
    const company = await buildCompany(app);
    const workflow = await buildWorkflow(app, company.id);
    const reached = () => sink.mails.flatMap(({ recipients }) => recipients);
    await inviteSupplier(app, workflow, { emails: ['before@forgot.test'] });
    await eventually(() => expect(reached()).toEqual(['before@forgot.test']));
    await first.end('SIGKILL');

    await inviteSupplier(app, workflow, { emails: ['after@forgot.test'] });
    await app.dispatcher.idle();
    expect(await app.db.read.job.count({ where: { status: 'queued', dispatchedAt: { not: null } } })).toBe(1);
    await redis.stop();
    await redis.start();
    worker = await program.start(app);
    await eventually(() => expect(reached()).toEqual(['before@forgot.test', 'after@forgot.test']));
  }, 180_000);
});
