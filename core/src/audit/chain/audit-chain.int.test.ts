import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readTestEnv } from '../../env';
import { audit, eraseAddresses } from '../../kernel/audit';
import type { Context } from '../../kernel/context';
import { newId } from '../../kernel/ids';
import { listCapturedMail } from '../../mail/mailbox.queries';
import { buildCompany, buildPerson } from '../../test/builders';
import { createTestApp, type TestApp } from '../../test/test-database';
import { findAnchorText, readAnchors } from './anchor-file';
import { anchorHeads } from './anchor-heads';
import { hashContent, hashLink } from './hash-entry';
import { linkEntries } from './link-entries';
import { type EntryPage, releaseEntries } from './release-entries.steps';
import { sendAnchorMail } from './send-anchor-mail';
import { getTrailProof } from './trail-proof.queries';
import { type ChainVerdict, isWhole, verifyTrail } from './verify-trail.queries';

let app: TestApp;
/** Connection of a superuser, who can change what no role of the product may. */
let intruder: Client;
const { signal } = new AbortController();
beforeAll(async () => {
  app = await createTestApp({ AUDIT_ANCHOR_EMAIL: 'owner@provider.test' });
  const url = new URL(readTestEnv().adminUrl);
  url.pathname = new URL(app.env.DATABASE_URL).pathname;
  intruder = new Client({ connectionString: url.toString() });
  await intruder.connect();
  // Without the trigger that keeps entries, which a superuser can switch off.
  await intruder.query('SET session_replication_role = replica');
});
afterAll(async () => {
  await intruder.end();
  await app.destroy();
});

const system = (): Context => app.contextFor({ kind: 'system', name: 'test' });

async function write(ctx: Context, companyId: string | null, count = 1): Promise<void> {
  for (let at = 0; at < count; at += 1) {
    const entry = { companyId, action: 'company.rename', objectType: 'company', objectId: companyId } as const;
    await ctx.db.system((tx) => audit(ctx, tx, { ...entry, facts: { changed: ['name'], at } }));
  }
}

async function verify(companyId?: string): Promise<ChainVerdict[]> {
  const { known } = await readAnchors(system());
  const verdicts: ChainVerdict[] = [];
  const input = { companyId, anchors: known, linkedBefore: new Date(Date.now() + 1_000) };
  for await (const verdict of verifyTrail(system(), input)) verdicts.push(verdict);
  return verdicts;
}

async function verifyOne(companyId: string): Promise<ChainVerdict> {
  const [verdict] = await verify(companyId);
  if (!verdict) throw new Error('the company has no chain');
  return verdict;
}

async function forget(companyId: string): Promise<void> {
  for (const table of ['AuditLink', 'AuditEntry', 'AuditChain'])
    await intruder.query(`DELETE FROM "${table}" WHERE "companyId" = $1`, [companyId]);
}

/** Changes the newest entry of a chain with its link and the head, so that the chain fits. Returns its place. */
async function rewriteNewest(companyId: string | null): Promise<number> {
  const { id: chainId, seq } = await app.db.read.auditChain.findFirstOrThrow({ where: { companyId } });
  const link = await app.db.read.auditLink.findFirstOrThrow({ where: { companyId, seq } });
  await intruder.query(`UPDATE "AuditEntry" SET "facts" = '{"changed": ["tax_id"]}' WHERE "id" = $1`, [link.id]);
  const entry = await app.db.read.auditEntry.findUniqueOrThrow({ where: { id: link.id } });
  const hash = hashLink({ ...link, content: hashContent(entry, link.commitment) });
  await intruder.query('UPDATE "AuditLink" SET "hash" = $2 WHERE "id" = $1', [link.id, hash]);
  await intruder.query('UPDATE "AuditChain" SET "hash" = $2 WHERE "id" = $1', [chainId, hash]);
  return seq;
}

test('links what has committed, the entries of a transaction still open once it has ended, each once', async () => {
  const { id: companyId } = await buildCompany(app);
  await write(system(), companyId, 3);
  let end = (): void => undefined;
  const isOpen = new Promise<void>((resolve) => {
    end = resolve;
  });
  let written = (): void => undefined;
  const isWritten = new Promise<void>((resolve) => {
    written = resolve;
  });
  const open = system().db.system(async (tx) => {
    await audit(system(), tx, { companyId, action: 'company.rename', objectType: 'company', objectId: companyId });
    written();
    await isOpen;
  });
  await isWritten;
  await write(system(), companyId, 2);
  await linkEntries(system(), signal, 2);
  expect(await verifyOne(companyId)).toMatchObject({ links: 5, broken: 0, late: 0, uncovered: 0, isFilled: true });
  end();
  await open;
  expect(await verifyOne(companyId)).toMatchObject({ links: 5, late: 1 });
  await Promise.all([1, 2, 3].map(() => linkEntries(system(), signal)));
  expect(await verifyOne(companyId)).toMatchObject({ links: 6, entries: 6, broken: 0, late: 0, uncovered: 0 });
});

test('links entries from before the chain in the order of their time, then the later ones', async () => {
  const { id: companyId } = await buildCompany(app);
  const moments = ['2026-02-01', '2026-01-01', '2026-03-01'];
  for (const day of moments) {
    app.setNow(new Date(day));
    await write(system(), companyId);
  }
  app.setNow(() => new Date());
  await intruder.query('DELETE FROM "AuditUnlinked" WHERE "companyId" = $1', [companyId]);
  await write(system(), companyId);
  await linkEntries(system(), signal, 2);
  expect(await verifyOne(companyId)).toMatchObject({ links: 4, broken: 0, isFilled: true });
  const { rows } = await intruder.query<{ day: string }>(
    `SELECT to_char(e."createdAt" AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS "day" FROM "AuditLink" l
     JOIN "AuditEntry" e USING ("id") WHERE l."companyId" = $1 ORDER BY l."seq" LIMIT 3`,
    [companyId],
  );
  expect(rows.map(({ day }) => day)).toEqual(moments.toSorted());
});

test('names an entry that was changed, deleted, or stripped of its link', async () => {
  const { id: companyId } = await buildCompany(app);
  await write(system(), companyId, 4);
  await linkEntries(system(), signal);
  const entryAt = async (seq: number): Promise<string> => {
    const link = await app.db.read.auditLink.findFirstOrThrow({ where: { companyId, seq } });
    return link.id;
  };
  const [second, third] = [await entryAt(2), await entryAt(3)];
  await intruder.query(`UPDATE "AuditEntry" SET "facts" = '{"changed": ["tax_id"]}' WHERE "id" = $1`, [second]);
  await intruder.query('DELETE FROM "AuditEntry" WHERE "id" = $1', [third]);
  expect((await verifyOne(companyId)).breaks).toEqual([
    { kind: 'changed', seq: 2, entryId: second },
    { kind: 'missing', seq: 3, entryId: third },
  ]);
  await intruder.query('DELETE FROM "AuditLink" WHERE "companyId" = $1 AND "seq" = 4', [companyId]);
  const verdict = await verifyOne(companyId);
  expect(verdict.breaks.at(-1)).toEqual({ kind: 'head', seq: 4, entryId: null });
  expect(verdict.uncovered).toBe(1);
  await forget(companyId);
});

test('an old entry that its link does not confirm stays, and does not keep later ones from being released', async () => {
  const { id: companyId } = await buildCompany(app);
  await write(system(), companyId, 2);
  await linkEntries(system(), signal);
  const [first, second] = await app.db.read.auditEntry.findMany({
    where: { companyId },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });
  if (!first || !second) throw new Error('the company has no entries');
  await intruder.query(`UPDATE "AuditEntry" SET "facts" = '{"changed": ["tax_id"]}' WHERE "id" = $1`, [first.id]);
  const before = new Date(Date.now() + 1_000);
  const release = (after: EntryPage['after']) =>
    app.db.system((tx) => releaseEntries(system(), tx, { companyId, before, after, limit: 1 }));
  const { released, kept, last } = await release(null);
  expect([released, kept]).toEqual([0, [first.id]]);
  expect(await release(last)).toMatchObject({ released: 1, kept: [], last: { id: second.id } });
  expect(await verifyOne(companyId)).toMatchObject({ released: 1, breaks: [{ kind: 'changed', entryId: first.id }] });
  await forget(companyId);
});

test('the erasure of an address keeps the chain whole, also of entries that are linked afterwards', async () => {
  const { userId, actor, companyId } = await buildPerson(app);
  if (!companyId) throw new Error('the person has no company');
  const caller = { ...app.contextFor(actor), address: '192.0.2.7' };
  await write(caller, companyId);
  await linkEntries(system(), signal);
  await write(caller, companyId);
  await app.db.system((tx) => eraseAddresses(tx, { userId, supplierIds: [] }));
  await linkEntries(system(), signal);
  expect(await verifyOne(companyId)).toMatchObject({ broken: 0, erased: 1 });
  expect(await app.db.read.auditLink.count({ where: { companyId, salt: { not: null } } })).toBe(0);
});

test('a night checks the chains, writes their heads to one file and mails them to the owner', async () => {
  await write(system(), null);
  await linkEntries(system(), signal);
  const { anchored } = await anchorHeads(system(), signal);
  expect(anchored).toBeGreaterThan(1);
  expect(await anchorHeads(system(), signal)).toEqual({ anchored: 0, broken: 0 });
  const job = await app.db.read.job.findFirstOrThrow({ where: { name: 'mail.send-audit-anchors' } });
  const { day } = job.payload as { day: string };
  await sendAnchorMail(system(), { day, messageId: newId() });
  const { sha256 } = await app.db.read.auditAnchor.findUniqueOrThrow({ where: { day } });
  const mails = await listCapturedMail(system());
  expect(JSON.stringify(mails)).toContain(`proof of the audit trail, ${day}`);
  const verdicts = await verify();
  expect(verdicts.filter((verdict) => !isWhole(verdict))).toEqual([]);
  expect(verdicts.every(({ anchors, links }) => anchors === (links > 0 ? 1 : 0))).toBe(true);
  const proof = await getTrailProof(system(), null);
  expect(proof).toMatchObject({ broken: 0, verifiedTo: expect.any(Date) });

  const rewritten = await rewriteNewest(null);
  const withoutAnchors = verifyTrail(system(), { anchors: new Map(), linkedBefore: new Date() });
  for await (const verdict of withoutAnchors) expect(verdict.broken).toBe(0);
  const tomorrow = new Date(Date.parse(`${day}T12:00:00Z`) + 86_400_000);
  app.setNow(tomorrow);
  const key = `audit-anchors/${tomorrow.toISOString().slice(0, 10)}.json`;
  await system().files.putBytes(key, Buffer.from('the file of a day before a restore'));
  expect(await anchorHeads(system(), signal)).toEqual({ anchored: 1, broken: 1 });
  app.setNow(() => new Date());
  expect(await findAnchorText(system(), key)).toBe('the file of a day before a restore');
  expect(await readAnchors(system())).toMatchObject({ files: 2, missing: [], changed: [] });
  const [provider] = await verify();
  expect(provider?.breaks).toEqual([{ kind: 'anchor', seq: rewritten, entryId: expect.any(String) }]);

  await system().files.putBytes(`audit-anchors/${day}.json`, Buffer.from('{}'));
  expect(await readAnchors(system())).toMatchObject({ changed: [day], files: 1 });
  expect(sha256).toMatch(/^[\da-f]{64}$/);
});
