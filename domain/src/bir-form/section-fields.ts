import { BIR_CHOICES } from './choices';
import { field, labelled, must } from './field';

const SHARE = { unit: 'percent', min: 0, max: 100 } as const;
const MONEY = { unit: 'currency', min: 0 } as const;
const RESULT = { unit: 'currency' } as const;

/** Identity of the company; stored in the request's `company` and `country` (reference 7.11). */
export const IDENTITY_FIELDS = [
  must('company_name', 'text'),
  must('country', 'country'),
  field('trade_name', 'text'),
  must('tax_id', 'tax_id', { maxLength: 60 }),
  field('duns_number', 'text', { maxLength: 20 }),
  must('phone', 'phone', { maxLength: 60 }),
  must('email', 'email'),
  field('website', 'url'),
] as const;

const ELSEWHERE = { shownIf: { field: 'operations_same', is: false }, isRequired: true } as const;

export const ADDRESS_FIELDS = [
  must('fiscal_street', 'text'),
  must('fiscal_city', 'text'),
  field('fiscal_state', 'state'),
  field('fiscal_postal_code', 'postal_code', { maxLength: 20 }),
  must('operations_same', 'yes_no'),
  field('operations_street', 'text', ELSEWHERE),
  field('operations_city', 'text', ELSEWHERE),
  field('operations_country', 'country', ELSEWHERE),
  field('operations_postal_code', 'text', { ...ELSEWHERE, isRequired: false, maxLength: 20 }),
  field('premises', 'choice', { choices: BIR_CHOICES.premises }),
] as const;

export const OWNER_FIELDS = [
  labelled('owner_name', 'name', 'text', { isRequired: true }),
  labelled('owner_kind', 'kind', 'choice', { isRequired: true, choices: BIR_CHOICES.ownerKind }),
  field('birth_date', 'day', { shownIf: { field: 'kind', is: 'person' } }),
  labelled('identity_document', 'document', 'text', { isRequired: true, maxLength: 60 }),
  must('country', 'country'),
  must('share', 'percent', SHARE),
  field('ultimate_owner', 'yes_no'),
] as const;

export const MANAGEMENT_FIELDS = [
  labelled('full_name', 'name', 'text', { isRequired: true }),
  must('position', 'text'),
  labelled('identity_document', 'document', 'text', { maxLength: 60 }),
  field('legal_representative', 'yes_no'),
  field('email', 'email'),
  field('phone', 'phone', { maxLength: 60 }),
] as const;

export const ACTIVITY_FIELDS = [
  must('main_activity', 'long_text'),
  field('activity_code', 'text', { maxLength: 60 }),
  must('products', 'long_text'),
  must('employees', 'whole', { unit: 'people', min: 0, max: 10_000_000 }),
  field('imports', 'yes_no'),
  field('import_countries', 'text', { shownIf: { field: 'imports', is: true } }),
  field('exports', 'yes_no'),
  field('export_countries', 'text', { shownIf: { field: 'exports', is: true } }),
  field('main_clients', 'long_text'),
] as const;

export const BANK_FIELDS = [
  must('bank', 'text'),
  field('branch', 'text'),
  field('country', 'country'),
  field('account_kind', 'choice', { choices: BIR_CHOICES.accountKind }),
  field('contact_name', 'text'),
  field('phone', 'phone', { maxLength: 60 }),
] as const;

export const REFERENCE_FIELDS = [
  labelled('reference_company', 'company', 'text', { isRequired: true }),
  field('relation', 'choice', { choices: BIR_CHOICES.relation }),
  field('contact_name', 'text'),
  must('phone', 'phone', { maxLength: 60 }),
  field('email', 'email'),
  field('credit_terms', 'text'),
] as const;

export const FIGURE_FIELDS = [
  must('revenue', 'amount', MONEY),
  field('ebit', 'amount', RESULT),
  field('financial_expenses', 'amount', MONEY),
  must('current_assets', 'amount', MONEY),
  must('long_term_assets', 'amount', MONEY),
  field('accounts_receivable', 'amount', MONEY),
  field('inventory', 'amount', MONEY),
  must('current_liabilities', 'amount', MONEY),
  must('long_term_liabilities', 'amount', MONEY),
  field('accounts_payable', 'amount', MONEY),
  field('short_term_debit', 'amount', MONEY),
  field('long_term_debit', 'amount', MONEY),
] as const;

export const FINANCIAL_FIELDS = [
  must('currency', 'currency'),
  must('balance_sheet_date', 'day'),
  field('fiscal_year_end', 'month'),
  field('audited', 'yes_no'),
  field('auditor', 'text', { shownIf: { field: 'audited', is: true } }),
  ...FIGURE_FIELDS,
] as const;
