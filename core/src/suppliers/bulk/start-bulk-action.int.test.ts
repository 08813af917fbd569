import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../kernel/ids';
import { type BulkBody, bulkSteps } from '../../test/steps/bulk-steps';
import { createTestApp, type TestApp } from '../../test/test-database';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.destroy());

const { scene, work, order, start, act, forecast, statusesOf, remindersOf } = bulkSteps(() => app);

test('archives the completed ones, says why the others stay, and undoes exactly what it did', async () => {
  const here = await scene();
  const { admin, flow, add, companyId } = here;
  await add({ companyName: 'A', status: 'completed' });
  const b = await add({ companyName: 'B', status: 'archived' });
  await add({ companyName: 'C', status: 'in_progress' });
  await add({ companyName: 'D', status: 'pending' });
  await add({ companyName: 'E', status: 'completed', lastUpdate: 'creating_report' });
  const body: BulkBody = { action: 'archive', filter: {} };
  const skipped = [
    { reason: 'supplier_not_completed', count: 3 },
    { reason: 'supplier_archived', count: 1 },
  ];
  expect(await forecast(here, body)).toEqual({ total: 5, possible: 1, skipped });
  expect(await statusesOf(flow)).toEqual(['A completed', 'B archived', 'C in_progress', 'D pending', 'E completed']);
  const jobId = await start(here, body);
  await expect(order(here, { action: 'unarchive', changedByJobId: jobId })).rejects.toMatchObject({
    code: 'job_not_finished',
  });
  const { result, steps } = await work(jobId);
  expect(result).toEqual({ action: 'archive', done: 1, skipped });
  expect(steps).toEqual([
    { done: 0, total: 5 },
    { done: 5, total: 5 },
  ]);
  expect(await statusesOf(flow)).toEqual(['A archived', 'B archived', 'C in_progress', 'D pending', 'E completed']);
  const [transition] = await app.db.read.supplierTransition.findMany({ where: { companyId } });
  expect(transition).toMatchObject({ fromStatus: 'completed', toStatus: 'archived', actorId: admin.userId });
  const audited = await app.db.read.auditEntry.findMany({
    where: { companyId, action: 'supplier.archive' },
  });
  expect(audited).toMatchObject([{ actorKind: 'user', actorId: admin.userId }]);
  expect(await act(here, { action: 'unarchive', changedByJobId: jobId })).toEqual({
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
  const { add, companyId, admin } = here;
  const open = await add({ status: 'pending' });
  const others = [
    await add({ status: 'in_progress', lastRemindedAt: new Date() }),
    await add({ status: 'completed' }),
    await add({ status: 'pending', selfRegistered: true, unconfirmedEmail: 'x@x.test' }),
  ];
  // By their ids, because no filter finds a registration that nobody has confirmed.
  const body: BulkBody = { action: 'remind', ids: [open, ...others].map(({ id }) => id) };
  const skipped = [
    { reason: 'supplier_finished', count: 1 },
    { reason: 'email_not_confirmed', count: 1 },
    { reason: 'reminder_cooldown', count: 1 },
  ];
  expect(await forecast(here, body)).toMatchObject({ total: 4, possible: 1, skipped });
  expect(await act(here, body)).toEqual({ action: 'remind', done: 1, skipped });
  expect(await remindersOf(companyId)).toMatchObject([
    { supplierId: open.id, source: 'person', actorId: admin.userId },
  ]);
  const mails = await app.db.read.job.findMany({ where: { companyId, name: 'mail.send-reminder' } });
  expect(mails).toHaveLength(1);
  expect(await act(here, body)).toMatchObject({ done: 0 });
  await expect(order(here, { action: 'unarchive', changedByJobId: newId() })).rejects.toMatchObject({
    code: 'invalid_input',
    details: [{ path: 'changed_by' }],
  });
});

test('labels are added and taken off, and undone to what each supplier had', async () => {
  const here = await scene();
  const { add, companyId, flow } = here;
  const label = async (name: string) =>
    app.db.system((tx) => tx.label.create({ data: { id: newId(), companyId, name, color: '#c62828' } }));
  const [red, blue] = [await label('red'), await label('blue')];
  const [none, some, all] = [await add(), await add(), await add()];
  const own = (supplierId: string, labelId: string) => ({ companyId, supplierId, labelId });
  await app.db.system((tx) =>
    tx.supplierLabel.createMany({ data: [own(some.id, red.id), own(all.id, red.id), own(all.id, blue.id)] }),
  );
  const held = async () => {
    const rows = await app.db.read.supplierLabel.findMany({ where: { companyId } });
    const of = (id: string) => rows.filter(({ supplierId }) => supplierId === id).map(({ labelId }) => labelId);
    return [none, some, all].map(({ id }) =>
      of(id)
        .map((labelId) => (labelId === red.id ? 'red' : 'blue'))
        .sort(),
    );
  };
  const body: BulkBody = { action: 'add_labels', filter: {}, labelIds: [red.id, blue.id] };
  const skipped = [{ reason: 'labels_unchanged', count: 1 }];
  expect(await forecast(here, body)).toEqual({ total: 3, possible: 2, skipped });
  const jobId = await start(here, body);
  expect((await work(jobId)).result).toEqual({ action: 'add_labels', done: 2, skipped });
  const both = ['blue', 'red'];
  expect(await held()).toEqual([both, both, both]);
  expect(await act(here, { action: 'remove_labels', changedByJobId: jobId })).toMatchObject({ done: 2, skipped: [] });
  expect(await held()).toEqual([[], ['red'], both]);
  expect(await act(here, { action: 'remove_labels', filter: { tags: [blue.id] }, labelIds: [blue.id] })).toMatchObject({
    done: 1,
  });
  expect(await held()).toEqual([[], ['red'], ['red']]);
  await expect(order(here, { action: 'add_labels', filter: {}, labelIds: [newId()] })).rejects.toMatchObject({
    details: [{ code: 'invalid_input', path: 'tags.0' }],
  });
  expect(await app.db.read.supplier.count({ where: { workflowId: flow.id } })).toBe(3);
});

test('deletes the pending ones and gives their units back', async () => {
  const here = await scene();
  const { add, companyId, flow } = here;
  await app.db.system((tx) =>
    tx.companyProduct.updateMany({ where: { companyId, type: 'questionnaire' }, data: { used: 10 } }),
  );
  const suppliers = [
    await add({ companyName: 'A' }),
    await add({ companyName: 'B' }),
    await add({ companyName: 'C', selfRegistered: true, unconfirmedEmail: 'x@x.test' }),
    await add({ companyName: 'D', status: 'in_progress' }),
  ];
  const body: BulkBody = { action: 'delete', ids: suppliers.map(({ id }) => id) };
  const skipped = [{ reason: 'supplier_not_pending', count: 1 }];
  expect(await forecast(here, body)).toEqual({ total: 4, possible: 3, skipped });
  expect(await act(here, body)).toEqual({ action: 'delete', done: 3, skipped });
  expect(await statusesOf(flow)).toEqual(['D in_progress']);
  expect(await here.usedUnits()).toBe(8);
});

test('filters mean the same as in the list', async () => {
  const here = await scene();
  const { add, flow } = here;
  await add({ companyName: 'Ágil', status: 'completed', country: 'peru' });
  await add({ companyName: 'Bravo', status: 'completed', country: 'chile' });
  const filter: BulkBody['filter'] = { q: 'agil', country: ['peru'], status: ['completed'] };
  expect(await act(here, { action: 'archive', filter })).toMatchObject({ done: 1, skipped: [] });
  expect(await statusesOf(flow)).toEqual(['Ágil archived', 'Bravo completed']);
});

test('a filter that names nobody means nobody', async () => {
  const here = await scene();
  await here.add();
  expect(await forecast(here, { action: 'delete', filter: { id: [] } })).toMatchObject({ total: 0, possible: 0 });
});

test('invites again exactly those whom the invitation did not reach', async () => {
  const here = await scene();
  const { add, companyId } = here;
  const lost = [];
  for (const name of ['A', 'B'])
    lost.push(await add({ companyName: name, invitationState: 'failed', invitationError: 'mail_refused' }));
  await add({ companyName: 'C', invitationState: 'sent' });
  await add({ companyName: 'D', invitationState: 'queued' });
  await add({ companyName: 'E', invitationState: 'failed', status: 'completed' });
  const body: BulkBody = { action: 'invite_again', filter: { invitation: ['failed', 'sent', 'queued'] } };
  const skipped = [
    { reason: 'supplier_finished', count: 1 },
    { reason: 'invitation_not_failed', count: 2 },
  ];
  expect(await forecast(here, body)).toEqual({ total: 5, possible: 2, skipped });
  expect(await act(here, body)).toEqual({ action: 'invite_again', done: 2, skipped });
  const suppliers = await app.db.read.supplier.findMany({ where: { id: { in: lost.map(({ id }) => id) } } });
  expect(suppliers.map((one) => `${one.invitationState} ${one.invitationError}`)).toEqual(Array(2).fill('queued null'));
  const mails = await app.db.read.job.findMany({ where: { companyId, name: 'mail.send-invitation' } });
  expect(mails.map(({ payload }) => (payload as { supplierId: string }).supplierId).toSorted()).toEqual(
    lost.map(({ id }) => id).toSorted(),
  );
  expect(await act(here, { action: 'invite_again', ids: lost.map(({ id }) => id) })).toMatchObject({ done: 0 });
  expect(await app.db.read.job.count({ where: { companyId, name: 'mail.send-invitation' } })).toBe(2);
});
