import type { ScreeningData } from '@homologa/domain/screenings/screening.contract';
import { screeningResult } from '@homologa/domain/screenings/screening-rules';
import type { Context } from '../kernel/context';
import { addComplianceReport, discardReport, storeComplianceReport } from './compliance-report/store-report.steps';
import { judgementsOf, keptDecisions } from './held-decisions.queries';

/**
 * Job `screenings.write-report`: writes the report's next version with the current decisions. At least once, but one
 * version per decision. Does nothing if the screening was deleted or has no result.
 */
export async function writeComplianceReport(
  ctx: Context,
  input: { screeningId: string; decisionId: string; companyId: string },
): Promise<{ written: boolean }> {
  const { screeningId: id, decisionId, companyId } = input;
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
  const facts = { ...supplier, requestedAt, finishedAt, result, data, decisions };
  const stored = await storeComplianceReport(ctx, companyId, facts);
  const written = await ctx.db.tenant(companyId, (tx) =>
    addComplianceReport(ctx, tx, { companyId, screeningId: id, stored, decisionId }),
  );
  if (!written) await discardReport(ctx, stored);
  return { written };
}
