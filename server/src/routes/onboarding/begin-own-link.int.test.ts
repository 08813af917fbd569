import { newId } from '@homologa/core/kernel/ids';
import { listCapturedMail } from '@homologa/core/mail/mailbox.queries';
import { sendOwnLinkMail } from '@homologa/core/onboarding/account/send-own-link-mail';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createServer } from '../../app';
import { routesFor } from '../../route-table';
import { buildOnboarding, onboardingClient } from '../../test/onboarding-builders';

let app: TestApp;
let server: ReturnType<typeof createServer>;
beforeAll(async () => {
  app = await createTestApp();
  server = createServer(app, { routes: routesFor(app.config) });
});
afterAll(() => app.destroy());

const PERSON = { name: 'Laura Garza', phone: '+52 55 1234 5678' };
const as = (token: string) => ({ Authorization: `Bearer ${token}` });

async function invite() {
  const world = await buildOnboarding(app);
  const { workflow, supplier, link } = world;
  const path = `/onboarding/workflows/${workflow.id}/suppliers/${supplier.id}`;
  return {
    ...world,
    calls: onboardingClient(server, { workflowId: workflow.id, supplierId: supplier.id }),
    begin: () => request(server).post(`${path}/begin`).set('X-Onboarding-Token', link).send(PERSON),
    mail: (by: Record<string, string>) =>
      request(server).post(`${path}/link-mail`).set(by).send({ email: 'mallory@evil.test' }),
    send: () =>
      sendOwnLinkMail(app.contextFor({ kind: 'system', name: 'test' }), {
        companyId: supplier.companyId,
        supplierId: supplier.id,
        messageId: newId(),
      }),
  };
}

const mailTo = (email: string) => listCapturedMail(app.contextFor({ kind: 'system', name: 'test' }), email);
const invitationOf = (id: string) =>
  app.db.read.supplier.findUniqueOrThrow({
    where: { id },
    select: { emails: true, invitationState: true, invitationSentAt: true, invitationError: true },
  });

test('is queued at most three times an hour, and leaves the invitation as it was', async () => {
  const { link, supplier, begin, mail } = await invite();
  const before = await invitationOf(supplier.id);
  await mail({ 'X-Onboarding-Token': link }).expect(202);
  const { token } = (await begin().expect(201)).body as { token: string };
  await mail({ 'X-Onboarding-Token': link }).expect(401);
  await mail(as(token)).expect(202);
  await mail(as(token)).expect(202);
  await mail(as(token)).expect(429);
  expect(await invitationOf(supplier.id)).toEqual(before);
  const jobs = await app.db.read.job.findMany({ where: { name: 'mail.send-own-link', companyId: supplier.companyId } });
  expect(jobs.map(({ payload }) => payload)).toContainEqual({ supplierId: supplier.id });
});

test('goes to the invited e-mail before an account is connected, and opens the process', async () => {
  const { supplier, email, calls, send } = await invite();
  expect(await send()).toEqual({ sent: true });
  const [mail] = await mailTo(email);
  const address = new URL(/https?:\/\/\S+\/onboarding\/[^\s\])]+/.exec(mail?.text ?? '')?.[0] ?? '');
  expect(address.searchParams.get('email')).toBe(email);
  await calls.read({ link: address.searchParams.get('token') ?? '' }).expect(200);
  expect((await invitationOf(supplier.id)).emails).toEqual([email]);
});

test('goes to the connected account alone once there is one, and leaves the invitation as it was', async () => {
  const { supplier, email, begin, send } = await invite();
  await begin().expect(201);
  const second = `second-${email}`;
  await app.db.system((tx) =>
    tx.supplier.updateMany({
      where: { id: supplier.id },
      data: { emails: [second, email], invitationState: 'sent', invitationSentAt: new Date(0) },
    }),
  );
  const before = await invitationOf(supplier.id);
  expect(await send()).toEqual({ sent: true });
  expect(await mailTo(second)).toHaveLength(0);
  const [mail] = await mailTo(email);
  expect(mail?.text).toContain(`email=${encodeURIComponent(email)}`);
  expect(await invitationOf(supplier.id)).toEqual(before);
});

test('is refused to a finished supplier, to whom nothing is mailed', async () => {
  const { supplier, begin, mail, send } = await invite();
  const { token } = (await begin().expect(201)).body as { token: string };
  await app.db.system((tx) =>
    tx.supplier.updateMany({ where: { id: supplier.id }, data: { status: 'completed', invitationState: 'sent' } }),
  );
  const links = await app.db.read.onboardingLink.count({ where: { supplierId: supplier.id } });
  await mail(as(token)).expect(409);
  expect(await send()).toEqual({ sent: false });
  expect(await app.db.read.onboardingLink.count({ where: { supplierId: supplier.id } })).toBe(links);
});
