import { createHash } from 'node:crypto';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database';
import { newId } from '../../kernel/ids';
import { reportHtml } from './report-html';
import type { ComplianceFacts } from './report-lines';
import { reportPdf } from './report-pdf';

/** One format of a report whose bytes are in the store. */
export interface StoredReport {
  type: 'html' | 'pdf';
  file: { id: string; key: string; name: string; mime: string; size: number; sha256: string };
}

/** Writes the report in both formats and stores the bytes; nothing refers to them yet. */
export async function storeComplianceReport(ctx: Context, facts: ComplianceFacts): Promise<StoredReport[]> {
  return [
    await store(ctx, 'html', 'text/html; charset=utf-8', reportHtml(facts)),
    await store(ctx, 'pdf', 'application/pdf', await reportPdf(facts)),
  ];
}

async function store(ctx: Context, type: StoredReport['type'], mime: string, bytes: Buffer): Promise<StoredReport> {
  const id = newId();
  const key = `${id.slice(-2)}/${id}`;
  await ctx.files.putBytes(key, bytes);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { type, file: { id, key, name: `compliance_findings_report.${type}`, mime, size: bytes.length, sha256 } };
}

/** Takes back bytes that nothing came to refer to. */
export async function discardReport(ctx: Context, stored: readonly StoredReport[]): Promise<void> {
  for (const { file } of stored) await ctx.files.remove(file.key);
}

/** Adds stored reports to a screening; the newest of each format is the one that is served. */
export async function addComplianceReport(
  ctx: Context,
  tx: Tx,
  { companyId, screeningId, stored }: { companyId: string; screeningId: string; stored: readonly StoredReport[] },
): Promise<void> {
  const createdAt = ctx.now();
  await tx.storedFile.createMany({ data: stored.map(({ file }) => ({ ...file, companyId, createdAt })) });
  await tx.screeningReport.createMany({
    data: stored.map(({ type, file }) => ({ id: newId(), companyId, screeningId, type, fileId: file.id, createdAt })),
  });
}
