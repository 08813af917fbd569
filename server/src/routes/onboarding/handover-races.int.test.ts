import { newId } from '@homologa/core/kernel/ids';
import { listCapturedMail } from '@homologa/core/mail/mailbox.queries';
import { hashCode } from '@homologa/core/onboarding/account/email-code.steps';
import { sendOwnLinkMail } from '@homologa/core/onboarding/account/send-own-link-mail';
import { handOver } from '@homologa/core/onboarding/handover/handover.steps';
import { lockOnboarding } from '@homologa/core/onboarding/onboarding-record.steps';
import { buildSupplierAccount } from '@homologa/core/test/builders';
import { untilBlocked } from '@homologa/core/test/stand-ins/blocked-backend';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createServer } from '../../app';
import { routesFor } from '../../route-table';
import { buildOnboarding, onboardingClient, publicLinkClient } from '../../test/onboarding-builders';

let app: TestApp;
let server: ReturnType<typeof createServer>;
beforeAll(async () => {
  app = await createTestApp();
  server = createServer(app, { routes: routesFor(app.config) });
});
afterAll(() => app.destroy());

const worker = () => app.contextFor({ kind: 'system', name: 'test' });

async function invite(overrides: Parameters<typeof buildOnboarding>[1] = {}) {
  const world = await buildOnboarding(app, overrides);
  const { companyId, supplier, workflow } = world;
  const supplierId = supplier.id;
  const colleague = `pedro-${supplierId}@acme.test`;
  const handOverAfter = async (wait: () => Promise<unknown>) =>
    app.db.system(async (tx) => {
      const record = await lockOnboarding(tx, { companyId, supplierId });
      const waited = await wait();
      const to = { id: newId(), fullName: 'Pedro Ruiz', email: colleague };
      const dates = { createdAt: new Date(), expiresAt: new Date() };
      await tx.handover.create({ data: { ...to, ...dates, companyId, supplierId, asker: 'invited' } });
      await handOver(worker(), tx, record, to);
      return { waited };
    });
  return {
    ...world,
    colleague,
    calls: onboardingClient(server, { workflowId: workflow.id, supplierId }),
    handOver: () => handOverAfter(() => Promise.resolve()),
    /** Hands over after `call` has found its access, and before it writes. */
    meanwhile: async <T>(call: () => PromiseLike<T>): Promise<T> => {
      const running: { answer: Promise<T> | null } = { answer: null };
      await handOverAfter(async () => {
        running.answer = Promise.resolve(call());
        await untilBlocked(app);
      });
      if (!running.answer) throw new Error('nothing was called');
      return running.answer;
    },
    openLinks: () => app.db.read.onboardingLink.count({ where: { supplierId, revokedAt: null } }),
    path: `/onboarding/workflows/${workflow.id}/suppliers/${supplierId}`,
  };
}

async function connected(overrides: Parameters<typeof buildOnboarding>[1] = {}) {
  const world = await invite(overrides);
  const { token } = await buildSupplierAccount(app, world.email);
  const { body } = await world.calls.connect({ link: world.link, token }).expect(200);
  return { ...world, token, as: { Authorization: `Bearer ${token}` }, body };
}

describe('a call that waits while the onboarding is handed over', () => {
  test('makes no link for the former account', async () => {
    const { meanwhile, path, as, openLinks } = await connected();
    const { status } = await meanwhile(() => request(server).post(`${path}/own-links`).set(as));
    expect(status).toBe(404);
    expect(await openLinks()).toBe(0);
  });

  test('stores no answer of the former account', async () => {
    const first = await connected();
    const { id: input } = first.questions.input;
    const saved = await first.meanwhile(() =>
      first.calls.save({ token: first.token }, [{ question_id: input, answer: 'Steel' }]),
    );
    expect(saved.status).toBe(404);
    expect(await app.db.read.answer.count({ where: { supplierId: first.supplier.id } })).toBe(0);
  });

  test('shows nothing to the former account that sends an upload again', async () => {
    const { meanwhile, path, as, questions, calls, token } = await connected();
    await calls.read({ token }).expect(200);
    const [id, bytes] = [newId(), Buffer.from('número;importe')];
    const part = request(server).put(`${path}/uploads/${id}`).query({ size: bytes.length, offset: 0 }).set(as);
    await part.set('Content-Type', 'application/octet-stream').send(bytes).expect(200);
    const use = () =>
      request(server)
        .patch(`${path}/answers-files`)
        .set(as)
        .field({ question_id: questions.file.id, upload_id: id, file_name: 'a.csv' });
    await use().expect(200);
    await use().expect(200);
    expect((await meanwhile(use)).status).toBe(404);
  });

  test('changes no form of the former account', async () => {
    const { meanwhile, as, body } = await connected({ workflow: { reportType: 'bir' } });
    const { _id: id } = (body as { bir_request: { _id: string } }).bir_request;
    const { status } = await meanwhile(() =>
      request(server)
        .patch(`/onboarding/bir-requests/${id}`)
        .set(as)
        .send({ company: { name: 'Other' } }),
    );
    expect(status).toBe(404);
    expect(await app.db.read.birRequest.findUniqueOrThrow({ where: { id } })).toMatchObject({ company: {} });
  });

  test('begins nothing for the colleague by the link of the former person', async () => {
    const { meanwhile, path, link, colleague } = await invite();
    const { status } = await meanwhile(() =>
      request(server)
        .post(`${path}/begin`)
        .set('X-Onboarding-Token', link)
        .send({ name: 'Laura Garza', phone: '+52 55 1234 5678' }),
    );
    expect(status).toBe(401);
    expect(await app.db.read.user.count({ where: { email: colleague } })).toBe(0);
  });

  test('mails a new link to the colleague, not to the former person', async () => {
    const { meanwhile, companyId, supplier, email, colleague } = await invite();
    const input = { companyId, supplierId: supplier.id, messageId: newId() };
    await meanwhile(() => sendOwnLinkMail(worker(), input));
    expect(await listCapturedMail(worker(), email)).toEqual([]);
    expect(await listCapturedMail(worker(), colleague)).toHaveLength(1);
  });
});

test('the code of a registration opens no link once the onboarding was handed over', async () => {
  const { companyId, supplier, workflow, email, handOver: hand, openLinks } = await invite();
  const confirmedAt = new Date();
  const attempt = { id: newId(), companyId, supplierId: supplier.id, email, codeHash: hashCode('123456') };
  const expiresAt = new Date(Date.now() + 60_000);
  await app.db.system((tx) =>
    tx.emailConfirmation.create({ data: { ...attempt, createdAt: confirmedAt, expiresAt, confirmedAt } }),
  );
  const { confirm } = publicLinkClient(server, workflow.id);
  await confirm(attempt.id, '123456').expect(200);
  await hand();
  await confirm(attempt.id, '123456').expect(422);
  expect(await openLinks()).toBe(0);
});
