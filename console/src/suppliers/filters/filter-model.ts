import { industryKey } from '@homologa/domain/catalog/industry-words';
import { SUPPLIER_STATUS_FILTERS, type SupplierStatusFilter } from '@homologa/domain/catalog/supplier-status';
import type { SupplierListFilter } from '@homologa/domain/suppliers/supplier.contract';

export type TableFilter = Readonly<Record<string, unknown>>;

export const FILTER_KEYS = [
  'workflow_id',
  'country',
  'tags',
  'financial_strength',
  'risk_indicator',
  'rac_risk_indicator',
  'commercial_score',
  'dnb_rating',
  'ccr_score',
  'industry',
  'screen_status',
  'screen_review',
  'new_hits',
  'decision',
  'score_outcome',
  'questionnaire_status',
  'invitation',
  'waiting_for',
  'waiting_side',
  'waiting_days',
  'sent_back',
  'reminders',
  'created_from',
  'created_to',
] as const satisfies readonly (keyof SupplierListFilter)[];
export type FilterKey = (typeof FILTER_KEYS)[number];

/** Filters on the figures of a delivered report; hidden for pending and in-progress suppliers. */
export const RATING_KEYS = [
  'financial_strength',
  'risk_indicator',
  'rac_risk_indicator',
  'commercial_score',
  'dnb_rating',
  'ccr_score',
] as const satisfies readonly FilterKey[];

const isRating = (key: string): boolean => (RATING_KEYS as readonly string[]).includes(key);
const isSingle = (key: FilterKey): boolean => key === 'created_from' || key === 'created_to' || key === 'waiting_days';
const isStatus = (value: unknown): value is SupplierStatusFilter =>
  SUPPLIER_STATUS_FILTERS.some((status) => status === value);

/**
 * Returns a filter's values, which the URL contains as a single value, a list or a comma-separated text. Saved filters
 * name an industry in any language; its key makes them one value.
 */
export function valuesOf(filter: TableFilter, key: string): string[] {
  const values = writtenValues(filter[key]);
  return key === 'industry' ? [...new Set(values.map(industryKey))] : values;
}

function writtenValues(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(String);
  if (typeof value === 'number') return [String(value)];
  if (typeof value !== 'string' || value === '') return [];
  return value.split(',').filter(Boolean);
}

export function withValues(filter: TableFilter, key: FilterKey, values: readonly string[]): TableFilter {
  const { [key]: _former, ...others } = filter;
  if (values.length === 0) return others;
  return { ...others, [key]: isSingle(key) ? values[0] : [...values] };
}

export function statusesOf(filter: TableFilter): SupplierStatusFilter[] {
  const statuses = [...new Set(valuesOf(filter, 'status'))].filter(isStatus);
  return statuses.includes('all') ? [] : statuses;
}

/**
 * Returns the tab that matches the filter's statuses; null if no tab of this list matches. The list then displays the
 * statuses as filter chips.
 */
export function tabOf(filter: TableFilter, tabs: readonly SupplierStatusFilter[]): SupplierStatusFilter | null {
  const statuses = statusesOf(filter);
  if (statuses.length === 0) return 'all';
  const [only] = statuses;
  return statuses.length === 1 && only && tabs.includes(only) ? only : null;
}

export function hidesRatings(filter: TableFilter): boolean {
  const statuses = statusesOf(filter);
  return statuses.length > 0 && statuses.every((status) => status === 'pending' || status === 'in_progress');
}

/** Returns the filter with the status of a tab; the tab `all` removes the status. */
export const withStatus = (filter: TableFilter, status: SupplierStatusFilter): TableFilter =>
  withStatuses(filter, status === 'all' ? [] : [status]);

/** Sets the statuses. Removes the rating filters if the statuses hide them, so that no hidden filter remains active. */
export function withStatuses(filter: TableFilter, statuses: readonly string[]): TableFilter {
  const { status: _former, ...others } = filter;
  if (statuses.length === 0) return others;
  const next = { ...others, status: [...statuses] };
  if (!hidesRatings(next)) return next;
  return Object.fromEntries(Object.entries(next).filter(([key]) => !isRating(key)));
}

export interface FilterChip {
  key: FilterKey | 'status';
  value: string;
}

export function chipsOf(filter: TableFilter, tabs: readonly SupplierStatusFilter[]): FilterChip[] {
  const statuses = tabOf(filter, tabs) === null ? statusesOf(filter) : [];
  return [
    ...statuses.map((value): FilterChip => ({ key: 'status', value })),
    ...FILTER_KEYS.flatMap((key) => valuesOf(filter, key).map((value): FilterChip => ({ key, value }))),
  ];
}

export function withoutChip(filter: TableFilter, chip: FilterChip): TableFilter {
  const rest = valuesOf(filter, chip.key).filter((value) => value !== chip.value);
  if (chip.key !== 'status') return withValues(filter, chip.key, rest);
  const { status: _former, ...others } = filter;
  return rest.length === 0 ? others : { ...others, status: rest };
}

export const appliedCount = (filter: TableFilter): number =>
  FILTER_KEYS.filter((key) => valuesOf(filter, key).length > 0).length;

export const withoutKeys = (filter: TableFilter, keys: readonly string[]): TableFilter =>
  Object.fromEntries(Object.entries(filter).filter(([key]) => !keys.includes(key)));

export const withoutFilters = (filter: TableFilter): TableFilter => withoutKeys(filter, FILTER_KEYS);

/**
 * Returns the number of filters that are displayed as chips. These are the filters of the dialog and, if no tab matches
 * them, the statuses.
 */
export const shownFilterCount = (filter: TableFilter, tabs: readonly SupplierStatusFilter[]): number =>
  appliedCount(filter) + (tabOf(filter, tabs) === null ? 1 : 0);

/** Removes the filters shown as chips; keeps the search and the tab. */
export function withoutShownFilters(filter: TableFilter, tabs: readonly SupplierStatusFilter[]): TableFilter {
  const rest = withoutFilters(filter);
  return tabOf(rest, tabs) === null ? withStatus(rest, 'all') : rest;
}

const DAY = 86_400_000;

/** Start of a day in the user's time zone; `endOfDay` is the next midnight. */
export const startOfDay = (day: string): string => new Date(`${day}T00:00:00`).toISOString();
export function endOfDay(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + 1).toISOString();
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');
const dayOf = (moment: Date): string =>
  `${moment.getFullYear()}-${twoDigits(moment.getMonth() + 1)}-${twoDigits(moment.getDate())}`;
const isDay = (value: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(value);

export function dayOfBound(key: 'created_from' | 'created_to', value: string): string {
  if (isDay(value)) return value;
  const moment = new Date(value);
  if (Number.isNaN(moment.getTime())) return '';
  // `created_to` is exclusive: it is the midnight after the chosen day.
  return dayOf(key === 'created_to' ? new Date(moment.getTime() - DAY / 24 / 60) : moment);
}
