import type { ScreeningData } from '@homologa/domain/screenings/screening.contract';
import { screeningResult } from '@homologa/domain/screenings/screening-rules';
import type { Context } from '../kernel/context';
import { addComplianceReport, storeComplianceReport } from './compliance-report/store-report.steps';
import { judgementsOf, keptDecisions } from './held-decisions.queries';

/**
 * The work of `screenings.write-report`: the report once more, with the judgements made since. At least once; the
 * newest is served. Does nothing for a screening that is gone or found nothing yet.
 */
export async function writeComplianceReport(
  ctx: Context,
  { screeningId: id, companyId }: { screeningId: string; companyId: string },
): Promise<{ written: boolean }> {
  const screening = await ctx.db.tenant(companyId, (tx) =>
    tx.screening.findFirst({
      where: { id, companyId },
      include: { supplier: { select: { companyName: true, taxId: true } } },
    }),
  );
  if (!screening?.data || !screening.finishedAt) return { written: false };
  const data = screening.data as ScreeningData;
  const { supplierId, supplier, requestedAt, finishedAt } = screening;
  const decisions = await keptDecisions(ctx, { companyId, supplierId, screeningId: id, data });
  const result = screeningResult(data, judgementsOf(decisions));
  const stored = await storeComplianceReport(ctx, { ...supplier, requestedAt, finishedAt, result, data, decisions });
  await ctx.db.tenant(companyId, (tx) => addComplianceReport(ctx, tx, { companyId, screeningId: id, stored }));
  return { written: true };
}
