import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Context } from '../../kernel/context';
import { newId } from '../../kernel/ids';
import { listCapturedMail } from '../../mail/mailbox.queries';
import { appendStatusUpdate } from '../../supplier-record/history.steps';
import { buildCompany, buildPerson, buildSupplier, buildWorkflow } from '../../test/builders';
import { createTestApp, type TestApp } from '../../test/test-database';
import { sendInvitationMail } from './send-invitation-mail';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.destroy());

const system = (meanwhile: () => Promise<unknown> = async () => undefined): Context => ({
  ...app.contextFor({ kind: 'system', name: 'test' }),
  mail: {
    async send() {
      await meanwhile();
    },
    async check() {},
    async close() {},
  },
});

const capturing = () => app.contextFor({ kind: 'system', name: 'test' });
const mailTo = (to: string) => listCapturedMail(capturing(), to);

async function buildQueued() {
  const { companyId } = await buildPerson(app);
  const workflow = await buildWorkflow(app, companyId ?? '');
  const supplier = await buildSupplier(app, workflow, { invitationState: 'queued' });
  return { supplier, input: { companyId: supplier.companyId, supplierId: supplier.id, messageId: newId() } };
}

const reread = (id: string) =>
  app.db.read.supplier.findUniqueOrThrow({
    where: { id },
    include: { statusUpdates: { orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] }, links: true },
  });
const audited = (objectId: string) =>
  app.db.read.auditEntry.findMany({ where: { objectId, action: 'supplier.mail_invitation' } });

test('what follows an accepted mail is written together: state, status update and audit entry', async () => {
  const { supplier, input } = await buildQueued();
  const moment = new Date('2026-05-04T10:00:00.123Z');
  app.setNow(moment);
  expect(await sendInvitationMail(system(), input)).toEqual({ sent: true });
  const after = await reread(supplier.id);
  expect(after).toMatchObject({
    invitationState: 'sent',
    invitationSentAt: moment,
    lastUpdate: 'email_received',
    modifiedAt: moment,
  });
  expect(after.statusUpdates).toMatchObject([
    { name: 'email_received', companyId: input.companyId, actorId: null, createdAt: moment },
  ]);
  expect(after.links).toMatchObject([{ companyId: input.companyId, workflowId: supplier.workflowId }]);
  expect(await audited(supplier.id)).toMatchObject([
    { companyId: input.companyId, actorKind: 'system', facts: { recipients: 1 }, createdAt: moment },
  ]);
});

test('two workers that record the same invitation write its status update once', async () => {
  const { supplier, input } = await buildQueued();
  let waiting = 0;
  let both = () => {};
  const together = new Promise<void>((resolve) => (both = resolve));
  const meet = async () => {
    waiting += 1;
    if (waiting === 2) both();
    await together;
  };
  const results = await Promise.all([sendInvitationMail(system(meet), input), sendInvitationMail(system(meet), input)]);
  expect(results).toEqual([{ sent: true }, { sent: true }]);
  const { statusUpdates } = await reread(supplier.id);
  expect(statusUpdates.map(({ name }) => name)).toEqual(['email_received']);
});

test('a supplier that begins before its mail is recorded keeps the order of its updates', async () => {
  const { supplier, input } = await buildQueued();
  const begin = () =>
    app.db.tenant(supplier.companyId, (tx) => appendStatusUpdate(system(), tx, supplier, 'started_onboarding'));
  await sendInvitationMail(system(begin), input);
  const after = await reread(supplier.id);
  expect(after).toMatchObject({ invitationState: 'sent', lastUpdate: 'started_onboarding' });
  expect(after.statusUpdates.map(({ name }) => name)).toEqual(['started_onboarding']);
});

test('a supplier that is deleted while its mail is sent leaves nothing behind', async () => {
  const { supplier, input } = await buildQueued();
  const remove = () => app.db.system((tx) => tx.supplier.delete({ where: { id: supplier.id } }));
  expect(await sendInvitationMail(system(remove), input)).toEqual({ sent: true });
  expect(await audited(supplier.id)).toEqual([]);
});

test('who is not written to any more waits no longer and gets no link; who refused leaves none', async () => {
  const { supplier, input } = await buildQueued();
  const refused = system(() => Promise.reject(new Error('busy')));
  await expect(sendInvitationMail(refused, input)).rejects.toThrow('busy');
  expect(await reread(supplier.id)).toMatchObject({ invitationState: 'queued', links: [] });
  await app.db.system((tx) => tx.workflow.update({ where: { id: supplier.workflowId }, data: { status: 'closed' } }));
  expect(await sendInvitationMail(system(), input)).toEqual({ sent: false });
  expect(await reread(supplier.id)).toMatchObject({ invitationState: 'none', links: [], statusUpdates: [] });
});

test('where production keeps its mail back, nothing counts as sent or received', async () => {
  const { supplier, input } = await buildQueued();
  const ctx = system();
  const keeping = { ...ctx, config: { ...ctx.config, keepsMailBack: true } };
  expect(await sendInvitationMail(keeping, input)).toEqual({ sent: false });
  expect(await reread(supplier.id)).toMatchObject({ invitationState: 'none', lastUpdate: null });
  expect(await audited(supplier.id)).toEqual([]);
});

test('an invitation that was recorded as sent is not sent by a repeated job, and a deleted supplier is not found', async () => {
  const company = await buildCompany(app);
  const workflow = await buildWorkflow(app, company.id);
  const supplier = await buildSupplier(app, workflow, { emails: ['once@aceros.test'], invitationState: 'queued' });
  const input = { companyId: company.id, supplierId: supplier.id, messageId: newId() };
  expect(await sendInvitationMail(capturing(), input)).toEqual({ sent: true });
  expect(await sendInvitationMail(capturing(), { ...input, messageId: newId() })).toEqual({ sent: false });
  expect(await mailTo('once@aceros.test')).toHaveLength(1);
  await expect(sendInvitationMail(capturing(), { ...input, supplierId: newId() })).rejects.toMatchObject({
    code: 'not_found',
  });
  const other = await buildCompany(app);
  await expect(sendInvitationMail(capturing(), { ...input, companyId: other.id })).rejects.toMatchObject({
    code: 'not_found',
  });
});

test("the workflow's cover goes along inside the mail, and a lost picture holds no invitation up", async () => {
  const company = await buildCompany(app);
  const ctx = capturing();
  const bytes = await sharp({ create: { width: 30, height: 10, channels: 3, background: '#336699' } })
    .webp()
    .toBuffer();
  const store = async (isThere: boolean) => {
    const id = newId();
    if (isThere) await ctx.files.putBytes(`covers/${id}`, bytes);
    const file = { id, key: `covers/${id}`, name: 'cover.webp', mime: 'image/webp', size: bytes.length, sha256: 'x' };
    await ctx.db.system((tx) =>
      tx.storedFile.create({ data: { ...file, companyId: company.id, createdAt: ctx.now() } }),
    );
    return id;
  };
  const inviteWith = async (coverFileId: string, email: string) => {
    const workflow = await buildWorkflow(app, company.id, { coverFileId });
    const supplier = await buildSupplier(app, workflow, { emails: [email], invitationState: 'queued' });
    await sendInvitationMail(ctx, { companyId: company.id, supplierId: supplier.id, messageId: newId() });
    return (await mailTo(email))[0]?.html ?? '';
  };
  expect(await inviteWith(await store(true), 'cover@aceros.test')).toContain('src="data:image/jpeg;base64,');
  const without = await inviteWith(await store(false), 'no-cover@aceros.test');
  expect(without).toContain('/onboarding/');
  expect(without).not.toContain('<img');
});
