import { createHash } from 'node:crypto';
import { canonicalJson } from '@homologa/domain/language/canonical-json';
import { LOCALES, type Locale } from '@homologa/domain/language/locales';
import type { ScreeningReportFormat } from '@homologa/domain/screenings/report-formats';
import { numberOf } from '../../documents/report-number';
import { shortHash } from '../../documents/short-hash';
import { loadCompanyLogo } from '../../files/logo-image.queries';
import { insertFiles } from '../../files/stored-files.steps';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { lockRow } from '../../kernel/database/lock-rows';
import { newId } from '../../kernel/ids';
import type { ComplianceFacts, ScreeningFacts } from './compliance-facts';
import { reportHtml } from './report-html';
import { reportPdf } from './report-pdf';

export interface StoredReport {
  version: number;
  number: string;
  sha256: string;
  documents: readonly StoredDocument[];
}

interface StoredDocument {
  type: ScreeningReportFormat;
  language: Locale;
  file: { id: string; key: string; name: string; mime: string; size: number; sha256: string };
}

interface ReportOfScreening extends ScreeningFacts {
  companyId: string;
  screeningId: string;
  version: number;
  requestedById: string | null;
  /** Null if the screening was not requested by monitoring. */
  runId: string | null;
}

/** Renders a version of the report in all formats and languages and stores the bytes without inserting a row. */
export async function storeComplianceReport(ctx: Context, asked: ReportOfScreening): Promise<StoredReport> {
  const { companyId, screeningId, version } = asked;
  const number = numberOf('HC', screeningId);
  const sha256 = hashOf({ ...asked, number });
  const { publicUrl, brand } = ctx.config;
  const query = new URLSearchParams({ version: String(version), sha256: shortHash(sha256) });
  const checkUrl = `${publicUrl}/verify/${number}?${query.toString()}`;
  const facts: ComplianceFacts = {
    ...asked,
    issue: {
      brand: brand.name,
      issuedAt: ctx.now(),
      isSandbox: false,
      proof: { number, version, reason: '', sha256, checkUrl },
    },
    preparedFor: await nameOf(ctx, companyId),
    clientLogo: await loadCompanyLogo(ctx, companyId),
    requestedBy: await requesterOf(ctx, asked),
  };
  const documents: StoredDocument[] = [];
  for (const language of LOCALES) {
    documents.push(await store(ctx, 'html', language, reportHtml(facts, language)));
    documents.push(await store(ctx, 'pdf', language, await reportPdf(facts, language)));
  }
  return { version, number, sha256, documents };
}

/** Hashes the content of the report, independent of layout and language. */
function hashOf({
  number,
  version,
  companyName,
  taxId,
  requestedAt,
  finishedAt,
  result,
  data,
  decisions,
}: ReportOfScreening & { number: string }): string {
  const decided = decisions.map(({ entryKey, party, decision, proposed, scope, reason, reasonCode, createdAt }) => [
    entryKey,
    party,
    decision,
    proposed,
    scope,
    reason,
    reasonCode,
    createdAt,
  ]);
  const stated = { number, version, companyName, taxId, requestedAt, finishedAt, result, data, decided };
  return createHash('sha256')
    .update(canonicalJson(JSON.parse(JSON.stringify(stated))))
    .digest('hex');
}

async function nameOf(ctx: Context, id: string): Promise<string> {
  const { name } = await ctx.db.read.company.findUniqueOrThrow({ where: { id }, select: { name: true } });
  return name;
}

/**
 * Returns the requester's name. Returns the provider's name if there is no user or the user's name was erased, and null
 * if monitoring requested the screening.
 */
async function requesterOf(ctx: Context, { requestedById: id, runId }: ReportOfScreening): Promise<string | null> {
  if (runId) return null;
  const user = id ? await ctx.db.read.user.findUnique({ where: { id }, select: { name: true } }) : null;
  return user?.name || ctx.config.brand.name;
}

const MIMES = { html: 'text/html; charset=utf-8', pdf: 'application/pdf' } as const;

async function store(
  ctx: Context,
  type: StoredDocument['type'],
  language: Locale,
  bytes: Buffer,
): Promise<StoredDocument> {
  const id = newId();
  const key = `${id.slice(-2)}/${id}`;
  await ctx.files.putBytes(key, bytes);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const name = `compliance_findings_report.${type}`;
  return { type, language, file: { id, key, name, mime: MIMES[type], size: bytes.length, sha256 } };
}

export async function discardReport(ctx: Context, { documents }: Pick<StoredReport, 'documents'>): Promise<void> {
  for (const { file } of documents) await ctx.files.remove(file.key);
}

/** Returns the number of the next report version of a screening. */
export async function nextReportVersion(
  tx: Tx,
  { companyId, screeningId }: { companyId: string; screeningId: string },
): Promise<number> {
  const { _max } = await tx.screeningReport.aggregate({ where: { companyId, screeningId }, _max: { version: true } });
  return (_max.version ?? 0) + 1;
}

interface NewReport {
  companyId: string;
  screeningId: string;
  stored: StoredReport;
  decisionId: string | null;
}

/**
 * Adds a stored report to a screening as its current version. Changes nothing and returns `known` if the decision
 * already has a version, or `overtaken` if another report has taken the version number since the rendering.
 */
export async function addComplianceReport(
  ctx: Context,
  tx: Tx,
  { companyId, screeningId, stored, decisionId }: NewReport,
): Promise<'added' | 'known' | 'overtaken'> {
  await lockRow(tx, 'Screening', companyId, screeningId);
  if (decisionId && (await tx.screeningReport.count({ where: { companyId, screeningId, decisionId } })) > 0)
    return 'known';
  const { version, number, sha256, documents } = stored;
  if ((await nextReportVersion(tx, { companyId, screeningId })) !== version) return 'overtaken';
  const createdAt = ctx.now();
  await insertFiles(
    tx,
    documents.map(({ file }) => ({ ...file, companyId, createdAt })),
  );
  await tx.screeningReport.createMany({
    data: documents.map(({ type, language, file }) => ({
      id: newId(),
      companyId,
      screeningId,
      version,
      decisionId,
      number,
      sha256,
      type,
      language,
      fileId: file.id,
      createdAt,
    })),
  });
  return 'added';
}
