import { type BuiltPerson, buildPerson, buildWorkflow } from '@homologa/core/test/builders';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import { invitationPreviewResponse } from '@homologa/domain/workflows/invitation-preview.contract';
import { workflowResponse } from '@homologa/domain/workflows/workflow.contract';
import type { Express } from 'express';
import request from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PICTURE } from '../../test/picture';
import { serveRoutes } from '../../test/serve-routes';
import { onboardingRoutes } from '../onboarding/onboarding.routes';
import { supplierRoutes } from '../suppliers/suppliers.routes';
import { workflowFileRoutes } from './workflow-files.routes';
import { workflowRoutes } from './workflows.routes';

let app: TestApp;
let server: Express;
let admin: BuiltPerson;
let user: BuiltPerson;
let stranger: BuiltPerson;
beforeAll(async () => {
  app = await createTestApp();
  server = serveRoutes(app, [...workflowRoutes, ...workflowFileRoutes, ...onboardingRoutes, ...supplierRoutes]);
  admin = await buildPerson(app);
  user = await buildPerson(app, { companyId: admin.companyId, role: 'company_user' });
  stranger = await buildPerson(app);
});
beforeEach(() => app.setNow(new Date('2026-11-21T15:00:00Z')));
afterAll(() => app.destroy());

const as = (person: BuiltPerson) => ({ Authorization: `Bearer ${person.token}` });
const put = (id: string, body: object, query = '') =>
  request(server).put(`/api/workflows/${id}${query}`).set(as(admin)).send(body);
const draft = (overrides: object = {}) =>
  buildWorkflow(app, admin.companyId ?? '', { status: 'draft', launchedAt: null, ...overrides });

const ONBOARDING = {
  introduction: { title: 'Welcome to ACME', text: 'Two lines\nof text' },
  finished_text: 'See you soon',
  default_language: 'es',
  due_date: '2026-12-31',
};

describe('what an onboarding says of itself', () => {
  test('is merged field by field, cloned, created with, and shown to suppliers', async () => {
    const { id } = await draft();
    const saved = await put(id, { onboarding: ONBOARDING });
    expect(workflowResponse.parse(saved.body)).toEqual(saved.body);
    expect(saved.body.onboarding).toEqual(ONBOARDING);
    const merged = await put(id, { onboarding: { introduction: { title: 'Hello' }, due_date: null } });
    const expected = { ...ONBOARDING, introduction: { ...ONBOARDING.introduction, title: 'Hello' }, due_date: null };
    expect(merged.body.onboarding).toEqual(expected);
    await put(id, { onboarding: { due_date: '2026-12-30' }, reminder_schedule: { every_days: 2, max: 4 } });

    const clone = await request(server).post(`/api/workflows/${id}/clone`).set(as(admin));
    expect(clone.body.onboarding).toEqual({ ...expected, due_date: '2026-12-30' });
    expect(clone.body.reminder_schedule).toEqual({ every_days: 2, max: 4 });
    const created = await request(server).post('/api/workflows').set(as(admin)).send({ onboarding: ONBOARDING });
    expect(created.body.onboarding).toEqual(ONBOARDING);
    const list = await request(server).get('/api/workflows?fields=onboarding.due_date').set(as(admin));
    expect(list.body.find((row: { id: string }) => row.id === id).onboarding).toEqual({ due_date: '2026-12-30' });

    const seen = await request(server).get(`/onboarding/workflows/${id}`).set(as(admin));
    expect(seen.body.onboarding).toEqual({ ...expected, due_date: '2026-12-30' });
    for (const bad of [{ due_date: '31.12.2026' }, { due_date: '2026-02-30' }, { default_language: 'fr' }]) {
      expect((await put(id, { onboarding: bad })).status).toBe(422);
    }
  });

  test('a due date that is over stops the launch, and only that', async () => {
    const { id } = await draft({ reportType: 'bir', dueDate: new Date('2026-11-19') });
    const launch = () => request(server).put(`/api/workflows/${id}/activate`).set(as(admin)).send({});
    const refused = await launch();
    expect([refused.status, refused.body.code, refused.body.error]).toEqual([
      422,
      'workflow_due_date_past',
      'Please choose a due date that is not in the past.',
    ]);
    expect(refused.body.details).toMatchObject([{ path: 'onboarding.due_date' }]);
    // At 11:00 UTC on 21 November it is still 20 November in the westernmost time zone.
    app.setNow(new Date('2026-11-21T11:00:00Z'));
    await put(id, { onboarding: { due_date: '2026-11-20' } });
    expect((await launch()).status).toBe(200);
    app.setNow(new Date('2026-11-30T11:00:00Z'));
    expect((await put(id, { info: { description: 'still open' } })).status).toBe(200);
  });
});

describe('two editors of one workflow', () => {
  test('the second save of one version is refused and changes nothing', async () => {
    const { id } = await draft();
    const { body: read } = await request(server).get(`/api/workflows/${id}`).set(as(admin));
    const first = await put(id, { info: { title: 'First' }, version: read.version });
    expect(first.status).toBe(200);
    const second = await put(id, { info: { title: 'Second' }, version: read.version });
    expect([second.status, second.body.code]).toEqual([409, 'workflow_changed']);
    const third = await put(id, { info: { title: 'Third' }, version: first.body.version });
    expect(third.body.info.title).toBe('Third');
    expect((await put(id, { info: { title: 'Forced' } })).body.info.title).toBe('Forced');
  });

  test('of two saves at once one wins', async () => {
    const { id } = await draft();
    const { body } = await request(server).get(`/api/workflows/${id}`).set(as(admin));
    const answers = await Promise.all(
      ['A', 'B', 'C'].map((title) => put(id, { info: { title }, version: body.version })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  });

  test('a cover, a shared file and a supplier added elsewhere count as changes; an active workflow is judged too', async () => {
    const { id } = await draft();
    const { body: read } = await request(server).get(`/api/workflows/${id}`).set(as(admin));
    await request(server).patch(`/api/workflows/${id}/cover`).set(as(admin)).attach('cover', PICTURE, 'a.png');
    const stale = await put(id, { info: { title: 'X' }, version: read.version });
    expect(stale.body.code).toBe('workflow_changed');
    const fresh = await put(id, { info: { title: 'X' } });
    const invite = { company_name: 'ACME', full_name: 'Ana', emails: ['ana@acme.test'], country: 'mexico' };
    await request(server).post(`/api/workflows/${id}/suppliers`).set(as(admin)).send(invite).expect(201);
    const lossy = await put(id, { suppliers: [], version: fresh.body.version });
    expect(lossy.body.code).toBe('workflow_changed');

    const active = await buildWorkflow(app, admin.companyId ?? '', { reportType: 'bir' });
    await put(active.id, { info: { description: 'one' }, version: active.version }).expect(200);
    await put(active.id, { info: { description: 'two' }, version: active.version }, '?notify=true').expect(409);
  });
});

describe('the preview of a mail', () => {
  const preview = (id: string, body: object, person = admin) =>
    request(server).post(`/api/workflows/${id}/invitation-preview`).set(as(person)).send(body);

  test('is the real mail with what is typed, its cover inside and nobody written to', async () => {
    const { id } = await draft({ title: 'Stored', emailSubject: 'Old subject' });
    await request(server).patch(`/api/workflows/${id}/cover`).set(as(admin)).attach('cover', PICTURE, 'a.png');
    const stored = await preview(id, { language: 'en' });
    expect(invitationPreviewResponse.parse(stored.body)).toEqual(stored.body);
    expect(stored.body.subject).toBe('Old subject');
    expect(stored.body.html).toContain('src="data:image/jpeg;base64,');
    expect(stored.body.html).not.toContain('cid:');
    expect(stored.body.text).toContain('Stored');
    const typed = await preview(id, {
      language: 'pt-BR',
      title: 'Novo',
      email: { subject: '', message: 'Olá a todos' },
      due_date: '2026-12-31',
    });
    expect(typed.body.subject).toBe('Compradora Andina convida você para a avaliação de fornecedores');
    expect(typed.body.text).toContain('Olá a todos');
    expect(typed.body.text).toContain('Conclua até 31 de dezembro de 2026.');
    expect(typed.body.html).toContain('lang="pt-BR"');
    const reminder = await preview(id, { language: 'es', kind: 'reminder', due_date: '2026-11-01' });
    expect(reminder.body.text).toContain('La fecha límite era el 1 de noviembre de 2026.');
    expect(await app.db.read.job.count({ where: { companyId: admin.companyId, name: { startsWith: 'mail.' } } })).toBe(
      0,
    );
    const { body } = await request(server).get(`/api/workflows/${id}`).set(as(admin));
    expect([body.info.title, body.info.email.subject]).toEqual(['Stored', 'Old subject']);
  });

  test('shows what people typed as text, never as HTML, and in one line where it is a header', async () => {
    const { id } = await draft({ title: '<img src=x onerror=alert(1)>' });
    const email = { subject: 'Hi\r\nBcc: all@example.test', message: '</body><script>alert(1)</script><b>bold</b>' };
    const { body } = await preview(id, { language: 'en', email });
    expect(body.subject).toBe('Hi Bcc: all@example.test');
    expect(body.html).not.toMatch(/<script|<img src=x|<b>bold/);
    expect(body.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(body.text).toContain('<b>bold</b>');
  });

  test("is for the company's admins alone", async () => {
    const active = await buildWorkflow(app, admin.companyId ?? '');
    const { id } = await draft();
    const answers = [
      await preview(id, { language: 'en' }, stranger),
      await preview(crypto.randomUUID(), { language: 'en' }),
      await preview(id, { language: 'en' }, user),
      await preview(active.id, { language: 'en' }, user),
      await preview(id, { language: 'fr' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 403, 422]);
  });
});

test('a cover is taken away for good, once', async () => {
  const { id } = await draft();
  const { body } = await request(server)
    .patch(`/api/workflows/${id}/cover`)
    .set(as(admin))
    .attach('cover', PICTURE, 'a.png');
  const fileId = (body.info.cover as string).split('v=')[1] ?? '';
  const remove = (person = admin) => request(server).delete(`/api/workflows/${id}/cover`).set(as(person));
  expect((await remove(stranger)).status).toBe(404);
  expect((await remove(user)).status).toBe(404);
  const removed = await remove();
  expect([removed.status, removed.body.info.cover]).toEqual([200, null]);
  expect((await app.db.read.storedFile.findUniqueOrThrow({ where: { id: fileId } })).orphanedAt).not.toBeNull();
  const again = await remove();
  expect([again.status, again.body.version]).toEqual([200, removed.body.version]);
});
