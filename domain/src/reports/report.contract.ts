import { z } from 'zod';
import { datedFile, isoDate, isoDay } from '../wire/common.contract';

const text = z.string().nullable();
const amount = z.number().nullable();
const whole = z.number().int().nullable();

/** The delivered figures about a supplier (client-platform.md section 3). Amounts are in the report's own currency. */
export const reportResponse = z.object({
  company_name: text,
  emails: z.array(z.string()),
  address: text,
  sic: text,
  tax_id: text,
  phones: z.array(z.string()),
  industry: text,
  duns_number: text,
  financial_strength: text,
  emma_score: amount,
  paydex: whole,
  risk_indicator: text,
  rac_risk_indicator: text,
  dnb_rating: text,
  commercial_score: whole,
  number_of_suits: whole,
  delivery_date: isoDate.nullable(),
  balance_sheet_date: isoDay.nullable(),
  shareholders: z.array(z.string()),
  revenue: amount,
  number_of_employees: whole,
  short_term_debit: amount,
  long_term_debit: amount,
  ebit: amount,
  financial_expenses: amount,
  current_assets: amount,
  long_term_assets: amount,
  current_liabilities: amount,
  long_term_liabilities: amount,
  accounts_receivable: amount,
  accounts_payable: amount,
  inventory: amount,
  global_ultimate_duns_number: text,
  global_ultimate_company_name: text,
  ccr_score: text,
  /** wire.md 25; empty before delivery. */
  files: z.object({ bir: z.array(datedFile), additional: z.array(datedFile) }),
});
export type ReportResponse = z.infer<typeof reportResponse>;

const figureText = z.string().trim().max(1000).nullable().optional();
const figureAmount = z.number().min(-1e15).max(1e15).nullable().optional();
const figureWhole = z.number().int().min(-2_000_000_000).max(2_000_000_000).nullable().optional();
const figureList = z.array(z.string().trim().max(300)).max(200).optional();

/**
 * Figures as the desk enters them: absent keeps, null clears. Scales and ranges are judged by the rules, so
 * that each field is named in `details`.
 */
export const figuresInput = z.object({
  company_name: figureText,
  emails: figureList,
  address: figureText,
  sic: figureText,
  tax_id: figureText,
  phones: figureList,
  industry: figureText,
  duns_number: figureText,
  website: figureText,
  financial_strength: figureText,
  emma_score: figureAmount,
  paydex: figureWhole,
  risk_indicator: figureText,
  rac_risk_indicator: figureText,
  dnb_rating: figureText,
  commercial_score: figureWhole,
  number_of_suits: figureWhole,
  balance_sheet_date: isoDay.nullable().optional(),
  shareholders: figureList,
  revenue: figureAmount,
  number_of_employees: figureWhole,
  short_term_debit: figureAmount,
  long_term_debit: figureAmount,
  ebit: figureAmount,
  financial_expenses: figureAmount,
  current_assets: figureAmount,
  long_term_assets: figureAmount,
  current_liabilities: figureAmount,
  long_term_liabilities: figureAmount,
  accounts_receivable: figureAmount,
  accounts_payable: figureAmount,
  inventory: figureAmount,
  global_ultimate_duns_number: figureText,
  global_ultimate_company_name: figureText,
  ccr_score: figureText,
});
export type FiguresInput = z.infer<typeof figuresInput>;
