import { z } from 'zod';
import { BIR_SECTIONS, type BirSectionId, birFormFor, type FormSectionId, isListSection, MAX_ROWS } from './bir-form';
import { type BirField, maxLengthOf } from './field';
import type { BirRow } from './form-values';
import { REGISTRY_FIELDS } from './registration-fields';

const LARGEST_AMOUNT = 1e15;

const scalar = z.union([z.string().max(5000), z.number(), z.boolean(), z.null()]);
const fieldName = z.string().max(80);

/** Value in an unknown section, such as a section of an older form: a plain value, a list or a small table. */
export const looseFormValue = z.union([
  scalar,
  z.array(z.union([scalar, z.record(fieldName, scalar)])).max(200),
  z.record(fieldName, scalar),
]);

/**
 * Returns the schema of a field's value: number, ISO date or text; null and '' clear it. Domain rules, not the schema,
 * validate the meaning.
 */
function valueOf(known: BirField): z.ZodType {
  switch (known.kind) {
    case 'yes_no':
      return z.boolean().nullable();
    case 'whole':
    case 'month':
      return z.number().int().min(-LARGEST_AMOUNT).max(LARGEST_AMOUNT).nullable();
    case 'percent':
    case 'amount':
      return z.number().min(-LARGEST_AMOUNT).max(LARGEST_AMOUNT).nullable();
    case 'day':
      return z.union([z.iso.date(), z.literal('')]).nullable();
    default:
      return z.string().trim().max(maxLengthOf(known)).nullable();
  }
}

const shapeOf = (fields: readonly BirField[]): Record<string, z.ZodType> =>
  Object.fromEntries(fields.map((known) => [known.name, valueOf(known).optional()]));

/**
 * Lists the fields of a section in all countries. When the country of a form changes, the form keeps the values of its
 * previous country.
 */
const allFieldsOf = (id: BirSectionId): readonly BirField[] =>
  ['', ...Object.keys(REGISTRY_FIELDS)].flatMap(
    (country) => birFormFor(country, 'bir').sections.find((section) => section.id === id)?.fields ?? [],
  );

const rowOf = (id: BirSectionId): z.ZodType<BirRow> => z.strictObject(shapeOf(allFieldsOf(id))) as z.ZodType<BirRow>;

const sectionOf = (id: FormSectionId): z.ZodType =>
  (isListSection(id) ? z.array(rowOf(id)).max(MAX_ROWS) : rowOf(id)).nullable().optional();

const formSections = BIR_SECTIONS.filter((id): id is FormSectionId => id !== 'identity');

/** Input for `form`: known sections accept only known fields, unknown sections any value. */
export const birFormInput = z
  .object(Object.fromEntries(formSections.map((id) => [id, sectionOf(id)])))
  .catchall(looseFormValue) as unknown as z.ZodType<Record<string, unknown>>;

/** Input for `company`. The stored object initially contains only `company_name` (reference 7.11). */
export const birCompanyInput = z
  .object(shapeOf(allFieldsOf('identity').filter(({ name }) => name !== 'country')))
  .catchall(looseFormValue) as unknown as z.ZodType<Record<string, unknown>>;
