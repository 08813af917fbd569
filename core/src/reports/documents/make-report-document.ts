import { createHash } from 'node:crypto';
import { CCR_SCORES } from '@homologa/domain/catalog/scales';
import { interpolate } from '@homologa/domain/language/interpolate';
import { LOCALES, type Locale } from '@homologa/domain/language/locales';
import { memberOf } from '@homologa/domain/language/member-of';
import { figuresOfDelivery, storedDeliveryData } from '@homologa/domain/reports/delivery-data';
import { renderCcr } from '../../documents/ccr-pdf';
import { renderReport } from '../../documents/report-pdf';
import { loadCompanyLogo } from '../../files/logo-image.queries';
import { insertFiles } from '../../files/stored-files.steps';
import { audit } from '../../kernel/audit';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { lockRow } from '../../kernel/database/lock-rows';
import { newId } from '../../kernel/ids';
import type { JobRun } from '../../kernel/jobs/define-job';
import { insertReportFiles } from '../report-files.steps';
import { FILE_NAME } from './document.texts';
import { type DocumentSubject, getDocumentSubject } from './document-subject.queries';
import { documentBase, reportDocument } from './report-document';

interface Made {
  id: string;
  key: string;
  locale: Locale;
  size: number;
  sha256: string;
}

/**
 * Generates the documents of a delivered version in all languages. A repeated run keeps the existing languages and
 * creates the missing languages. Deletes stored files without a row. Throws `not_found`.
 */
export async function makeReportDocument(
  ctx: Context,
  { companyId, deliveryId, run }: { companyId: string; deliveryId: string; run: Pick<JobRun, 'signal'> },
): Promise<{ made: number }> {
  const subject = await getDocumentSubject(ctx, { companyId, deliveryId });
  const { requestId, version } = subject.delivery;
  const there = await ctx.db.tenant(companyId, (tx) =>
    tx.reportFile.findMany({ where: { companyId, requestId, sinceVersion: version }, select: { locale: true } }),
  );
  const missing = LOCALES.filter((locale) => !there.some((file) => file.locale === locale));
  const made: Made[] = [];
  try {
    for (const locale of missing) {
      run.signal.throwIfAborted();
      made.push(await putDocument(ctx, subject, locale));
    }
    return { made: await ctx.db.tenant(companyId, (tx) => recordDocuments(ctx, tx, subject, made)) };
  } finally {
    await removeUnkept(ctx, made);
  }
}

async function putDocument(ctx: Context, subject: DocumentSubject, locale: Locale): Promise<Made> {
  const bytes = await renderIn(ctx, subject, locale);
  const id = newId();
  const key = `${id.slice(-2)}/${id}`;
  await ctx.files.putBytes(key, bytes);
  return { id, key, locale, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
}

async function renderIn(ctx: Context, subject: DocumentSubject, locale: Locale): Promise<Buffer> {
  const data = storedDeliveryData(subject.delivery);
  const clientLogo = await loadCompanyLogo(ctx, subject.delivery.companyId);
  const { ccrScore } = figuresOfDelivery(data);
  if (data.kind === 'ccr' && ccrScore) {
    const score = memberOf(CCR_SCORES, ccrScore);
    return renderCcr({ ...documentBase(subject, ctx.config, locale), clientLogo, score });
  }
  return renderReport({ ...reportDocument(subject, ctx.config, locale), clientLogo });
}

async function recordDocuments(
  ctx: Context,
  tx: Tx,
  { delivery }: DocumentSubject,
  made: readonly Made[],
): Promise<number> {
  const { companyId, supplierId, requestId, number, version, request } = delivery;
  await lockRow(tx, 'ReportRequest', companyId, requestId);
  const next = await tx.reportDelivery.findFirst({
    where: { companyId, requestId, version: version + 1 },
    select: { version: true },
  });
  const kept = await tx.reportFile.findMany({
    where: { companyId, requestId, sinceVersion: version, locale: { not: null } },
    select: { locale: true },
  });
  const added = made.filter(({ locale }) => !kept.some((file) => file.locale === locale));
  const createdAt = ctx.now();
  await insertFiles(
    tx,
    added.map(({ locale, ...file }) => ({
      ...file,
      companyId,
      name: interpolate(FILE_NAME, { number, version, locale }),
      mime: 'application/pdf',
      createdAt,
    })),
  );
  await insertReportFiles(
    ctx,
    tx,
    added.map(({ id: fileId, locale }) => ({
      companyId,
      supplierId,
      requestId,
      fileId,
      // The document of a score requested in addition to the workflow's report is an additional file, not a second
      // report.
      kind: request.ccrRequestId ? ('additional' as const) : ('bir' as const),
      sinceVersion: version,
      withdrawnIn: next?.version ?? null,
      locale,
    })),
  );
  if (added.length > 0) {
    const facts = { number, version, languages: added.map(({ locale }) => locale) };
    await audit(ctx, tx, {
      companyId,
      action: 'report.make_document',
      objectType: 'report_request',
      objectId: requestId,
      facts,
    });
  }
  return added.length;
}

async function removeUnkept(ctx: Context, made: readonly Made[]): Promise<void> {
  const rows = await ctx.db.read.storedFile.findMany({
    where: { key: { in: made.map(({ key }) => key) } },
    select: { key: true },
  });
  for (const { key } of made) {
    if (!rows.some((row) => row.key === key)) await ctx.files.remove(key);
  }
}
