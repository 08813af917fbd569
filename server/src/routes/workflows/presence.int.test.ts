import { type BuiltPerson, buildPerson, buildWorkflow } from '@homologa/core/test/builders';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import { PRESENCE_EXPIRY } from '@homologa/domain/workflows/limits';
import type { Express } from 'express';
import request from 'supertest';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { serveRoutes } from '../../test/serve-routes';
import { workflowRoutes } from './workflows.routes';

const NOW = new Date('2026-11-21T15:00:00Z');

let app: TestApp;
let server: Express;
let ana: BuiltPerson;
let bruno: BuiltPerson;
let id: string;
beforeAll(async () => {
  app = await createTestApp();
  server = serveRoutes(app, workflowRoutes);
  ana = await buildPerson(app);
  bruno = await buildPerson(app, { companyId: ana.companyId });
  const names = [
    [ana, 'Ana'],
    [bruno, 'Bruno'],
  ] as const;
  for (const [{ userId }, name] of names)
    await app.db.system((tx) => tx.user.update({ where: { id: userId }, data: { name } }));
});
beforeEach(async () => {
  app.setNow(NOW);
  ({ id } = await buildWorkflow(app, ana.companyId ?? '', { status: 'draft', launchedAt: null }));
});
afterAll(() => app.destroy());

const beat = (person: BuiltPerson, body: object = {}, of = id) =>
  request(server)
    .put(`/api/workflows/${of}/presence`)
    .set({ Authorization: `Bearer ${person.token}` })
    .send(body);
const rows = () => app.db.read.workflowEditor.count({ where: { workflowId: id } });

test('answers the others on the page with their question, never the caller', async () => {
  expect((await beat(ana, { question: 3 })).body).toEqual({ editors: [] });
  expect((await beat(bruno)).body).toEqual({ editors: [{ name: 'Ana', question: 3 }] });
  expect((await beat(ana, { question: null })).body).toEqual({ editors: [{ name: 'Bruno', question: null }] });
  expect(await rows()).toBe(2);
});

test('leaves out who closed the page, and who sent no heartbeat for half a minute', async () => {
  await beat(ana);
  await beat(ana, { leaving: true });
  expect((await beat(bruno)).body).toEqual({ editors: [] });
  app.setNow(new Date(NOW.getTime() + PRESENCE_EXPIRY + 1));
  expect((await beat(ana)).body).toEqual({ editors: [] });
  expect(await rows()).toBe(1);
});

test('is unknown to another company, forbidden to company users on a live workflow without a trace', async () => {
  const stranger = await buildPerson(app);
  expect((await beat(stranger)).status).toBe(404);
  const user = await buildPerson(app, { companyId: ana.companyId, role: 'company_user' });
  expect((await beat(user)).status).toBe(404);
  const active = await buildWorkflow(app, ana.companyId ?? '');
  expect((await beat(user, {}, active.id)).status).toBe(403);
  expect(await rows()).toBe(0);
});

test('counts no visit as a change: version and audit trail stay', async () => {
  const before = await app.db.read.auditEntry.count();
  await beat(ana, { question: 1 });
  const { version } = await app.db.read.workflow.findUniqueOrThrow({ where: { id }, select: { version: true } });
  expect(version).toBe(1);
  expect(await app.db.read.auditEntry.count()).toBe(before);
});

test('rejects a question number that no questionnaire can have', async () => {
  expect((await beat(ana, { question: 501 })).status).toBe(422);
});
