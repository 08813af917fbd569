import type { BirSection, BirSectionId } from './bir-form';
import type { BirField } from './field';

/** Value of a field of the report form, in JSON and in the database; missing values are omitted. */
export type BirValue = string | number | boolean | null | undefined;
export type BirRow = Readonly<Record<string, BirValue>>;

/**
 * Data that the supplier entered in the report form. `company` and `form` may contain unknown values of an older form.
 */
export interface BirFormData {
  company: Readonly<Record<string, unknown>>;
  country: string;
  form: Readonly<Record<string, unknown>>;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isValue = (value: unknown): value is BirValue =>
  value == null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

const rowOf = (record: Readonly<Record<string, unknown>>): BirRow =>
  Object.fromEntries(Object.entries(record).filter((entry): entry is [string, BirValue] => isValue(entry[1])));

export function sectionValues(data: BirFormData, id: BirSectionId): BirRow {
  if (id === 'identity') return { ...rowOf(data.company), country: data.country };
  const stored = data.form[id];
  return isRecord(stored) ? rowOf(stored) : {};
}

export function sectionRows(data: BirFormData, id: BirSectionId): BirRow[] {
  const stored = data.form[id];
  return Array.isArray(stored) ? stored.filter(isRecord).map(rowOf) : [];
}

/** True for missing and blank values; 0 and `false` are not blank. */
export const isBlank = (value: BirValue): boolean =>
  value == null || (typeof value === 'string' && value.trim() === '');

export const isShown = ({ shownIf }: BirField, values: BirRow): boolean =>
  shownIf === undefined || values[shownIf.field] === shownIf.is;

/** Returns the JSON path of a section, row or field: `company.tax_id`, `country`, `form.owners.0.share`. */
export function birPath(id: BirSectionId, row: number | null = null, fieldName: string | null = null): string {
  if (id === 'identity') return fieldName === 'country' ? 'country' : `company${fieldName ? `.${fieldName}` : ''}`;
  return ['form', id, row, fieldName].filter((part) => part !== null).join('.');
}

export interface BirPlace {
  section: BirSectionId;
  row: number | null;
  field: string | null;
}

export function linesOf(section: BirSection, data: BirFormData): { row: number | null; values: BirRow }[] {
  if (!section.isList) return [{ row: null, values: sectionValues(data, section.id) }];
  return sectionRows(data, section.id).map((values, row) => ({ row, values }));
}
