export const SUPPLIER_COLUMNS = [
  'company_name',
  'workflow',
  'status',
  'labels',
  'contact_person',
  'contact_emails',
  'country',
  'address',
  'sic',
  'tax_id',
  'phone',
  'financial_strength',
  'commercial_score',
  'risk_indicator',
  'sqr_risk',
  'rating',
  'delivery_date',
  'balance_sheet_date',
  'industry',
  'duns',
  'emma_score',
  'paydex',
  'records',
  'website',
  'shareholders',
  'revenue',
  'employees',
  'debt',
  'ebit',
  'assets',
  'liabilities',
  'receivable',
  'payable',
  'inventory',
  'global_ultimate_duns',
  'global_ultimate_name',
  'screen_status',
  'decision',
  'score',
  'ccr_score',
  'ccr_status',
  'questionnaire_status',
  'phase',
  'waiting_since',
  'last_reminded',
  'added',
  'actions',
] as const;
export type SupplierColumn = (typeof SUPPLIER_COLUMNS)[number];

export const DEFAULT_SUPPLIER_COLUMNS: readonly SupplierColumn[] = [
  'company_name',
  'status',
  'waiting_since',
  'decision',
  'risk_indicator',
  'screen_status',
  'country',
  'tax_id',
  'workflow',
  'actions',
];

/** Default columns of a workflow whose questionnaire is scored: the outcome stands beside the decision on it. */
const DEFAULT_SCORED_COLUMNS: readonly SupplierColumn[] = DEFAULT_SUPPLIER_COLUMNS.flatMap((column) =>
  column === 'decision' ? ['score', column] : [column],
);

export const isSupplierColumn = (text: string): text is SupplierColumn =>
  (SUPPLIER_COLUMNS as readonly string[]).includes(text);

/**
 * Returns the columns to show for a stored preference, in the stored order. Drops unknown and repeated names. If no
 * column is left, returns the default columns; `isScored` is true for a workflow whose questionnaire is scored.
 */
export function shownSupplierColumns(
  stored: readonly string[] | null | undefined,
  isScored: boolean,
): readonly SupplierColumn[] {
  const columns = [...new Set(stored ?? [])].filter(isSupplierColumn);
  if (columns.length > 0) return columns;
  return isScored ? DEFAULT_SCORED_COLUMNS : DEFAULT_SUPPLIER_COLUMNS;
}
