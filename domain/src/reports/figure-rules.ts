import { MONEY_LIMIT } from './limits';
import {
  type Broken,
  netWorthNotComparable,
  ratingAgainstRisk,
  ratingAgainstStrength,
  strengthAgainstNetWorth,
} from './rating-rules';
import { AMOUNT_UNITS, type ReportDetails, STATEMENT_FIGURES } from './report-details';
import { REPORT_FIELDS, type ReportFigures } from './report-fields';

/**
 * Severities of findings about the figures of a report: an error blocks the delivery, a contradiction blocks it until
 * it is corrected or confirmed with a note, and a warning only asks for a review.
 */
export const FINDING_SEVERITIES = ['error', 'contradiction', 'warning'] as const;
export type FindingSeverity = (typeof FINDING_SEVERITIES)[number];

/** Report content that the figure rules check; `today` is the current date at the desk, YYYY-MM-DD. */
interface Judged {
  figures: Partial<ReportFigures>;
  details: ReportDetails;
  today: string;
}

interface Column {
  path: string;
  date: string | null;
  of: (wire: string) => number | null;
}

interface FigureRule {
  severity: FindingSeverity;
  find: (judged: Judged) => (string | Broken)[];
}

const columnsOf = ({ figures, details }: Judged): Column[] => [
  {
    path: 'figures.',
    date: figures.balanceSheetDate ?? null,
    of: (wire) => {
      const name = STATEMENT_FIGURES.find((one) => REPORT_FIELDS[one].wire === wire);
      const amount = name === undefined ? null : figures[name];
      return typeof amount === 'number' ? amount : null;
    },
  },
  ...details.earlier_periods.map(({ balance_sheet_date: date, amounts }, at) => ({
    path: `details.earlier_periods.${at}.`,
    date,
    of: (wire: string) => amounts[wire] ?? null,
  })),
];

const WIRES = STATEMENT_FIGURES.map((name) => REPORT_FIELDS[name].wire);
/** Report figures that may be negative, such as a loss; all other amounts must be zero or more. */
const MAY_BE_NEGATIVE: readonly string[] = ['ebit'];

function sumOf({ of }: Column, wires: readonly string[]): number | null {
  const known = wires.flatMap((wire) => of(wire) ?? []);
  return known.length === 0 ? null : known.reduce((sum, amount) => sum + amount, 0);
}

const over = (parts: readonly string[], whole: readonly string[]) => (judged: Judged) =>
  columnsOf(judged).flatMap((column) => {
    const [part, all] = [sumOf(column, parts), sumOf(column, whole)];
    return part !== null && all !== null && part > all ? parts.map((wire) => column.path + wire) : [];
  });

const inColumns = (isWrong: (amount: number, wire: string, judged: Judged) => boolean) => (judged: Judged) =>
  columnsOf(judged).flatMap((column) =>
    WIRES.filter((wire) => {
      const amount = column.of(wire);
      return amount !== null && isWrong(amount, wire, judged);
    }).map((wire) => column.path + wire),
  );

const sharesOf = ({ details }: Judged): number[] => details.shareholdings.flatMap(({ share }) => share ?? []);
const total = (shares: readonly number[]): number => shares.reduce((sum, share) => sum + share, 0);
/** Tolerance, in percentage points, for the sum of all shareholdings, because each share is rounded to two decimals. */
const ROUNDING = 0.1;

const hasMoney = (judged: Judged): boolean => columnsOf(judged).some((column) => sumOf(column, WIRES) !== null);

export const FIGURE_RULES = {
  day_to_come: {
    severity: 'error',
    find: (judged) => [
      ...columnsOf(judged).flatMap(({ path, date }) =>
        (date ?? '') > judged.today ? [`${path}balance_sheet_date`] : [],
      ),
      ...judged.details.suits.flatMap(({ date }, at) =>
        (date ?? '') > judged.today ? [`details.suits.${at}.date`] : [],
      ),
    ],
  },
  negative_amount: {
    severity: 'error',
    find: inColumns((amount, wire) => amount < 0 && !MAY_BE_NEGATIVE.includes(wire)),
  },
  too_large: {
    severity: 'error',
    find: inColumns(
      (amount, _wire, { details }) => Math.abs(amount) * AMOUNT_UNITS[details.unit ?? 'units'] > MONEY_LIMIT,
    ),
  },
  periods_out_of_order: {
    severity: 'error',
    find: (judged) => {
      const columns = columnsOf(judged);
      return columns.flatMap(({ path, date }, at) => {
        const later = columns[at - 1]?.date;
        return date && later && date >= later ? [`${path}balance_sheet_date`] : [];
      });
    },
  },
  shares_over_hundred: {
    severity: 'error',
    find: (judged) => (total(sharesOf(judged)) > 100 + ROUNDING ? ['details.shareholdings'] : []),
  },
  suits_not_counted: {
    severity: 'error',
    find: ({ figures: { numberOfSuits: count }, details: { suits } }) =>
      typeof count === 'number' && count < suits.length ? ['figures.number_of_suits'] : [],
  },
  rating_against_strength: { severity: 'contradiction', find: ratingAgainstStrength },
  rating_against_risk: { severity: 'contradiction', find: ratingAgainstRisk },
  strength_against_net_worth: { severity: 'contradiction', find: strengthAgainstNetWorth },
  net_worth_not_comparable: { severity: 'warning', find: netWorthNotComparable },
  parts_over_current_assets: {
    severity: 'warning',
    find: over(['accounts_receivable', 'inventory'], ['current_assets']),
  },
  payable_over_liabilities: { severity: 'warning', find: over(['accounts_payable'], ['current_liabilities']) },
  short_debt_over_liabilities: { severity: 'warning', find: over(['short_term_debit'], ['current_liabilities']) },
  long_debt_over_liabilities: { severity: 'warning', find: over(['long_term_debit'], ['long_term_liabilities']) },
  liabilities_over_assets: {
    severity: 'warning',
    find: over(['current_liabilities', 'long_term_liabilities'], ['current_assets', 'long_term_assets']),
  },
  shares_under_hundred: {
    severity: 'warning',
    find: (judged) => {
      const shares = sharesOf(judged);
      const isWhole = shares.length > 0 && shares.length === judged.details.shareholdings.length;
      return isWhole && total(shares) < 100 - ROUNDING ? ['details.shareholdings'] : [];
    },
  },
  no_currency: {
    severity: 'warning',
    find: (judged) => (hasMoney(judged) && judged.details.currency === null ? ['details.currency'] : []),
  },
  no_balance_sheet_date: {
    severity: 'warning',
    find: (judged) =>
      columnsOf(judged).flatMap((column) =>
        sumOf(column, WIRES) !== null && !column.date ? [`${column.path}balance_sheet_date`] : [],
      ),
  },
} as const satisfies Readonly<Record<string, FigureRule>>;
export type FigureRuleName = keyof typeof FIGURE_RULES;

export interface Finding {
  rule: FigureRuleName;
  severity: FindingSeverity;
  path: string;
  values?: Readonly<Record<string, string | number>>;
}

export const findingsOf = (judged: Judged): Finding[] =>
  (Object.keys(FIGURE_RULES) as FigureRuleName[]).flatMap((rule) => {
    const { severity, find } = FIGURE_RULES[rule];
    return find(judged).map((broken) => ({
      rule,
      severity,
      ...(typeof broken === 'string' ? { path: broken } : broken),
    }));
  });
