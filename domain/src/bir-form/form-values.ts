import type { BirSection, BirSectionId } from './bir-form';
import type { BirField } from './field';

/** One value as the wire and the database hold it; what is not filled in is absent. */
export type BirValue = string | number | boolean | null | undefined;
export type BirRow = Readonly<Record<string, BirValue>>;

/** A request's data: `company` and `form` may hold more than the form's own fields (an older page's). */
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

/** The values of a section that is no list. */
export function sectionValues(data: BirFormData, id: BirSectionId): BirRow {
  if (id === 'identity') return { ...rowOf(data.company), country: data.country };
  const stored = data.form[id];
  return isRecord(stored) ? rowOf(stored) : {};
}

/** The rows of a list section, in the order typed. */
export function sectionRows(data: BirFormData, id: BirSectionId): BirRow[] {
  const stored = data.form[id];
  return Array.isArray(stored) ? stored.filter(isRecord).map(rowOf) : [];
}

/** Whether nothing is filled in; 0 and 'no' are answers. */
export const isBlank = (value: BirValue): boolean =>
  value == null || (typeof value === 'string' && value.trim() === '');

/** Whether a field is asked for at all, by what its section answers elsewhere. */
export const isShown = ({ shownIf }: BirField, values: BirRow): boolean =>
  shownIf === undefined || values[shownIf.field] === shownIf.is;

/** Where a section, a row or a field is on the wire: `company.tax_id`, `country`, `form.owners.0.share`. */
export function birPath(id: BirSectionId, row: number | null = null, fieldName: string | null = null): string {
  if (id === 'identity') return fieldName === 'country' ? 'country' : `company${fieldName ? `.${fieldName}` : ''}`;
  return ['form', id, row, fieldName].filter((part) => part !== null).join('.');
}

export interface BirPlace {
  section: BirSectionId;
  row: number | null;
  field: string | null;
}

/** Every answer that a section asks for: one line of fields, or one for each row. */
export function linesOf(section: BirSection, data: BirFormData): { row: number | null; values: BirRow }[] {
  if (!section.isList) return [{ row: null, values: sectionValues(data, section.id) }];
  return sectionRows(data, section.id).map((values, row) => ({ row, values }));
}
