import { readTestEnv } from '@homologa/core/env';
import { addSupplier } from '@homologa/core/suppliers/add/add-supplier';
import { buildPerson, buildWorkflow } from '@homologa/core/test/builders';
import { eventually } from '@homologa/core/test/eventually';
import { inviteSupplier } from '@homologa/core/test/invite';
import { startSlowLine } from '@homologa/core/test/stand-ins/slow-line';
import { type SmtpSink, startSmtpSink } from '@homologa/core/test/stand-ins/smtp-sink';
import { hasRedisServer, startTestRedis, type TestRedis } from '@homologa/core/test/stand-ins/test-redis';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import { tried } from '@homologa/core/test/tried';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Runtime } from './runtime';
import { startTestWorker } from './test/start-test-worker';

const SLOW_MS = 6_000;
/** Less than a round trip to the slow Redis: adding a supplier must not wait for it. */
const ANSWER_MS = 10_000;
const ADDS = 8;
/** Several times what the worker sends at once. */
const FORGOTTEN = 40;

describe.skipIf(!readTestEnv().redisUrl || !hasRedisServer())(
  'a Redis that answers late, and forgets all it knew',
  () => {
    let sink: SmtpSink;
    let redis: TestRedis;
    let line: Awaited<ReturnType<typeof startSlowLine>>;
    let app: TestApp;
    let worker: Runtime;
    let delayMs = 0;
    beforeAll(async () => {
      sink = await startSmtpSink();
      redis = await startTestRedis();
      line = await startSlowLine(Number(new URL(redis.url).port), () => delayMs);
      app = await createTestApp({
        SMTP_URL: sink.url,
        REDIS_URL: `redis://127.0.0.1:${line.port}`,
        JOB_REDISPATCH_SECONDS: '5',
      });
      worker = await startTestWorker(app);
    }, 120_000);
    afterAll(async () => {
      await worker?.stop();
      await app?.destroy();
      await line?.stop();
      await redis?.remove();
      await sink?.stop();
    });

    test('every add answers at once, and every invitation arrives exactly once', async () => {
      const admin = await buildPerson(app);
      const workflow = await buildWorkflow(app, admin.companyId ?? '');
      const expected: string[] = [];
      const add = async () => {
        const email = `supplier-${expected.length}@slow.test`;
        expected.push(email);
        const began = performance.now();
        await addSupplier(app.contextFor(admin.actor), {
          workflowId: workflow.id,
          invite: { companyName: 'Aceros', fullName: 'Luisa Gómez', emails: [email], country: 'argentina' },
        });
        expect(performance.now() - began).toBeLessThan(ANSWER_MS);
        tried(1);
      };
      delayMs = SLOW_MS;
      for (let count = 0; count < ADDS; count += 1) await add();
      const direct = new Redis(redis.url);
      await direct.flushall();
      direct.disconnect();
      for (let count = 0; count < ADDS; count += 1) await add();
      delayMs = 0;
      // What Redis forgot is handed over again when its row is found to be waiting for too long.
      await eventually(async () => {
        const sent = await app.db.read.supplier.count({ where: { workflowId: workflow.id, invitationState: 'sent' } });
        expect(sent).toBe(expected.length);
      }, 60_000);
      expect(sink.mails.flatMap(({ recipients }) => recipients).toSorted()).toEqual(expected.toSorted());
    }, 240_000);

    test('invitations that run and that wait while Redis is emptied arrive, each exactly once', async () => {
      const admin = await buildPerson(app);
      const workflow = await buildWorkflow(app, admin.companyId ?? '');
      const expected = Array.from({ length: FORGOTTEN }, (_, at) => `forgotten-${at}@slow.test`);
      const [mailsBefore, arrivedBefore] = [sink.mails.length, sink.arrived()];
      // The mail server accepts nothing, so that the worker's places are taken and the other jobs wait in Redis.
      sink.hold();
      for (const email of expected) await inviteSupplier(app, workflow, { emails: [email] });
      await eventually(() => expect(sink.arrived()).toBeGreaterThan(arrivedBefore));
      await app.dispatcher.idle();
      const waiting = { companyId: workflow.companyId, status: 'queued', dispatchedAt: { not: null } } as const;
      expect(await app.db.read.job.count({ where: waiting })).toBeGreaterThan(0);
      const direct = new Redis(redis.url);
      expect(await direct.dbsize()).toBeGreaterThan(0);
      await direct.flushall();
      direct.disconnect();
      sink.release();
      await eventually(async () => {
        const sent = await app.db.read.supplier.count({ where: { workflowId: workflow.id, invitationState: 'sent' } });
        expect(sent).toBe(expected.length);
      }, 120_000);
      const reached = sink.mails.slice(mailsBefore).flatMap(({ recipients }) => recipients);
      expect(reached.toSorted()).toEqual(expected.toSorted());
      tried(FORGOTTEN);
    }, 240_000);
  },
);
