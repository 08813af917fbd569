import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../kernel/ids';
import { buildSupplier, buildWorkflow } from '../../test/builders';
import { type BulkBody, bulkSteps } from '../../test/steps/bulk-steps';
import { createTestApp, type TestApp } from '../../test/test-database';
import { giveUpBulkAction, runBulkAction } from './run-bulk-action';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.destroy());

const { system, scene, inputOf, work, order, start, act, forecast, statusesOf, remindersOf } = bulkSteps(() => app);

test('300 suppliers in several batches; cut off in the middle, the next run does only what is left', async () => {
  const here = await scene();
  const { companyId, flow, add } = here;
  for (let at = 0; at < 300; at += 50) await Promise.all(Array.from({ length: 50 }, () => add()));
  const jobId = await start(here, { action: 'remind', filter: {} });
  await expect(work(jobId, 2)).rejects.toThrow('the worker went away');
  const first = await remindersOf(companyId);
  expect(first).toHaveLength(200);
  const { result, steps } = await work(jobId);
  expect(steps[0]).toEqual({ done: 200, total: 300 });
  expect(steps.at(-1)).toEqual({ done: 300, total: 300 });
  expect(result).toEqual({ action: 'remind', done: 300, skipped: [] });
  expect(await remindersOf(companyId)).toHaveLength(300);
  expect((await work(jobId)).result).toEqual(result);
  expect(await remindersOf(companyId)).toHaveLength(300);
  expect(await app.db.read.supplier.count({ where: { workflowId: flow.id, lastRemindedAt: null } })).toBe(0);
});

test('a job that acts on what its filter finds comes to its end, and two at once share the work', async () => {
  const here = await scene();
  const { companyId, flow, add } = here;
  await app.db.system((tx) =>
    tx.companyProduct.updateMany({ where: { companyId, type: 'questionnaire' }, data: { used: 500 } }),
  );
  for (let at = 0; at < 250; at += 50) await Promise.all(Array.from({ length: 50 }, () => add()));
  const body: BulkBody = { action: 'delete', filter: { status: ['pending'] } };
  const ids = [await start(here, body), await start(here, body)];
  const results = await Promise.all(ids.map(async (id) => (await work(id)).result));
  expect(results.reduce((sum, { done }) => sum + done, 0)).toBe(250);
  expect(await app.db.read.supplier.count({ where: { workflowId: flow.id } })).toBe(0);
  expect(await here.usedUnits()).toBe(250);
});

test('the same job twice at the same moment changes every supplier once', async () => {
  const here = await scene();
  for (let at = 0; at < 250; at += 50) await Promise.all(Array.from({ length: 50 }, () => here.add()));
  const jobId = await start(here, { action: 'remind', filter: {} });
  const [one, other] = await Promise.all([work(jobId), work(jobId)]);
  expect(one.result).toEqual(other.result);
  expect(one.result.done).toBe(250);
  expect(await remindersOf(here.companyId)).toHaveLength(250);
});

test('over all workflows only those of active ones are meant', async () => {
  const here = await scene();
  const closed = await buildWorkflow(app, here.companyId, { status: 'closed' });
  const other = await buildWorkflow(app, here.companyId);
  await here.add({ status: 'completed' });
  const hidden = await buildSupplier(app, closed, { status: 'completed' });
  const near = await buildSupplier(app, other, { status: 'completed' });
  const all = { ctx: here.ctx, workflowId: null };
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
  const body: BulkBody = { action: 'archive', ids: [theirs.id, newId()] };
  const skipped = [{ reason: 'not_found', count: 2 }];
  expect(await forecast(here, body)).toEqual({ total: 2, possible: 0, skipped });
  expect(await act(here, body)).toEqual({ action: 'archive', done: 0, skipped });
  await expect(order({ ...here, workflowId: there.workflowId }, body)).rejects.toMatchObject({ code: 'not_found' });
  const theirJob = await start(there, { action: 'archive', ids: [theirs.id] });
  await work(theirJob);
  await expect(order(here, { action: 'unarchive', changedByJobId: theirJob })).rejects.toMatchObject({
    code: 'invalid_input',
  });
  expect(await statusesOf(there.flow)).toEqual(['Aceros del Sur S.A. archived']);
});

test('company users may not, and who is no admin any more ends the job', async () => {
  const here = await scene();
  const { companyId, flow } = here;
  await here.add({ status: 'completed' });
  const user = here.contextOf(await here.colleague());
  const body: BulkBody = { action: 'archive', filter: {} };
  const attempts = [
    order({ ctx: user, workflowId: here.workflowId }, body),
    forecast({ ctx: user, workflowId: here.workflowId }, body),
    order({ ctx: user, workflowId: null }, body),
  ];
  await Promise.all(attempts.map((attempt) => expect(attempt).rejects.toMatchObject({ code: 'forbidden' })));
  const jobId = await start(here, body);
  await app.db.system((tx) =>
    tx.membership.updateMany({
      where: { userId: here.admin.userId, companyId },
      data: { role: 'company_user' },
    }),
  );
  await expect(work(jobId)).rejects.toMatchObject({ code: 'forbidden' });
  expect(await statusesOf(flow)).toEqual(['Aceros del Sur S.A. completed']);
});

test('a job that is given up keeps what it did, lets go of the rest, and can be undone', async () => {
  const here = await scene();
  const { flow, companyId } = here;
  for (let at = 0; at < 250; at += 50)
    await Promise.all(Array.from({ length: 50 }, () => here.add({ status: 'completed' })));
  const jobId = await start(here, { action: 'archive', filter: {} });
  await expect(work(jobId, 2)).rejects.toThrow();
  await giveUpBulkAction(system(), await inputOf(jobId));
  expect(await app.db.read.supplier.count({ where: { workflowId: flow.id, status: 'archived' } })).toBe(200);
  const [entry] = await app.db.read.auditEntry.findMany({
    where: { companyId, action: 'supplier.give_up_bulk_action' },
  });
  expect(entry?.facts).toEqual({ action: 'archive', done: 200, skipped: 0 });
  expect(await act(here, { action: 'unarchive', changedByJobId: jobId })).toMatchObject({ done: 200, skipped: [] });
});

test('two deliveries at once write down everybody who is meant before either changes anybody', async () => {
  const here = await scene();
  const { flow, companyId } = here;
  await app.db.system(
    (tx) => tx.$executeRaw`
    INSERT INTO "Supplier" ("id", "companyId", "workflowId", "status", "createdAt", "modifiedAt")
    SELECT gen_random_uuid(), ${companyId}::uuid, ${flow.id}::uuid, 'completed', now() - interval '1 day', now()
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
});

test('decides on many with one reason, once for each supplier, and audits each; a draft is left out', async () => {
  const here = await scene();
  const [one, other] = [await here.add(), await here.add({ status: 'completed' })];
  const body: BulkBody = { action: 'decide', ids: [one.id, other.id], decision: 'rejected', reason: ' No licence ' };
  expect(await forecast(here, { action: 'decide', ids: [one.id, newId()] })).toMatchObject({ total: 2, possible: 1 });
  expect(await act(here, body)).toEqual({ action: 'decide', done: 2, skipped: [] });
  const where = { supplierId: { in: [one.id, other.id] } };
  const made = { decision: 'rejected', reason: 'No licence', decidedById: here.admin.userId };
  expect(await app.db.read.supplierDecision.findMany({ where })).toMatchObject([made, made]);
  expect(await app.db.read.supplier.findUnique({ where: { id: one.id } })).toMatchObject({ decision: 'rejected' });
  expect(await here.auditOf(other.id)).toEqual([
    { action: 'supplier.decide', actorId: here.admin.userId, facts: { from: null, to: 'rejected' } },
  ]);
  expect(await act(here, body)).toMatchObject({ done: 0, skipped: [{ reason: 'decision_unchanged', count: 2 }] });
  const draft = await buildWorkflow(app, here.companyId, { status: 'draft' });
  const early = await buildSupplier(app, draft);
  expect(await act({ ...here, workflowId: draft.id }, { ...body, ids: [early.id] })).toMatchObject({
    done: 0,
    skipped: [{ reason: 'workflow_not_active', count: 1 }],
  });
});

test('a decision on many needs a known decision and, unless it approves, a reason', async () => {
  const here = await scene();
  const { id } = await here.add();
  const wanted = (decision: string, reason = '') => start(here, { action: 'decide', ids: [id], decision, reason });
  await expect(wanted('maybe')).rejects.toMatchObject({ details: [{ code: 'decision_invalid' }] });
  await expect(wanted('rejected', ' ')).rejects.toMatchObject({ details: [{ code: 'decision_reason_required' }] });
  await wanted('approved');
});
