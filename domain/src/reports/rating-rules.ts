import { ratingParts, STRENGTH_CURRENCY, strengthRange } from '../catalog/scales';
import { AMOUNT_UNITS, type ReportDetails } from './report-details';
import type { ReportFigures } from './report-fields';
import { STATEMENT_LINES, type StatementLine, statementSums } from './statement-ratios';

/** What a rule has found wrong at a place on the wire, with the values that its sentence names. */
export interface Broken {
  path: string;
  values?: Readonly<Record<string, string | number>>;
}

/** A report's ratings and what its statement says of them. */
interface Rated {
  figures: Partial<ReportFigures>;
  details: ReportDetails;
}

/** Assets without liabilities, in whole units of the currency; null where one of them is not known. */
function netWorthOf({ figures, details }: Rated): number | null {
  const amounts: Partial<Record<StatementLine, number | null>> = {};
  for (const line of STATEMENT_LINES) amounts[line] = figures[line] ?? null;
  const { netWorth } = statementSums({ endsOn: null, amounts });
  return netWorth === null ? null : netWorth * AMOUNT_UNITS[details.unit ?? 'units'];
}

const RATING = 'figures.dnb_rating';
const STRENGTH = 'figures.financial_strength';

/** The rating names another class of net worth than the financial strength. */
export function ratingAgainstStrength({ figures: { dnbRating, financialStrength } }: Rated): Broken[] {
  const parts = dnbRating ? ratingParts(dnbRating) : null;
  if (!parts || !dnbRating || !financialStrength || parts.strength === financialStrength) return [];
  return [{ path: RATING, values: { rating: dnbRating, rated: parts.strength, strength: financialStrength } }];
}

/** The rating names another condition than the risk indicator. */
export function ratingAgainstRisk({ figures: { dnbRating, riskIndicator } }: Rated): Broken[] {
  const parts = dnbRating ? ratingParts(dnbRating) : null;
  if (!parts || !dnbRating || !riskIndicator || parts.risk === riskIndicator) return [];
  return [{ path: RATING, values: { rating: dnbRating, rated_risk: parts.risk, risk: riskIndicator } }];
}

/** Each financial strength that is stated, by itself or within a rating, once. */
function statedStrengths({ figures: { dnbRating, financialStrength } }: Rated): { path: string; strength: string }[] {
  const rated = dnbRating ? ratingParts(dnbRating)?.strength : undefined;
  return [
    ...(financialStrength ? [{ path: STRENGTH, strength: financialStrength }] : []),
    ...(rated && rated !== financialStrength ? [{ path: RATING, strength: rated }] : []),
  ].filter(({ strength }) => strengthRange(strength) !== null);
}

/** A stated financial strength says another net worth than the statement; judged in the scale's currency alone. */
export function strengthAgainstNetWorth(rated: Rated): Broken[] {
  const netWorth = netWorthOf(rated);
  if (netWorth === null || rated.details.currency !== STRENGTH_CURRENCY) return [];
  return statedStrengths(rated).flatMap(({ path, strength }) => {
    const { from, below } = strengthRange(strength) ?? { from: null, below: null };
    const isWithin = (from === null || netWorth >= from) && (below === null || netWorth < below);
    return isWithin ? [] : [{ path, values: { strength, net_worth: netWorth, currency: STRENGTH_CURRENCY } }];
  });
}

/** A financial strength and a net worth that cannot be compared: the statement is in another currency. */
export function netWorthNotComparable(rated: Rated): Broken[] {
  const { currency } = rated.details;
  if (netWorthOf(rated) === null || currency === null || currency === STRENGTH_CURRENCY) return [];
  const [stated] = statedStrengths(rated);
  return stated
    ? [{ path: stated.path, values: { strength: stated.strength, currency, scale: STRENGTH_CURRENCY } }]
    : [];
}
