import { assertRules, RulesBrokenError } from '@homologa/domain/errors/domain-error';
import { violation } from '@homologa/domain/errors/error-codes';
import { type Finding, type FindingSeverity, findingsOf } from '@homologa/domain/reports/figure-rules';
import type { ReportContent } from '@homologa/domain/reports/report-details';
import type { Context } from '../../kernel/context';

/**
 * Offset of the easternmost time zone from UTC in milliseconds. A date counts as future only if the day has not begun
 * in any time zone.
 */
const AHEAD_MS = 14 * 3_600_000;

export function findFindings(ctx: Context, { figures, details }: ReportContent): Finding[] {
  const today = new Date(ctx.now().getTime() + AHEAD_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);
  return findingsOf({ figures, details, today });
}

/**
 * Returns the contradictions in the report's content as an error, or null. Throws `figures_impossible` with the path of
 * each error.
 */
export function contradictionOf(ctx: Context, content: ReportContent): RulesBrokenError | null {
  try {
    requireDeliverable(ctx, content, '');
    return null;
  } catch (error) {
    if (error instanceof RulesBrokenError && error.code === 'figures_contradictory') return error;
    throw error;
  }
}

export type ConfirmedContradictions = { contradictions?: string[]; note?: string };

/**
 * Returns the contradictions in the report's content together with the desk's note that explains them. Warnings do not
 * prevent the delivery. Throws `figures_impossible` with the path of each error and, without a note,
 * `figures_contradictory` with the path of each contradiction.
 */
export function requireDeliverable(ctx: Context, content: ReportContent, note: string): ConfirmedContradictions {
  const findings = findFindings(ctx, content);
  const of = (severity: FindingSeverity) => findings.filter((finding) => finding.severity === severity);
  assertRules(of('error').map(({ path }) => violation('figures_impossible', path)));
  const contradictions = of('contradiction');
  if (contradictions.length === 0) return {};
  if (note.trim() === '') {
    throw new RulesBrokenError(contradictions.map(({ path }) => violation('figures_contradictory', path)));
  }
  return { contradictions: contradictions.map(({ rule }) => rule), note: note.trim() };
}
