import { newId } from '@homologa/core/kernel/ids';
import { giveUpBulkAction, runBulkAction } from '@homologa/core/suppliers/run-bulk-action';
import {
  type BuiltPerson,
  buildCompany,
  buildPerson,
  buildSupplier,
  buildWorkflow,
} from '@homologa/core/test/builders';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import { bulkActionPreview, bulkActionResult } from '@homologa/domain/suppliers/bulk-action.contract';
import type { Express } from 'express';
import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createServer } from '../../app';

let app: TestApp;
let server: Express;
beforeAll(async () => {
  app = await createTestApp();
  server = createServer(app);
}, 60_000);
afterAll(() => app.destroy());

const post = (who: BuiltPerson, path: string, body: object) =>
  request(server)
    .post(path)
    .set({ Authorization: `Bearer ${who.token}` })
    .send(body);
const system = () => app.contextFor({ kind: 'system', name: 'suppliers.bulk' });

async function scene(workflow: Parameters<typeof buildWorkflow>[2] = {}) {
  const company = await buildCompany(app);
  const admin = await buildPerson(app, { companyId: company.id });
  const flow = await buildWorkflow(app, company.id, workflow);
  const path = `/api/workflows/${flow.id}/suppliers/bulk-actions`;
  const add = (overrides: Parameters<typeof buildSupplier>[2] = {}) => buildSupplier(app, flow, overrides);
  return { company, admin, flow, path, add };
}
type Scene = Awaited<ReturnType<typeof scene>>;

const inputOf = async (jobId: string) => {
  const job = await app.db.read.job.findUniqueOrThrow({ where: { id: jobId } });
  return { companyId: job.companyId ?? '', bulkActionId: (job.payload as { bulkActionId: string }).bulkActionId };
};

/** Runs the job as a worker would; `cutAfter` ends the run at that many calls for progress. */
async function work(jobId: string, cutAfter = Number.POSITIVE_INFINITY) {
  const steps: { done: number; total: number }[] = [];
  const abort = new AbortController();
  const result = await runBulkAction(system(), await inputOf(jobId), {
    jobId,
    signal: abort.signal,
    progress: async (step) => {
      steps.push(step);
      if (steps.length >= cutAfter) abort.abort(new Error('the worker went away'));
    },
  });
  return { result: bulkActionResult.parse(result), steps };
}

async function start({ admin, path }: Pick<Scene, 'admin' | 'path'>, body: object): Promise<string> {
  const answer = await post(admin, path, body).expect(202);
  expect(answer.headers['location']).toBe(`/api/jobs/${answer.body.id}`);
  expect(answer.body).toMatchObject({ name: 'suppliers.bulk', state: 'waiting' });
  return answer.body.id as string;
}
const act = async (where: Pick<Scene, 'admin' | 'path'>, body: object) => (await work(await start(where, body))).result;

/** A dry run must say what the real one then does. */
async function forecast({ admin, path }: Pick<Scene, 'admin' | 'path'>, body: object) {
  const answer = await post(admin, `${path}?dry_run=true`, body).expect(200);
  return bulkActionPreview.parse(answer.body);
}

const statusesOf = async (flow: { id: string }) => {
  const rows = await app.db.read.supplier.findMany({ where: { workflowId: flow.id }, orderBy: { companyName: 'asc' } });
  return rows.map(({ companyName, status }) => `${companyName} ${status}`);
};
const remindersOf = (companyId: string) => app.db.read.reminder.findMany({ where: { companyId } });
const usedOf = async (companyId: string) =>
  (await app.db.read.companyProduct.findFirst({ where: { companyId, type: 'questionnaire' } }))?.used;

test('archives the completed ones, says why the others stay, and undoes exactly what it did', async () => {
  const here = await scene();
  const { admin, flow, add, company } = here;
  await add({ companyName: 'A', status: 'completed' });
  const b = await add({ companyName: 'B', status: 'archived' });
  await add({ companyName: 'C', status: 'in_progress' });
  await add({ companyName: 'D', status: 'pending' });
  // Its report is still being made: it shows as in progress.
  await add({ companyName: 'E', status: 'completed', lastUpdate: 'creating_report' });
  const body = { action: 'archive', filter: {} };
  const skipped = [
    { reason: 'supplier_not_completed', count: 3 },
    { reason: 'supplier_archived', count: 1 },
  ];
  expect(await forecast(here, body)).toEqual({ total: 5, possible: 1, skipped });
  expect(await statusesOf(flow)).toEqual(['A completed', 'B archived', 'C in_progress', 'D pending', 'E completed']);
  const jobId = await start(here, body);
  const early = await post(admin, here.path, { action: 'unarchive', changed_by: jobId });
  expect(early.status).toBe(409);
  const { result, steps } = await work(jobId);
  expect(result).toEqual({ action: 'archive', done: 1, skipped });
  expect(steps).toEqual([
    { done: 0, total: 5 },
    { done: 5, total: 5 },
  ]);
  expect(await statusesOf(flow)).toEqual(['A archived', 'B archived', 'C in_progress', 'D pending', 'E completed']);
  const [transition] = await app.db.read.supplierTransition.findMany({ where: { companyId: company.id } });
  expect(transition).toMatchObject({ fromStatus: 'completed', toStatus: 'archived', actorId: admin.userId });
  const audited = await app.db.read.auditEntry.findMany({
    where: { companyId: company.id, action: 'supplier.archive' },
  });
  expect(audited).toMatchObject([{ actorKind: 'user', actorId: admin.userId }]);
  // The one that was archived before stays so.
  expect(await act(here, { action: 'unarchive', changed_by: jobId })).toEqual({
    action: 'unarchive',
    done: 1,
    skipped: [],
  });
  expect(await statusesOf(flow)).toEqual(['A completed', 'B archived', 'C in_progress', 'D pending', 'E completed']);
  expect(await act(here, { action: 'unarchive', ids: [b.id, b.id.toUpperCase()] })).toMatchObject({ done: 1 });
});

test('a closed workflow lets its suppliers be archived and labelled, and mails nobody', async () => {
  const here = await scene({ status: 'closed' });
  await here.add({ status: 'completed' });
  expect(await act(here, { action: 'remind', filter: {} })).toMatchObject({
    done: 0,
    skipped: [{ reason: 'workflow_not_active', count: 1 }],
  });
  expect(await act(here, { action: 'archive', filter: {} })).toMatchObject({ done: 1, skipped: [] });
});

test('reminds whom it may, once in 24 hours, with a mail each', async () => {
  const here = await scene();
  const { add, company, admin } = here;
  const open = await add({ status: 'pending' });
  await add({ status: 'in_progress', lastRemindedAt: new Date() });
  await add({ status: 'completed' });
  await add({ status: 'pending', selfRegistered: true, unconfirmedEmail: 'x@x.test' });
  const body = { action: 'remind', filter: {} };
  const skipped = [
    { reason: 'supplier_finished', count: 1 },
    { reason: 'email_not_confirmed', count: 1 },
    { reason: 'reminder_cooldown', count: 1 },
  ];
  expect(await forecast(here, body)).toEqual({ total: 4, possible: 1, skipped });
  expect(await act(here, body)).toEqual({ action: 'remind', done: 1, skipped });
  expect(await remindersOf(company.id)).toMatchObject([
    { supplierId: open.id, source: 'person', actorId: admin.userId },
  ]);
  const mails = await app.db.read.job.findMany({ where: { companyId: company.id, name: 'mail.send-reminder' } });
  expect(mails).toHaveLength(1);
  expect(await act(here, body)).toMatchObject({ done: 0 });
  const undo = await post(admin, here.path, { action: 'unarchive', changed_by: newId() });
  expect(undo.status).toBe(422);
});

test('labels are added and taken off, and undone to what each supplier had', async () => {
  const here = await scene();
  const { add, company, flow, admin } = here;
  const label = async (name: string) =>
    app.db.system((tx) => tx.label.create({ data: { id: newId(), companyId: company.id, name, color: '#c62828' } }));
  const [red, blue] = [await label('red'), await label('blue')];
  const [none, some, all] = [await add(), await add(), await add()];
  const own = (supplierId: string, labelId: string) => ({ companyId: company.id, supplierId, labelId });
  await app.db.system((tx) =>
    tx.supplierLabel.createMany({ data: [own(some.id, red.id), own(all.id, red.id), own(all.id, blue.id)] }),
  );
  const held = async () => {
    const rows = await app.db.read.supplierLabel.findMany({ where: { companyId: company.id } });
    const of = (id: string) => rows.filter(({ supplierId }) => supplierId === id).map(({ labelId }) => labelId);
    return [none, some, all].map(({ id }) =>
      of(id)
        .map((labelId) => (labelId === red.id ? 'red' : 'blue'))
        .sort(),
    );
  };
  const body = { action: 'add_labels', filter: {}, tags: [red.id, blue.id] };
  const skipped = [{ reason: 'labels_unchanged', count: 1 }];
  expect(await forecast(here, body)).toEqual({ total: 3, possible: 2, skipped });
  const jobId = await start(here, body);
  expect((await work(jobId)).result).toEqual({ action: 'add_labels', done: 2, skipped });
  const both = ['blue', 'red'];
  expect(await held()).toEqual([both, both, both]);
  expect(await act(here, { action: 'remove_labels', changed_by: jobId })).toMatchObject({ done: 2, skipped: [] });
  expect(await held()).toEqual([[], ['red'], both]);
  expect(await act(here, { action: 'remove_labels', filter: { tags: [blue.id] }, tags: [blue.id] })).toMatchObject({
    done: 1,
  });
  expect(await held()).toEqual([[], ['red'], ['red']]);
  const foreign = await post(admin, here.path, { action: 'add_labels', filter: {}, tags: [newId()] });
  expect(foreign.body.details).toMatchObject([{ code: 'invalid_input', path: 'tags.0' }]);
  expect((await post(admin, here.path, { action: 'add_labels', filter: {} })).status).toBe(422);
  expect(await app.db.read.supplier.count({ where: { workflowId: flow.id } })).toBe(3);
});

test('deletes the pending ones and gives their units back', async () => {
  const here = await scene();
  const { add, company, flow } = here;
  await app.db.system((tx) =>
    tx.companyProduct.updateMany({ where: { companyId: company.id, type: 'questionnaire' }, data: { used: 10 } }),
  );
  await add({ companyName: 'A' });
  await add({ companyName: 'B' });
  // Never confirmed, so that it never used a unit.
  await add({ companyName: 'C', selfRegistered: true, unconfirmedEmail: 'x@x.test' });
  await add({ companyName: 'D', status: 'in_progress' });
  const body = { action: 'delete', filter: {} };
  const skipped = [{ reason: 'supplier_not_pending', count: 1 }];
  expect(await forecast(here, body)).toEqual({ total: 4, possible: 3, skipped });
  expect(await act(here, body)).toEqual({ action: 'delete', done: 3, skipped });
  expect(await statusesOf(flow)).toEqual(['D in_progress']);
  expect(await usedOf(company.id)).toBe(8);
});

test('filters mean the same as in the list, and an unknown one widens nothing', async () => {
  const here = await scene();
  const { add, flow, admin, path } = here;
  await add({ companyName: 'Ágil', status: 'completed', country: 'peru' });
  await add({ companyName: 'Bravo', status: 'completed', country: 'chile' });
  const filter = { q: 'agil', country: ['peru'], status: 'completed' };
  expect(await act(here, { action: 'archive', filter })).toMatchObject({ done: 1, skipped: [] });
  expect(await statusesOf(flow)).toEqual(['Ágil archived', 'Bravo completed']);
  for (const body of [
    { action: 'archive', filter: { colour: 'red' } },
    { action: 'archive', filter: {}, ids: [newId()] },
    { action: 'archive' },
    { action: 'archive', ids: [] },
    { action: 'archive', ids: Array.from({ length: 1001 }, newId) },
    { action: 'explode', filter: {} },
  ]) {
    expect((await post(admin, path, body)).status, JSON.stringify(body).slice(0, 80)).toBe(422);
  }
});

test('a filter that names nobody means nobody', async () => {
  const here = await scene();
  await here.add();
  expect(await forecast(here, { action: 'delete', filter: { id: [] } })).toMatchObject({ total: 0, possible: 0 });
});

test('300 suppliers in several batches; cut off in the middle, the next run does only what is left', async () => {
  const here = await scene();
  const { company, flow, add } = here;
  for (let at = 0; at < 300; at += 50) await Promise.all(Array.from({ length: 50 }, () => add()));
  const jobId = await start(here, { action: 'remind', filter: {} });
  await expect(work(jobId, 2)).rejects.toThrow('the worker went away');
  const first = await remindersOf(company.id);
  expect(first).toHaveLength(200);
  const { result, steps } = await work(jobId);
  expect(steps[0]).toEqual({ done: 200, total: 300 });
  expect(steps.at(-1)).toEqual({ done: 300, total: 300 });
  expect(result).toEqual({ action: 'remind', done: 300, skipped: [] });
  expect(await remindersOf(company.id)).toHaveLength(300);
  // Delivered once more after its end: nothing is repeated, and the answer is the same.
  expect((await work(jobId)).result).toEqual(result);
  expect(await remindersOf(company.id)).toHaveLength(300);
  expect(await app.db.read.supplier.count({ where: { workflowId: flow.id, lastRemindedAt: null } })).toBe(0);
});

test('a job that acts on what its filter finds comes to its end, and two at once share the work', async () => {
  const here = await scene();
  const { company, flow, add } = here;
  await app.db.system((tx) =>
    tx.companyProduct.updateMany({ where: { companyId: company.id, type: 'questionnaire' }, data: { used: 500 } }),
  );
  for (let at = 0; at < 250; at += 50) await Promise.all(Array.from({ length: 50 }, () => add()));
  const body = { action: 'delete', filter: { status: 'pending' } };
  const ids = [await start(here, body), await start(here, body)];
  const results = await Promise.all(ids.map(async (id) => (await work(id)).result));
  expect(results.reduce((sum, { done }) => sum + done, 0)).toBe(250);
  expect(await app.db.read.supplier.count({ where: { workflowId: flow.id } })).toBe(0);
  expect(await usedOf(company.id)).toBe(250);
});

test('the same job twice at the same moment changes every supplier once', async () => {
  const here = await scene();
  for (let at = 0; at < 250; at += 50) await Promise.all(Array.from({ length: 50 }, () => here.add()));
  const jobId = await start(here, { action: 'remind', filter: {} });
  const [one, other] = await Promise.all([work(jobId), work(jobId)]);
  expect(one.result).toEqual(other.result);
  expect(one.result.done).toBe(250);
  expect(await remindersOf(here.company.id)).toHaveLength(250);
});

test('over all workflows only those of active ones are meant', async () => {
  const here = await scene();
  const closed = await buildWorkflow(app, here.company.id, { status: 'closed' });
  const other = await buildWorkflow(app, here.company.id);
  await here.add({ status: 'completed' });
  const hidden = await buildSupplier(app, closed, { status: 'completed' });
  const near = await buildSupplier(app, other, { status: 'completed' });
  const all = { admin: here.admin, path: '/api/suppliers/bulk-actions' };
  expect(await act(all, { action: 'archive', ids: [hidden.id, near.id] })).toMatchObject({
    done: 1,
    skipped: [{ reason: 'not_found', count: 1 }],
  });
  expect(await act(all, { action: 'archive', filter: {} })).toMatchObject({
    done: 1,
    skipped: [{ reason: 'supplier_archived', count: 1 }],
  });
});

test("another company's suppliers, labels and jobs are not found, and stay as they are", async () => {
  const here = await scene();
  const there = await scene();
  const theirs = await there.add({ status: 'completed' });
  const body = { action: 'archive', ids: [theirs.id, newId()] };
  const skipped = [{ reason: 'not_found', count: 2 }];
  expect(await forecast(here, body)).toEqual({ total: 2, possible: 0, skipped });
  expect(await act(here, body)).toEqual({ action: 'archive', done: 0, skipped });
  expect((await post(here.admin, there.path, body)).status).toBe(404);
  const theirJob = await start(there, { action: 'archive', ids: [theirs.id] });
  await work(theirJob);
  expect((await post(here.admin, here.path, { action: 'unarchive', changed_by: theirJob })).status).toBe(422);
  expect(await statusesOf(there.flow)).toEqual(['Aceros del Sur S.A. archived']);
});

test('company users may not, and who is no admin any more ends the job', async () => {
  const here = await scene();
  const { company, path, flow } = here;
  await here.add({ status: 'completed' });
  const user = await buildPerson(app, { companyId: company.id, role: 'company_user' });
  const body = { action: 'archive', filter: {} };
  for (const target of [path, `${path}?dry_run=true`, '/api/suppliers/bulk-actions']) {
    expect((await post(user, target, body)).status).toBe(403);
  }
  const jobId = await start(here, body);
  await app.db.system((tx) =>
    tx.membership.updateMany({
      where: { userId: here.admin.userId, companyId: company.id },
      data: { role: 'company_user' },
    }),
  );
  await expect(work(jobId)).rejects.toMatchObject({ code: 'forbidden' });
  expect(await statusesOf(flow)).toEqual(['Aceros del Sur S.A. completed']);
});

test('a job that is given up keeps what it did, lets go of the rest, and can be undone', async () => {
  const here = await scene();
  const { flow, company } = here;
  for (let at = 0; at < 250; at += 50)
    await Promise.all(Array.from({ length: 50 }, () => here.add({ status: 'completed' })));
  const jobId = await start(here, { action: 'archive', filter: {} });
  await expect(work(jobId, 2)).rejects.toThrow();
  await giveUpBulkAction(system(), await inputOf(jobId));
  expect(await app.db.read.supplier.count({ where: { workflowId: flow.id, status: 'archived' } })).toBe(200);
  const [entry] = await app.db.read.auditEntry.findMany({
    where: { companyId: company.id, action: 'supplier.give_up_bulk_action' },
  });
  expect(entry?.facts).toEqual({ action: 'archive', done: 200, skipped: 0 });
  expect(await act(here, { action: 'unarchive', changed_by: jobId })).toMatchObject({ done: 200, skipped: [] });
});

test('two deliveries at once write down everybody who is meant before either changes anybody', async () => {
  const here = await scene();
  const { flow, company } = here;
  await app.db.system(
    (tx) => tx.$executeRaw`
    INSERT INTO "Supplier" ("id", "companyId", "workflowId", "status", "createdAt", "modifiedAt")
    SELECT gen_random_uuid(), ${company.id}::uuid, ${flow.id}::uuid, 'completed', now() - interval '1 day', now()
    FROM generate_series(1, 25000)`,
  );
  const jobId = await start(here, { action: 'archive', filter: {} });
  const counted: number[] = [];
  const run = async () =>
    runBulkAction(system(), await inputOf(jobId), {
      jobId,
      signal: new AbortController().signal,
      progress: async ({ total }) => {
        counted.push(total);
        throw new Error('enough');
      },
    }).catch(() => undefined);
  await Promise.all([run(), run()]);
  expect(counted).toEqual([25_000, 25_000]);
}, 60_000);
