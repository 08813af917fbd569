import { type BuiltPerson, buildPerson, buildSupplier, buildWorkflow } from '@homologa/core/test/builders';
import { eventually } from '@homologa/core/test/eventually';
import { runExport } from '@homologa/core/test/export-worker';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import { jobResponse } from '@homologa/domain/jobs/job.contract';
import ExcelJS from 'exceljs';
import type { Express } from 'express';
import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveRoutes } from '../../test/serve-routes';
import { jobRoutes } from '../jobs/jobs.routes';
import { exportRoutes } from './exports.routes';
import { selectedExportRoutes } from './selected-exports.routes';

let app: TestApp;
let server: Express;
let admin: BuiltPerson;
let workflow: { id: string; companyId: string };
beforeAll(async () => {
  app = await createTestApp();
  server = serveRoutes(app, [...exportRoutes, ...selectedExportRoutes, ...jobRoutes]);
  admin = await buildPerson(app);
  workflow = await buildWorkflow(app, admin.companyId!, { title: 'Homologación ñ 2026' });
  for (const [companyName, country] of [
    ['Aceros', 'peru'],
    ['Bolsas', 'brazil'],
    ['Cables', 'peru'],
  ] as const) {
    await buildSupplier(app, workflow, { companyName, country });
  }
});
afterAll(() => app.destroy());

const get = (path: string, person = admin) => request(server).get(path).set('Authorization', `Bearer ${person.token}`);
const asked = (path: string, person = admin) => get(path, person).set('Prefer', 'respond-async');
const excel = () => `/api/workflows/${workflow.id}/download-excel`;

async function withWorker<T>(answer: PromiseLike<T>): Promise<T> {
  const state = { isOver: false };
  const work = (async () => {
    while (!state.isOver) {
      const due = await app.db.read.job.findMany({
        where: { queue: 'exports', status: 'queued' },
        select: { id: true },
      });
      for (const { id } of due) await runExport(app, id);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  })();
  try {
    return await answer;
  } finally {
    state.isOver = true;
    await work;
  }
}

const binary = (test: request.Test) =>
  test.buffer(true).parse((res, done) => {
    const chunks: Buffer[] = [];
    res.on('data', (chunk: Buffer) => chunks.push(chunk));
    res.on('end', () => done(null, Buffer.concat(chunks)));
  });

/** Downloads a file. On a busy machine the server may respond with a job; the file is then downloaded from the job. */
async function downloaded(path: string): Promise<unknown> {
  const answer = await withWorker(binary(get(path)));
  if (answer.status === 200) return answer.body;
  expect(answer.status).toBe(202);
  return (await binary(get(`${answer.headers['location']}/file`))).body;
}

async function namesIn(body: unknown): Promise<unknown[]> {
  const book = new ExcelJS.Workbook();
  await book.xlsx.load(body as ArrayBuffer);
  const [, ...names] = book.worksheets[0]!.getColumn(1).values.slice(1);
  return names;
}

test('a download is the file, when it is ready in a few seconds', async () => {
  const filter = encodeURIComponent(JSON.stringify({ country: ['peru'] }));
  const sort = encodeURIComponent(JSON.stringify(['invite.company_name', 'DESC']));
  // Retries, because on a busy machine the first response may be a job instead of the file.
  const answer = await eventually(async () => {
    const given = await withWorker(
      binary(get(`${excel()}?columns=company_name,country&filter=${filter}&sort=${sort}`)),
    );
    expect(given.status).toBe(200);
    return given;
  });
  expect(answer.headers['content-type']).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
  expect(decodeURIComponent(answer.headers['content-disposition'] ?? '')).toMatch(
    /Homologación_ñ_2026_suppliers_\d\d-\d\d-\d{4}\.xlsx/,
  );
  expect(await namesIn(answer.body)).toEqual(['Cables', 'Aceros']);
});

test('with Prefer: respond-async, or when it takes longer, it is 202 with the whole job and its place', async () => {
  const at = performance.now();
  const answer = await asked(`${excel()}?columns=all`);
  expect(performance.now() - at).toBeLessThan(2000);
  expect(answer.status).toBe(202);
  const job = jobResponse.parse(answer.body);
  expect(job).toMatchObject({ name: 'exports.suppliers', state: 'waiting', result: null });
  expect(answer.headers['location']).toBe(`/api/jobs/${job.id}`);
  expect(answer.headers['preference-applied']).toBe('respond-async');
  // If no worker runs, requesting the same export again returns the same job after a bounded wait.
  const late = await get(`${excel()}?columns=all`);
  expect([late.status, (late.body as { id: string }).id]).toEqual([202, job.id]);
  await runExport(app, job.id);
  const done = jobResponse.parse((await get(`/api/jobs/${job.id}`)).body);
  expect(done).toMatchObject({ state: 'completed', progress: { done: 3, total: 3 } });
  expect(done.result).toEqual({ file_id: job.id, file_name: expect.stringMatching(/\.xlsx$/), rows: 3 });
  expect((await binary(get(`/api/jobs/${job.id}/file`))).status).toBe(200);
});

test('selected suppliers, plain filters and all active workflows', async () => {
  const [first] = await app.db.read.supplier.findMany({ where: { companyName: 'Bolsas' }, select: { id: true } });
  const chosen = await downloaded(`${excel()}?ids=${first!.id}&columns=company_name`);
  expect(await namesIn(chosen)).toEqual(['Bolsas']);
  const all = await downloaded('/api/suppliers/download-excel?q=cabl&columns=company_name');
  expect(await namesIn(all)).toEqual(['Cables']);
});

test('the list of workflows is one too', async () => {
  const other = await buildWorkflow(app, admin.companyId!, { title: 'Segunda', status: 'closed' });
  const sort = encodeURIComponent(JSON.stringify(['title', 'DESC']));
  const all = await downloaded(`/api/workflows/download-excel?sort=${sort}`);
  expect(await namesIn(all)).toEqual(['Segunda', 'Homologación ñ 2026']);
  const closed = await downloaded('/api/workflows/download-excel?status=closed');
  expect(await namesIn(closed)).toEqual(['Segunda']);
  const named = await downloaded(`/api/workflows/download-excel?ids=${other.id}`);
  expect(await namesIn(named)).toEqual(['Segunda']);
});

test.each([
  ['columns=company_name,nonsense', 'columns'],
  ['columns=actions', 'columns'],
  ['ids=nonsense', 'ids'],
  [`filter=${encodeURIComponent('{"nonsense":1}')}`, 'filter.nonsense'],
  [`sort=${encodeURIComponent('["nonsense","ASC"]')}`, 'sort'],
])('%s is 422', async (query, path) => {
  const answer = await asked(`${excel()}?${query}`);
  const { details } = answer.body as { details: { path: string }[] };
  expect([answer.status, details[0]?.path.split(/\.\d/)[0]]).toEqual([422, path]);
});

test('another company’s workflow, a draft for a user, and a stranger’s file do not exist', async () => {
  const stranger = await buildPerson(app);
  expect((await asked(excel(), stranger)).status).toBe(404);
  const user = await buildPerson(app, { companyId: admin.companyId, role: 'company_user' });
  const draft = await buildWorkflow(app, admin.companyId!, { status: 'draft' });
  expect((await asked(`/api/workflows/${draft.id}/download-excel`, user)).status).toBe(404);
  const job = jobResponse.parse((await asked(`${excel()}?columns=labels,company_name`)).body);
  await runExport(app, job.id);
  expect((await get(`/api/jobs/${job.id}/file`, stranger)).status).toBe(404);
  expect((await get(`/api/jobs/${job.id}/file`, user)).status).toBe(404);
  expect((await get(`/api/jobs/${job.id}/file`)).status).toBe(200);
});

test('an export that fails says so', async () => {
  const person = await buildPerson(app, { companyId: admin.companyId });
  const answer = get(excel(), person);
  const waiting = answer.then((given) => given);
  const data = { status: 'failed', errorCode: 'Error', errorMessage: 'connect 10.0.0.7' } as const;
  await eventually(async () => {
    const { count } = await app.db.system((tx) => tx.job.updateMany({ where: { createdById: person.userId }, data }));
    expect(count).toBe(1);
  });
  const given = await waiting;
  expect([given.status, (given.body as { error: string }).error]).toEqual([500, 'Oops! An error has occurred.']);
});
