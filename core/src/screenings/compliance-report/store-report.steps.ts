import { createHash } from 'node:crypto';
import { LOCALES, type Locale } from '@homologa/domain/language/locales';
import type { ScreeningReportFormat } from '@homologa/domain/screenings/report-formats';
import { loadCompanyLogo } from '../../files/logo-image.queries';
import { insertFiles } from '../../files/stored-files.steps';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { lockRow } from '../../kernel/database/lock-rows';
import { newId } from '../../kernel/ids';
import type { ComplianceFacts } from './compliance-facts';
import { reportHtml } from './report-html';
import { reportPdf } from './report-pdf';

export interface StoredReport {
  type: ScreeningReportFormat;
  language: Locale;
  file: { id: string; key: string; name: string; mime: string; size: number; sha256: string };
}

/** Renders the report in all formats and languages and stores the bytes, without any database row yet. */
export async function storeComplianceReport(
  ctx: Context,
  companyId: string,
  told: Omit<ComplianceFacts, 'client'>,
): Promise<StoredReport[]> {
  const logo = await loadCompanyLogo(ctx, companyId);
  const facts: ComplianceFacts = logo ? { ...told, client: { name: await nameOf(ctx, companyId), logo } } : told;
  const stored: StoredReport[] = [];
  for (const language of LOCALES) {
    stored.push(await store(ctx, 'html', language, reportHtml(facts, language)));
    stored.push(await store(ctx, 'pdf', language, await reportPdf(facts, language)));
  }
  return stored;
}

async function nameOf(ctx: Context, id: string): Promise<string> {
  const { name } = await ctx.db.read.company.findUniqueOrThrow({ where: { id }, select: { name: true } });
  return name;
}

const MIMES = { html: 'text/html; charset=utf-8', pdf: 'application/pdf' } as const;

async function store(ctx: Context, type: StoredReport['type'], language: Locale, bytes: Buffer): Promise<StoredReport> {
  const id = newId();
  const key = `${id.slice(-2)}/${id}`;
  await ctx.files.putBytes(key, bytes);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const name = `compliance_findings_report.${type}`;
  return { type, language, file: { id, key, name, mime: MIMES[type], size: bytes.length, sha256 } };
}

export async function discardReport(ctx: Context, stored: readonly StoredReport[]): Promise<void> {
  for (const { file } of stored) await ctx.files.remove(file.key);
}

interface NewReport {
  companyId: string;
  screeningId: string;
  stored: readonly StoredReport[];
  decisionId: string | null;
}

/**
 * Adds stored reports to a screening as its next and current version. Returns false without changes if the decision
 * already has a version.
 */
export async function addComplianceReport(
  ctx: Context,
  tx: Tx,
  { companyId, screeningId, stored, decisionId }: NewReport,
): Promise<boolean> {
  await lockRow(tx, 'Screening', companyId, screeningId);
  if (decisionId && (await tx.screeningReport.count({ where: { companyId, screeningId, decisionId } })) > 0)
    return false;
  const { _max } = await tx.screeningReport.aggregate({ where: { companyId, screeningId }, _max: { version: true } });
  const createdAt = ctx.now();
  const made = { companyId, screeningId, version: (_max.version ?? 0) + 1, decisionId, createdAt };
  await insertFiles(
    tx,
    stored.map(({ file }) => ({ ...file, companyId, createdAt })),
  );
  await tx.screeningReport.createMany({
    data: stored.map(({ type, language, file }) => ({ ...made, id: newId(), type, language, fileId: file.id })),
  });
  return true;
}
