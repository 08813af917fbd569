import {
  isCcrScore,
  isFinancialStrength,
  isPaydex,
  isRacRiskIndicator,
  isRating,
  isRiskIndicator,
} from '../catalog/scales';
import { type Violation, violation } from '../errors/error-codes';
import { isDay } from '../identity/day';
import { isPossibleWebsite } from '../identity/website';
import { namesOf } from '../language/record-of';

interface FigureOfKind {
  text: string | null;
  grade: string | null;
  list: string[];
  amount: number | null;
  whole: number | null;
  score: number | null;
  day: string | null;
}
export type ReportFieldKind = keyof FigureOfKind;

interface ReportField {
  wire: string;
  kind: ReportFieldKind;
  isOnScale?: ((grade: string) => boolean) | ((score: number) => boolean);
  column?: string;
  /** Width of the figure's column in a spreadsheet, in characters; number and date columns have a fixed width. */
  width?: number;
  /** Name of the spreadsheet column that contains the sum of all figures with the same `addsTo`. */
  addsTo?: string;
  /** True if the figure is copied to the supplier row, so that lists can filter and sort by it. */
  isCopied?: true;
}

const grade = <const Column extends string>(column: Column, isOnScale: (grade: string) => boolean) =>
  ({ kind: 'grade', isOnScale, column, width: 12, isCopied: true }) as const;

const isCommercialScore = (score: number): boolean => score >= 0 && score <= 100;

/**
 * Figures that the desk enters about a supplier (reference 2.6), in form order; amounts are in the report's currency.
 * `Report` has a column of the same name for each figure. Contracts, answers, the desk's form, lists and exports are
 * derived from this table; labels are in `REPORT_FIELD_WORDS`.
 */
export const REPORT_FIELDS = {
  companyName: { wire: 'company_name', kind: 'text' },
  emails: { wire: 'emails', kind: 'list' },
  address: { wire: 'address', kind: 'text' },
  sic: { wire: 'sic', kind: 'text' },
  taxId: { wire: 'tax_id', kind: 'text' },
  phones: { wire: 'phones', kind: 'list' },
  industry: { wire: 'industry', kind: 'text', column: 'industry', width: 28, isCopied: true },
  dunsNumber: { wire: 'duns_number', kind: 'text' },
  website: { wire: 'website', kind: 'text', isCopied: true },
  financialStrength: { wire: 'financial_strength', ...grade('financial_strength', isFinancialStrength) },
  emmaScore: { wire: 'emma_score', kind: 'amount', column: 'emma_score' },
  paydex: { wire: 'paydex', kind: 'score', isOnScale: isPaydex, column: 'paydex' },
  riskIndicator: { wire: 'risk_indicator', ...grade('risk_indicator', isRiskIndicator) },
  racRiskIndicator: { wire: 'rac_risk_indicator', ...grade('sqr_risk', isRacRiskIndicator) },
  dnbRating: { wire: 'dnb_rating', ...grade('rating', isRating) },
  commercialScore: {
    wire: 'commercial_score',
    kind: 'score',
    isOnScale: isCommercialScore,
    column: 'commercial_score',
    isCopied: true,
  },
  numberOfSuits: { wire: 'number_of_suits', kind: 'whole', column: 'records' },
  balanceSheetDate: { wire: 'balance_sheet_date', kind: 'day', column: 'balance_sheet_date' },
  shareholders: { wire: 'shareholders', kind: 'list' },
  revenue: { wire: 'revenue', kind: 'amount', column: 'revenue' },
  numberOfEmployees: { wire: 'number_of_employees', kind: 'whole', column: 'employees' },
  shortTermDebit: { wire: 'short_term_debit', kind: 'amount', addsTo: 'debt' },
  longTermDebit: { wire: 'long_term_debit', kind: 'amount', addsTo: 'debt' },
  ebit: { wire: 'ebit', kind: 'amount', column: 'ebit' },
  financialExpenses: { wire: 'financial_expenses', kind: 'amount' },
  currentAssets: { wire: 'current_assets', kind: 'amount', addsTo: 'assets' },
  longTermAssets: { wire: 'long_term_assets', kind: 'amount', addsTo: 'assets' },
  currentLiabilities: { wire: 'current_liabilities', kind: 'amount', addsTo: 'liabilities' },
  longTermLiabilities: { wire: 'long_term_liabilities', kind: 'amount', addsTo: 'liabilities' },
  accountsReceivable: { wire: 'accounts_receivable', kind: 'amount', column: 'receivable' },
  accountsPayable: { wire: 'accounts_payable', kind: 'amount', column: 'payable' },
  inventory: { wire: 'inventory', kind: 'amount', column: 'inventory' },
  globalUltimateDunsNumber: {
    wire: 'global_ultimate_duns_number',
    kind: 'text',
    column: 'global_ultimate_duns',
    width: 16,
  },
  globalUltimateCompanyName: {
    wire: 'global_ultimate_company_name',
    kind: 'text',
    column: 'global_ultimate_name',
    width: 30,
  },
  ccrScore: { wire: 'ccr_score', kind: 'grade', isOnScale: isCcrScore, isCopied: true },
} as const satisfies Readonly<Record<string, ReportField>>;

type Table = typeof REPORT_FIELDS;
type Name = keyof Table;
type WithTrait<Trait> = { [Field in Name]: Table[Field] extends Trait ? Field : never }[Name];

export type ReportFieldName = Name;
export type ColumnFigure = WithTrait<{ column: string }>;
export type SummedFigure = WithTrait<{ addsTo: string }>;
export type CopiedFigure = WithTrait<{ isCopied: true }>;
export type ReportSum = Table[SummedFigure]['addsTo'];

export type ReportFigures = { [Field in Name]: FigureOfKind[Table[Field]['kind']] };

export const REPORT_FIELD_NAMES = namesOf(REPORT_FIELDS);

const traitsOf = (name: Name): ReportField => REPORT_FIELDS[name];
const hasColumn = (name: Name): name is ColumnFigure => traitsOf(name).column !== undefined;
const isSummed = (name: Name): name is SummedFigure => traitsOf(name).addsTo !== undefined;

export const isCopiedFigure = (name: Name): name is CopiedFigure => traitsOf(name).isCopied === true;

const COLUMN_FIGURES = REPORT_FIELD_NAMES.filter(hasColumn);
const SUMMED_FIGURES = REPORT_FIELD_NAMES.filter(isSummed);

const SUMS = [...new Set(SUMMED_FIGURES.map((name) => REPORT_FIELDS[name].addsTo))].map(
  (sum) => [sum, SUMMED_FIGURES.filter((name) => REPORT_FIELDS[name].addsTo === sum)] as const,
);

export const SHOWN_FIGURES = [...COLUMN_FIGURES, ...SUMMED_FIGURES];
export type ShownFigure = ColumnFigure | SummedFigure;

const NO_FIGURE: FigureOfKind = {
  text: null,
  grade: null,
  list: [],
  amount: null,
  whole: null,
  score: null,
  day: null,
};

export const NO_FIGURES = Object.fromEntries(
  REPORT_FIELD_NAMES.map((name) => [name, NO_FIGURE[REPORT_FIELDS[name].kind]]),
) as ReportFigures;

export type FiguresOnWire = { [Field in Name as Table[Field]['wire']]: ReportFigures[Field] };

export const figuresOnWire = <Figures extends Readonly<Record<Name, unknown>>>(
  figures: Figures,
): { [Field in Name as Table[Field]['wire']]: Figures[Field] } => {
  const values: Record<string, unknown> = {};
  for (const name of REPORT_FIELD_NAMES) values[REPORT_FIELDS[name].wire] = figures[name];
  return values as { [Field in Name as Table[Field]['wire']]: Figures[Field] };
};

export const byKindOnWire = <Values extends Readonly<Record<ReportFieldKind, unknown>>>(
  values: Values,
): { [Field in Name as Table[Field]['wire']]: Values[Table[Field]['kind']] } =>
  Object.fromEntries(
    REPORT_FIELD_NAMES.map((name) => [REPORT_FIELDS[name].wire, values[REPORT_FIELDS[name].kind]]),
  ) as {
    [Field in Name as Table[Field]['wire']]: Values[Table[Field]['kind']];
  };

type OfColumn<Value> = [
  ofFigure: (name: ColumnFigure) => Value,
  ofSum: (sum: ReportSum, figures: readonly SummedFigure[]) => Value,
];

export const byReportColumn = <Value>(
  ...[ofFigure, ofSum]: OfColumn<Value>
): Record<Table[ColumnFigure]['column'] | ReportSum, Value> =>
  Object.fromEntries([
    ...COLUMN_FIGURES.map((name) => [REPORT_FIELDS[name].column, ofFigure(name)] as const),
    ...SUMS.map(([sum, figures]) => [sum, ofSum(sum, figures)] as const),
  ]) as Record<Table[ColumnFigure]['column'] | ReportSum, Value>;

export type ReportSort = `report.${Table[ColumnFigure]['wire'] | ReportSum}`;

export const byReportSort = <Value>(...[ofFigure, ofSum]: OfColumn<Value>): Record<ReportSort, Value> =>
  Object.fromEntries([
    ...COLUMN_FIGURES.map((name) => [`report.${REPORT_FIELDS[name].wire}`, ofFigure(name)] as const),
    ...SUMS.map(([sum, figures]) => [`report.${sum}`, ofSum(sum, figures)] as const),
  ]) as Record<ReportSort, Value>;

type FieldValue = ReportFigures[ReportFieldName];

const isText = (value: FieldValue): value is string => typeof value === 'string';
const isNumber = (value: FieldValue): value is number => typeof value === 'number' && Number.isFinite(value);

const isWhole = (value: FieldValue): value is number => isNumber(value) && Number.isInteger(value);

const OF_KIND: Readonly<Record<Exclude<ReportFieldKind, 'grade' | 'score'>, (value: FieldValue) => boolean>> = {
  text: isText,
  list: Array.isArray,
  amount: isNumber,
  whole: (value) => isWhole(value) && value >= 0,
  day: (value) => isText(value) && isDay(value),
};

function isValidFigure(name: Name, value: FieldValue): boolean {
  const field = REPORT_FIELDS[name];
  if (name === 'website') return isText(value) && isPossibleWebsite(value);
  if (field.kind === 'grade') return isText(value) && field.isOnScale(value);
  if (field.kind === 'score') return isWhole(value) && field.isOnScale(value);
  return OF_KIND[field.kind](value);
}

/** Reports figures that do not fit their kind or scale (reference 9.5); null and absent figures are valid. */
export function checkReportFigures(figures: Partial<ReportFigures>): Violation[] {
  return REPORT_FIELD_NAMES.filter((name) => {
    const value = figures[name];
    return value != null && value !== '' && !isValidFigure(name, value);
  }).map((name) => violation(name === 'website' ? 'website_invalid' : 'invalid_input', REPORT_FIELDS[name].wire));
}
