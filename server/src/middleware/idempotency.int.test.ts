import { carryOutOnce, KEY_KEPT_MS } from '@homologa/core/kernel/idempotency';
import { newId } from '@homologa/core/kernel/ids';
import {
  type BuiltPerson,
  buildPerson,
  buildSupplier,
  buildSupplierAccount,
  buildWorkflow,
} from '@homologa/core/test/builders';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import type { Express } from 'express';
import request from 'supertest';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createServer } from '../app';
import { routesFor } from '../route-table';

let app: TestApp;
let server: Express;
let admin: BuiltPerson;
let path: string;
beforeAll(async () => {
  app = await createTestApp();
  server = createServer(app, { routes: routesFor(app.config) });
});
beforeEach(async () => {
  admin = await buildPerson(app);
  const workflow = await buildWorkflow(app, admin.companyId ?? '');
  path = `/api/workflows/${workflow.id}/suppliers`;
});
afterEach(() => {
  vi.restoreAllMocks();
  app.setNow(new Date());
});
afterAll(() => app.destroy());

const INVITE = {
  company_name: 'Aceros del Sur S.A.',
  full_name: 'Luisa Gómez',
  emails: ['luisa@aceros.test'],
  country: 'argentina',
};

const post = (key: string, body: object = INVITE, who = admin, url = path) =>
  request(server).post(url).set('Authorization', `Bearer ${who.token}`).set('Idempotency-Key', key).send(body);

const suppliers = () => app.db.read.supplier.count({ where: { companyId: admin.companyId ?? '' } });
const used = async () =>
  (
    await app.db.read.companyProduct.findFirstOrThrow({
      where: { companyId: admin.companyId ?? '', type: 'questionnaire' },
    })
  ).used;
const keys = () => app.db.read.idempotentRequest.findMany({ where: { userId: admin.userId } });

test('the same request under one key is carried out once and answered the same again', async () => {
  const key = newId();
  const first = await post(key).expect(201);
  const second = await post(key).expect(201);
  expect(second.text).toBe(first.text);
  expect(second.headers['content-type']).toBe(first.headers['content-type']);
  expect([first.headers['idempotent-replayed'], second.headers['idempotent-replayed']]).toEqual([undefined, 'true']);
  expect([await suppliers(), await used()]).toEqual([1, 1]);
  await post(newId()).expect(201);
  expect(await suppliers()).toBe(2);
});

test('fifty at once under one key make one supplier and fifty equal answers', async () => {
  const key = newId();
  const answers = await Promise.all(Array.from({ length: 50 }, () => post(key)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect([await suppliers(), await used()]).toEqual([1, 1]);
});

test('another body, or another call, under the same key is refused; another person has keys of their own', async () => {
  const key = newId();
  await post(key).expect(201);
  const other = await post(key, { ...INVITE, company_name: 'Otra S.A.' }).expect(422);
  expect(other.body.code).toBe('idempotency_key_reused');
  const { body } = await post(key, INVITE, admin, `${path}/reminders`).expect(422);
  expect(body.code).toBe('idempotency_key_reused');
  const stranger = await buildPerson(app);
  const workflow = await buildWorkflow(app, stranger.companyId ?? '');
  await post(key, INVITE, stranger, `/api/workflows/${workflow.id}/suppliers`).expect(201);
  expect(await suppliers()).toBe(1);
});

test('the answer is not given again to somebody who has lost the role', async () => {
  const key = newId();
  await post(key).expect(201);
  await app.db.system((tx) =>
    tx.membership.updateMany({ where: { userId: admin.userId }, data: { role: 'company_user' } }),
  );
  expect((await post(key).expect(422)).body.code).toBe('idempotency_key_reused');
  expect(await suppliers()).toBe(1);
});

test('the answer is not given again to an account whose onboarding another has taken over', async () => {
  const workflow = await buildWorkflow(app, admin.companyId ?? '');
  const [owner, colleague] = [await buildSupplierAccount(app), await buildSupplierAccount(app)];
  const { id } = await buildSupplier(app, workflow, { accountId: owner.userId, status: 'in_progress' });
  const url = `/onboarding/workflows/${workflow.id}/suppliers/${id}/link-mail`;
  const key = newId();
  await post(key, {}, owner, url).expect(202);
  expect((await post(key, {}, owner, url).expect(202)).headers['idempotent-replayed']).toBe('true');
  await app.db.system((tx) => tx.supplier.updateMany({ where: { id }, data: { accountId: colleague.userId } }));
  expect((await post(key, {}, owner, url).expect(404)).body.code).toBe('not_found');
});

test('what a rule refuses is judged anew, and a key that is none is refused', async () => {
  const key = newId();
  await post(key, { ...INVITE, emails: ['nobody'] }).expect(422);
  expect(await keys()).toEqual([]);
  await post(key).expect(201);
  await post('with a space').expect(400);
  await post('x'.repeat(201)).expect(400);
  expect(await suppliers()).toBe(1);
});

test('no key and no body is kept as it came', async () => {
  const key = newId();
  await post(key).expect(201);
  const [row] = await keys();
  expect(row?.key).not.toBe(key);
  expect(row?.fingerprint).toMatch(/^[0-9a-f]{64}$/);
});

test('what was committed by a process that died is not done again: the answer is lost, and says so', async () => {
  const ctx = app.contextFor(admin.actor);
  const asked = { userId: admin.userId, key: newId(), fingerprint: 'f' };
  // Simulates a crash between the commit and the answer, after which no statement runs.
  const hot = app.db.hot(null);
  vi.spyOn(ctx.db, 'hot').mockReturnValue({
    ...hot,
    async rows(statement) {
      if (!/INSERT INTO "IdempotentRequest"|SELECT/.test(statement.text)) throw new Error('killed');
      return hot.rows(statement);
    },
  });
  const work = vi.fn();
  const die = carryOutOnce(ctx, asked, async (own) => {
    await own.db.system((tx) => tx.user.updateMany({ where: { id: admin.userId }, data: { name: 'Ana Díaz' } }));
    throw new Error('killed');
  });
  await expect(die).rejects.toThrow('killed');
  vi.restoreAllMocks();
  app.setNow(new Date(Date.now() + 61_000));
  await expect(carryOutOnce(app.contextFor(admin.actor), asked, work)).rejects.toMatchObject({ code: 'answer_lost' });
  expect(work).not.toHaveBeenCalled();
  app.setNow(new Date(Date.now() + KEY_KEPT_MS + 61_000));
  const answer = { status: 201, body: '{}', location: null };
  work.mockResolvedValue(answer);
  expect(await carryOutOnce(app.contextFor(admin.actor), asked, work)).toEqual({ answer, isRepeated: false });
});

test('one that died before its commit is carried out by the next, and cannot commit any more', async () => {
  const asked = { userId: admin.userId, key: newId(), fingerprint: 'f' };
  const answer = { status: 201, body: '{}', location: null };
  let wake = () => {};
  const asleep = new Promise<void>((resolve) => {
    wake = resolve;
  });
  let isIn = () => {};
  const begun = new Promise<void>((resolve) => {
    isIn = resolve;
  });
  const rename = (name: string) => (own: ReturnType<TestApp['contextFor']>) =>
    own.db.system((tx) => tx.user.updateMany({ where: { id: admin.userId }, data: { name } }));
  const slow = carryOutOnce(app.contextFor(admin.actor), asked, async (own) => {
    isIn();
    await asleep;
    await rename('Slow')(own);
    return answer;
  });
  await begun;
  app.setNow(new Date(Date.now() + 61_000));
  await carryOutOnce(app.contextFor(admin.actor), asked, async (own) => {
    await rename('Quick')(own);
    return answer;
  });
  wake();
  await expect(slow).rejects.toMatchObject({ code: 'request_in_progress' });
  expect(await app.db.read.user.findUniqueOrThrow({ where: { id: admin.userId } })).toMatchObject({ name: 'Quick' });
});
