import { readTestEnv } from '@homologa/core/env';
import { buildPerson, buildWorkflow } from '@homologa/core/test/builders';
import { eventually } from '@homologa/core/test/eventually';
import { inviteSupplier } from '@homologa/core/test/invite';
import { type RedisGroup, startRedisCluster, startRedisWithSentinels } from '@homologa/core/test/stand-ins/redis-group';
import { type SmtpSink, startSmtpSink } from '@homologa/core/test/stand-ins/smtp-sink';
import { hasRedisServer } from '@homologa/core/test/stand-ins/test-redis';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Runtime } from './runtime';
import { startTestWorker } from './test/start-test-worker';

describe.skipIf(!readTestEnv().redisUrl || !hasRedisServer())('several servers of Redis', () => {
  let sink: SmtpSink;
  let group: RedisGroup;
  let app: TestApp;
  let worker: Runtime;
  beforeAll(async () => {
    sink = await startSmtpSink();
  });
  afterEach(async () => {
    await worker.stop();
    await app.destroy();
    await group.remove();
  });
  afterAll(() => sink.stop());

  const reached = (domain: string) =>
    sink.mails.flatMap(({ recipients }) => recipients).filter((address) => address.endsWith(domain));

  async function startOn(servers: RedisGroup) {
    group = servers;
    app = await createTestApp({ SMTP_URL: sink.url, REDIS_URL: servers.url });
    worker = await startTestWorker(app);
    const admin = await buildPerson(app);
    const workflow = await buildWorkflow(app, admin.companyId ?? '');
    return { invite: (email: string) => inviteSupplier(app, workflow, { emails: [email] }) };
  }

  test.each([
    { hasLogins: false, domain: '@sentinel.test' },
    { hasLogins: true, domain: '@login.test' },
  ])(
    'after the master has ended, each invitation still arrives once: $domain',
    async ({ hasLogins, domain }) => {
      const { invite } = await startOn(await startRedisWithSentinels({ hasLogins }));
      const invitations = ['before', 'during', 'after'].map((name) => name + domain);
      for (const [index, email] of invitations.entries()) {
        if (index === 1) await group.killMaster();
        await invite(email);
        await eventually(() => expect(reached(domain)).toEqual(invitations.slice(0, index + 1)));
      }
    },
    120_000,
  );

  test('a Cluster runs the jobs of every queue', async () => {
    const { invite } = await startOn(await startRedisCluster());
    await Promise.all(['a', 'b', 'c'].map((name) => invite(`${name}@cluster.test`)));
    await eventually(() => expect(reached('@cluster.test').toSorted()).toHaveLength(3));
    expect((await app.readiness.look()).checks.queue).toBe('ok');
  }, 120_000);
});
