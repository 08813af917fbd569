import { newId } from '@homologa/core/kernel/ids';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import type { Express } from 'express';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bulkSteps } from '../../test/bulk-steps';
import { serveRoutes } from '../../test/serve-routes';
import { jobRoutes } from '../jobs/jobs.routes';
import { bulkActionRoutes } from './bulk-actions.routes';
import { supplierRoutes } from './suppliers.routes';

let app: TestApp;
let server: Express;
beforeAll(async () => {
  app = await createTestApp();
  server = serveRoutes(app, [...supplierRoutes, ...bulkActionRoutes, ...jobRoutes]);
});
afterAll(() => app.destroy());

const { post, scene, work, start, act, forecast, statusesOf, remindersOf, usedOf } = bulkSteps(() => ({
  app,
  server,
}));

test('archives the completed ones, says why the others stay, and undoes exactly what it did', async () => {
  const here = await scene();
  const { admin, flow, add, company } = here;
  await add({ companyName: 'A', status: 'completed' });
  const b = await add({ companyName: 'B', status: 'archived' });
  await add({ companyName: 'C', status: 'in_progress' });
  await add({ companyName: 'D', status: 'pending' });
  // Its report is still being made, so it is displayed as in progress.
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
  // The supplier that had been archived before stays archived.
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
  // Never confirmed, so it has used no unit of the quota.
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

test('invites again exactly those whom the invitation did not reach', async () => {
  const here = await scene();
  const { add, company } = here;
  const lost = [];
  for (const name of ['A', 'B'])
    lost.push(await add({ companyName: name, invitationState: 'failed', invitationError: 'mail_refused' }));
  await add({ companyName: 'C', invitationState: 'sent' });
  await add({ companyName: 'D', invitationState: 'queued' });
  await add({ companyName: 'E', invitationState: 'failed', status: 'completed' });
  const body = { action: 'invite_again', filter: { invitation: ['failed', 'sent', 'queued'] } };
  const skipped = [
    { reason: 'supplier_finished', count: 1 },
    { reason: 'invitation_not_failed', count: 2 },
  ];
  expect(await forecast(here, body)).toEqual({ total: 5, possible: 2, skipped });
  expect(await act(here, body)).toEqual({ action: 'invite_again', done: 2, skipped });
  const suppliers = await app.db.read.supplier.findMany({ where: { id: { in: lost.map(({ id }) => id) } } });
  expect(suppliers.map((one) => `${one.invitationState} ${one.invitationError}`)).toEqual(Array(2).fill('queued null'));
  const mails = await app.db.read.job.findMany({ where: { companyId: company.id, name: 'mail.send-invitation' } });
  expect(mails.map(({ payload }) => (payload as { supplierId: string }).supplierId).toSorted()).toEqual(
    lost.map(({ id }) => id).toSorted(),
  );
  expect(await act(here, { action: 'invite_again', ids: lost.map(({ id }) => id) })).toMatchObject({ done: 0 });
  expect(await app.db.read.job.count({ where: { companyId: company.id, name: 'mail.send-invitation' } })).toBe(2);
});
