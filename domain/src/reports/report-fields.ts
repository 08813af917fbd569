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

/** The figures that the desk enters about a supplier (client-platform.md section 3); amounts are in the report's currency. */
export interface ReportFigures {
  companyName: string | null;
  emails: readonly string[];
  address: string | null;
  sic: string | null;
  taxId: string | null;
  phones: readonly string[];
  industry: string | null;
  dunsNumber: string | null;
  website: string | null;
  financialStrength: string | null;
  emmaScore: number | null;
  paydex: number | null;
  riskIndicator: string | null;
  racRiskIndicator: string | null;
  dnbRating: string | null;
  commercialScore: number | null;
  numberOfSuits: number | null;
  balanceSheetDate: string | null;
  shareholders: readonly string[];
  revenue: number | null;
  numberOfEmployees: number | null;
  shortTermDebit: number | null;
  longTermDebit: number | null;
  ebit: number | null;
  financialExpenses: number | null;
  currentAssets: number | null;
  longTermAssets: number | null;
  currentLiabilities: number | null;
  longTermLiabilities: number | null;
  accountsReceivable: number | null;
  accountsPayable: number | null;
  inventory: number | null;
  globalUltimateDunsNumber: string | null;
  globalUltimateCompanyName: string | null;
  ccrScore: string | null;
}

export type ReportFieldName = keyof ReportFigures;
type ReportFieldKind = 'text' | 'list' | 'amount' | 'whole' | 'day' | 'scale';

interface ReportField {
  /** The name on the wire. */
  wire: string;
  kind: ReportFieldKind;
}

/** Every figure with its wire name and kind, in the order of the desk's form. */
export const REPORT_FIELDS: Readonly<Record<ReportFieldName, ReportField>> = {
  companyName: { wire: 'company_name', kind: 'text' },
  emails: { wire: 'emails', kind: 'list' },
  address: { wire: 'address', kind: 'text' },
  sic: { wire: 'sic', kind: 'text' },
  taxId: { wire: 'tax_id', kind: 'text' },
  phones: { wire: 'phones', kind: 'list' },
  industry: { wire: 'industry', kind: 'text' },
  dunsNumber: { wire: 'duns_number', kind: 'text' },
  website: { wire: 'website', kind: 'text' },
  financialStrength: { wire: 'financial_strength', kind: 'scale' },
  emmaScore: { wire: 'emma_score', kind: 'amount' },
  paydex: { wire: 'paydex', kind: 'scale' },
  riskIndicator: { wire: 'risk_indicator', kind: 'scale' },
  racRiskIndicator: { wire: 'rac_risk_indicator', kind: 'scale' },
  dnbRating: { wire: 'dnb_rating', kind: 'scale' },
  commercialScore: { wire: 'commercial_score', kind: 'scale' },
  numberOfSuits: { wire: 'number_of_suits', kind: 'whole' },
  balanceSheetDate: { wire: 'balance_sheet_date', kind: 'day' },
  shareholders: { wire: 'shareholders', kind: 'list' },
  revenue: { wire: 'revenue', kind: 'amount' },
  numberOfEmployees: { wire: 'number_of_employees', kind: 'whole' },
  shortTermDebit: { wire: 'short_term_debit', kind: 'amount' },
  longTermDebit: { wire: 'long_term_debit', kind: 'amount' },
  ebit: { wire: 'ebit', kind: 'amount' },
  financialExpenses: { wire: 'financial_expenses', kind: 'amount' },
  currentAssets: { wire: 'current_assets', kind: 'amount' },
  longTermAssets: { wire: 'long_term_assets', kind: 'amount' },
  currentLiabilities: { wire: 'current_liabilities', kind: 'amount' },
  longTermLiabilities: { wire: 'long_term_liabilities', kind: 'amount' },
  accountsReceivable: { wire: 'accounts_receivable', kind: 'amount' },
  accountsPayable: { wire: 'accounts_payable', kind: 'amount' },
  inventory: { wire: 'inventory', kind: 'amount' },
  globalUltimateDunsNumber: { wire: 'global_ultimate_duns_number', kind: 'text' },
  globalUltimateCompanyName: { wire: 'global_ultimate_company_name', kind: 'text' },
  ccrScore: { wire: 'ccr_score', kind: 'scale' },
};

export const REPORT_FIELD_NAMES = Object.keys(REPORT_FIELDS) as ReportFieldName[];

type FieldValue = ReportFigures[ReportFieldName];

const isText = (value: FieldValue): value is string => typeof value === 'string';
const isNumber = (value: FieldValue): value is number => typeof value === 'number' && Number.isFinite(value);

const OF_KIND: Readonly<Record<Exclude<ReportFieldKind, 'scale'>, (value: FieldValue) => boolean>> = {
  text: isText,
  list: Array.isArray,
  amount: isNumber,
  whole: (value) => isNumber(value) && Number.isInteger(value) && value >= 0,
  day: (value) => isText(value) && isDay(value),
};

const ON_SCALE: Partial<Record<ReportFieldName, (value: FieldValue) => boolean>> = {
  financialStrength: (value) => isText(value) && isFinancialStrength(value),
  paydex: (value) => isNumber(value) && Number.isInteger(value) && isPaydex(value),
  riskIndicator: (value) => isText(value) && isRiskIndicator(value),
  racRiskIndicator: (value) => isText(value) && isRacRiskIndicator(value),
  dnbRating: (value) => isText(value) && isRating(value),
  commercialScore: (value) => isNumber(value) && Number.isInteger(value) && value >= 0 && value <= 100,
  ccrScore: (value) => isText(value) && isCcrScore(value),
};

function isValidFigure(name: ReportFieldName, value: FieldValue): boolean {
  const { kind } = REPORT_FIELDS[name];
  return kind === 'scale' ? (ON_SCALE[name]?.(value) ?? false) : OF_KIND[kind](value);
}

/** The figures that do not fit their kind or scale (decisions.md section 5); null and absent are no figure. */
export function checkReportFigures(figures: Partial<ReportFigures>): Violation[] {
  return REPORT_FIELD_NAMES.filter((name) => {
    const value = figures[name];
    return value != null && value !== '' && !isValidFigure(name, value);
  }).map((name) => violation('invalid_input', REPORT_FIELDS[name].wire));
}
