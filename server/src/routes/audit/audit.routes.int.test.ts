import { eraseUserAddresses } from '@homologa/core/accounts/erase-user.steps';
import { audit, auditMany } from '@homologa/core/kernel/audit';
import { buildPerson, buildSupplier, PASSWORD } from '@homologa/core/test/builders';
import { runExport } from '@homologa/core/test/export-worker';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import type { AuditEntryResponse } from '@homologa/domain/audit/audit.contract';
import ExcelJS from 'exceljs';
import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DeskStory, startDeskStory } from '../../test/desk-story';
import { accountRoutes } from '../accounts/account.routes';
import { companyRoutes } from '../companies/companies.routes';
import { deskUserRoutes } from '../desk/desk-users.routes';
import { jobRoutes } from '../jobs/jobs.routes';
import { supplierRoutes } from '../suppliers/suppliers.routes';
import { auditRoutes } from './audit.routes';

let app: TestApp;
let story: DeskStory;
beforeAll(async () => {
  app = await createTestApp();
  story = await startDeskStory(app, [
    ...accountRoutes,
    ...companyRoutes,
    ...supplierRoutes,
    ...deskUserRoutes,
    ...auditRoutes,
    ...jobRoutes,
  ]);
});
afterAll(() => app.destroy());

type Who = DeskStory['staff'];
const query = (filter: object, more: Record<string, string> = {}) =>
  new URLSearchParams({ filter: JSON.stringify(filter), ...more }).toString();
const trail = async (who: Who, path: string, filter: object = {}, more: Record<string, string> = {}) => {
  const { body, status, headers } = await story.call(who, 'get', `${path}?${query(filter, more)}`);
  return { status, range: headers['content-range'] as string, entries: body as AuditEntryResponse[] };
};
const WHOLE = '/api/desk/audit-entries';
const own = (companyId: string) => `/api/companies/${companyId}/audit-entries`;
const actionsOf = (entries: readonly AuditEntryResponse[]) => entries.map(({ action }) => action);

async function buildHistory() {
  const built = await story.buildRequest({});
  const { client, companyId } = built;
  await app.db.system((tx) => tx.user.updateMany({ where: { id: client.userId }, data: { name: 'Rita Rojas' } }));
  const tags = { tags: [{ name: 'Crítico', color: '#c62828' }] };
  await story.call(client, 'patch', `/api/companies/${companyId}/features`, tags).expect(200);
  await story.call(story.staff, 'post', `/api/desk/users/${client.userId}/view`, { reason: 'Case 17' }).expect(200);
  await story.desk('get', built.id).expect(200);
  return built;
}

test('an admin reads the own company’s trail, with staff as such and without their names', async () => {
  const { client, companyId } = await buildHistory();
  const { entries, range } = await trail(client, own(companyId));
  expect(actionsOf(entries)).toEqual(['desk.open_request', 'account.view_as', 'company.save_labels']);
  expect(range).toBe('audit-entries 0-2/3');
  const [opened, seen, labels] = entries;
  expect(opened).toMatchObject({
    actor: { kind: 'staff', id: null, name: null },
    object: { type: 'report_request' },
    company: { id: companyId },
  });
  expect(seen).toMatchObject({ object: { type: 'user', id: client.userId, name: 'Rita Rojas' } });
  expect(labels).toMatchObject({
    actor: { kind: 'user', id: client.userId, name: 'Rita Rojas' },
    facts: { labels: 1 },
  });
  expect(JSON.stringify(entries)).not.toContain(story.staff.email);
});

test('the trail is nobody else’s: not a company user’s, not another company’s, not a supplier’s', async () => {
  const { companyId } = await buildHistory();
  const user = await buildPerson(app, { companyId, role: 'company_user' });
  expect((await trail(user, own(companyId))).status).toBe(403);
  const stranger = await buildPerson(app);
  expect((await trail(stranger, own(companyId))).status).toBe(404);
  expect((await trail(stranger, WHOLE)).status).toBe(403);
  const { entries } = await trail(stranger, own(stranger.companyId ?? ''), { company_id: companyId });
  expect(entries).toEqual([]);
  expect((await trail(story.staff, own(companyId))).status).toBe(404);
});

test('staff find entries by company, person, action, object and time, a page at a time', async () => {
  const { client, companyId, id } = await buildHistory();
  const find = async (filter: object, more?: Record<string, string>) =>
    actionsOf((await trail(story.staff, WHOLE, { company_id: companyId, ...filter }, more)).entries);
  expect(await find({ q: 'rita' })).toEqual(['company.save_labels']);
  expect(await find({ actor_id: story.staff.userId })).toEqual(['desk.open_request', 'account.view_as']);
  expect(await find({ action: 'account.view_as,company.save_labels' })).toEqual([
    'account.view_as',
    'company.save_labels',
  ]);
  expect(await find({ object_type: 'report_request', object_id: id })).toEqual(['desk.open_request']);
  const today = new Date().toISOString().slice(0, 10);
  expect(await find({ from: today, to: today })).toHaveLength(3);
  expect(await find({ to: '2001-01-01' })).toEqual([]);
  const oldest = { sort: '["created_at","ASC"]', range: '[0,0]' };
  expect(await find({}, oldest)).toEqual(['company.save_labels']);
  const [entry] = (await trail(story.staff, WHOLE, { company_id: companyId, action: 'desk.open_request' })).entries;
  expect(entry?.actor).toMatchObject({ kind: 'staff', id: story.staff.userId });
  expect(entry?.actor.name).toBeTruthy();
  await request(story.server).post('/auth/login').send({ email: client.email, password: PASSWORD }).expect(200);
  // A login is recorded with an anonymous actor, but a search for the e-mail address of the user who logged in still
  // finds the entry.
  expect(actionsOf((await trail(story.staff, WHOLE, { q: client.email, action: 'account.log_in' })).entries)).toEqual([
    'account.log_in',
  ]);
  expect(
    actionsOf((await trail(story.staff, WHOLE, { actor_id: client.userId, action: 'account.log_in' })).entries),
  ).toEqual(['account.log_in']);
});

test('an entry names its supplier, also through the request, and is found by the supplier’s name and id', async () => {
  const { client, companyId, id } = await buildHistory();
  const { supplier } = await app.db.system((tx) =>
    tx.reportRequest.findUniqueOrThrow({ where: { id }, select: { supplier: true } }),
  );
  const name = `Molinos ${supplier.id.slice(-12)}`;
  await app.db.system((tx) => tx.supplier.update({ where: { id: supplier.id }, data: { companyName: name } }));
  // The search ignores case and accents and finds a contact's e-mail, as in the suppliers' list.
  const { emails } = supplier;
  const typed = [name.toUpperCase(), name.replace('Molinos', 'Mólinos'), emails[0]];
  for (const filter of [...typed.map((q) => ({ q })), { supplier_id: supplier.id }]) {
    const { entries } = await trail(client, own(companyId), filter);
    expect(actionsOf(entries)).toEqual(['desk.open_request']);
    expect(entries[0]?.supplier).toMatchObject({ id: supplier.id, name, workflow_id: supplier.workflowId });
  }
  const stranger = await buildPerson(app);
  expect((await trail(stranger, own(stranger.companyId ?? ''), { supplier_id: supplier.id })).entries).toEqual([]);
  const [headers, row] = await rowsOf(client, own(companyId), { supplier_id: supplier.id });
  expect(row?.[headers?.indexOf('Proveedor') ?? -1]).toBe(name);
  expect(headers).not.toContain('Id');
});

test('an entry has the address of its call: for staff always, for a client of its own members only', async () => {
  const { client, companyId } = await buildHistory();
  await app.db.system((tx) =>
    audit(app.contextFor({ kind: 'system', name: 'operator', operator: 'Leo Mesa' }), tx, {
      companyId,
      action: 'company.deactivate',
      objectType: 'company',
      objectId: companyId,
    }),
  );
  const told = (entries: readonly AuditEntryResponse[]) =>
    entries.map(({ actor, address }) => [actor.kind, actor.name, address ? 'has one' : address]);
  expect(told((await trail(story.staff, WHOLE, { company_id: companyId })).entries)).toEqual([
    ['operator', 'Leo Mesa', null],
    ['staff', expect.any(String), 'has one'],
    ['staff', expect.any(String), 'has one'],
    ['user', 'Rita Rojas', 'has one'],
  ]);
  const { entries } = await trail(client, own(companyId));
  expect(told(entries)).toEqual([
    ['operator', null, null],
    ['staff', null, null],
    ['staff', null, null],
    ['user', 'Rita Rojas', 'has one'],
  ]);
  const address = entries.at(-1)?.address ?? '';
  const found = async (who: Who, path: string, q: string) =>
    actionsOf((await trail(who, path, { q, ...(path === WHOLE ? { company_id: companyId } : {}) })).entries);
  expect(await found(story.staff, WHOLE, 'leo mesa')).toEqual(['company.deactivate']);
  expect(await found(story.staff, WHOLE, address)).toHaveLength(3);
  expect(await found(client, own(companyId), 'leo mesa')).toEqual([]);
  expect(await found(client, own(companyId), address)).toEqual([]);
  await app.db.system((tx) =>
    auditMany(
      { ...app.contextFor({ kind: 'anonymous' }), address: '192.0.2.7' },
      tx,
      [1, 2, 3].map(() => ({
        companyId,
        action: 'account.lock_out' as const,
        objectType: 'user' as const,
        objectId: client.userId,
      })),
    ),
  );
  const operator = app.contextFor({ kind: 'system', name: 'test' });
  await eraseUserAddresses(operator, client.userId, 2);
  const left = {
    companyId,
    address: { not: null },
    actorKind: 'anonymous',
    objectType: 'user',
    objectId: client.userId,
  };
  expect(await app.db.read.auditEntry.count({ where: left })).toBe(0);
  expect(await app.db.read.auditEntry.count({ where: { actorId: client.userId, address: { not: null } } })).toBe(0);
  const after = await trail(story.staff, WHOLE, { company_id: companyId, action: 'company.save_labels' });
  expect(after.entries).toMatchObject([{ address: null }]);
});

test('the name of a deleted label stays in its entry', async () => {
  const { client, companyId } = await buildHistory();
  const label = await app.db.system((tx) => tx.label.findFirstOrThrow({ where: { companyId } }));
  await story.call(client, 'delete', `/api/companies/${companyId}/tags/${label.id}`).expect(200);
  const { entries } = await trail(client, own(companyId), { action: 'company.delete_label' });
  expect(entries[0]?.object).toMatchObject({ type: 'label', name: 'Crítico' });
});

test('an entry names the workflow, a deleted supplier by its company name, and a deleted draft', async () => {
  const { client, companyId, id } = await buildHistory();
  const { supplier } = await app.db.system((tx) =>
    tx.reportRequest.findUniqueOrThrow({ where: { id }, select: { supplier: { include: { workflow: true } } } }),
  );
  const { workflow } = supplier;
  const [opened] = (await trail(client, own(companyId), { supplier_id: supplier.id })).entries;
  expect(opened?.workflow).toMatchObject({ id: workflow.id, name: workflow.title, status: workflow.status });
  expect(opened?.supplier?.request_id).toBeNull();
  const [seen] = (await trail(story.staff, WHOLE, { supplier_id: supplier.id })).entries;
  expect(seen?.supplier?.request_id).toBe(id);

  const added = await buildSupplier(app, workflow, { companyName: 'Aceros del Norte', fullName: 'Juan Pérez' });
  await story.call(client, 'delete', `/api/workflows/${workflow.id}/suppliers/${added.id}`).expect(200);
  const [gone] = (await trail(client, own(companyId), { action: 'supplier.delete' })).entries;
  expect(gone).toMatchObject({
    supplier: null,
    deleted_supplier: 'Aceros del Norte',
    object: { name: 'Aceros del Norte' },
  });
  expect(JSON.stringify(gone)).not.toContain('Juan Pérez');
  const [headers, row] = await rowsOf(client, own(companyId), { action: 'supplier.delete' });
  expect(row?.[headers?.indexOf('Qué pasó') ?? -1]).toBe('Rita Rojas eliminó a Aceros del Norte');
});

async function rowsOf(who: Who, path: string, filter: object): Promise<unknown[][]> {
  const started = await story
    .call(who, 'get', `${path}/download-excel?${query(filter)}`)
    .set({ Prefer: 'respond-async', 'Accept-Language': 'es' })
    .expect(202);
  expect(await runExport(app, started.body.id)).toBe('completed');
  const file = await story
    .call(who, 'get', `/api/jobs/${started.body.id}/file`)
    .buffer()
    .parse((res, done) => {
      const parts: Buffer[] = [];
      res.on('data', (part: Buffer) => parts.push(part));
      res.on('end', () => done(null, Buffer.concat(parts)));
    })
    .expect(200);
  const book = new ExcelJS.Workbook();
  await book.xlsx.load(file.body);
  const rows: unknown[][] = [];
  book.worksheets[0]?.eachRow((row) => rows.push((row.values as unknown[]).slice(1)));
  return rows;
}

test('the trail is exported by a job: the own one by an admin, the whole by staff', async () => {
  const { client, companyId } = await buildHistory();
  const mine = await rowsOf(client, own(companyId), { action: 'company.save_labels' });
  expect(mine).toHaveLength(2);
  expect(mine[0]?.slice(0, 4)).toEqual(['Cuándo (UTC)', 'Empresa', 'Qué pasó', 'Quién']);
  const company = await app.db.read.company.findUniqueOrThrow({ where: { id: companyId } });
  expect(mine[1]?.slice(2, 4)).toEqual([`Rita Rojas cambió las etiquetas de ${company.name}`, 'Rita Rojas']);
  const all = await rowsOf(story.staff, WHOLE, { company_id: companyId, actor_id: story.staff.userId });
  expect(all).toHaveLength(3);
  expect(JSON.stringify(all)).toContain('Case 17');
});

test('the file of staff’s export is staff’s alone', async () => {
  const { client } = await buildHistory();
  const started = await story
    .call(story.staff, 'get', `${WHOLE}/download-excel`)
    .set('Prefer', 'respond-async')
    .expect(202);
  await runExport(app, started.body.id);
  await story.call(client, 'get', `/api/jobs/${started.body.id}/file`).expect(404);
  await story.call(story.staff, 'get', `/api/jobs/${started.body.id}/file`).expect(200);
});
