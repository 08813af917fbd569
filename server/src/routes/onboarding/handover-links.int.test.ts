import { newId } from '@homologa/core/kernel/ids';
import { MailError } from '@homologa/core/kernel/ports/mailer';
import { requeueHandoverLink } from '@homologa/core/onboarding/handover/requeue-handover-link';
import { failHandoverLink, sendHandoverLinkMail } from '@homologa/core/onboarding/handover/send-handover-link-mail';
import { buildSupplierAccount } from '@homologa/core/test/builders';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createServer } from '../../app';
import { routesFor } from '../../route-table';
import { buildHandover } from '../../test/handover-builders';

let app: TestApp;
let server: ReturnType<typeof createServer>;
beforeAll(async () => {
  app = await createTestApp();
  server = createServer(app, { routes: routesFor(app.config) });
});
afterAll(() => app.destroy());

const worker = () => app.contextFor({ kind: 'system', name: 'test' });
const invite = (overrides?: Parameters<typeof buildHandover>[1]) => buildHandover({ app, server }, overrides);

test('shows the client an undeliverable link of the colleague on the supplier', async () => {
  const { askFor, confirm, link, companyId, stored, sendLink } = await invite();
  const { id, link: mailedLink } = await askFor({ link });
  await confirm({ link: mailedLink }, id).expect(200);
  const send = () => Promise.reject(new MailError('busy', { kind: 'unreachable' }));
  const delayed = { ...worker(), mail: { ...worker().mail, send } };
  await expect(sendHandoverLinkMail(delayed, { companyId, handoverId: id, messageId: newId() })).rejects.toThrow(
    'busy',
  );
  expect(await stored()).toMatchObject({ invitationState: 'queued', invitationError: 'mail_delayed' });
  await failHandoverLink(worker(), { companyId, handoverId: id, error: new Error('refused') });
  expect(await stored()).toMatchObject({ invitationState: 'failed', invitationError: 'not_sent' });
  const again = () => app.db.tenant(companyId, (tx) => requeueHandoverLink(tx, { companyId, handoverId: id }));
  await again();
  expect(await stored()).toMatchObject({ invitationState: 'queued', invitationError: null });
  await sendLink(id);
  await expect(again()).rejects.toMatchObject({ code: 'job_not_repeatable' });
});

test('withdraws the invitation of a colleague who is no longer the invited person', async () => {
  const { askFor, confirm, link, stored, sendLink, supplier } = await invite();
  const { id, link: mailedLink } = await askFor({ link });
  await confirm({ link: mailedLink }, id).expect(200);
  await app.db.system((tx) =>
    tx.supplier.updateMany({ where: { id: supplier.id }, data: { emails: ['x@acme.test'] } }),
  );
  expect((await sendLink(id)).sent).toEqual({ sent: false });
  expect(await stored()).toMatchObject({ invitationState: 'none' });
});

test('leaves the invitation queued for the colleague of a later handover', async () => {
  const { ask, askFor, confirm, link, stored, sendLink, mailed, colleague } = await invite();
  const first = await askFor({ link });
  await confirm({ link: first.link }, first.id).expect(200);
  const { link: own } = await sendLink(first.id);
  const { body } = await ask({ link: own }, { email: `${newId()}@acme.test` }).expect(202);
  const { id } = body as { id: string };
  await confirm({ link: (await mailed(id, colleague)).link }, id).expect(200);
  expect((await sendLink(first.id)).sent).toEqual({ sent: false });
  expect(await stored()).toMatchObject({ invitationState: 'queued' });
});

describe('the link for another device', () => {
  test('is made for the connected account, and opens nothing without a code', async () => {
    const { begin, ownLink, calls, link, email, supplier } = await invite();
    await ownLink({ link }).expect(401);
    const token = await begin();
    await ownLink({ link }).expect(401);
    const { body } = await ownLink({ token }).expect(201);
    const address = new URL((body as { url: string }).url);
    expect(address.searchParams.get('email')).toBe(email);
    expect(address.href).not.toContain(token);
    const shown = await calls.read({ link: address.searchParams.get('token') ?? '' }).expect(200);
    expect(shown.body).toMatchObject({ account: { connected: true } });
    expect(shown.body).not.toHaveProperty('answers');
    const trail = await app.db.read.auditEntry.findMany({ where: { objectId: supplier.id } });
    expect(trail.map(({ action }) => action)).toContain('onboarding.show_own_link');
  });

  test('is limited to ten an hour, and hidden from another account', async () => {
    const { begin, ownLink } = await invite();
    const token = await begin();
    await ownLink({ token: (await buildSupplierAccount(app)).token }).expect(404);
    for (let turn = 0; turn < 10; turn += 1) await ownLink({ token }).expect(201);
    await ownLink({ token }).expect(429);
  });
});
