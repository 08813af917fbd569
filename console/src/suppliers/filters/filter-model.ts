import { SUPPLIER_STATUS_FILTERS, type SupplierStatusFilter } from '@homologa/domain/catalog/supplier-status';
import type { SupplierListFilter } from '@homologa/domain/suppliers/supplier.contract';

/** A list's filter as the address carries it: whatever somebody typed there. */
export type TableFilter = Readonly<Record<string, unknown>>;

/** Filters that the dialog and the chips show, in their order; search and status have places of their own. */
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
  'questionnaire_status',
  'invitation',
  'created_from',
  'created_to',
] as const satisfies readonly (keyof SupplierListFilter)[];
export type FilterKey = (typeof FILTER_KEYS)[number];

/** What only a delivered report tells (reference 4.9: hidden for pending and in progress). */
export const RATING_KEYS = [
  'financial_strength',
  'risk_indicator',
  'rac_risk_indicator',
  'commercial_score',
  'dnb_rating',
  'ccr_score',
] as const satisfies readonly FilterKey[];

const isRating = (key: string): boolean => (RATING_KEYS as readonly string[]).includes(key);
const isDate = (key: FilterKey): boolean => key === 'created_from' || key === 'created_to';
const isStatus = (value: unknown): value is SupplierStatusFilter =>
  SUPPLIER_STATUS_FILTERS.some((status) => status === value);

/** The values of one filter, however the address writes them: one, a list, or a text with commas. */
export function valuesOf(filter: TableFilter, key: string): string[] {
  const value = filter[key];
  if (Array.isArray(value)) return value.map(String);
  if (typeof value !== 'string' || value === '') return [];
  return value.split(',').filter(Boolean);
}

/** The filter with these values of one key; without any, the key goes. */
export function withValues(filter: TableFilter, key: FilterKey, values: readonly string[]): TableFilter {
  const { [key]: _former, ...others } = filter;
  if (values.length === 0) return others;
  return { ...others, [key]: isDate(key) ? values[0] : [...values] };
}

/** The statuses that a filter leaves; none when it leaves all. */
export function statusesOf(filter: TableFilter): SupplierStatusFilter[] {
  const statuses = [...new Set(valuesOf(filter, 'status'))].filter(isStatus);
  return statuses.includes('all') ? [] : statuses;
}

/** The tab that a filter selects; null when no tab of this list does, and the statuses are chips. */
export function tabOf(filter: TableFilter, tabs: readonly SupplierStatusFilter[]): SupplierStatusFilter | null {
  const statuses = statusesOf(filter);
  if (statuses.length === 0) return 'all';
  const [only] = statuses;
  return statuses.length === 1 && only && tabs.includes(only) ? only : null;
}

/** Whether the statuses are those of suppliers without a report. */
export function hidesRatings(filter: TableFilter): boolean {
  const statuses = statusesOf(filter);
  return statuses.length > 0 && statuses.every((status) => status === 'pending' || status === 'in_progress');
}

/** The filter behind a status tab; on the tabs that hide the rating filters none stays behind unseen. */
export function withStatus(filter: TableFilter, status: SupplierStatusFilter): TableFilter {
  const { status: _former, ...others } = filter;
  if (status === 'all') return others;
  const next = { ...others, status: [status] };
  if (!hidesRatings(next)) return next;
  return Object.fromEntries(Object.entries(next).filter(([key]) => !isRating(key)));
}

/** One applied filter value, to be read and removed. */
export interface FilterChip {
  key: FilterKey | 'status';
  value: string;
}

/** What is applied, one chip a value: statuses only where no tab of this list is for them. */
export function chipsOf(filter: TableFilter, tabs: readonly SupplierStatusFilter[]): FilterChip[] {
  const statuses = tabOf(filter, tabs) === null ? statusesOf(filter) : [];
  return [
    ...statuses.map((value): FilterChip => ({ key: 'status', value })),
    ...FILTER_KEYS.flatMap((key) => valuesOf(filter, key).map((value): FilterChip => ({ key, value }))),
  ];
}

/** The filter without that one value. */
export function withoutChip(filter: TableFilter, chip: FilterChip): TableFilter {
  const rest = valuesOf(filter, chip.key).filter((value) => value !== chip.value);
  if (chip.key !== 'status') return withValues(filter, chip.key, rest);
  const { status: _former, ...others } = filter;
  return rest.length === 0 ? others : { ...others, status: rest };
}

/** How many filters are applied, apart from search and tabs. */
export const appliedCount = (filter: TableFilter): number =>
  FILTER_KEYS.filter((key) => valuesOf(filter, key).length > 0).length;

/** The filter without its filters: search and status stay. */
export const withoutFilters = (filter: TableFilter): TableFilter =>
  Object.fromEntries(Object.entries(filter).filter(([key]) => !(FILTER_KEYS as readonly string[]).includes(key)));

const DAY = 86_400_000;

/** The moments between which the person's own day lies: its midnight, and the next one. */
export const startOfDay = (day: string): string => new Date(`${day}T00:00:00`).toISOString();
export function endOfDay(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + 1).toISOString();
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');
const dayOf = (moment: Date): string =>
  `${moment.getFullYear()}-${twoDigits(moment.getMonth() + 1)}-${twoDigits(moment.getDate())}`;
const isDay = (value: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(value);

/** The day that a bound of `created_from` or `created_to` names, for its field; empty when it names none. */
export function dayOfBound(key: 'created_from' | 'created_to', value: string): string {
  if (isDay(value)) return value;
  const moment = new Date(value);
  if (Number.isNaN(moment.getTime())) return '';
  // The end is the next day's midnight, which does not count any more.
  return dayOf(key === 'created_to' ? new Date(moment.getTime() - DAY / 24 / 60) : moment);
}
