import { newId } from '@homologa/core/kernel/ids';
import { buildPerson, buildSupplier } from '@homologa/core/test/builders';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import type { Express } from 'express';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveRoutes } from '../../test/serve-routes';
import { supplierSteps, VALID_INVITE } from '../../test/supplier-steps';
import { supplierHistoryRoutes } from './supplier-history.routes';
import { supplierRoutes } from './suppliers.routes';

// Tests statuses and bodies only; the effects of the actions are tested with their use cases in core/src/suppliers.

let app: TestApp;
let server: Express;
beforeAll(async () => {
  app = await createTestApp();
  server = serveRoutes(app, [...supplierRoutes, ...supplierHistoryRoutes]);
});
afterAll(() => app.destroy());

const { post, get, put, remove, scene } = supplierSteps(() => ({ app, server }));

test('a status is put, refused with 409 or 422, and taken back with DELETE', async () => {
  const { company, admin, flow, path } = await scene();
  const user = await buildPerson(app, { companyId: company.id, role: 'company_user' });
  const one = `${path}/${(await buildSupplier(app, flow, { status: 'in_progress' })).id}`;
  const early = await put(admin, one, { status: 'archived' });
  expect([early.status, early.body.code]).toEqual([409, 'supplier_not_completed']);
  expect((await put(admin, one, { status: 'pending' })).status).toBe(422);
  expect((await put(admin, one, { status: 'completed' })).body.status).toBe('completed');
  expect((await remove(user, `${one}/completion`)).status).toBe(403);
  expect((await remove(admin, `${one}/completion`)).body.status).toBe('in_progress');
  const { body: history } = await get(admin, `${one}/history`);
  expect(history.map(({ event }: { event: string }) => event)).toEqual(['completion_undone', 'unarchived']);
  await put(admin, one, { status: 'completed' }).expect(200);
  await put(admin, one, { status: 'archived' }).expect(200);
  const kept = await remove(admin, `${one}/completion`);
  expect([kept.status, kept.body.code]).toEqual([409, 'supplier_completion_kept']);
});

test('labels are the tags of the body, and the list filters by them', async () => {
  const { company, admin, flow, path } = await scene();
  const supplier = await buildSupplier(app, flow);
  await buildSupplier(app, flow);
  const { id } = await app.db.system((tx) =>
    tx.label.create({ data: { id: newId(), companyId: company.id, name: 'Uno', color: '#112233' } }),
  );
  const setTags = (tags: string[]) => put(admin, `${path}/${supplier.id}`, { tags });
  expect((await setTags([id])).body.tags).toEqual([id]);
  const refused = await setTags([id, newId()]);
  expect([refused.status, refused.body.details[0].path]).toEqual([422, 'tags.1']);
  expect((await get(admin, path, { filter: { tags: [id] } })).body).toHaveLength(1);
});

test('a deleted supplier is answered with its id, and is 404 from then on', async () => {
  const { admin, flow, path } = await scene();
  const added = await post(admin, path, VALID_INVITE);
  const url = `${path}/${added.body.id}`;
  const gone = await remove(admin, url);
  expect([gone.status, gone.body.id]).toEqual([200, added.body.id]);
  expect((await get(admin, url)).status).toBe(404);
  expect((await remove(admin, url)).status).toBe(404);
  const started = await buildSupplier(app, flow, { status: 'in_progress' });
  const refused = await remove(admin, `${path}/${started.id}`);
  expect([refused.status, refused.body.code]).toEqual([409, 'supplier_not_pending']);
});

test('a reminder is answered with its workflow, one too early with when the next is possible', async () => {
  const { admin, flow, path } = await scene();
  const supplier = await buildSupplier(app, flow);
  const sent = await post(admin, `${path}/${supplier.id}/reminders`).expect(200);
  expect(sent.body).toMatchObject({ _id: flow.id, suppliers: [{ _id: supplier.id }] });
  const remindedAt = new Date(sent.body.suppliers[0].reminders[0].reminded_at as string);
  const refused = await post(admin, `${path}/${supplier.id}/reminders`);
  expect([refused.status, refused.body.code]).toEqual([409, 'reminder_cooldown']);
  expect(refused.body.next_at).toBe(new Date(remindedAt.getTime() + 86_400_000).toISOString());
  await buildSupplier(app, flow, { status: 'in_progress' });
  const all = await post(admin, `${path}/reminders`).expect(200);
  expect(all.body).toMatchObject({ sent: 1, skipped: 1, suppliers_count: 2 });
  expect(all.body.suppliers).toHaveLength(2);
});

test('an invitation that failed is shown and sent again', async () => {
  const { admin, flow, path } = await scene();
  const failed = await buildSupplier(app, flow, { invitationState: 'failed', invitationError: 'mail_refused' });
  const shown = await get(admin, `${path}/${failed.id}`);
  expect(shown.body.invitation).toMatchObject({ state: 'failed', error: 'mail_refused' });
  const again = await post(admin, `${path}/${failed.id}/invitations`);
  expect([again.status, again.body.invitation]).toEqual([200, { state: 'queued', error: null, sent_at: null }]);
  const done = await buildSupplier(app, flow, { status: 'completed', invitationState: 'sent' });
  const refused = await post(admin, `${path}/${done.id}/invitations`);
  expect([refused.status, refused.body.code]).toEqual([409, 'invitation_not_possible']);
});
