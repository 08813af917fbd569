import { announceFailedJob, announceFailedJobs } from '@homologa/core/jobs/announce-failed-jobs';
import { changeJobs } from '@homologa/core/jobs/change-jobs';
import type { JobRow } from '@homologa/core/jobs/job.queries';
import { newId } from '@homologa/core/kernel/ids';
import { claimJob } from '@homologa/core/kernel/jobs/job-statements';
import { announceFailedJobsJob, changeJobsJob } from '@homologa/core/maintenance/maintenance.jobs';
import { type BuiltPerson, buildPerson, buildStaff } from '@homologa/core/test/builders';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import { deskJobListResponse, jobQueuesResponse } from '@homologa/domain/desk/jobs.contract';
import type { Express } from 'express';
import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveRoutes } from '../../test/serve-routes';
import { deskJobsRoutes } from './desk-jobs.routes';

type Columns = Partial<Omit<JobRow, 'payload' | 'progress' | 'result'>>;

let app: TestApp;
let server: Express;
let staff: BuiltPerson;
let admin: BuiltPerson;
beforeAll(async () => {
  app = await createTestApp();
  server = serveRoutes(app, deskJobsRoutes);
  staff = await buildStaff(app);
  admin = await buildPerson(app);
});
afterAll(() => app.destroy());

const system = () => app.contextFor({ kind: 'system', name: 'test' });
const as = ({ token }: BuiltPerson) => ({ Authorization: `Bearer ${token}` });
const list = (filter: object) =>
  request(server)
    .get('/api/desk/jobs')
    .query({ filter: JSON.stringify(filter) })
    .set(as(staff));
const change = (body: object) => request(server).post('/api/desk/jobs/changes').set(as(staff)).send(body);
const setPaused = (queue: string, paused: boolean) =>
  request(server).put('/api/desk/job-queues').set(as(staff)).send({ queue, paused }).expect(200);

/** Inserts a job; jobs of these tests are never handed over to a queue, because no worker runs. */
async function addJob(columns: Columns = {}) {
  const id = newId();
  const data = { id, companyId: admin.companyId, name: 'exports.checks', queue: 'exports', payload: {} };
  const times = { runAt: new Date(Date.now() - 1_000), createdAt: new Date() };
  await app.db.system((tx) => tx.job.create({ data: { ...data, ...times, ...columns } }));
  return id;
}
const failed = (code: string, columns: Columns = {}) =>
  addJob({ status: 'failed', errorCode: code, errorMessage: 'connect 10.0.0.7', finishedAt: new Date(), ...columns });
const jobOf = (id: string) => app.db.read.job.findUniqueOrThrow({ where: { id } });
const auditsOf = (action: string, objectId?: string) =>
  app.db.read.auditEntry.findMany({ where: { action, ...(objectId ? { objectId } : {}) } });

test('only staff see and change jobs and queues', async () => {
  const id = await failed('Error');
  const calls = [
    ['get', '/api/desk/jobs', undefined],
    ['get', '/api/desk/job-queues', undefined],
    ['post', '/api/desk/jobs/changes', { change: 'retry', ids: [id] }],
    ['post', '/api/desk/jobs/changes/all', { change: 'retry' }],
    ['put', '/api/desk/job-queues', { queue: 'exports', paused: true }],
  ] as const;
  for (const [method, path, body] of calls) {
    expect((await request(server)[method](path).set(as(admin)).send(body)).status).toBe(403);
    expect((await request(server)[method](path).send(body)).status).toBe(401);
  }
  expect((await jobOf(id)).status).toBe('failed');
  expect(await app.db.read.queuePause.count()).toBe(0);
});

test('the list has the jobs of one state by kind and company, without messages of unexpected errors', async () => {
  const other = await buildPerson(app);
  const at = (createdAt: string) => ({ name: 'exports.results', createdAt: new Date(createdAt) });
  const first = await failed('Error', at('2026-01-01'));
  const second = await failed('mail_refused', { ...at('2026-01-02'), errorMessage: '550 no' });
  const theirs = await failed('Error', { ...at('2026-01-03'), companyId: other.companyId });
  const retrying = await addJob({ ...at('2026-01-04'), status: 'retry', errorCode: 'job_timeout' });
  await addJob({ ...at('2026-01-05'), status: 'completed' });

  const all = await list({ state: 'failed', name: 'exports.results' }).expect(200);
  const rows = deskJobListResponse.parse(all.body);
  expect(rows.map(({ id }) => id)).toEqual([theirs, second, first]);
  expect(all.headers['content-range']).toBe('jobs 0-2/3');
  expect(rows.map(({ said }) => said)).toEqual([null, '550 no', null]);
  expect(JSON.stringify(all.body)).not.toContain('10.0.0.7');
  const own = await list({ state: 'failed', name: 'exports.results', company_id: other.companyId }).expect(200);
  expect(own.body).toMatchObject([{ id: theirs, code: 'Error', company: { id: other.companyId } }]);
  const later = await list({ state: 'retrying', name: 'exports.results' }).expect(200);
  expect(later.body).toMatchObject([{ id: retrying, code: 'job_timeout', next_at: expect.any(String) }]);

  const queues = jobQueuesResponse.parse(
    (await request(server).get('/api/desk/job-queues').set(as(staff)).expect(200)).body,
  );
  expect(queues.names).toContainEqual({
    name: 'exports.results',
    counts: { waiting: 0, active: 0, retrying: 1, failed: 3 },
  });
});

test('chosen jobs are retried and cancelled once, each with its audit entry; others are skipped', async () => {
  const [one, two, waiting] = [await failed('Error'), await failed('Error'), await addJob()];
  const retry = { change: 'retry', ids: [one, two, waiting, newId()] };
  expect((await change(retry).expect(200)).body).toEqual({ changed: 2, skipped: 2 });
  expect((await change(retry).expect(200)).body).toEqual({ changed: 0, skipped: 4 });
  expect(await auditsOf('job.retry', one)).toMatchObject([{ actorId: staff.userId, companyId: admin.companyId }]);
  expect((await change({ change: 'cancel', ids: [waiting] }).expect(200)).body).toEqual({ changed: 1, skipped: 0 });
  const active = await list({ state: 'active', name: 'exports.checks' }).expect(200);
  expect(active.body).toMatchObject([{ id: waiting, is_cancelling: true }]);
  expect(await claimJob(system(), waiting)).toBeNull();
});

test('all jobs of a filter are changed by one job, also when it is asked for twice', async () => {
  const name = 'exports.workflows';
  const [mine, later] = [await failed('Error', { name }), await failed('Error', { name, companyId: null })];
  const order = { change: 'retry', state: 'failed', name, company_id: admin.companyId };
  const ask = () => request(server).post('/api/desk/jobs/changes/all').set(as(staff)).send(order).expect(202);
  const now = new Date();
  app.setNow(now);
  const [asked, again] = [await ask(), await ask()];
  app.setNow(new Date(now.getTime() + 60_000));
  expect((await ask()).body.id).not.toBe(asked.body.id);
  app.setNow(() => new Date());
  expect(again.body.id).toBe(asked.body.id);
  const { before, change: kind, ...filter } = changeJobsJob.payload.parse((await jobOf(asked.body.id)).payload);
  const run = () => changeJobs(system(), kind, { ...filter, before: new Date(before) });
  expect([await run(), await run()]).toEqual([
    { changed: 1, skipped: 0 },
    { changed: 0, skipped: 0 },
  ]);
  expect([(await jobOf(mine)).status, (await jobOf(later)).status]).toEqual(['queued', 'failed']);
  expect(await auditsOf('job.retry_many', asked.body.id)).not.toHaveLength(0);
  await request(server)
    .post('/api/desk/jobs/changes/all')
    .set(as(staff))
    .send({ change: 'cancel', state: 'failed' })
    .expect(409);
});

test('no worker starts a job of a paused queue, and its jobs are handed over again when it is resumed', async () => {
  const id = await addJob({ queue: 'reports', name: 'reports.poll-order', dispatchedAt: new Date() });
  await setPaused('reports', true);
  const { body } = await setPaused('reports', true);
  const queueOf = ({ queues }: { queues: { queue: string }[] }) => queues.find(({ queue }) => queue === 'reports');
  expect(queueOf(body)).toMatchObject({ counts: { waiting: 1 }, paused: { since: expect.any(String) } });
  expect(await auditsOf('queue.pause')).toMatchObject([{ actorId: staff.userId, facts: { queue: 'reports' } }]);
  expect(await claimJob(system(), id)).toBeNull();

  expect(queueOf((await setPaused('reports', false)).body)).toMatchObject({ paused: null });
  await setPaused('reports', false);
  expect(await auditsOf('queue.resume')).toHaveLength(1);
  expect((await jobOf(id)).dispatchedAt).toBeNull();
  expect(await claimJob(system(), id)).toMatchObject({ id });
});

test('a resumed queue is resumed with a backlog of more than one batch, and what was handed over since stays', async () => {
  const companyId = null;
  const job = {
    companyId,
    name: 'screenings.run',
    queue: 'screenings',
    payload: {},
    runAt: new Date(),
    createdAt: new Date(),
  };
  const data = Array.from({ length: 1_001 }, () => ({ ...job, id: newId(), dispatchedAt: new Date() }));
  await app.db.system((tx) => tx.job.createMany({ data }));
  const fresh = await addJob({ ...job, dispatchedAt: new Date(Date.now() + 60_000) });
  await setPaused('screenings', true);
  await setPaused('screenings', false);
  const handedOver = { queue: 'screenings', dispatchedAt: { not: null } };
  expect(await app.db.read.job.findMany({ where: handedOver, select: { id: true } })).toEqual([{ id: fresh }]);
  // They would fill the batch of every later sweep.
  await app.db.system((tx) => tx.job.deleteMany({ where: { queue: 'screenings' } }));
});

test('while maintenance is paused, the jobs of the desk start, and no others of the queue', async () => {
  await setPaused('maintenance', true);
  const inQueue = (name: string) => addJob({ name, queue: 'maintenance', companyId: null });
  const [change, announce] = [await inQueue(changeJobsJob.name), await inQueue(announceFailedJobsJob.name)];
  const other = await inQueue('maintenance.expire-secrets');
  await app.dispatcher.sweep();
  const dispatched = async (id: string) => (await jobOf(id)).dispatchedAt !== null;
  expect([await dispatched(change), await dispatched(announce), await dispatched(other)]).toEqual([true, true, false]);
  expect(await claimJob(system(), change)).toMatchObject({ id: change });
  expect(await claimJob(system(), announce)).toMatchObject({ id: announce });
  expect(await claimJob(system(), other)).toBeNull();
  await setPaused('maintenance', false);
  await app.db.system((tx) => tx.job.deleteMany({ where: { id: { in: [change, announce, other] } } }));
});

test('a failed task is told to its user at once and to staff once for all of its kind', async () => {
  const name = 'exports.suppliers';
  const ids = [newId(), newId()];
  for (const jobId of ids) {
    await failed('job_timeout', { id: jobId, name, createdById: admin.userId });
    await announceFailedJob(system(), { jobId, name, code: 'job_timeout', message: 'late' });
  }
  const told = (userId: string) =>
    app.db.read.notification.findMany({ where: { userId, kind: { in: ['task_failed', 'jobs_failed'] } } });
  expect(await told(admin.userId)).toMatchObject([{ kind: 'task_failed' }, { kind: 'task_failed' }]);
  const waiting = await app.db.read.job.findMany({ where: { name: announceFailedJobsJob.name } });
  expect(waiting).toHaveLength(1);
  const order = announceFailedJobsJob.payload.parse(waiting[0]?.payload);
  const announcement = waiting[0]?.id ?? '';
  await announceFailedJobs(system(), { ...order, since: new Date(Date.now() - 60_000).toISOString() }, announcement);
  expect(await told(staff.userId)).toMatchObject([
    { kind: 'jobs_failed', facts: { job: name, count: 2, code: 'job_timeout' } },
  ]);
});

test('a job that fails while its kind is announced is told by the next announcement, which is the last', async () => {
  const name = 'imports.suppliers';
  const announcements = async () => {
    const of = {
      name: announceFailedJobsJob.name,
      status: 'queued',
      payload: { path: ['name'], equals: name },
    } as const;
    return app.db.read.job.findMany({ where: of });
  };
  /** Runs the waiting announcement as a worker does; `during` happens after its count and before its end. */
  async function announce(during?: () => Promise<void>) {
    const [job] = await announcements();
    const { id = '', payload } = job ?? {};
    await app.db.system((tx) => tx.job.update({ where: { id }, data: { status: 'active' } }));
    const result = await announceFailedJobs(system(), announceFailedJobsJob.payload.parse(payload), id);
    await during?.();
    await app.db.system((tx) => tx.job.update({ where: { id }, data: { status: 'completed' } }));
    return result;
  }
  async function fail() {
    const jobId = newId();
    await announceFailedJob(system(), { jobId, name, code: 'job_timeout', message: 'late' });
    await failed('job_timeout', { id: jobId, name });
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await fail();
  expect(await announce(fail)).toEqual({ failed: 1 });
  expect(await announcements()).toHaveLength(1);
  expect(await announce()).toEqual({ failed: 1 });
  expect(await announce()).toEqual({ failed: 0 });
  expect(await announcements()).toEqual([]);
});

test('a bounced mail is nothing that staff are told of', async () => {
  await announceFailedJob(system(), {
    jobId: newId(),
    name: 'mail.send-login-code',
    code: 'mail_bounced',
    message: '',
  });
  expect(
    await app.db.read.job.count({
      where: { name: announceFailedJobsJob.name, payload: { path: ['name'], equals: 'mail.send-login-code' } },
    }),
  ).toBe(0);
});
