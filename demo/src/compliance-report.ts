import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withWorkFolder } from '@homologa/core/files/partial-files';
import type { Upload } from '@homologa/core/files/store-upload';
import type { Context } from '@homologa/core/kernel/context';
import { reportPdf } from '@homologa/core/screenings/compliance-report/report-pdf';
import { NO_FACTS, readPartyFacts } from '@homologa/core/screenings/party-facts.queries';
import { reviewedResult } from '@homologa/core/screenings/settle-supplier.steps';
import type { ScreeningData } from '@homologa/domain/screenings/screening.contract';
import { DEMO_NOTE, searchDemoLists } from './compliance-search';
import type { DemoProduction, PlayedSupplier } from './production';
import { DAY_MS } from './stage';

const NAME = 'compliance_findings_report.pdf';
const SEARCH_MS = 4 * 60_000;

/**
 * Dates the searched editions before the request: the demo has only today's editions to search, which are younger than
 * an old request.
 */
function withEarlierLists({ evidence, ...data }: ScreeningData, requestedAt: Date): ScreeningData {
  if (!evidence) return data;
  const latest = new Date(requestedAt.getTime() - DAY_MS).toISOString();
  const snapshots = evidence.snapshots.map((snapshot) => ({
    ...snapshot,
    imported_at: snapshot.imported_at < latest ? snapshot.imported_at : latest,
  }));
  return { ...data, evidence: { ...evidence, snapshots } };
}

/**
 * Writes the compliance report that the desk delivers for a supplier: the product searches the demo's lists and renders
 * its report of the hits, on which the client has not decided yet. It has no proof, because no screening of the product
 * stands behind its number.
 */
export function withComplianceReport<T>(
  ctx: Context,
  { cast: { companyId, adminName } }: Pick<DemoProduction, 'cast'>,
  { supplierId, company: { companyName, country, taxId }, invite }: PlayedSupplier,
  use: (upload: Upload) => Promise<T>,
): Promise<T> {
  return withWorkFolder(ctx, async (folder) => {
    const finishedAt = ctx.now();
    const requestedAt = new Date(finishedAt.getTime() - SEARCH_MS);
    const facts =
      (await ctx.db.tenant(companyId, (tx) => readPartyFacts(tx, [supplierId]))).get(supplierId) ?? NO_FACTS;
    const subject = { companyName, country, taxId, shareholders: [...invite.shareholders], facts };
    const data = withEarlierLists(await searchDemoLists(ctx, subject, requestedAt), requestedAt);
    const { name: preparedFor } = await ctx.db.read.company.findUniqueOrThrow({
      where: { id: companyId },
      select: { name: true },
    });
    const report = {
      note: DEMO_NOTE,
      companyName,
      taxId,
      country,
      requestedAt,
      finishedAt,
      result: reviewedResult(data, []).status,
      data,
      decisions: [],
      issue: { brand: ctx.config.brand.name, issuedAt: finishedAt, isSandbox: false, proof: null },
      preparedFor,
      clientLogo: null,
      requestedBy: adminName,
    };
    const bytes = await reportPdf(report, 'es');
    const path = join(folder, NAME);
    await writeFile(path, bytes);
    return use({ path, name: NAME, size: bytes.length });
  });
}
