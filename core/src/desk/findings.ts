import { RulesBrokenError } from '@homologa/domain/errors/domain-error';
import { violation } from '@homologa/domain/errors/error-codes';
import { type Finding, findingsOf } from '@homologa/domain/reports/figure-rules';
import type { ReportContent } from '@homologa/domain/reports/report-details';
import type { Context } from '../kernel/context';

/** The earliest time zone's today: a day that has come anywhere is none to come. */
const AHEAD_MS = 14 * 3_600_000;

/** What figures and details as entered break, today (reference 9.5). */
export function findFindings(ctx: Context, { figures, details }: ReportContent): Finding[] {
  const today = new Date(ctx.now().getTime() + AHEAD_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);
  return findingsOf({ figures, details, today });
}

/** Throws `figures_impossible` with the place of each error; warnings hold nothing back. */
export function demandPossible(ctx: Context, content: ReportContent): void {
  const errors = findFindings(ctx, content).filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new RulesBrokenError(errors.map(({ path }) => violation('figures_impossible', path)));
}
