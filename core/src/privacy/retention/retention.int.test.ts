import { RETENTION_MINIMUMS, type RetentionKind } from '@homologa/domain/privacy/retention';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { linkEntries } from '../../audit/chain/link-entries';
import { verifyTrail } from '../../audit/chain/verify-trail.queries';
import { audit } from '../../kernel/audit';
import { auditOpening } from '../../kernel/audit-reading';
import type { Context } from '../../kernel/context';
import { newId } from '../../kernel/ids';
import { type BuiltPerson, buildPerson, buildSupplier, buildWorkflow } from '../../test/builders';
import { createTestApp, type TestApp } from '../../test/test-database';
import { findRetention } from './find-retention';
import { listRetentionRules, previewRetention } from './retention.queries';
import { runRetention } from './run-retention';
import { sendRetentionNoticeMail } from './send-retention-notice-mail';
import { setRetention } from './set-retention';

const DAY_MS = 86_400_000;
const NOW = new Date('2026-11-28T12:00:00Z');
const OLD = new Date(NOW.getTime() - 500 * DAY_MS);
const STARTED = new Date(NOW.getTime() + 15 * DAY_MS);

let app: TestApp;
let admin: BuiltPerson;
let companyId: string;
const { signal } = new AbortController();
beforeAll(async () => {
  app = await createTestApp();
  app.setNow(NOW);
  admin = await buildPerson(app);
  companyId = admin.companyId ?? '';
});
afterAll(() => app.destroy());

const system = (): Context => app.contextFor({ kind: 'system', name: 'test' });
const byAdmin = (): Context => app.contextFor(admin.actor);
const run = (kind: RetentionKind) => runRetention(system(), { companyId, kind }, signal);

async function addFile(supplierId: string): Promise<string> {
  const fileId = newId();
  await app.db.system(async (tx) => {
    const stored = { key: fileId, name: 'a.pdf', mime: 'application/pdf', size: 3, sha256: 'x' };
    await tx.storedFile.create({ data: { id: fileId, companyId, ...stored, createdAt: OLD } });
    await tx.supplierFile.create({ data: { id: newId(), companyId, supplierId, fileId, createdAt: OLD } });
  });
  return fileId;
}

test('a rule has bounds, a notice to the admins and a start; members cannot set it', async () => {
  const member = await buildPerson(app, { companyId, role: 'company_user' });
  const rule = { companyId, kind: 'suppliers', days: 400 } as const;
  await expect(setRetention(app.contextFor(member.actor), rule)).rejects.toMatchObject({ code: 'forbidden' });
  await expect(setRetention(byAdmin(), { ...rule, days: 30 })).rejects.toMatchObject({ code: 'invalid_input' });
  await setRetention(byAdmin(), rule);
  await setRetention(byAdmin(), rule);
  const [suppliers] = await listRetentionRules(byAdmin(), companyId);
  expect(suppliers).toMatchObject({ days: 400, startsAt: new Date(NOW.getTime() + 14 * DAY_MS), ranAt: null });
  const jobs = await app.db.read.job.findMany({ where: { name: 'mail.send-retention-notice' } });
  expect(jobs.map(({ payload }) => payload)).toEqual([{ companyId, kind: 'suppliers', userId: admin.userId }]);
  const mail = { companyId, kind: 'suppliers', userId: admin.userId, messageId: newId() };
  expect(await sendRetentionNoticeMail(system(), mail)).toEqual({ sent: true });
  const entries = await app.db.read.auditEntry.findMany({ where: { companyId, action: 'retention.set' } });
  expect(entries.map(({ facts }) => facts)).toEqual([{ kind: 'suppliers', changes: ['retention_days||400'] }]);
});

test('lets go of what ended long ago and of nothing that is open, once, and says how much', async () => {
  const open = await buildWorkflow(app, companyId);
  const closed = await buildWorkflow(app, companyId, { status: 'closed', closedAt: OLD });
  const monitored = await buildWorkflow(app, companyId, { status: 'closed', closedAt: OLD, monitoring: true });
  const old = { createdAt: OLD, modifiedAt: OLD };
  const archived = await buildSupplier(app, open, { ...old, status: 'archived' });
  const ended = await buildSupplier(app, closed, old);
  const kept = [
    await buildSupplier(app, open, old),
    await buildSupplier(app, monitored, old),
    await buildSupplier(app, closed, { ...old, modifiedAt: NOW }),
    // A case that is known by its tax id alone, archived today.
    await buildSupplier(app, open, {
      ...old,
      fullName: '',
      emails: [],
      taxId: '1',
      status: 'archived',
      modifiedAt: NOW,
    }),
  ];
  const [ofKept, ofArchived] = [kept[0]?.id ?? '', kept.at(-1)?.id ?? ''];
  const files = [await addFile(archived.id), await addFile(ofKept), await addFile(ofArchived)];
  expect(await previewRetention(byAdmin(), { companyId, kind: 'suppliers', days: 400 })).toEqual({ count: 2 });
  expect(await previewRetention(byAdmin(), { companyId, kind: 'files', days: 400 })).toEqual({ count: 1 });
  await setRetention(byAdmin(), { companyId, kind: 'files', days: 400 });
  expect(await run('suppliers')).toEqual({ count: 0 });
  app.setNow(STARTED);
  expect(await findRetention(system())).toEqual({ rules: 2 });
  const raised = {
    ...system(),
    config: { ...system().config, retentionMinimums: { ...RETENTION_MINIMUMS, files: 600 } },
  };
  expect(await runRetention(raised, { companyId, kind: 'files' }, signal)).toEqual({ count: 0 });
  expect([await run('suppliers'), await run('files'), await run('suppliers')]).toEqual([
    { count: 2 },
    { count: 1 },
    { count: 0 },
  ]);
  const names = await app.db.read.supplier.findMany({ where: { companyId }, select: { id: true, fullName: true } });
  expect(
    names
      .filter(({ id, fullName }) => fullName === '' && id !== ofArchived)
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual([archived.id, ended.id].toSorted());
  const released = await app.db.read.storedFile.findMany({ where: { id: { in: files }, orphanedAt: { not: null } } });
  expect(released.map(({ id }) => id)).toEqual([files[0]]);
  const [suppliers] = await listRetentionRules(byAdmin(), companyId);
  expect(suppliers).toMatchObject({ ranAt: STARTED, lastCount: 0, totalCount: 2 });
  const entries = await app.db.read.auditEntry.findMany({
    where: { companyId, action: { in: ['retention.run', 'retention.let_go'] } },
    orderBy: { id: 'asc' },
  });
  expect(entries.map(({ action, facts }) => [action, facts])).toEqual([
    ['retention.let_go', { kind: 'suppliers' }],
    ['retention.let_go', { kind: 'suppliers' }],
    ['retention.run', { kind: 'suppliers', count: 2 }],
    ['retention.run', { kind: 'files', count: 1 }],
  ]);
});

test('a lowered minimum lets no rule delete earlier without the notice that a shorter rule needs', async () => {
  const other = await buildPerson(app);
  const key = { companyId: other.companyId ?? '', kind: 'files' } as const;
  const minimum = (files: number): Context => {
    const ctx = system();
    return { ...ctx, config: { ...ctx.config, retentionMinimums: { ...RETENTION_MINIMUMS, files } } };
  };
  const rule = async () => app.db.read.retentionRule.findUniqueOrThrow({ where: { companyId_kind: key } });
  const notices = () =>
    app.db.read.job.count({ where: { companyId: key.companyId, name: 'mail.send-retention-notice' } });
  app.setNow(NOW);
  await setRetention(app.contextFor(other.actor), { ...key, days: 100 });
  app.setNow(STARTED);
  await findRetention(minimum(600));
  expect(await rule()).toMatchObject({ days: 100, keptDays: 600 });
  expect(await notices()).toBe(1);
  const done = { status: 'completed', dedupeKey: null } as const;
  await app.db.system((tx) => tx.job.updateMany({ where: { companyId: key.companyId }, data: done }));
  // Before the night has told anybody, and in the night itself, the rule deletes nothing.
  expect(await runRetention(minimum(90), key, signal)).toEqual({ count: 0 });
  const startsAt = new Date(STARTED.getTime() + 14 * DAY_MS);
  await findRetention(minimum(90));
  expect(await rule()).toMatchObject({ days: 100, keptDays: 100, startsAt, ranAt: null });
  expect(await notices()).toBe(2);
  const [, told] = await app.db.read.auditEntry.findMany({
    where: { companyId: key.companyId, action: 'retention.set' },
    orderBy: { id: 'asc' },
  });
  expect(told?.facts).toEqual({ kind: 'files', changes: ['retention_days|600|100'] });
  app.setNow(startsAt);
  await runRetention(minimum(90), key, signal);
  expect(await rule()).toMatchObject({ ranAt: startsAt });
});

test('deletes old entries of the trail, keeps the chain whole, and cannot delete an entry without its link', async () => {
  app.setNow(new Date(NOW.getTime() - 2_000 * DAY_MS));
  const entry = { companyId, action: 'company.rename', objectType: 'company', objectId: companyId } as const;
  await system().db.system((tx) => audit(system(), tx, entry));
  app.setNow(NOW);
  await setRetention(byAdmin(), { companyId, kind: 'audit', days: 1_900 });
  app.setNow(STARTED);
  expect(await run('audit')).toEqual({ count: 0 });
  await expect(
    app.db.system((tx) => tx.auditEntry.deleteMany({ where: { companyId, action: 'company.rename' } })),
  ).rejects.toThrow();
  await linkEntries(system(), signal);
  expect(await run('audit')).toEqual({ count: 1 });
  await linkEntries(system(), signal);
  const verdicts = [];
  const input = { companyId, anchors: new Map(), linkedBefore: STARTED };
  for await (const verdict of verifyTrail(system(), input)) verdicts.push(verdict);
  expect(verdicts).toEqual([expect.objectContaining({ released: 1, broken: 0, uncovered: 0 })]);
});

test('records who opened a document, once per person, document and hour, also in a read-only session', async () => {
  const [supplier] = await app.db.read.supplier.findMany({ where: { companyId }, take: 1 });
  const opening = { companyId, supplierId: supplier?.id ?? '', kind: 'report', fileId: newId() } as const;
  const looking = { ...byAdmin(), db: byAdmin().db.forLooking() };
  for (const ctx of [looking, byAdmin()]) await auditOpening(ctx, opening);
  await auditOpening(byAdmin(), { ...opening, fileId: newId() });
  app.setNow(new Date(STARTED.getTime() + 2 * 3_600_000));
  await auditOpening(byAdmin(), opening);
  const entries = await app.db.read.auditEntry.findMany({ where: { companyId, action: 'supplier.open_file' } });
  expect(entries).toHaveLength(3);
  expect(entries[0]).toMatchObject({ actorId: admin.userId, objectId: supplier?.id, facts: { kind: 'report' } });
});
