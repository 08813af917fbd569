import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newId } from '@homologa/core/kernel/ids';
import { Heartbeat } from '@homologa/core/kernel/jobs/heartbeat';
import { buildPerson } from '@homologa/core/test/builders';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { command, environmentOf } from './test/command-line';

let app: TestApp;
let heartbeat: Heartbeat;
beforeAll(async () => {
  app = await createTestApp();
  heartbeat = new Heartbeat(app.db, () => new Date());
  await heartbeat.beat();
});
afterEach(() => vi.unstubAllEnvs());
afterAll(() => app.destroy());

async function examine(environment: Record<string, string> = {}) {
  vi.unstubAllEnvs();
  for (const [name, value] of Object.entries({ ...environmentOf(app), ...environment })) vi.stubEnv(name, value);
  const { code, out, err } = await command(['doctor', '--json']);
  const findings = JSON.parse(out) as { subject: string; state: string; says: string }[];
  return { code, err, of: Object.fromEntries(findings.map(({ subject, state, says }) => [subject, [state, says]])) };
}

const addJob = (status: 'queued' | 'failed', runAt: Date) =>
  app.db.system((tx) =>
    tx.job.create({
      data: {
        id: newId(),
        name: 'maintenance.expire-secrets',
        queue: 'maintenance',
        payload: {},
        status,
        runAt,
        createdAt: runAt,
        finishedAt: status === 'failed' ? runAt : null,
      },
    }),
  );

test('of a new installation it says that all works, that nobody can sign in, and that mail is captured', async () => {
  const { code, err, of } = await examine();
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(of).toMatchObject({
    'database, for companies': ['ok', expect.any(String)],
    'database, for all': ['ok', expect.any(String)],
    migrations: ['ok', expect.any(String)],
    'database, letters': ['ok', expect.stringContaining('UTF8')],
    queue: ['ok', expect.any(String)],
    jobs: ['ok', expect.any(String)],
    workers: ['ok', 'one is alive'],
    PUBLIC_URL: ['note', expect.stringContaining('own machine')],
    MAIL_FROM: ['note', expect.stringContaining('cannot exist')],
    'file store': ['ok', expect.any(String)],
    DATA_DIR: ['ok', expect.stringContaining(app.config.dataDir)],
    accounts: ['note', expect.stringContaining('homologa users create')],
    mail: ['note', expect.stringContaining('SMTP_URL is not set')],
    metrics: ['note', expect.stringContaining('METRICS_PORT is not set')],
  });
  await buildPerson(app);
  expect((await examine()).of.accounts).toEqual(['ok', 'somebody can sign in']);
});

test('in a pipe it is a line per subject, and what is wrong ends it with 1 and its name', async () => {
  for (const [name, value] of Object.entries({ ...environmentOf(app), SMTP_URL: 'smtp://127.0.0.1:9' }))
    vi.stubEnv(name, value);
  const { code, out, err } = await command(['doctor']);
  expect(code).toBe(1);
  expect(out).toMatch(/^mail\twrong\tthe mail server of SMTP_URL cannot be used: .*ECONNREFUSED/m);
  expect(err).toBe('Something is wrong: mail.\n');
});

test('jobs that nobody begins are wrong, those that failed a note', async () => {
  await addJob('failed', new Date());
  expect((await examine()).of.jobs).toEqual(['note', expect.stringContaining('1 failed in the last 24 hours')]);
  await addJob('queued', new Date(Date.now() - 10 * 60_000));
  const { code, of } = await examine();
  expect(code).toBe(1);
  expect(of.jobs).toEqual(['wrong', expect.stringContaining('1 maintenance.expire-secrets; do enough workers run')]);
  await app.db.system((tx) =>
    tx.job.updateMany({
      where: { status: 'queued' },
      data: { status: 'active', leaseUntil: new Date(Date.now() - 10 * 60_000) },
    }),
  );
  expect((await examine()).of.jobs?.[0]).toBe('wrong');
  await app.db.system((tx) => tx.job.deleteMany());
});

test('mails that failed for good are a note, and wrong when several did and none was sent after them', async () => {
  const finish = (status: 'failed' | 'completed', minutesAgo: number) =>
    app.db.system((tx) => {
      const at = new Date(Date.now() - minutesAgo * 60_000);
      const reason = status === 'failed' ? '550 5.7.1 sender not authorised' : null;
      const job = { name: 'mail.send-digest', queue: 'mail', payload: {}, runAt: at, createdAt: at };
      return tx.job.create({ data: { ...job, id: newId(), status, finishedAt: at, errorMessage: reason } });
    });
  await finish('failed', 3);
  expect((await examine()).of['mail, refused']).toEqual(['note', expect.stringContaining('550 5.7.1 sender')]);
  await finish('failed', 2);
  await finish('failed', 2);
  const { code, of } = await examine();
  expect([code, of['mail, refused']]).toEqual([1, ['wrong', expect.stringMatching(/^3 mails .*none has been sent/)]]);
  await finish('completed', 1);
  expect((await examine()).of['mail, refused']?.[0]).toBe('note');
  await app.db.system((tx) => tx.job.deleteMany());
});

test('an outage that the workers recorded is wrong, although this program knows no mail server', async () => {
  const since = new Date('2026-11-28T15:00:00Z');
  const outage = { server: 'mx.test:25', since, failedAt: since, reason: '554 not accepting messages' };
  await app.db.system((tx) => tx.mailOutage.create({ data: outage }));
  const { code, of } = await examine();
  await app.db.system((tx) => tx.mailOutage.deleteMany());
  expect([code, of['mail, workers']]).toEqual([
    1,
    ['wrong', expect.stringMatching(/^mx\.test:25 has taken no mail since 2026-11-28T15:00.*: 554 not accepting/)],
  ]);
});

test('a migration that the database lacks, logins that are refused, and a database that is away are told', async () => {
  await app.db.system(
    (tx) =>
      tx.$executeRaw`UPDATE "_prisma_migrations" SET "rolled_back_at" = now() WHERE "migration_name" LIKE '%_tables'`,
  );
  const lacking = await examine();
  await app.db.system((tx) => tx.$executeRaw`UPDATE "_prisma_migrations" SET "rolled_back_at" = NULL`);
  expect([lacking.code, lacking.of.migrations]).toEqual([1, ['wrong', expect.stringContaining('homologa db migrate')]]);

  const refused = new URL(app.env.DATABASE_URL);
  refused.username = 'nobody';
  const turnedAway = await examine({ DATABASE_APP_URL: refused.toString() });
  expect(turnedAway.of['database, for companies']).toEqual(['wrong', expect.stringContaining('refuses this login')]);
  expect(turnedAway.of['database, for all']?.[0]).toBe('ok');

  const away = await examine({ DATABASE_URL: 'postgresql://nobody:x@127.0.0.1:9/none' });
  expect(away.code).toBe(1);
  expect(away.of['database, for all']?.[0]).toBe('wrong');
  expect(away.of.queue?.[0]).toBe('wrong');
  expect(away.of).not.toHaveProperty('jobs');
});

test('a database of the former layout is named by doctor, and refused by db migrate with a sentence', async () => {
  const name = '20000101000000_former';
  await app.db.system(
    (tx) =>
      tx.$executeRaw`INSERT INTO "_prisma_migrations" ("id", "checksum", "migration_name", "finished_at")
        VALUES ('former', 'x', ${name}, now())`,
  );
  const { code, of } = await examine();
  const migrated = await command(['db', 'migrate']);
  await app.db.system((tx) => tx.$executeRaw`DELETE FROM "_prisma_migrations" WHERE "migration_name" = ${name}`);
  expect([code, of.migrations]).toEqual([1, ['wrong', expect.stringContaining('start with an empty one')]]);
  expect(migrated).toEqual({
    code: 1,
    out: '',
    err:
      'This database was created by a version from before the first release (20000101000000_former), and its tables ' +
      'cannot be upgraded: start with an empty database or an empty DATA_DIR, or keep running the version that ' +
      'created it.\n',
  });
});

test('a disk without room, and a database that lies outside DATA_DIR, are told', async () => {
  await heartbeat.beat();
  const full = await examine({ STORAGE_RESERVE_MB: '1000000000' });
  expect(full.of['file store']).toEqual(['wrong', expect.stringContaining('STORAGE_RESERVE_MB')]);

  const remembered = join(app.config.dataDir, 'postgres.json');
  writeFileSync(remembered, JSON.stringify({ port: 1, password: 'x', cluster: '/var/lib/elsewhere' }));
  const { code, of } = await examine();
  expect([code, of['embedded database']]).toEqual([0, ['note', expect.stringContaining('/var/lib/elsewhere')]]);
  writeFileSync(remembered, JSON.stringify({ port: 1, password: 'x', cluster: 'postgres' }));
  expect((await examine()).of).not.toHaveProperty('embedded database');
});

test('a folder for work that is none is told', async () => {
  const work = join(app.config.dataDir, 'work');
  rmSync(work, { recursive: true, force: true });
  writeFileSync(work, 'a file');
  const { code, of } = await examine();
  rmSync(work);
  expect([code, of.DATA_DIR?.[0]]).toEqual([1, 'wrong']);
});

test('that no worker is alive is told, and where mails lead and come from', async () => {
  await heartbeat.end();
  const { code, of } = await examine({
    PUBLIC_URL: 'https://homologa.provider.com/',
    MAIL_FROM: 'Homologa <no-reply@provider.com>',
  });
  await heartbeat.beat();
  expect([code, of.workers]).toEqual([1, ['wrong', expect.stringContaining('none has been seen')]]);
  expect(of.PUBLIC_URL).toEqual(['ok', 'mailed links lead to https://homologa.provider.com']);
  expect(of.MAIL_FROM?.[0]).toBe('ok');
});
