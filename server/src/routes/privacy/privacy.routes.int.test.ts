import { newId } from '@homologa/core/kernel/ids';
import { eraseAccount } from '@homologa/core/privacy/erase-account';
import { failRequest } from '@homologa/core/privacy/fail-request';
import { makeDataCopy } from '@homologa/core/privacy/make-data-copy';
import { readPersonalData } from '@homologa/core/privacy/personal-data.queries';
import { sendPrivacyAnswerMail } from '@homologa/core/privacy/send-privacy-answer-mail';
import { buildStaff, buildSupplierAccount } from '@homologa/core/test/builders';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import { accountHomeResponse } from '@homologa/domain/onboarding/account-home.contract';
import { DATA_COPIES_PER_DAY } from '@homologa/domain/privacy/limits';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildOnboarding } from '../../test/onboarding-builders';
import { serveRoutes } from '../../test/serve-routes';
import { onboardingRoutes } from '../onboarding/onboarding.routes';
import { privacyRoutes } from './privacy.routes';

let app: TestApp;
let server: ReturnType<typeof serveRoutes>;
beforeAll(async () => {
  app = await createTestApp();
  server = serveRoutes(app, [...onboardingRoutes, ...privacyRoutes]);
});
afterAll(() => app.destroy());

const as = (token: string) => ({ Authorization: `Bearer ${token}` });
const worker = () => app.contextFor({ kind: 'system', name: 'test' });

async function connected() {
  const world = await buildOnboarding(app);
  const account = await buildSupplierAccount(app, world.supplier.emails[0]);
  await request(server)
    .patch(`/onboarding/workflows/${world.workflow.id}/suppliers/${world.supplier.id}/account`)
    .set({ ...as(account.token), 'X-Onboarding-Token': world.link })
    .send({ language: 'es' })
    .expect(200);
  return { ...world, account };
}

async function jobOf(name: string) {
  const job = await app.db.read.job.findFirstOrThrow({ where: { name }, orderBy: { createdAt: 'desc' } });
  const { requestId } = job.payload as { requestId: string };
  return { requestId, jobId: job.id };
}

describe('the notice', () => {
  it('is the one of the country, in the language asked for', async () => {
    const { body } = await request(server).get('/onboarding/privacy-notice?country=BRA&language=pt-BR').expect(200);
    expect(body).toMatchObject({ version: expect.stringMatching(/^br-/) as string, language: 'pt-BR' });
    expect(JSON.stringify(body.parts)).toContain('LGPD');
  });

  it('is written down with its language, version and hash when an account is connected', async () => {
    const { account, supplier } = await connected();
    const [record] = await app.db.read.consentRecord.findMany({ where: { userId: account.userId } });
    expect(record).toMatchObject({ supplierId: supplier.id, purpose: 'notice', locale: 'es', given: true });
    expect(record?.version).toMatch(/^ar-/);
    expect(record?.textHash).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('the notice that was shown', () => {
  it('is the one that is written down, also where it is not that of the invitation', async () => {
    const world = await buildOnboarding(app);
    const account = await buildSupplierAccount(app, world.supplier.emails[0]);
    await request(server)
      .patch(`/onboarding/workflows/${world.workflow.id}/suppliers/${world.supplier.id}/account`)
      .set({ ...as(account.token), 'X-Onboarding-Token': world.link })
      .send({ language: 'en', notice_country: 'COL' })
      .expect(200);
    const [record] = await app.db.read.consentRecord.findMany({ where: { userId: account.userId } });
    expect(record?.version).toMatch(/^co-/);
  });
});

describe("a supplier's account", () => {
  it('lists its onboardings with who is awaited, and nobody else sees them', async () => {
    const { account, workflow, supplier } = await connected();
    const { body } = await request(server).get('/onboarding/account').set(as(account.token)).expect(200);
    const home = accountHomeResponse.parse(body);
    expect(home.onboardings).toMatchObject([
      { workflow_id: workflow.id, supplier_id: supplier.id, awaited: 'supplier' },
    ]);
    const stranger = await buildSupplierAccount(app);
    const other = await request(server).get('/onboarding/account').set(as(stranger.token)).expect(200);
    expect(other.body.onboardings).toEqual([]);
    await request(server).get('/onboarding/account').expect(401);
  });

  it('agrees to what is optional and changes its mind; each change is one record', async () => {
    const { account } = await connected();
    const put = (given: boolean) =>
      request(server)
        .put('/onboarding/account/consents')
        .set(as(account.token))
        .send({ consents: [{ purpose: 'news', given }] })
        .expect(200);
    await put(true);
    await put(true);
    expect((await put(false)).body.consents).toEqual([{ purpose: 'news', given: false }]);
    const records = await app.db.read.consentRecord.findMany({
      where: { userId: account.userId, purpose: 'news' },
      orderBy: { createdAt: 'asc' },
    });
    expect(records.map(({ given }) => given)).toEqual([true, false]);
  });
});

describe('a copy of the data', () => {
  it('is made once, is for the person alone and holds what they entered', async () => {
    const { account, supplier } = await connected();
    const ask = () => request(server).post('/onboarding/account/data-copy').set(as(account.token)).expect(202);
    await Promise.all([ask(), ask()]);
    expect(await app.db.read.privacyRequest.count({ where: { userId: account.userId } })).toBe(1);
    await request(server).get('/onboarding/account/data-copy/file').set(as(account.token)).expect(404);
    const { requestId, jobId } = await jobOf('privacy.export-data');
    const run = {
      jobId,
      companyId: null,
      attempt: 1,
      maxAttempts: 3,
      signal: new AbortController().signal,
      progress: () => Promise.resolve(),
    };
    expect(await makeDataCopy(worker(), { requestId, run })).toEqual({ made: true });
    expect(await makeDataCopy(worker(), { requestId, run })).toEqual({ made: false });
    const file = await request(server)
      .get('/onboarding/account/data-copy/file')
      .set(as(account.token))
      .buffer(true)
      .expect(200);
    expect(file.headers['content-type']).toContain('zip');
    const stranger = await buildSupplierAccount(app);
    await request(server).get('/onboarding/account/data-copy/file').set(as(stranger.token)).expect(404);
    const { data } = await readPersonalData(worker(), account.userId);
    expect(JSON.stringify(data)).toContain(supplier.companyName);
    expect(JSON.stringify(data)).not.toContain('passwordHash');
  });
});

describe('copies of the data', () => {
  it('are made a few times a day, however often they are asked for', async () => {
    const { account } = await connected();
    const ask = () => request(server).post('/onboarding/account/data-copy').set(as(account.token));
    const done = () =>
      app.db.system((tx) =>
        tx.privacyRequest.updateMany({ where: { userId: account.userId }, data: { status: 'failed' } }),
      );
    for (let times = 0; times < DATA_COPIES_PER_DAY; times += 1) {
      await ask().expect(202);
      await ask().expect(202);
      await done();
    }
    const refused = await ask().expect(429);
    expect(refused.body.code).toBe('rate_limited');
  });

  it('name the options that were chosen', async () => {
    const { account, supplier, companyId, questions } = await connected();
    const [yes, no] = questions.checkbox.options;
    const answer = (questionId: string, value: string | string[]) =>
      app.db.system((tx) =>
        tx.answer.create({
          data: { id: newId(), companyId, supplierId: supplier.id, questionId, value, updatedAt: new Date() },
        }),
      );
    await answer(questions.radio.id, questions.radio.options[2]?.id ?? '');
    await answer(questions.checkbox.id, [yes?.id ?? '', no?.id ?? '']);
    await answer(questions.input.id, 'Free text');
    const { data } = await readPersonalData(worker(), account.userId);
    const { onboardings } = data as { onboardings: { answers: { value: unknown }[] }[] };
    const values = onboardings.flatMap(({ answers }) => answers.map(({ value }) => value));
    expect(values).toHaveLength(3);
    expect(values).toEqual(expect.arrayContaining(['Maybe', ['Yes', 'No'], 'Free text']));
  });
});

describe('an erasure', () => {
  it('is asked for, taken back, asked for again, refused with a reason that the person is told', async () => {
    const { account } = await connected();
    const staff = await buildStaff(app);
    const ask = () =>
      request(server).post('/onboarding/account/erasure').set(as(account.token)).send({ note: 'Ya no' }).expect(202);
    await ask();
    await request(server).delete('/onboarding/account/erasure').set(as(account.token)).expect(200);
    await ask();
    await ask();
    const mine = { where: { userId: account.userId, status: 'open' as const } };
    expect(await app.db.read.privacyRequest.count(mine)).toBe(1);
    const { id } = await app.db.read.privacyRequest.findFirstOrThrow(mine);
    const listed = await request(server).get('/api/desk/privacy-requests').set(as(staff.token)).expect(200);
    expect(listed.body).toContainEqual(
      expect.objectContaining({ id, person: expect.objectContaining({ email: account.email }) as object }),
    );
    await request(server).get('/api/desk/privacy-requests').set(as(account.token)).expect(403);
    const decide = (body: object) =>
      request(server).post(`/api/desk/privacy-requests/${id}/decision`).set(as(staff.token)).send(body);
    await decide({ decision: 'refuse' }).expect(422);
    await decide({ decision: 'refuse', reason: 'Hay una factura abierta' }).expect(200);
    const again = await decide({ decision: 'erase' }).expect(409);
    expect(again.body.code).toBe('privacy_request_decided');
    const { requestId } = await jobOf('mail.send-privacy-answer');
    await sendPrivacyAnswerMail(worker(), { requestId, messageId: newId() });
    const mail = await app.db.read.capturedMail.findFirstOrThrow({ orderBy: { createdAt: 'desc' } });
    expect(mail.text).toContain('Hay una factura abierta');
    await request(server).get('/onboarding/account').set(as(account.token)).expect(200);
  });

  it('granted, tells the person, then leaves the stub alone: no name, no address, no answer, no session', async () => {
    const { account, supplier, companyId, questions } = await connected();
    await app.db.system((tx) =>
      tx.answerReview.create({
        data: {
          id: newId(),
          companyId,
          supplierId: supplier.id,
          questionId: questions.input.id,
          flagged: true,
          note: 'Luisa said so on the phone',
          byId: newId(),
          byName: 'Ana Pérez',
          updatedAt: new Date(),
        },
      }),
    );
    const staff = await buildStaff(app);
    await request(server).post('/onboarding/account/erasure').set(as(account.token)).send({}).expect(202);
    const { id } = await app.db.read.privacyRequest.findFirstOrThrow({ where: { userId: account.userId } });
    await request(server)
      .post(`/api/desk/privacy-requests/${id}/decision`)
      .set(as(staff.token))
      .send({ decision: 'erase' })
      .expect(200);
    await sendPrivacyAnswerMail(worker(), { requestId: id, messageId: newId() });
    expect((await jobOf('privacy.erase-account')).requestId).toBe(id);
    expect(await eraseAccount(worker(), id)).toEqual({ erased: true });
    expect(await eraseAccount(worker(), id)).toEqual({ erased: false });
    await request(server).get('/onboarding/account').set(as(account.token)).expect(401);
    const user = await app.db.read.user.findUniqueOrThrow({ where: { id: account.userId } });
    expect(user).toMatchObject({ name: '', phone: null, active: false });
    expect(user.email).not.toBe(account.email);
    const left = await app.db.read.supplier.findUniqueOrThrow({ where: { id: supplier.id } });
    expect(left).toMatchObject({
      companyName: supplier.companyName,
      fullName: '',
      emails: [],
      phone: '',
      accountPhone: null,
    });
    expect(await app.db.read.answer.count({ where: { supplierId: supplier.id } })).toBe(0);
    expect(await app.db.read.answerReview.count({ where: { supplierId: supplier.id } })).toBe(0);
    expect(await app.db.read.privacyRequest.findUniqueOrThrow({ where: { id } })).toMatchObject({ status: 'done' });
  });

  it('whose job was given up waits at the desk again, and the trail tells it', async () => {
    const { account } = await connected();
    const staff = await buildStaff(app);
    await request(server).post('/onboarding/account/erasure').set(as(account.token)).send({}).expect(202);
    const { id } = await app.db.read.privacyRequest.findFirstOrThrow({ where: { userId: account.userId } });
    const erase = () =>
      request(server)
        .post(`/api/desk/privacy-requests/${id}/decision`)
        .set(as(staff.token))
        .send({ decision: 'erase' });
    await erase().expect(200);
    await failRequest(worker(), id);
    await failRequest(worker(), id);
    const listed = await request(server).get('/api/desk/privacy-requests').set(as(staff.token)).expect(200);
    expect(listed.body).toContainEqual(expect.objectContaining({ id, status: 'failed' }));
    const trail = { objectId: account.userId, action: 'privacy.fail_request' };
    expect(await app.db.read.auditEntry.count({ where: trail })).toBe(1);
    await erase().expect(200);
  });
});
