import { ratingParts, STRENGTH_CURRENCY, strengthRange } from '../catalog/scales';
import { AMOUNT_UNITS, type ReportDetails } from './report-details';
import type { ReportFigures } from './report-fields';
import { STATEMENT_LINES, type StatementLine, statementSums } from './statement-ratios';

export interface Broken {
  path: string;
  values?: Readonly<Record<string, string | number>>;
}

interface Rated {
  figures: Partial<ReportFigures>;
  details: ReportDetails;
}

/**
 * Computes the net worth (assets minus liabilities) in whole units of the currency; null if the assets or the
 * liabilities are unknown.
 */
function netWorthOf({ figures, details }: Rated): number | null {
  const amounts: Partial<Record<StatementLine, number | null>> = {};
  for (const line of STATEMENT_LINES) amounts[line] = figures[line] ?? null;
  const { netWorth } = statementSums({ endsOn: null, amounts });
  return netWorth === null ? null : netWorth * AMOUNT_UNITS[details.unit ?? 'units'];
}

const RATING = 'figures.dnb_rating';
const STRENGTH = 'figures.financial_strength';

export function ratingAgainstStrength({ figures: { dnbRating, financialStrength } }: Rated): Broken[] {
  const parts = dnbRating ? ratingParts(dnbRating) : null;
  if (!parts || !dnbRating || !financialStrength || parts.strength === financialStrength) return [];
  return [{ path: RATING, values: { rating: dnbRating, rated: parts.strength, strength: financialStrength } }];
}

export function ratingAgainstRisk({ figures: { dnbRating, riskIndicator } }: Rated): Broken[] {
  const parts = dnbRating ? ratingParts(dnbRating) : null;
  if (!parts || !dnbRating || !riskIndicator || parts.risk === riskIndicator) return [];
  return [{ path: RATING, values: { rating: dnbRating, rated_risk: parts.risk, risk: riskIndicator } }];
}

function statedStrengths({ figures: { dnbRating, financialStrength } }: Rated): { path: string; strength: string }[] {
  const rated = dnbRating ? ratingParts(dnbRating)?.strength : undefined;
  return [
    ...(financialStrength ? [{ path: STRENGTH, strength: financialStrength }] : []),
    ...(rated && rated !== financialStrength ? [{ path: RATING, strength: rated }] : []),
  ].filter(({ strength }) => strengthRange(strength) !== null);
}

/**
 * Reports a financial strength that contradicts the net worth in the financial statement. Compares the two only if the
 * statement uses the currency of the strength scale.
 */
export function strengthAgainstNetWorth(rated: Rated): Broken[] {
  const netWorth = netWorthOf(rated);
  if (netWorth === null || rated.details.currency !== STRENGTH_CURRENCY) return [];
  return statedStrengths(rated).flatMap(({ path, strength }) => {
    const { from, below } = strengthRange(strength) ?? { from: null, below: null };
    const isWithin = (from === null || netWorth >= from) && (below === null || netWorth < below);
    return isWithin ? [] : [{ path, values: { strength, net_worth: netWorth, currency: STRENGTH_CURRENCY } }];
  });
}

/**
 * Reports a financial strength that cannot be compared with the net worth, because the financial statement uses another
 * currency than the strength scale.
 */
export function netWorthNotComparable(rated: Rated): Broken[] {
  const { currency } = rated.details;
  if (netWorthOf(rated) === null || currency === null || currency === STRENGTH_CURRENCY) return [];
  const [stated] = statedStrengths(rated);
  return stated
    ? [{ path: stated.path, values: { strength: stated.strength, currency, scale: STRENGTH_CURRENCY } }]
    : [];
}
