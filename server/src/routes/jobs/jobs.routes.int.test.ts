import { createServer as createHttpServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { JobRow } from '@homologa/core/jobs/job.queries';
import { newId } from '@homologa/core/kernel/ids';
import { type BuiltPerson, buildPerson, buildStaff } from '@homologa/core/test/builders';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import { jobResponse } from '@homologa/domain/jobs/job.contract';
import type { Express } from 'express';
import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveRoutes } from '../../test/serve-routes';
import { jobRoutes } from './jobs.routes';

let app: TestApp;
let server: Express;
let http: Server;
let admin: BuiltPerson;
beforeAll(async () => {
  app = await createTestApp();
  server = serveRoutes(app, jobRoutes);
  http = createHttpServer(server).listen(0, '127.0.0.1');
  admin = await buildPerson(app);
});
afterAll(async () => {
  http.closeAllConnections();
  http.close();
  await app.destroy();
});

const as = (person: BuiltPerson) => ({ Authorization: `Bearer ${person.token}` });
const get = (id: string, person = admin, part = '') => request(server).get(`/api/jobs/${id}${part}`).set(as(person));

type JobColumns = Partial<Pick<JobRow, 'companyId' | 'status' | 'errorCode' | 'errorMessage'>> & {
  payload?: object;
  progress?: object;
  result?: object;
};

/** Inserts a job row that is due far in the future, so that no worker claims it. */
async function job(overrides: JobColumns = {}) {
  const id = newId();
  const row = { id, companyId: admin.companyId, name: 'suppliers.import', queue: 'imports', payload: {} };
  const times = { runAt: new Date(Date.now() + 86_400_000), createdAt: new Date() };
  await app.db.system((tx) => tx.job.create({ data: { ...row, ...times, ...overrides } }));
  return id;
}
const change = (id: string, data: JobColumns) => app.db.system((tx) => tx.job.update({ where: { id }, data }));

test.each([
  ['queued', 'waiting'],
  ['retry', 'waiting'],
  ['active', 'active'],
  ['completed', 'completed'],
  ['failed', 'failed'],
] as const)('a %s job is answered as %s', async (status, state) => {
  const id = await job({ status, payload: { secret: 'x' } });
  const answer = await get(id);
  expect(answer.status).toBe(200);
  expect(jobResponse.parse(answer.body)).toEqual(answer.body);
  expect(answer.body).toMatchObject({ _id: id, name: 'suppliers.import', state });
  expect(JSON.stringify(answer.body)).not.toContain('secret');
});

test('progress, result and error are shown when they are there; errors nobody foresaw are not spelled out', async () => {
  const running = await job({ status: 'active', progress: { done: 3, total: 9 } });
  expect((await get(running)).body).toMatchObject({ progress: { done: 3, total: 9, label: null }, result: null });
  const done = await job({ status: 'completed', result: { errors: [{ line: 2, message: 'Found invalid email: x' }] } });
  expect((await get(done)).body.result).toEqual({ errors: [{ line: 2, message: 'Found invalid email: x' }] });
  const known = await job({ status: 'failed', errorCode: 'workflow_closed', errorMessage: 'closed' });
  expect((await get(known)).body.error).toEqual({ code: 'workflow_closed', message: 'closed' });
  const unknown = await job({ status: 'failed', errorCode: 'Error', errorMessage: 'connect 10.0.0.7 refused' });
  expect((await get(unknown)).body.error).toEqual({
    code: 'internal_error',
    message: 'Oops! An error has occurred.',
  });
});

test('a job is its own company’s and the provider’s; to everybody else it does not exist', async () => {
  const id = await job();
  const own = await job({ companyId: null });
  const colleague = await buildPerson(app, { companyId: admin.companyId, role: 'company_user' });
  const stranger = await buildPerson(app);
  const supplier = await buildPerson(app, { companyId: null });
  const staff = await buildStaff(app);
  expect((await get(id, colleague)).status).toBe(200);
  expect([(await get(id, staff)).status, (await get(own, staff)).status]).toEqual([200, 200]);
  expect((await get(own)).status).toBe(404);
  for (const part of ['', '/events', '/file']) {
    for (const person of [stranger, supplier]) expect((await get(id, person, part)).status).toBe(404);
    expect((await request(server).get(`/api/jobs/${id}${part}`)).status).toBe(401);
    expect((await get('nonsense', admin, part)).status).toBe(404);
  }
});

test('the file is answered once the result names one', async () => {
  const id = await job({ status: 'active' });
  expect((await get(id, admin, '/file')).status).toBe(404);
  const fileId = newId();
  const ctx = app.contextFor(admin.actor);
  await ctx.files.putBytes(`zz/${fileId}`, Buffer.from('a;b'));
  await app.db.system((tx) =>
    tx.storedFile.create({
      data: {
        id: fileId,
        companyId: admin.companyId,
        key: `zz/${fileId}`,
        name: 'results.csv',
        mime: 'text/csv',
        size: 3,
        sha256: 'x',
        createdAt: new Date(),
      },
    }),
  );
  await change(id, { status: 'completed', result: { file_id: fileId } });
  const file = await get(id, admin, '/file');
  expect([file.status, file.text]).toEqual([200, 'a;b']);
  expect(file.headers['content-disposition']).toContain('results.csv');
});

async function openEvents(id: string, person = admin) {
  const { port } = http.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/api/jobs/${id}/events`, {
    headers: as(person),
    signal: AbortSignal.timeout(10_000),
  });
  return { answer, reader: answer.body!.pipeThrough(new TextDecoderStream()).getReader() };
}

test('events tell every change at once and end with the job', async () => {
  const id = await job();
  const { answer, reader } = await openEvents(id);
  expect(answer.headers.get('content-type')).toBe('text/event-stream');
  let text = (await reader.read()).value ?? '';
  expect(text).toMatch(/^event: waiting\ndata: \{.*\}\n\n$/);
  await change(id, { status: 'active', progress: { done: 1, total: 2 } });
  text += (await reader.read()).value ?? '';
  await change(id, { status: 'completed', result: { added: 2 } });
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) text += chunk.value;
  const events = text.trim().split('\n\n');
  expect(events.map((event) => event.split('\n')[0])).toEqual(['event: waiting', 'event: active', 'event: completed']);
  const last = jobResponse.parse(JSON.parse(events.at(-1)?.split('data: ')[1] ?? ''));
  expect(last).toMatchObject({ state: 'completed', result: { added: 2 } });
});

test('an open stream ends with the session of the person who listens, and with the role that it began under', async () => {
  const id = await job();
  const [leaving, lowered] = [
    await buildPerson(app, { companyId: admin.companyId }),
    await buildPerson(app, { companyId: admin.companyId }),
  ];
  const streams = [await openEvents(id, leaving), await openEvents(id, lowered)];
  for (const { reader } of streams) await reader.read();
  await app.db.system(async (tx) => {
    await tx.session.updateMany({ where: { userId: leaving.userId }, data: { revokedAt: new Date() } });
    await tx.membership.updateMany({ where: { userId: lowered.userId }, data: { role: 'company_user' } });
  });
  for (const { reader } of streams) expect((await reader.read()).done).toBe(true);
});
