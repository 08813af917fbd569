import { openSnapshot } from '@homologa/prisma/backup/snapshot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseAccess } from '../kernel/database/database-admin';
import { newId } from '../kernel/ids';
import { MailOutages } from '../kernel/limits/mail-outage';
import { MailError } from '../kernel/ports/mailer';
import { buildCompany, buildLink, buildPerson, buildSupplier, buildUser, buildWorkflow } from '../test/builders';
import { untilBlocked } from '../test/stand-ins/blocked-backend';
import { createTestApp, type TestApp } from '../test/test-database';
import { expireSecrets } from './expire-secrets';
import { maintainMailServer } from './maintain-mail-server';
import { removeOldJobs } from './remove-old-jobs';
import { removeOrphanFiles } from './remove-orphan-files';

const DAY_MS = 86_400_000;
const never = new AbortController().signal;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.destroy());

test('secrets go when their time is over, and not before', async () => {
  const ctx = app.contextFor({ kind: 'system', name: 'test' });
  const company = await buildCompany(app);
  const workflow = await buildWorkflow(app, company.id);
  await buildLink(app, await buildSupplier(app, workflow));
  await buildPerson(app, { companyId: company.id });
  const revoked = await buildPerson(app, { companyId: company.id });
  const past = new Date(ctx.now().getTime() - 1000);
  await ctx.db.system((tx) => tx.session.updateMany({ where: { userId: revoked.userId }, data: { revokedAt: past } }));
  expect(await expireSecrets(ctx, never)).toMatchObject({ sessions: 1, onboardingLinks: 0 });
  app.setNow(new Date(Date.now() + 91 * DAY_MS));
  expect(await expireSecrets(ctx, never)).toMatchObject({ sessions: 1, onboardingLinks: 0 });
  app.setNow(new Date(Date.now() + (91 + 365) * DAY_MS));
  expect(await expireSecrets(ctx, never)).toMatchObject({ onboardingLinks: 1 });
});

test('the pace of a domain goes when it is free and no mail waits, and stays before', async () => {
  app.setNow(() => new Date());
  const ctx = app.contextFor({ kind: 'system', name: 'test' });
  const [past, later] = [new Date(Date.now() - 60_000), new Date(Date.now() + 60_000)];
  const data = [
    { domain: 'over.test', freeAt: past, waitingUntil: past },
    { domain: 'taken.test', freeAt: later, waitingUntil: past },
    { domain: 'waiting.test', freeAt: past, waitingUntil: later },
  ];
  await ctx.db.system((tx) => tx.mailPace.createMany({ data }));
  expect(await expireSecrets(ctx, never)).toMatchObject({ mailPaces: 1 });
  const left = await ctx.db.read.mailPace.findMany({ orderBy: { domain: 'asc' }, select: { domain: true } });
  expect(left.map(({ domain }) => domain)).toEqual(['taken.test', 'waiting.test']);
});

test('bytes of files whose time has come are removed; those set aside or referred to stay', async () => {
  const ctx = app.contextFor({ kind: 'system', name: 'test' });
  const company = await buildCompany(app);
  const supplier = await buildSupplier(app, await buildWorkflow(app, company.id));
  const store = async (orphanedAt: Date | null) => {
    const id = newId();
    await ctx.files.putBytes(`test/${id}`, Buffer.from('bytes'));
    const file = {
      id,
      key: `test/${id}`,
      name: 'a.txt',
      mime: 'text/plain',
      size: 5,
      sha256: 'x',
      companyId: company.id,
    };
    await ctx.db.system((tx) => tx.storedFile.create({ data: { ...file, createdAt: ctx.now(), orphanedAt } }));
    return file;
  };
  const longAgo = new Date(ctx.now().getTime() - 2 * DAY_MS);
  const old = await store(longAgo);
  const young = await store(new Date(ctx.now().getTime() + DAY_MS));
  const used = await store(longAgo);
  const link = { id: newId(), companyId: company.id, supplierId: supplier.id, fileId: used.id };
  await ctx.db.system((tx) => tx.supplierFile.create({ data: { ...link, createdAt: ctx.now() } }));
  const cover = await store(longAgo);
  await buildWorkflow(app, company.id, { coverFileId: cover.id });
  const face = await store(longAgo);
  await buildUser(app, { imageFileId: face.id });
  expect(await removeOrphanFiles(ctx, never)).toEqual({ removed: 1 });
  await expect(ctx.files.read(old.key).then((stream) => stream.toArray())).rejects.toThrow();
  expect(await (await ctx.files.read(young.key)).toArray()).toHaveLength(1);
  const left = await ctx.db.read.storedFile.findMany({ select: { id: true } });
  expect(left.map(({ id }) => id).toSorted()).toEqual([young.id, used.id, cover.id, face.id].toSorted());
});

test('a released file keeps its bytes while a backup runs, and loses them afterwards', async () => {
  const ctx = app.contextFor({ kind: 'system', name: 'test' });
  const id = newId();
  const key = `test/${id}`;
  await ctx.files.putBytes(key, Buffer.from('bytes'));
  const file = { id, key, name: 'a.txt', mime: 'text/plain', size: 5, sha256: 'x', createdAt: ctx.now() };
  await ctx.db.system((tx) => tx.storedFile.create({ data: { ...file, orphanedAt: new Date(0) } }));
  const snapshot = await openSnapshot(databaseAccess(app.env));
  try {
    expect(await removeOrphanFiles(ctx, never, [id])).toEqual({ removed: 0 });
    expect((await (await ctx.files.read(key)).toArray()).join('')).toBe('bytes');
  } finally {
    await snapshot.close();
  }
  expect(await removeOrphanFiles(ctx, never, [id])).toEqual({ removed: 1 });
});

test('a backup waits for a removal that is under way', async () => {
  const ctx = app.contextFor({ kind: 'system', name: 'test' });
  const id = newId();
  const file = { id, key: `test/${id}`, name: 'a.txt', mime: 'text/plain', size: 5, sha256: 'x', createdAt: ctx.now() };
  await ctx.db.system((tx) => tx.storedFile.create({ data: { ...file, orphanedAt: new Date(0) } }));
  let goOn = () => {};
  let removing: Promise<{ removed: number }> | undefined;
  await new Promise<void>((began) => {
    const remove = () => {
      began();
      return new Promise<void>((resolve) => {
        goOn = resolve;
      });
    };
    removing = removeOrphanFiles({ ...ctx, files: { ...ctx.files, remove } }, never, [id]);
  });
  const opening = openSnapshot(databaseAccess(app.env));
  await untilBlocked(app);
  goOn();
  expect(await removing).toEqual({ removed: 1 });
  const snapshot = await opening;
  expect(await snapshot.listFiles(null, 1_000)).not.toContainEqual(expect.objectContaining({ id }));
  await snapshot.close();
});

test('jobs that were over long ago go; open ones, failed ones and those of a file that is kept stay', async () => {
  app.setNow(() => new Date());
  const ctx = app.contextFor({ kind: 'system', name: 'test' });
  const addJob = async (status: 'queued' | 'retry' | 'active' | 'completed' | 'failed', days: number) => {
    const id = newId();
    const at = new Date(Date.now() - days * DAY_MS);
    const finishedAt = status === 'completed' || status === 'failed' ? at : null;
    await ctx.db.system((tx) =>
      tx.job.create({
        data: { id, name: 'test.old', queue: 'maintenance', payload: {}, status, runAt: at, createdAt: at, finishedAt },
      }),
    );
    return id;
  };
  const gone = [await addJob('completed', 91), await addJob('failed', 361)];
  const kept = [await addJob('completed', 89), await addJob('failed', 91)];
  for (const status of ['queued', 'retry', 'active'] as const) kept.push(await addJob(status, 4000));
  const exported = await addJob('completed', 400);
  const file = { key: `test/${exported}`, name: 'a.xlsx', mime: 'text/plain', size: 1, sha256: '' };
  await ctx.db.system((tx) => tx.storedFile.create({ data: { id: exported, ...file, createdAt: ctx.now() } }));
  expect(await removeOldJobs(ctx, never)).toEqual({ removed: gone.length });
  const left = await ctx.db.read.job.findMany({ where: { name: 'test.old' }, select: { id: true } });
  expect(left.map(({ id }) => id).sort()).toEqual([...kept, exported].sort());
  expect(await removeOldJobs(ctx, never)).toEqual({ removed: 0 });
  await ctx.db.system((tx) => tx.storedFile.update({ where: { id: exported }, data: { orphanedAt: ctx.now() } }));
  expect(await removeOldJobs(ctx, never)).toEqual({ removed: 1 });
});

test('a probe of a mail server that is still out of order records what the server answers now', async () => {
  const context = app.contextFor({ kind: 'system', name: 'test' });
  const outages = new MailOutages(app.db, 'smtp.test');
  const check = async () => {
    throw new MailError('554 not accepting messages', { kind: 'unreachable' });
  };
  const ctx = { ...context, mailOutages: outages, mail: { ...context.mail, check } };
  await outages.recordFailure(ctx.now(), 'connect ECONNREFUSED');
  await maintainMailServer(ctx);
  expect(await outages.find()).toMatchObject({ reason: '554 not accepting messages', answeredAt: null });
});
