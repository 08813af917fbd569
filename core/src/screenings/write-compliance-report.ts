import type { ScreeningData } from '@homologa/domain/screenings/screening.contract';
import { screeningResult } from '@homologa/domain/screenings/screening-rules';
import type { Context } from '../kernel/context';
import {
  addComplianceReport,
  discardReport,
  nextReportVersion,
  storeComplianceReport,
} from './compliance-report/store-report.steps';
import { judgementsOf, keptDecisions } from './held-decisions.queries';

interface Wanted {
  screeningId: string;
  decisionId: string;
  companyId: string;
}

/**
 * Maximum number of renderings per run. A concurrent report may take the version number during each rendering. After
 * the last rendering, the job fails and is retried.
 */
const MAX_RENDERINGS = 3;

/**
 * Job `screenings.write-report`: writes the report's next version with the current decisions. May run more than once,
 * but writes only one version per decision. Has no effect if the screening was deleted or has no result.
 */
export async function writeComplianceReport(ctx: Context, wanted: Wanted): Promise<{ written: boolean }> {
  for (let rendering = 0; rendering < MAX_RENDERINGS; rendering += 1) {
    const written = await writeVersion(ctx, wanted);
    if (written !== null) return { written };
  }
  throw new Error('other reports of this screening are written at the same time');
}

/** Returns null if another report has taken the version number. */
async function writeVersion(ctx: Context, { screeningId: id, decisionId, companyId }: Wanted): Promise<boolean | null> {
  const { screening, version } = await ctx.db.tenant(companyId, async (tx) => ({
    version: await nextReportVersion(tx, { companyId, screeningId: id }),
    screening: await tx.screening.findFirst({
      where: { id, companyId },
      include: { supplier: { select: { companyName: true, taxId: true, country: true } } },
    }),
  }));
  if (!screening?.data || !screening.finishedAt) return false;
  const data = screening.data as ScreeningData;
  const { supplierId, supplier, requestedAt, finishedAt, requestedById, runId, companyCountry } = screening;
  const decisions = await keptDecisions(ctx, { companyId, supplierId, screeningId: id, data });
  const stored = await storeComplianceReport(ctx, {
    ...supplier,
    country: companyCountry ?? supplier.country,
    companyId,
    screeningId: id,
    version,
    requestedById,
    runId,
    requestedAt,
    finishedAt,
    result: screeningResult(data, judgementsOf(decisions)),
    data,
    decisions,
  });
  const outcome = await ctx.db.tenant(companyId, (tx) =>
    addComplianceReport(ctx, tx, { companyId, screeningId: id, stored, decisionId }),
  );
  if (outcome !== 'added') await discardReport(ctx, stored);
  return outcome === 'overtaken' ? null : outcome === 'added';
}
