import { buildPerson, buildSupplier } from '@homologa/core/test/builders';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import type { Express } from 'express';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { serveRoutes } from '../../test/serve-routes';
import { supplierSteps, VALID_INVITE } from '../../test/supplier-steps';
import { supplierHistoryRoutes } from './supplier-history.routes';
import { supplierRoutes } from './suppliers.routes';

let app: TestApp;
let server: Express;
beforeAll(async () => {
  app = await createTestApp();
  server = serveRoutes(app, [...supplierRoutes, ...supplierHistoryRoutes]);
});
afterAll(() => app.destroy());

const { post, get, put, remove, scene, usedOf, jobsOf } = supplierSteps(() => ({ app, server }));

test('of many who archive one supplier at once one moves it, and the others are told where it is', async () => {
  const { admin, flow, path } = await scene();
  const supplier = await buildSupplier(app, flow, { status: 'completed' });
  const archive = () => put(admin, `${path}/${supplier.id}`, { status: 'archived' });
  const answers = await Promise.all(Array.from({ length: 8 }, archive));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200,
    ...Array.from({ length: 7 }, () => 409),
  ]);
  const counts = await app.db.system((tx) =>
    Promise.all([
      tx.supplierTransition.count({ where: { supplierId: supplier.id } }),
      tx.auditEntry.count({ where: { objectId: supplier.id, action: 'supplier.archive' } }),
    ]),
  );
  expect(counts).toEqual([1, 1]);
});

test('archive only from completed, completed from anything else, other values are refused', async () => {
  const { admin, flow, path } = await scene();
  const supplier = await buildSupplier(app, flow, { status: 'in_progress' });
  const move = (status: string) => put(admin, `${path}/${supplier.id}`, { status });
  const early = await move('archived');
  expect([early.status, early.body.error]).toEqual([409, 'Only a completed supplier can be archived.']);
  expect((await move('pending')).status).toBe(422);
  expect((await move('completed')).body.status).toBe('completed');
  expect((await move('archived')).body.status).toBe('archived');
  expect((await move('archived')).status).toBe(409);
  expect((await move('completed')).body.status).toBe('completed');
  const moves = await app.db.system((tx) => tx.supplierTransition.findMany({ where: { supplierId: supplier.id } }));
  expect(moves.map(({ toStatus, actorId }) => [toStatus, actorId])).toEqual([
    ['completed', admin.userId],
    ['archived', admin.userId],
    ['completed', admin.userId],
  ]);
});

test('marking as completed is taken back though the clock goes on while it is written', async () => {
  const { admin, flow, path } = await scene();
  const supplier = await buildSupplier(app, flow, { status: 'in_progress' });
  const one = `${path}/${supplier.id}`;
  let read = Date.now();
  app.setNow(() => {
    read += 2;
    return new Date(read);
  });
  onTestFinished(() => app.setNow(() => new Date()));
  await put(admin, one, { status: 'completed' }).expect(200);
  expect((await remove(admin, `${one}/completion`)).body.status).toBe('in_progress');
});

test('marking as completed is taken back, twice like once, but not a completion of its own or one that went on', async () => {
  const { company, admin, flow, path } = await scene();
  const user = await buildPerson(app, { companyId: company.id, role: 'company_user' });
  const supplier = await buildSupplier(app, flow, { status: 'in_progress' });
  const one = `${path}/${supplier.id}`;
  const move = (status: string) => put(admin, one, { status });
  const undo = (who = admin) => remove(who, `${one}/completion`);
  const refused = async () => {
    const { status, body } = await undo();
    return [status, body.code];
  };
  expect(await refused()).toEqual([409, 'supplier_completion_kept']);
  await move('completed').expect(200);
  expect((await undo(user)).status).toBe(403);
  expect((await undo()).body.status).toBe('in_progress');
  expect((await undo()).body.status).toBe('in_progress');
  const { body: history } = await get(admin, `${one}/history`);
  expect(history.map(({ event }: { event: string }) => event)).toEqual(['completion_undone', 'unarchived']);
  const audited = await app.db.system((tx) =>
    tx.auditEntry.findMany({ where: { objectId: supplier.id, action: 'supplier.undo_completion' } }),
  );
  expect(audited.map(({ actorId, facts }) => [actorId, facts])).toEqual([
    [admin.userId, { from: 'completed', to: 'in_progress' }],
  ]);

  // The supplier was completed before it was archived: restoring it is not a completion.
  await move('completed').expect(200);
  await move('archived').expect(200);
  await move('completed').expect(200);
  expect(await refused()).toEqual([409, 'supplier_completion_kept']);

  const other = await buildSupplier(app, flow, { status: 'pending' });
  await put(admin, `${path}/${other.id}`, { status: 'completed' }).expect(200);
  const { createdAt } = await app.db.system((tx) =>
    tx.supplierTransition.findFirstOrThrow({ where: { supplierId: other.id } }),
  );
  await app.db.system((tx) =>
    tx.statusUpdate.create({
      data: {
        id: crypto.randomUUID(),
        companyId: company.id,
        supplierId: other.id,
        name: 'started_onboarding',
        createdAt: new Date(createdAt.getTime() + 1),
      },
    }),
  );
  expect((await remove(admin, `${path}/${other.id}/completion`)).status).toBe(409);
});

test('labels are set as a whole; unknown ones are refused', async () => {
  const { company, admin, flow, path } = await scene();
  const supplier = await buildSupplier(app, flow);
  const other = await scene();
  const label = (companyId: string, name: string) =>
    app.db.system((tx) => tx.label.create({ data: { id: crypto.randomUUID(), companyId, name, color: '#112233' } }));
  const [one, two] = [await label(company.id, 'Uno'), await label(company.id, 'Dos')];
  const theirs = await label(other.company.id, 'Ajena');
  const setTags = (tags: string[]) => put(admin, `${path}/${supplier.id}`, { tags });
  expect((await setTags([one.id, two.id])).body.tags.toSorted()).toEqual([one.id, two.id].toSorted());
  expect((await setTags([two.id])).body.tags).toEqual([two.id]);
  const refused = await setTags([one.id, theirs.id]);
  expect([refused.status, refused.body.details[0].path]).toEqual([422, 'tags.1']);
  const listed = await get(admin, path, { filter: { tags: [two.id] } });
  expect(listed.body).toHaveLength(1);
});

test('a pending supplier is deleted with its unit; any other is not', async () => {
  const { company, admin, flow, path } = await scene();
  const added = await post(admin, path, VALID_INVITE);
  expect(await usedOf(company.id)).toBe(1);
  const url = `${path}/${added.body.id}`;
  const gone = await remove(admin, url);
  expect([gone.status, gone.body.id]).toEqual([200, added.body.id]);
  expect(await usedOf(company.id)).toBe(0);
  expect((await get(admin, url)).status).toBe(404);
  expect((await remove(admin, url)).status).toBe(404);
  const started = await buildSupplier(app, flow, { status: 'in_progress' });
  const refused = await remove(admin, `${path}/${started.id}`);
  expect([refused.status, refused.body.error]).toEqual([409, 'Only a pending supplier can be deleted.']);
});

test('of two simultaneous reminders one is sent; the other says when', async () => {
  const { company, admin, flow, path } = await scene();
  const supplier = await buildSupplier(app, flow);
  const answers = await Promise.all([1, 2].map(() => post(admin, `${path}/${supplier.id}/reminders`)));
  const [sent, refused] = answers.toSorted((a, b) => a.status - b.status);
  expect(sent?.status).toBe(200);
  expect(sent?.body).toMatchObject({ _id: flow.id, suppliers: [{ _id: supplier.id }] });
  const remindedAt = new Date(sent?.body.suppliers[0].reminders[0].reminded_at as string);
  expect([refused?.status, refused?.body.code]).toEqual([409, 'reminder_cooldown']);
  expect(refused?.body.next_at).toBe(new Date(remindedAt.getTime() + 86_400_000).toISOString());
  expect(await jobsOf(company.id, 'mail.send-reminder')).toHaveLength(1);
  const done = await buildSupplier(app, flow, { status: 'completed' });
  const late = await post(admin, `${path}/${done.id}/reminders`);
  expect([late.status, late.body.code]).toEqual([409, 'reminder_not_possible']);
  const verifying = await buildSupplier(app, flow, { status: 'in_progress', onboardingStep: 'confirmation_call' });
  const early = await post(admin, `${path}/${verifying.id}/reminders`);
  expect([early.status, early.body.code]).toEqual([409, 'supplier_not_awaited']);
});

test('reminding all skips the finished and those in cool-down', async () => {
  const { company, admin, flow, path } = await scene();
  const first = await buildSupplier(app, flow);
  await buildSupplier(app, flow, { status: 'in_progress' });
  await buildSupplier(app, flow, { status: 'completed' });
  await post(admin, `${path}/${first.id}/reminders`).expect(200);
  const all = await post(admin, `${path}/reminders`);
  expect(all.status).toBe(200);
  expect(all.body).toMatchObject({ sent: 1, skipped: 2, suppliers_count: 3 });
  expect(all.body.suppliers).toHaveLength(3);
  expect(await jobsOf(company.id, 'mail.send-reminder')).toHaveLength(2);
});

test('an invitation that failed is sent again', async () => {
  const { company, admin, flow, path } = await scene();
  const failed = await buildSupplier(app, flow, { invitationState: 'failed', invitationError: 'mail_refused' });
  const shown = await get(admin, `${path}/${failed.id}`);
  expect(shown.body.invitation).toMatchObject({ state: 'failed', error: 'mail_refused' });
  const again = await post(admin, `${path}/${failed.id}/invitations`);
  expect([again.status, again.body.invitation]).toEqual([200, { state: 'queued', error: null, sent_at: null }]);
  await post(admin, `${path}/${failed.id}/invitations`).expect(200);
  expect(await jobsOf(company.id, 'mail.send-invitation')).toHaveLength(1);
  const done = await buildSupplier(app, flow, { status: 'completed', invitationState: 'sent' });
  const refused = await post(admin, `${path}/${done.id}/invitations`);
  expect([refused.status, refused.body.code]).toEqual([409, 'invitation_not_possible']);
});
